import { createHash } from "node:crypto";
import { publicEndpoints } from "@contract/endpoints";
import { moneyUnitHeader } from "@contract/envelope";
import type { Log } from "~/process/log.server";
import { queryText } from "../client/call-address.server";
import type { Envelope } from "../client/envelope.server";
import type { EndpointName } from "../client/mall-api";
import { createFileCache } from "./file-cache.server";

const maxBytes = 64 * 1024 * 1024;

/** What every page needs of its mall: menu, logo, colours, name, address, hours, languages. */
const shellReads: Partial<Record<EndpointName, string>> = {
  settings: "",
  malls: queryText(publicEndpoints.malls, { per_page: 1 }),
  availableLocales: "",
};

export const isShellRead = (name: EndpointName, query: string): boolean => shellReads[name] === query;

/** The last valid answers to these reads, by URL, on disk, so that a process which starts during an outage has them. */
export function createShellStore(options: { directory: string; now: () => number; log: Log }) {
  const files = createFileCache({ ...options, maxBytes });
  const stored = new Map<string, string>();

  return {
    store(url: string, { json, headers, byteLength }: Envelope) {
      const unit = headers[moneyUnitHeader];
      const text = JSON.stringify({ json, headers: unit ? { [moneyUnitHeader]: unit } : {}, byteLength });
      const hash = createHash("sha256").update(text).digest("base64");
      if (stored.get(url) === hash) return;
      stored.set(url, hash);
      void files.set(url, "json", Buffer.from(text)).then((isStored) => {
        if (!isStored) stored.delete(url);
      });
    },
    async find(url: string): Promise<Envelope | null> {
      const file = await files.get(url);
      try {
        return file ? (JSON.parse(file.bytes.toString("utf8")) as Envelope) : null;
      } catch {
        // The disk has changed it: it is as good as missing.
        return null;
      }
    },
  };
}
