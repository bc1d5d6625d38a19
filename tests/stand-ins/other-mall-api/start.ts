import { once } from "node:events";
import { createServer, type Server } from "node:http";
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
import type { Answer, Method, Setting, Shape, ShapeName } from "./shape";
import { laravel } from "./shapes/laravel";
import { minimal } from "./shapes/minimal";
import { plain } from "./shapes/plain";
import { sparse } from "./shapes/sparse";
import { createState } from "./state";

const shapes: Record<ShapeName, (setting: Setting) => Shape> = { minimal, laravel, plain, sparse };

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
  callsTo(method: Method, path: string): Call[];
  /** Paths requested from the picture host. */
  picturesAsked: string[];
  entities: NamedEntity[];
  mallName: string;
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
      const account = state.memberOf(asked.authorization?.replace(/^Bearer /i, ""));
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

function application(world: World, calls: Call[]): Hono {
  const app = new Hono();
  const { shape } = world;
  const routes = routesOf(world);

  for (const route of routes) {
    app.all(`/v1${route.path}`, async (context) => {
      const method = context.req.method;
      const sent = await readSent(context);
      const url = new URL(context.req.url);
      const asked: Asked = {
        method: isMethod(method) ? method : "GET",
        path: url.pathname,
        params: context.req.param(),
        query: url.searchParams,
        authorization: context.req.header("authorization"),
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
        query: Object.fromEntries(url.searchParams),
        headers: context.req.header(),
        fields: sent.fields,
        files: sent.files,
        status: answer.status,
      });
      return Response.json(answer.body, {
        status: answer.status,
        headers: answer.status === 405 ? { allow: route.methods.join(", ") } : {},
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
 * Starts the mall API of an operator who has never heard of this site, in one of four styles, and a host of its
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
    callsTo: (method, path) => calls.filter((call) => call.method === method && call.path === path),
    picturesAsked,
    entities: namedEntities(shape),
    mallName: setting.mallName,
    endSessions: () => state.endSessions(),
    async close() {
      await Promise.all([stop(server), stop(pictures)]);
    },
  };
}
