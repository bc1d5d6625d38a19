import { type RunningSite, startSite } from "../processes/site-process";
import { expect, test } from "./mall-site";

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite({ ASSISTANTS: "galerieharfa" });
});
test.afterAll(() => site.stop());

/** As browsers with an assistant have it. */
function offersTools() {
  const tools = new Map<string, { execute: (asked: object) => Promise<unknown> }>();
  const modelContext = {
    registerTool: (tool: { name: string; execute: (asked: object) => Promise<unknown> }) =>
      tools.set(tool.name, tool),
  };
  Object.assign(window, { tools });
  Object.defineProperty(document, "modelContext", { value: modelContext });
}

test("a browser's assistant gets the mall's tools, in the page's language", async ({ page }) => {
  await page.addInitScript(offersTools);
  await page.goto(`${site.of("galerieharfa")}/de/parken`);
  const names = () => page.evaluate(() => [...Reflect.get(window, "tools").keys()].sort());
  await expect
    .poll(names)
    .toEqual(["events", "find", "loyalty_programme", "opening_hours", "parking", "way"]);
  const answer = await page.evaluate(() => Reflect.get(window, "tools").get("parking").execute({ hours: 4 }));
  expect(answer.structuredContent.page).toBe(`${site.of("galerieharfa")}/de/parken?stay=4`);
  const { price } = answer.structuredContent.stay;
  await page.goto(answer.structuredContent.page);
  await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
});

test("nothing is asked where the browser has no assistant, or the mall answers none", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.of("galerieharfa")}/en`);
  await page.addInitScript(offersTools);
  await page.goto(`${site.of("europasc")}/en`);
  expect(asked).not.toContain("/mcp");
});
