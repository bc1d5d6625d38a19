import type { WalletChange } from "@contract/wallet-pass";
import type { Site } from "~/site/site.server";
import { mallApi } from "~/tenant/mall-api.server";
import { walletPassesOf } from "~/tenant/wallet-passes.server";
import { applePushOf } from "./apple-push.server";
import { currentPass } from "./current-pass.server";
import { googleObjectsOf } from "./google-objects.server";
import { googleObject } from "./google-pass.server";

/**
 * Passes a change on: devices with an Apple pass are notified, Google gets the new object. Throws if a wallet was not
 * notified. A mall that no longer signs passes notifies nobody.
 */
export async function forwardChange(change: WalletChange, site: Site, origin: string): Promise<void> {
  const { apple, google } = walletPassesOf(site.tenant, site.now);
  const api = mallApi({ tenantId: site.tenant.tenantId });
  const { id, token } = change;
  if (change.wallet === "google") {
    if (!google) return;
    const current = await currentPass(site, id, token);
    if (!current) throw new Error("The mall API does not say what the pass shows");
    const object = googleObject(await current.view(), { wallet: google, serial: id, origin });
    return googleObjectsOf(google).update(object);
  }
  if (!apple) return;
  const push = applePushOf(apple);
  const outcomes = await Promise.allSettled(
    change.devices.map(async ({ device, push_token }) => {
      if (!(await push.notify(push_token))) await api.removeWalletDevice(id, { token, device });
    }),
  );
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (failure) throw failure.reason;
}
