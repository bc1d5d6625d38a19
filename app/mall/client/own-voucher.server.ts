import type { CustomerReward } from "@contract/customer-reward";
import type { MallApi } from "./client.server";
import { everyPage } from "./every-page.server";
import { isNotFound } from "./mall-api-error";

/**
 * A member's voucher by its id; of an API without a path for one, from the list of all.
 * @throws MallApiError (NotFound) if it is in neither
 */
export async function ownVoucher(
  member: Pick<MallApi, "customerReward" | "customerRewards">,
  id: string,
): Promise<CustomerReward> {
  try {
    return await member.customerReward(id);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const pages = await everyPage("me/customer-rewards", (query) => member.customerRewards(query)).catch(
      () => [],
    );
    const found = pages.flat().find((reward) => reward.id === id);
    if (!found) throw error;
    return found;
  }
}
