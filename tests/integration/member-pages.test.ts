import { languages } from "@contract/languages";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";
import { type NewMember, newMember } from "../requests/new-member";
import { isForMembers, readList, screensOf } from "../screens/screens";
import { timeless } from "../screens/timeless";

const tenant = "galerieharfa";
const site = sharedSite();
let ada: NewMember;
let bob: NewMember;
beforeAll(async () => {
  ada = await newMember(site.mallApi, tenant);
  bob = await newMember(site.mallApi, tenant);
}, 60_000);

/** Opens a page, again if it did not wait for the member's number of messages. */
async function open(path: string, cookie: string, attempts = 3) {
  const response = await ask(site, tenant, path, { headers: { Cookie: cookie } });
  const body = await response.text();
  if (cookie && response.status === 200 && !body.includes("unreadMessages") && attempts > 1)
    return open(path, cookie, attempts - 1);
  return { response, body, renderedAt: /renderedAt[^\d]{1,9}(\d{13})/.exec(body)?.[1] };
}

/** A draft of another form, which no page shows, keeps a page out of every cache. */
const alone = ({ cookie }: NewMember) => `${cookie}; draft=none`;

const seen = ({ response, body }: Awaited<ReturnType<typeof open>>) => ({
  status: response.status,
  location: response.headers.get("Location"),
  caching: response.headers.get("Cache-Control"),
  policy: response.headers.get("Content-Security-Policy")?.replace(/'sha256-[^']+'/g, "hash"),
  body: timeless(body).replace(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, "key"),
});

/** Repeats a comparison of pages during which a quarter of an hour began: what is open may have changed. */
async function unlessShopsClose(compare: () => Promise<void>) {
  const quarter = () => Math.floor(Date.now() / 900_000);
  const before = quarter();
  try {
    await compare();
  } catch (difference) {
    if (quarter() === before) throw difference;
    await compare();
  }
}

const read = (resource: string) =>
  ask(site, tenant, `/api/proxy/${resource}?per_page=48`).then(async (answer) =>
    readList(await answer.json()),
  );

describe("a page that members share", () => {
  it("is the page that is rendered for one member alone, on every screen", async () => {
    const screens = (await screensOf(read)).filter(({ name }) => !isForMembers(name));
    // Each screen in one language, all languages in turn.
    const inTurn = screens.filter(
      ({ language }, at) => languages[Math.floor(at / languages.length) % languages.length] === language,
    );
    for (const { path } of inTurn)
      await unlessShopsClose(async () => {
        const own = seen(await open(path, alone(ada)));
        // The first finds out what the page shows of its member, the second is rendered for all like her.
        for (const _ of ["first", "second", "cached"])
          expect(seen(await open(path, ada.cookie)), path).toEqual(own);
      });
  }, 120_000);

  it("is rendered once for members of whom it shows the same", async () => {
    await open("/en/offers/1", ada.cookie);
    const first = await open("/en/offers/1", ada.cookie);
    const second = await open("/en/offers/1", bob.cookie);
    expect(first.renderedAt).toMatch(/\d/);
    expect(second.renderedAt).toBe(first.renderedAt);
    expect((await open("/en/offers/1", alone(bob))).renderedAt).not.toBe(first.renderedAt);
  });

  it("is that of an amenity which can't be booked too", async () => {
    const list = (await open("/en/amenities/1", "")).body;
    const paths = [...new Set(list.match(/(?<=href=")\/en\/amenity\/[\w-]+\/[\w-]+(?=")/g))];
    const pages = await Promise.all(paths.map(async (path) => [path, (await open(path, "")).body] as const));
    const [path] =
      pages.find(([, body]) => !body.includes('id="booking"')) ?? expect.fail("All can be booked");
    await open(path, ada.cookie);
    const first = await open(path, ada.cookie);
    expect((await open(path, bob.cookie)).renderedAt).toBe(first.renderedAt);
  });

  it("shows each member's own reactions, before and after", async () => {
    const [detail = "", id = ""] =
      /\/en\/offer\/([\w-]+)\/[\w-]+/.exec((await open("/en/offers/1", "")).body) ?? [];
    const react = (reaction: string) =>
      ask(site, tenant, "/reactions", {
        method: "POST",
        body: new URLSearchParams({
          language: "en",
          redirectTo: "/en",
          reaction,
          type: "product",
          id,
        }),
        headers: { Origin: site.of(tenant), Cookie: ada.cookie },
      });
    const isLiked = async ({ cookie }: NewMember) =>
      (await open(detail, cookie)).body.includes('name="reaction" value="unlike"');
    for (const reaction of ["like", "unlike", "like"]) {
      expect((await react(reaction)).status).toBe(303);
      for (const _ of [1, 2]) {
        expect(await isLiked(ada), reaction).toBe(reaction === "like");
        expect(await isLiked(bob), reaction).toBe(false);
        const list = await open("/en/offers/1", ada.cookie);
        expect(timeless(list.body)).toBe(timeless((await open("/en/offers/1", alone(ada))).body));
      }
    }
    const of = async ({ cookie }: NewMember) => timeless((await open("/en/offers/1", cookie)).body);
    expect(await of(ada)).not.toBe(await of(bob));
  });

  it("is never a stranger's, and a stranger's never a member's", async () => {
    for (const path of ["/en", "/en/shops-services", "/en.data"]) {
      const strangers = await open(path, "");
      const members = await open(path, ada.cookie);
      expect(strangers.response.headers.get("Cache-Control")).toContain("public");
      expect(members.response.headers.get("Cache-Control")).toBe("private, no-store");
      expect(members.response.headers.get("Age")).toBeNull();
      expect(timeless((await open(path, "")).body)).toBe(timeless(strangers.body));
      expect(timeless(members.body)).not.toBe(timeless(strangers.body));
    }
  });

  it("is the stranger's page where the session has ended", async () => {
    const { response, body } = await open("/en/shops-services", "token=ended");
    expect(response.status).toBe(200);
    expect(timeless(body)).toBe(timeless((await open("/en/shops-services", "")).body));
  });
});
