import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { reviewPeringatan } from "../../peringatan/review-peringatan.server.ts";
import { type Berdiri, type Datang, type Decision, decide } from "./merge.ts";
import type { Submission, SubmissionRow } from "./submission.ts";

export interface Catatan extends Submission {
  readonly mataPelajaranId: string | null;
}

interface Row extends Berdiri {
  readonly id: string;
  readonly siswaId: string;
  readonly kelasId: string;
  readonly diputusOleh: string | null;
}

interface Step {
  readonly siswaId: string;
  readonly datang: Datang;
  readonly lama: Row | undefined;
  readonly putusan: Decision | undefined;
}

/** Merges what came with what stands, pupil by pupil, in three statements however many pupils there are. */
export async function saveAbsensi(ctx: Ctx, catatan: Catatan): Promise<{ tercatat: number; berbeda: string[] }> {
  const berdiri = new Map((await standing(ctx, catatan)).map((baris) => [baris.siswaId, baris]));
  const langkah = catatan.baris.map((baris): Step => {
    const lama = berdiri.get(baris.siswaId);
    const datang = rekaman(ctx, catatan, baris);
    return { siswaId: baris.siswaId, datang, lama, putusan: lama && decide(lama, datang) };
  });
  await write(ctx, catatan, langkah);
  await setAside(ctx, langkah);
  await audit(ctx, catatan, langkah);
  if (catatan.jadwalId === null) {
    const berubah = langkah.filter(({ putusan }) => putusan === undefined || putusan.apa === "ganti");
    await reviewPeringatan(
      ctx,
      catatan.kelasId,
      berubah.flatMap(({ lama, datang }) => [lama?.status, datang.status]),
    );
  }
  ctx.touch("absensiSiswa");
  const berbeda = langkah.filter(({ putusan }) => putusan && putusan.apa !== "sama" && putusan.berbeda).map(({ siswaId }) => siswaId);
  return { tercatat: langkah.filter(({ putusan }) => putusan?.apa !== "sisihkan").length, berbeda };
}

function standing(ctx: Ctx, { tanggal, jadwalId, baris }: Catatan): Promise<Row[]> {
  return ctx.db
    .selectFrom("absensiSiswa")
    .select(["id", "versi", "siswaId", "kelasId", "status", "jam", "keterangan", "buktiId"])
    .select(["dicatatOleh", "dicatatPada", "perangkat", "dikoreksi", "berbeda", "diputusOleh", "diputusPada"])
    .where("tanggal", "=", tanggal)
    .where("jadwalId", "is not distinct from", jadwalId)
    .where(
      "siswaId",
      "in",
      baris.map(({ siswaId }) => siswaId),
    )
    .forUpdate()
    .execute();
}

const rekaman = (ctx: ReadCtx, { dicatatPada, perangkat }: Submission, { siswaId: _, ...baris }: SubmissionRow): Datang => ({
  ...{ ...baris, dicatatPada, perangkat },
  dicatatOleh: ctx.actor.id,
  dikoreksi: baris.dasar !== null,
});

async function write(ctx: Ctx, { kelasId, tanggal, jadwalId, mataPelajaranId }: Catatan, langkah: readonly Step[]): Promise<void> {
  const berdiri = langkah.flatMap(({ siswaId, datang, lama, putusan }) => {
    // Who was moved after the first recording is counted in the class in which they sit that day.
    if (putusan?.apa === "sama" && !putusan.lebihBaru && lama?.kelasId === kelasId) return [];
    const berdiriLama = putusan?.apa === "sisihkan" || (putusan?.apa === "sama" && !putusan.lebihBaru);
    const { dasar: _, ...isi } = berdiriLama && lama ? { ...lama, dasar: null } : datang;
    const tetap = putusan?.apa === "sama" || putusan?.apa === "sisihkan";
    const berbeda = putusan === undefined || putusan.apa === "sama" ? (lama?.berbeda ?? false) : putusan.berbeda;
    const { status, jam, keterangan, buktiId, dicatatOleh, dicatatPada, perangkat, dikoreksi } = isi;
    const rekam = {
      status,
      jam,
      keterangan,
      buktiId,
      dicatatOleh,
      dicatatPada,
      perangkat,
      dikoreksi,
      berbeda,
      ...decisionAt(tetap ? lama : undefined),
    };
    return [{ ...rekam, siswaId, kelasId, tanggal, jadwalId, mataPelajaranId, versi: (lama?.versi ?? 0) + (tetap ? 0 : 1) }];
  });
  if (berdiri.length === 0) return;
  const baru = [
    "kelasId",
    "versi",
    "status",
    "jam",
    "keterangan",
    "buktiId",
    "dicatatOleh",
    "dicatatPada",
    "perangkat",
    "dikoreksi",
    "berbeda",
    "diputusOleh",
    "diputusPada",
  ] as const;
  await ctx.db
    .insertInto("absensiSiswa")
    .values(berdiri)
    .onConflict((ada) =>
      ada
        .constraint("absensi_siswa_sekali")
        .doUpdateSet((row) => ({ ...Object.fromEntries(baru.map((nama) => [nama, row.ref(`excluded.${nama}`)])), updatedAt: sql`now()` })),
    )
    .execute();
}

/** Who chose a record, and when, goes where the record goes. */
const decisionAt = (baris: Row | undefined) => ({ diputusOleh: baris?.diputusOleh ?? null, diputusPada: baris?.diputusPada ?? null });

/** What does not stand is kept beside it. */
async function setAside(ctx: Ctx, langkah: readonly Step[]): Promise<void> {
  const kalah = langkah.flatMap(({ datang, lama, putusan }) => {
    if (!lama || !putusan || putusan.apa === "sama") return [];
    const { status, jam, keterangan, buktiId, dicatatOleh, dicatatPada, perangkat, dikoreksi } = putusan.apa === "ganti" ? lama : datang;
    const rekam = { status, jam, keterangan, buktiId, dicatatOleh, dicatatPada, perangkat, dikoreksi };
    const diputus = decisionAt(putusan.apa === "ganti" ? lama : undefined);
    return [
      {
        ...rekam,
        ...diputus,
        absensiId: lama.id,
        sebab: putusan.sebab,
        digantiOleh: putusan.apa === "ganti" ? ctx.actor.id : lama.dicatatOleh,
      },
    ];
  });
  if (kalah.length > 0) await ctx.db.insertInto("absensiSiswaRiwayat").values(kalah).execute();
}

/** One line for the class: what changed of whom. */
async function audit(ctx: Ctx, { kelasId, tanggal, jadwalId, dicatatPada }: Catatan, langkah: readonly Step[]): Promise<void> {
  const tersimpan = langkah.filter(({ putusan }) => putusan?.apa !== "sama");
  if (tersimpan.length === 0) return;
  const berubah = tersimpan.filter(({ lama }) => lama);
  const sebelum = Object.fromEntries(berubah.map(({ siswaId, lama }) => [siswaId, lama?.status]));
  const sesudah = Object.fromEntries(
    tersimpan.map(({ siswaId, datang, putusan }) => [siswaId, putusan?.apa === "sisihkan" ? `${datang.status} (tersisih)` : datang.status]),
  );
  await record(ctx, {
    action: berubah.length > 0 ? "update" : "create",
    subject: "absensiSiswa",
    subjectId: kelasId,
    ...(berubah.length > 0 ? { before: { tanggal, jadwalId, siswa: sebelum } } : {}),
    after: { tanggal, jadwalId, dicatatPada, siswa: sesudah },
  });
}
