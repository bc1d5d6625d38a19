import { fabric } from "./places/fabric";
import { chargingBay, garage } from "./places/garage";
import { bar, salon, story, tryout } from "./places/gatherings";
import { hall, sale, shoppers } from "./places/hall";
import { kitchen } from "./places/kitchen";
import { lounge, shoppingLounge } from "./places/lounge";
import { christmasMarket, farmersMarket, treeLighting } from "./places/markets";
import { opening } from "./places/opening";
import { entrance, roofMeadow, run, terrace } from "./places/outdoors";
import { payMachine } from "./places/pay-machine";
import type { Place } from "./places/place";
import { ribbon } from "./places/ribbon";
import { display, shopWindow } from "./places/shop-window";
import { boutique, counter, desk } from "./places/shops";
import { auditorium, recital, strings } from "./places/stage";
import { cafe, playgroup, restaurant, workshop } from "./places/tables";

/** The places that motifs name: where they happen, or where what they show is sold or used. */
export const places = {
  auditorium,
  bar,
  boutique,
  cafe,
  chargingBay,
  christmasMarket,
  counter,
  desk,
  display,
  entrance,
  fabric,
  farmersMarket,
  garage,
  hall,
  kitchen,
  lounge,
  opening,
  payMachine,
  playgroup,
  recital,
  restaurant,
  ribbon,
  roofMeadow,
  run,
  sale,
  salon,
  shopWindow,
  shoppingLounge,
  shoppers,
  story,
  strings,
  terrace,
  treeLighting,
  tryout,
  workshop,
} satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;
export const placeNames = Object.keys(places) as [PlaceName, ...PlaceName[]];
