import type { Page } from "@contract/envelope";
import type { TenantId } from "@contract/tenant-ids";

/** The sort orders of lists; a leading hyphen reverses one. */
const sortNames = [
  "position",
  "name",
  "-name",
  "-follow_count",
  "-updated_at",
  "valid_to",
  "starts_at",
  "-starts_at",
  "published_at",
  "-published_at",
  "price",
  "-price",
  "points_price",
  "-points_price",
  "order",
] as const;
export type SortName = (typeof sortNames)[number];

export const isSortName = (name: string): name is SortName => (sortNames as readonly string[]).includes(name);

export type ListQuery = {
  page: number;
  per_page: number;
  category?: string;
  type?: string;
  search?: string;
  sort?: string;
  kind?: string;
  floor?: number;
  company?: string;
  ids?: string;
  accepts_gift_cards?: string;
  gives_points?: string;
};

/** A resource's own filters beside the query: only featured companies, only upcoming events. */
export type ListRule = {
  featured?: boolean;
  upcomingSince?: number;
  /** Only entities that appear in each of these lists of ids. */
  among?: string[][];
  amongCompanies?: string[];
  defaultSort: SortName;
};

/** The content queries. Totals are computed once per query and cached until `forget` is called. */
export type ContentQueries = {
  list: (tenant: TenantId, resource: string, query: ListQuery, rule: ListRule) => Promise<Page<unknown>>;
  one: (tenant: TenantId, resource: string, id: string) => Promise<unknown>;
  pageByPermalink: (tenant: TenantId, permalink: string) => Promise<unknown>;
  document: (tenant: TenantId, name: string) => Promise<unknown>;
  forget: () => void;
};
