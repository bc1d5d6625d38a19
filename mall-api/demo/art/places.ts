import { chargingBay, garage } from "./places/garage";
import { hall, sale, shoppers } from "./places/hall";
import { kitchen } from "./places/kitchen";
import { lounge, shoppingLounge } from "./places/lounge";
import { christmasMarket, farmersMarket, treeLighting } from "./places/markets";
import { opening } from "./places/opening";
import { entrance, roofMeadow, run, terrace } from "./places/outdoors";
import type { Place } from "./places/place";
import { display, shopWindow } from "./places/shop-window";
import { boutique, counter, desk } from "./places/shops";
import { auditorium, recital, strings } from "./places/stage";
import { cafe, playgroup, restaurant, workshop } from "./places/tables";

/** The places that motifs name: where they happen, or where what they show is sold or used. */
export const places = {
  auditorium,
  boutique,
  cafe,
  chargingBay,
  christmasMarket,
  counter,
  desk,
  display,
  entrance,
  farmersMarket,
  garage,
  hall,
  kitchen,
  lounge,
  opening,
  playgroup,
  recital,
  restaurant,
  roofMeadow,
  run,
  sale,
  shopWindow,
  shoppingLounge,
  shoppers,
  strings,
  terrace,
  treeLighting,
  workshop,
} satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;
export const placeNames = Object.keys(places) as [PlaceName, ...PlaceName[]];
