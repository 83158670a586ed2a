import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Stored } from "#kit/database/tables.ts";
import { refuse } from "#kit/refusals.ts";
import { reviewPeringatan } from "../../peringatan/review-peringatan.server.ts";
import { demandKelas } from "../kelas-rights.server.ts";

export interface Options {
  readonly siswaId: string;
  readonly tanggal: string;
  readonly jadwalId: string | null;
  /** The record that was in sight when it was chosen. */
  readonly versi: number;
  /** Of what does not stand; null: what stands is right. */
  readonly riwayatId: string | null;
}

const fields = ["status", "jam", "keterangan", "buktiId", "dicatatOleh", "dicatatPada", "perangkat", "dikoreksi"] as const;

/**
 * A person says which of the records is right; it keeps the moment at which it was tapped. From then on it gives way only to
 * somebody who has seen it. @throws Refusal 409 when it has changed
 */
export async function chooseAbsensi(ctx: Ctx, pilihan: Options): Promise<void> {
  const { siswaId, tanggal, jadwalId, versi, riwayatId } = pilihan;
  const berdiri = await ctx.db
    .selectFrom("absensiSiswa")
    .select(["id", "kelasId", "versi", "diputusOleh", "diputusPada", ...fields])
    .where("siswaId", "=", siswaId)
    .where("tanggal", "=", tanggal)
    .where("jadwalId", "is not distinct from", jadwalId)
    .forUpdate()
    .executeTakeFirst();
  if (!berdiri) throw refuse.notFound();
  await demandKelas(ctx, "update", { kelasId: berdiri.kelasId, tanggal });
  if (berdiri.versi !== versi) throw refuse.conflict("Catatan siswa ini baru saja berubah. Lihat kembali, lalu pilih yang benar.");
  const dipilih = riwayatId === null ? berdiri : await swap(ctx, berdiri, riwayatId);
  const isi = Object.fromEntries(fields.map((nama) => [nama, dipilih[nama]]));
  const diputus = { diputusOleh: ctx.actor.id, diputusPada: ctx.now };
  const keadaan = { ...isi, ...diputus, dikoreksi: true, berbeda: false, versi: versi + 1, updatedAt: ctx.now };
  await ctx.db.updateTable("absensiSiswa").set(keadaan).where("id", "=", berdiri.id).execute();
  await sql`update absensi_siswa_riwayat set sebab = 'dibuang', diganti_oleh = ${ctx.actor.id}
    where absensi_id = ${berdiri.id} and sebab = 'tersisih'`.execute(ctx.db);
  const tentang = { tanggal, jadwalId, siswa: siswaId };
  await record(ctx, {
    action: "update",
    subject: "absensiSiswa",
    subjectId: berdiri.kelasId,
    before: { ...tentang, status: berdiri.status },
    after: { ...tentang, status: dipilih.status },
  });
  if (jadwalId === null) await reviewPeringatan(ctx, berdiri.kelasId, [berdiri.status, dipilih.status]);
  ctx.touch("absensiSiswa");
}

type Lama = Pick<Stored<"absensiSiswa">, "status" | "jam" | "keterangan" | "buktiId" | "dicatatOleh" | "perangkat"> & {
  readonly id: string;
  readonly dicatatPada: Date;
  readonly dikoreksi: boolean;
  readonly diputusOleh: string | null;
  readonly diputusPada: Date | null;
};

/** What stood takes the place of what is chosen, so that each record is there once. @returns the chosen one */
async function swap(ctx: Ctx, { id: absensiId, ...lama }: Lama, riwayatId: string) {
  const dipilih = await ctx.db
    .deleteFrom("absensiSiswaRiwayat")
    .where("id", "=", riwayatId)
    .where("absensiId", "=", absensiId)
    .returning(fields)
    .executeTakeFirst();
  if (!dipilih) throw refuse.notFound();
  const { status, jam, keterangan, buktiId, dicatatOleh, dicatatPada, perangkat, dikoreksi, diputusOleh, diputusPada } = lama;
  const rekam = { status, jam, keterangan, buktiId, dicatatOleh, dicatatPada, perangkat, dikoreksi, diputusOleh, diputusPada };
  await ctx.db
    .insertInto("absensiSiswaRiwayat")
    .values({ ...rekam, absensiId, sebab: "dibuang", digantiOleh: ctx.actor.id })
    .execute();
  return dipilih;
}
