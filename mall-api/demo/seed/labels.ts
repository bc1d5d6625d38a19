import { type LanguageText, text } from "../../domain/content/language-text";

/** What menus call the screens and website pages of a mall. */
export const labels: Record<string, LanguageText> = {
  "shops-services": text("Shops", "Obchody", "Obchody", "Shops"),
  offers: text("Offers", "Nabídky", "Ponuky", "Angebote"),
  events: text("Events", "Akce", "Podujatia", "Veranstaltungen"),
  news: text("News", "Novinky", "Novinky", "Neuigkeiten"),
  rewards: text("Rewards", "Odměny", "Odmeny", "Prämien"),
  cinema: text("Cinema", "Kino", "Kino", "Kino"),
  "opening-hours": text("Opening hours", "Otevírací doba", "Otváracie hodiny", "Öffnungszeiten"),
  "how-to-get-here": text("How to get here", "Jak se k nám dostat", "Ako sa k nám dostať", "Anfahrt"),
  parking: text("Parking", "Parkování", "Parkovanie", "Parken"),
  amenities: text("Amenities", "Vybavení centra", "Vybavenie centra", "Einrichtungen"),
  "gift-cards": text("Gift cards", "Dárkové karty", "Darčekové karty", "Geschenkkarten"),
  faq: text("Questions and answers", "Časté dotazy", "Časté otázky", "Häufige Fragen"),
  about: text("About us", "O nás", "O nás", "Über uns"),
  contact: text("Contact", "Kontakt", "Kontakt", "Kontakt"),
  "privacy-policy": text("Privacy", "Ochrana osobních údajů", "Ochrana osobných údajov", "Datenschutz"),
  "terms-and-conditions": text("Terms", "Obchodní podmínky", "Obchodné podmienky", "AGB"),
  "operating-rules": text("House rules", "Provozní řád", "Prevádzkový poriadok", "Hausordnung"),
  cookies: text("Cookies", "Cookies", "Cookies", "Cookies"),
  "job-offers": text("Jobs", "Kariéra", "Kariéra", "Karriere"),
  "space-lease": text("Lease a space", "Pronájem", "Prenájom", "Flächen mieten"),
  "loyalty-program": text("Loyalty programme", "Věrnostní program", "Vernostný program", "Treueprogramm"),
};
