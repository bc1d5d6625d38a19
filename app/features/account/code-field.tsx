import { FormTextField } from "../forms/form-fields";

/** The field for a code that was mailed. */
export const CodeField = ({ label }: { label: string }) => (
  <FormTextField
    name="code"
    label={label}
    autoComplete="one-time-code"
    inputMode="numeric"
    enterKeyHint="go"
  />
);
