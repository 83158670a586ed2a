import { anchorTrail } from "#kit/audit/anchor.server.ts";
import { type Checked, checkChain, lastCheck } from "#kit/audit/check.server.ts";
import { may, type ReadCtx, type Scope } from "#kit/ctx.server.ts";
import { defineScheduledJob } from "#kit/jobs/jobs.server.ts";
import type { Notice } from "#kit/notices/notice.ts";
import { notify } from "#kit/notices/notices.server.ts";
import type { PostOffice } from "#kit/notices/notices-mail.server.ts";
import { announceAnchor } from "./daily-anchor.server.ts";
import { afterRestore, reasonWords } from "./reason.ts";

/** Early in the morning, before anybody works. */
export const checkTrailChain = defineScheduledJob("periksa-rantai", { cron: "15 3 * * *", title: "Memeriksa jejak audit" });

/** Says outside the database how the trail stands. */
export const anchorJejak = defineScheduledJob("jangkar-jejak", {
  cron: "5 * * * *",
  title: "Mencatat ujung jejak audit di luar basis data",
});

interface Log {
  readonly error: (details: object, sentence: string) => void;
}

/** Walks the whole audit chain. A chain that does not hold is told loudly: in the log and to the head of the school. @returns what it found */
export async function runChainCheck(scope: Scope, log: Log): Promise<string> {
  const hasil = await scope.transaction(async (ctx) => {
    const check = await checkChain(ctx);
    if (!check.intact) await notify(ctx, peringatan(check));
    return check;
  });
  const cocok = `${hasil.lines.toLocaleString("id-ID")} baris cocok.`;
  if (hasil.intact) return `Jejak audit utuh: ${cocok}`;
  log.error({ sebab: hasil.fault, baris: hasil.brokenAt, cocok: hasil.lines }, "jejak audit TIDAK utuh");
  return `Jejak audit TIDAK utuh: ${cocok}`;
}

interface Outside {
  readonly office: PostOffice;
  readonly log: Log & { readonly warn: Log["error"] };
}

/** A trail that contradicts what was said before is not said anew. @returns whether it was said */
export async function anchorNow(scope: Scope, { office, log }: Outside): Promise<string> {
  const { goesOn, newDay } = await scope.transaction(anchorTrail);
  if (newDay) await announceAnchor(scope, office, log);
  if (goesOn) return "Ujung jejak audit dicatat.";
  log.error({}, "jejak audit tidak melanjutkan jangkarnya; periksa dengan npm run audit:verify");
  return "Ujung jejak audit TIDAK dicatat: ia tidak melanjutkan yang sebelumnya. Periksa dengan npm run audit:verify.";
}

const peringatan = ({ brokenAt, fault, against }: Checked): Notice => ({
  to: { right: "audit:read" },
  kind: "peringatan",
  title: "Jejak audit tidak utuh",
  body: `${reasonWords({ sebab: fault, rusakDi: brokenAt, jangkar: against })} Simpan cadangan data sekarang, lalu hubungi pengelola server. ${afterRestore}`,
  link: "/administration/jejak",
});

export interface ChainCheckResult {
  readonly utuh: boolean;
  /** Lines that fit, up to the first that does not. */
  readonly baris: number;
  readonly rusakDi: string | null;
  /** Which part does not hold, in a sentence; null when all does. */
  readonly sebab: string | null;
  readonly waktu: Date;
  /** The last check is older than two days: the daily one did not run. */
  readonly terlambat: boolean;
}

const twoDays = 2 * 86_400_000;

/** How the audit trail stands; null for those who may not read it, and before the first check. */
export async function chainCheckResult(ctx: ReadCtx): Promise<ChainCheckResult | null> {
  if (may(ctx, "audit:read") === "no") return null;
  const last = await lastCheck(ctx);
  if (!last) return null;
  const terlambat = ctx.now.getTime() - last.at.getTime() > twoDays;
  const sebab = last.intact ? null : reasonWords({ sebab: last.fault, rusakDi: last.brokenAt });
  return { utuh: last.intact, sebab, baris: last.lines, rusakDi: last.brokenAt, waktu: last.at, terlambat };
}
