import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import type { Doctor } from "#kit/doctor/doctor.server.ts";
import type { Finding } from "#kit/doctor/finding.ts";

export interface SystemHealth {
  readonly at: Date;
  /** What asks for an act first. */
  readonly findings: readonly Finding[];
}

/** @throws Refusal 404 without the right */
export async function readSystemHealth(ctx: ReadCtx, doctor: Doctor): Promise<SystemHealth> {
  demand(ctx, "kesehatanSistem:read");
  return { at: ctx.now, findings: await doctor(ctx) };
}
