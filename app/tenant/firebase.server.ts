import { environment } from "~/process/environment.server";
import type { FirebaseProject } from "../process/service-ids";
import type { TenantConfig } from "./tenant-config";

/** The Firebase project of a mall's single sign-on, or null if it has none. */
export const firebaseProjectOf = ({ tenantId, firebase }: TenantConfig): FirebaseProject | null =>
  environment().FIREBASE_PROJECTS?.[tenantId] ?? firebase;
