import { expect, test } from "vitest";
import { plainName } from "./attachments";

test.each([
  ["receipt.pdf", "receipt.pdf"],
  ["účtenka (2).png", "účtenka (2).png"],
  ["invoice\u202Efdp.exe", "invoicefdp.exe"],
  ["a\u2066b\u200Fc\u0000d\r\n.pdf", "abcd.pdf"],
  ["C:\\photos\\a.png", "a.png"],
  ["../../etc/passwd", "passwd"],
  ['"><script>.pdf', "script.pdf"],
  ["\u202E", "file"],
])("the file name %j is stored as %j", (name, expected) => {
  expect(plainName(name)).toBe(expected);
});
