import { shops } from "../other-mall-api/content/shops";
import type { Row } from "./envelope";
import { at, type Setting } from "./values";

const levels = ["-1", "0", "1", "2"];
const [centreLng, centreLat] = [14.4021, 50.0712];
const degreesPerMetre = 1 / 111_195;
const [width, depth] = [160, 90];

/** Degrees of a place in metres from the mall's north-western corner; the mall stands a little askew. */
function degrees(x: number, y: number): [lng: number, lat: number] {
  const [dx, dy] = [x - width / 2, y - depth / 2];
  const turn = 0.3;
  const [east, south] = [
    dx * Math.cos(turn) - dy * Math.sin(turn),
    dx * Math.sin(turn) + dy * Math.cos(turn),
  ];
  const stretch = Math.cos((centreLat * Math.PI) / 180);
  return [centreLng + (east * degreesPerMetre) / stretch, centreLat - south * degreesPerMetre];
}

const rectangle = (x: number, y: number, across: number, down: number): Row => ({
  type: "Polygon",
  coordinates: [
    [
      [x, y],
      [x, y + down],
      [x + across, y + down],
      [x + across, y],
      [x, y],
    ].map(([x = 0, y = 0]) => degrees(x, y)),
  ],
});

let lastId = 0;

function node(type: string, level: string | null, fields: Row, children: Row[] | null = null): Row {
  lastId += 1;
  return {
    id: lastId,
    type,
    level,
    category: null,
    subtitle: null,
    attributes: { use_tenant_icon: false, display_name: type === "unit" },
    icon: null,
    unit: null,
    tree_path: String(lastId),
    ...fields,
    children,
  };
}

/** Shops in two rows along a passage; every seventh unit is empty. */
function units(level: string): Row[] {
  const here = shops.filter(({ floor }) => String(floor) === level);
  const places = [...here.map(({ id }) => ({ id })), null];
  return places.map((shop, number) => {
    const isNorth = number % 2 === 0;
    const x = 5 + Math.floor(number / 2) * 38;
    const company = shops.find(({ id }) => id === shop?.id);
    return node("unit", level, {
      geom: rectangle(x, isNorth ? 5 : 60, 34, 25),
      unit: company
        ? {
            id: company.id,
            name: company.unit,
            area: 850,
            price_m2: null,
            meta: null,
            level: null,
            company: { id: company.id, store_name: company.name.cz, title: `${company.name.cz} s.r.o.` },
          }
        : null,
    });
  });
}

const sign = (
  level: string | null,
  category: string,
  x: number,
  y: number,
  subtitle: string | null = null,
): Row => node("point", level, { category, subtitle, geom: { type: "Point", coordinates: degrees(x, y) } });

/** `entities?format=tree`: the mall, its floors, what is on them, and some nodes that can't be shown. */
export function floorPlanTree(setting: Setting): Row {
  lastId = 0;
  const root = node("mall", null, { geom: rectangle(0, 0, width, depth) });
  const floors = levels.map((level) =>
    node("floor", level, { geom: rectangle(0, 0, width, depth) }, [
      ...units(level),
      node("wall", level, { geom: rectangle(0, 0, 1, depth) }),
      node("private-area", level, { geom: rectangle(150, 0, 10, 30) }),
    ]),
  );
  const signs = [
    sign(null, "elevator", 80, 45),
    sign("0", "escalator-up", 40, 45),
    sign("0", "escalator-down", 44, 45),
    sign("1", "stairs", 120, 45),
    sign("0", "toilets", 150, 45),
    sign("1", "restroom-female", 150, 45),
    sign("0", "information", 70, 40, "Infostánek"),
    sign("0", "firstaid", 20, 45),
    sign("-1", "parking-garage", 80, 45, "Parkoviště P1"),
    sign("0", "transportation", 170, 100, "Tramvaj Nábřežní"),
    sign("2", "drinking-water", 30, 45),
  ];
  const unreadable = [
    node("unit", "0", { geom: null }),
    node("unit", "0", { geom: rectangle(90_000, 0, 10, 10) }),
    node("point", "0", { category: "bank", geom: { type: "Point", coordinates: ["14,4", null] } }),
  ];
  const stamps = { created_at: at(setting, -300, "08:00"), updated_at: at(setting, -30, "08:00") };
  const stamped = (row: Row): Row => ({ ...row, ...stamps });
  return { ...stamped(root), children: [...floors, ...signs, ...unreadable].map(stamped) };
}
