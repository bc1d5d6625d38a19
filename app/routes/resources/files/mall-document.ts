import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentFile } from "~/mall/views/documents.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";

/** `/documents/{key}`: a document of the mall's settings whose file only the mall API has. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const file = await documentFile(params.name ?? "", await loadSite(request));
  if (!file) throw notFound(request);
  // Whatever else a browser would render on this origin could run scripts here.
  const isPdf = /^application\/pdf\b/i.test(file.type);
  const name = encodeURIComponent(file.name).replaceAll("'", "%27");
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "Content-Type": isPdf ? "application/pdf" : "application/octet-stream",
      "Content-Disposition": `${isPdf ? "inline" : "attachment"}; filename*=UTF-8''${name}`,
      "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
