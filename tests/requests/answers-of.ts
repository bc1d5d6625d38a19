import { interval } from "@contract/opening-hours";
import { day, haler, id, image, instant, timeOfDay } from "@contract/primitives";
import fc from "fast-check";
import { z } from "zod";

const text = fc.stringMatching(/^[A-Za-z][a-z]{2,9}(?: [a-z]{2,7})?$/);
const momentBetween = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString().replace(/\.\d+/, ""));
/** Before all ends: an event that ends as it begins has none where it is not in the contract's form. */
const moment = momentBetween("2020-01-01", "2034-12-31");

const scalars = new Map<z.ZodType, fc.Arbitrary<unknown>>([
  [id, fc.stringMatching(/^[a-z]{1,3}[0-9]{1,6}$/)],
  [instant, moment],
  [day, moment.map((iso) => iso.slice(0, 10))],
  [timeOfDay, fc.constantFrom("09:00", "13:30", "20:00", "24:00")],
  [
    interval,
    fc.constantFrom(
      { from: "09:00", to: "13:00" },
      { from: "13:30", to: "20:00" },
      { from: "20:00", to: "24:00" },
    ),
  ],
  [haler, fc.integer({ min: 0, max: 1_000_000 })],
  [image, text.map((name) => ({ url: `/art/${name}.png`, width: 640, height: 480, color: "#aabbcc" }))],
]);

/** Answers in the contract's own form, with every field filled in. */
export function answersOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const values = valuesOf(schema);
  return values.filter((value) => schema.safeParse(value).success);
}

function valuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const scalar = scalars.get(schema);
  if (scalar) return scalar;
  const { def } = schema._zod;
  if ("innerType" in def && def.innerType instanceof z.ZodType) return valuesOf(def.innerType);
  if (schema instanceof z.ZodPipe) return typed(schema.in);
  if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<string, z.ZodType>> = schema.shape;
    return fc.record(Object.fromEntries(Object.entries(shape).map(([key, own]) => [key, fieldOf(key, own)])));
  }
  if (schema instanceof z.ZodArray)
    return fc.uniqueArray(typed(schema.element), { minLength: 1, maxLength: 3, selector: keyOf });
  if (schema instanceof z.ZodRecord)
    return fc.dictionary(
      schema.keyType instanceof z.ZodEnum ? fc.constantFrom(...schema.keyType.options.map(String)) : text,
      typed(schema.valueType),
      { minKeys: 1, maxKeys: 3 },
    );
  if (schema instanceof z.ZodTuple) return fc.tuple(...schema.def.items.map(typed));
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(typed));
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodNumber) return fc.integer({ min: 1, max: 90 });
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  return text;
}

/** Entries of a list differ by language, zone, date, id or beginning, if they have one. */
function keyOf(entry: unknown): unknown {
  const { locale, zone, date, id: own, from } = { ...(entry as Record<string, unknown>) };
  return locale ?? zone ?? date ?? own ?? from ?? entry;
}

const typed = (schema: unknown) => (schema instanceof z.ZodType ? valuesOf(schema) : text);

/** Fields whose text has a format. */
function fieldOf(key: string, schema: z.ZodType): fc.Arbitrary<unknown> {
  if (/^(?:ends_at|valid_to|usable_until)$/.test(key)) return momentBetween("2035-01-01", "2040-01-01");
  if (key === "locale") return fc.constantFrom("en", "cz", "sk", "de");
  if (key === "time_zone") return fc.constant("Europe/Bratislava");
  if (key === "supported_languages") return fc.constant(["en", "cz"]);
  if (key === "date_format") return fc.constant("DD.MM.YYYY");
  if (key === "time_format") return fc.constant("HH:mm");
  if (key === "social_links") return text.map((name) => ({ facebook: `https://facebook.com/${name}` }));
  if (key === "property_management") return text.map((name) => ({ legal_name: name, city: "Praha" }));
  if (key === "polygon" || key === "outline")
    return fc.constant([
      [0, 0],
      [9, 0],
      [9, 9],
    ]);
  if (key === "last4") return fc.constant("4242");
  if (key === "expires") return fc.constant("2034-05");
  if (key === "zone") return fc.constantFrom("default", "hypermarket");
  return valuesOf(schema);
}

export type Path = readonly (string | number)[];

/** A path to something within a value, at any depth. */
export const pathsIn = (value: unknown): Path[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => {
        const step = Array.isArray(value) ? Number(key) : key;
        return [[step], ...pathsIn(inner).map((path) => [step, ...path])];
      })
    : [];

/** Values of a wrong type; `undefined` removes the field. */
export const wrongValues = fc.constantFrom<unknown>(
  undefined,
  null,
  "",
  "???",
  -7,
  1e15,
  true,
  [],
  [null],
  {},
  { odd: { deep: ["x"] } },
);

/** A copy with another value at the path. */
export function mutated(value: unknown, [step, ...rest]: Path, wrong: unknown): unknown {
  if (step === undefined) return wrong;
  if (Array.isArray(value))
    return value.flatMap((inner, at) => {
      if (at !== step) return [inner];
      const other = mutated(inner, rest, wrong);
      return other === undefined ? [] : [other];
    });
  return Object.fromEntries(
    Object.entries({ ...(value as object) }).flatMap(([key, inner]) => {
      const other = key === step ? mutated(inner, rest, wrong) : inner;
      return other === undefined ? [] : [[key, other]];
    }),
  );
}
