import { classNames } from "./class-names";
import code from "./state-pictures/code.svg?url";
import curtain from "./state-pictures/curtain.svg?url";
import eventOutage from "./state-pictures/event-outage.svg?url";
import expired from "./state-pictures/expired.svg?url";
import key from "./state-pictures/key.svg?url";
import mail from "./state-pictures/mail.svg?url";
import noResult from "./state-pictures/no-result.svg?url";
import notFound from "./state-pictures/not-found.svg?url";
import nothingFound from "./state-pictures/nothing-found.svg?url";
import outage from "./state-pictures/outage.svg?url";
import receipt from "./state-pictures/receipt.svg?url";
import scanner from "./state-pictures/scanner.svg?url";
import secondLock from "./state-pictures/second-lock.svg?url";
import timedOut from "./state-pictures/timed-out.svg?url";

/** What each state shows, on 600 by 240: a square in the middle is always seen. */
const stillLifes = {
  /** An empty hanger between two garments. */
  "not-found": notFound,
  /** A half closed shutter below an awning, with a note. */
  outage,
  /** A stage with an empty chair and a microphone. */
  "event-outage": eventOutage,
  /** A lost mitten, pegged to a line. */
  "no-result": noResult,
  /** A closed curtain with a single lamp before it. */
  "no-event": curtain,
  /** A magnifier over a guide without shops. */
  "nothing-found": nothingFound,
  /** A key on its hook, with the mall's tag. */
  key,
  /** A door with two padlocks, of which only one is closed. */
  "second-lock": secondLock,
  /** A letter with a seal. */
  mail,
  /** A phone that shows a code. */
  code,
  /** The same with a clock before it. */
  "timed-out": timedOut,
  /** An hourglass whose sand has run out. */
  expired,
  /** A receipt in a camera's frame. */
  receipt,
  /** A card on a phone, below a till's scanner. */
  scanner,
};

export type StatePictureKind = keyof typeof stillLifes;

/**
 * A still life in the mall's colours for what isn't there, how one gets in, or how points are collected.
 * Decorative. The files are drawn through `use`, so that they have this document's colours and are no part of any script.
 */
export function StatePicture({ kind, className }: { kind: StatePictureKind; className: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames("relative overflow-hidden rounded-card bg-surface-sunken", className)}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 600 240"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        <use href={`${stillLifes[kind]}#picture`} />
      </svg>
    </div>
  );
}
