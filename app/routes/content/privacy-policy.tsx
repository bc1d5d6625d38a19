import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LegalText, legalLinks } from "~/features/pages/legal-text";
import { loadLegalText } from "~/features/pages/load-legal-text.server";
import { pageMeta } from "~/seo/page-head";

export const handle = { i18n: ["page"] };

export const meta = pageMeta;

export const links = legalLinks;

export const loader = ({ request }: LoaderFunctionArgs) => loadLegalText(request, "privacy-policy");

export default function PrivacyPolicy() {
  return <LegalText {...useLoaderData<typeof loader>()} />;
}
