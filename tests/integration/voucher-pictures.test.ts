import encodeQR from "qr";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { href } from "../../app/locale/href";
import { createImageResizer } from "../../app/mall/media/image-resizing.server";
import { sharedSite } from "../processes/shared-site";
import { ask, logIn, type RunningSite, startSite } from "../processes/site-process";
import { join } from "../requests/member";
import { hides, shows } from "../screens/page-words";
import { startChangedMallApi } from "../stand-ins/changed-mall-api";
import { startUpstream } from "../stand-ins/upstream";

/** A mall API that sends the codes of vouchers as pictures. */
const tenant = "promenade";
const demo = sharedSite();
const written = "AB12CD34";
let pictures: Awaited<ReturnType<typeof startUpstream>>;
let mallApi: Awaited<ReturnType<typeof startChangedMallApi>>;
let site: RunningSite;
let cookie = "";
/** Ids of a usable voucher and of a used one. */
let usable = "";
let used = "";
/** Whether codes come as text too. */
let hasText = false;

type Voucher = { id: string; status: string };
const isVoucher = (data: unknown): data is Voucher =>
  typeof data === "object" && data !== null && "code" in data && "reward_id" in data;
const withPictures = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(withPictures);
  if (typeof data === "object" && data !== null && "data" in data)
    return { ...data, data: withPictures(data.data) };
  if (!isVoucher(data)) return data;
  return { ...data, code: hasText ? written : undefined, code_image: `${pictures.url}/codes/${data.id}.png` };
};

beforeAll(async () => {
  pictures = await startUpstream(async ({ url = "" }, response) => {
    const [, id = ""] = /^\/codes\/([^/]+)\.png$/.exec(url) ?? [];
    const drawn = await sharp(Buffer.from(encodeQR(id, "svg")), { density: 300 })
      .png()
      .toBuffer();
    response.writeHead(200, { "content-type": "image/png" }).end(drawn);
  });
  mallApi = await startChangedMallApi(demo.mallApi, ({ path }) =>
    path.startsWith("me/customer-rewards") && !path.endsWith("limits") ? withPictures : null,
  );
  site = await startSite({
    MALL_API_URL: mallApi.url,
    IMAGE_HOSTS: new URL(pictures.url).host,
    IMAGE_NETWORKS: "127.0.0.0/8",
    OFFLINE: tenant,
  });
  cookie = await logIn(site, tenant);
  const idsOf = async (part: string) =>
    [...(await open(`/en/dashboard/rewards?show=${part}`)).matchAll(/\/en\/my-reward\/([\w-]+)/g)].map(
      ([, id]) => id ?? "",
    );
  [usable = ""] = await idsOf("active");
  [used = ""] = await idsOf("used");
}, 60_000);
afterAll(async () => {
  await site.stop();
  await mallApi.stop();
  await pictures.stop();
});

beforeEach(() => {
  hasText = false;
});

const request = (path: string, headers: Record<string, string> = { Cookie: cookie }) =>
  ask(site, tenant, path, { headers });

async function open(path: string): Promise<string> {
  const response = await request(path);
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, "");
}

describe("a voucher whose code is a picture", () => {
  it.each([
    ["en", "The code of the reward", "It is scanned from your screen."],
    ["cz", "Kód odměny", "Kód se načte z\u00a0displeje."],
    ["sk", "Kód odmeny", "Kód sa načíta z\u00a0displeja."],
    ["de", "Der Code der Prämie", "Der Code wird vom Display gelesen."],
  ] as const)(
    "shows it with a text for screen readers, and no code of the site's own, in %s",
    async (language, alt, step) => {
      const page = await open(href("my-reward", { id: usable }, language));
      expect(page).toMatch(new RegExp(`<img src="/my-reward-code/${usable}" alt="${alt} [^"]+"`));
      shows(page, step);
      expect(page).not.toMatch(/<svg[^>]*role="img"/);
      hides(page, "select-all");
      hides(page, pictures.url);
      hides(page, `/my-reward/${usable}.`);
      expect(page).toMatch(new RegExp(`<a href="/my-reward-code/${usable}" download`));
    },
  );

  it("is served to its member alone, as scanners can read it, and by the site's own policy", async () => {
    const page = await request(href("my-reward", { id: usable }, "en"));
    expect(page.headers.get("Content-Security-Policy")).toMatch(/img-src 'self'/);
    await page.text();
    const response = await request(`/my-reward-code/${usable}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/png");
    expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
    const { codes } = await createImageResizer().readReceipt(Buffer.from(await response.arrayBuffer()));
    expect(codes).toEqual([{ format: "qr_code", text: usable }]);

    expect((await request(`/my-reward-code/${usable}`, {})).status).toBe(404);
    const stranger = await join(demo, tenant);
    expect((await request(`/my-reward-code/${usable}`, { Cookie: stranger })).status).toBe(404);
    expect((await request("/my-reward-code/nothing")).status).toBe(404);
  });

  it("is not among the pictures of codes once it is used", async () => {
    expect((await request(`/my-reward-code/${used}`)).status).toBe(404);
    hides(await open(href("my-reward", { id: used }, "en")), "my-reward-code");
  });

  it("is not stored for times without a connection, where pictures are missing", async () => {
    const stored = async () => {
      const pack: unknown = await (await request("/offline-member.json?language=en")).json();
      return Object.keys(z.object({ pages: z.record(z.string(), z.unknown()) }).parse(pack).pages);
    };
    expect(await stored()).not.toContain(`/en/my-reward/${usable}`);
    hasText = true;
    expect(await stored()).toContain(`/en/my-reward/${usable}`);
  });
});

it("a voucher whose code is a picture and a text shows both", async () => {
  hasText = true;
  const page = await open(href("my-reward", { id: usable }, "en"));
  expect(page).toMatch(
    new RegExp(`<img src="/my-reward-code/${usable}" alt="The code ${written} for scanners"`),
  );
  shows(page, written);
  expect(page).not.toMatch(/<svg[^>]*role="img"/);
});
