import { type Mall, type PropertyManagement, propertyManagement } from "@contract/mall";

/** The billing data, given as an object or as JSON text; anything else is reported to `warn` and ignored. */
export function readBilling(
  given: Mall["property_management"],
  warn: (message: string) => void,
): PropertyManagement | null {
  if (!given) return null;
  try {
    return propertyManagement.parse(typeof given === "string" ? JSON.parse(given) : given);
  } catch (error) {
    warn(
      `Invalid JSON in property_management: ${error instanceof Error ? error.message.split("\n")[0] : error}`,
    );
    return null;
  }
}
