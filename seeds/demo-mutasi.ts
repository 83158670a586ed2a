import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { nearestSemester } from "#modules/akademik/index.server.ts";
import { recordKeluar, recordMasuk } from "#modules/kesiswaan/index.server.ts";
import { seedOnce } from "./seed-once.ts";

/** Three pupils of different grades who left in the course of the semester, and three who came in their places later. */
export const seedDemoMutasi = (ctx: Ctx): Promise<void> => seedOnce(ctx, [{ nama: "contoh-mutasi", isi: () => fillMutasi(ctx) }]);

/** `keluar`, `masuk`: how many days ago. */
const journey = [
  {
    ...{ keluar: 75, masuk: 58 },
    sekolah: "MAN 1 Parigi",
    npsn: "69700101",
    alasan: "Mengikuti orang tua pindah tugas.",
    nama: "Muh. Rizky Datupalinge",
    asal: "MAN Insan Cendekia Palu",
  },
  {
    ...{ keluar: 41, masuk: 30 },
    sekolah: "SMA Negeri 2 Poso",
    npsn: "69700102",
    alasan: "Pindah domisili ke Poso.",
    nama: "Andi Naufal Tompo",
    asal: "MAN 2 Kota Palu",
  },
  {
    ...{ keluar: 17, masuk: 6 },
    sekolah: "MA Alkhairaat Donggala",
    npsn: "69700103",
    alasan: "Memilih pesantren.",
    nama: "Syahrul Gunawan Lasoso",
    asal: "MAN Sigi",
  },
];

async function fillMutasi(ctx: Ctx): Promise<void> {
  const hari = await hariMutasi(ctx);
  // Not the first by name of a class: in the demo that one is missing since days.
  const { rows } = await sql<{ id: string; kelasId: string; tanggalLahir: string }>`
    select distinct on (kelas.tingkat) siswa.id, siswa.kelas_id, siswa.tanggal_lahir
    from siswa join anggota_kelas anggota on anggota.siswa_id = siswa.id join kelas on kelas.id = siswa.kelas_id
    where anggota.selesai is null and anggota.mulai < ${hari(Math.max(...journey.map(({ keluar }) => keluar)))}::date
      and siswa.status = 'aktif' and siswa.jenis_kelamin = 'laki-laki'
    order by kelas.tingkat, siswa.nama desc, siswa.id`.execute(ctx.db);
  for (const [index, { id, kelasId, tanggalLahir }] of rows.entries()) {
    const jalan = journey[index];
    if (!jalan) return;
    const { sekolah, npsn, alasan, nama, asal } = jalan;
    const [keluar, masuk] = [hari(jalan.keluar), hari(jalan.masuk)];
    const surat = (tanggal: string, nomor: number) => ({
      ...{ npsn, alasan, tanggal, suratId: "" },
      nomorSurat: `B-${nomor}/Ma.22.01/PP.00.6/${tanggal.slice(5, 7)}/${tanggal.slice(0, 4)}`,
      tanggalSurat: addDays(tanggal, -2),
    });
    await recordKeluar(ctx, { ...surat(keluar, 120 + 40 * index), siswaId: id, sekolah });
    const [tahun, bulan, lahir] = tanggalLahir.split("-");
    const pribadi = {
      nama,
      jenisKelamin: "laki-laki",
      nisn: `${tahun?.slice(1)}900100${index}`,
      nik: `720800${lahir}${bulan}${tahun?.slice(2)}900${index + 1}`,
    };
    const keluarga = { tempatLahir: "Donggala", tanggalLahir, namaAyah: "", namaIbu: "", noTeleponOrtu: "" };
    const isian = { ...surat(masuk, 141 + 40 * index), ...pribadi, ...keluarga, kelasId, sekolah: asal, alasan: "" };
    await recordMasuk(ctx, isian, { yakin: true });
  }
}

/** A day so long ago, on which school is kept, and within the semester: a new one has few days behind it. */
async function hariMutasi(ctx: Ctx): Promise<(mundur: number) => string> {
  const kini = today(ctx.now);
  const semester = await nearestSemester(ctx, kini);
  const awal = semester && semester.mulai < kini ? addDays(semester.mulai, 1) : kini;
  return (mundur) => {
    const hari = [addDays(kini, -mundur), awal].sort()[1] ?? kini;
    const minggu = new Date(`${hari}T00:00:00Z`).getUTCDay() === 0;
    return minggu && hari < kini ? addDays(hari, 1) : hari;
  };
}
