import { readFileSync } from "node:fs";
import type { RunningSite } from "./site-process";

/** The site process's CPU time for some work, in milliseconds; independent of the machine's other load. */
export async function cpuOf(site: Pick<RunningSite, "pid">, work: () => Promise<unknown>): Promise<number> {
  const used = () => {
    const [, fields = ""] = readFileSync(`/proc/${site.pid}/stat`, "utf8").split(") ");
    const [user, system] = fields.split(" ").slice(11, 13);
    return (Number(user) + Number(system)) * 10;
  };
  const before = used();
  await work();
  return used() - before;
}
