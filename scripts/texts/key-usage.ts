import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { baseOf, folders, namespaces, textsOf } from "./translations";

/** The keys used in the code: literal ones, prefixes of composed ones, and all strings. */
type Usage = {
  asked: Map<string, string>;
  prefixes: Map<string, string>;
  strings: Set<string>;
  /** Namespaces that components need in the browser. */
  inBrowser: Set<string>;
};

/** Keys composed from the mall's settings or data before they reach a call that names their namespace. */
const composed = /^(?:common:footer\.sections|home:way|directions:way|parking:(?:payment|reserved))\./;

/** Keys that are used but missing, keys that are unused, and namespaces that the browser can't load. */
export function usageGaps(): string[] {
  const usage = usageOf(sourcesBelow("app"));
  const known = new Set(
    namespaces.flatMap((namespace) =>
      folders.flatMap((folder) =>
        [...textsOf(folder, namespace).keys()].map((key) => `${namespace}:${baseOf(key)}`),
      ),
    ),
  );
  const gaps: string[] = [];
  for (const [key, file] of usage.asked)
    if (!known.has(key)) gaps.push(`${file} asks for ${key}, which no language has`);
  for (const [prefix, file] of usage.prefixes)
    if (![...known].some((key) => key.startsWith(prefix)))
      gaps.push(`${file} asks for ${prefix}…, which no language has`);
  for (const key of known) {
    const bare = key.slice(key.indexOf(":") + 1);
    const isUsed =
      usage.asked.has(key) ||
      usage.strings.has(bare) ||
      composed.test(key) ||
      [...usage.prefixes.keys()].some((prefix) => key.startsWith(prefix));
    if (!isUsed) gaps.push(`locales/*/${key.slice(0, key.indexOf(":"))}.json: ${bare} is used nowhere`);
  }
  return [...gaps, ...browserGaps(usage.inBrowser)];
}

function browserGaps(needed: Set<string>): string[] {
  const file = "app/locale/translations.client.ts";
  const [, list = ""] = /\{([\w,-]+)\}\.json/.exec(readFileSync(file, "utf8")) ?? [];
  const listed = list.split(",");
  return [
    ...[...needed]
      .filter((namespace) => !listed.includes(namespace))
      .map((namespace) => `${file} lacks ${namespace}, which components use`),
    ...listed
      .filter((namespace) => !needed.has(namespace))
      .map((namespace) => `${file} lists ${namespace}, which no component uses`),
  ];
}

function usageOf(sources: { file: string; source: string }[]): Usage {
  const usage: Usage = { asked: new Map(), prefixes: new Map(), strings: new Set(), inBrowser: new Set() };
  for (const { file, source } of sources) {
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) addString(node.text, file, usage);
      else if (ts.isTemplateExpression(node)) addTemplate(node, file, usage);
      if (ts.isCallExpression(node)) addCall(node, file, usage);
      if (ts.isPropertyAssignment(node) && node.name.getText() === "i18n") addHandle(node, usage);
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return usage;
}

const wholeKey = /^([a-z][\w-]*):[\w.-]+$/;

/** `t` and `translatorOf(language)`: their argument has to be a key. */
const isTranslator = (callee: ts.Expression): boolean =>
  ts.isIdentifier(callee)
    ? callee.text === "t"
    : ts.isCallExpression(callee) && callee.expression.getText() === "translatorOf";

/** `"home:title"` is a key anywhere in the code: it may be passed to a translator. */
function addString(text: string, file: string, { asked, strings }: Usage) {
  strings.add(text);
  const [, namespace = ""] = wholeKey.exec(text) ?? [];
  if (namespaces.includes(namespace)) asked.set(text, file);
}

function addTemplate(node: ts.TemplateExpression, file: string, { prefixes }: Usage) {
  const head = node.head.text;
  const [, namespace = ""] = /^([a-z][\w-]*):[\w.-]*$/.exec(head) ?? [];
  if (namespaces.includes(namespace)) prefixes.set(head, file);
}

/** `t("title")` uses a key of the namespace in the nearest `useTranslation` of that `t`. */
function addCall(call: ts.CallExpression, file: string, usage: Usage) {
  const [first] = call.arguments;
  const name = ts.isIdentifier(call.expression) ? call.expression.text : call.expression.getText();
  if (/^(?:useTranslation|texts\.load)$/.test(name) && first && ts.isStringLiteralLike(first))
    usage.inBrowser.add(first.text);
  if (first && ts.isStringLiteralLike(first) && isTranslator(call.expression) && wholeKey.test(first.text))
    usage.asked.set(first.text, file);
  if (!first || !ts.isIdentifier(call.expression)) return;
  const namespace = namespaceOf(call, name);
  if (namespace === null) return;
  if (ts.isStringLiteralLike(first) && !first.text.includes(":"))
    usage.asked.set(`${namespace}:${first.text}`, file);
  if (ts.isTemplateExpression(first) && !first.head.text.includes(":"))
    usage.prefixes.set(`${namespace}:${first.head.text}`, file);
}

/** The namespace of `const { t } = useTranslation("home")` above a call of `t`; null for any other function. */
function namespaceOf(call: ts.CallExpression, name: string): string | null {
  for (let node: ts.Node = call; node.parent; node = node.parent) {
    if (!ts.isBlock(node) && !ts.isSourceFile(node)) continue;
    for (const statement of node.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name: bound, initializer } of statement.declarationList.declarations) {
        if (!initializer || !ts.isCallExpression(initializer)) continue;
        if (initializer.expression.getText() !== "useTranslation" || !ts.isObjectBindingPattern(bound))
          continue;
        const binds = bound.elements.some(
          (element) =>
            element.name.getText() === name && (element.propertyName ?? element.name).getText() === "t",
        );
        const [argument] = initializer.arguments;
        if (binds) return argument && ts.isStringLiteralLike(argument) ? argument.text : "common";
      }
    }
  }
  return null;
}

function addHandle(node: ts.PropertyAssignment, { inBrowser }: Usage) {
  if (!ts.isArrayLiteralExpression(node.initializer)) return;
  for (const element of node.initializer.elements)
    if (ts.isStringLiteralLike(element)) inBrowser.add(element.text);
}

const sourcesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
    .map((path) => ({ file: join(folder, path), source: readFileSync(join(folder, path), "utf8") }));
