import { expect, test } from "vitest";
import { absolute, linkTarget } from "./written-link.server";

test.each([
  ["www.example.cz/menu", "https://www.example.cz/menu"],
  ["example.cz", "https://example.cz/"],
  ["example.cz:8080/menu?den=1#oběd", "https://example.cz:8080/menu?den=1#ob%C4%9Bd"],
  ["www.kavárna.cz", "https://www.xn--kavrna-rta.cz/"],
  ["//example.cz/menu", "https://example.cz/menu"],
  ["http:/www.example.cz", "http://www.example.cz/"],
  ["https:/example.cz/menu", "https://example.cz/menu"],
  ["http:www.example.cz", "http://www.example.cz/"],
  ["http//www.example.cz", "http://www.example.cz/"],
  ["https:\\\\example.cz\\menu", "https://example.cz/menu"],
  ["https://https://example.cz/menu", "https://example.cz/menu"],
  ["http://https:/example.cz/menu", "https://example.cz/menu"],
  ["\u200bhttps://example.cz\u200b", "https://example.cz/"],
  ["http://192.168.100.200/menu", "http://192.168.100.200/menu"],
  ["https://www.example.cz,", "https://www.example.cz/"],
  ["https://www.example.cz/menu).", "https://www.example.cz/menu"],
  ["https://example.cz/wiki/A_(b)", "https://example.cz/wiki/A_(b)"],
  ["info@example.cz.", "mailto:info@example.cz"],
  ["info@example.cz", "mailto:info@example.cz"],
  ["info@müller.de", "mailto:info@m%C3%BCller.de"],
  ["http://info@example.cz", "mailto:info@example.cz"],
  ["mailto: info@example.cz", "mailto:info@example.cz"],
  ["mailto://info@example.cz", "mailto:info@example.cz"],
  ["http://mailto:info@example.cz?subject=a", "mailto:info@example.cz?subject=a"],
  ["+420 123 456 789", "tel:+420123456789"],
  ["00420 123 456 789", "tel:+420123456789"],
  ["123 456 789", "tel:123456789"],
  ["+421 (0) 905 123 456", "tel:+421905123456"],
  ["030/1234-5678", "tel:03012345678"],
  ["http://+420123456789", "tel:+420123456789"],
  ["tel: +420 123 456 789", "tel:+420123456789"],
  ["tel:112", "tel:112"],
  ["callto:+420123456789", "tel:+420123456789"],
  ["/", "/"],
  ["/en", "/en"],
  ["/en/offers?sort=new#list", "/en/offers?sort=new#list"],
  ["en/offers/2", "/en/offers/2"],
  ["/cz/obchod/12", "/cz/obchod/12"],
  ["/newsletter", "/newsletter"],
  ["/documents/rules", "/documents/rules"],
  ["#top", "#top"],
])("a link written as %j leads to %s", (written, target) => {
  expect(linkTarget(written)).toBe(target);
});

test.each([
  ["nothing", ""],
  ["nothing but a scheme", "http://"],
  ["a file of the old site", "menu.pdf"],
  ["a file above its page", "../files/menu.pdf"],
  ["a page of the old site", "/index.php?page=5"],
  ["a picture of the old site", "/wp-content/uploads/2024/01/plan.jpg"],
  ["a path that no screen has", "/en/akce-leto-2019"],
  ["a host without a domain", "http://localhost/menu"],
  ["a file of a computer", "file:///C:/menu.pdf"],
  ["a drive", "C:\\Users\\menu.pdf"],
  ["a script", "java\u0000script:alert(1)"],
  ["a script behind a scheme", "http://javascript:alert(1)"],
  ["no telephone", "tel:ask at the desk"],
])("a link to %s leads nowhere", (_, written) => {
  expect(linkTarget(written)).toBeNull();
});

test("a shop's website is repaired likewise, and other text is kept", () => {
  expect(
    ["www.boty.cz", "//boty.cz/a", "http:/boty.cz", "https://boty.cz", "menu.pdf", "soon"].map(absolute),
  ).toEqual([
    "https://www.boty.cz",
    "https://boty.cz/a",
    "http://boty.cz",
    "https://boty.cz",
    "menu.pdf",
    "soon",
  ]);
});
