import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { formatDay } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { create } from "#kit/register/store.server.ts";
import { periodePpdb } from "../periode-ppdb.ts";
import { pertanyaanPpdb } from "../pertanyaan/pertanyaan-ppdb.ts";
import { gelombangPpdb } from "./gelombang-ppdb.ts";
import { jalurPpdb } from "./jalur-ppdb.ts";
import { jalurLabel } from "./jenis-jalur.ts";
import { readPeriode } from "./load-aturan.server.ts";
import { closingOf, openingOf, type Span, type Window, windowOf } from "./windows.ts";
import { nextTahunAjaran, renamed, yearLater } from "./year-later.ts";

/** What a copy for the next school year would hold: all days a year later, and a draft, so that nothing opens by itself. @throws Refusal 403, 404, 409 */
export async function planCopy(ctx: ReadCtx, id: string) {
  demand(ctx, "periodePpdb:create");
  const { id: _, versi, ...old } = await readPeriode(ctx, id);
  const tahunAjaran = nextTahunAjaran(old.tahunAjaran);
  const taken = await ctx.db
    .selectFrom("periodePpdb")
    .select("id")
    .where("tahunAjaran", "=", tahunAjaran)
    .where(notDeleted())
    .executeTakeFirst();
  if (taken) throw refuse.conflict(`Periode ${tahunAjaran} sudah ada. Buka periode itu, atau hapus dulu bila ingin menyalin lagi.`);
  // No rules, and so not among those that `readPeriode` gives to the sheet.
  const { simpanBulan, lengkapiSampai, tanyaUn, tanyaJurusan, susulanHari } = await ctx.db
    .selectFrom("periodePpdb")
    .select(["simpanBulan", "lengkapiSampai", "tanyaUn", "tanyaJurusan", "susulanHari"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const pertanyaan = await ctx.db
    .selectFrom("pertanyaanPpdb")
    .selectAll()
    .where("periodeId", "=", id)
    .where("berhenti", "=", false)
    .where(notDeleted())
    .orderBy("nomorUrut")
    .execute();
  const waves = await ctx.db
    .selectFrom("gelombangPpdb")
    .selectAll()
    .where("periodeId", "=", id)
    .where(notDeleted())
    .orderBy("nama")
    .execute();
  const ids = waves.map((wave) => wave.id);
  const paths =
    ids.length === 0 ? [] : await ctx.db.selectFrom("jalurPpdb").selectAll().where("gelombangId", "in", ids).where(notDeleted()).execute();
  return {
    periode: {
      ...old,
      ...{ simpanBulan, tanyaUn, tanyaJurusan, susulanHari },
      lengkapiSampai: yearLater(lengkapiSampai),
      ...{ buka: yearLater(old.buka), tutup: yearLater(old.tutup) },
      tahunAjaran,
      ...daysLater(old),
      draf: true,
    },
    pertanyaan: pertanyaan.map((one) => kept(pertanyaanPpdb.fields, one)),
    gelombang: waves.map((wave) => ({
      values: { ...kept(gelombangPpdb.fields, wave), ...spanLater(wave), nama: renamed(wave.nama, old.tahunAjaran), ...draft },
      jalur: paths
        .filter(({ gelombangId }) => gelombangId === wave.id)
        .map((path) => ({ ...kept(jalurPpdb.fields, path), ...spanLater(path), jenis: path.jenis, ...draft })),
    })),
  };
}

/** The same in lines for whoever decides. */
export async function tellCopy(ctx: ReadCtx, id: string): Promise<{ readonly tahunAjaran: string; readonly baris: readonly string[] }> {
  const { periode, gelombang, pertanyaan } = await planCopy(ctx, id);
  const span = (window: Window) => `${openingOf(window)} – ${closingOf(window)}`;
  const baris = gelombang.flatMap(({ values, jalur }) => [
    `${values.nama}: ${span(windowOf(periode, values))}`,
    ...jalur.map((one) => `${values.nama}, jalur ${jalurLabel(one.jenis).toLowerCase()}: ${span(windowOf(periode, values, one))}`),
  ]);
  const tanya = pertanyaan.length > 0 ? [`${pertanyaan.length} pertanyaan tambahan, dengan kode yang sama`] : [];
  return { tahunAjaran: periode.tahunAjaran, baris: [`Periode: ${span(windowOf(periode))}`, ...baris, ...tellDays(periode), ...tanya] };
}

/** With the day of the week: the same date a year later is another one, often a Sunday. */
const tellDays = (days: Readonly<Record<Later | "lengkapiSampai", string | null>>): readonly string[] =>
  Object.entries(dayLabels).flatMap(([name, label]) => {
    const day = days[name as keyof typeof dayLabels];
    return day ? [`${label}: ${formatDay(day, "long")}`] : [];
  });

const dayLabels: Readonly<Record<Later | "lengkapiSampai", string>> = {
  ...{ pengumuman: "Pengumuman", ambilSampai: "Tempat diambil paling lambat", daftarUlangMulai: "Daftar ulang mulai" },
  ...{ daftarUlangSelesai: "Daftar ulang selesai", lengkapiSampai: "Data daftar ulang dilengkapi sampai", usiaPer: "Usia dihitung pada" },
};

/** Makes the copy that `planCopy` tells. @returns the id of the new period; @throws Refusal also 422 */
export async function copyPeriode(ctx: Ctx, id: string): Promise<string> {
  const plan = await planCopy(ctx, id);
  const periode = await create(ctx, periodePpdb, plan.periode, "json");
  for (const one of plan.pertanyaan) await create(ctx, pertanyaanPpdb, { ...one, periodeId: periode.id }, "json");
  for (const { values, jalur } of plan.gelombang) {
    const wave = await create(ctx, gelombangPpdb, { ...values, periodeId: periode.id }, "json");
    for (const path of jalur) await create(ctx, jalurPpdb, { ...path, gelombangId: wave.id }, "json");
  }
  return periode.id;
}

/** What was said of the year before does not hold for a draft. */
const draft = { tanpaLembar: false } as const;

const spanLater = ({ buka, bukaPukul, tutup, tutupPukul }: Span): Span => ({
  ...{ buka: yearLater(buka), bukaPukul },
  ...{ tutup: yearLater(tutup), tutupPukul },
});

type Later = "pengumuman" | "ambilSampai" | "daftarUlangMulai" | "daftarUlangSelesai" | "usiaPer";

const daysLater = ({ pengumuman, ambilSampai, daftarUlangMulai, daftarUlangSelesai, usiaPer }: Readonly<Record<Later, string | null>>) => ({
  ...{ pengumuman: yearLater(pengumuman), daftarUlangMulai: yearLater(daftarUlangMulai) },
  ...{ daftarUlangSelesai: yearLater(daftarUlangSelesai), usiaPer: yearLater(usiaPer) },
  ambilSampai: yearLater(ambilSampai),
});

const kept = (fields: Readonly<Record<string, unknown>>, row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] ?? null]));
