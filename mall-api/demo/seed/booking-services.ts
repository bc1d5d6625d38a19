import { type LanguageText, text, translationsOf } from "../../domain/content/language-text";
import type { TenantContent } from "../../domain/content/tenant-content";

type Template = {
  minutes: number;
  price: number;
  opens: string;
  closes: string;
  title: LanguageText;
  description: LanguageText;
};

/** By the service's id, which amenities refer to. */
const templates: Record<string, Template> = {
  lounge: {
    minutes: 60,
    price: 0,
    opens: "10:00",
    closes: "20:00",
    title: text(
      "An hour with a stylist",
      "Hodina se stylistkou",
      "Hodina so stylistkou",
      "Eine Stunde mit der Stylistin",
    ),
    description: text(
      "Say what you are looking for; she brings it to the lounge, in your size.",
      "Řekněte, co hledáte, a ona to přinese do salonku ve vaší velikosti.",
      "Povedzte, čo hľadáte, a ona to prinesie do salónika vo vašej veľkosti.",
      "Sagen Sie, was Sie suchen, und sie bringt es in Ihrer Größe in die Lounge.",
    ),
  },
  "kids-corner": {
    minutes: 120,
    price: 9900,
    opens: "10:00",
    closes: "20:00",
    title: text(
      "Two hours in the kids' corner",
      "Dvě hodiny v dětském koutku",
      "Dve hodiny v detskom kútiku",
      "Zwei Stunden in der Kinderecke",
    ),
    description: text(
      "Supervised play for children from three to nine; come five minutes early.",
      "Hry pod dohledem pro děti od tří do devíti let; přijďte o pět minut dřív.",
      "Hry pod dohľadom pre deti od troch do deviatich rokov; príďte o päť minút skôr.",
      "Betreutes Spielen für Kinder von drei bis neun; kommen Sie fünf Minuten früher.",
    ),
  },
};

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
