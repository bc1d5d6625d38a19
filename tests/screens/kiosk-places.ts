/** An entrance of each mall's plan, where a kiosk can stand. */
export const kioskPlaces = [
  ["galerieharfa", "entrance-2"],
  ["europasc", "entrance-2"],
  ["novoplaza", "entrance-2"],
  ["promenade", "entrance-2"],
  ["beta", "entrance-1"],
  ["presentation", "entrance-1"],
] as const;
