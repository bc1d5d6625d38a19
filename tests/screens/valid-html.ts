import { HtmlValidate } from "html-validate";

/** html-validate's recommended rules, except where HTML allows what React writes, or ARIA what we do. */
const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React closes void elements, writes `required=""`, and keeps its own case in `charSet` and `hrefLang`.
    "void-style": ["error", { style: "selfclosing" }],
    "attribute-boolean-style": "off",
    "attribute-empty-style": ["error", { style: "empty" }],
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // The ids of `useId` begin with a colon.
    "valid-id": ["error", { relaxed: true }],
    // A list may have a name: ARIA only prohibits it where an element has no role.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

/** What is wrong with a document: rule, message and element; nothing if it is valid. */
export const problemsOfHtml = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
