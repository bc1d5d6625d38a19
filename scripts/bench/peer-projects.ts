import type { Element, Node } from "./page-elements";

/** A project that serves the directory at `/` in its framework's usual way. */
export type PeerProject = {
  name: string;
  packages: Record<string, string>;
  files: Record<string, string>;
  /** Arguments of npx, and of node. */
  build: string[];
  start: string[];
};

/** What a page of shops reads: its letters, and the shops of each. */
type Item = { letter: string } | { href: string; name: string; logo: string; lines: string[] };

/** The directory in frameworks whose latest versions run on Node 20. */
export function peerProjects(page: Element): PeerProject[] {
  const body = page.children.find((node): node is Element => isElement(node) && node.name === "body");
  const list = body && listOf(body);
  if (!body || !list) throw new Error("The page has no list of shops");
  const items = JSON.stringify(list.children.filter(isElement).map(itemOf));
  const jsx = (className: string) => frameMarkup(body, list, jsxOf(className));
  return [
    {
      name: "SvelteKit",
      packages: {
        "@sveltejs/kit": "^2",
        "@sveltejs/adapter-node": "^5",
        "@sveltejs/vite-plugin-svelte": "^5",
        svelte: "^5",
        vite: "^6",
      },
      files: {
        "svelte.config.js": `import adapter from "@sveltejs/adapter-node";\nexport default { kit: { adapter: adapter() } };\n`,
        "vite.config.js": `import { sveltekit } from "@sveltejs/kit/vite";\nexport default { plugins: [sveltekit()] };\n`,
        "src/app.html": `<!doctype html><html lang="en"><head><meta charset="utf-8">%sveltekit.head%</head><body>%sveltekit.body%</body></html>`,
        "src/lib/items.json": items,
        "src/routes/+page.server.js": `import items from "$lib/items.json";\nexport const load = () => ({ items });\n`,
        "src/routes/+page.svelte": `<script>let { data } = $props();</script>\n<svelte:head><title>Shops</title></svelte:head>\n${frameMarkup(body, list, svelteOf)}`,
      },
      build: ["vite", "build"],
      start: ["build/index.js"],
    },
    {
      name: "Astro",
      packages: { astro: "^5", "@astrojs/node": "^9" },
      files: {
        "astro.config.mjs": `import node from "@astrojs/node";\nexport default { output: "server", adapter: node({ mode: "standalone" }) };\n`,
        "src/items.json": items,
        "src/pages/index.astro": `---\nimport items from "../items.json";\n---\n<html lang="en"><head><meta charset="utf-8"><title>Shops</title></head><body>${jsx("class")}</body></html>`,
      },
      build: ["astro", "build"],
      start: ["dist/server/entry.mjs"],
    },
    {
      name: "Remix as created",
      packages: {
        "@remix-run/node": "2.17.5",
        "@remix-run/react": "2.17.5",
        "@remix-run/serve": "2.17.5",
        "@remix-run/dev": "2.17.5",
        react: "^18",
        "react-dom": "^18",
        isbot: "^5",
        vite: "^6",
      },
      files: {
        "vite.config.js": `import { vitePlugin } from "@remix-run/dev";\nexport default { plugins: [vitePlugin({ future: { v3_singleFetch: true } })] };\n`,
        "app/root.jsx": `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";\nexport default () => <html lang="en"><head><meta charSet="utf-8" /><Meta /><Links /></head><body><Outlet /><ScrollRestoration /><Scripts /></body></html>;\n`,
        "app/items.json": items,
        "app/routes/_index.jsx": `import { useLoaderData } from "@remix-run/react";\nimport all from "../items.json";\nexport const meta = () => [{ title: "Shops" }];\nexport const loader = () => ({ items: all });\nexport default function Index() { const { items } = useLoaderData(); return <>${jsx("className")}</>; }\n`,
      },
      build: ["remix", "vite:build"],
      start: ["node_modules/.bin/remix-serve", "build/server/index.js"],
    },
    {
      name: "Hono's JSX",
      packages: { hono: "^4", "@hono/node-server": "^1", esbuild: "^0.25" },
      files: {
        "src/items.json": items,
        "src/server.jsx": `import { serve } from "@hono/node-server";\nimport { Hono } from "hono";\nimport items from "./items.json";\nconst Page = () => <html lang="en"><head><meta charset="utf-8" /><title>Shops</title></head><body>${jsx("class")}</body></html>;\nserve({ fetch: new Hono().get("/", (c) => c.html(<Page />)).fetch, hostname: process.env.HOST, port: Number(process.env.PORT) });\n`,
      },
      build: [
        "esbuild",
        "src/server.jsx",
        "--bundle",
        "--platform=node",
        "--format=esm",
        "--jsx=automatic",
        "--jsx-import-source=hono/jsx",
        "--outfile=build/server.js",
      ],
      start: ["build/server.js"],
    },
  ];
}

