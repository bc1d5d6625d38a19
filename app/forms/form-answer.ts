/** What a form's action answers when it can't accept it. */
export type FormAnswer = {
  /** Which of a screen's forms it is. */
  intent: string;
  /** What was typed, without secrets and files. */
  values: Record<string, string>;
  /** A sentence by field. */
  errors: Record<string, string>;
  /** A sentence about the form as a whole. */
  problem: string | null;
};

/** The field that tells a screen's forms apart. */
export const intentField = "intent";
/** When the form was drawn, milliseconds in base 36. */
export const startedField = "started";
/** A field that people don't see and leave empty. */
export const trapField = "contact_note";
