import type { TenantId } from "@contract/tenant-ids";
import type { Database } from "../../db/database";
import type { MallApiEnvironment } from "../../environment";
import type { CustomerRow } from "../accounts/customers";
import type { PasswordCost } from "../accounts/password-hash";
import type { Visitor } from "../accounts/visitor-limits";
import type { ContentQueries } from "../content/content-reader";
import type { Publish } from "../realtime/publish";

/** What the rules work with, made once for the process. */
export type Services = {
  database: Database;
  now: () => Date;
  environment: MallApiEnvironment;
  passwordCost: PasswordCost;
  publish: Publish;
};

/** The same for one call: in which mall, and where the visitor's request came from. */
export type Call = Services & Visitor & { tenant: TenantId; content: ContentQueries };

/** The same for a call that a member or anybody else may make. */
export type VisitorCall = Call & { customer: CustomerRow | null; token?: string };

/** The same for a member's call: who they are, and the token that says so. */
export type MemberCall = Call & { customer: CustomerRow; token: string };
