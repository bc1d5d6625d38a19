import { passKinds } from "@contract/wallet-pass";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { retryAfterSeconds } from "~/forms/rate-limit.server";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { passScreen, walletPass } from "~/mall/views/member/wallet/wallet-pass.server";
import { clientAddressOf } from "~/process/client-address.server";
import { log } from "~/process/log.server";
import { inLanguage } from "~/seo/language-parameter.server";
import { memberApi } from "~/session/session.server";
import { toastCookie } from "~/session/toast.server";
import { tokenOf } from "~/session/token.server";
import { tooManyRequests } from "~/site/bad-request.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";
import { walletPassesOf } from "~/tenant/wallet-passes.server";
import { applePass, applePassType } from "~/wallet-passes/apple-pass.server";
import { appleService } from "~/wallet-passes/apple-service.server";
import { googleObjectsOf } from "~/wallet-passes/google-objects.server";
import { googleObject, googleSaveLink } from "~/wallet-passes/google-pass.server";
import { issuePass } from "~/wallet-passes/issued-pass.server";

const query = z.object({
  wallet: z.enum(["apple", "google"]),
  kind: z.enum(passKinds),
  id: z.string().min(1).max(100).default(""),
  language: z.string(),
});

const uncached = { "Cache-Control": "private, no-store" };

/**
 * `/wallet-pass?wallet=&kind=&id=&language=`: the member's card, or an activated reward or a booking of theirs, as a
 * file for Apple's wallet or a redirect to Google's.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { origin, searchParams } = new URL(request.url);
  const asked = query.safeParse(Object.fromEntries(searchParams)).data;
  const site = asked && inLanguage(await loadSite(request), asked.language);
  if (!site) throw notFound(request);
  const { apple, google } = walletPassesOf(site.tenant, site.now);
  if (!(asked.wallet === "apple" ? apple : google)) throw notFound(request);
  const screen = passScreen(asked.kind, asked.id, site.language);
  const token = tokenOf(request);
  if (!token) return redirect(href("login", null, site.language, { redirectTo: screen }));
  const { tenantId } = site.tenant;
  const wait = await retryAfterSeconds("pass", {
    tenantId,
    address: clientAddressOf(request),
    account: token,
  });
  if (wait) throw tooManyRequests(wait);
  const issued = await issuePass(memberApi(request, site), { ...asked, language: site.language });
  if (!issued) throw notFound(request);
  const { serial } = issued;
  const pass = await walletPass(issued.subject, site);
  if (asked.wallet === "apple" && apple) {
    const file = await applePass(pass, site, {
      wallet: apple,
      serial,
      origin,
      service: appleService(issued.token, origin),
    });
    return new Response(new Uint8Array(file), {
      headers: {
        ...uncached,
        "Content-Type": applePassType,
        "Content-Disposition": `attachment; filename="${asked.kind}.pkpass"`,
      },
    });
  }
  if (!google) throw notFound(request);
  const object = googleObject(pass, { wallet: google, serial, origin });
  try {
    await googleObjectsOf(google).save(object);
  } catch (error) {
    log.error({ err: error, tenant: tenantId }, "A pass could not be added to Google's wallet");
    const text = translatorOf(site.language)("wallet:pass.unavailable");
    const headers = { ...uncached, "Set-Cookie": toastCookie({ kind: "error", text }, request) };
    return redirect(screen, { headers });
  }
  return redirect(await googleSaveLink(google, object.id, origin), { headers: uncached });
}
