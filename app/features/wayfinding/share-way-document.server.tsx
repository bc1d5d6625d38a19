import { href } from "~/locale/href";
import type { ShareWayView } from "~/mall/views/floor-plan/share-way.server";
import { shellName } from "~/mall/views/shell/shell.server";
import type { Site } from "~/site/site.server";
import { Button, ButtonAnchor } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Code } from "../member/points/loyalty-card";
import { terminalDocument } from "../terminal/terminal-document.server";
import script from "./share-way-browser.js?url";
import { SmallPage } from "./small-page";

/** A way as a code and a link; with scripts also by the browser's own sharing. */
export const shareWayDocument = (view: ShareWayView, site: Site, { protocol }: URL) =>
  terminalDocument(site, protocol === "https:", {
    className: "wayfinding",
    title: `${view.title} | ${shellName(site)}`,
    script,
    body: (
      <SmallPage
        mall={shellName(site)}
        home={href("index", null, site.language)}
        title={view.title}
        back={view.back}
      >
        <p className="mt-2 text-ink-muted">{view.summary}</p>
        <p className="mt-6 max-w-[60ch]">{view.help}</p>
        <div className="mt-6 flex flex-wrap items-start gap-8">
          {view.code && <Code code={view.code} label={view.title} className="w-64 rounded-card bg-white" />}
          <div className="flex min-w-0 flex-[1_1_18rem] flex-col items-start gap-3">
            <a
              href={view.url}
              className="max-w-full text-accent underline wrap-anywhere"
              data-link={view.url}
            >
              {view.url}
            </a>
            <Button type="button" hidden data-share={view.title}>
              <Icon name="share-2" />
              {view.texts.share}
            </Button>
            <Button type="button" kind="secondary" hidden data-copy={view.texts.copied}>
              <Icon name="link" />
              <span aria-live="polite">{view.texts.copy}</span>
            </Button>
            {view.services.map(({ to, title, icon }) => (
              <ButtonAnchor key={icon} href={to} kind="secondary" rel="noopener external">
                <Icon name={icon} />
                {title}
              </ButtonAnchor>
            ))}
          </div>
        </div>
      </SmallPage>
    ),
  });
