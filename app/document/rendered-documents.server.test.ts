import { describe, expect, it } from "vitest";
import { formKey, inOwnRequest, report } from "../process/request-context.server";
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

  it("is not rendered again for another key of its form, and is sent with its own", async () => {
    const ofMember = (path: string) =>
      inOwnRequest(async () => {
        const [first, second] = [formKey(), formKey()];
        const html = `${path} ${second} ${first} rendered ${++renderings}`;
        const { body, tag } = await renderedOnce(
          [path, `{"first":"${first}","second":"${second}"}`],
          page(html),
        );
        expect(tag).toBeUndefined();
        expect(body.toString()).toContain(`${path} ${second} ${first} rendered`);
        return body.toString().split(" ").at(-1);
      });
    let renderings = 0;
    expect(await ofMember("/en/receipts")).toBe("1");
    expect(await ofMember("/en/receipts")).toBe("1");
    expect(await ofMember("/cz/receipts")).toBe("3");
  });

  it("can be read from its response as bytes, text and a stream", async () => {
    const response = () => new DocumentResponse({ body: Buffer.from("Žižkov") }, { status: 203 });
    expect(Buffer.from(await response().arrayBuffer()).toString()).toBe("Žižkov");
    expect(await response().text()).toBe("Žižkov");
    expect(await new Response(response().body).text()).toBe("Žižkov");
    expect(response().status).toBe(203);
  });
});
