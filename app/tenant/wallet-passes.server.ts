import { environment } from "~/environment.server";
import { log } from "~/log.server";
import { firstInHour } from "~/log-causes.server";
import type { TenantConfig } from "./tenant-config";
import { type AppleWallet, type GoogleWallet, unlessExpired } from "./wallet-passes-setting.server";

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
