import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { timeSlices } from "~/process/time-slices.server";

export type ZipEntry = { name: string; content: string | Uint8Array };

/** What is compressed in one piece, in a few milliseconds. */
const pieceBytes = 64 * 1024;

/** A ZIP archive of entries, each of which is made when its turn has come. Text is compressed, files are not. */
export function zipOf(entries: AsyncIterator<ZipEntry>): ReadableStream<Uint8Array> {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const otherTurns = timeSlices();
  const zip = new Zip((error, chunk, isLast) => {
    if (error) return controller.error(error);
    controller.enqueue(chunk);
    if (isLast) controller.close();
  });
  return new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    async pull() {
      const { value, done } = await entries.next();
      if (done) return zip.end();
      const { name, content } = value;
      const file = typeof content === "string" ? new ZipDeflate(name) : new ZipPassThrough(name);
      zip.add(file);
      if (typeof content !== "string") return file.push(content, true);
      const bytes = strToU8(content);
      for (let from = 0; from === 0 || from < bytes.length; from += pieceBytes) {
        await otherTurns();
        file.push(bytes.subarray(from, from + pieceBytes), from + pieceBytes >= bytes.length);
      }
    },
  });
}
