import { environment } from "~/process/environment.server";

/** The demo content's member, for the log-in screen; null with an operator's own mall API. */
export function demoMember(): { email: string; password: string } | null {
  const [email, password] = environment().DEMO_MEMBER?.split(" ") ?? [];
  return email && password ? { email, password } : null;
}
