import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OpeningText } from "~/features/pages/article";
import { websitePageHead } from "~/features/pages/load-website-page.server";
import { WebsitePage } from "~/features/pages/website-page";
import { receiveSupport } from "~/features/support/send-support.server";
import { DayBar } from "~/features/visit/opening-tables";
import { formHeaders } from "~/forms/form-headers";
import { translatorOf } from "~/locale/i18n.server";
import { withLeafletLink } from "~/mall/views/leaflet/leaflet.server";
import { informationTiles } from "~/mall/views/pages/information.server";
import { pageOfScreen } from "~/mall/views/pages/website-page.server";
import { pageMeta } from "~/seo/page-head";
import { loadSite } from "~/site/site.server";
import { classNames } from "~/ui/class-names";
import { ContentIcon } from "~/ui/content-icon";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

export const handle = { i18n: ["page"] };

export const meta = pageMeta;

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const title = translatorOf(site.language)("content:information.title");
  const [page, tiles] = await Promise.all([pageOfScreen(site, "information", title), informationTiles(site)]);
  const article = withLeafletLink(page.article, site);
  return { ...page, article, tiles, head: websitePageHead(site, "information", page) };
}

export const action = ({ request }: ActionFunctionArgs) => receiveSupport(request);

export default function Information() {
  const { tiles, ...page } = useLoaderData<typeof loader>();
  return (
    <WebsitePage
      {...page}
      article={null}
      layout="beside"
      opening={page.article && <OpeningText html={page.article} />}
    >
      {tiles.asked.length > 0 && (
        <ul className="page mt-8 grid auto-cols-fr gap-3 not-cramped:max-md:grid-cols-2 md:mt-12 md:grid-flow-col md:gap-4">
          {tiles.asked.map(({ name, title, text, fact, href, icon }, at) => (
            <li
              key={href}
              className={classNames(
                "group relative flex min-w-0 flex-col rounded-card bg-surface-sunken p-5 lg:p-8",
                at === 0 && tiles.asked.length % 2 === 1 && "max-md:col-span-full",
              )}
            >
              <h2 className="flex items-center gap-3 font-text text-card font-semibold tracking-normal md:max-lg:flex-col md:max-lg:items-start">
                {icon && <ContentIcon icon={icon} className="size-6 text-accent" />}
                <Link to={href} className="cover-link">
                  {title}
                </Link>
                <Icon name="arrow-right" className="ml-auto text-ink-muted max-lg:hidden" />
              </h2>
              <p className="mt-2 font-display text-heading md:mt-8 lg:text-title">{fact}</p>
              <TileDrawing name={name} {...tiles} />
              {text && (
                <p className="mt-auto inline-block text-small text-ink-muted first-letter:uppercase">
                  {text}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {tiles.others.length > 0 && (
        <ul
          className={classNames(
            "page mb-14 grid gap-x-10 md:mb-20",
            tiles.asked.length > 0 ? "mt-8 md:mt-12" : "mt-8 md:mt-16",
            tiles.others.length > 1 && "sm:grid-cols-2",
          )}
        >
          {tiles.others.map(({ title, hint, text, href, icon }) => (
            <li key={href} className="group relative flex items-center gap-4 border-t border-line py-5">
              {icon && <ContentIcon icon={icon} className="size-6 text-accent" />}
              {/* Where a narrow row has no room for both, the fact is below the title. */}
              <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <div className="min-w-0">
                  <h2 className="wrap-anywhere hyphens-auto font-text text-card font-semibold tracking-normal">
                    <Link to={href} className="cover-link">
                      {title}
                    </Link>
                  </h2>
                  {text && <p className="mt-1 text-small text-ink-muted">{text}</p>}
                </div>
                {hint && (
                  <p className="font-semibold text-accent tabular lg:text-right">
                    {hint.lines.map((line) => (
                      <span key={line} className="block">
                        {line}
                      </span>
                    ))}
                  </p>
                )}
              </div>
              <Icon name="arrow-right" className="text-ink-muted" />
            </li>
          ))}
        </ul>
      )}
    </WebsitePage>
  );
}

type Tiles = Awaited<ReturnType<typeof informationTiles>>;

/** What a tile's fact looks like: today as a bar, the ways, the hours that parking is free. */
function TileDrawing({ name, bar, ways, hours }: Pick<Tiles, "bar" | "ways" | "hours"> & { name: string }) {
  const drawing =
    name === "opening-hours" ? (
      bar && <DayBar bar={bar} />
    ) : name === "parking" ? (
      <span className="grid auto-cols-fr grid-flow-col gap-1">
        {hours.map((hour, at) => (
          <span key={hour} className="text-tiny text-ink-muted tabular">
            <span
              className={classNames(
                "mb-1 block rounded-[2px] py-1.5",
                at < hours.length - 1 ? "bg-accent" : "bg-accent-soft",
              )}
            />
            {hour}
          </span>
        ))}
      </span>
    ) : (
      <span className="flex flex-wrap justify-between gap-x-1.5 gap-y-1">
        {ways.map((icon) => (
          <Icon key={icon} name={icon} className="size-4 text-accent md:size-6" />
        ))}
      </span>
    );
  return (
    <div aria-hidden="true" className="my-3 flex min-h-10 flex-col justify-center">
      {drawing}
    </div>
  );
}
