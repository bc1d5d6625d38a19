import { expect, it } from "vitest";
import { isLocked, storageMessage, storageProblem } from "./storage-problem.server";

const failure = (code: string, cause?: Error) =>
  Object.assign(new Error(`${code}: failed`, { cause }), { code });

it.each([
  ["EROFS", "the file system is read-only"],
  ["SQLITE_READONLY_DBMOVED", "the file system is read-only"],
  ["EACCES", "the process's user may not write there"],
  ["ENOSPC", "the disk is full"],
  ["SQLITE_FULL", "the disk is full"],
  ["SQLITE_IOERR_WRITE", "the disk fails"],
  ["SQLITE_BUSY", "another process has locked it"],
])("says what %s means, also as the cause of another error", (code, meaning) => {
  expect(storageProblem(new Error("Failed query", { cause: failure(code) }))).toBe(meaning);
  expect(isLocked(failure(code))).toBe(code === "SQLITE_BUSY");
});

it("knows a folder that can't be made in a read-only one", () => {
  const refused = failure("ENOENT");
  expect(storageProblem(refused)).toBeNull();
  expect(storageProblem(Object.assign(refused, { syscall: "mkdir" }))).toBe("the file system is read-only");
});

it("leaves other errors as they are", () => {
  expect(storageProblem(failure("ENOTDIR"))).toBeNull();
  expect(storageProblem("EROFS")).toBeNull();
  expect(storageMessage(failure("ENOTDIR"))).toBe("ENOTDIR: failed");
});
