import { fallbackLanguage, isLanguage, type Translated, valueIn } from "@contract/languages";
import type { supportTopics } from "@contract/support";

type Topic = (typeof supportTopics)[number];

/** The author of automatic replies. */
const names: Translated<string> = {
  en: "Automatic answer",
  cz: "Automatická odpověď",
  sk: "Automatická odpoveď",
  de: "Automatische Antwort",
};

const closings: Translated<string> = {
  en: "Someone from the information desk will read your message and answer here, usually the same day.",
  cz: "Vaši zprávu si přečte někdo z\u00a0informací a\u00a0odpoví tady, obvykle ještě týž den.",
  sk: "Vašu správu si prečíta niekto z\u00a0informácií a\u00a0odpovie tu, zvyčajne ešte v\u00a0ten istý deň.",
  de: "Jemand von der Information liest Ihre Nachricht und antwortet hier, meist noch am selben Tag.",
};

const openings: Partial<Record<Topic, Translated<string>>> = {
  loyalty: {
    en: "Thank you for your message. Points of a receipt are usually there within two working days; you see each step under Receipts.",
    cz: "Děkujeme za zprávu. Body z\u00a0účtenky bývají připsané do dvou pracovních dnů; každý krok vidíte v\u00a0Účtenkách.",
    sk: "Ďakujeme za správu. Body z\u00a0bločku bývajú pripísané do dvoch pracovných dní; každý krok vidíte v\u00a0Bločkoch.",
    de: "Danke für Ihre Nachricht. Die Punkte eines Belegs sind meist innerhalb von zwei Werktagen da; jeden Schritt sehen Sie unter Belege.",
  },
  "lost-and-found": {
    en: "Thank you for your message. Please tell us when and where you lost it and what it looks like: we look through the lost property at once.",
    cz: "Děkujeme za zprávu. Napište nám prosím, kdy a\u00a0kde jste věc ztratili a\u00a0jak vypadá; ztráty a\u00a0nálezy hned projdeme.",
    sk: "Ďakujeme za správu. Napíšte nám, prosím, kedy a\u00a0kde ste vec stratili a\u00a0ako vyzerá; straty a\u00a0nálezy hneď prejdeme.",
    de: "Danke für Ihre Nachricht. Schreiben Sie uns bitte, wann und wo Sie die Sache verloren haben und wie sie aussieht; wir sehen gleich bei den Fundsachen nach.",
  },
  parking: {
    en: "Thank you for your message. If you are standing at the barrier right now, press the button on it: somebody answers around the clock.",
    cz: "Děkujeme za zprávu. Pokud právě stojíte u\u00a0závory, stiskněte na ní tlačítko: někdo se ozve v\u00a0kteroukoli hodinu.",
    sk: "Ďakujeme za správu. Ak práve stojíte pri závore, stlačte na nej tlačidlo: niekto sa ozve v\u00a0ktorúkoľvek hodinu.",
    de: "Danke für Ihre Nachricht. Wenn Sie gerade vor der Schranke stehen, drücken Sie den Knopf daran: Dort meldet sich rund um die Uhr jemand.",
  },
};

const usual: Translated<string> = {
  en: "Thank you for your message.",
  cz: "Děkujeme za zprávu.",
  sk: "Ďakujeme za správu.",
  de: "Danke für Ihre Nachricht.",
};

/** All that the clerk says, by name. */
export const clerkTexts: Record<string, Translated<string>> = { names, closings, usual, ...openings };

/** The automatic reply to a first message. */
export function botAnswer(topic: string, language: string): { author: string; text: string } {
  const spoken = isLanguage(language) ? language : fallbackLanguage;
  const opening = valueIn(openings[topic as Topic] ?? usual, spoken);
  return { author: valueIn(names, spoken), text: `${opening}\n\n${valueIn(closings, spoken)}` };
}
