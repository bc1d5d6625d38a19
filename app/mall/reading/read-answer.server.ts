import { isDeepStrictEqual } from "node:util";
import type { Page } from "@contract/envelope";
import { z } from "zod";
import { MallApiError, MallApiUnavailable, rejectedBeforeSending } from "../client/mall-api-error";
import { isContractForm } from "./contract-form.server";
import { isRow, type Row } from "./field-names.server";
import { pageIn } from "./lists.server";
import { readValue } from "./read-value.server";
import { Absent, InvalidValue, noteDropped, type Reading, type ReadingContext } from "./reading-context";

/**
 * A page of a list; `isWhole`: the answer says nothing of pages, as where a list comes in one piece; `isCounted`: it
 * says how many there are that can be shown, and not just that another one follows.
 */
export type ListAnswer<Item> = Page<Item> & { isWhole: boolean; isCounted: boolean };

/**
 * Reads a page of items; an item that can't be read is dropped and the rest stays. If none can be read, the answer is
 * something else altogether: MallApiUnavailable (malformed), so that a stale answer may be served.
 * @param resource the requested path, `companies/featured`
 */
export function readList<Item extends z.ZodType>(
  item: Item,
  answer: Row,
  resource: string,
  reading: Reading,
): ListAnswer<z.output<Item>> {
  const { entries, hasNext, ...figures } = pageIn(answer, resource);
  if (!entries) throw malformed(resource, "is no list");
  const context: ReadingContext = { reading, path: "", field: "" };
  let firstReason: string | undefined;
  const data = entries.flatMap((entry): z.output<Item>[] => {
    const asIs = readAsIs(item, entry, reading);
    if (asIs?.success) return [asIs.data];
    const value = readValue(item, entry, context);
    if (value instanceof Absent) return [];
    const result = value instanceof InvalidValue ? null : item.safeParse(value);
    if (result?.success) return [result.data];
    const unfit =
      value instanceof InvalidValue
        ? value
        : new InvalidValue(result?.error.issues[0]?.message ?? "is unfit");
    firstReason ??= unfit.reason;
    noteDropped({ ...context, path: "[]" }, unfit);
    return [];
  });
  if (firstReason && data.length === 0) throw malformed(resource, firstReason);
  const perPage = figures.per_page || Math.max(1, data.length);
  const total = figures.total ?? data.length;
  const hasFigures = figures.total !== undefined || figures.last_page !== undefined;
  const current = figures.current_page || 1;
  const last = hasFigures ? Math.ceil(total / perPage) : current + Number(hasNext);
  return {
    data,
    isWhole: !hasFigures && !hasNext && current === 1,
    // Its count includes what is not shown.
    isCounted: hasFigures && data.length === entries.length,
    current_page: current,
    last_page: figures.last_page || Math.max(1, last),
    per_page: perPage,
    total,
  };
}

/** Reads one value, dropping the parts that can't be read; if nothing fits: MallApiUnavailable (malformed). */
export function readOne<Data extends z.ZodType>(
  schema: Data,
  answer: Row,
  resource: string,
  reading: Reading,
): z.output<Data> {
  const context: ReadingContext = { reading, path: "", field: "" };
  const { data } = answer;
  const asIs = readAsIs(schema, data, reading);
  if (asIs?.success) return asIs.data;
  const whole = schema.safeParse(null).success && (data === null || data === undefined) ? null : undefined;
  const value = whole === null ? null : readValue(schema, unwrapped(data), context);
  if (value instanceof Absent) throw rejectedBeforeSending(404, `${resource} ${value.reason}`);
  if (value instanceof InvalidValue && isNone(schema, data))
    throw rejectedBeforeSending(404, `${resource} answered an empty list`);
  if (value instanceof InvalidValue) throw malformed(resource, value.reason);
  // A text or a number of which nothing was read is no answer, rather than an empty one.
  if (isScalar(data) && isDeepStrictEqual(value, readValue(schema, Array.isArray(value) ? [] : {}, context)))
    throw malformed(resource, "is something else");
  const result = schema.safeParse(value);
  if (!result.success) throw malformed(resource, result.error.issues[0]?.message ?? "is unfit", result.error);
  return result.data;
}

/** An API that finds an entity by a query answers with a list, which is empty where there is none. */
const isNone = (schema: z.ZodType, data: unknown): boolean =>
  Array.isArray(data) && data.length === 0 && schema instanceof z.ZodObject && "id" in schema.shape;

/** The same for the answer of a write, which has been carried out: null if nothing fits, which is noted. */
export function readOneOrNull<Data extends z.ZodType>(
  schema: Data,
  answer: Row,
  resource: string,
  reading: Reading,
): z.output<Data> | null {
  try {
    return readOne(schema, answer, resource, reading);
  } catch (error) {
    if (!(error instanceof MallApiUnavailable || error instanceof MallApiError)) throw error;
    noteDropped({ reading, path: "", field: "" }, new InvalidValue(error.message));
    return null;
  }
}

/**
 * An entity in the contract's own form, as most answers of an API that knows the contract are: the schema alone reads
 * it.
 */
const readAsIs = <Data extends z.ZodType>(schema: Data, value: unknown, { moneyUnit }: Reading) =>
  moneyUnit === "haler" && isContractForm(schema, value) ? schema.safeParse(value) : null;

const isScalar = (data: unknown): boolean => typeof data !== "object" && data !== undefined;

/** Unwraps a second `data`. */
export const unwrapped = (data: unknown): unknown =>
  isRow(data) && isRow(data.data) && !("id" in data) ? data.data : data;

const malformed = (resource: string, reason: string, cause?: Error): MallApiUnavailable =>
  new MallApiUnavailable("malformed", `${resource} answered what can't be read: ${reason}`, { cause });
