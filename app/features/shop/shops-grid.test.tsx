import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ShopsGrid } from "./shops-grid";

const shop = (name: string) => ({ name, to: `/en/shop/${name}`, logo: null, about: "", status: null });
const groupsOf = (...sizes: number[]) =>
  sizes.map((size, at) => {
    const letter = String.fromCharCode(65 + at);
    return { letter, shops: Array.from({ length: size }, (_, number) => shop(`${letter}${number}`)) };
  });

const lettersIn = (html: string) => [...html.matchAll(/<h2[^>]*class="([^"]*)"/g)].map(([, names]) => names);

it("a letter is as wide as a shop", () => {
  const html = renderToStaticMarkup(<ShopsGrid groups={groupsOf(5, 1, 5)} />);
  expect(lettersIn(html)[0]).toBe("letter");
});

it("the last shop of an odd number is as wide as a phone", () => {
  const [{ shops } = { shops: [] }] = groupsOf(3);
  const html = renderToStaticMarkup(<ShopsGrid groups={[{ letter: null, shops }]} />);
  const alone = [...html.matchAll(/<li class="[^"]*alone[^>]*>.*?href="([^"]+)"/g)].map(([, to]) => to);
  expect(alone).toEqual(["/en/shop/A2"]);
});

it("a letter is as wide as two where the next would end a row alone, or the last row lack one", () => {
  const html = renderToStaticMarkup(<ShopsGrid groups={groupsOf(2, 1, 4, 5)} />);
  // In four columns B would be the fourth cell; with A wide B begins the second row, C is its third cell.
  expect(lettersIn(html)).toEqual(["letter wide-4", "letter", "letter wide-4", "letter"]);
});
