import { writeSync } from "node:fs";

/** What waits for a slow reader, in bytes; what comes on top is dropped. */
const mostWaiting = 1024 * 1024;
const pauseMs = 100;
/** At the end of the process a slow reader is waited for so often, and no longer. */
const lastAttempts = 5;
const lineBreak = 10;

let dropped = 0;

/** How many lines of this process were dropped since the last call. */
export function takeDroppedLines(): number {
  const taken = dropped;
  dropped = 0;
  return taken;
}

/**
 * Lets nothing that the process writes to stdout or stderr block or end it: Node's own streams end it when a disk is
 * full or a reader is gone, and hold any amount of text for a reader that is slow. What can't be written is dropped and
 * counted; when there is room again, later lines are written.
 */
export function guardOutput() {
  for (const stream of [process.stdout, process.stderr]) {
    // Node has made pipes non-blocking when it created the stream.
    const output = createOutput((bytes) => writeSync(stream.fd, bytes));
    stream.write = (chunk: string | Uint8Array, ...more: unknown[]) => {
      const [encoding] = more;
      output.write(
        typeof chunk === "string"
          ? Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8")
          : Buffer.from(chunk),
      );
      const done = more.at(-1);
      if (typeof done === "function") process.nextTick(done as () => void);
      return true;
    };
    process.on("exit", output.end);
  }
}

/**
 * Writes lines in order, and never waits.
 * @param write passes bytes to the system and returns how many it took; throws if it takes none
 */
export function createOutput(write: (bytes: Buffer) => number) {
  let waiting: Buffer[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  /** Whether the system has taken only the beginning of a line. */
  let isTorn = false;

  function add(bytes: Buffer) {
    if (size > 0 && size + bytes.length > mostWaiting) return drop(bytes);
    waiting.push(bytes);
    size += bytes.length;
    if (!timer) send();
  }

  function send() {
    timer = undefined;
    let rest = Buffer.concat(waiting);
    try {
      while (rest.length > 0) {
        const taken = write(rest);
        if (taken > 0) isTorn = rest[taken - 1] !== lineBreak;
        rest = rest.subarray(taken);
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EAGAIN") {
        timer = setTimeout(send, pauseMs).unref();
      } else {
        // A line that has begun is completed later: the next one would continue it.
        const begun = isTorn ? rest.indexOf(lineBreak) + 1 : 0;
        drop(rest.subarray(begun));
        rest = rest.subarray(0, begun);
      }
    }
    waiting = rest.length > 0 ? [rest] : [];
    size = rest.length;
  }

  return {
    write: add,
    end() {
      for (let attempt = 0; attempt < lastAttempts && size > 0; attempt++) {
        if (attempt > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
        clearTimeout(timer);
        send();
      }
    },
  };
}

function drop(bytes: Buffer) {
  dropped += bytes.filter((byte) => byte === lineBreak).length;
}
