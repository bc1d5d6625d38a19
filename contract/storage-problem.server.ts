const readOnly = "the file system is read-only";
const locked = "another process has locked it";
const reasons: [code: RegExp, reason: string][] = [
  [/^(EROFS|SQLITE_READONLY)/, readOnly],
  [/^(EACCES|EPERM|SQLITE_CANTOPEN)/, "the process's user may not write there"],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)/, "the disk is full"],
  [/^(EIO|SQLITE_IOERR)/, "the disk fails"],
  [/^SQLITE_NOTADB/, "it is no SQLite database"],
  [/^SQLITE_CORRUPT/, "it is damaged"],
  [/^(SQLITE_BUSY|SQLITE_LOCKED)/, locked],
];

/** Why something can't be written to disk, in words for whoever runs the process; null for other errors. */
export function storageProblem(error: unknown): string | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const [code, call]: unknown[] = [Reflect.get(cause, "code"), Reflect.get(cause, "syscall")];
    // What Node says of a new folder in a read-only one.
    if (code === "ENOENT" && call === "mkdir") return readOnly;
    const found = typeof code === "string" && reasons.find(([pattern]) => pattern.test(code));
    if (found) return found[1];
  }
  return null;
}

/** The problem, or the error's own message. */
export const storageMessage = (error: Error): string => storageProblem(error) ?? error.message;

/** Whether a database is locked: later it may not be. */
export const isLocked = (error: unknown): boolean => storageProblem(error) === locked;
