import { shownEmail } from "@contract/typed/email-address.server";
import { isOutage } from "~/mall/client/mall-api-error";
import type { BlockView } from "~/mall/views/pages/blocks.server";
import { draftOf } from "~/session/draft.server";
import { memberApi } from "~/session/session.server";
import { tokenOf } from "~/session/token.server";
import type { Site } from "~/site/site.server";

/**
 * A page's blocks with prefilled forms: input from before the session ended, else a member's name and e-mail address.
 */
export async function withSupportValues<Block extends BlockView>(
  blocks: Block[],
  request: Request,
  site: Site,
): Promise<Block[]> {
  if (!blocks.some((block) => block.kind === "form" && block.support)) return blocks;
  const known = await knownValues(request, site);
  return blocks.map((block) =>
    block.kind === "form" && block.support
      ? { ...block, support: { ...block.support, values: { ...block.support.values, ...known } } }
      : block,
  );
}

/** For a page's head: its form, unless the visitor has just sent it. */
export function formOf(blocks: BlockView[], request: Request): { form?: string } {
  const isSent = new URL(request.url).searchParams.has("sent");
  return !isSent && blocks.some((block) => block.kind === "form" && block.support) ? { form: "support" } : {};
}

async function knownValues(request: Request, site: Site): Promise<Record<string, string>> {
  const draft = draftOf(request);
  if (draft || !tokenOf(request)) return draft ?? {};
  try {
    const { first_name, last_name, email } = await memberApi(request, site).profile();
    return { name: [first_name, last_name].filter(Boolean).join(" "), email: shownEmail(email) };
  } catch (error) {
    // The form works without prefilled values.
    if (isOutage(error)) return {};
    throw error;
  }
}
