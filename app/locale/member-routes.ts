import type { RouteEntry } from "./route-entry";

/** What all screens of the member's area have in common. */
const memberScreen = { layout: "dashboard", guard: "member", noIndex: true } as const;

/** The rows of the route table that only members see. */
export const memberRoutes = {
  dashboard: { file: "routes/dashboard/overview.tsx", path: "dashboard", ...memberScreen },
  "dashboard-my-points": {
    file: "routes/dashboard/my-points.tsx",
    path: "dashboard/my-points",
    ...memberScreen,
    query: { page: "word" },
  },
  "dashboard-get-points": {
    file: "routes/dashboard/get-points.tsx",
    path: "dashboard/get-points",
    ...memberScreen,
  },
  "dashboard-receipts": {
    file: "routes/dashboard/receipts.tsx",
    path: "dashboard/receipts",
    // Larger than what is accepted, so that a phone's photo gets its error beside the field.
    bodyMegabytes: 16,
    ...memberScreen,
    query: { page: "word", receipt: "word", shop: "word" },
  },
  "dashboard-support": {
    file: "routes/dashboard/support.tsx",
    path: "dashboard/support",
    // Five files of 5 MB and the message.
    bodyMegabytes: 26,
    ...memberScreen,
    query: { conversation: "word", before: "word" },
  },
  "dashboard-profile": {
    file: "routes/dashboard/profile.tsx",
    path: "dashboard/profile",
    // As for a receipt's photo: the error is shown beside the field.
    bodyMegabytes: 16,
    ...memberScreen,
  },
  "dashboard-two-step": {
    file: "routes/dashboard/two-step.tsx",
    path: "dashboard/two-step-verification",
    ...memberScreen,
  },
  "dashboard-payment-methods": {
    file: "routes/dashboard/payment-methods.tsx",
    path: "dashboard/payment-methods",
    ...memberScreen,
  },
  "dashboard-rewards": {
    file: "routes/dashboard/rewards.tsx",
    path: "dashboard/rewards",
    ...memberScreen,
    query: { page: "word", show: "word", activate: "word" },
  },
  "my-reward": { file: "routes/dashboard/my-reward.tsx", path: "my-reward/{id}", ...memberScreen },
  "dashboard-awards": { file: "routes/dashboard/awards.tsx", path: "dashboard/awards", ...memberScreen },
  "dashboard-purchases": {
    file: "routes/dashboard/purchases.tsx",
    path: "dashboard/purchases",
    ...memberScreen,
    query: { page: "word", show: "word" },
  },
  "dashboard-favourites": {
    file: "routes/dashboard/favourites.tsx",
    path: "dashboard/favourites",
    ...memberScreen,
    query: { kind: "word", page: "word", removed: "word" },
  },
} as const satisfies Record<string, RouteEntry>;
