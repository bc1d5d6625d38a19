import { uploadedFile } from "@contract/picture-file";
import { pictureTypes } from "@contract/profile";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { BulkheadRejectedError } from "cockatiel";
import { z } from "zod";
import { terminalAnswer } from "~/features/terminal/terminal-answer.server";
import { whereAmIDocument } from "~/features/wayfinding/where-am-i-document.server";
import { FormProblem, handleForm, messageOf, readForm } from "~/forms/form-action.server";
import { translatorOf } from "~/locale/i18n.server";
import { ResizingAborted } from "~/mall/media/image-resizing.server";
import { photoProblem, readReceiptPhoto } from "~/mall/media/receipt-photo.server";
import { placeOfCodes } from "~/mall/views/floor-plan/code-place.server";
import { log } from "~/process/log.server";
import { seeOther } from "~/session/see-other.server";
import { loadSite, type Site } from "~/site/site.server";
import { hasKiosks } from "~/tenant/switches.server";

const schema = z.object({ file: uploadedFile(pictureTypes) });

/** `/{language}/where-am-i`: the form for a photo of a code. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  terminalAnswer(request, hasKiosks, async () => ({ errors: {}, problem: null }), whereAmIDocument);

/** Redirects to the plan with the place where the code is, or shows why there is none. */
export async function action({ request }: ActionFunctionArgs) {
  const site = await loadSite(request);
  if (!hasKiosks(site.tenant)) throw data(null, { status: 404 });
  const form = await readForm(request);
  const answer = await handleForm(form, request, site, { schema, limit: "photo" }, async ({ file }) => {
    const found = await placeOfCodes(await codesIn(file, site), site, new URL(request.url).host);
    if ("to" in found) return seeOther(found.to);
    throw new FormProblem({ file: translatorOf(site.language)(`wayfinding:where.${found.problem}`) });
  });
  if (answer instanceof Response) return answer;
  const page = await terminalAnswer(request, hasKiosks, async () => answer.data, whereAmIDocument);
  return new Response(page.body, { status: answer.init?.status ?? 422, headers: page.headers });
}

async function codesIn(photo: File, site: Site) {
  const reading = readReceiptPhoto(photo).catch(async (error: unknown) => {
    if (error instanceof BulkheadRejectedError || error instanceof ResizingAborted)
      throw new FormProblem({}, translatorOf(site.language)("forms:outage"), 503);
    log.info({ err: error }, "A photo of a code could not be read");
    throw new FormProblem({ file: messageOf(await photoProblem(photo, error), site, "file") });
  });
  return (await reading).codes;
}
