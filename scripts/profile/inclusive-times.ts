import { dirname } from "node:path";

export type Frame = { functionName: string; url: string; lineNumber: number; columnNumber: number };

/** As V8 writes it; times are in microseconds. */
export type CpuProfile = {
  nodes: { id: number; callFrame: Frame; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
};

/** The time in each folder and function including all that it calls, in microseconds: where one calls itself, once. */
export function inclusiveTimes(profile: CpuProfile, sourceOf: (frame: Frame) => string) {
  const own = new Map<number, number>();
  for (const [at, id] of profile.samples.entries())
    own.set(id, (own.get(id) ?? 0) + (profile.timeDeltas[at] ?? 0));
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const byFolder = new Map<string, number>();
  const byFunction = new Map<string, number>();
  let total = 0;

  function visit(id: number, above: ReadonlySet<string>) {
    const node = nodes.get(id);
    if (!node || node.callFrame.functionName === "(idle)") return 0;
    const { functionName } = node.callFrame;
    const source = sourceOf(node.callFrame);
    const folder =
      /[./]/.test(source) && source.includes("/") && !source.startsWith("@") ? dirname(source) : source;
    const name = `${functionName || "(anonymous)"}  ${source}`;
    const added = [folder, name].filter((key) => !above.has(key));
    const within = new Set([...above, ...added]);
    let inclusive = own.get(id) ?? 0;
    total += inclusive;
    for (const child of node.children ?? []) inclusive += visit(child, within);
    if (added.includes(folder)) byFolder.set(folder, (byFolder.get(folder) ?? 0) + inclusive);
    if (added.includes(name)) byFunction.set(name, (byFunction.get(name) ?? 0) + inclusive);
    return inclusive;
  }
  if (profile.nodes[0]) visit(profile.nodes[0].id, new Set());
  return { total, byFolder, byFunction };
}
