import type { CustomerReward } from "@contract/customer-reward";
import type { MallApi } from "./client.server";
import { everyPage } from "./every-page.server";
import { MallApiError, MallApiUnavailable } from "./mall-api-error";

/**
 * A member's voucher by its id; from the list of all, if its own path fails.
 * @throws the failure of its own path if it is in neither
 */
export async function ownVoucher(
  member: Pick<MallApi, "customerReward" | "customerRewards">,
  id: string,
): Promise<CustomerReward> {
  try {
    return await member.customerReward(id);
  } catch (error) {
    if (!(error instanceof MallApiError || error instanceof MallApiUnavailable)) throw error;
    const pages = await everyPage("me/customer-rewards", (query) => member.customerRewards(query)).catch(
      () => [],
    );
    const found = pages.flat().find((reward) => reward.id === id);
    if (!found) throw error;
    return found;
  }
}
