import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { href } from "~/locale/href";
import { isNotFound } from "~/mall/client/mall-api-error";
import { ownVoucher } from "~/mall/client/own-voucher.server";
import { myRewardView } from "~/mall/views/member/wallet/my-reward.server";
import { voucherPicture } from "~/mall/views/member/wallet/voucher-picture.server";
import { slugOf } from "~/mall/views/translation";
import { inLanguage } from "~/seo/language-parameter.server";
import { memberApi } from "~/session/session.server";
import { tokenOf } from "~/session/token.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";

/** `/my-reward/{id}.png`, `?language=`: a member's own voucher as a picture to save. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const [, id] = /^(.{1,100})\.png$/.exec(params.file ?? "") ?? [];
  const site = inLanguage(await loadSite(request), new URL(request.url).searchParams.get("language") ?? "");
  if (!site || !id) throw notFound(request);
  if (!tokenOf(request)) {
    const screen = href("my-reward", { id }, site.language);
    return redirect(href("login", null, site.language, { redirectTo: screen }));
  }
  const own = { ...site, member: memberApi(request, site) };
  const reward = await ownVoucher(own.member, id).catch((error) => {
    throw isNotFound(error) ? notFound(request) : error;
  });
  const name = slugOf(reward.translations, site.language).replaceAll(/[^\w-]/g, "") || "reward";
  const picture = voucherPicture(await myRewardView(own, reward), site);
  if (!picture) throw notFound(request);
  return new Response(await pngOf(picture), {
    headers: {
      "Content-Type": "image/png",
      "Content-Disposition": `attachment; filename="${name}.png"`,
      "Cache-Control": "private, no-store",
    },
  });
}

async function pngOf(svg: string) {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg)).png().toBuffer();
}
