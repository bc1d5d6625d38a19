/** The profiles of mall APIs that come with the product: `app/mall/profiles/<name>.json`. */
export const profileNames = ["promenade", "web-app"] as const;
export type ProfileName = (typeof profileNames)[number];
