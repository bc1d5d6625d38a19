import { languages } from "@contract/languages";
import { localizedPath, routeNames } from "../../app/locale/route-table";
import { placeholder } from "../texts/translations";
import { type Changes, insertedBefore, json, requireName, UsageError } from "./changes";

const table = "app/locale/route-table.ts";
const paths = "app/locale/paths.json";

/** A content page with a title and a lead: its route, its row of the route table and its texts. */
export function newScreen(given: string | undefined): Changes {
  const name = requireName(given, "A screen's name");
  if (name.startsWith("dashboard-"))
    throw new UsageError(
      "Screens of the member's area share a frame: copy a row of app/locale/member-routes.ts and its file",
    );
  for (const route of routeNames) {
    if (route === name) throw new UsageError(`There is a screen ${name} already: see ${table}`);
    const language = languages.find((code) => localizedPath(route, code) === name);
    if (language) throw new UsageError(`/${language}/${name} is the path of the screen ${route} already`);
  }
  const words = name.replaceAll("-", " ");
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const route = `app/routes/content/${name}.tsx`;
  const texts = languages.map((language): [string, string] => [
    `locales/${language}/${name}.json`,
    json({
      title: placeholder(language, title),
      lead: placeholder(language, "What a visitor finds on this page, in one sentence."),
    }),
  ]);
  return {
    created: { [route]: routeSource(name, title), ...Object.fromEntries(texts) },
    edited: {
      [table]: insertedBefore(
        table,
        "  ...memberRoutes,\n",
        `  "${name}": { file: "routes/content/${name}.tsx", path: "${name}", sitemap: "page" },`,
      ),
      [paths]: insertedBefore(paths, '  "about": {', `  "${name}": {},`),
    },
    left: [
      [`locales/*/${name}.json`, "its texts, in every language"],
      [
        paths,
        `its path in ${languages.filter((code) => code !== "en").join(", ")}; the English one stands in`,
      ],
      [route, "what it shows below its title"],
    ],
  };
}

function routeSource(name: string, title: string): string {
  const component = title
    .split(" ")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
  return `import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageOpening } from "~/features/pages/page-opening";
import { translatorOf } from "~/locale/i18n.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { loadSite } from "~/site/site.server";

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const t = translatorOf(site.language);
  const title = t("${name}:title");
  const lead = t("${name}:lead");
  return { title, lead, head: pageHead(site, "${name}", { title, description: lead }) };
}

export default function ${component}() {
  const { title, lead } = useLoaderData<typeof loader>();
  return <PageOpening title={title} perex={lead} />;
}
`;
}
