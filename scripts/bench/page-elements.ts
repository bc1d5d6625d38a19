import { JSDOM } from "jsdom";
import type { ReactElement, ReactNode } from "react";

/** An element of a page as React rendered it; text and attributes are unescaped. */
export type Element = { name: string; attributes: [name: string, value: string][]; children: Node[] };
export type Node = Element | string;

const voidElements = new Set(["meta", "link", "img", "input", "br", "hr", "source", "wbr"]);
const rawElements = new Set(["script", "style"]);

/** Parses a page that React rendered. */
export function parsePage(html: string): Element {
  const { document, Text } = new JSDOM(html).window;
  const elementOf = (element: globalThis.Element): Element => ({
    name: element.localName,
    attributes: [...element.attributes].map(({ name, value }) => [name, value]),
    children: [...element.childNodes].flatMap((node): Node[] =>
      node instanceof Text ? [node.data] : "localName" in node ? [elementOf(node as globalThis.Element)] : [],
    ),
  });
  return elementOf(document.documentElement);
}

type Create = (type: string, props: Record<string, unknown>, ...children: ReactNode[]) => ReactElement;

/** The same elements, created on each call as by a component's render. */
export const reactElement = (node: Element, create: Create): ReactElement =>
  rawElements.has(node.name)
    ? create(node.name, { ...propsOf(node), dangerouslySetInnerHTML: { __html: node.children[0] } })
    : create(
        node.name,
        propsOf(node),
        ...node.children.map((child) => (typeof child === "string" ? child : reactElement(child, create))),
      );

const booleans = new Set(
  "hidden required defer async open checked selected disabled multiple readonly novalidate nomodule".split(
    " ",
  ),
);
const propNames: Record<string, string> = { class: "className", for: "htmlFor", readonly: "readOnly" };

function propsOf({ attributes }: Element): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [name, value] of attributes)
    props[propNames[name] ?? name] = booleans.has(name) ? true : name === "style" ? styleOf(value) : value;
  return props;
}

const styleOf = (text: string) =>
  Object.fromEntries(
    text.split(";").map((declaration) => {
      const at = declaration.indexOf(":");
      return [declaration.slice(0, at), declaration.slice(at + 1)];
    }),
  );

/** The same page by template strings that escape each text and attribute. */
export function templateString(node: Node): string {
  if (typeof node === "string") return escaped(node);
  const { name, attributes, children } = node;
  let html = `<${name}`;
  for (const [key, value] of attributes) html += ` ${key}="${escaped(value)}"`;
  if (rawElements.has(name)) return `${html}>${children[0]}</${name}>`;
  if (children.length === 0 && voidElements.has(name)) return `${html}/>`;
  html += ">";
  for (const child of children) html += templateString(child);
  return `${html}</${name}>`;
}

const signs: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};
const escaped = (text: string): string =>
  /[&<>"']/.test(text) ? text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign) : text;
