/** What all of the site's own cookies for the server have in common: no script reads them, no other site's form sends them. */
export const cookieAttributes = (request: Request) =>
  ({
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: new URL(request.url).protocol === "https:",
  }) as const;
