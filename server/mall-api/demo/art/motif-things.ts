import type { Mood } from "./palette";
import * as amenity from "./things/amenities";
import * as dish from "./things/dishes";
import * as errand from "./things/errands";
import { bag, bust, ring, shoe, watch } from "./things/fashion";
import * as festive from "./things/festive";
import { basket, cup, fruit, glass, plate } from "./things/food";
import * as grocery from "./things/groceries";
import * as hobby from "./things/hobbies";
import { books, bookUpright, bottle, chair, jar, lamp, plant, vase } from "./things/home";
import * as household from "./things/household";
import {
  balloon,
  blocks,
  harp,
  headphones,
  kettlebell,
  mountain,
  phone,
  projector,
  speaker,
  train,
} from "./things/leisure";
import {
  box,
  building,
  car,
  card,
  column,
  paper,
  parasol,
  scissors,
  spool,
  stall,
  tree,
} from "./things/mall";
import type { Thing } from "./things/thing";
import * as wear from "./things/wearing";

/** Some are also shown as clothes on a rail; what is large stands on the floor only. */
export type Motif = Mood & { things: Thing[]; onRail?: true; onFloor?: true };

const motif = (hue: number, ...things: Thing[]): Motif => ({ hue, things });
const clothes = (hue: number, ...things: Thing[]): Motif => ({ hue, things, onRail: true });
const evening = (hue: number, ...things: Thing[]): Motif => ({ hue, things, evening: true });

const onFloor = (shown: Motif): Motif => ({ ...shown, onFloor: true });

