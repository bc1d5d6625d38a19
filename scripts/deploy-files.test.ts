import { existsSync, readFileSync } from "node:fs";
import { parseSiteHosts } from "@contract/site-hosts";
import { tenantIds } from "@contract/tenant-folders.server";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { readEnvironment } from "../app/process/environment.server";
import { readMallApiEnvironment } from "../mall-api/environment";
import { readServerEnvironment } from "../server/environment";

const read = (path: string) => readFileSync(path, "utf8");
const documented = [...read("docs/configuration.md").matchAll(/^\| `([A-Z_]+)` \|/gm)].map(
  ([, name]) => name,
);
const dockerfile = read("Dockerfile");
const nginx = read("deploy/nginx/nginx.conf");
const secret = "a secret of the test, of 32 characters or more";
/** For the requests that run when the process stops accepting others. */
const finishSeconds = 8;

/** Fails unless the settings are valid, and docs/configuration.md has each. */
function expectSiteSettings(settings: Record<string, string>) {
  const variables = { NODE_ENV: "production" as const, ...settings };
  // The process serves realtime events itself.
  readEnvironment({ ...variables, PUSHER_HOST: "127.0.0.1" });
  parseSiteHosts(settings.SITE_HOSTS ?? "", tenantIds);
  expect(documented).toEqual(expect.arrayContaining(Object.keys(settings)));
  return readServerEnvironment(variables);
}

const portOf = (address: string) => {
  const { hostname, port } = new URL(address.replace("{tenant}", "mall"));
  return `${hostname}:${port}`;
};

