import { collecting } from "./places/collecting";
import { dogs, lending, lockers, nursery, playground, taxiRank, wheeled } from "./places/comforts";
import { corner, windowCorner } from "./places/corner";
import { fabric } from "./places/fabric";
import { chargingBay, garage } from "./places/garage";
import { bar, salon, story, tryout } from "./places/gatherings";
import { hall, sale, shoppers } from "./places/hall";
import { kitchen, oven, parlour } from "./places/kitchen";
import { lounge, shoppingLounge } from "./places/lounge";
import { christmasMarket, farmersMarket, treeLighting } from "./places/markets";
import { opening } from "./places/opening";
import { entrance, roofMeadow, run, terrace } from "./places/outdoors";
import { payMachine } from "./places/pay-machine";
import type { Place } from "./places/place";
import { ribbon } from "./places/ribbon";
import { display, shopWindow } from "./places/shop-window";
import { boutique, counter, desk } from "./places/shops";
import { auditorium, puppetry, recital, strings } from "./places/stage";
import { styling } from "./places/styling";
import { cafe, playgroup, restaurant, workshop } from "./places/tables";
import { bench, chargingSeats, fitting, flat, seats, wrapping } from "./places/trades";

/** The places that motifs name: where they happen, or where what they show is sold or used. */
export const places = {
  auditorium,
  bar,
  bench,
  boutique,
  cafe,
  chargingBay,
  chargingSeats,
  christmasMarket,
  collecting,
  corner,
  counter,
  desk,
  display,
  dogs,
  entrance,
  fabric,
  farmersMarket,
  fitting,
  flat,
  garage,
  hall,
  kitchen,
  lockers,
  lounge,
  nursery,
  opening,
  oven,
  parlour,
  payMachine,
  playground,
  playgroup,
  wheeled,
  puppetry,
  recital,
  restaurant,
  ribbon,
  roofMeadow,
  run,
  sale,
  salon,
  seats,
  shopWindow,
  shoppers,
  shoppingLounge,
  story,
  strings,
  styling,
  taxiRank,
  terrace,
  treeLighting,
  tryout,
  lending,
  windowCorner,
  workshop,
  wrapping,
} satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;
export const placeNames = Object.keys(places) as [PlaceName, ...PlaceName[]];

/** Places in the same room: seen soon after each other they are taken for one. */
const rooms: Partial<Record<PlaceName, PlaceName>> = {
  chargingBay: "garage",
  chargingSeats: "seats",
  display: "shopWindow",
  playgroup: "workshop",
  recital: "strings",
  restaurant: "cafe",
  sale: "hall",
  shoppers: "hall",
  shoppingLounge: "lounge",
  windowCorner: "corner",
};

export const roomOf = (place: PlaceName): PlaceName => rooms[place] ?? place;
