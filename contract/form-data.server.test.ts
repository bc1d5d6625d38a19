import { describe, expect, test } from "vitest";
import { BodyRefused, readFormData, readText } from "./form-data.server";

const megabyte = 1024 * 1024;
const boundary = "----WebKitFormBoundaryZdGJQrBAp4q6o3rX";

/** A request whose body arrives in the given chunks. */
function requestOf(chunks: (string | Uint8Array)[], type: string): Request {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(Buffer.from(chunk));
      controller.close();
    },
  });
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    body,
    duplex: "half",
    headers: { "Content-Type": type },
  };
  return new Request("http://mall.example/en/contact", init);
}

const urlEncoded = (text: string) => requestOf([text], "application/x-www-form-urlencoded");
const multipart = (...chunks: (string | Uint8Array)[]) =>
  requestOf(chunks, `multipart/form-data; boundary=${boundary}`);

const part = (name: string, value: string, more = "") =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const end = `--${boundary}--\r\n`;

const entries = async (request: Request, bytes = megabyte) => [...(await readFormData(request, bytes))];
const refusal = async (request: Request, bytes = megabyte) => {
  const error: unknown = await readFormData(request, bytes).catch((thrown) => thrown);
  return error instanceof BodyRefused ? error.status : error;
};
const many = (count: number, of: (at: number) => string, between = "") =>
  Array.from({ length: count }, (_, at) => of(at)).join(between);

describe("parses a form", () => {
  test("URL-encoded, with non-ASCII letters, plus signs and a repeated name", async () => {
    expect(await entries(urlEncoded("name=K%C5%AF%C5%88+2&likes=a&likes=b&empty="))).toEqual([
      ["name", "Kůň 2"],
      ["likes", "a"],
      ["likes", "b"],
      ["empty", ""],
    ]);
  });

  test("multipart, split into chunks at any byte", async () => {
    const body = Buffer.from(
      part("message", "Žluťoučký\r\n--kůň") +
        part("files", "PNG\0", '; filename="da%22š%0D%0A.png"\r\nContent-Type: image/png') +
        part("files", "", '; filename=""\r\nContent-Type: application/octet-stream') +
        end,
    );
    for (let at = 1; at < body.length; at++) {
      const [message, picture, none] = await entries(multipart(body.subarray(0, at), body.subarray(at)));
      expect(message, `cut at ${at}`).toEqual(["message", "Žluťoučký\r\n--kůň"]);
      const file = picture?.[1] as File;
      expect([file.name, file.type, await file.text()]).toEqual(['da"š\r\n.png', "image/png", "PNG\0"]);
      expect(none?.[1]).toMatchObject({ name: "", size: 0 });
    }
  });

  test("multipart, one byte at a time", async () => {
    const body = part("a", "1") + part("b", "2") + end;
    expect(await entries(multipart(...body))).toEqual([
      ["a", "1"],
      ["b", "2"],
    ]);
  });

  test("without field names that could be interpreted as paths or intents", async () => {
    const names = [
      "__intent__",
      "__state__",
      "__proto__",
      "files[4294967294]",
      "a.b",
      "",
      "n".repeat(65),
      "ok",
    ];
    const text = names.map((name) => `${encodeURIComponent(name)}=x`).join("&");
    expect(await entries(urlEncoded(text))).toEqual([["ok", "x"]]);
    expect(await entries(multipart(names.map((name) => part(name, "x")).join("") + end))).toEqual([
      ["ok", "x"],
    ]);
  });
});

describe("refuses a form over its budget with 413", () => {
  test.each([
    ["101 fields", urlEncoded(many(101, (at) => `n${at}=1`, "&"))],
    ["101 empty fields", urlEncoded("&".repeat(100))],
    ["65 KB of text", urlEncoded(`a=${"x".repeat(65 * 1024)}`)],
    ["101 parts", multipart(many(101, (at) => part(`n${at}`, "1")) + end)],
    ["101 files", multipart(many(101, (at) => part("f", "1", `; filename="${at}"`)) + end)],
    [
      "65 KB of text in parts",
      multipart(part("a", "x".repeat(40_000)) + part("b", "x".repeat(30_000)) + end),
    ],
    ["a part with long headers", multipart(part("n".repeat(4_096), "1") + end)],
    ["more than the route accepts", multipart(part("f", "x".repeat(2 * megabyte), '; filename="a"') + end)],
  ])("%s", async (_, request) => {
    expect(await refusal(request)).toBe(413);
  });

  test("without reading any further", async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++;
        controller.enqueue(Buffer.from(many(50, (at) => part(`n${at}`, "1"))));
      },
    });
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      body,
      duplex: "half",
      headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
    };
    expect(await refusal(new Request("http://mall.example/", init), 100 * megabyte)).toBe(413);
    expect(sent).toBeLessThan(8);
  });

  test("but accepts 100 fields", async () => {
    expect(await entries(urlEncoded(many(100, (at) => `n${at}=1`, "&")))).toHaveLength(100);
    expect(await entries(multipart(many(100, (at) => part(`n${at}`, "1")) + end))).toHaveLength(100);
  });
});

