import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { catatKeluar, catatMasuk } from "#modules/kesiswaan/index.server.ts";
import { tanam } from "./benih.ts";

/** Three pupils who left today, and three who came in their places. */
export const seedContohMutasi = (ctx: Ctx): Promise<void> => tanam(ctx, [{ nama: "contoh-mutasi", isi: () => isiMutasi(ctx) }]);

const perjalanan = [
  {
    sekolah: "MAN 1 Parigi",
    npsn: "69700101",
    alasan: "Mengikuti orang tua pindah tugas.",
    nama: "Muh. Rizky Datupalinge",
    asal: "MAN Insan Cendekia Palu",
  },
  {
    sekolah: "SMA Negeri 2 Poso",
    npsn: "69700102",
    alasan: "Pindah domisili ke Poso.",
    nama: "Andi Naufal Tompo",
    asal: "MAN 2 Kota Palu",
  },
  { sekolah: "MA Alkhairaat Donggala", npsn: "69700103", alasan: "Memilih pesantren.", nama: "Syahrul Gunawan Lasoso", asal: "MAN Sigi" },
];

async function isiMutasi(ctx: Ctx): Promise<void> {
  const tanggal = today(ctx.now);
  const { rows } = await sql<{ id: string; kelasId: string; tanggalLahir: string }>`
    select siswa.id, siswa.kelas_id, siswa.tanggal_lahir from siswa join anggota_kelas anggota on anggota.siswa_id = siswa.id
    where anggota.selesai is null and anggota.mulai < ${tanggal}::date and siswa.status = 'aktif' and siswa.jenis_kelamin = 'laki-laki'
    order by siswa.nisn desc limit ${perjalanan.length}`.execute(ctx.db);
  for (const [index, { id, kelasId, tanggalLahir }] of rows.entries()) {
    const jalan = perjalanan[index];
    if (!jalan) return;
    const { sekolah, npsn, alasan, nama, asal } = jalan;
    const surat = {
      npsn,
      alasan,
      nomorSurat: `B-${120 + index}/Ma.22.01/PP.00.6/${tanggal.slice(5, 7)}/${tanggal.slice(0, 4)}`,
      tanggalSurat: tanggal,
      suratId: "",
    };
    await catatKeluar(ctx, { ...surat, siswaId: id, tanggal, sekolah });
    const [tahun, bulan, hari] = tanggalLahir.split("-");
    const pribadi = {
      nama,
      jenisKelamin: "laki-laki",
      nisn: `${tahun?.slice(1)}900100${index}`,
      nik: `720800${hari}${bulan}${tahun?.slice(2)}900${index + 1}`,
    };
    const keluarga = { tempatLahir: "Donggala", tanggalLahir, namaAyah: "", namaIbu: "", noTeleponOrtu: "" };
    await catatMasuk(ctx, { ...surat, ...pribadi, ...keluarga, kelasId, tanggal, sekolah: asal, alasan: "" });
  }
}
