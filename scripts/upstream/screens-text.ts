import { absentStatuses } from "../../app/mall/client/mall-api-error";
import { findingTitles } from "../../app/mall/reading/findings.server";
import type { LogLine, RenderedScreen, ScreensReport } from "./render-screens";

export type ScreenVerdict = {
  screen: string;
  language: string;
  path: string;
  status: number;
  /** What a visitor reads there instead of a part, in the language of the screen. */
  says: string[];
  /** What is left out quietly, because the API has no such path. */
  leavesOut: string[];
  /** Values that can't be read, each with its reason. */
  unread: string[];
};

/** What a visitor would miss on a screen that was rendered. */
export const verdictOf = ({ screen, language, path, status, html, log }: RenderedScreen): ScreenVerdict => ({
  screen,
  language,
  path,
  status,
  says: sentencesIn(html),
  leavesOut: [...new Set(log.flatMap((line) => (isQuiet(line) ? (line.msg ?? []) : [])))],
  unread: [
    ...new Set(
      log.flatMap(({ msg, resource, path: field, reason }) =>
        msg === findingTitles.dropped ? [`${resource} ${field}: ${reason}`] : [],
      ),
    ),
  ],
});

export const isBroken = ({ status }: ScreenVerdict): boolean => status >= 400;

/** The report for people: a line for each screen that lacks something, and totals of what was rendered. */
export function screensText({ screens, unlinked }: ScreensReport): string {
  const verdicts = screens.map(verdictOf);
  const lacking = verdicts.filter(({ says, leavesOut }) => says.length + leavesOut.length > 0);
  const details = verdicts.map(detailsOf);
  const counts = new Map<string, number>();
  for (const detail of details.flat()) counts.set(detail, (counts.get(detail) ?? 0) + 1);
  const isCommon = (detail: string) => screens.length > 4 && (counts.get(detail) ?? 0) > screens.length / 2;
  const parts: [title: string, details: string[]][] = [
    ["On most screens", [...counts.keys()].filter(isCommon)],
    ...verdicts.map(({ screen, path }, at): [string, string[]] => [
      `${screen}  ${path}`,
      (details[at] ?? []).filter((detail) => !isCommon(detail)),
    ]),
  ];
  const lines = parts.flatMap(([title, own]) =>
    own.length > 0 ? [title, ...own.map((detail) => `    ${detail}`)] : [],
  );
  const links = unlinked.map(({ screen }) => `${screen}  no screen has a link to one`);
  const broken = verdicts.filter(isBroken).length;
  const totals = `${screens.length} screens rendered, ${broken} can't be shown, ${lacking.length} lack a part`;
  return [...lines, ...links, "", totals].join("\n");
}

function detailsOf(verdict: ScreenVerdict): string[] {
  const { status, says, leavesOut, unread } = verdict;
  return [
    ...(isBroken(verdict) ? [`can't be rendered: visitors get an error screen (${status})`] : []),
    ...says.map((sentence) => `visitors read: ${sentence}`),
    ...leavesOut.map((part) => `left out, as the API has no such path: ${part}`),
    ...unread.map((value) => `not shown, as it can't be read: ${value}`),
  ];
}

/** A line about a part that the API says it doesn't have. */
const isQuiet = ({ level, err }: LogLine): boolean =>
  level === debug &&
  typeof err === "object" &&
  err !== null &&
  "read" in err &&
  "status" in err &&
  absentStatuses.has(Number(err.status));

/** Pino's number of the level. */
const debug = 20;

function sentencesIn(html: string): string[] {
  const [, notice = ""] = /<div[^>]+data-missing[^>]*>([\s\S]*?)<\/div>/.exec(html) ?? [];
  return [...notice.matchAll(/<p[^>]*>([^<]*)<\/p>/g)].map(([, text = ""]) => text.replaceAll("&#x27;", "'"));
}
