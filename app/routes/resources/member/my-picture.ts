import type { LoaderFunctionArgs } from "@remix-run/node";
import { memberPicture } from "~/site/member-picture.server";

/** `/my-picture?v=`: the member's own picture; `v` changes with it. */
export function loader({ request }: LoaderFunctionArgs) {
  return memberPicture(request, async (member) => (await member.profile()).image, "w=320&r=1/1");
}
