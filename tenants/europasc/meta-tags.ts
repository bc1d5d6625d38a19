import type { TenantConfigInput } from "../../app/tenant/tenant-config";

/** The SEO tags of the mall’s pages, by language and route. */
export const pagesMetaTags: TenantConfigInput["pagesMetaTags"] = {
  en: {
    index: {
      title: "Europa SC Banská Bystrica – shopping under the mountains",
      description:
        "The calm centre under the mountains: 96 shops, a winter garden with palm trees and a view of the ridges. Everything before and after the hike.",
      keywords: "Europa SC, shopping centre Banská Bystrica, shops, winter garden, outdoor, cinema",
    },
    "shops-services": {
      title: "Shops and services at Europa SC",
      description:
        "Boots and skis with honest advice, furniture from Slovak workshops, groceries for the week: all shops of Europa SC in Banská Bystrica by floor.",
      keywords: "shops Banská Bystrica, outdoor, furniture, Europa SC directory",
    },
    offers: {
      title: "Offers and discounts at Europa SC",
      description:
        "Current offers of the shops at Europa SC in Banská Bystrica: what costs less this week, until when, and on which floor you will find it.",
      keywords: "offers Banská Bystrica, discounts, sale, Europa SC",
    },
    events: {
      title: "Events in the winter garden | Europa SC",
      description:
        "Readings, concerts and talks of people who know the ridge: what is on at Europa SC in Banská Bystrica, with dates, places and admission.",
      keywords: "events Banská Bystrica, concerts, readings, Europa SC",
    },
    "opening-hours": {
      title: "Opening hours of Europa SC",
      description:
        "When Europa SC in Banská Bystrica is open today, at the weekend and on Slovak public holidays: shops, restaurants, hypermarket, cinema, parking.",
      keywords: "Europa SC opening hours, open on Sunday Banská Bystrica, public holidays",
    },
  },
  cz: {
    index: {
      title: "Europa SC Banská Bystrica – nákupy pod horami",
      description:
        "Klidné centrum pod horami: 96 obchodů, zimní zahrada s palmami a výhled na hřebeny. Všechno před túrou i po ní na jednom místě.",
      keywords: "Europa SC, nákupní centrum Banská Bystrica, obchody, zimní zahrada, outdoor, kino",
    },
    "shops-services": {
      title: "Obchody a služby v Europa SC",
      description:
        "Boty a lyže s poctivou radou, nábytek ze slovenských dílen i nákup na celý týden: všechny obchody Europa SC v Banské Bystrici podle pater.",
      keywords: "obchody Banská Bystrica, outdoor, nábytek, Europa SC",
    },
    offers: {
      title: "Nabídky a slevy v Europa SC",
      description:
        "Aktuální nabídky obchodů v Europa SC v Banské Bystrici: co je tento týden levnější, do kdy to platí a na kterém patře to najdete.",
      keywords: "slevy Banská Bystrica, nabídky, výprodej, Europa SC",
    },
    events: {
      title: "Akce v zimní zahradě | Europa SC",
      description:
        "Čtení, koncerty a besedy s lidmi, kteří znají hřebeny: co se děje v Europa SC v Banské Bystrici, kdy, kde a za kolik.",
      keywords: "akce Banská Bystrica, koncerty, čtení, Europa SC",
    },
    "opening-hours": {
      title: "Otevírací doba Europa SC",
      description:
        "Kdy má Europa SC v Banské Bystrici otevřeno dnes, o víkendu a o slovenských svátcích: obchody, restaurace, hypermarket, kino, parkoviště.",
      keywords: "otevírací doba Europa SC, otevřeno v neděli Banská Bystrica, svátky",
    },
  },
  sk: {
    index: {
      title: "Europa SC Banská Bystrica – nákupy pod horami",
      description:
        "Pokojné centrum pod horami: 96 obchodov, zimná záhrada s palmami a výhľad na hrebene. Všetko pred túrou aj po nej na jednom mieste.",
      keywords: "Europa SC, nákupné centrum Banská Bystrica, obchody, zimná záhrada, outdoor, kino",
    },
    "shops-services": {
      title: "Obchody a služby v Europa SC",
      description:
        "Topánky a lyže s poctivou radou, nábytok zo slovenských dielní aj nákup na celý týždeň: všetky obchody Europa SC v Banskej Bystrici podľa poschodí.",
      keywords: "obchody Banská Bystrica, outdoor, nábytok, Europa SC",
    },
    offers: {
      title: "Ponuky a zľavy v Europa SC",
      description:
        "Aktuálne ponuky obchodov v Europa SC v Banskej Bystrici: čo je tento týždeň lacnejšie, dokedy to platí a na ktorom poschodí to nájdete.",
      keywords: "zľavy Banská Bystrica, ponuky, výpredaj, Europa SC",
    },
    events: {
      title: "Podujatia v zimnej záhrade | Europa SC",
      description:
        "Čítania, koncerty a besedy s ľuďmi, ktorí poznajú hrebene: čo sa deje v Europa SC v Banskej Bystrici, kedy, kde a za koľko.",
      keywords: "podujatia Banská Bystrica, koncerty, čítania, Europa SC",
    },
    "opening-hours": {
      title: "Otváracie hodiny Europa SC",
      description:
        "Kedy je Europa SC v Banskej Bystrici otvorené dnes, cez víkend a vo sviatky: obchody, reštaurácie, hypermarket, kino a parkovisko.",
      keywords: "otváracie hodiny Europa SC, otvorené v nedeľu Banská Bystrica, sviatky",
    },
  },
  de: {
    index: {
      title: "Europa SC Banská Bystrica – Einkaufen am Fuß der Berge",
      description:
        "Das ruhige Center am Fuß der Berge: 96 Shops, ein Wintergarten mit Palmen und der Blick auf die Kämme. Alles vor und nach der Tour.",
      keywords: "Europa SC, Einkaufszentrum Banská Bystrica, Shops, Wintergarten, Outdoor, Kino",
    },
    "shops-services": {
      title: "Shops und Services im Europa SC",
      description:
        "Stiefel und Ski mit ehrlichem Rat, Möbel aus slowakischen Werkstätten, der Einkauf für die Woche: alle Shops des Europa SC nach Etagen.",
      keywords: "Shops Banská Bystrica, Outdoor, Möbel, Europa SC",
    },
    offers: {
      title: "Angebote und Rabatte im Europa SC",
      description:
        "Aktuelle Angebote der Shops im Europa SC in Banská Bystrica: was diese Woche weniger kostet, wie lange es gilt und auf welcher Etage Sie es finden.",
      keywords: "Angebote Banská Bystrica, Rabatte, Sale, Europa SC",
    },
    events: {
      title: "Veranstaltungen im Wintergarten | Europa SC",
      description:
        "Lesungen, Konzerte und Gespräche mit Leuten, die den Kamm kennen: was im Europa SC in Banská Bystrica los ist, mit Terminen, Orten und Eintritt.",
      keywords: "Veranstaltungen Banská Bystrica, Konzerte, Lesungen, Europa SC",
    },
    "opening-hours": {
      title: "Öffnungszeiten des Europa SC",
      description:
        "Wann das Europa SC in Banská Bystrica heute, am Wochenende und an Feiertagen geöffnet hat: Shops, Restaurants, Hypermarkt, Kino, Parkplatz.",
      keywords: "Europa SC Öffnungszeiten, sonntags geöffnet Banská Bystrica, Feiertage",
    },
  },
};
