import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { translateConstraintError } from "#kit/register/store.server.ts";
import { seenText } from "#kit/typed-text.ts";
import { lockPendaftaran } from "../keadaan/hold-pendaftaran.server.ts";
import { isDecided } from "../keadaan/keadaan.ts";
import { type Penguji, readNilai, semesters, writeNilai } from "./komponen.ts";
import type { Examiner } from "./lembar.ts";
import type { Lembar } from "./load-jalur.server.ts";
import { unreadableSentence } from "./unreadable.ts";

/** One field of a sheet, as it was typed. */
export interface Typed {
  readonly pendaftaranId: string;
  readonly penguji: Penguji;
  /** "" and 0 but for a subject of the rapor. */
  readonly mapel: string;
  readonly semester: number;
  /** The version that was seen; 0 where there was none. */
  readonly versi: number;
  readonly nilai: string;
  readonly alasan: string;
}

export const decidedSentence = "Pendaftaran ini sudah diputuskan, jadi nilainya tidak berubah lagi.";

export const takenSentence = (penguji: Examiner): string =>
  `Calon siswa ini sudah dinilai orang lain sebagai penguji ${penguji}. Nilai Anda tidak disimpan. Bila Anda penguji ${penguji === "1" ? "2" : "1"}, pilih kolom itu lewat Saring.`;

export const constraints = {
  nilai_ppdb_diputuskan: { field: "nilai", sentence: decidedSentence },
  nilai_ppdb_dua_penguji: { field: "nilai", sentence: "Nilai penguji yang lain juga dari Anda. Penguji kedua harus orang lain." },
} as const;

/**
 * Keeps one mark; "" takes it back. Sent twice it counts once. Where two judge, a sheet writes over nobody else's mark.
 * @throws Refusal 403, 404, 422; 409 when somebody else wrote in between, or the registration is decided
 */
export async function saveNilai(ctx: Ctx, { jalur, measure }: Lembar, typed: Typed): Promise<void> {
  demand(ctx, "nilaiPpdb:update");
  const { nilai, alasan } = demandFitting(measure, typed);
  const held = await lockPendaftaran(ctx, typed.pendaftaranId);
  if (isDecided(held.keadaan)) throw refuse.conflict(decidedSentence);
  await demandOfJalur(ctx, jalur, held.id);
  const { penguji, mapel, semester } = typed;
  const place = { pendaftaranId: held.id, komponen: measure.komponen, penguji, mapel, semester };
  const before = await ctx.db
    .selectFrom("nilaiPpdb")
    .select(["id", "versi", "nilai", "alasan", "oleh"])
    .where((where) => where.and(place))
    .executeTakeFirst();
  const others = before !== undefined && before.nilai !== null && before.oleh !== ctx.actor.id;
  // Said before anything that would tell the mark, even that it is the same.
  if (measure.toleransi !== null && penguji !== "penyelesaian" && others) throw refuse.conflict(takenSentence(penguji));
  if ((before?.nilai ?? null) === nilai && (before?.alasan ?? null) === alasan) return;
  if ((before?.versi ?? 0) !== typed.versi) throw refuse.stale({ versi: before?.versi ?? 0, nilai: before?.nilai ?? null });
  const written = { nilai, alasan, oleh: ctx.actor.id, penilai: ctx.actor.name, pada: ctx.now };
  const writing: Promise<unknown> = before
    ? ctx.db
        .updateTable("nilaiPpdb")
        .set({ ...written, versi: before.versi + 1 })
        .where("id", "=", before.id)
        .execute()
    : ctx.db
        .insertInto("nilaiPpdb")
        .values({ ...place, ...written })
        .execute();
  await translateConstraintError({ constraints }, writing);
  const told = (mark: number | null, why: string | null) => ({
    ...{ komponen: measure.komponen, penguji, nilai: mark === null ? null : writeNilai(mark) },
    ...(mapel && { mapel, semester }),
    ...(why && { alasan: why }),
  });
  await record(ctx, {
    ...{ action: before ? "update" : "create", subject: "nilaiPpdb", subjectId: held.id },
    ...(before && { before: told(before.nilai, before.alasan) }),
    after: told(nilai, alasan),
  });
}

/** @throws Refusal 422 with the sentence at its field, 400 for what no sheet has */
function demandFitting({ komponen, toleransi, mapel: subjects }: Lembar["measure"], typed: Typed) {
  const { penguji, mapel, semester } = typed;
  const bySubject = subjects.length > 0;
  const known = bySubject ? subjects.includes(mapel) && semesters.some((one) => one === semester) : mapel === "" && semester === 0;
  if (!known || (penguji !== "1" && (toleransi === null || bySubject))) throw refuse.malformed("Kolom nilai ini tidak dikenal.");
  const nilai = readNilai(typed.nilai);
  if (nilai === undefined) {
    const sentence = unreadableSentence(komponen);
    throw refuse.invalid(sentence, { nilai: sentence });
  }
  const alasan = penguji === "penyelesaian" ? seenText(typed.alasan) : "";
  if (penguji === "penyelesaian" && nilai !== null && (alasan.length < 5 || alasan.length > 300)) {
    const sentence = "Tulis mengapa nilai ini yang dipakai (5–300 huruf).";
    throw refuse.invalid(sentence, { alasan: sentence });
  }
  return { nilai, alasan: nilai === null ? null : alasan || null };
}

/** Not by a sheet of another path. @throws Refusal 404 */
async function demandOfJalur(ctx: Ctx, { jenis, gelombangId }: Lembar["jalur"], id: string): Promise<void> {
  const found = await ctx.db
    .selectFrom("pendaftaran")
    .select("id")
    .where("id", "=", id)
    .where("jalur", "=", jenis)
    .where("gelombangId", "=", gelombangId)
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
}
