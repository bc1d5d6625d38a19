import { localhostTenant } from "@contract/tenant-ids";
import { Secret, TOTP } from "otpauth";
import { href } from "../../app/locale/href";
import { freePort } from "../processes/free-port";
import { type RunningSite, startSite } from "../processes/site-process";
import { newMember } from "../requests/new-member";
import { expectAccessible } from "./axe";
import { expect, hydrated, test } from "./mall-site";

const tenant = "galerieharfa";
const english = (name: "login" | "second-step" | "dashboard-receipts" | "dashboard-two-step") =>
  href(name, null, "en");

/** Passkeys are for a site's whole address, so its port is known before it starts. */
let site: RunningSite;
test.beforeAll(async () => {
  const PORT = String(await freePort());
  site = await startSite({ PORT, MALL_API_OUTBOX: "open" });
});
test.afterAll(() => site.stop());

test("a passkey is added, logs in to where the member was going, and is removed", async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const member = await newMember(site.mallApi, tenant);
  const base = site.of(tenant);
  const logIn = async () => {
    await page.goto(`${base}${english("login")}?redirectTo=${english("dashboard-receipts")}`);
    await page.getByLabel("E-mail", { exact: true }).first().fill(member.email);
    await page.getByLabel("Password", { exact: true }).fill(member.password);
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  };
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const hasLibrary = () => scripts.some((url) => url.includes("passkey-ceremony"));

  await logIn();
  await expect(page).toHaveURL(base + english("dashboard-receipts"));
  await page.goto(base + english("dashboard-two-step"));
  await hydrated(page);
  await expectAccessible(page);
  await page.locator("summary", { hasText: "Add a passkey" }).click();
  const form = page.locator("#passkey-add-form");
  await form.getByLabel("Your password").fill("not the password");
  await form.getByRole("button", { name: "Add a passkey" }).click();
  await expect(form.getByText("This is not your password.").last()).toBeVisible();
  expect(hasLibrary()).toBe(false);
  await form.getByLabel("Name").fill("My laptop");
  await form.getByLabel("Your password").fill(member.password);
  const create = form.getByRole("button", { name: "Add a passkey" });
  const isVerified = (isUserVerified: boolean) =>
    devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
  await isVerified(false);
  await create.click();
  await expect(form.getByText("No passkey was added.")).toBeVisible();
  await isVerified(true);
  await create.click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  expect(hasLibrary()).toBe(true);
  const codes = await page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: /^\d{4} \d{4} \d{4}$/ })
    .allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole("link", { name: "I have saved them" }).click();
  await expect(page.getByText("My laptop", { exact: true })).toBeVisible();

  await context.clearCookies();
  await logIn();
  await expect(page).toHaveURL(base + english("second-step"));
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue with a passkey" }).click();
  await expect(page).toHaveURL(base + english("dashboard-receipts"));

  // Without the passkey at hand a recovery code does it, in the same step.
  await context.clearCookies();
  await devtools.send("WebAuthn.clearCredentials", { authenticatorId });
  await logIn();
  await expect(page).toHaveURL(base + english("second-step"));
  await page.getByLabel("Code", { exact: true }).fill(codes[0] ?? "");
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(base + english("dashboard-receipts"));

  await page.goto(base + english("dashboard-two-step"));
  await hydrated(page);
  await page.locator("summary", { hasText: "Rename or remove" }).click();
  const removal = page
    .locator('[id^="passkey-remove"]')
    .filter({ has: page.getByRole("button", { name: "Remove the passkey" }) });
  await removal.getByLabel("Your password").fill(member.password);
  await removal.getByLabel("Code", { exact: true }).fill(codes[1] ?? "");
  await removal.getByRole("button", { name: "Remove the passkey" }).click();
  await expect(page.getByText("It is off", { exact: true })).toBeVisible();
});

test("an app is set up, and a wrong code is said beside its field", async ({ page }) => {
  const member = await newMember(site.mallApi, tenant);
  await page.context().addCookies([{ name: "token", value: member.token, url: site.of(tenant) }]);
  await page.goto(site.of(tenant) + english("dashboard-two-step"));
  await hydrated(page);
  await page.locator("#app summary").click();
  await page.locator("#app-start-form").getByLabel("Your password").fill(member.password);
  await page.getByRole("button", { name: "Set up an app" }).click();
  const key = (await page.locator(".font-mono").textContent()) ?? "";
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
  const form = page.locator("#app-confirm-form");
  await form.getByLabel("Code from the app").fill("000000");
  await form.getByRole("button", { name: "Switch it on" }).click();
  await expect(form.getByRole("alert")).toBeFocused();
  await form.getByLabel("Code from the app").fill(app.generate());
  await form.getByRole("button", { name: "Switch it on" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
});

test("passkeys are offered at the mall's own host alone", async ({ page }) => {
  const member = await newMember(site.mallApi, localhostTenant);
  const elsewhere = `http://localhost:${new URL(site.of(localhostTenant)).port}`;
  await page.context().addCookies([{ name: "token", value: member.token, url: elsewhere }]);
  await page.goto(elsewhere + english("dashboard-two-step"));
  await hydrated(page);
  await expect(page.getByText(`Passkeys can be added at ${localhostTenant}.localhost.`)).toBeVisible();
  await expect(page.getByText("Add a passkey", { exact: true })).toHaveCount(0);
});
