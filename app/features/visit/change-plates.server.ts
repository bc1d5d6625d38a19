import { plateRequest } from "@contract/member-parking";
import { data } from "@remix-run/node";
import { z } from "zod";
import { isSupport, sendSupport } from "~/features/support/send-support.server";
import { handleForm, readForm } from "~/forms/form-action.server";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { isNotFound, isUnauthorized } from "~/mall/client/mall-api-error";
import { memberParkingAnchor } from "~/mall/views/visit/member-parking.server";
import { seeOther } from "~/session/see-other.server";
import { memberApi } from "~/session/session.server";
import { toastCookie } from "~/session/toast.server";
import { tokenOf } from "~/session/token.server";
import { loadSite } from "~/site/site.server";

const removal = z.object({ id: z.string().min(1).max(100) });

/** Adds or removes one of a member's number plates, or sends the message to the mall that the page may have a form for. */
export async function changePlates(request: Request) {
  const site = await loadSite(request);
  const form = await readForm(request);
  if (isSupport(form)) return sendSupport(request, site, form);
  const { language } = site;
  const t = translatorOf(language);
  const member = memberApi(request, site);
  const account = () => tokenOf(request) ?? "";
  const done = (text: string) =>
    seeOther(
      href("parking", null, language) + memberParkingAnchor,
      toastCookie({ kind: "success", text }, request),
    );
  switch (form.get("intent")) {
    case "add-plate":
      return handleForm(
        form,
        request,
        site,
        { schema: plateRequest, limit: "change", account },
        async (plate) => {
          await member.addPlate(plate);
          return done(t("member-parking:added"));
        },
      );
    case "delete-plate":
      return handleForm(
        form,
        request,
        site,
        { schema: removal, limit: "change", account },
        async ({ id }) => {
          await member.deletePlate(id).catch((error) => {
            // A DELETE does not end the session: the page finds out whether it is over.
            if (isUnauthorized(error)) throw seeOther(href("parking", null, language));
            // Already removed in another tab.
            if (!isNotFound(error)) throw error;
          });
          return done(t("member-parking:removed"));
        },
      );
    default:
      throw data(null, { status: 400 });
  }
}
