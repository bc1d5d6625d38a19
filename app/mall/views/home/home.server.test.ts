import type { HeroBannerItem } from "@contract/settings";
import { beforeAll, describe, expect, it } from "vitest";
import { siteOf } from "../../../../tests/stand-ins/site";
import { homeView } from "./home.server";

beforeAll(() => {
  process.env.MALL_API_URL ??= "http://127.0.0.1:9/{tenant}";
});

const banner = (item: Partial<HeroBannerItem>): HeroBannerItem => ({
  image: "/hero.jpg",
  translations: [{ locale: "en", title: "Jazz", button: "Look" }],
  ...item,
});

const homeOf = (banners: HeroBannerItem[], settings: Record<string, string> = {}) =>
  homeView(
    siteOf({
      settings: {
        homepage_items: "hero",
        hero_banner_items: JSON.stringify(banners),
        hero_banner_aspect_ratio: "21/9",
        ...settings,
      },
    }),
  );

describe("a banner of the home page", () => {
  it.each([
    ["shops-services?f=dine", "/en/shops-services?f=dine"],
    ["events", "/en/events/1"],
    ["https://www.example.com/jazz", "https://www.example.com/jazz"],
  ])("links to %s", async (link, to) => {
    const [hero] = (await homeOf([banner({ link })])).hero;
    expect(hero).toMatchObject({ to, button: "Look" });
  });

  it.each(["nowhere", "javascript:alert(1)", ""])("has no button for %o", async (link) => {
    const [hero] = (await homeOf([banner({ link })])).hero;
    expect(hero).toMatchObject({ to: null, button: null });
  });

  it("is cropped to the mall's ratio, and to 4:3 on phones, around its focus", async () => {
    const focused = (await homeOf([banner({ focus: { x: 80, y: 10 } })])).hero[0];
    expect(focused?.image.src).toMatch(/&r=21\/9&at=northeast$/);
    expect(focused?.phoneImage?.src).toMatch(/&r=4\/3&at=northeast$/);
    expect((await homeOf([banner({})])).preview?.src).toMatch(/hero\.jpg$/);
    const ofPhones = (await homeOf([banner({ focus: { x: 50, y: 50 }, image_mobile: "/phone.jpg" })]))
      .hero[0];
    expect(ofPhones?.image.src).toMatch(/&at=center$/);
    expect(ofPhones?.phoneImage?.src).toMatch(/phone\.jpg.*&r=4\/3$/);
  });
});
