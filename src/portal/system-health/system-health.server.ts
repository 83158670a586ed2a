import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import type { Doctor, Examination } from "#kit/doctor/doctor.server.ts";

export interface SystemHealth extends Examination {
  readonly at: Date;
}

/** @throws Refusal 404 without the right */
export async function readSystemHealth(ctx: ReadCtx, doctor: Doctor): Promise<SystemHealth> {
  demand(ctx, "kesehatanSistem:read");
  return { at: ctx.now, ...(await doctor(ctx)) };
}
