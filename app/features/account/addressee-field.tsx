import { FormTextField } from "../forms/form-fields";

/** The address that a code was mailed to: a field where this browser doesn't know it. */
export const AddresseeField = ({ email }: { email: string }) =>
  email ? (
    <input type="hidden" name="email" value={email} />
  ) : (
    <FormTextField name="email" type="email" autoComplete="username" inputMode="email" enterKeyHint="next" />
  );
