/** An action's answer to a form that it can't accept. */
export type FormAnswer = {
  /** Which of a screen's forms it is. */
  intent: string;
  /** The input, without secrets and files. */
  values: Record<string, string>;
  /** A message by field. */
  errors: Record<string, string>;
  /** A message about the form as a whole. */
  problem: string | null;
};

/** The field that distinguishes a screen's forms. */
export const intentField = "intent";
/** The button that opens the form's screen in another language, with what is typed, sends this. */
export const switchField = "switch_language";
/** When the form was rendered, milliseconds in base 36. */
export const startedField = "started";
/** A honeypot: hidden, so people leave it empty. */
export const trapField = "contact_note";

/** A form's element, for buttons outside it. */
export const formId = (intent: string): string => `${intent}-form`;
