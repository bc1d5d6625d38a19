import { inject } from "vitest";
import { anyAddress } from "./any-address";
import { type Site, siteAt } from "./site-process";

/**
 * The site that all files share which need no settings of their own. Its outbox is open and it trusts one proxy; each file is a
 * visitor with an address of their own. What a test changes belongs to a member that it made: see `newMember`.
 */
export const sharedSite = (): Site => ({ ...siteAt(inject("sharedSite")), visitor: anyAddress() });
