import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandKelas } from "../hak-kelas.server.ts";
import type { AbsensiSiswaTable } from "../tables.ts";

export interface Pilihan {
  readonly siswaId: string;
  readonly tanggal: string;
  readonly jadwalId: string | null;
  /** The record that was in sight when it was chosen. */
  readonly versi: number;
  /** Of what does not stand; null: what stands is right. */
  readonly riwayatId: string | null;
}

const isian = ["status", "jam", "keterangan", "buktiId", "dicatatOleh", "dicatatPada", "perangkat"] as const;

/** A person says which of the records is right. From then on it gives way only to somebody who has seen it. @throws Refusal 409 when it has changed */
export async function pilihAbsensi(ctx: Ctx, pilihan: Pilihan): Promise<void> {
  const { siswaId, tanggal, jadwalId, versi, riwayatId } = pilihan;
  const berdiri = await ctx.db
    .selectFrom("absensiSiswa")
    .select(["id", "kelasId", "versi", "dikoreksi", ...isian])
    .where("siswaId", "=", siswaId)
    .where("tanggal", "=", tanggal)
    .where("jadwalId", "is not distinct from", jadwalId)
    .forUpdate()
    .executeTakeFirst();
  if (!berdiri) throw refuse.notFound();
  await demandKelas(ctx, "update", { kelasId: berdiri.kelasId, tanggal });
  if (berdiri.versi !== versi) throw refuse.conflict("Catatan siswa ini baru saja berubah. Lihat kembali, lalu pilih yang benar.");
  const dipilih = riwayatId === null ? berdiri : await dariRiwayat(ctx, berdiri.id, riwayatId);
  if (riwayatId !== null) await simpanLama(ctx, berdiri);
  const isi = Object.fromEntries(isian.map((nama) => [nama, dipilih[nama]]));
  const keadaan = { ...isi, dicatatPada: ctx.now, dikoreksi: true, berbeda: false, versi: versi + 1, updatedAt: ctx.now };
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
  ctx.touch("absensiSiswa");
}

async function dariRiwayat(ctx: Ctx, absensiId: string, id: string) {
  const satu = ctx.db.selectFrom("absensiSiswaRiwayat").select(isian).where("id", "=", id).where("absensiId", "=", absensiId);
  const found = await satu.executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
}

type Lama = Pick<AbsensiSiswaTable, "status" | "jam" | "keterangan" | "buktiId" | "dicatatOleh" | "perangkat"> & {
  readonly id: string;
  readonly dicatatPada: Date;
  readonly dikoreksi: boolean;
};

async function simpanLama(ctx: Ctx, { id, status, jam, keterangan, buktiId, dicatatOleh, dicatatPada, perangkat, dikoreksi }: Lama) {
  const lama = { status, jam, keterangan, buktiId, dicatatOleh, dicatatPada, perangkat, dikoreksi };
  await ctx.db
    .insertInto("absensiSiswaRiwayat")
    .values({ ...lama, absensiId: id, sebab: "dibuang", digantiOleh: ctx.actor.id })
    .execute();
}
