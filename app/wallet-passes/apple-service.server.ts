/** Where a device finds changes of a pass, and what it proves itself with; null for a pass that stays as it is. */
export const appleService = (token: string | null, origin: string) =>
  token === null ? null : { url: `${origin}/wallet/apple`, token };
