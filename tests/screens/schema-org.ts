type Kind =
  | "text"
  | "url"
  | "number"
  | "instant"
  | "day"
  | "time"
  | "node"
  | "list"
  | "boolean"
  | "enumeration";

type TypeRules = {
  /** Without these, search engines ignore the object. */
  required: Record<string, Kind[]>;
  /** Optional properties, whose format is checked if present. */
  recommended?: Record<string, Kind[]>;
};

const placeProperties: TypeRules = {
  required: { name: ["text"], address: ["node"] },
  recommended: {
    hasMemberProgram: ["node"],
    geo: ["node"],
    url: ["url"],
    telephone: ["text"],
    image: ["url", "list"],
    logo: ["url"],
    description: ["text"],
    openingHoursSpecification: ["list"],
    sameAs: ["list"],
  },
};

const eventRules = {
  required: { name: ["text"], startDate: ["instant"], location: ["node"] },
  recommended: {
    description: ["text"],
    endDate: ["instant"],
    eventStatus: ["enumeration"],
    eventAttendanceMode: ["enumeration"],
    image: ["url", "list"],
    offers: ["node"],
    organizer: ["node"],
  },
} satisfies TypeRules;

/**
 * The properties of each schema.org type. Sources: required and recommended properties in Google's Search documentation
 * (developers.google.com/search/docs/appearance/structured-data: local-business, event, product-snippet,
 * merchant-listing, article, faqpage, breadcrumb, loyalty-program); value types from schema.org's definitions.
 */
const types: Record<string, TypeRules> = {
  ShoppingCenter: placeProperties,
  Store: placeProperties,
  Restaurant: {
    ...placeProperties,
    recommended: { ...placeProperties.recommended, servesCuisine: ["text"] },
  },
  Place: placeProperties,
  PostalAddress: {
    required: {
      streetAddress: ["text"],
      postalCode: ["text"],
      addressLocality: ["text"],
      addressCountry: ["text"],
    },
  },
  GeoCoordinates: { required: { latitude: ["number"], longitude: ["number"] } },
  OpeningHoursSpecification: {
    required: { opens: ["time"], closes: ["time"] },
    recommended: { dayOfWeek: ["list"], validFrom: ["day"], validThrough: ["day"] },
  },
  Product: {
    required: { name: ["text"], image: ["url", "list"], offers: ["node"] },
    recommended: { description: ["text"], sku: ["text"], url: ["url"] },
  },
  Offer: {
    required: { url: ["url"] },
    recommended: {
      price: ["number"],
      priceCurrency: ["text"],
      availability: ["enumeration"],
      validFrom: ["instant"],
      validThrough: ["instant"],
      priceValidUntil: ["day"],
      seller: ["node"],
    },
  },
  UnitPriceSpecification: {
    required: { price: ["number"], priceCurrency: ["text"], priceType: ["enumeration"] },
  },
  Event: eventRules,
  ScreeningEvent: {
    required: { ...eventRules.required, workPresented: ["node"] },
    recommended: eventRules.recommended,
  },
  Movie: {
    required: { name: ["text"], image: ["url", "list"] },
    recommended: { url: ["url"], description: ["text"] },
  },
  MovieTheater: placeProperties,
  NewsArticle: {
    required: {
      headline: ["text"],
      image: ["url", "list"],
      datePublished: ["instant"],
      author: ["node"],
      publisher: ["node"],
    },
    recommended: { dateModified: ["instant"], mainEntityOfPage: ["url"], description: ["text"] },
  },
  Organization: { required: { name: ["text"] }, recommended: { url: ["url"], logo: ["url"] } },
  Person: { required: { name: ["text"] } },
  MemberProgram: { required: { name: ["text"], hasTiers: ["list"] }, recommended: { url: ["url"] } },
  MemberProgramTier: {
    required: { name: ["text"], hasTierBenefit: ["enumeration"] },
    recommended: { hasTierRequirement: ["text"] },
  },
  FAQPage: { required: { mainEntity: ["list"] } },
  Question: { required: { name: ["text"], acceptedAnswer: ["node"] } },
  Answer: { required: { text: ["text"] } },
  BreadcrumbList: { required: { itemListElement: ["list"] } },
  ListItem: { required: { position: ["number"], name: ["text"], item: ["url"] } },
};

