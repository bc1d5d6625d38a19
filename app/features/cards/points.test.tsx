import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Points } from "./cards";

it.each([
  ["140 points", "140", "points"],
  ["1.510 Punkte", "1.510", "Punkte"],
  ["1,510 points", "1,510", "points"],
  ["1\u00a0510 bodů", "1\u00a0510", "bodů"],
])("the number of %s is large, its unit small", (text, number, unit) => {
  const html = renderToStaticMarkup(<Points text={text} />);
  expect([...html.matchAll(/>([^<]+)<\/span>/g)].map(([, part]) => part)).toEqual([number, unit]);
});
