import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { findSystemdAnalyze } from "../../scripts/find-program.js";
import { freePort } from "../processes/free-port";
import { sharedSite } from "../processes/shared-site";
import { rawRequest } from "../requests/raw-request";

// It has built the site.
sharedSite();
const source = "deploy/systemd";
const folder = mkdtempSync(join(tmpdir(), "promenade-units-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A unit's lines by name, with the places and programs of this machine; of a template, that of an instance. */
function readUnit(name: string, instance = "") {
  const text = readFileSync(join(source, name), "utf8")
    .replaceAll("%i", instance)
    .replaceAll("%%", "%")
    .replaceAll("/var/lib", folder)
    .replaceAll("/opt/promenade/current", resolve("."))
    .replaceAll("/usr/bin/node", process.execPath);
  const values = (key: string) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, "gm"))].map(([, value = ""]) => value);
  return { text, values, value: (key: string) => values(key)[0] ?? expect.fail(`${name} has no ${key}`) };
}
type Unit = ReturnType<typeof readUnit>;

/** The settings of a file, with secrets where it has none. */
const settingsIn = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync(join(source, file), "utf8").matchAll(/^(\w+)=(.*)$/gm)].map(
      ([, name = "", value = ""]) => [
        name,
        value.replaceAll('"', "") || "a secret of the test, of 32 characters or more",
      ],
    ),
  );

/** Runs one of a unit's commands as systemd would: its folders, its settings. */
function run(unit: Unit, file: string, own: Record<string, string>, at = 0): ChildProcess {
  for (const name of unit.value("StateDirectory").split(" "))
    mkdirSync(join(folder, name), { recursive: true });
  const set = unit.values("Environment").flatMap((line) => line.split(" ").map((pair) => pair.split("=")));
  const command = unit.values("ExecStart")[at] ?? "";
  return spawn("/bin/sh", ["-c", `exec ${command}`], {
    cwd: unit.value("WorkingDirectory"),
    env: { PATH: process.env.PATH, ...settingsIn(file), ...Object.fromEntries(set), ...own },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

describe("the systemd units", () => {
  it("are valid, and have little reach", () => {
    const units = join(folder, "units");
    mkdirSync(units);
    const files = readdirSync(source).filter((name) => /\.(?:service|timer)$/.test(name));
    expect(files).toHaveLength(4);
    for (const name of files)
      writeFileSync(
        join(units, name.replace("@.", "@1.")),
        readUnit(name, "1").text.replaceAll(/%(?=[YmdHMS])/g, "%%"),
      );
    const paths = files.map((name) => join(units, name.replace("@.", "@1.")));
    const verified = spawnSync(findSystemdAnalyze(), ["verify", "--man=no", ...paths], { encoding: "utf8" });
    expect([verified.status, verified.stderr]).toEqual([0, ""]);
    for (const path of paths.filter((each) => each.endsWith(".service"))) {
      // Of 100, where 96 is a service without any of it.
      const words = ["security", "--no-pager", "--offline=true", "--threshold=15", path];
      const { status, stdout, stderr } = spawnSync(findSystemdAnalyze(), words, { encoding: "utf8" });
      expect(status, stdout + stderr).toBe(0);
    }
  });

  it("run the reference API, two instances on one port, a backup, and end in time", async () => {
    const [port, apiPort, operatorPort, realtimePort] = await Promise.all(
      Array.from({ length: 4 }, freePort),
    );
    const api = { MALL_API_PORT: String(apiPort), PASSWORD_COST: "10" };
    const own = {
      PORT: String(port),
      MALL_API_URL: `http://127.0.0.1:${apiPort}/{tenant}`,
      OPERATOR_PORT: String(operatorPort),
      REALTIME_PORT: String(realtimePort),
      REDIS_URL: "",
    };
    const mallApi = readUnit("promenade-mall-api.service");
    const sites = ["1", "2"].map((instance) => readUnit("promenade-site@.service", instance));
    const running = [run(mallApi, "mall-api.env", api), ...sites.map((unit) => run(unit, "site.env", own))];
    const output: string[] = [];
    for (const child of running)
      for (const stream of [child.stdout, child.stderr])
        stream?.on("data", (chunk) => output.push(String(chunk)));
    try {
      for (const address of ["127.0.0.1", "127.0.0.2"]) {
        await vi.waitFor(
          async () => {
            const answer = await fetch(`http://${address}:${port}/readyz`).catch(() => null);
            expect(answer?.status, output.join("")).toBe(200);
          },
          { timeout: 60_000, interval: 300 },
        );
        const declared = `http://${address}:${operatorPort}/declared-host?domain=www.galerieharfa.cz`;
        expect((await fetch(declared)).status).toBe(200);
      }
      const { status, body } = await rawRequest(port ?? 0, "/en", { Host: "www.galerieharfa.cz" });
      expect([status, body.includes("Galerie Harfa")]).toEqual([200, true]);

      const backup = readUnit("promenade-backup.service");
      for (const at of backup.values("ExecStart").keys()) {
        const [code] = await once(run(backup, "mall-api.env", api, at), "exit");
        expect(code).toBe(0);
      }
      expect(readdirSync(join(folder, "promenade/backups"))).toEqual([
        expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.db$/),
      ]);
    } finally {
      for (const child of running.reverse()) {
        child.kill("SIGTERM");
        if (child.exitCode === null) await once(child, "exit");
      }
    }
    expect(running.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
    const drain = Number(settingsIn("site.env").DRAIN_SECONDS);
    for (const unit of sites) expect(Number(unit.value("TimeoutStopSec"))).toBeGreaterThan(drain + 8);
  }, 180_000);

  it("give the API and the site the same secrets and addresses", () => {
    const [site, api] = [settingsIn("site.env"), settingsIn("mall-api.env")];
    for (const name of ["PUSHER_APP_ID", "PUSHER_KEY"]) expect(api[name], name).toBe(site[name]);
    expect(Object.keys(site)).toEqual(
      expect.arrayContaining(["MALL_API_SECRET", "EDITOR_SECRET", "PUSHER_SECRET"]),
    );
    expect(api.PUSHER_PORT).toBe(site.REALTIME_PORT);
    expect(api.PURGE_URL).toBe(
      `http://127.0.0.1:${site.OPERATOR_PORT},http://127.0.0.2:${site.OPERATOR_PORT}`,
    );
  });
});
