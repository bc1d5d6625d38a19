import { z } from "zod";
import { variableDocs } from "./variable-docs.server";

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

export const logLevel = z
  .enum(logLevels, { message: `one of ${logLevels.join(", ")}` })
  .default("info")
  .register(variableDocs, {
    group: "Operators",
    what: "JSON lines on stdout, each of a request with its id, mall, route, and number and time of calls of the mall API; `debug` adds requests answered from the page cache",
  });
