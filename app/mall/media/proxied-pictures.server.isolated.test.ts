import { publicEndpoints } from "@contract/endpoints";
import { image, optionalImage } from "@contract/primitives";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { withOwnPictures } from "./proxied-pictures.server";

process.env.MALL_API_URL = "https://api.harfa.test/{tenant}";
const origin = "https://www.harfa.test";
const rewritten = (answer: unknown) => withOwnPictures(answer, "galerieharfa", origin);
const own = (path: string, width: number) =>
  expect.stringMatching(new RegExp(`^${origin}/image\\?src=[\\w-]{8}${path}&w=${width}$`));

describe("a proxied answer", () => {
  it("has pictures at the site's own signed URLs, in the width that is enough for them", () => {
    const shop = {
      id: "1",
      logo: { url: "/art/logo.png", width: 400, height: 300, color: "#aabbcc" },
      image: { url: "/art/shop.jpg" },
      image_wide: null,
      images: [{ url: "art/one.jpg", width: 4000 }],
      website: "https://shop.test/logo.png",
    };
    expect(rewritten({ data: [shop], total: 1 })).toEqual({
      data: [
        {
          ...shop,
          logo: { ...shop.logo, url: own("/art/logo.png", 480) },
          image: { url: own("/art/shop.jpg", 1600) },
          images: [{ url: own("/art/one.jpg", 1600), width: 4000 }],
        },
      ],
      total: 1,
    });
  });

  it("has them in banners, settings and texts", () => {
    expect(rewritten([{ image: "/a.jpg", image_mobile: null, link: "/en/offers/1" }])).toEqual([
      { image: own("/a.jpg", 1600), image_mobile: null, link: "/en/offers/1" },
    ]);
    const settings = {
      "gift_cards_images.hero": "/art/hero.jpg",
      "icons.parking": "/art/parking.svg",
      "icons.wifi": "lucide:wifi",
      "documents.terms": "/terms.pdf",
      hero_banner_items: JSON.stringify([{ image: "/a.jpg" }]),
    };
    const { hero_banner_items, ...flat } = rewritten(settings) as Record<string, string>;
    expect(flat).toEqual({
      "gift_cards_images.hero": own("/art/hero.jpg", 1600),
      "icons.parking": own("/art/parking.svg", 1600),
      "icons.wifi": "lucide:wifi",
      "documents.terms": "/terms.pdf",
    });
    expect(JSON.parse(hero_banner_items ?? "")).toEqual([{ image: own("/a.jpg", 1600) }]);
    expect(rewritten({ hero_banner_items: "[" })).toEqual({ hero_banner_items: "[" });
    const article = '<p onclick="x()">A &amp; B</p><img src="/a.jpg" srcset="/b.jpg 2x" alt="A" />';
    expect(rewritten({ translations: [{ locale: "en", article }] })).toEqual({
      translations: [
        {
          locale: "en",
          article: expect.stringMatching(
            /^<p onclick="x\(\)">A &amp; B<\/p><img alt="A" src="https:\/\/www\.harfa\.test\/image\?src=[\w-]{8}\/a\.jpg&amp;w=1600" \/>$/,
          ),
        },
      ],
    });
  });

  it("leaves what the site doesn't show as it is", () => {
    const answer = {
      image: { url: "data:image/png;base64,AA" },
      logo: { url: "https://user:word@cdn.test/a.png" },
    };
    expect(rewritten(answer)).toEqual(answer);
  });
});

it("knows each field of public entities that holds a picture", () => {
  const fields = new Set<string>();
  const isPicture = (schema: unknown) => schema === image || schema === optionalImage;
  const collect = (entity: z.ZodObject) => {
    for (const [name, field] of Object.entries(entity.shape)) {
      const list = field instanceof z.ZodDefault ? field.unwrap() : null;
      if (isPicture(field) || (list instanceof z.ZodArray && isPicture(list.element))) fields.add(name);
    }
  };
  for (const name of ["companies", "events", "news", "products", "rewards", "amenities", "tiers"] as const)
    collect(publicEndpoints[name].item);
  expect([...fields]).toEqual(expect.arrayContaining(["image_wide", "images"]));
  const url = { url: "/a.png" };
  for (const field of fields)
    expect(rewritten({ [field]: url }), field).toEqual({ [field]: { url: own("/a.png", 1600) } });
});
