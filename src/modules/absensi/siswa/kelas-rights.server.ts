import type { Action } from "#kit/access/access.ts";
import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { jadwalHari } from "#modules/akademik/index.server.ts";
import { isOnDuty, ownPegawai } from "#modules/kepegawaian/index.server.ts";

export interface Sasaran {
  readonly kelasId: string;
  readonly tanggal: string;
}

const right = (action: Action) => `absensiSiswa:${action}` as const;

/** The whole class, or what a duty teacher of that day does. */
export type KelasReach = "all" | "duty";

/**
 * The office and the head reach every class; a wali kelas the own one, a teacher those of the day's timetable, a duty teacher all of
 * today's, but to correct none. @throws Refusal 404 for reading, 403 with a sentence for recording
 */
export async function demandKelas(ctx: ReadCtx, action: "read" | "create" | "update", { kelasId, tanggal }: Sasaran): Promise<KelasReach> {
  if (demand(ctx, right(action)) === "yes") return "all";
  if ((await kelasWali(ctx)).includes(kelasId)) return "all";
  if ((await kelasDiajar(ctx, tanggal)).includes(kelasId)) return "all";
  if (action !== "update" && tanggal === today(ctx.now) && (await isOnDuty(ctx, tanggal))) return "duty";
  if (action === "read") throw refuse.notFound();
  throw refuse.forbidden(
    "Kelas ini tidak ada di jadwal Anda pada hari itu, dan Anda bukan wali kelasnya. Mintalah wali kelas atau tata usaha mencatatnya.",
    right(action),
  );
}

/** The classes whose wali kelas is signed in. */
export async function kelasWali(ctx: ReadCtx): Promise<string[]> {
  if (ctx.actor.id === null) return [];
  const milik = ctx.db.selectFrom("kelas").select("id").where("waliId", "=", ctx.actor.id).where(notDeleted());
  return (await milik.execute()).map(({ id }) => id);
}

export async function kelasDiajar(ctx: ReadCtx, tanggal: string): Promise<string[]> {
  const saya = await ownPegawai(ctx);
  return saya ? (await jadwalHari(ctx, { pegawaiId: saya.id, tanggal })).map(({ kelasId }) => kelasId) : [];
}
