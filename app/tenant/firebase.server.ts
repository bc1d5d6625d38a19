import { environment } from "~/environment.server";
import type { FirebaseProject, TenantConfig } from "./tenant-config";

/** The project by which a mall's visitors sign in elsewhere, or null where they can't. */
export const firebaseProjectOf = ({ tenantId, firebase }: TenantConfig): FirebaseProject | null =>
  environment().FIREBASE_PROJECTS?.[tenantId] ?? firebase;
