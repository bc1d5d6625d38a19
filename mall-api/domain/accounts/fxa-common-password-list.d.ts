declare module "fxa-common-password-list" {
  /** The 50,000 most common passwords of at least eight characters, in lower case. */
  const commonPasswords: { test: (password: string) => boolean };
  export default commonPasswords;
}
