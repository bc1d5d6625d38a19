import { FormTextField } from "../forms/form-fields";

/** The field for a code that was mailed. */
export const CodeField = () => (
  <FormTextField name="code" autoComplete="one-time-code" inputMode="numeric" enterKeyHint="go" />
);
