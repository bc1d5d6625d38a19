import { describe, expect, it } from "vitest";
import { inOwnRequest, report } from "../process/request-context.server";
import { DocumentResponse, renderedOnce } from "./rendered-documents.server";

const page = (text: string) => async () => ({ body: Buffer.from(text), scripts: "", styles: "" });
const htmlOf = async (inputs: string[], text: string) =>
  inOwnRequest(async () => (await renderedOnce(inputs, page(text))).body.toString());

describe("a rendered document", () => {
  it("is returned again for equal inputs alone", async () => {
    expect(await htmlOf(["/en", "open"], "first")).toBe("first");
    expect(await htmlOf(["/en", "open"], "second")).toBe("first");
    expect(await htmlOf(["/en", "closed"], "second")).toBe("second");
    expect(await htmlOf(["/en,open"], "third")).toBe("third");
    expect(await htmlOf(["/eno", "pen"], "fourth")).toBe("fourth");
  });

  it("is rendered again where something failed", async () => {
    const failing = () =>
      inOwnRequest(async () => {
        report({ isDegraded: true });
        return (await renderedOnce(["/cz"], page("half"))).body.toString();
      });
    expect(await failing()).toBe("half");
    expect(await htmlOf(["/cz"], "whole")).toBe("whole");
  });

  it("is remembered for a member alone once it was rendered twice", async () => {
    const ofMember = (text: string) =>
      inOwnRequest(async () => (await renderedOnce(["/en/dashboard"], page(text), true)).body.toString());
    expect(await ofMember("first")).toBe("first");
    expect(await ofMember("second")).toBe("second");
    expect(await ofMember("third")).toBe("second");
  });

  it("can be read from its response as bytes, text and a stream", async () => {
    const response = () => new DocumentResponse({ body: Buffer.from("Žižkov") }, { status: 203 });
    expect(Buffer.from(await response().arrayBuffer()).toString()).toBe("Žižkov");
    expect(await response().text()).toBe("Žižkov");
    expect(await new Response(response().body).text()).toBe("Žižkov");
    expect(response().status).toBe(203);
  });
});
