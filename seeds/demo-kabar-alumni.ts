import type { Ctx } from "#kit/ctx.server.ts";
import "#modules/kesiswaan/index.server.ts";
import { approvalSentence } from "#modules/kesiswaan/index.ts";
import { seedOnce } from "./seed-once.ts";

const jam = 3_600_000;

/** What a few invented alumni wrote lately; a second run adds none. */
export const seedDemoKabarAlumni = (ctx: Ctx): Promise<void> => seedOnce(ctx, [{ nama: "contoh-kabar-alumni", isi: () => fillKabar(ctx) }]);

const kabar = [
  { kegiatan: "bekerja", instansi: "Rumah Sakit Undata", bidang: "Perawat", kota: "Palu", pesan: "Terima kasih, Bapak dan Ibu guru." },
  { kegiatan: "kuliah", instansi: "Universitas Tadulako", bidang: "Teknik Sipil", kota: "Palu", pesan: null },
  {
    kegiatan: "wirausaha",
    instansi: "Kedai Kopi Talise",
    bidang: "Pemilik",
    kota: "Palu",
    pesan: "Siap berbagi cerita dengan adik kelas.",
  },
  { kegiatan: "kuliah-bekerja", instansi: "Universitas Hasanuddin", bidang: "Hukum", kota: "Makassar", pesan: null },
] as const;

async function fillKabar(ctx: Ctx): Promise<void> {
  const alumni = await ctx.db
    .selectFrom("alumni")
    .select(["id", "nama", "nisn", "tanggalLahir", "tahunLulus"])
    .where("deletedAt", "is", null)
    .where("nisn", "is not", null)
    .orderBy("nama")
    .limit(kabar.length - 1)
    .execute();
  const pengirim = [
    ...alumni.map(({ id, ...siapa }) => ({ ...siapa, alumniId: id })),
    { nama: "Rahmat Hidayat Lasimpo", nisn: null, tanggalLahir: "1987-04-12", tahunLulus: 2005, alumniId: null },
  ];
  const rows = pengirim.map((siapa, place) => {
    const pada = new Date(ctx.now.getTime() - (pengirim.length - place) * 17 * jam);
    return { ...siapa, ...kabar[place % kabar.length], persetujuan: approvalSentence, createdAt: pada, updatedAt: pada };
  });
  // Somebody else wrote in the name of the first: the office sees both beside each other.
  const lain = rows.slice(0, 1).map((satu) => ({ ...satu, ...{ instansi: "Apotek Besusu", kota: "Donggala", pesan: null } }));
  await ctx.db
    .insertInto("usulanAlumni")
    .values([...rows, ...lain])
    .execute();
}
