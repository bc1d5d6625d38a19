import { decode } from "turbo-stream";
import { describe, expect, it } from "vitest";
import { dataPath, documentPath, documentRedirect, isDataPath } from "./addresses";

describe("data requests", () => {
  it.each([
    ["/", "/_root.data"],
    ["/en", "/en.data"],
    ["/cz/obchod/1/a.b", "/cz/obchod/1/a.b.data"],
  ])("of %s are sent to %s", (document, data) => {
    expect(dataPath(document)).toBe(data);
    expect([isDataPath(data), isDataPath(document)]).toEqual([true, false]);
    expect([documentPath(data), documentPath(document)]).toEqual([document, document]);
  });
});

describe("the redirect in place of data", () => {
  it("is what Remix decodes as one that loads a document", async () => {
    const plugins = [(type: unknown, value: unknown) => type === "SingleFetchRedirect" && { value }];
    const { body } = documentRedirect('/en/shops?q="a"', false);
    const expected = { redirect: '/en/shops?q="a"', status: 302, reload: true };
    expect(body && (await decode(body, { plugins })).value).toEqual(expected);
    const action = documentRedirect('/en/shops?q="a"', true);
    expect(action.body && (await decode(action.body)).value).toEqual(expected);
  });
});
