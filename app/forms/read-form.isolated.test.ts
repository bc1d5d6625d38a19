import { beforeAll, expect, test } from "vitest";
import { clientAddressHeader } from "~/process/client-address.server";
import { readForm } from "./form-action.server";

beforeAll(() => {
  process.env.MALL_API_URL = "http://127.0.0.1:9/{tenant}";
});

let chunksRead = 0;
/** A form as the server hands it to the app: one field, counted when it is read. */
function formFrom(address: string | null): Request {
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        chunksRead++;
        controller.enqueue(Buffer.from("language=en"));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    body,
    duplex: "half",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      ...(address && { [clientAddressHeader]: address }),
    },
  };
  return new Request("http://galerieharfa.localhost/locale", init);
}

const outcome = (request: Request) =>
  readForm(request).then(
    (form) => form.get("language"),
    (thrown: unknown) => thrown as Response,
  );

test("rate limits an address that sends too many forms before they are parsed, and no other", async () => {
  for (let at = 0; at < 600; at++) expect(await outcome(formFrom("203.0.113.7"))).toBe("en");
  chunksRead = 0;
  const refused = (await outcome(formFrom("203.0.113.7"))) as Response;
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(chunksRead).toBe(0);
  expect(await outcome(formFrom("203.0.113.8"))).toBe("en");
});

test("does not count forms if the server passes no addresses", async () => {
  for (let at = 0; at < 700; at++) expect(await outcome(formFrom(null))).toBe("en");
});
