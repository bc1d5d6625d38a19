import { data } from "@remix-run/node";
import { BulkheadRejectedError } from "cockatiel";
import { type ReceiptAnswer, readField } from "~/features/member/receipts/receipt-answer";
import { FormProblem, handleForm, messageOf, typedValues } from "~/forms/form-action.server";
import { intentField } from "~/forms/form-answer";
import { translatorOf } from "~/locale/i18n.server";
import type { MallApi } from "~/mall/client/client.server";
import { MallApiError } from "~/mall/client/mall-api-error";
import { sidePart } from "~/mall/client/side-part.server";
import { ResizingAborted } from "~/mall/media/image-resizing.server";
import { photoProblem, readReceiptPhoto } from "~/mall/media/receipt-photo.server";
import { readReceipt } from "~/mall/receipt-codes/receipt-reading";
import { allCompanies } from "~/mall/views/cards/companies.server";
import { pointsText } from "~/mall/views/cards/points-text.server";
import { receiptForm, receiptKey, storedPhotoForm } from "~/mall/views/member/receipts/receipt-form.server";
import { receiptHref } from "~/mall/views/member/receipts/receipt-href";
import { codeOptions } from "~/mall/views/member/receipts/receipts.server";
import { log } from "~/process/log.server";
import { seeOther } from "~/session/see-other.server";
import { memberApi } from "~/session/session.server";
import { toastCookie } from "~/session/toast.server";
import { tokenOf } from "~/session/token.server";
import type { Site } from "~/site/site.server";

const rulesOf = (request: Request) => ({ limit: "upload", account: () => tokenOf(request) ?? "" }) as const;

/**
 * Submits a member's receipt, idempotent by its key; or, by the button for that, only reads the codes in its photo.
 * @param request one of the receipts' screen: the log-in redirects back to it
 * @returns a redirect to the receipt, or the form with what was read or with its errors
 */
export function sendReceipt(request: Request, site: Site, form: FormData) {
  if (form.has(readField)) return readCodes(request, site, form);
  const { language } = site;
  const t = translatorOf(language);
  const schema = form.has("photo") ? storedPhotoForm(language) : receiptForm(language);
  const api = memberApi(request, site, typedValues(form, ["key", "photo", "photo_name"]));
  return handleForm(form, request, site, { ...rulesOf(request), schema }, async (given) => {
    const { key, file, photo: photo_id, ...receipt } = { photo: undefined, ...given };
    const idempotencyKey = receiptKey({ key, ...receipt });
    const picture = file ? await readUpload(file, api, site) : null;
    const sent = picture
      ? { file: picture.file, fiscal_id: picture.reading?.fiscalId ?? undefined }
      : { photo_id };
    const { data } = await api.sendReceipt({ ...receipt, ...sent }, { idempotencyKey }).catch((error) => {
      const isKnown = error instanceof MallApiError && error.body?.errors?.number?.includes("taken");
      throw isKnown ? new FormProblem({ number: t("dashboard:receipts.duplicate") }, null, 409) : error;
    });
    const text =
      data?.status === "approved" && data.points !== null
        ? t("dashboard:receipts.credited", { points: pointsText(data.points, language) })
        : t("dashboard:receipts.received");
    return seeOther(receiptHref(data?.id, language), toastCookie({ kind: "success", text }, request));
  });
}

/**
 * The form with what the codes in its photo say, beside what was typed. Without scripts the photo would have to be chosen
 * again, so the mall stores it, if its API does that.
 */
function readCodes(request: Request, site: Site, form: FormData) {
  const typed = typedValues(form, [readField, "photo", "photo_name"]);
  const rules = { ...rulesOf(request), schema: receiptForm(site.language).pick({ file: true }) };
  const api = memberApi(request, site);
  return handleForm(form, request, site, rules, async ({ file: photo }) => {
    const { file, reading } = await readUpload(photo, api, site);
    const fiscal_id = reading?.fiscalId ?? undefined;
    const stored =
      form.get(readField) === "script"
        ? null
        : await sidePart(api.sendReceiptPhoto({ file, fiscal_id }), "A receipt's photo was not stored");
    const { file: name = "", ...texts } = typed;
    const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim()));
    const answer: ReceiptAnswer = {
      intent: String(form.get(intentField) ?? ""),
      values: {
        ...reading?.values,
        ...filled,
        ...(stored?.data ? { photo: stored.data.id, photo_name: name } : { file: name }),
      },
      errors: {},
      problem: null,
      reading: reading && {
        values: reading.values,
        foreignTotal: reading.foreignTotal,
        voided: reading.voided,
      },
    };
    return data(answer);
  });
}

/** A photo as the mall gets it, and what its codes say. Throws FormProblem for what is no photo, or of no purchase. */
async function readUpload(photo: File, api: MallApi, site: Site) {
  const t = translatorOf(site.language);
  // Only members' photos are worth the work.
  const [companies] = await Promise.all([allCompanies(site.api), api.profile()]);
  const { file, codes } = await readReceiptPhoto(photo).catch(async (error: unknown) => {
    if (error instanceof BulkheadRejectedError || error instanceof ResizingAborted)
      throw new FormProblem({}, t("forms:outage"), 503);
    log.info({ err: error }, "A photo of a receipt could not be read");
    throw new FormProblem({ file: messageOf(await photoProblem(photo, error), site, "file") });
  });
  const reading = readReceipt(codes, codeOptions(companies, site.language));
  if (reading?.voided) throw new FormProblem({ file: t(`dashboard:receipts.form.${reading.voided}`) });
  return { file, reading };
}
