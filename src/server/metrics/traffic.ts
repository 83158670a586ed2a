import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PageCache } from "../page-cache.ts";
import type { ReadyKind, Served } from "./served.ts";

/** Figures as plain values, which one process can hand to another. */
export type Figures = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;

export interface TrafficSources {
  /** Which of several processes this is: counted by itself, one that is begun anew does not look like a count that went backwards. */
  readonly place: number;
  readonly served: Served;
  readonly cache: Pick<PageCache, "counts" | "size">;
  readonly pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
}

export interface Traffic {
  readonly requests: Counter<"class" | "status">;
  readonly durations: Histogram<"class">;
  readonly failedSignIns: Counter<"step" | "outcome">;
  readonly figures: () => Promise<Figures>;
}

/** Seconds: from a page out of the database's memory to what nobody waits for. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What this process does: its requests, its cache, its connections, its event loop and memory. */
export function openTraffic(sources: TrafficSources): Traffic {
  const registry = new Registry();
  const registers = [registry];
  registry.setDefaultLabels({ process: String(sources.place) });
  collectDefaultMetrics({ register: registry });
  registerCache(registry, sources.cache);
  registerPool(registry, sources.pool);
  return {
    requests: countRequests(registry, sources.served),
    durations: new Histogram({
      name: "portal_request_duration_seconds",
      help: "Time to the answer, of requests that were not ready in memory, by class of route.",
      labelNames: ["class"],
      buckets,
      registers,
    }),
    failedSignIns: new Counter({
      name: "portal_failed_sign_ins_total",
      help: "Sign-ins that were refused, by step and by whether something wrong was given or too much was tried before.",
      labelNames: ["step", "outcome"],
      registers,
    }),
    figures: () => registry.getMetricsAsJSON(),
  };
}

const kinds: readonly ReadyKind[] = ["document", "api", "asset"];

/** What the door has answered by itself is taken over when somebody asks. */
function countRequests(registry: Registry, served: Served): Traffic["requests"] {
  return new Counter({
    name: "portal_requests_total",
    help: "Requests answered, by class of route and status; 499: whoever asked had left.",
    labelNames: ["class", "status"],
    registers: [registry],
    collect() {
      for (const kind of kinds) {
        const count = served[kind];
        this.inc({ class: kind, status: 200 }, count.whole);
        this.inc({ class: kind, status: 304 }, count.unchanged);
        Object.assign(count, { whole: 0, unchanged: 0 });
      }
      this.inc({ class: "other", status: 400 }, served.refused);
      served.refused = 0;
    },
  });
}

function registerCache(registry: Registry, cache: TrafficSources["cache"]): void {
  const { counts } = cache;
  new Counter({
    name: "portal_page_cache_total",
    help: "How the page cache was asked: hit, miss (rendered), joined (waited for a rendering of somebody else), stale (shown after a failure), renewed (rendered before anybody asked again).",
    labelNames: ["result"],
    registers: [registry],
    collect() {
      for (const [result, count] of Object.entries(counts)) this.inc({ result }, count);
      Object.assign(counts, { hit: 0, miss: 0, joined: 0, stale: 0, renewed: 0 });
    },
  });
  new Gauge({
    name: "portal_page_cache_bytes",
    help: "What the kept pages take at most, with all their variants.",
    registers: [registry],
    collect() {
      this.set(cache.size.bytes);
    },
  });
}

function registerPool(registry: Registry, pool: TrafficSources["pool"]): void {
  new Gauge({
    name: "portal_database_connections",
    help: "Connections of the pool that are busy or idle, and requests that wait for one.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
}
