import type { Translated } from "@contract/languages";

/** One mail: paragraphs, the code in large digits, the link as a button, and a note in small print. */
export type MailText = { subject: string; paragraphs: string[]; button?: string; note?: string };

export type MailPurpose =
  | "verification"
  | "already-registered"
  | "forgotten-password"
  | "password-changed"
  | "newsletter-confirmation"
  | "support-received"
  | "account-erased"
  | "points-expiring";

/** In every text `{mall}` is the mall’s name; `{minutes}`, `{points}` and `{day}` are replaced if the mail has them. */
export const mailTexts: Record<MailPurpose, Translated<MailText>> = {
  verification: {
    en: {
      subject: "Your code for {mall}",
      paragraphs: ["Welcome to {mall}. Enter this code to finish your registration:"],
      button: "Finish the registration",
      note: "The code is valid for {minutes} minutes. If it wasn’t you who registered, do nothing: without the code there is no account.",
    },
    cz: {
      subject: "Váš kód pro centrum {mall}",
      paragraphs: ["vítejte v\u00a0centru {mall}. Registraci dokončíte tímto kódem:"],
      button: "Dokončit registraci",
      note: "Kód platí {minutes} minut. Pokud jste se neregistrovali, nemusíte nic dělat: bez kódu účet nevznikne.",
    },
    sk: {
      subject: "Váš kód pre centrum {mall}",
      paragraphs: ["vitajte v\u00a0centre {mall}. Registráciu dokončíte týmto kódom:"],
      button: "Dokončiť registráciu",
      note: "Kód platí {minutes} minút. Ak ste sa neregistrovali, nemusíte robiť nič: bez kódu účet nevznikne.",
    },
    de: {
      subject: "Ihr Code für {mall}",
      paragraphs: ["willkommen bei {mall}. Mit diesem Code schließen Sie die Registrierung ab:"],
      button: "Registrierung abschließen",
      note: "Der Code gilt {minutes} Minuten. Wenn Sie sich nicht registriert haben, brauchen Sie nichts zu tun: Ohne den Code entsteht kein Konto.",
    },
  },
  "already-registered": {
    en: {
      subject: "You already have an account at {mall}",
      paragraphs: [
        "Somebody, perhaps you, has just registered at {mall} with this address. You are a member already: log in, and if you have forgotten the password, set a new one there.",
        "Your account stays as it is.",
      ],
    },
    cz: {
      subject: "V\u00a0centru {mall} už účet máte",
      paragraphs: [
        "někdo, možná vy, se právě s\u00a0touto adresou registroval v\u00a0centru {mall}. Členem už jste: přihlaste se, a\u00a0pokud jste zapomněli heslo, nastavte si tam nové.",
        "Váš účet zůstává beze změny.",
      ],
    },
    sk: {
      subject: "V\u00a0centre {mall} už účet máte",
      paragraphs: [
        "niekto, možno vy, sa práve s\u00a0touto adresou registroval v\u00a0centre {mall}. Členom už ste: prihláste sa, a\u00a0ak ste zabudli heslo, nastavte si tam nové.",
        "Váš účet zostáva bez zmeny.",
      ],
    },
    de: {
      subject: "Sie haben bei {mall} schon ein Konto",
      paragraphs: [
        "jemand, vielleicht Sie, hat sich soeben mit dieser Adresse bei {mall} registriert. Sie sind schon Mitglied: Melden Sie sich an, und falls Sie das Passwort vergessen haben, legen Sie dort ein neues fest.",
        "An Ihrem Konto ändert sich nichts.",
      ],
    },
  },
  "forgotten-password": {
    en: {
      subject: "Your code for a new password at {mall}",
      paragraphs: ["Use this code to log in once and choose a new password:"],
      button: "Log in and choose a password",
      note: "The code is valid for {minutes} minutes. If it wasn’t you who asked for it, do nothing: your password stays as it is.",
    },
    cz: {
      subject: "Váš kód pro nové heslo v\u00a0centru {mall}",
      paragraphs: ["tímto kódem se jednou přihlásíte a\u00a0zvolíte si nové heslo:"],
      button: "Přihlásit se a\u00a0zvolit heslo",
      note: "Kód platí {minutes} minut. Pokud jste o\u00a0něj nežádali, nemusíte nic dělat: heslo zůstává stejné.",
    },
    sk: {
      subject: "Váš kód pre nové heslo v\u00a0centre {mall}",
      paragraphs: ["týmto kódom sa raz prihlásite a\u00a0zvolíte si nové heslo:"],
      button: "Prihlásiť sa a\u00a0zvoliť heslo",
      note: "Kód platí {minutes} minút. Ak ste oň nežiadali, nemusíte robiť nič: heslo zostáva rovnaké.",
    },
    de: {
      subject: "Ihr Code für ein neues Passwort bei {mall}",
      paragraphs: ["mit diesem Code melden Sie sich einmal an und wählen ein neues Passwort:"],
      button: "Anmelden und Passwort wählen",
      note: "Der Code gilt {minutes} Minuten. Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.",
    },
  },
  "password-changed": {
    en: {
      subject: "Your password at {mall} was changed",
      paragraphs: [
        "Your password has just been changed, and all other devices were logged out. If it wasn’t you, set a new password at once.",
      ],
    },
    cz: {
      subject: "Vaše heslo v\u00a0centru {mall} bylo změněno",
      paragraphs: [
        "vaše heslo bylo právě změněno a\u00a0všechna ostatní zařízení byla odhlášena. Pokud jste to nebyli vy, nastavte si ihned nové.",
      ],
    },
    sk: {
      subject: "Vaše heslo v\u00a0centre {mall} bolo zmenené",
      paragraphs: [
        "vaše heslo bolo práve zmenené a\u00a0všetky ostatné zariadenia boli odhlásené. Ak ste to neboli vy, ihneď si nastavte nové.",
      ],
    },
    de: {
      subject: "Ihr Passwort bei {mall} wurde geändert",
      paragraphs: [
        "Ihr Passwort wurde soeben geändert, alle anderen Geräte wurden abgemeldet. Wenn Sie das nicht waren, legen Sie sofort ein neues fest.",
      ],
    },
  },
  "newsletter-confirmation": {
    en: {
      subject: "One more step to the newsletter of {mall}",
      paragraphs: ["Please confirm that you would like to receive news and offers from {mall}:"],
      button: "Yes, send it to me",
      note: "Without your confirmation you get nothing. You can end the newsletter at any time: {unsubscribe}",
    },
    cz: {
      subject: "Ještě jeden krok k\u00a0newsletteru centra {mall}",
      paragraphs: ["potvrďte prosím, že chcete dostávat novinky a\u00a0nabídky centra {mall}:"],
      button: "Ano, chci je dostávat",
      note: "Bez potvrzení vám nic nepřijde. Odběr můžete kdykoli ukončit: {unsubscribe}",
    },
    sk: {
      subject: "Ešte jeden krok k\u00a0newsletteru centra {mall}",
      paragraphs: ["potvrďte, prosím, že chcete dostávať novinky a\u00a0ponuky centra {mall}:"],
      button: "Áno, chcem ich dostávať",
      note: "Bez potvrdenia vám nič nepríde. Odber môžete kedykoľvek ukončiť: {unsubscribe}",
    },
    de: {
      subject: "Noch ein Schritt zum Newsletter von {mall}",
      paragraphs: ["bestätigen Sie bitte, dass Sie Neuigkeiten und Angebote von {mall} erhalten möchten:"],
      button: "Ja, bitte senden",
      note: "Ohne Ihre Bestätigung erhalten Sie nichts. Sie können den Newsletter jederzeit abbestellen: {unsubscribe}",
    },
  },
  "support-received": {
    en: {
      subject: "We have your message",
      paragraphs: [
        "Thank you for writing to {mall}. We will answer within one working day. This is what you wrote:",
      ],
    },
    cz: {
      subject: "Vaši zprávu máme",
      paragraphs: [
        "děkujeme, že jste napsali do centra {mall}. Odpovíme do jednoho pracovního dne. Napsali jste:",
      ],
    },
    sk: {
      subject: "Vašu správu máme",
      paragraphs: [
        "ďakujeme, že ste napísali do centra {mall}. Odpovieme do jedného pracovného dňa. Napísali ste:",
      ],
    },
    de: {
      subject: "Ihre Nachricht ist angekommen",
      paragraphs: [
        "danke für Ihre Nachricht. Das Team von {mall} antwortet innerhalb eines Werktags. Das haben Sie geschrieben:",
      ],
    },
  },
  "account-erased": {
    en: {
      subject: "Your account at {mall} has been deleted",
      paragraphs: [
        "As you requested, your account and everything in it has been deleted. Thank you for having been with us.",
      ],
    },
    cz: {
      subject: "Váš účet v\u00a0centru {mall} je smazaný",
      paragraphs: [
        "podle vašeho přání jsme smazali váš účet a\u00a0všechno, co v\u00a0něm bylo. Děkujeme, že jste byli s\u00a0námi.",
      ],
    },
    sk: {
      subject: "Váš účet v\u00a0centre {mall} je zmazaný",
      paragraphs: [
        "podľa vášho želania sme zmazali váš účet a\u00a0všetko, čo v\u00a0ňom bolo. Ďakujeme, že ste boli s\u00a0nami.",
      ],
    },
    de: {
      subject: "Ihr Konto bei {mall} ist gelöscht",
      paragraphs: [
        "wie gewünscht haben wir Ihr Konto mit allem, was darin war, gelöscht. Danke, dass Sie bei uns waren.",
      ],
    },
  },
  "points-expiring": {
    en: {
      subject: "Points to use by {day}",
      paragraphs: [
        "{points} of your points at {mall} expire on {day}. Perhaps there is a reward you would like.",
      ],
    },
    cz: {
      subject: "Body, které platí do {day}",
      paragraphs: [
        "dne {day} vám v\u00a0centru {mall} propadne bodů: {points}. Možná vás potěší některá z\u00a0odměn.",
      ],
    },
    sk: {
      subject: "Body, ktoré platia do {day}",
      paragraphs: [
        "dňa {day} vám v\u00a0centre {mall} prepadne bodov: {points}. Možno vás poteší niektorá z\u00a0odmien.",
      ],
    },
    de: {
      subject: "Punkte, die bis {day} gelten",
      paragraphs: [
        "am {day} verfallen bei {mall} {points} Ihrer Punkte. Vielleicht gefällt Ihnen eine der Prämien.",
      ],
    },
  },
};

export const greetings: Translated<{ hello: string; regards: string }> = {
  en: { hello: "Hello,", regards: "Your {mall} team" },
  cz: { hello: "Dobrý den,", regards: "Vaše centrum {mall}" },
  sk: { hello: "Dobrý deň,", regards: "Vaše centrum {mall}" },
  de: { hello: "Guten Tag,", regards: "Ihr Team von {mall}" },
};
