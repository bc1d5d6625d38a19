import { afterEach, expect, test } from "vitest";
import { json, startUpstream } from "../../../tests/stand-ins/upstream";
import { iconBody } from "./icon.server";
import { createIconService } from "./icon-service.server";

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

function newService(hosts: string[] = []) {
  const service = createIconService({ hosts });
  cleanups.push(service.close);
  return service;
}

async function newHost(...answer: Parameters<typeof startUpstream>) {
  const host = await startUpstream(...answer);
  cleanups.push(host.stop);
  return host;
}

const ask = (service: ReturnType<typeof newService>, file: string, icons?: string) =>
  service.respond(
    new Request(`http://mall.test/icons/${file}${icons === undefined ? "" : `?icons=${icons}`}`),
    file,
  );

test("renders an icon named in the settings from the installed sets", () => {
  expect(iconBody("lucide:shirt")).toMatchObject({
    width: 24,
    height: 24,
    body: expect.stringMatching(/^<path /),
  });
  expect(iconBody("simple-icons:instagram")?.body).toContain("<path");
});

test("resolves an icon's alias", () => {
  expect(iconBody("lucide:activity-square")).toEqual(iconBody("lucide:square-activity"));
});

test.each([
  null,
  undefined,
  "",
  "shirt",
  "lucide:",
  ":shirt",
  "lucide:no-such-icon",
  "mdi:home",
  "lucide:constructor",
  "__proto__:x",
  "../x:y",
  "lucide:shirt\n",
])("finds no icon for %j", (name) => {
  expect(iconBody(name)).toBeNull();
});

test("answers installed icons in the icon services' format, with aliases and a list of unknown names", async () => {
  const response = await ask(newService(), "lucide.json", "shirt,activity-square,no-such-icon");
  const answer = await response.json();
  expect(response.headers.get("cache-control")).toMatch(/^public, max-age=604800/);
  expect(answer).toMatchObject({
    prefix: "lucide",
    width: 24,
    height: 24,
    aliases: { "activity-square": { parent: "square-activity" } },
    not_found: ["no-such-icon"],
  });
  expect(Object.keys(answer.icons).sort()).toEqual(["shirt", "square-activity"]);
});

test.each([
  "mdi.json",
  "lucide",
  "lucide.js",
  "../lucide.json",
  "lucide/x.json",
  "constructor.json",
  "LUCIDE.json",
  "",
])("finds no icon set for %j", async (file) => {
  expect((await ask(newService(), file, "home")).status).toBe(404);
});

test.each([
  undefined,
  "",
  "Shirt",
  "a/b",
  "..%2f",
  Array.from({ length: 201 }, (_, index) => `i${index}`).join(","),
])("rejects the names %j as a bad request", async (icons) => {
  expect((await ask(newService(), "lucide.json", icons)).status).toBe(400);
});

test("asks the hosts in order for sets that are not installed, and caches the answer", async () => {
  const broken = await newHost((_request, response) => response.writeHead(500).end());
  const lying = await newHost((_request, response) => response.end("<html>"));
  const good = await newHost((_request, response) =>
    json(response, { prefix: "mdi", width: 24, height: 24, icons: { home: { body: '<path d="M1 1"/>' } } }),
  );
  const service = newService([broken.url, lying.url, `${good.url}/`]);
  await ask(service, "lucide.json", "shirt");
  expect([broken, lying, good].flatMap(({ asked }) => asked)).toEqual([]);

  const answers = [await ask(service, "mdi.json", "home,abc"), await ask(service, "mdi.json", "abc,home")];
  for (const answer of answers) {
    expect(await answer.json()).toMatchObject({
      prefix: "mdi",
      icons: { home: { body: '<path d="M1 1"></path>' } },
    });
  }
  expect([broken, lying, good].map(({ asked }) => asked.length)).toEqual([1, 1, 1]);
  expect(good.asked[0]?.url).toBe("/mdi.json?icons=abc,home");
});

test("strips everything but drawing elements from an external icon", async () => {
  const body =
    '<script>alert(1)</script><path d="M1 1" onload="alert(1)" style="fill:url(//evil.example)"/>' +
    '<foreignObject><img src="x" onerror="alert(1)"/></foreignObject><a href="javascript:alert(1)"><g/></a>' +
    '<linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="1" stop-color="#fff"/></linearGradient><image href="//evil.example/x"/>text';
  const host = await newHost((_request, response) =>
    json(response, { prefix: "mdi", icons: { home: { body } } }),
  );
  const answer = await (await ask(newService([host.url]), "mdi.json", "home")).json();
  expect(answer.icons.home.body).toBe(
    '<path d="M1 1"></path><g></g><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="1" stop-color="#fff"></stop></linearGradient>',
  );
});

test("answers 404 for a set when all hosts are down", async () => {
  const host = await newHost((_request, response) => response.destroy());
  expect((await ask(newService([host.url]), "mdi.json", "home")).status).toBe(404);
});
