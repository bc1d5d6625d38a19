import { describe, expect, it } from "vitest";
import { parseSiteHosts } from "./site-hosts";

const parse = (text: string) => parseSiteHosts(text, ["harfa", "plaza"]);
const problemOf = (text: string) => {
  try {
    return `accepted: ${JSON.stringify(parse(text))}`;
  } catch (error) {
    return (error as Error).message;
  }
};

describe("declared hosts", () => {
  it("are one a line or separated by semicolons, with comments", () => {
    const { byName, otherwise } = parse(`
      # Prague
      www.harfa.cz = harfa, preferred   # since the new logo
      harfa.cz=harfa; * = plaza
    `);
    const harfas = { tenantId: "harfa", preferred: "www.harfa.cz" };
    expect([...byName]).toEqual([
      ["www.harfa.cz", harfas],
      ["harfa.cz", harfas],
    ]);
    expect(otherwise).toBe("plaza");
  });

  it("may be addresses, and names in any case or alphabet", () => {
    const text = "Plaza.CZ = plaza, preferred; nákupy.cz = plaza; 127.0.0.1 = plaza; [::1] = plaza";
    expect([...parse(text).byName.keys()]).toEqual(["plaza.cz", "xn--nkupy-xqa.cz", "127.0.0.1", "[::1]"]);
  });

  it("may have a port, which is left out if it is a protocol's own", () => {
    const text =
      "plaza.cz:8443 = plaza, preferred; plaza.cz:443 = plaza; a.cz:80 = plaza; [::1]:3000 = plaza";
    const { byName } = parse(text);
    expect([...byName.keys()]).toEqual(["plaza.cz:8443", "plaza.cz", "a.cz", "[::1]:3000"]);
    expect(byName.get("plaza.cz")?.preferred).toBe("plaza.cz:8443");
  });

  it("prefer a mall's only host", () => {
    expect(parse("plaza.cz = plaza").byName.get("plaza.cz")?.preferred).toBe("plaza.cz");
    expect(parse("plaza.cz = plaza").otherwise).toBeNull();
  });

  it.each([
    ["", "no host is declared"],
    ["* = plaza", "no host is declared"],
    ["plaza.cz", '"plaza.cz": an entry is'],
    ["plaza.cz plaza", "an entry is"],
    ["plaza.cz:http = plaza", "plaza.cz:http is no host name"],
    ["plaza.cz:65536 = plaza", "plaza.cz:65536 is no host name"],
    ["plaza.cz.:8080 = plaza", "plaza.cz.:8080 is no host name"],
    ["https://plaza.cz = plaza", "is no host name"],
    ["plaza.cz/en = plaza", "is no host name"],
    ["plaza.cz. = plaza", "is no host name"],
    ["xn--a.cz = plaza", "is no host name"],
    ["plaza.cz = palace", "there is no mall palace, only harfa, plaza"],
    ["plaza.cz = plaza, prefered", "prefered is not valid"],
    ["* = plaza, preferred", "preferred is not valid for *"],
    ["plaza.cz = plaza; PLAZA.cz = harfa", "plaza.cz is declared more than once"],
    ["plaza.cz = plaza; plaza.cz:443 = harfa", "plaza.cz is declared more than once"],
    ["* = plaza; * = harfa; a.cz = harfa", "* is declared more than once"],
    ["a.cz = plaza; b.cz = plaza", "plaza has 2 hosts: exactly one"],
    ["a.cz = plaza, preferred; b.cz = plaza, preferred", "plaza has 2 hosts: exactly one"],
  ])("can't be %j", (text, problem) => expect(problemOf(text)).toContain(problem));

  it("name every invalid entry", () => {
    expect(problemOf("a b = plaza\nplaza.cz = palace\nc.cz = plaza").split("\n")).toHaveLength(2);
  });
});
