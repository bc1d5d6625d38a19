import { z } from "zod";
import { FormProblem } from "~/forms/form-action.server";
import { translatorOf } from "~/locale/i18n.server";
import { MallApiError } from "~/mall/client/mall-api-error";
import type { Site } from "~/site/site.server";

export const cancellationForm = z.object({ order: z.string().min(1).max(100) });

/** Why a booking was not cancelled, as a form error; null for other errors. */
export function cancellationProblem(error: unknown, { language }: Site): FormProblem | null {
  const t = translatorOf(language);
  if (!(error instanceof MallApiError)) return null;
  if (error.status === 409) return new FormProblem({ order: t("purchases:tooLate") }, null, 409);
  return error.status === 404 ? new FormProblem({ order: t("purchases:gone") }, null, 409) : null;
}
