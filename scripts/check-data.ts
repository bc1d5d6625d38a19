// A step of `npm run build`: the malls' data the words of search and the reference API's texts fit their schemas. The processes check it again
// at the start.
import { readFileSync } from "node:fs";
import { builtTenantIds } from "@contract/tenant-folders.server";
import { z } from "zod";
import { tenantConfig } from "../app/tenant/tenant-config";

/** Modules that check what they read as they are loaded. */
const readers = [
  "contract/search-language/search-words",
  "mall-api/domain/loyalty/badge-rules",
  "mall-api/domain/mail/mail-texts",
  "mall-api/domain/messages/bot-clerk",
];

const faults = await Promise.all([
  ...builtTenantIds.map((tenant) => {
    const json = (name: string) => JSON.parse(readFileSync(`tenants/${tenant}/${name}.json`, "utf8"));
    const { error } = tenantConfig.safeParse({ ...json("config"), pagesMetaTags: json("meta-tags") });
    return error ? [`tenants/${tenant} is wrong: ${z.prettifyError(error)}`] : [];
  }),
  ...readers.map((reader) =>
    import(`../${reader}`).then(
      () => [],
      ({ message }: Error) => [message],
    ),
  ),
]);
for (const fault of faults.flat()) console.error(fault);
process.exit(faults.flat().length > 0 ? 1 : 0);
