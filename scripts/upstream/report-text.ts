import { findingTitles } from "../../app/mall/reading/findings.server";
import type { CallReport } from "./check";

/** The report as a table for people: a row per call, what is missing with its effect, and totals. */
export function reportText(reports: readonly CallReport[]): string {
  const width = Math.max(...reports.map(({ call }) => call.length));
  const answers = Math.max(...reports.map(({ answer }) => answer.length));
  const lines = reports.flatMap(({ call, answer, conforms, derived, missing, dropped, failure }) => [
    `${call.padEnd(width)}  ${answer.padEnd(answers)}  ${verdictOf({ conforms, failure })}`,
    ...section(findingTitles.derived, derived.length > 0 ? [derived.join(", ")] : []),
    ...section(
      findingTitles.missing,
      missing.map(({ field, visitorSees }) => `${field}: ${visitorSees}`),
    ),
    ...section(findingTitles.dropped, dropped),
  ]);
  const conforming = reports.filter(({ conforms }) => conforms).length;
  const failing = reports.filter(({ failure }) => failure === "fails").length;
  return [...lines, "", `${reports.length} calls, ${conforming} conform, ${failing} fail`].join("\n");
}

const section = (title: string, lines: string[]): string[] =>
  lines.length > 0 ? [`    ${title}`, ...lines.map((line) => `        ${line}`)] : [];

function verdictOf({ conforms, failure }: Pick<CallReport, "conforms" | "failure">): string {
  if (failure) return failure === "absent" ? "does not exist" : "fails";
  return conforms ? "conforms" : "readable";
}