describe("refuses a malformed form with 400", () => {
  test.each([
    ["JSON", requestOf(["{}"], "application/json")],
    ["text", requestOf(["a=b"], "text/plain")],
    ["multipart without a boundary", requestOf([end], "multipart/form-data")],
    ["a boundary that is too long", requestOf([end], `multipart/form-data; boundary=${"b".repeat(71)}`)],
    ["multipart without an end", multipart(part("a", "1"))],
    ["multipart without a beginning", multipart(`x${part("a", "1")}${end}`)],
    ["a part without a name", multipart(`--${boundary}\r\nContent-Type: text/plain\r\n\r\n1\r\n${end}`)],
    ["a name that is not UTF-8", multipart(Buffer.from(part("\xff", "1") + end, "latin1"))],
    ["an empty body", multipart("")],
  ])("%s", async (_, request) => {
    expect(await refusal(request)).toBe(400);
  });
});

test("stops reading text as soon as it is too long", async () => {
  expect(await readText(urlEncoded("x".repeat(100)), 100)).toHaveLength(100);
  await expect(readText(urlEncoded("x".repeat(101)), 100)).rejects.toMatchObject({ status: 413 });
});

/** Compares a body with one eight times as long: linear parsing takes 8 times as long, quadratic 64 times. */
describe("parses in linear time", () => {
  const inChunks = (body: Buffer, size = 64 * 1024) =>
    Array.from({ length: Math.ceil(body.length / size) }, (_, at) =>
      body.subarray(at * size, (at + 1) * size),
    );
  /** The minimum of several measurements, each long enough to be meaningful. */
  async function cpuOf(chunks: Uint8Array[], type: string, times: number): Promise<number> {
    const measured: number[] = [];
    for (let run = 0; run < 5; run++) {
      const started = process.cpuUsage();
      for (let time = 0; time < times; time++)
        await readFormData(requestOf(chunks, type), 64 * megabyte).catch(() => null);
      const { user, system } = process.cpuUsage(started);
      measured.push(user + system);
    }
    return Math.min(...measured);
  }
  const fileOf = (content: string) => Buffer.from(part("f", content, '; filename="a.png"') + end);
  const multipartType = `multipart/form-data; boundary=${boundary}`;

  test.each([
    ["a file", multipartType, (size: number) => inChunks(fileOf("x".repeat(size * 160_000))), 10],
    [
      "a file that almost contains the boundary in every line",
      multipartType,
      (size: number) => inChunks(fileOf(`\r\n--${boundary.slice(0, -1)}`.repeat(size * 4_000))),
      15,
    ],
    [
      "a file in tiny chunks",
      multipartType,
      (size: number) => inChunks(fileOf("\r\n-".repeat(size * 400)), 7),
      5,
    ],
    [
      "too many parts",
      multipartType,
      (size: number) => inChunks(Buffer.from(many(size * 800, (at) => part(`n${at}`, "1")))),
      20,
    ],
    [
      "too many fields",
      "application/x-www-form-urlencoded",
      (size: number) => [Buffer.from(many(size * 700, (at) => `n${at}=1`, "&"))],
      100,
    ],
    [
      "escaped text",
      "application/x-www-form-urlencoded",
      (size: number) => [Buffer.from(`a=${"%C5%99".repeat(size * 1_000)}`)],
      50,
    ],
  ])("%s", async (_, type, body, times) => {
    await cpuOf(body(1), type, times);
    const [once, doubled] = [await cpuOf(body(1), type, times), await cpuOf(body(8), type, times)];
    expect(doubled / once).toBeLessThan(32);
  });
});
