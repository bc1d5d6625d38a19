import type { Row, Style } from "../shape";
import { shops } from "./shops";
import { type Words, words } from "./words";

const width = 120;
const depth = 80;
const storeys: Words[] = [
  words("Přízemí", "Ground floor"),
  words("1. patro", "First floor"),
  words("2. patro", "Second floor"),
];

/** The plan as its designer exported it: on each storey the shops in a row, as polygons of the drawing. */
export function floorPlan(style: Style): Row {
  return {
    id: style.id(1),
    ...style.words({ name: words("Plán centra", "Centre map") }),
    levels: storeys.map((name, number) => ({
      number: style.count(number),
      ...style.words({ name }),
      shops: shops
        .filter(({ floor }) => floor === number)
        .map(({ id }, at) => ({
          id: style.id(id),
          shop_id: style.id(id),
          points: [
            [at * width, 0],
            [(at + 1) * width, 0],
            [(at + 1) * width, depth],
            [at * width, depth],
          ]
            .map((corner) => corner.join(","))
            .join(" "),
        })),
    })),
  };
}
