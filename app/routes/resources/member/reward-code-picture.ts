import type { LoaderFunctionArgs } from "@remix-run/node";
import { ownVoucher } from "~/mall/client/own-voucher.server";
import { memberPicture } from "~/site/member-picture.server";

/** `/my-reward-code/{id}`: the code of a member's usable reward, where the mall API sends it as a picture. */
export function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return memberPicture(
    request,
    async (member) => {
      const { status, code_image } = await ownVoucher(member, id);
      return status === "active" ? code_image : null;
    },
    // PNG loses no edge of a code, and an uncropped picture that fails leaves its alternative text.
    "w=800&fit=contain&as=png",
  );
}
