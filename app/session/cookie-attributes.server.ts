/** Attributes of all server-side cookies: unreadable by scripts, not sent with another site's forms. */
export const cookieAttributes = (request: Request) =>
  ({
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: new URL(request.url).protocol === "https:",
  }) as const;
