import { publicEndpoints } from "@contract/endpoints";
import type { TenantId } from "@contract/tenant-ids";
import type { z } from "zod";
import type { Log } from "~/process/log.server";
import { answerInContract } from "../profiles/answer-in-contract.server";
import { moneyUnitOf } from "../profiles/money-unit";
import type { ApiProfile } from "../profiles/profile";
import { createFindingsLog } from "../reading/findings.server";
import { pageIn } from "../reading/lists.server";
import { type ListAnswer, readList, readOne, readOneOrNull } from "../reading/read-answer.server";
import type { Reading } from "../reading/reading-context";
import type { MallApiTraits } from "./call-target.server";
import type { Envelope } from "./envelope.server";

/** The call that is answered: its path, the path's template in the contract, its query, and the profile of who answers. */
type Answered = { tenantId: TenantId; path: string; template?: string; query?: string; profile: ApiProfile };

type Options = { log: Log; now: () => number; traitsOf: (tenantId: TenantId) => MallApiTraits };

/** Reads answers as the contract has them, and logs how they differ from it. */
export function createAnswerReader({ log, now, traitsOf }: Options) {
  const findings = createFindingsLog({ log, now });
  /** In which each tenant's last answer counted money. */
  const moneyUnits = new Map<TenantId, Reading["moneyUnit"]>();

  function readingOf({ tenantId, path, template = path, profile }: Answered, { headers }: Envelope): Reading {
    const { timeZone = "Europe/Prague" } = traitsOf(tenantId);
    const moneyUnit = moneyUnitOf(profile, headers);
    // Settings may come from a cache, which says nothing of money.
    if (template !== publicEndpoints.settings.path) moneyUnits.set(tenantId, moneyUnit);
    return {
      timeZone,
      moneyUnit,
      now,
      note: (finding) => findings.dropped(tenantId, template, finding),
    };
  }

  return {
    list<Item extends z.ZodType>(item: Item, call: Answered, answer: Envelope): ListAnswer<z.output<Item>> {
      const reading = readingOf(call, answer);
      const { json } = inContract(call, "list", item, answer, reading);
      const page = readList(item, json, call.path, reading);
      findings.compared(aboutOf(call, item), () => pageIn(json, call.path).entries ?? [], page.data);
      return page;
    },

    one<Data extends z.ZodType>(data: Data, call: Answered, answer: Envelope): z.output<Data> {
      const reading = readingOf(call, answer);
      const { json } = inContract(call, "one", data, answer, reading);
      const value = readOne(data, json, call.path, reading);
      findings.compared(aboutOf(call, data), () => [json.data], [value]);
      return value;
    },

    /** The answer of a write; null if nothing fits. */
    oneOrNull<Data extends z.ZodType>(data: Data, call: Answered, answer: Envelope): z.output<Data> | null {
      const reading = readingOf(call, answer);
      const { json } = inContract(call, "one", data, answer, reading);
      return readOneOrNull(data, json, call.path, reading);
    },

    /** In which a tenant's API takes money. */
    moneyUnit: (tenantId: TenantId): Reading["moneyUnit"] =>
      moneyUnits.get(tenantId) ?? moneyUnitOf(traitsOf(tenantId).profile ?? {}),
  };
}

const inContract = (
  { profile, path }: Answered,
  shape: "one" | "list",
  schema: z.ZodType,
  answer: Envelope,
  reading: Reading,
) => answerInContract(profile, { path, shape, schema }, answer, reading);

const aboutOf = ({ tenantId, path, template = path, query = "" }: Answered, schema: z.ZodType) => ({
  tenantId,
  path: template,
  schema,
  isSelection: template.includes("{") || !/^(?:(?:page|per_page|sort)=[^&]*(?:&|$))*$/.test(query),
});
