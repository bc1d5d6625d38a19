import { FormData, type Response } from "undici";
import { expect } from "vitest";
import { ask, type Site } from "../processes/site-process";
import { anyAddress } from "./any-address";

/** A form's fields; a list of files repeats one field. */
export type Fields = Record<string, string | File | File[]>;
type Sent = { headers?: Record<string, string>; from?: string };

/** Requests as sent by browsers of one mall's visitors. The site must trust one proxy. */
export function visitorsOf(site: () => Site, tenant: string) {
  /** Sends a form as a browser does, each time as another visitor with rate limits of their own. */
  async function send(path: string, fields: Fields, { headers = {}, from }: Sent = {}) {
    const form = new FormData();
    const started = fields.started === "now" ? Date.now() : longAgo();
    for (const [name, value] of Object.entries({ ...fields, started: started.toString(36) })) {
      for (const item of Array.isArray(value) ? value : [value]) form.append(name, item);
    }
    const response = await ask(site(), tenant, path, {
      method: "POST",
      body: form,
      headers: {
        Origin: site().of(tenant),
        "X-Forwarded-For": from ?? anyAddress(),
        ...headers,
      },
    });
    return read(response);
  }

  const open = async (path: string, headers: Record<string, string> = {}) =>
    read(await ask(site(), tenant, path, { headers }));

  return { send, open };
}

/** When the form was rendered; a person takes a while to fill it in. */
const longAgo = () => Date.now() - 60_000;

async function read(response: Response) {
  const html = await response.text();
  return {
    status: response.status,
    location: response.headers.get("Location"),
    cookies: response.headers.getSetCookie(),
    headers: response.headers,
    html,
    text: html.replaceAll(/<script[\s\S]*?<\/script>/g, ""),
    /** The Cookie header for a cookie that was set. */
    cookie: (name: string) =>
      response.headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith(`${name}=`))
        ?.split(";")[0] ?? expect.fail(`no cookie ${name} was set`),
  };
}

/** The value of a hidden field. */
export const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? expect.fail(`no hidden ${name}`);

/** The path and query of a mailed link. */
export const pathOfLink = (link: string | null | undefined) => {
  const { pathname, search } = new URL(link ?? expect.fail("no link was mailed"));
  return pathname + search;
};
