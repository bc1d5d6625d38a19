import { publicEndpoints } from "@contract/endpoints";
import type { z } from "zod";
import { callTargets } from "../../app/mall/client/call-target.server";
import { openEnvelope } from "../../app/mall/client/envelope.server";
import { answerInContract } from "../../app/mall/profiles/answer-in-contract.server";
import { moneyUnitOf } from "../../app/mall/profiles/money-unit";
import type { ApiProfile } from "../../app/mall/profiles/profile";
import { isRow, type Row } from "../../app/mall/reading/field-names.server";
import { readList } from "../../app/mall/reading/read-answer.server";
import type { Found } from "./polite-fetch";

/** The lists that make a mall, with the contract's path of each. */
export const lists = {
  companies: publicEndpoints.companies,
  products: publicEndpoints.products,
  events: publicEndpoints.events,
  news: publicEndpoints.news,
  rewards: publicEndpoints.rewards,
  amenities: publicEndpoints.amenities,
  categories: publicEndpoints.categories,
  faq: publicEndpoints.faq,
  malls: publicEndpoints.malls,
} as const;
export type ListName = keyof typeof lists;
export const listNames = Object.keys(lists) as ListName[];

export type Get = (url: string) => Promise<Found>;

/** The mall's API as it is asked for: everything but how it names things. */
export type Api = { url: string; tenant: string; get: Get };

/** What of a list is read by a profile: its entities as the contract has them. */
export async function readBy(profile: ApiProfile, name: ListName, api: Api): Promise<readonly Row[]> {
  const { path, item } = lists[name];
  try {
    const found = await api.get(addressOf(profile, name, api));
    if (found.kind !== "json") return [];
    const opened = openEnvelope(found.answer, profile.envelope);
    if (opened instanceof Error) return [];
    const reading = {
      timeZone: "Europe/Prague",
      moneyUnit: moneyUnitOf(profile, opened.headers),
      now: Date.now,
      note: () => {},
    };
    const answer = answerInContract(profile, { path, shape: "list", schema: item }, opened, reading);
    return readList<z.ZodType>(item, answer.json, path, reading).data.filter(isRow);
  } catch {
    // What can't be read at all has no entities.
    return [];
  }
}

/** Where the first page of a list is. Throws NotFound for one that the API doesn't have. */
export const addressOf = (profile: ApiProfile, name: ListName, { url, tenant }: Api): string =>
  callTargets({ url, traitsOf: () => ({ profile }) })(tenant, lists[name].path).url;

/** How many fields of the entities, and of their translations, have a value. */
export const filledFields = (values: readonly Row[]): number =>
  values.reduce((sum, row) => {
    const filled = Object.values(row).filter(isFilled);
    return (
      sum +
      filled.length +
      filledFields(
        filled
          .filter((value) => Array.isArray(value))
          .flat()
          .filter(isRow),
      )
    );
  }, 0);

export const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
