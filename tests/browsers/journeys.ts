import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Site } from "../processes/site-process";
import { purchase } from "../requests/member";
import { newMember } from "../requests/new-member";
import { newestMail } from "../requests/outbox";
import { isHydrated } from "../screens/hydrated";
import { click, fill, type Tab, until, untilAt, untilText } from "./tab";

/** A page in which a journey begins; the reference API's outbox must be open. */
export type Start = { tab: Tab; site: Site; tenant: string; scripts: boolean };

/** The site takes a faster submission for a bot's. */
const fillTime = 1_500;

/** Opens a page as a visitor who has answered the question for consent. */
export async function openPage({ tab, site, tenant, scripts }: Start, path: string) {
  await tab.open(site.of(tenant) + path);
  if (scripts) await until(tab, "hydration", isHydrated);
  if (await tab.evaluate(() => Boolean(document.querySelector(".consent")))) {
    await click(tab, ".consent [value=decline]");
    await until(tab, "the end of the question", () => !document.querySelector(".consent"));
    if (scripts) await until(tab, "hydration", isHydrated);
    await tab.evaluate(() => scrollTo(0, 0));
  }
}

/** Logs a new member in, who has points for a small reward. */
export async function becomeMember(start: Start) {
  const member = await newMember(start.site.mallApi, start.tenant);
  await openPage(start, "/en/faq");
  await start.tab.setCookie("token", member.token);
  return member;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, fillTime));

async function registerAndLogIn(start: Start) {
  const { tab, site } = start;
  const email = `engine-${randomUUID().slice(0, 8)}@people.test`;
  const password = "a sentence about a fridge";
  await openPage(start, "/en/register");
  await fill(tab, "#register-first_name", "Věra");
  await fill(tab, "#register-last_name", "Nová");
  await fill(tab, "#register-email", email);
  await fill(tab, "#register-password", password);
  await click(tab, "#register-terms");
  await pause();
  await click(tab, "#register-form [type=submit]", "Create my account");
  await untilText(tab, "Check your inbox");
  const { code } = await newestMail(site.mallApi, email);
  await fill(tab, "main [name=code]", code ?? "");
  await click(tab, "main [type=submit]", "Confirm");
  await untilText(tab, "Your account is ready");
  await tab.setCookie("token", "none");
  await openPage(start, "/en/login");
  await fill(tab, "#login-email", email);
  await fill(tab, "#login-password", password);
  await tab.pressEnter();
  await untilAt(tab, "/en/dashboard");
}

async function sendReceipt(start: Start) {
  const { tab, site, tenant } = start;
  await becomeMember(start);
  await sendReceiptOf(start, await purchase(site, tenant, 1_900));
  await untilText(tab, "Done: 190 points are on your account.");
}

type Purchase = Awaited<ReturnType<typeof purchase>>;

async function sendReceiptOf(start: Start, { file, company_id, issued_at, total, number }: Purchase) {
  const { tab } = start;
  const folder = mkdtempSync(join(tmpdir(), "promenade-receipt-"));
  writeFileSync(`${folder}/receipt.jpg`, Buffer.from(await (file as File).arrayBuffer()));
  await openPage(start, "/en/dashboard/receipts");
  await tab.upload("[name=file]", `${folder}/receipt.jpg`);
  await fill(tab, "main [name=company_id]", String(company_id));
  await fill(tab, "main [name=issued_at]", String(issued_at));
  await fill(tab, "main [name=total]", String(total));
  await fill(tab, "main [name=number]", String(number));
  await click(tab, "main [type=submit]", "Send the receipt");
  await untilText(tab, "points are on your account");
  rmSync(folder, { recursive: true });
}

async function activateReward(start: Start) {
  const { tab, site, tenant } = start;
  await becomeMember(start);
  await sendReceiptOf(start, await purchase(site, tenant, 1_900));
  await openPage(start, "/en/dashboard/rewards");
  await click(tab, "main a", "Activate A coffee of your choice");
  await click(tab, "[type=submit]", "Yes, spend 50 points");
  await untilAt(tab, "/my-reward/");
  await until(tab, "the code", () =>
    [...document.querySelectorAll(".voucher img, .voucher svg[role=img]")].some(
      (code) => code.getBoundingClientRect().width > 90,
    ),
  );
}

async function bookSlot(start: Start) {
  const { tab } = start;
  await becomeMember(start);
  await openPage(start, "/en/amenities/1?show=bookable");
  await click(tab, "main a[href*='/en/amenity/']");
  await untilAt(tab, "/en/amenity/");
  // The last day, which is the least booked.
  const day = await until(tab, "days", () => {
    const last = [...document.querySelectorAll("main nav a[href*='day=']")].at(-1);
    return last?.getAttribute("href");
  });
  await click(tab, `main nav a[href="${day}"]`);
  await until(
    tab,
    "the last day",
    (href) => document.querySelector("main nav [aria-current=date]")?.getAttribute("href") === href,
    day,
  );
  await click(tab, "form[action='/bookings'] [name=slot]:not(:disabled)");
  await click(tab, "form[action='/bookings'] [type=submit]");
  await untilText(tab, "You have booked");
}

async function search(start: Start) {
  const { tab } = start;
  await openPage(start, "/en");
  await fill(tab, "main [type=search]", "coffee");
  await tab.pressEnter();
  await untilAt(tab, "/en/search?q=coffee");
  await click(tab, "main a[href*='/en/shop/']");
  await untilAt(tab, "/en/shop/");
}

async function filterDirectory(start: Start) {
  const { tab, scripts } = start;
  await openPage(start, "/en/shops-services");
  const shops = () => document.querySelectorAll("main a[href*='/en/shop/']").length;
  const all = await until(tab, "shops", shops);
  await click(tab, "main label:has([name=f])");
  if (!scripts) await click(tab, "main form[role=search] [type=submit]");
  await untilAt(tab, "f=dine");
  await until(
    tab,
    "fewer shops",
    (before, css) => {
      const now = document.querySelectorAll(css).length;
      return now > 0 && now < before;
    },
    all,
    "main a[href*='/en/shop/']",
  );
}

async function writeInOtherLanguage(start: Start) {
  const { tab } = start;
  await openPage(start, "/en/contact");
  await fill(tab, "#support-name", "Věra Nová");
  await click(tab, "header summary", "");
  await click(tab, "header [name=switch_language][value=de]");
  await untilAt(tab, "/de/kontakt");
  await until(
    tab,
    "what was typed",
    () => document.querySelector<HTMLInputElement>("#support-name")?.value === "Věra Nová",
  );
  await fill(tab, "#support-email", "vera@people.test");
  const topic = await tab.evaluate(
    () => [...document.querySelectorAll<HTMLOptionElement>("#support-topic option")].at(-1)?.value,
  );
  await fill(tab, "#support-topic", topic ?? "");
  await fill(tab, "#support-message", "Ist der Aufzug wieder in Betrieb?");
  await pause();
  await click(tab, "#support-form > [type=submit], #support-form [type=submit]:not([aria-label])");
  await untilAt(tab, "sent=1");
}

/** What visitors and members come for, from the first page to the result. */
export const journeys = {
  "register and log in": registerAndLogIn,
  "send a receipt": sendReceipt,
  "activate a reward": activateReward,
  "book a slot": bookSlot,
  search,
  "filter the directory": filterDirectory,
  "change the language and write to the mall": writeInOtherLanguage,
};
