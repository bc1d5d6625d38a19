import type { LanguageText } from "../../../domain/content/language-text";
import type { Stretch } from "./street";

/**
 * A side passage of the street between two units: with what stands along it, and a door at its end on the ground floor.
 */
export type Passage = {
  /** Position along the street, from 0 to 1. */
  at: number;
  side: -1 | 1;
  holds: ("lift" | "stairs" | "wc")[];
  door: LanguageText;
  /** The means of transport whose stops are in front of the door. */
  near?: string[];
  isMain?: boolean;
};

export type MallLayout = {
  /** The street's shape; four units of length are a metre. */
  street: Stretch[];
  /** Half of the street's width, and the maximum depth of the units beside it. */
  halfWidth: number;
  depth: number;
  /** Where the street widens to a square with escalators. */
  squares: { at: number; by: number; name: LanguageText }[];
  passages: Passage[];
  /** Which part of the street each level has; upper levels may end earlier, with a roof garden beyond. */
  levels: { from: number; to: number }[];
  /** The doors at the ends of the street, unless an anchor shop closes it. */
  ends: [LanguageText, LanguageText];
};
