import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { previewHeader, previewPermission } from "@contract/preview.server";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { sharedSite } from "../processes/shared-site";
import { ask, editorSecret } from "../processes/site-process";

const site = sharedSite();
const mall = "promenade";
const soon = () => new Date(Date.now() + 600_000);

const list = z.object({
  data: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        permalink: z.string().optional(),
        translations: z.array(
          z.object({
            locale: z.string(),
            name: z.string().optional(),
            title: z.string().optional(),
            slug: z.string(),
          }),
        ),
      }),
    ),
  }),
});

/** What an editor prepares, of a kind: the mall API's answer to a request with a permission, or another header. */
async function draftOf(kind: string, permission = previewPermission(editorSecret, { mall }, soon())) {
  const answer = await fetch(`${site.mallApi}/${mall}/v1/${kind}?sort=-updated_at&per_page=48`, {
    headers: { [previewHeader]: permission },
  });
  const known = list.parse(await answer.json()).data.data.find(({ id }) => id.endsWith("-draft"));
  const { name, title, slug = "" } = known?.translations.find(({ locale }) => locale === "en") ?? {};
  return known && { id: known.id, name: name ?? title ?? "", slug };
}

const linkTo = (path: string, until = soon(), place: { mall?: string; path?: string } = {}) =>
  `${path}?preview=${previewPermission(editorSecret, { mall, path, ...place }, until)}`;

async function open(path: string) {
  const response = await ask(site, mall, path);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const kinds = [
  ["companies", "shop"],
  ["products", "offer"],
  ["events", "event"],
  ["news", "news-detail"],
  ["rewards", "reward"],
  ["amenities", "amenity"],
] as const;

describe("a link to unpublished content", () => {
  it.each(kinds)("shows a draft of %s, which nobody sees without it", async (kind, screen) => {
    const draft = await draftOf(kind);
    if (!draft) throw new Error("There is a draft");
    const path = `/en/${screen}/${draft.id}/${draft.slug}`;
    expect((await open(path)).status).toBe(404);
    for (let time = 0; time < 2; time++) {
      const { status, headers, html } = await open(linkTo(path));
      expect([status, headers.get("Cache-Control"), headers.get("X-Robots-Tag")]).toEqual([
        200,
        "private, no-store",
        "noindex",
      ]);
      expect(/<h1[^>]*>.*?<\/h1>/s.exec(html)?.[0].replaceAll("&#x27;", "'")).toContain(draft.name);
      expect(html).toMatch(/Preview until [\d. A-Za-z\u00a0]+:\d\d/);
    }
    expect((await open(path)).status, "after that").toBe(404);
    const data = await open(`${linkTo(path).replace("?", ".data?")}`);
    expect([data.status, data.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect(
      await ask(site, mall, `/api/proxy/${kind}?per_page=48`).then((answer) => answer.text()),
    ).not.toContain(draft.id);
  });

  it("is for one page of one mall, and for a time", async () => {
    const path = "/en/news/1";
    expect((await open(linkTo(path))).html).toContain("Preview until");
    const wrong = [
      linkTo(path, new Date(Date.now() - 1_000)),
      linkTo(path, soon(), { path: "/en/events/1" }),
      linkTo(path, soon(), { mall: "europasc" }),
      linkTo(path).replace(/.$/, (last) => (last === "0" ? "1" : "0")),
      `${path}?preview=`,
    ];
    for (const link of wrong) {
      const { status, headers, html } = await open(link);
      expect(html, link).toContain("This preview link has expired");
      expect(html).not.toContain("-draft");
      expect([status, headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    }
    expect((await open(path)).html).not.toContain("Preview until");
  });

  it("is printed by the operator's command, for a page in its own language", async () => {
    const run = promisify(execFile);
    const { stdout } = await run(
      process.execPath,
      ["build/process/operator.js", "preview", mall, "/cz/a/about-draft", "2"],
      {
        env: { ...process.env, EDITOR_SECRET: editorSecret, PORT: String(site.port) },
      },
    );
    const { origin, pathname, search } = new URL(stdout.trim());
    expect(origin).toBe(site.of(mall));
    const { status, html } = await open(pathname + search);
    expect([status, /<html lang="(\w+)"/.exec(html)?.[1]]).toEqual([200, "cs"]);
    expect(html).toContain("Náhled do ");
  });
});

it("the mall API shows unpublished content to nobody without a permission", async () => {
  for (const permission of [
    "",
    "1",
    previewPermission("another secret of thirty-two letters", { mall }, soon()),
    previewPermission(editorSecret, { mall: "europasc" }, soon()),
    previewPermission(editorSecret, { mall }, new Date(Date.now() - 1_000)),
  ])
    expect(await draftOf("news", permission)).toBeUndefined();
});
