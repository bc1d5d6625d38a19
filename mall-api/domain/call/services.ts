import type { PushSender } from "@contract/push-sender.server";
import type { TenantId } from "@contract/tenant-ids";
import type { Database } from "../../db/database";
import type { MallApiEnvironment } from "../../environment";
import type { CustomerRow } from "../accounts/customers";
import type { PasswordCost } from "../accounts/password-hash";
import type { Visitor } from "../accounts/visitor-limits";
import type { ContentQueries } from "../content/content-reader";
import type { Realtime } from "../realtime/publish";

/** What the domain functions work with; created once per process. */
export type Services = {
  database: Database;
  now: () => Date;
  environment: MallApiEnvironment;
  passwordCost: PasswordCost;
  /** Null where no keys are configured: there are no push messages then. */
  push: PushSender | null;
} & Realtime;

/** The services for one call: its mall, and where the visitor's request came from. */
export type Call = Services & Visitor & { tenant: TenantId; content: ContentQueries };

/** A call that members and anonymous visitors may make. */
export type VisitorCall = Call & { customer: CustomerRow | null; token?: string };

/** A call that only members may make: the member and their bearer token. */
export type MemberCall = Call & { customer: CustomerRow; token: string };
