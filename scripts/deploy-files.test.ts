import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readMallApiEnvironment } from "../mall-api/environment";
import { expectSiteSettings, finishSeconds, secretOfTests } from "./deploy-settings";

const read = (path: string) => readFileSync(path, "utf8");
const dockerfile = read("Dockerfile");
const nginx = read("deploy/nginx/nginx.conf");
const portOf = (address: string) => {
  const { hostname, port } = new URL(address.replace("{tenant}", "mall"));
  return `${hostname}:${port}`;
};

describe("the compose file", () => {
  const logging = z.strictObject({
    driver: z.literal("json-file"),
    options: z.strictObject({
      "max-size": z.string().regex(/^\d+m$/),
      "max-file": z.string().regex(/^\d+$/),
    }),
  });
  const service = z.strictObject({
    profiles: z.array(z.string()).optional(),
    image: z.string(),
    build: z.literal("..").optional(),
    command: z.array(z.string()).optional(),
    user: z.string().optional(),
    read_only: z.literal(true),
    restart: z.literal("unless-stopped"),
    cap_drop: z.tuple([z.literal("ALL")]).optional(),
    security_opt: z.tuple([z.literal("no-new-privileges:true")]).optional(),
    mem_limit: z.string().regex(/^\d+[mg]$/),
    pids_limit: z.int().optional(),
    logging,
    stop_grace_period: z.string().optional(),
    healthcheck: z.strictObject({ disable: z.boolean() }).optional(),
    tmpfs: z.array(z.string()).optional(),
    ports: z.array(z.string()).optional(),
    volumes: z.array(z.string()).optional(),
    depends_on: z.array(z.string()).optional(),
    environment: z.record(z.string(), z.string()).optional(),
  });
  const file = z.strictObject({
    "x-logging": logging,
    "x-site": service,
    services: z.record(z.string(), service),
    volumes: z.record(z.string(), z.null()),
  });
  const example = Object.fromEntries(
    [...read("deploy/example.env").matchAll(/^(\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
      name,
      value || secretOfTests,
    ]),
  );
  const text = read("deploy/compose.yaml");
  const filled = text
    .replaceAll(/\$\{(\w+):\?\}/g, (_, name) => JSON.stringify(example[name] ?? `no ${name}`))
    .replaceAll(/\$\{\w+:-\}/g, '""');
  const { services, volumes } = file.parse(parse(filled));
  const settingsOf = (name: string) => services[name]?.environment ?? {};

  it("takes from example.env what is in it, and no more", () => {
    const used = [...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name);
    const { COMPOSE_PROFILES, ...settings } = example;
    expect([...new Set(used)].sort()).toEqual(Object.keys(settings).sort());
    expect(services["mall-api"]?.profiles).toEqual([COMPOSE_PROFILES]);
  });

  it("has settings that the site and the reference API accept", () => {
    const { DRAIN_SECONDS, REALTIME_PORT, OPERATOR_PORT, PORT } = expectSiteSettings(settingsOf("site-1"));
    expect(services["site-2"]).toEqual(services["site-1"]);
    expect(Number.parseInt(services["site-1"]?.stop_grace_period ?? "", 10)).toBeGreaterThan(
      DRAIN_SECONDS + finishSeconds,
    );
    for (const port of [PORT, REALTIME_PORT, OPERATOR_PORT])
      expect([...nginx.matchAll(/server (\S+) max_fails/g)].map(([, server]) => server)).toEqual(
        expect.arrayContaining([`site-1:${port}`, `site-2:${port}`]),
      );
    const api = settingsOf("mall-api");
    expect(readMallApiEnvironment({ NODE_ENV: "production", ...api }).MALL_API_HOST).toBe("0.0.0.0");
    for (const name of ["MALL_API_SECRET", "EDITOR_SECRET", "PUSHER_APP_ID", "PUSHER_KEY", "PUSHER_SECRET"])
      expect(api[name], name).toBe(settingsOf("site-1")[name]);
  });

  it("has its services call each other where they listen", () => {
    const site = settingsOf("site-1");
    const api = settingsOf("mall-api");
    const inNginx = [...nginx.matchAll(/listen (\d+)/g)].map(([, port]) => `nginx:${port}`);
    const listening = [...inNginx, "redis:6379", `mall-api:${api.MALL_API_PORT}`];
    const called = [site.MALL_API_URL, site.REDIS_URL, api.PURGE_URL].map((address = "") => portOf(address));
    expect(listening).toEqual(
      expect.arrayContaining([...called, `${api.PUSHER_HOST}:${api.PUSHER_PORT}`, "nginx:80", "nginx:443"]),
    );
    for (const { depends_on = [] } of Object.values(services))
      expect(Object.keys(services)).toEqual(expect.arrayContaining(depends_on));
    expect(services.nginx?.ports).toEqual(["80:80", "443:443"]);
  });

  it("mounts files that are there, where they are read, and writes to volumes alone", () => {
    for (const mount of Object.values(services).flatMap(({ volumes: mounts = [] }) => mounts)) {
      const [source = "", target] = mount.split(":");
      // What an operator puts there.
      if (source.startsWith("./") && !["./certs", "./acme"].includes(source))
        expect(existsSync(`deploy/${source}`), source).toBe(true);
      if (/^\w/.test(source)) expect(volumes).toHaveProperty(source);
      if (source === "./certs") expect(nginx).toContain(`ssl_certificate ${target}/site.pem;`);
      if (source === "./acme") expect(nginx).toContain(`root ${target};`);
    }
    const written = /^VOLUME (.+)$/m.exec(dockerfile)?.[1] ?? "[]";
    const sites = services["site-1"]?.volumes?.map((mount) => mount.slice(mount.indexOf("/")));
    expect(sites).toEqual(JSON.parse(written));
    expect(services["site-1"]?.volumes).toContain("assets:/site/.assets");
    expect(services["mall-api"]?.volumes).toContain("mall-api:/site/.data");
    expect(nginx).not.toContain("non_idempotent");
    expect([...nginx.matchAll(/_temp_path (\/\w+)/g)].map(([, place]) => place)).toEqual(
      Array(5).fill(services.nginx?.tmpfs?.[0]),
    );
  });
});

describe("the image", () => {
  const build = read("scripts/build.js");

  it("runs what the build makes, on a version of Node that the project supports, an LTS by its exact number", () => {
    const [, major = ""] = /^ARG NODE_IMAGE=node:(\d+)\.\d+\.\d+-\w+-slim$/m.exec(dockerfile) ?? [];
    expect(Number(major) % 2).toBe(0);
    expect(Number(major)).toBeGreaterThanOrEqual(22);
    const started = [dockerfile, read("deploy/compose.yaml")].flatMap((text) => [
      ...text.matchAll(/build\/process\/([\w-]+)\.js/g),
    ]);
    expect(started.map(([, name]) => name)).toEqual(["main", "mall-api"]);
    for (const [, name] of started)
      expect(build).toMatch(new RegExp(`"process/${name}": "(?:server|mall-api)/`));
  });

  it.each([
    [200, true],
    [503, false],
    [null, false],
  ])("is healthy by what /livez answers, which no other Node asks: %s", async (status, isHealthy) => {
    const asked: unknown[] = [];
    const server = createServer({ requireHostHeader: false }, ({ method, url }, response) => {
      asked.push(`${method} ${url}`);
      response.writeHead(status ?? 200).end("ok");
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    if (status === null) server.close();
    const [program = "", ...words]: string[] = JSON.parse(
      /^HEALTHCHECK .+? CMD (.+)$/m.exec(dockerfile)?.[1] ?? "[]",
    );
    const check = spawn(program, words, { env: { ...process.env, PORT: String(port) } });
    const [code] = await once(check, "exit");
    server.close();
    expect(code === 0).toBe(isHealthy);
    expect(asked).toEqual(status === null ? [] : ["GET /livez"]);
    expect(program).toBe("bash");
  });

  it("has folders that any user may write to, where its volumes are", () => {
    const [, last = ""] = dockerfile.split(/^FROM \$\{NODE_IMAGE\}$/m);
    const [, folders = ""] = /^RUN mkdir (.+) && chmod 1777 \1$/m.exec(last) ?? [];
    const volumes: string[] = JSON.parse(/^VOLUME (.+)$/m.exec(last)?.[1] ?? "[]");
    expect(folders.split(" ").map((folder) => `/site/${folder}`)).toEqual(volumes);
  });

  it("holds none of an operator's secrets and backups, nor does the stage that builds it, nor the repository", () => {
    const folders = ["deploy/certs", "deploy/acme", "deploy/kubernetes/example/secrets.env"];
    const lists = { ".dockerignore": ["**/.env*", "**/*.db*"], ".gitignore": [".env*", "*.db*"] };
    for (const [list, patterns] of Object.entries(lists))
      expect(read(list).split("\n")).toEqual(expect.arrayContaining([...patterns, ...folders]));
  });
});

it("Caddy asks an instance for which hosts it may obtain a certificate, where that is answered", () => {
  const caddy = read("deploy/Caddyfile");
  const { services } = z
    .object({
      services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.string()).optional() })),
    })
    .parse(parse(read("deploy/compose.yaml")));
  for (const name of ["site-1", "site-2"])
    expect(caddy).toContain(`${name}:${services[name]?.environment?.OPERATOR_PORT}`);
});
