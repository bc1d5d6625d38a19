import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { setTimeout } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { type Call, readSent } from "./calls";
import { mallName } from "./content/mall";
import { memberRows } from "./member-rows";
import { content, type NamedEntity, namedEntities } from "./names";
import { pictureFile, pictureHost } from "./pictures";
import { accountRoutes, ownAccountRoutes } from "./routes/account-routes";
import { memberRoutes } from "./routes/member-routes";
import { publicRoutes } from "./routes/public-routes";
import type { Asked, MemberRoute, Route, World } from "./routes/route";
import type { Answer, Dialect, Method, Setting, Shape, ShapeName } from "./shape";
import { aspnet } from "./shapes/aspnet";
import { graphql } from "./shapes/graphql";
import { laravel } from "./shapes/laravel";
import { minimal } from "./shapes/minimal";
import { php } from "./shapes/php";
import { plain } from "./shapes/plain";
import { sparse } from "./shapes/sparse";
import { wordpress } from "./shapes/wordpress";
import { createState } from "./state";

const shapes: Record<ShapeName, (setting: Setting) => Shape> = {
  minimal,
  laravel,
  plain,
  sparse,
  aspnet,
  php,
  graphql,
  wordpress,
};

export interface OtherMallApiOptions {
  shape: ShapeName;
  /** Determines the mall's name; content is the same for all. */
  tenant?: string;
  /** 0, the default, picks a free one. */
  port?: number;
  picturesPort?: number;
  /** Prefix of picture names instead of the picture host's own URL. */
  picturesUrl?: string;
  /** The moment that the content's dates are relative to. */
  now?: Date;
}

export interface OtherMallApi {
  /** Without `/v1`. */
  url: string;
  picturesUrl: string;
  /** All requests so far, oldest first. */
  calls: Call[];
  /** By the method and path that most of these APIs have for it. */
  callsTo(method: Method, route: string): Call[];
  /** Paths requested from the picture host. */
  picturesAsked: string[];
  entities: NamedEntity[];
  mallName: string;
  /** The moment that the content's dates are relative to. */
  now: Date;
  /** Invalidates all tokens issued so far. */
  endSessions(): void;
  close(): Promise<void>;
}

async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The stand-in has no port");
  return `http://127.0.0.1:${address.port}`;
}

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const isMethod = (method: string): method is Method =>
  ["GET", "POST", "PUT", "PATCH", "DELETE"].includes(method);

/** A member's route, `Unauthorized` for a missing or invalid token. */
function guarded({ shape, state }: World, route: MemberRoute): Route {
  return {
    ...route,
    answer(asked) {
      const account = state.memberOf(asked.token);
      return account
        ? route.answer(asked, account)
        : shape.failure("unauthorized", "The token is not valid.");
    },
  };
}

function routesOf(world: World): Route[] {
  const { missing, methods } = world.shape;
  const routes = [
    ...publicRoutes(world),
    ...accountRoutes(world),
    ...[...ownAccountRoutes(world), ...memberRoutes(world)].map((route) => guarded(world, route)),
  ];
  return routes
    .filter(({ path }) => !missing.some((absent) => path === absent || path.startsWith(`${absent}/`)))
    .map((route) => ({ ...route, methods: methods[route.path] ?? route.methods }))
    .filter((route) => route.methods.length > 0);
}

/** The API's own path of a route; null if it has none. */
function addressIn({ paths }: Dialect, route: string): string | null {
  const [known] = Object.keys(paths)
    .filter((path) => route === path || route.startsWith(`${path}/`))
    .sort((one, other) => other.length - one.length);
  const own = known === undefined ? null : (paths[known] ?? null);
  return known === undefined || own === null ? null : own + route.slice(known.length);
}

/** Values under the routes' names, by the API's own; under other names they are ignored. */
const renamed = <Value>(row: Record<string, Value>, names: Record<string, string>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([own, value]) => (names[own] === undefined ? [] : [[names[own], value]])),
  );

/** Whether a request is one too many in its second. */
function limiter(requestsPerSecond = Number.POSITIVE_INFINITY): () => boolean {
  let recent: number[] = [];
  return () => {
    const now = Date.now();
    recent = recent.filter((at) => at > now - 1000);
    if (recent.length >= requestsPerSecond) return true;
    recent.push(now);
    return false;
  };
}

