import type { Ctx } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { nearestSemester } from "#modules/akademik/index.server.ts";
import { currentTahunAjaran } from "#modules/akademik/index.ts";
import { composeJadwal, distributeTasks } from "./bank/jadwal.ts";
import { demoJam, demoKalender, hariTahun } from "./bank/kalender.ts";
import { write } from "./demo-bank-data.ts";
import { seedOnce } from "./seed-once.ts";

/** The school year of today with its semesters, calendar and lesson hours; pupils who are entered later sit in it since its first day. */
export const seedDemoTahunAjaran = (ctx: Ctx): Promise<void> =>
  seedOnce(ctx, [{ nama: "contoh-tahun-ajaran", isi: () => fillTahunAjaran(ctx) }]);

/** Who teaches what, and a timetable without clashes. */
export const seedDemoJadwal = (ctx: Ctx): Promise<void> => seedOnce(ctx, [{ nama: "contoh-jadwal", isi: () => fillJadwal(ctx) }]);

async function fillTahunAjaran(ctx: Ctx): Promise<void> {
  const nama = currentTahunAjaran(ctx.now);
  const { tahun, ganjil, genap } = hariTahun(nama);
  const [ditulis] = await write(ctx, "tahunAjaran", [{ nama, ...tahun }]);
  const tahunAjaranId = ditulis?.id;
  await write(ctx, "semester", [
    { nama: `Ganjil ${nama}`, jenis: "ganjil", tahunAjaranId, ...ganjil },
    { nama: `Genap ${nama}`, jenis: "genap", tahunAjaranId, ...genap },
  ]);
  const dalamTahun = demoKalender.filter(({ mulai, selesai }) => mulai >= tahun.mulai && selesai <= tahun.selesai);
  await write(
    ctx,
    "hariKhusus",
    dalamTahun.map((satu) => ({ ...satu })),
  );
  await write(ctx, "jamPelajaran", demoJam);
}

async function fillJadwal(ctx: Ctx): Promise<void> {
  const semester = await nearestSemester(ctx, today(ctx.now));
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
  const tugas = distributeTasks(kelas, mapel, guru).map((satu) => ({ ...satu, semesterId: semester.id }));
  const pengampu = await write(ctx, "pengampu", tugas);
  const jam = composeJadwal(tugas).map(({ tugas: place, ...satu }) => {
    const { jp: _, ...milik } = tugas[place] ?? { jp: 0 };
    return { ...milik, ...satu, pengampuId: pengampu[place]?.id, ruang: null };
  });
  await write(ctx, "jadwalPelajaran", jam);
}