describe("the compose file", () => {
  const service = z.strictObject({
    image: z.string(),
    build: z.literal("..").optional(),
    command: z.array(z.string()).optional(),
    user: z.string().optional(),
    read_only: z.literal(true),
    restart: z.literal("unless-stopped"),
    stop_grace_period: z.string().optional(),
    healthcheck: z.strictObject({ disable: z.boolean() }).optional(),
    tmpfs: z.array(z.string()).optional(),
    ports: z.array(z.string()).optional(),
    volumes: z.array(z.string()).optional(),
    depends_on: z.array(z.string()).optional(),
    environment: z.record(z.string(), z.string()).optional(),
  });
  const file = z.strictObject({
    "x-site": service,
    services: z.record(z.string(), service),
    volumes: z.record(z.string(), z.null()),
  });
  const example = Object.fromEntries(
    [...read("deploy/example.env").matchAll(/^(\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
      name,
      value || secret,
    ]),
  );
  const text = read("deploy/compose.yaml");
  const filled = text.replaceAll(/\$\{(\w+):\?\}/g, (_, name) =>
    JSON.stringify(example[name] ?? `no ${name}`),
  );
  const { services, volumes } = file.parse(parse(filled));
  const settingsOf = (name: string) => services[name]?.environment ?? {};

  it("takes from example.env what is in it, and no more", () => {
    const used = [...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name);
    expect([...new Set(used)].sort()).toEqual(Object.keys(example).sort());
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
      if (source.startsWith("./") && source !== "./certs")
        expect(existsSync(`deploy/${source}`), source).toBe(true);
      if (/^\w/.test(source)) expect(volumes).toHaveProperty(source);
      if (source === "./certs") expect(nginx).toContain(`ssl_certificate ${target}/site.pem;`);
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

describe("the Kubernetes manifests", () => {
  const names = z.record(z.string(), z.string());
  const probe = z.strictObject({
    httpGet: z.strictObject({ path: z.enum(["/readyz", "/livez"]), port: z.string() }),
    periodSeconds: z.int(),
    initialDelaySeconds: z.int().optional(),
  });
  const named = z.strictObject({ name: z.string(), value: z.string() });
  const container = z.strictObject({
    name: z.string(),
    image: z.string().regex(/:[\w.-]+$/),
    args: z.array(z.string()).optional(),
    ports: z.array(z.strictObject({ name: z.string().max(15).optional(), containerPort: z.int() })),
    env: z.array(named).optional(),
    envFrom: z.array(z.strictObject({ secretRef: z.strictObject({ name: z.string() }) })).optional(),
    readinessProbe: probe.optional(),
    livenessProbe: probe.optional(),
    resources: z.strictObject({ requests: names, limits: z.strictObject({ memory: z.string() }) }).optional(),
    securityContext: z
      .strictObject({
        allowPrivilegeEscalation: z.literal(false),
        readOnlyRootFilesystem: z.literal(true),
        capabilities: z.strictObject({ drop: z.tuple([z.literal("ALL")]) }),
      })
      .optional(),
    volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })).optional(),
  });
  const metadata = z.strictObject({ name: z.string() });
  const volume = z.union([
    z.strictObject({ name: z.string(), emptyDir: z.strictObject({}) }),
    z.strictObject({ name: z.string(), persistentVolumeClaim: z.strictObject({ claimName: z.string() }) }),
  ]);
  const claim = z.strictObject({
    apiVersion: z.literal("v1"),
    kind: z.literal("PersistentVolumeClaim"),
    metadata,
    spec: z.strictObject({
      accessModes: z.tuple([z.literal("ReadWriteMany")]),
      resources: z.strictObject({ requests: z.strictObject({ storage: z.string() }) }),
    }),
  });
  const selector = z.strictObject({ matchLabels: names });
  const deployment = z.strictObject({
    apiVersion: z.literal("apps/v1"),
    kind: z.literal("Deployment"),
    metadata,
    spec: z.strictObject({
      replicas: z.int(),
      strategy: z
        .strictObject({
          rollingUpdate: z.strictObject({ maxUnavailable: z.literal(0), maxSurge: z.int().min(1) }),
        })
        .optional(),
      selector,
      template: z.strictObject({
        metadata: z.strictObject({ labels: names }),
        spec: z.strictObject({
          terminationGracePeriodSeconds: z.int().optional(),
          securityContext: z
            .strictObject({
              runAsNonRoot: z.literal(true),
              runAsUser: z.int().min(1),
              runAsGroup: z.int().min(1),
              fsGroup: z.int().min(1),
              seccompProfile: z.strictObject({ type: z.literal("RuntimeDefault") }),
            })
            .optional(),
          containers: z.tuple([container]),
          volumes: z.array(volume).optional(),
        }),
      }),
    }),
  });
  const port = z.strictObject({
    name: z.string().optional(),
    port: z.int(),
    targetPort: z.string().optional(),
  });
  const service = z.strictObject({
    apiVersion: z.literal("v1"),
    kind: z.literal("Service"),
    metadata,
    spec: z.strictObject({ selector: names, ports: z.array(port) }),
  });
  const budget = z.strictObject({
    apiVersion: z.literal("policy/v1"),
    kind: z.literal("PodDisruptionBudget"),
    metadata,
    spec: z.strictObject({ minAvailable: z.int(), selector }),
  });

  const text = read("deploy/kubernetes/promenade.yaml");
  const manifests = parseAllDocuments(text).map((document) =>
    z.discriminatedUnion("kind", [deployment, service, budget, claim]).parse(document.toJS()),
  );
  const deployments = manifests.filter((manifest) => manifest.kind === "Deployment");
  const services = manifests.filter((manifest) => manifest.kind === "Service");
  const [site = expect.fail("no deployment")] = deployments;
  const [{ env = [], ...pod }] = site.spec.template.spec.containers;
  const secrets = [...text.matchAll(/--from-literal=(\w+)=(\S+)/g)].map(([, name = "", value = ""]) => ({
    name,
    value: value === "…" ? secret : value,
  }));
  const settings = Object.fromEntries([...env, ...secrets].map(({ name, value }) => [name, value]));

  it("have settings that the site accepts, and ports where it listens", () => {
    const { PORT, REALTIME_PORT, OPERATOR_PORT, DRAIN_SECONDS } = expectSiteSettings(settings);
    expect(pod.ports.map(({ containerPort }) => containerPort)).toEqual([PORT, REALTIME_PORT, OPERATOR_PORT]);
    expect([settings.REALTIME_HOST, settings.OPERATOR_HOST]).toEqual(["0.0.0.0", "0.0.0.0"]);
    expect(site.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(
      DRAIN_SECONDS + finishSeconds,
    );
    expect(pod.envFrom).toEqual([{ secretRef: { name: "promenade" } }]);
    expect(text).toContain("kubectl create secret generic promenade ");
  });

  it("select the pods that they are for, by ports that these have", () => {
    for (const { spec } of deployments)
      expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
    for (const { spec, metadata: own } of services) {
      const [target = expect.fail(`${own.name} selects nothing`)] = deployments.filter(
        (each) => each.spec.template.metadata.labels.app === spec.selector.app,
      );
      const [{ ports }] = target.spec.template.spec.containers;
      for (const { port: number, targetPort } of spec.ports)
        expect(
          ports.some(({ name, containerPort }) =>
            targetPort ? name === targetPort : containerPort === number,
          ),
        ).toBe(true);
    }
    const redis = services.find(({ metadata: own }) => settings.REDIS_URL?.includes(`//${own.name}:`));
    expect(redis?.spec.ports.map(({ port: number }) => `:${number}`)).toEqual([
      settings.REDIS_URL?.match(/:\d+$/)?.[0],
    ]);
    for (const check of [pod.readinessProbe, pod.livenessProbe])
      expect(pod.ports.map(({ name }) => name)).toContain(check?.httpGet.port);
    expect([pod.readinessProbe?.httpGet.path, pod.livenessProbe?.httpGet.path]).toEqual([
      "/readyz",
      "/livez",
    ]);
  });

  it("mount what the image writes to", () => {
    const written = /^VOLUME (.+)$/m.exec(dockerfile)?.[1] ?? "[]";
    expect(pod.volumeMounts?.map(({ mountPath }) => mountPath)).toEqual(JSON.parse(written));
    expect(pod.volumeMounts?.map(({ name }) => name)).toEqual(
      site.spec.template.spec.volumes?.map(({ name }) => name),
    );
    const claims = manifests.filter(({ kind }) => kind === "PersistentVolumeClaim");
    expect(site.spec.template.spec.volumes).toContainEqual({
      name: "assets",
      persistentVolumeClaim: { claimName: claims[0]?.metadata.name },
    });
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

  it("has folders that any user may write to, where its volumes are", () => {
    const [, last = ""] = dockerfile.split(/^FROM \$\{NODE_IMAGE\}$/m);
    const [, folders = ""] = /^RUN mkdir (.+) && chmod 1777 \1$/m.exec(last) ?? [];
    const volumes: string[] = JSON.parse(/^VOLUME (.+)$/m.exec(last)?.[1] ?? "[]");
    expect(folders.split(" ").map((folder) => `/site/${folder}`)).toEqual(volumes);
  });

  it("holds none of an operator's secrets and backups, nor does the stage that builds it, nor the repository", () => {
    const lists = { ".dockerignore": ["**/.env*", "**/*.db*"], ".gitignore": [".env*", "*.db*"] };
    for (const [list, patterns] of Object.entries(lists))
      expect(read(list).split("\n")).toEqual(expect.arrayContaining([...patterns, "deploy/certs"]));
  });
});

it("Caddy serves the hosts of the example, and asks the port of each instance whether it is ready", () => {
  const caddy = read("deploy/Caddyfile");
  const hosts = parseSiteHosts(/^SITE_HOSTS=(.*)$/m.exec(read("deploy/example.env"))?.[1] ?? "", tenantIds);
  expect(/^(\w.*) \{$/m.exec(caddy)?.[1]?.split(", ")).toEqual([...hosts.byName.keys()]);
  expect(caddy).toContain("reverse_proxy site-1:3000 site-2:3000 {");
  expect(caddy).toContain("health_uri /readyz");
  expect(caddy).toContain("header_up -X-Forwarded-Host");
});
