const megabyte = 1024 * 1024;
/** The maximum size of forms with files that are being read at once: of all clients, and of one address. */
const most = { all: 256 * megabyte, address: 64 * megabyte };

let all = 0;
const byAddress = new Map<string, number>();

/**
 * One upload's share of the memory for uploads. `take` reserves memory for a chunk, or returns false if there is none
 * left; `end` releases all of it. Without an address, only the limit of all clients applies.
 */
export function uploadShare(address: string | undefined) {
  let taken = 0;
  const key = address ?? "";
  return {
    take(bytes: number): boolean {
      const own = (byAddress.get(key) ?? 0) + bytes;
      if (all + bytes > most.all || (address !== undefined && own > most.address)) return false;
      all += bytes;
      taken += bytes;
      byAddress.set(key, own);
      return true;
    },
    end() {
      all -= taken;
      const left = (byAddress.get(key) ?? 0) - taken;
      if (left > 0) byAddress.set(key, left);
      else byAddress.delete(key);
      taken = 0;
    },
  };
}
