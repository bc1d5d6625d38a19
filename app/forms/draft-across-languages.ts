import { intentField, trapField } from "./form-answer";

const storageKey = "TYPED";

/** Never stored: a password, a file, and what the form itself adds. */
const uncarried = new Set(["password", "file", "hidden", "submit", "search"]);

type Values = Record<string, string | boolean>;
type Carried = { to: string; forms: Record<string, Values>; field: string | null };

let lastField: string | null = null;

/** Remembers in which field the visitor is: the button for the language takes the focus. */
export function watchField() {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement && isField(target) && target.form) lastField = target.id;
  });
}

/** Stores what is typed into this page's forms for the page that opens next, the same in another language. */
export function carryDraft(to: string) {
  const forms = Object.fromEntries(
    intentForms().map(([intent, fields]) => [
      intent,
      Object.fromEntries(
        fields.map((field) => [field.name, isTickable(field) ? field.checked : field.value]),
      ) as Values,
    ]),
  );
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ to, forms, field: lastField } satisfies Carried));
  } catch {
    // Without storage it has to be typed again.
  }
}

/** Restores it and the focus, once. Runs before the page is hydrated, which leaves the state of fields as it is. */
export function restoreDraft() {
  try {
    const stored = sessionStorage.getItem(storageKey);
    if (!stored) return;
    sessionStorage.removeItem(storageKey);
    const { to, forms, field: focused }: Carried = JSON.parse(stored);
    if (to !== location.pathname + location.search) return;
    for (const [intent, fields] of intentForms()) {
      for (const field of fields) {
        const value = forms[intent]?.[field.name];
        if (isTickable(field) && typeof value === "boolean") field.checked = value;
        else if (typeof value === "string" && value) field.value = value;
      }
    }
    if (focused) document.getElementById(focused)?.focus();
  } catch {
    // A page without storage, or what another version of the site stored.
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isTickable = (field: Field): field is HTMLInputElement => field.type === "checkbox";

/** The fields of each form that has an intent, by it. */
const intentForms = (): [intent: string, fields: Field[]][] =>
  [...document.forms].flatMap((form) => {
    const intent = new FormData(form).get(intentField);
    const fields = [...form.elements].filter(
      (field): field is Field =>
        isField(field) && field.name !== "" && field.name !== trapField && !uncarried.has(field.type),
    );
    return typeof intent === "string" && fields.length > 0 ? [[intent, fields]] : [];
  });
