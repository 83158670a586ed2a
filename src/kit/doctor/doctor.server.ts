import { createContext } from "react-router";
import type { ReadCtx } from "../ctx.server.ts";
import type { ScheduleState } from "../jobs/jobs.server.ts";
import type { Finding } from "./finding.ts";

/** Looks at everything that an operator has to care for. */
export type Doctor = (ctx: Pick<ReadCtx, "db" | "now">) => Promise<Examination>;

export interface Examination {
  /** What asks for an act first. */
  readonly findings: readonly Finding[];
  /** What each scheduled job did the last time; empty where it cannot be read. */
  readonly schedule: readonly ScheduleState[];
}

/** For loaders: `args.context.get(doctorContext)`. */
export const doctorContext = createContext<Doctor>();
