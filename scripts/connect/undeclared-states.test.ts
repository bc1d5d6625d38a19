import { expect, it } from "vitest";
import { undeclaredStates } from "./undeclared-states";

const sample = (field: string, ...values: unknown[]) => values.map((value, id) => ({ id, [field]: value }));

it("counts the values of a state that only its API knows, over all lists that have it", () => {
  const samples = new Map([
    ["companies", sample("Lifecycle", 2, 2)],
    ["products", sample("Lifecycle", 2, 3)],
    ["faq", sample("order", 1, 2)],
  ]);
  expect(undeclaredStates(samples)).toEqual([
    {
      field: "Lifecycle",
      lists: ["companies", "products"],
      values: [
        { value: 2, entities: 3 },
        { value: 3, entities: 1 },
      ],
    },
  ]);
});

it.each([
  ["the same everywhere", sample("status", 1, 1)],
  ["known to every reader", sample("status", "published", "draft")],
  ["as many as a text has", sample("state", "a", "b", "c", "d", "e", "f")],
  ["of another field", sample("floor", 1, 2)],
])("asks nothing about values that are %s", (_, rows) => {
  expect(undeclaredStates(new Map([["companies", rows]]))).toEqual([]);
});
