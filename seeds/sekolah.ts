import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import "#modules/beranda/index.server.ts";
import "#modules/berita/index.server.ts";
import "#modules/profil/index.server.ts";

const pengaturan = {
  nama: "MAN 1 Palu",
  namaLengkap: "Madrasah Aliyah Negeri 1 Palu",
  alamat: "Kota Palu, Sulawesi Tengah",
  tanggalBerdiri: "1991-06-13",
  tagline: "Ilmu yang dalam, akhlak yang teduh.",
  sambutan: "Madrasah negeri di Kota Palu bagi anak-anak yang ingin menguasai ilmu pengetahuan dan tetap dekat dengan Al-Qur’an.",
  tentang:
    "Madrasah aliyah negeri di Kota Palu. Selama tiga tahun, pelajaran agama dan pelajaran umum berjalan beriringan, didampingi guru yang mengenal setiap peserta didik.",
};

/** Monday is 1. */
const jadwal = [
  ...[1, 2, 3, 4].map((hari) => ({ hari: String(hari), masuk: "07:30", pulang: "14:30" })),
  { hari: "5", masuk: "07:30", pulang: "11:30" },
  { hari: "6", masuk: "07:30", pulang: "12:30" },
];

const penghitung = [
  { nama: "Guru", jumlah: 68 },
  { nama: "Staf", jumlah: 12 },
  { nama: "Peserta didik", jumlah: 560 },
  { nama: "Pimpinan madrasah", jumlah: 3 },
].map((satu, index) => ({ ...satu, urutan: index + 1 }));

const kategori = ["Akademik", "Kesiswaan", "Keagamaan", "Prestasi"].map((name) => ({ name }));

/** The specification's texts and figures, once: what the school has changed or thrown away since is never filled in again. */
export async function seedSekolah(ctx: Ctx): Promise<void> {
  if (await ctx.db.selectFrom("pengaturan").select("id").executeTakeFirst()) return;
  await ctx.db.insertInto("pengaturan").values(pengaturan).execute();
  await ctx.db.insertInto("jadwalKerja").values(jadwal).execute();
  await ctx.db.insertInto("penghitung").values(penghitung).execute();
  await ctx.db.insertInto("kategoriBerita").values(kategori).execute();
  await record(ctx, { action: "create", subject: "pengaturan", subjectId: "sekolah", after: { pengaturan, jadwal, penghitung, kategori } });
  for (const tag of ["pengaturan", "jadwalKerja", "penghitung", "kategoriBerita"]) ctx.touch(tag);
}
