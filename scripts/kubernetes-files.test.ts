import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { expectSiteSettings, finishSeconds, secretOfTests } from "./deploy-settings";

const names = z.record(z.string(), z.string());
const reference = z.strictObject({ name: z.string() });
const times = {
  periodSeconds: z.int(),
  timeoutSeconds: z.int().optional(),
  failureThreshold: z.int().optional(),
};
const probe = z.union([
  z.strictObject({
    httpGet: z.strictObject({ path: z.enum(["/readyz", "/livez"]), port: z.string() }),
    ...times,
  }),
  z.strictObject({ tcpSocket: z.strictObject({ port: z.string() }), ...times }),
]);
const container = z.strictObject({
  name: z.string(),
  image: z.string(),
  args: z.array(z.string()).optional(),
  ports: z.array(z.strictObject({ name: z.string().max(15), containerPort: z.int() })),
  envFrom: z
    .tuple([z.strictObject({ configMapRef: reference }), z.strictObject({ secretRef: reference })])
    .optional(),
  startupProbe: probe.optional(),
  readinessProbe: probe,
  livenessProbe: probe,
  resources: z.strictObject({ requests: names, limits: z.strictObject({ memory: z.string() }) }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal("ALL")]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })).optional(),
});
const metadata = z.strictObject({ name: z.string() });
const selector = z.strictObject({ matchLabels: names });
const volume = z.union([
  z.strictObject({ name: z.string(), emptyDir: z.strictObject({}) }),
  z.strictObject({ name: z.string(), persistentVolumeClaim: z.strictObject({ claimName: z.string() }) }),
]);
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
        automountServiceAccountToken: z.literal(false),
        topologySpreadConstraints: z
          .array(
            z.strictObject({
              maxSkew: z.int(),
              topologyKey: z.string(),
              whenUnsatisfiable: z.enum(["ScheduleAnyway", "DoNotSchedule"]),
              labelSelector: selector,
            }),
          )
          .optional(),
        terminationGracePeriodSeconds: z.int().optional(),
        securityContext: z.strictObject({
          runAsNonRoot: z.literal(true),
          runAsUser: z.int().min(1),
          runAsGroup: z.int().min(1),
          fsGroup: z.int().min(1),
          seccompProfile: z.strictObject({ type: z.literal("RuntimeDefault") }),
        }),
        containers: z.tuple([container]),
        volumes: z.array(volume).optional(),
      }),
    }),
  }),
});
const service = z.strictObject({
  apiVersion: z.literal("v1"),
  kind: z.literal("Service"),
  metadata,
  spec: z.strictObject({
    selector: names,
    ports: z.array(z.strictObject({ name: z.string(), port: z.int(), targetPort: z.string() })),
  }),
});
const claim = z.strictObject({
  apiVersion: z.literal("v1"),
  kind: z.literal("PersistentVolumeClaim"),
  metadata,
  spec: z.strictObject({
    accessModes: z.tuple([z.literal("ReadWriteMany")]),
    resources: z.strictObject({ requests: z.strictObject({ storage: z.string() }) }),
  }),
});
const budget = z.strictObject({
  apiVersion: z.literal("policy/v1"),
  kind: z.literal("PodDisruptionBudget"),
  metadata,
  spec: z.strictObject({ minAvailable: z.int(), selector }),
});
const source = z.union([
  z.strictObject({ namespaceSelector: selector }),
  z.strictObject({ podSelector: selector }),
]);
const policy = z.strictObject({
  apiVersion: z.literal("networking.k8s.io/v1"),
  kind: z.literal("NetworkPolicy"),
  metadata,
  spec: z.strictObject({
    podSelector: selector,
    policyTypes: z.array(z.enum(["Ingress", "Egress"])),
    ingress: z.array(
      z.strictObject({
        from: z.tuple([source]),
        ports: z.array(z.strictObject({ protocol: z.literal("TCP"), port: z.string() })),
      }),
    ),
  }),
});
const settingsOf = z.strictObject({
  name: z.string(),
  behavior: z.literal("merge").optional(),
  literals: z.array(z.string().regex(/^[A-Z_]+=/)),
});
const kustomization = z.strictObject({
  apiVersion: z.literal("kustomize.config.k8s.io/v1beta1"),
  kind: z.literal("Kustomization"),
  namespace: z.string().optional(),
  resources: z.array(z.string()),
  images: z
    .array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string().regex(/^\d[\w.-]*$/) }))
    .optional(),
  configMapGenerator: z.tuple([settingsOf]),
  secretGenerator: z
    .tuple([z.strictObject({ name: z.string(), envs: z.tuple([z.literal("secrets.env")]) })])
    .optional(),
});

