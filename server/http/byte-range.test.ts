import { expect, it } from "vitest";
import { listeningSite } from "../../tests/stand-ins/listening-site";

const { site, ask } = listeningSite();

const etag = '"of these bytes"';
const picture = () =>
  new Response("0123456789", {
    headers: { "Content-Type": "image/webp", "Content-Length": "10", ETag: etag },
  });
const part = async (headers: Record<string, string>, method = "GET") => {
  site.handle = picture;
  const answer = await ask("/image", headers, method);
  const { "content-range": range, "content-length": length, "content-type": type } = answer.headers;
  return { status: answer.status, body: answer.body, range, length, type };
};
const whole = { status: 200, body: "0123456789", range: undefined, length: "10", type: "image/webp" };

it.each([
  ["bytes=2-4", "234", "bytes 2-4/10"],
  ["bytes=0-0", "0", "bytes 0-0/10"],
  ["bytes=7-", "789", "bytes 7-9/10"],
  ["bytes=7-100", "789", "bytes 7-9/10"],
  ["bytes=-3", "789", "bytes 7-9/10"],
  ["bytes=-100", "0123456789", "bytes 0-9/10"],
])("a picture's part is sent: %s", async (Range, body, range) => {
  expect(await part({ Range })).toEqual({
    ...{ status: 206, body, range },
    ...{ length: String(body.length), type: "image/webp" },
  });
});

it.each(["bytes=10-", "bytes=10-20", "bytes=-0"])(
  "a part that is not there is refused: %s",
  async (Range) => {
    expect(await part({ Range })).toMatchObject({ status: 416, body: "", range: "bytes */10" });
  },
);

it.each(["bytes=0-1,4-5", "bytes=4-2", "bytes=-", "lines=1-2", "bytes=a-b", "bytes=1-2;3"])(
  "what is no single range of bytes gets the whole: %s",
  async (Range) => {
    expect(await part({ Range })).toEqual(whole);
  },
);

it("a part is sent only of what is still the same", async () => {
  const Range = "bytes=2-4";
  expect((await part({ Range, "If-Range": etag })).status).toBe(206);
  for (const other of ['"of others"', `W/${etag}`, new Date().toUTCString()])
    expect(await part({ Range, "If-Range": other })).toEqual(whole);
});

it("nothing but a picture that was found has parts", async () => {
  const Range = "bytes=2-4";
  expect((await part({ Range }, "HEAD")).status).toBe(200);
  site.handle = () =>
    new Response("0123456789", { status: 404, headers: { "Content-Type": "image/svg+xml" } });
  expect((await ask("/image", { Range })).status).toBe(404);
  site.handle = () => new Response("<p>0123456789</p>", { headers: { "Content-Type": "text/html" } });
  expect((await ask("/en", { Range })).body).toBe("<p>0123456789</p>");
  site.handle = picture;
  expect((await ask("/image")).headers["accept-ranges"]).toBe("bytes");
});
