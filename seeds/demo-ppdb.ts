import type { Ctx } from "#kit/ctx.server.ts";
import { addDays } from "#kit/dates.ts";
import { create } from "#kit/register/store.server.ts";
import { activePeriode, addPeriode } from "#modules/ppdb/index.server.ts";
import { gelombangPpdb, jalurPpdb } from "#modules/ppdb/index.ts";
import { firstPeriode } from "./periode.ts";

/** A wave with four paths in the running intake, and the figures that the year before has left; a second run adds none. */
export async function seedDemoPpdb(ctx: Ctx): Promise<void> {
  const periode = await activePeriode(ctx);
  const known = await ctx.db.selectFrom("gelombangPpdb").select("id").limit(1).executeTakeFirst();
  if (!periode || known) return;
  await seedLastYear(ctx, periode.buka);
  const { id: gelombangId } = await create(ctx, gelombangPpdb, { nama: "Gelombang 1", periodeId: periode.id, tanpaLembar: true }, "json");
  for (const jalur of paths) await create(ctx, jalurPpdb, { ...jalur, gelombangId, tanpaLembar: true }, "json");
}

const everybody = ["Kartu keluarga", "Akta kelahiran", "Rapor semester 1–5"];
const lulusan = "Lulus atau sedang di kelas akhir MTs, SMP, atau sederajat";
const asks = (syarat: readonly string[], ...papers: readonly string[]) => ({
  syarat: [lulusan, ...syarat].join("\n"),
  dokumen: [...everybody, ...papers].join("\n"),
});
const order = { seri1: "rapor", seri2: "usia" };
const berbantuan = "Keluarga penerima bantuan sosial, atau dinyatakan tidak mampu oleh kelurahan";

/** Together the places of the period; afirmasi within 15 % of them. */
const paths = [
  { jenis: "reguler", kuota: 180, cadangan: 30, bobotRapor: 40, bobotTes: 40, bobotBtq: 20, toleransiBtq: 10, ...order, ...asks([]) },
  {
    ...{ jenis: "prestasi-akademik", kuota: 40, cadangan: 8, bobotRapor: 60, bobotTes: 40, ...order },
    ...asks(["Juara lomba akademik tingkat kota atau lebih tinggi"], "Piagam atau sertifikat"),
  },
  {
    ...{ jenis: "tahfidz", kuota: 25, cadangan: 5, bobotTahfidz: 70, bobotWawancara: 30, seri1: "tahfidz" },
    ...asks(["Hafal paling sedikit dua juz"], "Sertifikat tahfidz"),
  },
  {
    ...{ jenis: "afirmasi", kuota: 43, cadangan: 8, bobotRapor: 50, bobotTes: 50, ...order },
    ...asks([berbantuan], "KIP, PKH, KKS, atau SKTM"),
  },
];

type Hal = "hari" | "jalur" | "asal sekolah" | "daerah" | "keadaan";

/** Of the families of last year, deleted after their time, only counts are left. */
async function seedLastYear(ctx: Ctx, buka: string): Promise<void> {
  const { id: periodeId, buka: first } = await addPeriode(ctx, firstPeriode(addDays(buka, -365)));
  const each = (hal: Hal, names: readonly string[], banyak: number) => names.map((isi) => ({ periodeId, hal, isi, banyak }));
  const days = Array.from({ length: 24 }, (_, nth) => addDays(first, nth));
  const rows = [
    ...each("hari", days, 4),
    ...[...each("jalur", ["reguler"], 68), ...each("jalur", ["prestasi-akademik", "afirmasi"], 11), ...each("jalur", ["tahfidz"], 6)],
    ...each("asal sekolah", ["MTsN 1 Palu", "MTsN 2 Palu", "SMPN 2 Palu", "MTs Alkhairaat Palu"], 18),
    ...each("asal sekolah", ["SMPN 1 Palu", "SMPN 4 Palu", "SMPN 3 Sigi"], 8),
    ...each("daerah", ["Palu Barat", "Palu Selatan", "Palu Timur", "Mantikulore", "Tatanga"], 16),
    ...each("daerah", ["Palu Utara", "Ulujadi"], 8),
    ...[...each("keadaan", ["tidak diterima"], 84), ...each("keadaan", ["mengundurkan diri"], 12)],
  ];
  await ctx.db.insertInto("angkaPpdb").values(rows).execute();
}
