import { translationsOf } from "../../domain/content/language-text";
import type { TenantContent } from "../../domain/content/tenant-content";
import { demoContent } from "../demo-content";

const { "booking-services": templates } = demoContent;

export function bookingServicesOf(
  amenities: readonly { id: string; service?: string }[],
): TenantContent["bookingServices"] {
  return amenities.flatMap(({ id: amenity_id, service }) => {
    const template = templates[service ?? ""];
    if (!service || !template) return [];
    const { title, description, ...rest } = template;
    return [{ id: service, amenity_id, ...rest, translations: translationsOf({ title, description }) }];
  });
}