/** What the pictures of each motif show: categories, trades by their keys, amenities, and what happens in a mall. */
export const motifThings: Record<string, Motif> = {
  // Categories of shops, also for what has no trade of its own.
  fashion: clothes(18, wear.mannequin, wear.hat, wear.foldedShirts, bag),
  shoes: motif(28, shoe, wear.boot, wear.sandal, box),
  accessories: motif(38, bag, wear.hat, wear.wallet, wear.umbrella, wear.glasses),
  jewellery: evening(48, ring, bust, watch, box),
  beauty: motif(340, wear.cream, wear.lipstick, bottle, wear.soap, plant),
  home: motif(34, lamp, vase, chair, plant, household.clock, household.sofa),
  electronics: evening(214, hobby.laptop, household.kettle, phone, headphones, speaker),
  books: motif(24, books, bookUpright, cup, lamp, wear.glasses),
  kids: motif(46, household.teddy, blocks, train, household.rockingHorse, household.castle),
  sport: onFloor(motif(196, mountain, hobby.tent, wear.backpack, hobby.ballOf, wear.boot)),
  food: motif(96, grocery.oil, grocery.ham, grocery.loaf, grocery.wineBottle, fruit),
  restaurant: evening(12, plate, glass, dish.cloche, grocery.wineBottle, dish.chefsKnife),
  services: motif(178, scissors, spool, lamp, errand.keys),
  health: motif(160, bottle, jar, plant, amenity.firstAid),

  // Trades.
  cafe: motif(26, cup, dish.moka, dish.cakeSlice, grocery.croissant, plant),
  bistro: motif(84, dish.salad, grocery.croissant, cup, dish.tumbler),
  noodles: evening(8, dish.noodles, dish.teapot, dish.curry),
  pizzeria: evening(14, dish.pizza, grocery.wineBottle, grocery.oil, glass),
  sushi: motif(200, dish.sushi, dish.teapot, dish.tumbler, wear.stones),
  "ice-cream": motif(330, dish.iceCone, dish.pancakes, dish.tumbler),
  burgers: motif(30, dish.burger, dish.tumbler, grocery.beer),
  "tea-room": motif(112, dish.teapot, dish.tumbler, cup, plant),
  curry: evening(36, dish.curry, dish.cloche, dish.teapot),
  pancakes: motif(44, dish.pancakes, cup, fruit, grocery.honeyJar),
  "wine-bar": evening(344, glass, grocery.wineBottle, grocery.cheeseWedge),
  bakery: motif(34, grocery.loaf, grocery.baguettes, grocery.croissant, basket),
  cheese: motif(50, grocery.cheeseWheel, grocery.cheeseWedge, grocery.wineBottle, fruit),
  greengrocer: motif(100, grocery.crate, grocery.carrots, grocery.pumpkin, fruit, basket),
  honey: motif(44, grocery.honeyJar, festive.hive, household.candles),
  "wine-shop": evening(350, grocery.wineBottle, glass, grocery.bottleCrate),
  butcher: motif(6, grocery.ham, grocery.sausages, dish.chefsKnife),
  chocolate: motif(22, grocery.chocolate, grocery.pralines, cup, box),
  fishmonger: motif(198, grocery.fish, grocery.oil, basket),
  "beer-shop": evening(40, grocery.beer, grocery.bottleCrate),
  hypermarket: motif(110, basket, grocery.crate, grocery.loaf, grocery.oil, grocery.pumpkin),
  florist: motif(128, household.bouquet, household.tulips, plant, household.cactus, festive.orchid),
  bedding: motif(220, household.pillows, wear.towels, lamp),
  ceramics: motif(20, household.plates, household.mugs, vase, dish.teapot),
  lighting: evening(46, lamp, festive.lantern, household.candles),
  phones: motif(226, phone, headphones, card, box),
  audio: evening(250, headphones, speaker, hobby.radio, hobby.turntable),
  photography: evening(206, hobby.camera, hobby.tripod, festive.reel),
  "phone-repair": motif(192, phone, festive.toolbox, hobby.laptop),
  stationer: motif(32, hobby.notebooks, hobby.inkwell, household.crayons, errand.envelope),
  records: evening(282, hobby.records, hobby.turntable, speaker),
  antiquarian: motif(28, books, bookUpright, lamp, hobby.globe),
  prints: motif(56, household.framedPrint, household.easel, vase),
  maps: motif(188, hobby.map, hobby.globe, wear.suitcase, wear.backpack),
  games: motif(266, hobby.boardGame, hobby.dice, box),
  "kids-clothes": clothes(348, wear.foldedShirts, household.teddy, wear.hat),
  "art-supplies": motif(52, household.crayons, household.easel, hobby.notebooks),
  running: motif(170, shoe, hobby.yogaMat, hobby.trophy, festive.bib),
  cycling: onFloor(motif(210, hobby.bicycle, hobby.helmet, wear.backpack)),
  swimming: motif(194, hobby.goggles, hobby.fins, wear.towels),
  skiing: motif(212, hobby.skis, hobby.snowboard, hobby.helmet, mountain),
  gym: motif(158, kettlebell, hobby.yogaMat, hobby.ballOf),
  "leather-goods": motif(24, bag, wear.wallet, wear.suitcase, spool),
  watchmaker: evening(212, watch, household.clock, ring),
  perfumery: motif(312, wear.perfume, bottle, household.tulips),
  pharmacy: motif(156, jar, bottle, amenity.firstAid, plant),
  optician: motif(200, wear.glasses, wear.eyeChart),
  "keys-and-heels": motif(42, errand.keys, shoe, spool),
  hairdresser: motif(324, wear.hairdryer, wear.comb, scissors, bottle),
  tailor: motif(14, wear.mannequin, spool, scissors, wear.foldedShirts),
  nails: motif(338, wear.polish, wear.cream, wear.towels),
  barber: motif(208, wear.razor, wear.comb, scissors, wear.towels),
  "photo-studio": motif(264, hobby.tripod, hobby.camera, household.framedPrint),
  massage: motif(150, wear.stones, wear.towels, household.candles, plant),
  "dry-cleaner": motif(202, errand.iron, errand.wardrobeRail, wear.foldedShirts),
  bank: motif(218, errand.safe, errand.coins, card),
  "travel-agency": motif(190, errand.plane, wear.suitcase, hobby.globe, parasol),
  "post-office": motif(48, errand.parcel, errand.envelope, errand.postbox),
  insurance: onFloor(motif(224, wear.umbrella, building, car)),
  exchange: motif(140, errand.coins, hobby.globe, wear.wallet),
  "copy-shop": motif(236, errand.printer, paper, hobby.notebooks),

  // Amenities.
  amenity: motif(186, chair, plant, lamp, amenity.signpost),
  "amenity-information": onFloor(motif(200, amenity.desk, amenity.signpost, plant)),
  "amenity-wifi": motif(214, hobby.laptop, phone, cup),
  "amenity-lockers": onFloor(motif(196, amenity.lockers, wear.suitcase, wear.backpack)),
  "amenity-cash": onFloor(motif(142, amenity.cashMachine, errand.coins)),
  "amenity-phone-charging": motif(176, phone, amenity.charger, chair),
  "amenity-drinking-water": motif(194, amenity.fountain, bottle),
  "amenity-lounge": evening(36, amenity.armchair, household.bouquet, wear.mannequin, dish.teapot),
  "amenity-cloakroom": motif(20, errand.wardrobeRail, wear.umbrella, wear.hat),
  "amenity-baby-room": motif(342, amenity.armchair, household.teddy, wear.towels),
  "amenity-kids-corner": motif(46, household.rockingHorse, household.castle, blocks, train),
  "amenity-prams": onFloor(motif(168, amenity.pram, household.teddy)),
  "amenity-playground": onFloor(motif(88, amenity.slide, hobby.ballOf, plant)),
  "amenity-quiet-room": evening(232, amenity.armchair, household.pillows, lamp),
  "amenity-toilets": onFloor(motif(188, amenity.door, plant, wear.towels)),
  "amenity-wheelchairs": onFloor(motif(206, amenity.wheelchair, amenity.signpost)),
  "amenity-charging": onFloor(motif(150, amenity.charger, car)),
  "amenity-bikes": onFloor(motif(202, hobby.bicycle, hobby.helmet, festive.toolbox)),
  "amenity-taxi": onFloor(motif(50, car, amenity.signpost, wear.suitcase)),
  "amenity-defibrillator": motif(2, amenity.firstAid, amenity.signpost),
  "amenity-dog-parking": onFloor(motif(72, amenity.dog, amenity.fountain, plant)),

  // What happens in a mall.
  cinema: evening(268, festive.reel, festive.popcorn, projector, festive.screen),
  "film-lamplighter": onFloor(evening(40, festive.lantern, building)),
  "film-whale": onFloor(motif(204, festive.whale, household.mugs)),
  "film-ridge": onFloor(evening(220, mountain, hobby.tent, wear.backpack)),
  "film-orchestra": onFloor(evening(300, harp, festive.trumpet, festive.piano)),
  "event-music": onFloor(evening(288, harp, festive.microphone, festive.piano, festive.trumpet)),
  "event-market": onFloor(motif(88, stall, basket, grocery.crate, grocery.carrots)),
  "event-kids": motif(42, balloon, blocks, amenity.robot, household.castle),
  "event-inventors": motif(180, amenity.robot, festive.toolbox, blocks),
  "event-sport": motif(190, festive.bib, hobby.trophy, shoe, hobby.ballOf),
  "event-season": onFloor(evening(206, tree, box, festive.snowman, festive.star)),
  "event-cinema": onFloor(evening(256, festive.screen, festive.popcorn, parasol)),
  "event-orchids": motif(318, festive.orchid, household.cactus, plant),
  "event-swap": motif(10, errand.wardrobeRail, wear.foldedShirts, bag),
  "event-repair": motif(184, festive.toolbox, lamp, household.kettle, spool),
  "folded-stars": evening(44, festive.star, box, paper),
  news: motif(30, paper, cup, plant, errand.envelope),
  "news-meadow": motif(84, festive.hive, household.tulips, grocery.honeyJar),
  "news-recycling": motif(124, festive.bin, bottle, wear.foldedShirts),
  "news-piano": onFloor(evening(276, festive.piano, chair, household.bouquet)),
  reward: motif(44, box, card, hobby.trophy, balloon),
  parking: onFloor(motif(210, car, column, amenity.charger)),
  "gift-card": motif(352, card, box, festive.star),
  "mobile-app": motif(220, phone, cup, card),
  loyalty: motif(38, card, hobby.trophy, festive.star, box),
  blog: motif(26, hobby.inkwell, hobby.notebooks, cup, paper),
  newsletter: motif(216, errand.envelope, hobby.laptop, paper),
  stalls: onFloor(evening(4, stall, festive.lantern, tree, festive.snowman)),
  eshops: motif(232, hobby.laptop, errand.parcel, phone, bag),
  directions: onFloor(motif(192, amenity.signpost, hobby.bicycle, car, festive.lantern)),
  jobs: motif(174, amenity.desk, wear.hat, dish.chefsKnife, scissors),
  "mall-exterior": onFloor(motif(202, building, plant, festive.lantern, amenity.signpost)),
  garden: motif(128, plant, parasol, vase, household.cactus),
  terrace: motif(36, parasol, chair, plant, dish.tumbler),
  sustainability: onFloor(motif(118, festive.hive, festive.bin, plant, mountain)),
};
