import { textLimit } from "@contract/form-data.server";
import { describe, expect, it } from "vitest";
import { bodyLimit, rejectBody, rejectedBodyHeader, rejectedBodyRequest } from "./body-limit.server";

const megabyte = 1024 * 1024;

describe("the size limit of a form", () => {
  it.each([
    ["/en/login", textLimit],
    ["/en/no-such-screen", textLimit],
    ["/en/dashboard/receipts", 16 * megabyte],
    ["/cz/muj-ucet/uctenky", 16 * megabyte],
    ["/en/dashboard/receipts.data", 16 * megabyte],
    ["/receipt-upload", 16 * megabyte],
  ])("at %s is %d bytes", (path, bytes) => {
    expect(bodyLimit(path)).toBe(bytes);
  });
});

describe("a request whose body was dropped", () => {
  const dropped = (path: string) =>
    rejectedBodyRequest(
      new Request(`https://galerieharfa.cz${path}`, { method: "POST", headers: { a: "b" } }),
    );
  const answerTo = (request: Request) => {
    try {
      rejectBody(request);
      return null;
    } catch (answer) {
      return answer instanceof Response ? answer.status : answer;
    }
  };

  it("is answered by a page in the language of its path", () => {
    expect(dropped("/de/mein-konto/belege").url).toBe("https://galerieharfa.cz/de/413");
    expect(dropped("/receipt-upload").url).toBe("https://galerieharfa.cz/413");
  });

  it("of a script keeps its URL", () => {
    expect(dropped("/en/dashboard/receipts.data").url).toBe(
      "https://galerieharfa.cz/en/dashboard/receipts.data",
    );
  });

  it("answers 413, with its other headers unchanged", () => {
    const request = dropped("/en/login");
    expect(answerTo(request)).toBe(413);
    expect([request.headers.get(rejectedBodyHeader), request.headers.get("a")]).toEqual(["413", "b"]);
    expect(answerTo(new Request("https://galerieharfa.cz/en"))).toBeNull();
  });
});
