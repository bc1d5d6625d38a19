import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";

export type ZipEntry = { name: string; content: string | Uint8Array };

/** A ZIP archive of entries, each of which is made when its turn has come. Text is compressed, files are not. */
export function zipOf(entries: AsyncIterator<ZipEntry>): ReadableStream<Uint8Array> {
  let controller: ReadableStreamDefaultController<Uint8Array>;
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
      file.push(typeof content === "string" ? strToU8(content) : content, true);
    },
  });
}