const checks: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === "string" && value.trim() !== "" && !/<[a-z/]|&(?:amp|lt|#)/i.test(value),
  url: (value) => typeof value === "string" && /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value),
  number: (value) => typeof value === "number" && Number.isFinite(value),
  instant: (value) =>
    typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value) && isDate(value),
  day: (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && isDate(value),
  time: (value) => typeof value === "string" && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value),
  node: (value) => isNode(value) && ("@type" in value || "@id" in value),
  list: (value) => Array.isArray(value) && value.length > 0,
  boolean: (value) => typeof value === "boolean",
  enumeration: (value) => typeof value === "string" && /^https:\/\/schema\.org\/[A-Z]\w+$/.test(value),
};

type Node = Record<string, unknown>;

const isDate = (value: string) => !Number.isNaN(Date.parse(value));
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The errors in a schema.org object and everything nested in it; empty if it is valid. */
export function complaintsOf(value: unknown, path = "", parent = ""): string[] {
  if (Array.isArray(value))
    return value.flatMap((entry, at) => complaintsOf(entry, `${path}[${at}]`, parent));
  if (!isNode(value)) return [];
  const type = value["@type"];
  // A reference to another node of the page, or of the mall's own page.
  if (type === undefined && "@id" in value)
    return checks.url(value["@id"]) ? [] : [`${path}: @id is no address`];
  const rules = types[String(type)];
  if (!rules) return [`${path}: the type ${type} is unknown`];
  const here = `${path}/${type}`;
  const own = Object.entries(rules.required).flatMap(([name, kinds]) => {
    if (value[name] === undefined) return [`${here}: ${name} is missing`];
    return kinds.some((kind) => checks[kind](value[name]))
      ? []
      : [`${here}: ${name} is no ${kinds.join(" or ")}`];
  });
  const known = Object.entries(rules.recommended ?? {}).flatMap(([name, kinds]) =>
    value[name] === undefined || kinds.some((kind) => checks[kind](value[name]))
      ? []
      : [`${here}: ${name} is no ${kinds.join(" or ")}`],
  );
  const within = Object.entries(value).flatMap(([name, inner]) =>
    complaintsOf(inner, `${here}.${name}`, String(type)),
  );
  return [...own, ...known, ...special(value, String(type), here, parent), ...within];
}

/** Rules that involve more than one property. */
function special(node: Node, type: string, here: string, parent: string): string[] {
  if (type === "Offer" && (parent === "Product" || parent === "Event")) {
    return ["price", "priceCurrency"]
      .filter((name) => node[name] === undefined)
      .map((name) => `${here}: ${name} is missing`);
  }
  if (type === "OpeningHoursSpecification" && !node.dayOfWeek && !(node.validFrom && node.validThrough)) {
    return [`${here}: neither days nor dates`];
  }
  if (type === "BreadcrumbList" && Array.isArray(node.itemListElement)) {
    const positions = node.itemListElement.map(({ position }) => position);
    return positions.every((position, at) => position === at + 1)
      ? []
      : [`${here}: positions are ${positions}`];
  }
  const images = Array.isArray(node.image) ? node.image : [];
  return images.every(checks.url) ? [] : [`${here}: a picture has no address`];
}

/** The schema.org objects of a page. Throws if they are not valid JSON, or in more than one script. */
export function structuredDataOf(html: string): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  if (scripts.length > 1) throw new Error("There is more than one script of structured data");
  if (!scripts[0]) return [];
  const data: unknown = JSON.parse(scripts[0][1] ?? "");
  if (!isNode(data) || data["@context"] !== "https://schema.org" || !Array.isArray(data["@graph"])) {
    throw new Error("The structured data has no context or graph");
  }
  return data["@graph"];
}
