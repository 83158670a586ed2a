import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { beginNaskah, type NamedTable } from "#modules/naskah/index.server.ts";
import { arahName } from "../letter.ts";
import type { Assessed } from "../load/assess.server.ts";
import { proposable } from "../load/year-list.server.ts";
import { mostLetters, templatePemusnahan } from "../pemusnahan.ts";
import { columnOf, lockLetters } from "./hold.server.ts";

export interface Proposal {
  /** Due by the end of this year. */
  readonly tahun: number;
  /** Chosen ones as "masuk.<id>"; absent: all that may be proposed. */
  readonly pilihan?: readonly string[];
}

/**
 * Prepares the record of a destruction as a letter on its way; nothing is destroyed by it.
 * @returns the id of the destruction; @throws Refusal 403, 409 when one of the letters is no longer due, 422
 */
export async function preparePemusnahan(ctx: Ctx, { tahun, pilihan }: Proposal): Promise<string> {
  demand(ctx, "arsipSurat:create");
  const { id: akunId, name } = ctx.actor;
  if (akunId === null) throw refuse.forbidden("Berita acara pemusnahan disiapkan oleh orang, bukan oleh sistem.");
  await lockLetters(ctx, await proposable(ctx, tahun, pilihan));
  const surat = await proposable(ctx, tahun, pilihan);
  if (pilihan && surat.length !== new Set(pilihan).size)
    throw refuse.conflict("Ada surat pilihan yang tidak dapat diusulkan lagi. Muat ulang halaman ini.");
  if (surat.length === 0) throw refuse.invalid("Belum ada surat yang dapat diusulkan musnah hari ini.");
  if (surat.length > mostLetters)
    throw refuse.invalid(`Paling banyak ${mostLetters} surat dalam satu berita acara. Pilih sebagian dahulu.`);
  const naskah = await beginNaskah(ctx, {
    template: templatePemusnahan,
    isian: { Tahun: String(tahun), "Jumlah surat": `${surat.length} surat` },
    tabel: [tableOf(surat)],
  });
  const { id } = await ctx.db
    .insertInto("pemusnahanArsip")
    .values({ tahun, naskahId: naskah.id, disiapkanOleh: akunId, disiapkanNama: name, createdAt: ctx.now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto("suratPemusnahan")
    .values(
      surat.map(({ arah, id: suratId, kode, sumber, inaktifSampai }, place) => ({
        ...{ pemusnahanId: id, urut: place + 1, suratMasukId: null, suratKeluarId: null, [columnOf[arah]]: suratId },
        ...{ kode: kode ?? "", sumber: sumber ?? "", inaktifSampai: inaktifSampai ?? "" },
      })),
    )
    .execute();
  await record(ctx, {
    ...{ action: "create", subject: "pemusnahanArsip", subjectId: id },
    after: { tahun, naskahId: naskah.id, surat: surat.map(({ nomor }) => nomor) },
  });
  return id;
}

const tableOf = (surat: readonly Assessed[]): NamedTable => ({
  judul: "Daftar arsip yang dimusnahkan",
  kepala: ["No.", "Perihal", "Nomor dan tanggal", "Dari atau kepada", "Klasifikasi dan masa simpan"],
  baris: surat.map(({ arah, nomor, perihal, pihak, tanggal, kode, inaktifSampai }, place) => [
    `${place + 1}`,
    perihal,
    `${nomor}\n${formatDay(tanggal, "short")}`,
    `${arahName[arah]}: ${pihak ?? "–"}`,
    `${kode}, sampai ${formatDay(inaktifSampai ?? "", "short")}`,
  ]),
});
