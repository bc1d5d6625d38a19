import { readMallApiEnvironment } from "../../mall-api/environment";
import { readServerEnvironment } from "../../server/environment";
import type { Finding } from "./finding";

/** The invalid settings, in the words of the processes that read them. */
export async function checkSettings(variables: NodeJS.ProcessEnv): Promise<Finding[]> {
  const readers: (() => unknown)[] = [
    () => readServerEnvironment(variables),
    // These read their folders and files as soon as they are imported.
    () => import("@contract/tenant-folders.server"),
    async () => {
      const { readEnvironment } = await import("../../app/process/environment.server");
      return readEnvironment({ ...variables, ...ownServers(variables) });
    },
    () => import("../../app/tenant/declared-hosts.server"),
    async () => (await import("../../app/tenant/mounted-tenants.server")).mountedTenants(),
    async () => (await import("../../app/tenant/mounted-tenants.server")).mountedProfiles(),
  ];
  if (!variables.MALL_API_URL) readers.push(() => readMallApiEnvironment(variables));
  const messages = new Set<string>();
  for (const read of readers) {
    try {
      await read();
    } catch (error) {
      messages.add((error as Error).message);
    }
  }
  const lines = [...messages].flatMap((message) => (isPerLine(message) ? message.split("\n") : [message]));
  const bySetting = new Map(lines.map((line) => [settingOf(line) ?? line, line]));
  return [...bySetting.values()].map((text) => ({ isRight: false, text }));
}

/** What the process fills in: without other servers it uses the reference API, and serves realtime events itself. */
function ownServers({ MALL_API_URL, PUSHER_KEY, PUSHER_HOST, PUSHER_CLUSTER }: NodeJS.ProcessEnv) {
  return {
    ...(!MALL_API_URL && { MALL_API_URL: "http://127.0.0.1" }),
    ...(PUSHER_KEY && !PUSHER_HOST && !PUSHER_CLUSTER && { PUSHER_HOST: "127.0.0.1" }),
  };
}

/** The messages of the environment have a line for each setting; those of files begin with the file's setting. */
const isPerLine = (message: string): boolean => message.split("\n").every((line) => settingOf(line) !== null);

const settingOf = (line: string): string | null => /^([A-Z][A-Z_]+) is /.exec(line)?.[1] ?? null;
