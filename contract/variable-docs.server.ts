import { z } from "zod";

/** The tables of docs/configuration.md, in its order. */
export const variableGroups = [
  "Addresses and proxies",
  "Malls and their API",
  "Processes and storage",
  "Secrets and contacts",
  "Operators",
  "Pictures and icons",
  "Third parties",
  "Push messages",
  "Realtime events",
  "The reference API",
  "Set by the process itself",
] as const;

type VariableDoc = {
  group: (typeof variableGroups)[number];
  /** What the variable does, in Markdown; links are relative to `docs/`. */
  what: string;
  /** The default in words, where the schema's own says too little. */
  default?: string;
};

/** What docs/configuration.md says of the environment variables: each schema of a variable registers it here. */
export const variableDocs = z.registry<VariableDoc>();
