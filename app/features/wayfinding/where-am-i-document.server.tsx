import { pictureTypes } from "@contract/profile";
import type { FormAnswer } from "~/forms/form-answer";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { defaultHref } from "~/mall/views/links.server";
import { shellName } from "~/mall/views/shell/shell.server";
import type { Site } from "~/site/site.server";
import { Button } from "~/ui/button";
import { FileField } from "~/ui/field";
import { terminalDocument } from "../terminal/terminal-document.server";
import { SmallPage } from "./small-page";
import script from "./where-am-i-browser.js?url";

/** The form for a photo of a code, with what was wrong with the last one. */
export function whereAmIDocument(
  answer: Pick<FormAnswer, "errors" | "problem">,
  site: Site,
  { protocol }: URL,
) {
  const t = translatorOf(site.language);
  const title = t("wayfinding:where.title");
  const home = href("index", null, site.language);
  return terminalDocument(site, protocol === "https:", {
    className: "wayfinding",
    title: `${title} | ${shellName(site)}`,
    script,
    body: (
      <SmallPage
        mall={shellName(site)}
        home={home}
        title={title}
        back={{
          to: defaultHref("floorplan", site.language, site.settings) ?? home,
          title: t("wayfinding:where.back"),
        }}
      >
        <p className="mt-4 max-w-[60ch]">{t("wayfinding:where.help")}</p>
        <form
          method="post"
          encType="multipart/form-data"
          className="mt-6 flex max-w-xl flex-col items-start gap-5"
        >
          {answer.problem && (
            <p role="alert" className="font-semibold text-error">
              {answer.problem}
            </p>
          )}
          <div className="w-full">
            <FileField
              id="file"
              name="file"
              label={t("wayfinding:where.file")}
              error={answer.errors.file ?? null}
              icon="camera"
              words={{ choose: t("forms:file.choose"), drop: t("forms:file.drop") }}
              chosen=""
              accept={pictureTypes.join(",")}
              capture="environment"
              required
            />
          </div>
          <Button type="submit" size="large">
            {t("wayfinding:where.submit")}
          </Button>
        </form>
      </SmallPage>
    ),
  });
}
