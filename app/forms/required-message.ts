/** The fields that have a sentence of their own for being empty, by their names in the contract. */
const named = {
  first_name: "firstName",
  last_name: "lastName",
  name: "name",
  email: "email",
  password: "password",
  code: "code",
  message: "message",
  text: "message",
  topic: "topic",
  file: "file",
  company_id: "shop",
  issued_at: "day",
  total: "total",
} as const;

const isNamed = (field: string): field is keyof typeof named => Object.hasOwn(named, field);

/** The key of the message for an empty field. */
export const requiredMessage = (field: string) =>
  isNamed(field) ? (`forms:required.${named[field]}` as const) : ("forms:problems.required" as const);
