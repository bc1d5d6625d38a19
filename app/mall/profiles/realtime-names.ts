import { realtimeChannels } from "@contract/realtime-event";
import type { ApiProfile } from "./profile";

/** The names of the channels on which a mall's API publishes. */
export const channelsOf = ({
  realtime,
}: ApiProfile): Readonly<Record<keyof typeof realtimeChannels, string>> => ({
  ...realtimeChannels,
  ...realtime?.channels,
});

/** The contract's names of the events that a mall's API calls otherwise, by its own. */
export const eventNamesOf = ({ realtime }: ApiProfile): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(realtime?.events ?? {}).map(([name, own]) => [own, name]));

/** The paths under which a mall's API signs realtime connections itself. */
export const realtimeAuthOf = ({ realtime }: ApiProfile) => realtime?.auth ?? {};