const folder = "deploy/kubernetes";
const read = (path: string) => readFileSync(`${folder}/${path}`, "utf8");
const base = kustomization.parse(parse(read("base/kustomization.yaml")));
const example = kustomization.parse(parse(read("example/kustomization.yaml")));
const manifests = base.resources.flatMap((file) =>
  parseAllDocuments(read(`base/${file}`)).map((document) =>
    z.discriminatedUnion("kind", [deployment, service, budget, claim, policy]).parse(document.toJS()),
  ),
);
const ofKind = <Kind extends (typeof manifests)[number]["kind"]>(kind: Kind) =>
  manifests.filter((each): each is Extract<(typeof manifests)[number], { kind: Kind }> => each.kind === kind);
const deployments = ofKind("Deployment");
const [site = expect.fail("no deployment")] = deployments;
const pod = site.spec.template.spec;
const [{ ports, envFrom = [], ...own }] = pod.containers;
const pairs = (lines: string[]) =>
  lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)] as const);
const secrets = pairs(read("example/example-secrets.env").match(/^\w+=.*$/gm) ?? []);
const settings = Object.fromEntries([
  ...[base, example].flatMap(({ configMapGenerator: [{ literals }] }) => pairs(literals)),
  ...secrets.map(([name, value]) => [name, value || secretOfTests] as const),
]);

