/** The mall and route of a request, or `other`: limited in number. */
export type Subject = { mall: string; route: string };

/** Counts what happens, for metrics. */
export type Observer = {
  /** `status` 499: the client disconnected before the response began. */
  answered: (subject: Subject, status: number, cache: "hit" | "miss" | "pass" | "file") => void;
  rendered: (subject: Subject, seconds: number) => void;
  refused: (subject: Subject) => void;
};
