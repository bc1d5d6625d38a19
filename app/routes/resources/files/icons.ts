import type { LoaderFunctionArgs } from "@remix-run/node";
import { iconsResponse } from "~/mall/media/icon-service.server";

/** `/icons/{prefix}.json?icons=a,b`: icon data in the icon services' format. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return iconsResponse(request, params["*"] ?? "");
}