describe("the Kubernetes manifests", () => {
  it("have settings that the site accepts, and ports where it listens", () => {
    const { PORT, REALTIME_PORT, OPERATOR_PORT, DRAIN_SECONDS } = expectSiteSettings(settings);
    expect(ports.map(({ containerPort }) => containerPort)).toEqual([PORT, REALTIME_PORT, OPERATOR_PORT]);
    expect([settings.REALTIME_HOST, settings.OPERATOR_HOST]).toEqual(["0.0.0.0", "0.0.0.0"]);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(DRAIN_SECONDS + finishSeconds);
    expect(envFrom).toEqual([
      { configMapRef: { name: example.configMapGenerator[0].name } },
      { secretRef: { name: example.secretGenerator?.[0].name } },
    ]);
    expect(base.configMapGenerator[0].name).toBe(example.configMapGenerator[0].name);
    expect(example.images?.[0]?.name).toBe(own.image);
  });

  it("select the pods that they are for, by ports that these have", () => {
    const target = (app = "") =>
      deployments.find((each) => each.spec.template.metadata.labels.app === app) ??
      expect.fail(`no pod is ${app}`);
    const portsOf = (app = "") => target(app).spec.template.spec.containers[0].ports.map(({ name }) => name);
    for (const { spec } of deployments)
      expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
    for (const { spec } of ofKind("Service"))
      for (const { targetPort } of spec.ports) expect(portsOf(spec.selector.app)).toContain(targetPort);
    for (const { spec } of ofKind("PodDisruptionBudget")) {
      const { replicas } = target(spec.selector.matchLabels.app).spec;
      expect(spec.minAvailable).toBeLessThan(replicas);
    }
    for (const { spec } of ofKind("NetworkPolicy"))
      for (const port of spec.ingress.flatMap((rule) => rule.ports.map(({ port: name }) => name)))
        expect(portsOf(spec.podSelector.matchLabels.app)).toContain(port);
    const redis = ofKind("Service").find(({ metadata: { name } }) =>
      settings.REDIS_URL?.includes(`//${name}:`),
    );
    expect(redis?.spec.ports.map(({ port }) => `:${port}`)).toEqual([
      settings.REDIS_URL?.match(/:\d+$/)?.[0],
    ]);
  });

  it("ask the port of visitors whether a pod is ready and lives", () => {
    const asked = [own.startupProbe, own.readinessProbe, own.livenessProbe].map(
      (each) => each && "httpGet" in each && each.httpGet,
    );
    expect(asked).toEqual([
      { path: "/livez", port: "http" },
      { path: "/readyz", port: "http" },
      { path: "/livez", port: "http" },
    ]);
  });

  it("let each port of a pod be reached by those that need it", () => {
    const rules = ofKind("NetworkPolicy").flatMap(({ spec }) =>
      spec.ingress.flatMap((rule) =>
        rule.ports.map(({ port }) => ({
          to: `${spec.podSelector.matchLabels.app} ${port}`,
          from: Object.values(rule.from[0])
            .flatMap(({ matchLabels }) => Object.entries(matchLabels))
            .map(([name, value]) => `${name}=${value}`)
            .join(),
        })),
      ),
    );
    expect(rules).toEqual([
      { to: "promenade http", from: "kubernetes.io/metadata.name=ingress-nginx" },
      { to: "promenade operator", from: "kubernetes.io/metadata.name=monitoring" },
      { to: "promenade operator", from: "promenade-publisher=true" },
      { to: "promenade realtime", from: "promenade-publisher=true" },
      { to: "promenade-redis redis", from: "app=promenade" },
    ]);
    for (const { spec } of deployments)
      expect(
        ofKind("NetworkPolicy").some(
          (each) => each.spec.podSelector.matchLabels.app === spec.template.metadata.labels.app,
        ),
      ).toBe(true);
    // What the ingress controller finds has the port of visitors alone.
    const forVisitors = ofKind("Service").filter(({ spec }) =>
      spec.ports.some(({ targetPort }) => targetPort === "http"),
    );
    expect(forVisitors.map(({ spec }) => spec.ports.map(({ targetPort }) => targetPort))).toEqual([["http"]]);
  });

  it("mount what the image writes to", () => {
    const written = /^VOLUME (.+)$/m.exec(readFileSync("Dockerfile", "utf8"))?.[1] ?? "[]";
    expect(own.volumeMounts?.map(({ mountPath }) => mountPath)).toEqual(JSON.parse(written));
    expect(own.volumeMounts?.map(({ name }) => name)).toEqual(pod.volumes?.map(({ name }) => name));
    expect(pod.volumes).toContainEqual({
      name: "assets",
      persistentVolumeClaim: { claimName: ofKind("PersistentVolumeClaim")[0]?.metadata.name },
    });
  });

  // Not among the programs that the tests install: Debian 12's doesn't know manifests of today.
  const kubectl = ["/usr/bin/kubectl", "/usr/local/bin/kubectl"].find((path) => existsSync(path));
  it.skipIf(!kubectl)(
    "are rendered by kustomize, settings and secrets under the names that pods read",
    () => {
      const copy = mkdtempSync(join(tmpdir(), "promenade-kubernetes-"));
      cpSync(folder, copy, { recursive: true });
      cpSync(join(copy, "example/example-secrets.env"), join(copy, "example/secrets.env"));
      const { stdout, stderr } = spawnSync(kubectl ?? "", ["kustomize", join(copy, "example")], {
        encoding: "utf8",
      });
      rmSync(copy, { recursive: true });
      expect(stderr).toBe("");
      const rendered = parseAllDocuments(stdout).map((document) => document.toJS());
      const nameOf = (kind: string) => rendered.find((each) => each.kind === kind)?.metadata.name;
      const main = rendered.find((each) => each.kind === "Deployment" && each.metadata.name === "promenade");
      expect(main.spec.template.spec.containers[0].envFrom).toEqual([
        { configMapRef: { name: nameOf("ConfigMap") } },
        { secretRef: { name: nameOf("Secret") } },
      ]);
      const { newName, newTag } = example.images?.[0] ?? {};
      expect(main.spec.template.spec.containers[0].image).toBe(`${newName}:${newTag}`);
      expect(rendered).toHaveLength(manifests.length + 2);
    },
  );
});
