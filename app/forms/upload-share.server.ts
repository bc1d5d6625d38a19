import { lineOf } from "@contract/client-address";

const megabyte = 1024 * 1024;
/** The maximum size of forms with files that are being read at once: of all clients, and of one line. */
const most = { all: 256 * megabyte, line: 64 * megabyte };

let all = 0;
const byLine = new Map<string, number>();

/**
 * One upload's share of the memory for uploads. `take` reserves memory for a chunk, or returns false if there is none
 * left; `end` releases all of it. Without an address, only the limit of all clients applies.
 */
export function uploadShare(address: string | undefined) {
  let taken = 0;
  const key = lineOf(address ?? "");
  return {
    take(bytes: number): boolean {
      const own = (byLine.get(key) ?? 0) + bytes;
      if (all + bytes > most.all || (address !== undefined && own > most.line)) return false;
      all += bytes;
      taken += bytes;
      byLine.set(key, own);
      return true;
    },
    end() {
      all -= taken;
      const left = (byLine.get(key) ?? 0) - taken;
      if (left > 0) byLine.set(key, left);
      else byLine.delete(key);
      taken = 0;
    },
  };
}
