import type { ComponentProps } from "react";
import { Panel } from "../dashboard/dashboard-frame";

/** The parts of the profile that have a form, by which its redirect finds back. */
export type ProfilePart = "picture" | "personal" | "consents" | "push" | "card" | "devices";

/** One of them. */
export function ProfilePanel({ part, ...panel }: ComponentProps<typeof Panel> & { part: ProfilePart }) {
  return <Panel id={part} isSplit {...panel} />;
}
