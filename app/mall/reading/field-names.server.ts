import { LRUCache } from "lru-cache";

/**
 * Other names under which mall APIs send a field of the contract, likeliest first. Case and separators don't matter:
 * `dateFrom`, `date_from` and `DATE-FROM` are the same. Each name is assigned to one field of an entity only: to the
 * field of exactly that name, else to the first in this table.
 */
const otherNames: Record<string, string> = {
  id: "uuid _id key identifier",
  name: "title label display_name company_name shop_name full_name heading",
  title: "name label heading headline subject caption",
  question: "title name q label",
  answer: "text content description a body article",
  article:
    "content body text html description full_text long_description detail privacy_policy terms_and_conditions",
  description: "text content body about article perex desc long_description detail info short_description",
  perex: "excerpt summary short_description annotation lead intro short_text teaser description",
  terms: "conditions terms_and_conditions rules",
  company_category: "category_name category_title",
  place_name: "place venue location",
  slug: "seo_name url_name seo_slug url_slug",
  locale:
    "language lang language_code locale_code lang_code culture culture_code culture_name code iso iso_code",
  translations: "translation i18n localizations localization localized texts langs",
  seo: "meta seo_meta metadata",

  logo: "logo_url logo_image logotype brand_logo",
  image:
    "picture photo img image_url picture_url photo_url thumbnail thumb_image cover cover_image main_image image_path featured_image featured_media_url avatar profile_picture profile_image media poster banner logo",
  image_wide: "wide_image image_large hero_image header_image banner_image cover_image cover",
  image_mobile: "mobile_image mobile",
  images: "gallery photos pictures image_gallery media galleries",
  categories: "category_ids category_id category categories_ids",
  updated_at: "modified_at changed_at last_modified last_update updated modified",

  company_id: "company shop shop_id store store_id companies merchant",
  amenity_id: "amenity",
  reward_id: "reward",
  tier_id: "tier level_id",
  service_id: "service booking_service",
  category_kind: "kind",
  parent_id: "parent",
  kind: "type company_type entity_type category_type",
  order: "position sort sort_order priority weight rank sequence",
  floor: "level storey floor_number floor_level",
  unit: "unit_number unit_id shop_number premises",
  phone: "telephone phone_number tel mobile contact_phone",
  email: "mail e_mail email_address contact_email",
  website: "web url www website_url homepage link web_url",
  featured: "is_featured highlighted is_highlighted recommended",
  accepts_gift_cards: "gift_cards gift_card accepts_gift_card accept_gift_cards",
  gives_points: "loyalty earns_points has_loyalty",
  table_booking_url: "reservation_url booking_url table_reservation_url",
  booking_url: "ticket_url tickets_url",
  follow_count: "followers followers_count follows_count",
  tags: "labels keywords",

  price: "current_price price_now new_price discounted_price sale_price final_price",
  price_before: "original_price old_price regular_price price_old before_price full_price",
  valid_from: "starts_at start from date_from start_date valid_since active_from begins_at",
  valid_to: "valid_until ends_at end to until date_to end_date expires_at expiration active_to valid_till",
  starts_at:
    "start date_from start_date starts from begins_at begin start_at start_time datetime event_date date time_from",
  ends_at: "end date_to end_date ends to until finishes_at end_at end_time time_to",
  published_at: "published publish_date published_on publication_date date date_published publish_at",
  only_for_members: "members_only is_members_only for_members is_for_members loyalty_only only_for_logged_in",
  points_price: "points price_points points_cost price_in_points point_price",
  stock: "remaining quantity_left pieces_left remaining_quantity stock_left",
  limit_per_member:
    "max_per_customer customer_limit per_customer_limit limit_per_customer limit_per_user max_per_user max_per_member",
  usable_minutes: "validity_minutes valid_minutes",
  code_type: "barcode_type",
  code: "voucher_code promo_code coupon coupon_code qr_code qr barcode",
  capacity: "seats max_attendees",
  organizer: "organiser organized_by",
  place: "venue location where",
  author: "author_name written_by sender_name",
  icon: "icon_name",
  url: "original_url full_url public_url secure_url file_url download_url attachment_link src href path",
  permalink: "slug url path link uri",
  blocks: "sections components content_blocks",

  management: "managers contacts people staff team",
  position: "role job_title job function",
  property_management: "operator owner property_manager administrator",
  social_links: "socials social social_networks social_media links",
  opening_hours: "hours open_hours business_hours working_hours opening_times openings",
  exceptions: "special_days holidays special_hours exceptional_days",
  intervals: "hours opening_hours times",
  date: "day on",
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

  points_from: "min_points from_points points_min threshold required_points",
  points_to: "max_points to_points points_max",
  points_to_next: "missing_points points_missing to_next",
  tier: "current_tier current level",
  next_tier: "next",
  multiplier: "points_multiplier coefficient",
  benefits: "perks advantages",
  balance: "points current_points current_balance points_balance",
  pending: "pending_points waiting",
  expiring: "expiring_points",
  points: "change points_amount",
  at: "created_at date time timestamp sent_at occurred_at created datetime",
  reason: "rejection_reason",
  number: "receipt_number document_number",
  issued_at: "issued_on purchase_date purchased_at date receipt_date issued",
  total: "amount total_price total_amount sum",
  created_at: "date created time inserted_at",
  decided_at: "approved_at processed_at",
  activated_at: "activated purchased_at",
  usable_until: "valid_to valid_until expires_at expiration usable_to until",
  used_at: "redeemed_at used",
  earned_at: "achieved_at awarded_at unlocked_at",
  status: "state",

  access_token: "token auth_token api_token bearer_token jwt",
  token: "access_token auth_token api_token bearer_token jwt bearer",
  customer: "user member profile account",
  first_name: "firstname given_name forename",
  last_name: "surname lastname family_name",
  birth_date: "birthdate date_of_birth birthday dob born",
  gender: "sex",
  card_number: "loyalty_card loyalty_card_number card_code",
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
  topic: "subject category",

  minutes: "duration duration_minutes length",
  slot: "slot_id time",
  opens: "opening from open",
  closes: "closing to close",
  is_free: "free available is_available",
  spaces: "capacity total_spaces places parking_spaces",
  valid_until: "expires_at valid_to expiration",
  length_minutes: "duration runtime minutes length",
  age_rating: "rating age_limit",
  screenings: "shows projections showtimes",
  films: "movies programme program",
  up: "thumbs_up upvotes",
  down: "thumbs_down downvotes",
  liked: "is_liked",
  followed: "is_followed is_following",
  type: "kind entity_type resource likeable_type model category_type",
  query: "q phrase term",
  button: "button_text cta",
  link: "url href target",
  color: "colour background_color",
  brand: "card_brand scheme network",
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

const likenesses = new LRUCache<string, string>({ max: 5_000 });

/** A name without case and separators. */
export function alike(name: string): string {
  const known = likenesses.get(name);
  if (known !== undefined) return known;
  const likeness = name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  likenesses.set(name, likeness);
  return likeness;
}

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
