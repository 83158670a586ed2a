import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { withFullStop } from "#kit/full-stop.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { type Held, holdPendaftaran, type Seen } from "../keadaan/hold-pendaftaran.server.ts";
import { isDecided } from "../keadaan/keadaan.ts";
import { movePendaftaran } from "../keadaan/move-pendaftaran.server.ts";
import { isFixedWhenHeld, isFixed as isWaveFixed } from "../kertas/desk-paths.server.ts";
import { closePermintaan } from "../permintaan/close-permintaan.server.ts";
import { isFixed } from "../seleksi/demand-unfixed.server.ts";
import { pindahFields } from "./fields.ts";
import { fixedSentence, listTujuan, pathName, type Tujuan } from "./list-tujuan.server.ts";

/** Which path it came on, of which intake, and when. */
export async function readJalurOf(ctx: ReadCtx, id: string) {
  const { periodeId, buka, tutup, ...row } = await ctx.db
    .selectFrom("pendaftaran")
    .innerJoin("periodePpdb", "periodePpdb.id", "periodeId")
    .leftJoin("gelombangPpdb", "gelombangPpdb.id", "gelombangId")
    .select(["jalur", "gelombangId", "gelombangPpdb.nama as gelombang", "masukPada", "pendaftaran.periodeId"])
    .select(["periodePpdb.buka", "periodePpdb.tutup"])
    .where("pendaftaran.id", "=", id)
    .executeTakeFirstOrThrow();
  return { ...row, periode: { id: periodeId, buka, tutup } };
}

/**
 * Moves a registration that came on the wrong path to another one of its intake, with a reason that the family reads. What the other path
 * asks for is missing from then on; what only the former one asked for is kept and asked for no more. It is looked at anew.
 * @throws Refusal 403, 404, 409 once it is decided or a list is fixed, 422
 */
export async function moveJalur(ctx: Ctx, seen: Seen, sent: Readonly<Record<string, unknown>>): Promise<void> {
  demand(ctx, "pendaftaran:update");
  const held = await holdPendaftaran(ctx, seen);
  const stands = await readJalurOf(ctx, held.id);
  const late = await lateSentence(ctx, held, stands.gelombangId);
  if (late) throw refuse.conflict(late);
  const all = await listTujuan(ctx, stands);
  const options = all.map(({ kunci, nama }) => ({ value: kunci, label: nama }));
  const { ke, alasan } = demandValid({ ...pindahFields, ke: { ...pindahFields.ke, options } }, { ke: sent.ke, alasan: sent.alasan });
  const tujuan = all.find(({ kunci }) => kunci === ke);
  if (!tujuan || tujuan.tolak) throw unfit(tujuan?.tolak ?? "Pilih jalurnya.");
  // Within its own wave it is held itself, and whoever fixes that one waits for it.
  if (tujuan.gelombangId !== stands.gelombangId && (await isFixedWhenHeld(ctx, tujuan.gelombangId))) throw unfit(fixedSentence);
  await place(ctx, held, { stands, tujuan, alasan });
}

const unfit = (sentence: string) => refuse.invalid(sentence, { ke: sentence });

/** Why it stays where it is; null where it may be moved. */
export async function lateSentence(ctx: ReadCtx, held: Pick<Held, "id" | "keadaan">, gelombangId: string | null): Promise<string | null> {
  if (isDecided(held.keadaan)) return "Pendaftaran ini sudah diputuskan, jadi jalurnya tidak dipindahkan lagi.";
  if ((await isFixed(ctx, held.id)) || (await isWaveFixed(ctx, gelombangId)))
    return "Keputusan gelombang ini sudah ditetapkan, jadi jalurnya tidak dipindahkan lagi.";
  return null;
}

interface Placing {
  readonly stands: Awaited<ReturnType<typeof readJalurOf>>;
  readonly tujuan: Tujuan;
  readonly alasan: string;
}

async function place(ctx: Ctx, held: Held, { stands, tujuan, alasan }: Placing): Promise<void> {
  const { jenis: jalur, gelombangId } = tujuan;
  // Seats in exams that are not for this child any more the database frees with it.
  await ctx.db.updateTable("pendaftaran").set({ jalur, gelombangId, pindahJalurPada: ctx.now }).where("id", "=", held.id).execute();
  await closePermintaan(ctx, held.id, ["jalur"], { jawaban: "diperbaiki" });
  await record(ctx, {
    ...{ action: "update", subject: "pendaftaran", subjectId: held.id },
    before: { jalur: stands.jalur, gelombangId: stands.gelombangId },
    after: { jalur, gelombangId, alasan },
  });
  const dari = pathName(stands.jalur, stands.gelombang);
  await movePendaftaran(ctx, held, {
    // What the family was asked to correct it is asked still.
    ke: held.keadaan === "perlu perbaikan" ? held.keadaan : "terkirim",
    pelaku: ctx.actor.name,
    alasan: `Jalur dipindahkan dari ${dari} ke ${tujuan.nama}. ${withFullStop(alasan)}`,
  });
  await sql`select kabar_perbaikan_diminta(${held.id}::uuid, ${ctx.now})`.execute(ctx.db);
}
