import { isOutage } from "~/mall/mall-api-error";
import type { BlockView } from "~/mall/views/pages/blocks.server";
import { draftOf } from "~/session/draft.server";
import { memberApi, tokenOf } from "~/session/session.server";
import type { Site } from "~/tenant/site.server";

/**
 * The blocks of a page, their forms filled in with what is known: what the visitor typed before the session ended, else a
 * member's name and address.
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

async function knownValues(request: Request, site: Site): Promise<Record<string, string>> {
  const draft = draftOf(request);
  if (draft || !tokenOf(request)) return draft ?? {};
  try {
    const { first_name, last_name, email } = await memberApi(request, site).profile();
    return { name: [first_name, last_name].filter(Boolean).join(" "), email };
  } catch (error) {
    // The form is worth more than what would be filled in.
    if (isOutage(error)) return {};
    throw error;
  }
}
