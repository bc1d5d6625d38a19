import { LRUCache } from "lru-cache";

/**
 * Other names of the contract's fields that mean the same in every API, likeliest first. A name that means something else
 * in some API is not here but in `profiles/known-names.json`, for a profile to declare. Case and separators don't matter:
 * `dateFrom`, `date_from` and `DATE-FROM` are the same. Each name is assigned to one field of an entity only: to the
 * field of exactly that name, else to the first in this table.
 */
const otherNames: Record<string, string> = {
  id: "uuid _id",
  name: "title",
  title: "name headline",
  question: "title name",
  answer: "text content description body article",
  article:
    "content body text html description full_text long_description detail privacy_policy terms_and_conditions",
  description: "text content body about desc long_description detail info short_description",
  perex: "excerpt summary short_description annotation lead intro teaser",
  terms: "conditions terms_and_conditions",
  company_category: "category_name",
  place_name: "venue",
  slug: "seo_name url_name seo_slug url_slug",
  locale:
    "language lang language_code locale_code lang_code culture culture_code culture_name code iso iso_code",
  translations: "translation i18n localizations localization localized texts langs",
  seo: "meta seo_meta metadata",
  logo: "logo_url logo_image logotype brand_logo",
  image:
    "picture photo img image_url picture_url photo_url thumbnail thumb_image cover cover_image main_image image_path featured_image featured_media_url avatar profile_picture profile_image poster",
  image_wide: "wide_image image_large hero_image header_image banner_image cover_image cover",
  image_mobile: "mobile_image",
  images: "gallery photos pictures image_gallery galleries",
  categories: "category_ids category_id category categories_ids",
  updated_at: "modified_at changed_at last_modified last_update updated modified",
  company_id: "company shop shop_id store store_id companies",
  amenity_id: "amenity",
  reward_id: "reward",
  tier_id: "tier",
  service_id: "service booking_service",
  category_kind: "kind",
  parent_id: "parent",
  kind: "type company_type category_type",
  order: "sort_order sort position sequence",
  floor: "level storey floor_number floor_level",
  unit: "unit_number unit_id shop_number premises",
  phone: "telephone phone_number tel mobile contact_phone",
  email: "mail e_mail email_address contact_email",
  website: "web www website_url homepage web_url",
  featured: "is_featured highlighted is_highlighted",
  accepts_gift_cards: "accepts_gift_card accept_gift_cards",
  gives_points: "earns_points has_loyalty",
  table_booking_url: "reservation_url booking_url table_reservation_url",
  booking_url: "ticket_url tickets_url",
  follow_count: "followers_count follows_count",
  tags: "labels keywords",
  valid_from: "valid_since date_from start_date",
  valid_to: "valid_until valid_till date_to end_date",
  starts_at: "start start_date starts start_at begins_at begin date_from event_date",
  ends_at: "end end_date ends end_at finishes_at finish date_to",
  published_at: "publish_at publish_date published_on publication_date date_published",
  only_for_members: "members_only is_members_only for_members is_for_members",
  points_price: "price_points points_cost price_in_points point_price",
  stock: "quantity_left pieces_left remaining_quantity stock_left",
  limit_per_member:
    "max_per_customer customer_limit per_customer_limit limit_per_customer limit_per_user max_per_user max_per_member",
  usable_minutes: "validity_minutes valid_minutes",
  code_type: "barcode_type",
  code: "voucher_code promo_code coupon_code",
  capacity: "seats max_attendees",
  organizer: "organiser organized_by",
  place: "venue",
  author: "author_name written_by",
  icon: "icon_name",
  url: "original_url full_url public_url secure_url file_url download_url attachment_link src href path",
  permalink: "slug",
  blocks: "sections components content_blocks",
  management: "managers",
  position: "role job_title",
  property_management: "operator property_manager",
  social_links: "socials social social_networks social_media",
  opening_hours: "hours open_hours business_hours working_hours opening_times openings",
  exceptions: "special_days holidays special_hours exceptional_days",
  intervals: "hours opening_hours times",
  date: "day",
  supported_languages: "languages locales supported_locales available_languages",
  time_zone: "timezone tz",
  geo: "location gps coordinates position coords",
  lat: "latitude",
  lng: "longitude lon long",
  address: "postal_address street_address",
  street: "address street_address address_1 address_line_1 line1 street_name",
  zip_code: "zip postal_code postcode psc",
  city: "town",
  legal_name: "company_name name",
  registration_number: "ico company_number",
  vat_registration_number: "dic vat vat_number vat_id",
  currency: "currency_code",
  points_from: "min_points from_points points_min required_points",
  points_to: "max_points to_points points_max",
  points_to_next: "missing_points points_missing to_next",
  tier: "current_tier current level",
  next_tier: "next",
  multiplier: "points_multiplier coefficient",
  benefits: "perks advantages",
  balance: "points current_points current_balance points_balance",
  pending: "pending_points",
  expiring: "expiring_points",
  points: "points_amount",
  at: "created_at date timestamp sent_at occurred_at created datetime",
  reason: "rejection_reason",
  number: "receipt_number document_number",
  issued_at: "issued_on purchase_date purchased_at receipt_date issued",
  total: "total_price total_amount amount",
  created_at: "created inserted_at",
  decided_at: "processed_at",
  used_at: "redeemed_at",
  earned_at: "achieved_at awarded_at unlocked_at",
  status: "state",
  access_token: "token auth_token api_token bearer_token jwt",
  token: "access_token auth_token api_token bearer_token jwt bearer",
  customer: "user member profile account",
  first_name: "firstname given_name forename",
  last_name: "surname lastname family_name",
  birth_date: "birthdate date_of_birth birthday dob",
  gender: "sex",
  card_number: "loyalty_card_number",
  language: "locale lang language_code locale_code preferred_language culture",
  newsletter: "newsletter_consent",
  personal_offers: "personalized_offers",
  text: "body message content",
  from: "sender author_type",
  read_at: "seen_at",
  conversation_id: "conversation thread_id chat_id",
  conversations: "threads chats",
  unread: "unread_count",
  last_message: "message latest_message",
  topic: "subject",
  minutes: "duration_minutes",
  slot: "slot_id",
  opens: "opening",
  closes: "closing",
  is_free: "available is_available",
  spaces: "total_spaces parking_spaces",
  valid_until: "expires_at valid_to expiration",
  length_minutes: "duration_minutes runtime",
  age_rating: "age_limit",
  screenings: "projections showtimes",
  films: "movies",
  up: "thumbs_up upvotes",
  down: "thumbs_down downvotes",
  liked: "is_liked",
  followed: "is_followed is_following",
  type: "kind entity_type likeable_type",
  query: "q phrase term",
  button: "button_text cta",
  link: "url href",
  color: "colour background_color",
  brand: "card_brand",
  last4: "last_four last_digits",
  is_default: "default",
  plate: "license_plate number_plate registration",
  row_count:
    "total total_count count total_items total_elements total_records total_results hydra_total_items",
  current_page: "page page_number current",
  last_page: "total_pages pages page_count last num_pages",
  per_page: "page_size limit size items_per_page",
  next: "next_page_url next_page next_url",
};

