import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ShopsGrid } from "./shops-grid";

const shop = (name: string) => ({ name, to: `/en/shop/${name}`, logo: null, about: "", status: null });
const groupsOf = (...sizes: number[]) =>
  sizes.map((size, at) => {
    const letter = String.fromCharCode(65 + at);
    return { letter, shops: Array.from({ length: size }, (_, number) => shop(`${letter}${number}`)) };
  });

/** The columns of each cell of the grid, where it has so many. */
function cellsOf(sizes: number[], prefix: string): number[] {
  const html = renderToStaticMarkup(<ShopsGrid groups={groupsOf(...sizes)} />);
  return [...html.matchAll(/<(?:h2|article)[^>]*class="([^"]*)"/g)].map(([, names = ""]) =>
    Number(new RegExp(`(?:^| )${prefix}:col-span-(\\d)`).exec(names)?.[1] ?? 1),
  );
}

it.each([
  [3, "sm:max-lg"],
  [4, "lg:max-xl"],
  [5, "xl"],
])("the last row of a directory in %i columns is full", (columns, prefix) => {
  for (const sizes of [
    [5, 4, 3, 2],
    [1, 1, 1, 1, 1, 1, 1, 1],
    [12, 1, 7],
    [20, 2, 1, 1],
    [30, 1, 1, 3],
  ]) {
    let column = 0;
    for (const width of cellsOf(sizes, prefix)) {
      expect(column + width, `${sizes}: no cell has to begin a row before its time`).toBeLessThanOrEqual(
        columns,
      );
      column = (column + width) % columns;
    }
    expect(column, String(sizes)).toBe(0);
  }
});

it("the last shop of an odd number is as wide as a phone", () => {
  const [{ shops } = { shops: [] }] = groupsOf(3);
  const html = renderToStaticMarkup(<ShopsGrid groups={[{ letter: null, shops }]} />);
  const alone = [...html.matchAll(/<li class="[^"]*alone[^>]*>.*?href="([^"]+)"/g)].map(([, to]) => to);
  expect(alone).toEqual(["/en/shop/A2"]);
});
