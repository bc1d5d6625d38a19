import { pick, whole } from "../random";
import type { Hues } from "./palette";
import { arch, block, group, line, rect, standing } from "./shapes";
import { shopFront } from "./shop-front";
import { bag, bust, garment, ring, shoe, watch } from "./things/fashion";
import { basket, bread, cup, fruit, glass, plate } from "./things/food";
import { books, bookUpright, bottle, chair, jar, lamp, plant, sphere, vase } from "./things/home";
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
  person,
  scissors,
  spool,
  stall,
  tree,
} from "./things/mall";
import type { Thing } from "./things/thing";

type Draw = (random: () => number, hues: Hues) => string;

/** The objects of a motif, on plinths and floor; the origin is the middle of the floor. */
export function drawMotif(motif: string, random: () => number, hues: Hues): string {
  return (compositions[motif] ?? stillLife([vase, sphere, vase]))(random, hues);
}

/** Three to five objects side by side, each on the floor or on a plinth, the tallest not always in the middle. */
function stillLife(things: Thing[]): Draw {
  return (random, hues) => {
    const count = whole(random, 3, 5);
    const start = whole(random, 0, things.length - 1);
    const spread = 660 / count;
    const accents = [...hues.accents].sort(() => random() - 0.5);
    return Array.from({ length: count }, (_, at) => {
      const x = -330 + spread * (at + 0.5) + (random() - 0.5) * 40;
      const depth = (at % 2) * 26 + random() * 14;
      const thing = things[(start + at) % things.length] ?? sphere;
      const { body, footprint } = thing(accents[at % accents.length] ?? hues.deep, hues, random);
      const lift = random() < 0.42 ? whole(random, 50, 170) : 0;
      const plinth = lift
        ? standing(
            x,
            depth,
            footprint + 26,
            hues.shadow,
            block(footprint * 2 + 22, lift, hues.accents[4] ?? hues.light, 3),
          )
        : "";
      return { depth, drawn: plinth + standing(x, depth - lift, lift ? 1 : footprint, hues.shadow, body) };
    })
      .sort((one, other) => one.depth - other.depth)
      .map(({ drawn }) => drawn)
      .join("");
  };
}
/** Clothes hang from a rail instead of standing. */
const wardrobe: Draw = (random, hues) => {
  const count = whole(random, 4, 6);
  const rail =
    line("M-350 -420H350", hues.deep, 9) +
    rect(-340, -420, 9, 430, hues.deep) +
    rect(331, -420, 9, 430, hues.deep);
  const accents = [...hues.accents].sort(() => random() - 0.5);
  const clothes = Array.from({ length: count }, (_, at) =>
    group(
      garment(accents[at % accents.length] ?? hues.deep, hues, random).body,
      `transform="translate(${-250 + (500 * at) / (count - 1)} 0)"`,
    ),
  ).join("");
  return `<ellipse cx="30" cy="10" rx="390" ry="24" fill="${hues.shadow}" opacity=".3" filter="url(#soft)"/>${rail}${clothes}`;
};

/** A colonnade that runs away from the viewer. */
const interior: Draw = (random, hues) => {
  const deep = 5;
  const arches = Array.from({ length: deep }, (_, at) => {
    const share = 1 - at / (deep + 1.2);
    const w = 720 * share;
    return arch(
      -w / 2,
      20 - at * 8,
      w,
      520 * share,
      at % 2 ? (hues.accents[4] ?? hues.light) : (hues.accents[at % 3] ?? hues.ground),
      at === deep - 1 ? 1 : 0.9,
    );
  }).join("");
  const core = arch(-62, -20, 124, 150, hues.light);
  const { body } = pick(random, [plant, chair, vase])(hues.accents[0] ?? hues.deep, hues, random);
  return (
    arches +
    core +
    standing(-250, 40, 60, hues.shadow, body) +
    standing(250, 46, 60, hues.shadow, plant(hues.accents[2] ?? hues.deep, hues, random).body)
  );
};

const compositions: Record<string, Draw> = {
  fashion: wardrobe,
  shoes: stillLife([shoe, shoe, box]),
  accessories: stillLife([bag, vase, bag]),
  jewellery: stillLife([ring, bust, watch]),
  beauty: stillLife([bottle, jar, bottle, plant]),
  home: stillLife([lamp, vase, chair, plant]),
  electronics: stillLife([headphones, phone, speaker]),
  books: stillLife([books, bookUpright, bookUpright, vase]),
  kids: stillLife([blocks, train, balloon]),
  sport: stillLife([mountain, kettlebell, sphere]),
  food: stillLife([bread, fruit, bottle, fruit]),
  restaurant: stillLife([plate, glass, bottle]),
  cafe: stillLife([cup, jar, cup, plant]),
  services: stillLife([scissors, spool, lamp]),
  health: stillLife([bottle, jar, plant]),
  hypermarket: stillLife([basket, fruit, bread]),
  cinema: stillLife([projector, chair, column]),
  "event-music": stillLife([harp, speaker, harp]),
  "event-market": stillLife([stall, basket, fruit]),
  "event-kids": stillLife([balloon, blocks, balloon]),
  "event-sport": stillLife([mountain, sphere, kettlebell]),
  "event-season": stillLife([tree, box, tree]),
  news: stillLife([paper, cup, plant]),
  reward: stillLife([box, card, box]),
  amenity: stillLife([chair, plant, lamp]),
  parking: stillLife([car, column, car]),
  "gift-card": stillLife([card, box, card]),
  "mobile-app": stillLife([phone, cup, phone]),
  "shop-front": shopFront,
  "mall-interior": interior,
  "mall-exterior": stillLife([building, plant, building]),
  garden: stillLife([plant, parasol, plant, vase]),
  terrace: stillLife([parasol, chair, plant]),
  // Near enough to be recognized in a small circle.
  portrait: (random, hues) =>
    group(
      standing(0, 90, 120, hues.shadow, person(pick(random, hues.accents), hues, random).body),
      `transform="translate(0 60) scale(1.8)"`,
    ),
};
