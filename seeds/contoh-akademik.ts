import type { Ctx } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { semesterTerdekat } from "#modules/akademik/index.server.ts";
import { tahunAjaranKini } from "#modules/akademik/index.ts";
import { bagiTugas, susunJadwal } from "./bank/jadwal.ts";
import { hariTahun, jamContoh, kalenderContoh } from "./bank/kalender.ts";
import { tanam } from "./benih.ts";
import { tulis } from "./contoh-bank-data.ts";

/** The school year of today with its semesters, calendar and lesson hours; pupils who are entered later sit in it since its first day. */
export const seedContohTahunAjaran = (ctx: Ctx): Promise<void> =>
  tanam(ctx, [{ nama: "contoh-tahun-ajaran", isi: () => isiTahunAjaran(ctx) }]);

/** Who teaches what, and a timetable without clashes. */
export const seedContohJadwal = (ctx: Ctx): Promise<void> => tanam(ctx, [{ nama: "contoh-jadwal", isi: () => isiJadwal(ctx) }]);

async function isiTahunAjaran(ctx: Ctx): Promise<void> {
  const nama = tahunAjaranKini(ctx.now);
  const { tahun, ganjil, genap } = hariTahun(nama);
  const [ditulis] = await tulis(ctx, "tahunAjaran", [{ nama, ...tahun }]);
  const tahunAjaranId = ditulis?.id;
  await tulis(ctx, "semester", [
    { nama: `Ganjil ${nama}`, jenis: "ganjil", tahunAjaranId, ...ganjil },
    { nama: `Genap ${nama}`, jenis: "genap", tahunAjaranId, ...genap },
  ]);
  const dalamTahun = kalenderContoh.filter(({ mulai, selesai }) => mulai >= tahun.mulai && selesai <= tahun.selesai);
  await tulis(
    ctx,
    "hariKhusus",
    dalamTahun.map((satu) => ({ ...satu })),
  );
  await tulis(ctx, "jamPelajaran", jamContoh);
}

async function isiJadwal(ctx: Ctx): Promise<void> {
  const semester = await semesterTerdekat(ctx, today(ctx.now));
  if (!semester) return;
  const { db } = ctx;
  const kelas = await db
    .selectFrom("kelas")
    .select(["id", "tingkat", "jurusan"])
    .where("tahunAjaran", "=", semester.tahunAjaran)
    .orderBy("nama")
    .execute();
  const mapel = await db.selectFrom("mataPelajaran").select(["id", "kode", "nama"]).execute();
  const guru = await db.selectFrom("pegawai").select(["id", "subUnit"]).where("jenis", "=", "guru").orderBy("nama").execute();
  const tugas = bagiTugas(kelas, mapel, guru).map((satu) => ({ ...satu, semesterId: semester.id }));
  const pengampu = await tulis(ctx, "pengampu", tugas);
  const jam = susunJadwal(tugas).map(({ tugas: place, ...satu }) => {
    const { jp: _, ...milik } = tugas[place] ?? { jp: 0 };
    return { ...milik, ...satu, pengampuId: pengampu[place]?.id, ruang: null };
  });
  await tulis(ctx, "jadwalPelajaran", jam);
}
