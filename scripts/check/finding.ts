/** What was found about a setting; `text` says it by itself where there is none. */
export type Finding = { isRight: boolean; setting?: string; text: string };
