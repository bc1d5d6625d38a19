import type { LoaderFunctionArgs } from "@remix-run/node";
import { href } from "~/locale/href";
import { requestLanguage } from "~/locale/request-language.server";
import { languageChoiceRedirect } from "~/tenant/redirects.server";

/** `/.well-known/change-password`: where password managers send a member to change the password. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  languageChoiceRedirect(href("dashboard-profile", {}, requestLanguage(request)));
