/** Extensions that people type or follow as pages: they get the site's own screen. */
const pageLike = new Set(["htm", "html", "php", "asp", "aspx", "jsp"]);

/** Whether a path names a file, whose 404 no person reads. */
export function isFilePath(pathname: string): boolean {
  const extension = /\.([a-z][a-z0-9]{0,10})$/i.exec(pathname)?.[1]?.toLowerCase();
  return extension !== undefined && !pageLike.has(extension);
}

/** Without a page's headers: a missing picture must not consume the toast for the visitor's next page. */
export function missingFile(): Response {
  return new Response("Not Found", {
    status: 404,
    statusText: "Not Found",
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=60" },
  });
}