function application(world: World, calls: Call[]): Hono {
  const app = new Hono();
  const { shape } = world;
  const routes = routesOf(world);

  const { dialect } = shape;
  const isRefused = limiter(dialect?.requestsPerSecond);
  for (const route of routes) {
    const address = dialect ? addressIn(dialect, route.path) : `/v1${route.path}`;
    if (address === null) continue;
    app.all(address, async (context) => {
      if (isRefused()) return context.text("Zpomalte.", 429, { "retry-after": "1" });
      if (dialect?.milliseconds) await setTimeout(dialect.milliseconds);
      const method = context.req.method;
      const own = await readSent(context);
      const sent = dialect ? { ...own, fields: renamed(own.fields, dialect.fields) } : own;
      const url = new URL(context.req.url);
      const query = Object.fromEntries(url.searchParams);
      const header = (name: string) => context.req.header(name);
      const understood = dialect ? renamed(query, dialect.query) : query;
      const asked: Asked = {
        method: isMethod(method) ? method : "GET",
        path: url.pathname,
        params: { ...(dialect && understood), ...context.req.param() },
        query: new URLSearchParams(understood),
        authorization: header("authorization"),
        token: dialect ? dialect.token(header) : header("authorization")?.replace(/^Bearer /i, ""),
        sent,
      };
      const answer: Answer = !route.methods.includes(asked.method)
        ? shape.failure("method", `The ${method} method is not supported for this route.`)
        : sent.readable
          ? route.answer(asked)
          : shape.failure("bad-request", "The body is not JSON.");
      calls.push({
        method,
        path: asked.path,
        route: `/v1${route.path}`,
        query,
        headers: context.req.header(),
        fields: sent.fields,
        files: sent.files,
        status: answer.status,
      });
      return Response.json(answer.body, {
        status: answer.status,
        headers: { ...answer.headers, ...(answer.status === 405 && { allow: route.methods.join(", ") }) },
      });
    });
  }

  app.get("/uploads/:file", async (context) => {
    const file = await pictureFile(`/${context.req.param("file")}`);
    if (!file) return context.notFound();
    return context.body(new Uint8Array(file.body), 200, { "content-type": file.type });
  });
  app.notFound((context) => {
    const url = new URL(context.req.url);
    calls.push({
      method: context.req.method,
      path: url.pathname,
      route: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: context.req.header(),
      fields: {},
      files: [],
      status: 404,
    });
    return context.html(
      "<html><head><title>404 Not Found</title></head><body><h1>Not Found</h1></body></html>",
      404,
    );
  });
  return app;
}

/**
 * Starts the mall API of an operator who has never heard of this site, in one of the styles of `shapes/`, and a host of its
 * pictures beside it. Its member is `visitor` of `content/loyalty.ts`.
 */
export async function startOtherMallApi(options: OtherMallApiOptions): Promise<OtherMallApi> {
  const picturesAsked: string[] = [];
  const pictures = pictureHost(picturesAsked);
  const picturesUrl = options.picturesUrl ?? (await listen(pictures, options.picturesPort ?? 0));
  if (options.picturesUrl) await listen(pictures, options.picturesPort ?? 0);

  const calls: Call[] = [];
  let app: Hono | undefined;
  const server = createServer(
    getRequestListener((request) => app?.fetch(request) ?? new Response(null, { status: 503 })),
  );
  const url = await listen(server, options.port ?? 0);

  const setting: Setting = {
    now: options.now ?? new Date(),
    mallName: mallName(options.tenant),
    apiUrl: url,
    picturesUrl,
  };
  const shape = shapes[options.shape](setting);
  const state = createState(setting.now);
  app = application({ setting, shape, rows: memberRows(shape.style), state, content }, calls);

  return {
    url,
    picturesUrl,
    calls,
    callsTo: (method, route) => calls.filter((call) => call.method === method && call.route === route),
    picturesAsked,
    entities: namedEntities(shape),
    mallName: setting.mallName,
    now: setting.now,
    endSessions: () => state.endSessions(),
    async close() {
      await Promise.all([stop(server), stop(pictures)]);
    },
  };
}
