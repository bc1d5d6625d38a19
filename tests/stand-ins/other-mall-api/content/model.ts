import type { Words } from "./words";

export type CategoryKind = "companies" | "products" | "rewards" | "amenities";

export interface Category {
  id: number;
  kind: CategoryKind;
  name: Words;
}

export type Weekday = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";

/** Hours of one day as `[opens, closes]`; an empty list is a closed day. */
export type Intervals = [opens: string, closes: string][];

export type Week = Record<Weekday, Intervals>;

/** What every entity of the mall's content has. `picture` is the file's name on the picture host. */
interface Content {
  id: number;
  name: Words;
  text: Words;
  picture: string;
}

export interface Shop extends Content {
  category: number;
  kind: "store" | "restaurant" | "service";
  floor: number;
  unit: string;
  phone: string;
  email: string;
  web: string;
  featured: boolean;
  hours: Week;
}

/** A moment as days from the start of the API, at a local time of the mall. */
export interface Moment {
  days: number;
  time: string;
}

export interface Offer extends Content {
  shop: number;
  category: number;
  price: number;
  before: number;
  from: Moment;
  to: Moment;
}

export interface Reward extends Content {
  shop?: number;
  category: number;
  points: number;
  stock: number;
  from: Moment;
  to: Moment;
}

export interface EventItem extends Content {
  type: "mall" | "stores";
  shop?: number;
  place: Words;
  from: Moment;
  to: Moment;
}

export interface NewsItem extends Content {
  type: "mall" | "stores";
  shop?: number;
  published: Moment;
}

export interface Amenity extends Content {
  category: number;
  floor: number;
}

export interface Question {
  id: number;
  name: Words;
  answer: Words;
}

export interface Page {
  id: number;
  permalink: string;
  name: Words;
  article: Words;
  picture: string;
}

export interface Tier {
  id: number;
  name: Words;
  text: Words;
  points: number;
}

export interface Badge extends Content {
  earned: boolean;
}
