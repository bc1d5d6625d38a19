import { environment } from "~/process/environment.server";
import { log } from "~/process/log.server";
import { firstInHour } from "~/process/log-once.server";
import { type AppleWallet, type GoogleWallet, unlessExpired } from "../process/wallet-passes-setting.server";
import type { TenantConfig } from "./tenant-config";

type Wallets = { apple: AppleWallet | null; google: GoogleWallet | null };

const isNews = firstInHour();

/** What signs a mall's passes. An expired certificate counts as none: devices reject what it signs. */
export function walletPassesOf({ tenantId }: Pick<TenantConfig, "tenantId">, now: Date): Wallets {
  const { apple = null, google = null } = environment().WALLET_PASSES?.[tenantId] ?? {};
  const valid = apple && unlessExpired(apple, now);
  if (apple && !valid && isNews(tenantId))
    log.error(
      { tenant: tenantId, expired: apple.validUntil },
      "The certificate of Apple's passes has expired",
    );
  return { apple: valid, google };
}
