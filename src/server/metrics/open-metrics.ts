import { AggregatorRegistry } from "prom-client";
import { type FailedSignIn, failedSignIns } from "#modules/akun/index.server.ts";
import type { Page } from "../pages/route-table.ts";
import { routeClasses } from "./route-class.ts";
import { openState, type StateSources } from "./state.ts";
import { type Figures, openTraffic, type TrafficSources } from "./traffic.ts";

/** What is to be seen of this product from outside, for whoever watches over it. */
export interface Metrics {
  /** Opens the page to who comes from elsewhere; undefined: to nobody. */
  readonly token: string | undefined;
  /** Hears of each request that was not answered at the door. @param route its pattern, as the log names it */
  readonly answered: (route: string, status: number, ms: number) => void;
  /** The whole product's, in the format of Prometheus. */
  readonly text: () => Promise<string>;
  /** Of this process alone. */
  readonly figures: () => Promise<Figures>;
  readonly stop: () => void;
}

export interface MetricsSources {
  readonly token: string | undefined;
  readonly pages: readonly Pick<Page, "path" | "kind" | "shell">[];
  readonly traffic: TrafficSources;
  readonly state: StateSources;
  /** What the other processes count that serve beside this one. */
  readonly others?: (() => Promise<readonly Figures[]>) | undefined;
}

export function openMetrics({ token, pages, traffic: sources, state, others = async () => [] }: MetricsSources): Metrics {
  const traffic = openTraffic(sources);
  const readState = openState(state);
  const classOf = routeClasses(pages);
  const count = (told: unknown) => traffic.failedSignIns.inc({ ...(told as FailedSignIn) });
  failedSignIns.subscribe(count);
  return {
    token,
    figures: traffic.figures,
    stop: () => failedSignIns.unsubscribe(count),
    answered: (route, status, ms) => {
      const routeClass = classOf(route);
      traffic.requests.inc({ class: routeClass, status });
      traffic.durations.observe({ class: routeClass }, ms / 1000);
    },
    text: async () => {
      const [own, beside, shared] = await Promise.all([traffic.figures(), others(), readState()]);
      return AggregatorRegistry.aggregate([own, ...beside, shared]).metrics();
    },
  };
}
