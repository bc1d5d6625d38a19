/** What a pass of a phone's wallet is of: the member's card, an activated reward, a booking. */
export const passKinds = ["card", "reward", "booking"] as const;
export type PassKind = (typeof passKinds)[number];
