import type { Language } from "@contract/languages";
import type { PushKind } from "@contract/push";

/** What the server writes before the worker's script, as the constant `config`. */
export type WorkerConfig = {
  /** The id of the site's build: another one makes browsers install the worker again. */
  build: string;
  /** Whether the mall's site works offline. */
  isOffline: boolean;
  /** Null where the mall sends no push messages. */
  push: { mall: string; texts: Partial<Record<Language, Record<PushKind, string>>> } | null;
};

/** What a page tells the worker: its language, and whether it is a member's. */
export type PageMessage = { language: string; isMember: boolean };

/** What the worker tells a page: its build, or which forms that waited were not accepted. */
export type WorkerMessage = { build?: string; refused?: string };
