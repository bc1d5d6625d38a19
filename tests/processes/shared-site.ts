import { inject } from "vitest";
import { anyAddress } from "../requests/any-address";
import { type Site, siteAt } from "./site-process";

/**
 * The site shared by all files that need no settings of their own. Its outbox is open and it trusts one proxy; each
 * file uses its own visitor address. Tests only change data of members that they created (see `newMember`), except for
 * the demo member's booking at Promenade, which is for `wallet.test.ts`.
 */
export const sharedSite = (): Site => ({ ...siteAt(inject("sharedSite")), visitor: anyAddress() });
