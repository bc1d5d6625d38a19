import { publicEndpoints } from "@contract/endpoints";
import type { TenantId } from "@contract/tenant-ids";
import type { z } from "zod";
import type { Log } from "~/process/log.server";
import { createFindingsLog } from "../reading/findings.server";
import { pageIn } from "../reading/lists.server";
import { type ListAnswer, readList, readOne, readOneOrNull } from "../reading/read-answer.server";
import type { Reading } from "../reading/reading-context";
import { adaptedAnswer, type MallApiTraits, moneyUnitOf } from "./adapter.server";
import type { Envelope } from "./envelope.server";

/** The call that is answered: its path, the path's template in the contract, and its query. */
type Answered = { tenantId: TenantId; path: string; template?: string; query?: string };

type Options = { log: Log; now: () => number; traitsOf: (tenantId: TenantId) => MallApiTraits };

/** Reads answers as the contract has them, and logs how they differ from it. */
export function createAnswerReader({ log, now, traitsOf }: Options) {
  const findings = createFindingsLog({ log, now });
  /** In which each tenant's last answer counted money. */
  const moneyUnits = new Map<TenantId, Reading["moneyUnit"]>();

  function readingOf({ tenantId, path, template = path }: Answered, { headers }: Envelope): Reading {
    const { adapter, timeZone = "Europe/Prague" } = traitsOf(tenantId);
    const moneyUnit = moneyUnitOf(adapter, headers);
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
      const { json } = adaptedAnswer(traitsOf(call.tenantId).adapter, call.path, "list", answer);
      const page = readList(item, json, call.path, readingOf(call, answer));
      findings.compared(aboutOf(call, item), () => pageIn(json, call.path).entries ?? [], page.data);
      return page;
    },

    one<Data extends z.ZodType>(data: Data, call: Answered, answer: Envelope): z.output<Data> {
      const { json } = adaptedAnswer(traitsOf(call.tenantId).adapter, call.path, "one", answer);
      const value = readOne(data, json, call.path, readingOf(call, answer));
      findings.compared(aboutOf(call, data), () => [json.data], [value]);
      return value;
    },

    /** The answer of a write; null if nothing fits. */
    oneOrNull<Data extends z.ZodType>(data: Data, call: Answered, answer: Envelope): z.output<Data> | null {
      const { json } = adaptedAnswer(traitsOf(call.tenantId).adapter, call.path, "one", answer);
      return readOneOrNull(data, json, call.path, readingOf(call, answer));
    },

    /** In which a tenant's API takes money. */
    moneyUnit: (tenantId: TenantId): Reading["moneyUnit"] =>
      moneyUnits.get(tenantId) ?? moneyUnitOf(traitsOf(tenantId).adapter),
  };
}

const aboutOf = ({ tenantId, path, template = path, query = "" }: Answered, schema: z.ZodType) => ({
  tenantId,
  path: template,
  schema,
  isSelection: template.includes("{") || !/^(?:(?:page|per_page|sort)=[^&]*(?:&|$))*$/.test(query),
});
