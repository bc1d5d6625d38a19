import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { fetch } from "undici";
import { readSent } from "../other-mall-api/calls";
import { pictureHost } from "../other-mall-api/pictures";
import { categories } from "./companies";
import { type Answer, failure, page, type Row, success } from "./envelope";
import { floorPlanTree } from "./floor-plan-tree";
import { memberCalls } from "./member-calls";
import { createMembers } from "./members";
import { contentCall } from "./public-calls";

const apiPath = "/api/web-app/v1/";

/** A call that the platform got, and the number of its failure. */
export type PlatformCall = { method: string; path: string; tenant: string | null; failure: number | null };

type Options = {
  /** A mall API in the contract's form, for what no client of the platform shows fields of. */
  contractApi: string;
  /** A member of that API, who has the platform's member's points, messages and bookings there. */
  contractToken: (tenant: string) => Promise<string>;
  tenants: readonly string[];
};

/**
 * Starts the platform that many malls use: one host for all of them, which chooses the mall by the `Origin` of a
 * request. Everything is answered with 200; what failed is in the body. Its member is `visitor` of
 * `other-mall-api/content/loyalty.ts`.
 */
export async function startWebAppMallApi({ contractApi, contractToken, tenants }: Options) {
  const pictures = pictureHost([]);
  const picturesUrl = await listen(pictures);
  const setting = { now: new Date(), picturesUrl };
  const members = createMembers(setting);
  const handlers = memberCalls(setting);
  const calls: PlatformCall[] = [];
  const app = new Hono();

  const tenantOf = (origin: string | undefined): string | null => {
    const [, name] = /^https:\/\/(\w+)\.platform\.example$/.exec(origin ?? "") ?? [];
    return name !== undefined && tenants.includes(name) ? name : null;
  };

  app.get("/api/entities", (context) => {
    const isKnown = tenantOf(context.req.header("origin")) !== null;
    if (!isKnown || context.req.query("format") !== "tree") return context.json(failure(isKnown ? 400 : 403));
    return context.json({
      ...success([floorPlanTree(setting)]),
      current_server_datetime: setting.now.toISOString(),
    });
  });
  app.get("/api/company-cats", (context) => {
    if (tenantOf(context.req.header("origin")) === null) return context.json(failure(403));
    const rules = { filters: [], sorts: [] };
    return context.json(page(categories(), new URL(context.req.url).searchParams, rules));
  });

  /** What no client shows fields of, from the API in the contract's form, in the platform's envelope. */
  async function contractAnswer(request: Request, tenant: string, path: string, isMember: boolean) {
    const { search } = new URL(request.url);
    const response = await fetch(`${contractApi}/${tenant}/v1/${path}${search}`, {
      method: request.method,
      headers: {
        "content-type": request.headers.get("content-type") ?? "application/json",
        "idempotency-key": request.headers.get("idempotency-key") ?? "",
        ...(isMember && { authorization: `Bearer ${await contractToken(tenant)}` }),
      },
      ...(request.method === "GET" ? {} : { body: await request.arrayBuffer() }),
    });
    const body = await response.json().catch(() => null);
    const { errors } = (body ?? {}) as { errors?: Record<string, string[]> };
    return {
      answer: response.ok ? withoutLoyaltyRules(body as Answer) : failure(response.status, errors),
      moneyUnit: response.headers.get("x-money-unit"),
    };
  }

  app.all(`${apiPath}:path{.+}`, async (context) => {
    const { method, url } = context.req;
    const { pathname, searchParams: query } = new URL(url);
    const path = pathname.slice(apiPath.length);
    const tenant = tenantOf(context.req.header("origin"));
    const token = /^Bearer (.+)$/.exec(context.req.header("authorization") ?? "")?.[1] ?? null;
    const raw = context.req.raw.clone();

    const answerOf = async (): Promise<Answer> => {
      if (tenant === null) return failure(403);
      if (path === "logout") {
        if (method !== "GET") return failure(405);
        members.logOut(token ?? "");
        return success(null);
      }
      const sent = await readSent(context);
      if (path === "login") return logIn(sent.fields);
      const member = members.ofToken(token);
      const [, base, id] = /^(.+?)\/(\d+)$/.exec(path) ?? [];
      const handler = handlers[`${method} ${path}`] ?? (base && handlers[`${method} ${base}/:id`]);
      const isOwn = path.startsWith("me/") || Boolean(handler);
      if ((isOwn || token !== null) && !member) return failure(401);
      if (handler && member)
        return handler(member, { query, fields: sent.fields, files: sent.files.length, id: Number(id) });
      const content = method === "GET" ? contentCall(path, query, setting) : null;
      if (content) return content;
      if (missing.test(path)) return failure(404);
      const { answer, moneyUnit } = await contractAnswer(raw, tenant, path, member !== null);
      if (moneyUnit) context.header("X-Money-Unit", moneyUnit);
      return answer;
    };

    function logIn({ email, password }: Row): Answer {
      const opened = members.logIn(String(email ?? ""), String(password ?? ""));
      return opened
        ? success({ access_token: opened, permissions: [] })
        : failure(422, { email: ["Špatný e-mail nebo heslo."] });
    }

    const answer = await answerOf();
    calls.push({ method, path, tenant, failure: answer.status === "error" ? answer.httpCode : null });
    return context.json(answer);
  });

  app.get("/art/:name{.+}", async (context) => {
    const picture = await fetch(`${contractApi}/${tenants[0]}/art/${context.req.param("name")}`);
    context.header("Content-Type", picture.headers.get("content-type") ?? "");
    return context.body(await picture.arrayBuffer());
  });

  const server = createServer(getRequestListener(app.fetch));
  const url = await listen(server);
  return {
    /** For `MALL_API_URL`. */
    url,
    calls,
    /** For a site that shows its pictures: hosts on a private network must be allowed. */
    environment: { IMAGE_HOSTS: new URL(picturesUrl).host, IMAGE_NETWORKS: "127.0.0.0/8" },
    async stop() {
      for (const each of [server, pictures]) {
        each.closeAllConnections();
        await new Promise((resolve) => each.close(resolve));
      }
    },
  };
}

/** Paths that the specification alone names, and for which a client of the platform does without. */
const missing = /^(?:companies-with-entities|companies\/featured|events\/upcoming|products|search|sitemap)\b/;

/** The platform keeps its rules of points elsewhere, for staff. */
const withoutLoyaltyRules = (answer: Answer): Answer => {
  const { data } = answer;
  if (typeof data !== "object" || data === null || !("receipt_days" in data)) return answer;
  const settings = Object.entries(data).filter(([key]) => !key.startsWith("receipt_"));
  return { ...answer, data: Object.fromEntries(settings) } as Answer;
};

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
