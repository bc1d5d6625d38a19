import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { href } from "~/locale/href";
import { messageFile } from "~/mall/views/member/messages/message-file.server";
import { inLanguage } from "~/seo/language-parameter.server";
import { memberApi } from "~/session/session.server";
import { tokenOf } from "~/session/token.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";

/**
 * `/message-file?conversation=&message=&file=&language=`: a file of the member's own message, only ever as a download.
 * Anonymous visitors are redirected to log in and then to the screen with the link.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const site = inLanguage(await loadSite(request), query.get("language") ?? "");
  const number = query.get("file") ?? "";
  if (!site || !/^\d$/.test(number)) throw notFound(request);
  const conversation = query.get("conversation") ?? "";
  if (!tokenOf(request)) {
    const screen = href("dashboard-support", null, site.language, { conversation });
    return redirect(href("login", null, site.language, { redirectTo: screen }));
  }
  const file = await messageFile(
    { ...site, member: memberApi(request, site) },
    {
      conversation,
      message: query.get("message") ?? "",
      file: Number(number),
    },
  );
  if (!file) throw notFound(request);
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "Content-Type": file.type,
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replaceAll("'", "%27")}`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
