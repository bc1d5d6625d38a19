import { environment } from "~/environment.server";

/** The member of the demo content, for the log-in screen; null where the mall API is an operator's own. */
export function demoMember(): { email: string; password: string } | null {
  const [email, password] = environment().DEMO_MEMBER?.split(" ") ?? [];
  return email && password ? { email, password } : null;
}