/** A fact about a name, found once: there are as many names as APIs have fields, and as many questions as entities. */
export function ofName<Fact extends string | boolean>(find: (name: string) => Fact): (name: string) => Fact {
  const facts = new LRUCache<string, { fact: Fact }>({ max: 5_000 });
  return (name) => {
    const known = facts.get(name);
    if (known) return known.fact;
    const fact = find(name);
    facts.set(name, { fact });
    return fact;
  };
}

/** A name without case and separators. */
export const alike = ofName((name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));

/** The same without accents, where `alike` leaves out the letters that have one: of names in other languages. */
export const plainName = ofName((name) => alike(name.normalize("NFD").replaceAll(/\p{M}/gu, "")));

/** The other names of each field, normalized by `alike`; fields choose in the table's order. */
const choices = new Map(
  Object.entries(otherNames).map(([field, names]) => [field, names.split(" ").map(alike)]),
);
const turn = new Map([...choices.keys()].map((field, index) => [field, index]));

export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** How MySQL writes that there is no date. */
const isZeroDate = (value: unknown): boolean =>
  typeof value === "string" && /^0000-00-00(?:[T ]00:00:00.*)?$/.test(value);

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  isZeroDate(value) ||
  (Array.isArray(value) && value.length === 0);

/**
 * Values that count as absent where absence is allowed, unless they can be read: PHP writes an empty object as a list,
 * and a missing value as `false`.
 */
export const isBlank = (value: unknown): boolean => isNothing(value) || value === false;

/** Fields in the order in which they choose among the remaining names. */
export const inTurn = (fields: readonly string[]): string[] =>
  fields.toSorted((one, other) => (turn.get(one) ?? turn.size) - (turn.get(other) ?? turn.size));

/**
 * Assigns a row's values to the contract's fields. A value that is assigned to one field is not available to others.
 */
export function fieldsOf(row: Row) {
  const keys = new Map(Object.keys(row).map((key) => [alike(key), key]));
  const taken = new Set<string>();

  function otherNameOf(field: string): string | undefined {
    const name = choices.get(field)?.find((candidate) => {
      const key = keys.get(candidate);
      return key !== undefined && !taken.has(key) && !isNothing(row[key]);
    });
    return name && keys.get(name);
  }

  return {
    /**
     * The values by field, which are in the order of `inTurn`; if a field's own value is empty, that of another name.
     */
    take(fields: readonly string[]): Map<string, unknown> {
      const found = new Map<string, unknown>();
      for (const field of fields) {
        const key = keys.get(alike(field));
        if (key === undefined || taken.has(key)) continue;
        taken.add(key);
        found.set(field, row[key]);
      }
      for (const field of fields) {
        if (!isNothing(found.get(field))) continue;
        const key = otherNameOf(field);
        if (key === undefined) continue;
        taken.add(key);
        found.set(field, row[key]);
      }
      return found;
    },
    /** What is assigned to no field. */
    rest: (): Row => Object.fromEntries(Object.entries(row).filter(([key]) => !taken.has(key))),
  };
}

/** Whether a row's key means this field. */
export const isNameOf = (field: string, key: string): boolean =>
  alike(field) === alike(key) || (choices.get(field)?.includes(alike(key)) ?? false);

export const fieldIn = (row: Row, field: string): unknown => fieldsOf(row).take([field]).get(field);
