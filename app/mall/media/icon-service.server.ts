import sanitizeHtml from "sanitize-html";
import { z } from "zod";
import { environment } from "~/process/environment.server";
import { type Log, log } from "~/process/log.server";
import { memoryCache } from "~/process/memory-cache.server";
import { createTransport } from "../client/transport.server";
import { type IconSet, iconSet, nameInSet } from "./icon.server";

const nameLimit = 200;
const remoteLimits = { connectMs: 1_000, connections: 4, answerMs: 3_000, bodyBytes: 1024 * 1024 };
const iconName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** An icon service's answer to `{prefix}.json?icons=a,b`. */
const answerSchema = z.object({
  prefix: z.string(),
  lastModified: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  icons: z.record(
    z.string(),
    z.object({ body: z.string(), width: z.number().optional(), height: z.number().optional() }),
  ),
  aliases: z.record(z.string(), z.object({ parent: z.string() })).default({}),
  not_found: z.array(z.string()).optional(),
});
const validMs = 24 * 60 * 60_000;
type Answer = z.output<typeof answerSchema>;

let processService: ReturnType<typeof createIconService> | undefined;

/** `/icons/{prefix}.json?icons=a,b` from the installed sets, and from ICON_HOSTS for the others. */
export function iconsResponse(request: Request, file: string): Promise<Response> {
  processService ??= createIconService({ hosts: environment().ICON_HOSTS });
  return processService.respond(request, file);
}

export function createIconService(options: { hosts: string[]; log?: Log }) {
  const { hosts, log: logger = log } = options;
  const transport = createTransport(remoteLimits);
  const cached = memoryCache<{ answer: Answer; storedAt: number }>("icons");

  /** Tries the hosts in order; null if none of them has the set. */
  async function remoteAnswer(prefix: string, names: string[]): Promise<Answer | null> {
    const query = `${prefix}.json?icons=${names.join(",")}`;
    const earlier = cached.get(query);
    if (earlier && performance.now() - earlier.storedAt < validMs) return earlier.answer;
    for (const host of hosts) {
      try {
        const answer = await transport.exchange({
          url: `${host.replace(/\/+$/, "")}/${query}`,
          method: "GET",
          headers: { accept: "application/json" },
          signal: AbortSignal.timeout(remoteLimits.answerMs),
          bodyLimit: remoteLimits.bodyBytes,
        });
        if (answer.status === 404) continue;
        if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
        const parsed = cleaned(answerSchema.parse(JSON.parse(answer.bytes.toString("utf8"))));
        cached.set(query, { answer: parsed, storedAt: performance.now() }, JSON.stringify(parsed).length * 2);
        return parsed;
      } catch (error) {
        logger.warn({ err: error, host, prefix }, "Icon service does not answer, trying the next one");
      }
    }
    return null;
  }

  async function respond(request: Request, file: string): Promise<Response> {
    const prefix = /^([a-z0-9-]+)\.json$/.exec(file)?.[1] ?? "";
    const names = (new URL(request.url).searchParams.get("icons") ?? "").split(",").filter(Boolean).sort();
    if (!iconName.test(prefix)) return notFound();
    if (names.length === 0 || names.length > nameLimit || !names.every((name) => iconName.test(name))) {
      return new Response("icons: names of icons separated by commas", {
        status: 400,
        headers: { "cache-control": "no-store" },
      });
    }
    const installed = iconSet(prefix);
    const answer = installed ? answerOf(installed, names) : await remoteAnswer(prefix, names);
    if (!answer) return notFound();
    return Response.json(answer, {
      headers: { "cache-control": "public, max-age=604800, stale-while-revalidate=604800" },
    });
  }

  return { respond, close: () => transport.close() };
}

function answerOf(set: IconSet, names: string[]): Answer {
  const found = names.flatMap((name): [name: string, kept: string][] => {
    const inSet = nameInSet(set, name);
    return inSet ? [[name, inSet]] : [];
  });
  const missing = names.filter((name) => nameInSet(set, name) === null);
  return {
    prefix: set.prefix,
    ...(set.lastModified === undefined ? {} : { lastModified: set.lastModified }),
    width: set.width,
    height: set.height,
    icons: Object.fromEntries(
      found.flatMap(([, inSet]) => {
        const icon = set.icons[inSet];
        return icon ? [[inSet, icon]] : [];
      }),
    ),
    aliases: Object.fromEntries(
      found.flatMap(([name, parent]) => (name === parent ? [] : [[name, { parent }]])),
    ),
    ...(missing.length > 0 ? { not_found: missing } : {}),
  };
}

/** Icons from elsewhere are inlined in pages: everything but drawing elements is removed. */
function cleaned(answer: Answer): Answer {
  const icons = Object.entries(answer.icons).map(([name, icon]) => [
    name,
    { ...icon, body: drawingOnly(icon.body) },
  ]);
  return { ...answer, icons: Object.fromEntries(icons) };
}

const drawing = [
  ...[
    "d",
    "points",
    "cx",
    "cy",
    "r",
    "rx",
    "ry",
    "x",
    "y",
    "x1",
    "x2",
    "y1",
    "y2",
    "width",
    "height",
    "transform",
    "id",
  ],
  ...[
    "fill",
    "fill-rule",
    "fill-opacity",
    "clip-rule",
    "clip-path",
    "mask",
    "opacity",
    "offset",
    "gradientUnits",
  ],
  ...[
    "stroke",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-dasharray",
    "stroke-opacity",
    "stop-color",
  ],
];

const drawingOnly = (body: string): string =>
  sanitizeHtml(body, {
    allowedTags: [
      ...["g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"],
      ...["defs", "mask", "clipPath", "linearGradient", "radialGradient", "stop"],
    ],
    allowedAttributes: { "*": drawing },
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    textFilter: () => "",
  });

const notFound = (): Response =>
  new Response("Not Found", { status: 404, headers: { "cache-control": "public, max-age=60" } });
