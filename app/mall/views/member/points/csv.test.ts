import { describe, expect, it } from "vitest";
import { csv } from "./csv.server";

describe("a table as CSV", () => {
  it("quotes cells that would break a row", () => {
    expect(csv([["a,b", 'say "yes"', "two\nlines", "plain"]], ",")).toBe(
      '"a,b","say ""yes""","two\nlines",plain\r\n',
    );
    expect(csv([["a,b", "c;d"]], ";")).toBe('a,b;"c;d"\r\n');
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])("escapes the formula %j", (text) => {
    expect(
      csv([[text]], ",")
        .replace(/^"/, "")
        .startsWith("'"),
    ).toBe(true);
  });

  it("does not quote numbers", () => {
    expect(csv([[-250, 40]], ";")).toBe("-250;40\r\n");
  });
});
