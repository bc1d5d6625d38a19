import { idNumber, textIn } from "../calls";
import { floorPlan } from "../content/floor-plan";
import { badges, bookingTimes, services, tiers } from "../content/loyalty";
import { legal } from "../content/pages";
import { languages } from "../content/words";
import { momentAt, pragueText } from "../dates";
import type { Answer, Content, Row } from "../shape";
import { type Asked, type Route, type World, written } from "./route";

/** Public content, and public forms. */
export function publicRoutes(world: World): Route[] {
  const { shape, rows, setting, content } = world;
  const { style } = shape;

  const get = (path: string, answer: (asked: Asked) => Answer): Route => ({ methods: ["GET"], path, answer });
  const post = (path: string, answer: (asked: Asked) => Answer): Route => ({
    methods: ["POST"],
    path,
    answer,
  });
  const list = (asked: Asked, found: Row[]): Answer => shape.ok(shape.list(found, asked.query, asked.path));
  const missing = () => shape.failure("not-found", "Not found.");

  /** Whether a list's parameters include the entity; most of these APIs ignore them. */
  function matcherOf(query: URLSearchParams) {
    return (entity: {
      id: number;
      name: { cz: string; en: string };
      type?: string;
      shop?: number;
      category?: number;
    }) => {
      const { name, type, shop, category } = entity;
      const search = (query.get("search") ?? "").toLowerCase();
      return (
        (!query.has("type") || !type || query.get("type") === type) &&
        (!query.has("company_id") || idNumber(query.get("company_id")) === shop) &&
        (!query.has("category_id") || idNumber(query.get("category_id")) === category) &&
        `${name.cz} ${name.en}`.toLowerCase().includes(search)
      );
    };
  }

  function lists<R extends "companies" | "products" | "rewards" | "events" | "news" | "amenities">(
    resource: R,
  ): Route[] {
    const write = (entity: Content[R]) => shape.write[resource](entity);
    return [
      get(`/${resource}`, (asked) => {
        const entities: Content[R][] = content[resource];
        const found = shape.filters ? entities.filter(matcherOf(asked.query)) : entities;
        return list(asked, [...found.map(write), ...(shape.strays[resource] ?? [])]);
      }),
      get(`/${resource}/:id`, ({ params }) => {
        const entities: Content[R][] = content[resource];
        const entity = entities.find(({ id }) => id === idNumber(params.id));
        return entity ? shape.ok(write(entity)) : missing();
      }),
    ];
  }

  const page = (wanted: (entry: Content["website-pages"]) => boolean): Answer => {
    const found = content["website-pages"].find(wanted);
    return found ? shape.ok(shape.write["website-pages"](found)) : missing();
  };

  const phrase = (query: URLSearchParams) =>
    textIn(
      Object.fromEntries(query),
      "q",
      "query",
      "search",
      "phrase",
      "term",
      "keyword",
      "text",
    ).toLowerCase();

  return [
    get("/companies/featured", (asked) =>
      list(
        asked,
        written(world, "companies", (shop) => shop.featured),
      ),
    ),
    get("/companies-with-entities", (asked) =>
      list(
        asked,
        content.companies.map((shop) => ({
          ...shape.write.companies(shop),
          products: written(world, "products", (offer) => offer.shop === shop.id),
          rewards: written(world, "rewards", (reward) => reward.shop === shop.id),
          events: written(world, "events", (event) => event.shop === shop.id),
          news: written(world, "news", (item) => item.shop === shop.id),
        })),
      ),
    ),
    get("/events/upcoming", (asked) =>
      list(
        asked,
        written(world, "events", (event) => momentAt(setting.now, event.from) > setting.now),
      ),
    ),
    ...lists("companies"),
    ...lists("products"),
    ...lists("rewards"),
    ...lists("events"),
    ...lists("news"),
    ...lists("amenities"),
    get("/categories", (asked) => {
      const type = shape.filters ? asked.query.get("type") : null;
      return list(
        asked,
        written(world, "categories", ({ kind }) => !type || kind === type),
      );
    }),
    get("/faq", (asked) => list(asked, written(world, "faq"))),
    get("/malls", (asked) => list(asked, [shape.malls()])),
    get("/search", ({ query }) => {
      const sought = phrase(query);
      const matches = (entity: { name: { cz: string; en: string } }) =>
        sought !== "" && `${entity.name.cz} ${entity.name.en}`.toLowerCase().includes(sought);
      return shape.ok(
        shape.search({
          companies: written(world, "companies", matches),
          products: written(world, "products", matches),
          rewards: written(world, "rewards", matches),
          events: written(world, "events", matches),
          news: written(world, "news", matches),
          amenities: written(world, "amenities", matches),
        }),
      );
    }),
    get("/post-categories", (asked) =>
      list(asked, [{ id: 1, ...style.words({ name: { cz: "Zápisky", en: "Notes" } }) }]),
    ),
    get("/privacy-policy", () => shape.ok(shape.legal("privacy_policy", legal.privacy_policy))),
    get("/terms-conditions", () => shape.ok(shape.legal("terms_and_conditions", legal.terms_and_conditions))),
    get("/tiers", (asked) => list(asked, tiers.map(rows.tier))),
    get("/badges", (asked) => list(asked, badges.map(rows.badge))),
    get("/sitemap", (asked) =>
      list(
        asked,
        (["companies", "products", "events", "news"] as const).flatMap((resource) =>
          content[resource].map(({ id }) => ({
            resource,
            id: style.id(id),
            updated_at: style.moment(setting.now),
          })),
        ),
      ),
    ),
    get("/settings-web-app/web", () => shape.ok(shape.settings())),
    get("/settings-web-app/hero-banner", () =>
      shape.ok({ hero_banner_items: shape.settings().hero_banner_items }),
    ),
    get("/website-pages/id/:id", ({ params }) => page(({ id }) => id === idNumber(params.id))),
    get("/website-pages/permalink/:permalink{.+}", ({ params }) =>
      page(({ permalink }) => permalink === params.permalink),
    ),
    get("/translations/web/available-locales", () => shape.ok(languages)),
    get("/floorplans/:id", ({ params }) => (params.id === "1" ? shape.ok(floorPlan(style)) : missing())),
    get("/options/parking", () => shape.ok(rows.parking())),
    get("/booking/services", (asked) => list(asked, services.map(rows.service))),
    get("/booking/options", (asked) => {
      const days = [1, 2, 3].map((number) => momentAt(setting.now, { days: number, time: "09:00" }));
      return list(
        asked,
        days.flatMap((day) =>
          bookingTimes.map((time, index) => ({
            date: pragueText(day).slice(0, 10),
            time,
            free: style.flag(index !== 2),
          })),
        ),
      );
    }),
    post("/newsletters/subscription", ({ sent }) =>
      textIn(sent.fields, "email").includes("@")
        ? shape.created(undefined, "Subscribed.")
        : shape.failure("invalid", "The e-mail is not valid.", { email: "The e-mail is not valid." }),
    ),
    post("/newsletters/unsubscribe", () => shape.ok(undefined, "Unsubscribed.")),
    post("/support", ({ sent }) =>
      Object.keys(sent.fields).length > 0
        ? shape.created(undefined, "Thank you.")
        : shape.failure("invalid", "The message is empty.", { message: "The message is empty." }),
    ),
  ];
}
