import { z } from "zod";

// What a browser sends.
export const userMessage = z.object({
  event: z.string().max(200),
  channel: z.string().optional(),
  data: z.unknown().optional(),
});
export const subscription = z.object({
  channel: z.string(),
  auth: z.string().optional(),
  channel_data: z.string().optional(),
});
export const signIn = z.object({ auth: z.string(), user_data: z.string() });

// What the site has signed of its members.
const idText = z.union([z.string().min(1).max(128), z.number()]).transform(String);
export const member = z.object({ user_id: idText, user_info: z.unknown().optional() });
export const user = z.object({ id: idText, user_info: z.unknown().optional() });
export type User = z.output<typeof user>;

/** Parsed JSON, or undefined. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
