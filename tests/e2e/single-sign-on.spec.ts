import { type RunningSite, startSite } from "../processes/site-process";
import { newMember } from "../requests/new-member";
import { signInProject, startTokenIssuer, type TokenIssuer } from "../stand-ins/token-issuer";
import { expectAccessible } from "./axe";
import { firebaseStandIn } from "./firebase-stand-in";
import { expect, hydrated, test } from "./mall-site";

test.describe.configure({ mode: "serial" });

let issuer: TokenIssuer;
let site: RunningSite;

test.beforeAll(async () => {
  issuer = await startTokenIssuer();
  site = await startSite({
    ...issuer.environment,
    MALL_API_OUTBOX: "open",
    FIREBASE_PROJECTS: JSON.stringify({ promenade: signInProject }),
  });
});
test.afterAll(async () => {
  await site.stop();
  issuer.close();
});

const languages = [
  { path: "/en/login", button: "Continue with Google", skip: "Not now, continue" },
  { path: "/cz/prihlaseni", button: "Pokračovat přes Google", skip: "Teď ne, pokračovat" },
  { path: "/sk/prihlasenie", button: "Pokračovať cez Google", skip: "Teraz nie, pokračovať" },
  { path: "/de/anmelden", button: "Weiter mit Google", skip: "Jetzt nicht, weiter" },
];

for (const { path, button, skip } of languages) {
  test(`a visitor signs in with Google's window from ${path} and continues to where they were going`, async ({
    page,
    context,
  }) => {
    const person = path.slice(1, 3);
    const asked = await firebaseStandIn(
      context,
      await issuer.token({ sub: `e2e-${person}`, email: `e2e-${person}@post.test` }),
    );
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    const goal = path.replace(/^(\/\w+)\/.*/, "$1");
    await page.goto(`${site.of("promenade")}${path}?redirectTo=${goal}%3Fq%3D1`);
    await hydrated(page);
    expect(scripts.filter((url) => /firebase/.test(url))).toEqual([]);
    expect(asked).toEqual([]);

    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: button }).click();
    const provider = await opened;
    await provider.getByRole("button", { name: "Agree" }).click();
    await page.getByRole("link", { name: skip }).click();
    await expect(page).toHaveURL(`${site.of("promenade")}${goal}?q=1`);
    expect((await context.cookies()).find(({ name }) => name === "token")?.httpOnly).toBe(true);
    // The document that allowed the third-party hosts is gone.
    expect(await page.evaluate(() => "gapi" in window)).toBe(false);
    expect(asked.some((url) => url.includes("providerId=google.com"))).toBe(true);
  });
}

test("a visitor who follows a link to registration can sign in as well", async ({ page, context }) => {
  await firebaseStandIn(context, await issuer.token({ sub: "e2e-join", email: "e2e-join@post.test" }));
  await page.goto(`${site.of("promenade")}/en/forgot-password`);
  await hydrated(page);
  await page.getByRole("link", { name: "Back to log-in" }).click();
  await page.getByRole("link", { name: "Join the programme" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Join the programme" })).toBeVisible();
  await page.waitForLoadState();
  await hydrated(page);
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Continue with Apple" }).click();
  await (await opened).getByRole("button", { name: "Agree" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Add a password" })).toBeVisible();
});

test("a log-in with the password leaves the document that allows the third-party hosts", async ({ page }) => {
  const member = await newMember(site.mallApi, "promenade");
  await page.goto(`${site.of("promenade")}/en/login`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const main = page.getByRole("main");
  await main.getByLabel("E-mail").fill(member.email);
  await main.getByLabel("Password", { exact: true }).fill(member.password);
  await main.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(`${site.of("promenade")}/en/dashboard`);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false);
});

test("a token that the mall rejects ends on the log-in screen, with a message", async ({ page, context }) => {
  await firebaseStandIn(context, await issuer.token({ sub: "e2e-bad", audience: "other-mall" }));
  await page.goto(`${site.of("promenade")}/en/register`);
  await hydrated(page);
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Continue with Facebook" }).click();
  await (await opened).getByRole("button", { name: "Agree" }).click();
  await expect(page.getByRole("alert")).toContainText("This log-in could not be confirmed.");
  await expect(page).toHaveURL(`${site.of("promenade")}/en/login`);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("token");
});

test("closing the window leaves the screen unchanged", async ({ page, context }) => {
  await firebaseStandIn(context, await issuer.token());
  await page.goto(`${site.of("promenade")}/en/login`);
  await hydrated(page);
  const google = page.getByRole("button", { name: "Continue with Google" });
  const opened = context.waitForEvent("page");
  await google.click();
  await expect(google).toHaveAttribute("aria-busy", "true");
  const provider = await opened;
  await expect(provider.getByRole("button", { name: "Agree" })).toBeVisible();
  await provider.close();
  await expect(google).not.toHaveAttribute("aria-busy", "true", { timeout: 20_000 });
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("if the library can't be loaded, the screen says what to do instead", async ({ page }) => {
  await page.goto(`${site.of("promenade")}/en/login`);
  await hydrated(page);
  await page.route("**/firebase-popup-*.js", (route) =>
    route.fulfill({ status: 200, contentType: "text/javascript", body: "throw new Error()" }),
  );
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Logging in did not work. Please try again, or use your e-mail.",
  );
});

for (const path of ["/en/login", "/cz/registrace"]) {
  test(`axe finds no violations on ${path}, and its scripts cause no layout shift`, async ({ page }) => {
    await page.goto(`${site.of("promenade")}${path}`);
    await hydrated(page);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
    expect(shift).toBeLessThan(0.02);
    await expectAccessible(page);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is shown in place of the buttons", async ({ page }) => {
    await page.goto(`${site.of("promenade")}/de/anmelden`);
    await expect(page.getByText("Google, Apple oder Facebook braucht JavaScript")).toBeVisible();
    await expect(page.getByText("Weiter mit Google")).toBeHidden();
  });
});
