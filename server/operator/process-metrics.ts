import { type FileDescriptors, fileDescriptors, takeExhaustions } from "@contract/file-descriptors.server";
import { takeDroppedLines } from "@contract/guarded-output.server";
import { type Aggregator, Counter, Gauge, type Registry } from "prom-client";
import { residentMemory } from "./resident-memory";
import type { CacheStatus } from "./status";

/** What each of a process's caches holds. */
export function measureCaches(registry: Registry, caches: () => CacheStatus[]) {
  const common = { labelNames: ["cache"], registers: [registry] };
  new Gauge({
    ...common,
    name: "promenade_cache_bytes",
    help: "Memory of the caches in use",
    collect() {
      for (const { cache, bytes } of caches()) this.set({ cache }, bytes);
    },
  });
  new Gauge({
    ...common,
    name: "promenade_cache_limit_bytes",
    help: "Memory that the caches may use",
    collect() {
      for (const { cache, limit } of caches()) this.set({ cache }, limit);
    },
  });
  new Gauge({
    ...common,
    name: "promenade_cache_entries",
    help: "Entries of the caches",
    collect() {
      for (const { cache, entries } of caches()) this.set({ cache }, entries);
    },
  });
  new Counter({
    ...common,
    name: "promenade_cache_evictions_total",
    help: "Entries that were evicted because a cache was full",
    collect() {
      this.reset();
      for (const { cache, evictions } of caches()) this.inc({ cache }, evictions);
    },
  });
}

/** The library's own metrics of the process observe each garbage collection, at several per cent of all time. */
export function measureProcess(registry: Registry) {
  const registers = [registry];
  new Counter({
    name: "process_cpu_seconds_total",
    help: "Processor time",
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  new Counter({
    name: "promenade_log_lines_dropped_total",
    help: "Lines of the log that could not be written: the disk is full, or what reads them is gone or too slow",
    registers,
    collect() {
      this.inc(takeDroppedLines());
    },
  });
  new Counter({
    name: "promenade_file_descriptors_exhausted_total",
    help: "How often none was left when the process looked, every five seconds",
    registers,
    collect() {
      this.inc(takeExhaustions());
    },
  });
  const ofDescriptors = (
    name: string,
    help: string,
    aggregator: Aggregator,
    value: (known: FileDescriptors) => number,
  ) =>
    new Gauge({
      name,
      help,
      registers,
      aggregator,
      collect() {
        const known = fileDescriptors();
        if (known) this.set(value(known));
        else this.remove();
      },
    });
  ofDescriptors("process_open_fds", "Files and connections that are open", "max", ({ open }) => open);
  ofDescriptors("process_max_fds", "How many may be open", "min", ({ limit }) => limit);
  new Gauge({
    name: "process_start_time_seconds",
    help: "When the process started, as Unix time",
    registers,
    aggregator: "min",
    collect() {
      this.set(Date.now() / 1000 - process.uptime());
    },
  });
  new Gauge({
    name: "process_resident_memory_bytes",
    help: "Memory of the process",
    registers,
    collect() {
      this.set(residentMemory());
    },
  });
}
