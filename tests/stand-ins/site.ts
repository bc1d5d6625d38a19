import { type Language, languages } from "@contract/languages";
import type { Site } from "../../app/site/site.server";
import { mallApi } from "../../app/tenant/mall-api.server";
import { parseSettings } from "../../app/tenant/settings";
import { tenantOfHost } from "../../app/tenant/tenant.server";

type Chosen = { host?: string; language?: Language; settings?: Record<string, string> };

/** A mall as loaders see it, without asking its API. */
export function siteOf({ host = "galerieharfa.cz", language = "en", settings = {} }: Chosen = {}): Site {
  const tenant = tenantOfHost(host);
  // Its client reads the environment, which only a process has.
  process.env.MALL_API_URL ??= "http://127.0.0.1:9/{tenant}";
  return {
    tenant,
    language,
    languages: [...languages],
    settings: parseSettings(settings, () => {}),
    hasSettings: true,
    mall: null,
    api: mallApi({ tenantId: tenant.tenantId }),
    now: new Date("2026-06-10T12:00:00Z"),
    preview: null,
  };
}
