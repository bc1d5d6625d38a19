import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ShopsGrid } from "./shops-grid";

const shop = (name: string) => ({ name, to: `/en/shop/${name}`, logo: null, about: "", status: null });
const groupsOf = (...sizes: number[]) =>
  sizes.map((size, at) => {
    const letter = String.fromCharCode(65 + at);
    return { letter, shops: Array.from({ length: size }, (_, number) => shop(`${letter}${number}`)) };
  });

it("a letter is as wide as a shop", () => {
  const html = renderToStaticMarkup(<ShopsGrid groups={groupsOf(5, 1, 3)} />);
  expect([...html.matchAll(/<h2[^>]*class="([^"]*)"/g)].map(([, names]) => names)).toEqual(
    Array(3).fill("letter"),
  );
});

it("the last shop of an odd number is as wide as a phone", () => {
  const [{ shops } = { shops: [] }] = groupsOf(3);
  const html = renderToStaticMarkup(<ShopsGrid groups={[{ letter: null, shops }]} />);
  const alone = [...html.matchAll(/<li class="[^"]*alone[^>]*>.*?href="([^"]+)"/g)].map(([, to]) => to);
  expect(alone).toEqual(["/en/shop/A2"]);
});

it("no letter ends a row alone", () => {
  const html = renderToStaticMarkup(<ShopsGrid groups={groupsOf(2, 1, 4, 8)} />);
  const wide = [...html.matchAll(/<li class="[^"]*wide-4[^>]*>.*?href="([^"]+)"/g)].map(([, to]) => to);
  // In four columns B would be the fourth cell.
  expect(wide[0]).toBe("/en/shop/A1");
});