const isElement = (node: Node): node is Element => typeof node !== "string";

function* within(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) if (isElement(child)) yield* within(child);
}

const first = (element: Element, name: string) => {
  for (const each of within(element)) if (each.name === name) return each;
  return null;
};

const textOf = (node: Node): string => (typeof node === "string" ? node : node.children.map(textOf).join(""));

const attribute = (element: Element | null, name: string) =>
  element?.attributes.find(([key]) => key === name)?.[1] ?? "";

/** The list whose items are shops: the one with most articles. */
function listOf(body: Element): Element | null {
  const articles = (list: Element) =>
    list.children.filter((item) => isElement(item) && first(item, "article")).length;
  return (
    [...within(body)]
      .filter(({ name }) => name === "ul")
      .sort((one, other) => articles(other) - articles(one))[0] ?? null
  );
}

function itemOf(item: Element): Item {
  if (!first(item, "article")) return { letter: textOf(item) };
  const link = first(item, "a");
  return {
    href: attribute(link, "href"),
    name: link ? textOf(link) : "",
    logo: attribute(first(item, "img"), "src"),
    lines: [...within(item)].filter(({ name }) => name === "p").map(textOf),
  };
}

/** How a framework writes text, an attribute, and the list of items. */
type Dialect = {
  text: (text: string) => string;
  attribute: (name: string, value: string) => string;
  items: string;
};

const tile = (item: string, className: string, lines: string) =>
  `<li><article ${className}="group relative flex h-full flex-col"><div ${className}="loads-near flex aspect-[3/2] items-center justify-center rounded-card bg-white p-4 border border-line transition-shadow group-hover:shadow-lifted"><span ${className}="relative block overflow-hidden w-full max-w-40"><picture><img src={${item}.logo} width="480" height="240" alt="" loading="lazy" decoding="async" ${className}="object-contain" /></picture></span></div><h3 ${className}="mt-3 font-text text-small font-semibold tracking-normal"><a ${className}="inline-block min-h-6 min-w-6 after:absolute after:inset-0 group-hover:underline underline-offset-4" href={${item}.href}>{${item}.name}</a></h3>${lines}</article></li>`;
const letter = (className: string) =>
  `<li id={"letter-" + item.letter} ${className}="scroll-mt-28"><h2 ${className}="flex aspect-[3/2] items-end cramped:aspect-auto rounded-card bg-surface-sunken p-4 text-display leading-none">{item.letter}</h2></li>`;
const line = (className: string, key = "") => `<p ${key}${className}="text-tiny text-ink-muted">{line}</p>`;

const svelteOf: Dialect = {
  text: (text) => escaped(text).replaceAll(/[{}]/g, (sign) => `{'${sign}'}`),
  attribute: (name, value) => `${name}="${escaped(value).replaceAll(/[{}]/g, (sign) => `{'${sign}'}`)}"`,
  items: `{#each data.items as item}{#if item.letter}${letter("class")}{:else}${tile("item", "class", `{#each item.lines as line}${line("class")}{/each}`)}{/if}{/each}`,
};

const reactNames: Record<string, string> = { for: "htmlFor", readonly: "readOnly" };

const jsxOf = (className: string): Dialect => {
  const key = className === "className" ? "key={item.href ?? item.letter} " : "";
  const keyed = (markup: string) => markup.replace("<li ", `<li ${key}`).replace("<li>", `<li ${key}>`);
  return {
    text: (text) => `{${JSON.stringify(text)}}`,
    attribute: (name, value) =>
      name === "class"
        ? `${className}={${JSON.stringify(value)}}`
        : `${(className === "className" && reactNames[name]) || name}={${JSON.stringify(value)}}`,
    items: `{items.map((item) => item.letter ? ${keyed(letter(className))} : ${keyed(tile("item", className, `{item.lines.map((line) => ${line(className, key && "key={line} ")})}`))})}`,
  };
};

const voidElements = new Set(["img", "input", "br", "hr", "source", "wbr", "path", "use"]);
/** What a framework adds by itself or escapes in ways of its own. */
const left = new Set(["script", "style", "template", "noscript"]);

/** The page's body in a framework's markup, with its loop in place of the list's items. */
function frameMarkup(node: Node, list: Element, dialect: Dialect): string {
  if (!isElement(node)) return dialect.text(node);
  if (left.has(node.name)) return "";
  const children =
    node === list ? dialect.items : node.children.map((child) => frameMarkup(child, list, dialect)).join("");
  if (node.name === "body") return children;
  const attributes = node.attributes
    .filter(([name]) => /^[a-z][a-z-]*$/.test(name) && !/^(on|style|value|checked|selected)/.test(name))
    .map(([name, value]) => ` ${dialect.attribute(name, value)}`)
    .join("");
  return children === "" && voidElements.has(node.name)
    ? `<${node.name}${attributes} />`
    : `<${node.name}${attributes}>${children}</${node.name}>`;
}

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
