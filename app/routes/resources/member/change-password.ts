import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { href } from "~/locale/href";
import { requestLanguage } from "~/locale/request-language.server";

/** `/.well-known/change-password`: where password managers send a member to change the password. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(href("dashboard-profile", {}, requestLanguage(request)), {
    status: 302,
    headers: { "Cache-Control": "no-store", Vary: "Cookie, Accept-Language" },
  });
