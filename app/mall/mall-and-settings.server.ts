import type { Mall } from "@contract/mall";
import type { SettingsMap } from "@contract/settings";
import { type Log, log } from "~/process/log.server";
import type { MallApi } from "./client/client.server";

/**
 * The mall (the first of the malls list), null if it can't be fetched: that is only logged, the page renders without
 * it.
 */
export async function mallOrNull(api: Pick<MallApi, "malls">, logger: Log = log): Promise<Mall | null> {
  try {
    const [mall] = (await api.malls({ per_page: 1 })).data;
    if (!mall) logger.error("mall not loaded: the malls list is empty");
    return mall ?? null;
  } catch (error) {
    logger.error({ err: error }, "mall not loaded");
    return null;
  }
}

/** The settings map, null if it can't be fetched: that is only logged. */
export async function settingsOrNull(
  api: Pick<MallApi, "settings">,
  logger: Log = log,
): Promise<SettingsMap | null> {
  try {
    return await api.settings();
  } catch (error) {
    logger.error({ err: error }, "mallSettings not loaded");
    return null;
  }
}
