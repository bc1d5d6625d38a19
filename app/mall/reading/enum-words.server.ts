import { isRow } from "./field-names.server";
import { InvalidValue } from "./reading-context";
import enumWords from "./vocabulary/enum-words.json";

/** Words that APIs have for the contract's, where their meaning is certain. */
const meanings: Readonly<Record<string, readonly string[]>> = enumWords;

/** The endings of Czech and Slovak participles. */
const participle = (...stems: string[]) => new RegExp(`^(?:${stems.join("|")})(?:o|ý|á|é|a|y)?$`);

/** Words for states. Numbers are none: each API counts its own. */
const states: Record<string, RegExp[]> = {
  pending: [
    /^(?:waiting|processing|submitted|in_review|under_review|pending_approval)$/,
    /^(?:čeká|čekající|čeká_na_schválení|ke_schválení|čaká|čakajúc[ei]|čaká_na_schválenie|na_schválenie)$/,
    /^(?:ausstehend|in_prüfung|in_bearbeitung|wartend)$/,
  ],
  approved: [
    /^(?:accepted|confirmed|genehmigt|bestätigt|angenommen)$/,
    participle("schválen", "potvrzen", "potvrden"),
  ],
  rejected: [
    /^(?:declined|refused|denied|abgelehnt)$/,
    participle("zamítnut", "odmítnut", "zamietnut", "odmietnut"),
  ],
  active: [
    /^(?:activated|valid|aktivní|aktívn[yaei]|aktiv|gültig)$/,
    participle("platn", "aktivován", "aktivovan"),
  ],
  used: [
    /^(?:redeemed|spent|consumed|eingelöst|verwendet|benutzt)$/,
    participle("uplatněn", "uplatnen", "použit", "využit"),
  ],
  expired: [
    /^(?:prošl[ýáéo]|vypršel[ao]?|abgelaufen|verfallen)$/,
    participle("propadl", "expirován", "expirovan", "exspirovan", "prepadnut"),
  ],
  booked: [
    /^(?:confirmed|reserved|gebucht|bestätigt|reserviert)$/,
    participle("rezervován", "rezervovan", "potvrzen", "potvrden"),
  ],
  cancelled: [/^(?:canceled|storno|storniert|abgesagt)$/, participle("zrušen", "stornován", "stornovan")],
  done: [/^(?:finished|completed|past|abgeschlossen|beendet)$/, participle("dokončen", "ukončen", "proběhl")],
};

const nameFields = ["code", "key", "value", "slug", "name", "label", "title", "type", "status", "state"];

/** One of the contract's enum values, from the value in any case or a word that means the same. */
export function wordOf(known: readonly unknown[], given: unknown): unknown {
  if (known.includes(given)) return given;
  const said = isRow(given) ? nameFields.map((field) => given[field]) : [given];
  for (const word of said) {
    const found = meantBy(known, word);
    if (found !== undefined) return found;
  }
  return new InvalidValue(`is none of ${known.join(", ")}`);
}

function meantBy(known: readonly unknown[], given: unknown): unknown {
  if (typeof given === "object" || given === undefined) return undefined;
  const said = String(given).split("\\").at(-1)?.trim().toLowerCase().replaceAll(/[ -]/g, "_") ?? "";
  if (!said) return undefined;
  return (
    known.find((word) => String(word).toLowerCase() === said) ??
    known.find(
      (word) =>
        meanings[String(word)]?.includes(said.replaceAll("_", "-")) || meanings[String(word)]?.includes(said),
    ) ??
    known.find((word) => states[String(word)]?.some((synonym) => synonym.test(said)))
  );
}
