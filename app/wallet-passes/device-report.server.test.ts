import { expect, it } from "vitest";
import { readDeviceReport } from "./device-report.server";

const device = "b33e3a3dccb3030333e3333da33333a3";
const of = `(for device ${device}, pass type pass.test, serial number 1; with web service url https://mall.test)`;

it.each([
  [
    `[2026-03-01 09:14:07 +0800] Register task ${of} encountered error: Authentication failure`,
    "register",
    "authentication failure",
  ],
  [`Unregister task ${of} encountered error: Authentication failure`, "unregister", "authentication failure"],
  [
    `Get pass task ${of} encountered error: Received invalid pass data (The pass cannot be read)`,
    "fetch a pass",
    "invalid pass",
  ],
  [
    "Web service error for pass.test: Server requested update to serial number '1', but the pass was unchanged.",
    "other",
    "an unchanged pass was announced",
  ],
  ['The pass of ada@example.com has no icon\n{"level":50}', "other", "other"],
])("reads %j", (text, task, problem) => {
  expect(readDeviceReport(text)).toEqual({ task, problem });
});

it("has the status that the device did not expect, and no other number", () => {
  const text = (code: string) =>
    `Get serial #s task ${of} encountered error: Unexpected response code ${code}`;
  const expected = { task: "list changed passes", problem: "unexpected status" };
  expect(readDeviceReport(text("404"))).toEqual({ ...expected, status: 404 });
  expect(readDeviceReport(text("4040"))).toEqual(expected);
});
