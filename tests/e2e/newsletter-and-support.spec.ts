import { readFileSync } from "node:fs";
import { type Language, languageTag } from "@contract/languages";
import { href } from "../../app/locale/href";
import { translateFrom } from "../../app/locale/translate";
import { newestMail } from "../requests/outbox";
import { expect, hydrated, scripting, site, siteOf, test, walks } from "./mall-site";

/** The site takes a faster submission for a bot's. */
const fillTime = 1_300;

for (const { language, tenant, javaScriptEnabled } of walks) {
  test.describe(scripting(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled });
    const newEmail = (what: string) =>
      `${what}-${language}-${javaScriptEnabled ? "js" : "plain"}-${Date.now()}@people.test`;

    test(`a visitor subscribes to the newsletter in the footer and unsubscribes in ${language}`, async ({
      page,
    }) => {
      const t = wordsOf(language);
      const email = newEmail("letter");
      const open = async (path: string) => {
        await page.goto(siteOf(tenant) + path);
        if (javaScriptEnabled) await hydrated(page);
      };
      const heading = page.getByRole("heading", { level: 1 });
      const press = (name: string) =>
        page.getByRole("main").getByRole("button", { name, exact: true }).click();

      await open(href("faq", null, language));
      const footer = page.getByRole("contentinfo");
      await footer.getByLabel(t("common:newsletter.email")).fill(email);
      await footer.getByRole("checkbox").check();
      await page.waitForTimeout(fillTime);
      await footer.getByRole("button", { name: t("common:newsletter.submit") }).click();
      await expect(heading).toHaveText(t("newsletter:asked.title"));
      await expect(page.getByRole("main")).toContainText(email);

      const { link, text } = await newestMail(site().mallApi, email);
      await open(pathOf(link ?? ""));
      await press(t("newsletter:confirm.submit"));
      await expect(heading).toHaveText(t("newsletter:confirmed.title"));
      await open(pathOf(/https?:\S+unsubscribe=[\w-]+/.exec(text)?.[0] ?? ""));
      await press(t("newsletter:unsubscribe.submit"));
      await expect(heading).toHaveText(t("newsletter:unsubscribed.title"));
      await open(`${href("newsletter", null, language)}?confirm=old`);
      expect(page.url()).not.toContain("old");
      await press(t("newsletter:confirm.submit"));
      await expect(page.getByRole("alert").first()).toContainText(t("newsletter:expired"));
    });

    test(`a visitor sends the mall a message with a file in ${language}`, async ({ page }) => {
      const t = wordsOf(language);
      const email = newEmail("plan");
      const permaLink = "space-lease";
      await page.goto(siteOf(tenant) + href("a", { permaLink }, language));
      if (javaScriptEnabled) await hydrated(page);
      const main = page.getByRole("main");
      const send = async () => {
        await page.waitForTimeout(fillTime);
        await main.getByRole("button", { name: t("support:submit"), exact: true }).click();
      };
      const file = (name: string, bytes: string) => ({
        name,
        mimeType: "application/pdf",
        buffer: Buffer.from(bytes),
      });
      await main.getByLabel(t("support:name")).fill("Žofie 🌻");
      await main.getByLabel(t("support:email"), { exact: true }).fill(email);
      await main.getByLabel(t("support:message")).fill("Květinářství,\n40 m²");
      await main.getByLabel(t("support:files")).setInputFiles(file("plan.pdf", "no PDF at all"));
      await expect(main.getByLabel(t("support:topicLabel"))).toHaveValue(permaLink);
      await send();
      // The page itself shows the error, with all input preserved.
      await expect(page.getByRole("alert").first()).toContainText(t("forms:problems.wrongType"));
      await expect(page).toHaveURL(new RegExp(href("a", { permaLink }, language)));
      await expect(main.getByLabel(t("support:message"))).toHaveValue("Květinářství,\n40 m²");
      // With a script the field still has the file.
      if (!javaScriptEnabled) await expect(main.getByText("plan.pdf: ").first()).toBeVisible();
      await main.getByLabel(t("support:files")).setInputFiles(file("plan.pdf", "%PDF-1.4 a plan"));
      await send();
      await expect(main.getByText(t("support:sent.title"))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(href("a", { permaLink }, language)));
      expect((await newestMail(site().mallApi, email)).text).toContain("40 m²");
    });
  });
}

test("files that are too large or too many are not sent", async ({ page }) => {
  const t = wordsOf("en");
  await page.goto(siteOf("promenade") + href("contact", null, "en"));
  await hydrated(page);
  const main = page.getByRole("main");
  const files = main.getByLabel(t("support:files"));
  const file = (name: string, bytes: number) => ({
    name,
    mimeType: "application/pdf",
    buffer: Buffer.alloc(bytes),
  });
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes(href("contact", null, "en")))
      posts.push(request.url());
  });
  const send = () => main.getByRole("button", { name: t("support:submit"), exact: true }).click();
  await files.setInputFiles(file("large.pdf", 6 * 1024 * 1024));
  await main.getByLabel(t("support:name")).fill("Žofie");
  await send();
  // Of several errors the summary names the fields, and what is wrong is said at each.
  await expect(main.getByRole("alert").getByRole("link", { name: t("support:files") })).toBeVisible();
  await expect(files).toHaveAccessibleDescription(new RegExp(t("forms:problems.tooLarge")));
  await expect(main.getByText(t("forms:problems.tooLarge"))).toBeVisible();
  await expect(main.getByLabel(t("support:name"))).toHaveValue("Žofie");
  // Where it is the only one, the summary says it too.
  await main.getByLabel(t("support:email"), { exact: true }).fill("zofie@example.test");
  await main.getByLabel(t("support:message")).fill("A plan");
  await main.getByLabel(t("support:topicLabel")).selectOption({ label: t("support:topic.other") });
  await send();
  await expect(main.getByRole("alert")).toContainText(t("forms:problems.tooLarge"));
  await files.setInputFiles(["1", "2", "3", "4", "5", "6"].map((name) => file(`${name}.pdf`, 10)));
  await send();
  await expect(main.getByRole("alert")).toContainText(t("forms:problems.tooMany"));
  await expect(files).toHaveAccessibleDescription(new RegExp(t("forms:problems.tooMany")));
  expect(posts).toEqual([]);
});

const pathOf = (link: string): string => {
  const { pathname, search } = new URL(link);
  return pathname + search;
};

function wordsOf(language: Language) {
  const texts = new Map(
    ["newsletter", "support", "common", "forms"].map((namespace) => [
      namespace,
      JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, "utf8")),
    ]),
  );
  return translateFrom(texts, languageTag(language));
}
