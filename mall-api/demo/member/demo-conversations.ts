import { randomUUID } from "node:crypto";
import { fallbackLanguage, isLanguage, valueIn } from "@contract/languages";
import { conversation, message } from "../../db/member-schema";
import type { Transaction } from "../../db/write-transaction";
import type { CustomerRow } from "../../domain/accounts/customers";
import { type LanguageText, text } from "../../domain/content/language-text";
import { botAnswer } from "../../domain/messages/bot-clerk";
import { day, minute } from "../../domain/time/durations";

type Asked = { topic: string; daysAgo: number; question: LanguageText; answer?: LanguageText };

const desk = text("Information desk", "Informace", "Informácie", "Information");

/** The oldest first, as they were written. The last one waits for a person's answer. */
export const demoConversations: Asked[] = [
  {
    topic: "gift-cards",
    daysAgo: 68,
    question: text(
      "Hello, can one gift card be used in several shops?",
      "Dobrý den, dá se jedna dárková karta utratit ve více obchodech?",
      "Dobrý deň, dá sa jedna darčeková karta minúť vo viacerých obchodoch?",
      "Guten Tag, kann man eine Geschenkkarte in mehreren Shops einlösen?",
    ),
    answer: text(
      "Hello, yes. What you don't spend stays on the card, and you can pay with it in every shop that accepts gift cards.",
      "Dobrý den, ano. Co neutratíte, zůstává na kartě a zaplatíte s ní v každém obchodě, který přijímá dárkové karty.",
      "Dobrý deň, áno. Čo neminiete, zostáva na karte a zaplatíte ňou v každom obchode, ktorý prijíma darčekové karty.",
      "Guten Tag, ja. Was Sie nicht ausgeben, bleibt auf der Karte, und bezahlen können Sie damit in jedem Shop, der Geschenkkarten annimmt.",
    ),
  },
  {
    topic: "parking",
    daysAgo: 19,
    question: text(
      "Good evening, I have a different car this week. Where can I change my number plate?",
      "Dobrý večer, tento týden mám jiné auto. Kde si změním registrační značku?",
      "Dobrý večer, tento týždeň mám iné auto. Kde si zmením evidenčné číslo?",
      "Guten Abend, ich fahre diese Woche ein anderes Auto. Wo ändere ich mein Kennzeichen?",
    ),
    answer: text(
      "Good evening, on the Parking page, once you are logged in. You can add a number plate there or remove one, and the barrier knows it at once.",
      "Dobrý večer, na stránce Parkování, když jste přihlášená. Značku tam přidáte nebo odeberete a závora ji hned pozná.",
      "Dobrý večer, na stránke Parkovanie, keď ste prihlásená. Číslo tam pridáte alebo odstránite a závora ho hneď spozná.",
      "Guten Abend, auf der Seite Parken, wenn Sie angemeldet sind. Dort können Sie ein Kennzeichen hinzufügen oder entfernen, und die Schranke kennt es sofort.",
    ),
  },
  {
    topic: "lost-and-found",
    daysAgo: 2,
    question: text(
      "Hello, I left a green umbrella in the food court on Saturday. Has anybody handed it in?",
      "Dobrý den, v sobotu jsem ve food courtu nechala zelený deštník. Neodevzdal ho někdo?",
      "Dobrý deň, v sobotu som vo food courte nechala zelený dáždnik. Neodovzdal ho niekto?",
      "Guten Tag, ich habe am Samstag einen grünen Regenschirm im Food-Court vergessen. Hat ihn jemand abgegeben?",
    ),
  },
];

/** What the demo member has asked, in the member's language. All but the last answer is read. */
export async function addConversations(transaction: Transaction, member: CustomerRow, now: number) {
  const language = isLanguage(member.language) ? member.language : fallbackLanguage;
  for (const { topic, daysAgo, question, answer } of demoConversations) {
    const id = randomUUID();
    const at = now - daysAgo * day;
    const answeredAt = at + (answer ? 42 : 1) * minute;
    const about = { conversationId: id, customerId: member.id, key: null };
    await transaction
      .insert(conversation)
      .values({ id, customerId: member.id, tenant: member.tenant, topic, createdAt: at });
    await transaction.insert(message).values([
      {
        ...about,
        sender: "customer",
        author: member.firstName,
        text: valueIn(question, language),
        createdAt: at,
        readAt: at + minute,
      },
      {
        ...about,
        sender: "clerk",
        ...(answer
          ? { author: valueIn(desk, language), text: valueIn(answer, language), readAt: answeredAt + minute }
          : botAnswer(topic, language)),
        createdAt: answeredAt,
      },
    ]);
  }
}
