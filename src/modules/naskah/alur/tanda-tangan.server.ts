import { demandFresh } from "#kit/access/fresh.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { json } from "#kit/database/sql.server.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import { refuse } from "#kit/refusals.ts";
import { batalkanNomor, type NomorDiberikan, pesanNomor } from "#modules/persuratan/index.server.ts";
import { terbitkanBukti } from "#modules/verifikasi/index.server.ts";
import { isiTeks } from "../isi/bidang.ts";
import { kertasSurat } from "../isi/kertas.ts";
import { kopTertulis } from "../isi/kop.server.ts";
import { namaOrang, nilaiSurat } from "../isi/nilai.server.ts";
import { kepala, penandatangan, sebutLengkap } from "../isi/penandatangan.server.ts";
import { perihalUmum } from "../isi/samarkan.ts";
import type { Naskah } from "../naskah.ts";
import { ambilNaskah, kunciNaskah, type Sasaran } from "./ambil.server.ts";
import { cetakNaskah } from "./cetak.server.ts";
import { beritahu, demandLengkap, pindah } from "./langkah.server.ts";
import { demandTigaOrang } from "./tiga-orang.server.ts";

/** Who opens the letter first has it drawn; for one that nobody opens, the work behind the scenes does it. */
const tungguMs = 60_000;

/**
 * Signs: number, row in Daftar Surat, proof and the words of the paper stand in one transaction. The PDF is drawn from
 * those words afterwards, once.
 * @param origin where people reach the product; @returns the number; @throws Refusal 401 unconfirmed, 403, 404, 409, 422
 */
export async function tandaTanganiNaskah(ctx: Ctx, sasaran: Sasaran, origin: string): Promise<string> {
  demand(ctx, "tandaTanganSurat:manage");
  const naskah = await kunciNaskah(ctx, sasaran, ["diparaf"]);
  const tanda = await penandatangan(ctx, ctx.actor.id ?? "");
  await demandTigaOrang(ctx, naskah, tanda.jabatan !== kepala);
  const { nilai: sebelum } = await demandLengkap(ctx, naskah, tanda);
  demandFresh(ctx);
  const perihal = isiTeks(naskah.perihal, sebelum);
  const kop = await kopTertulis(ctx);
  const diberi = await nomori(ctx, naskah, perihal);
  const { nomor, tanggal } = diberi;
  const { nilai, tabel } = await nilaiSurat(ctx, naskah, { penandatangan: tanda, tanggal, nomor });
  const { jenis, template } = await asal(ctx, naskah.id);
  const umum = perihalUmum({ perihal: naskah.perihal, template }, nilai, await namaOrang(ctx, naskah));
  const bukti = await terbitkanBukti(
    ctx,
    { jenis, nomor, tanggal, perihal: umum, penandatangan: sebutLengkap(tanda), ringkasan: null },
    origin,
  );
  const kertas = kertasSurat(naskah, { nilai, tabel }, kop);
  await pindah(ctx, naskah, {
    ...{ action: "sign", status: "ditandatangani", ditandatanganiPada: ctx.now, penandatanganId: ctx.actor.id, nomor, tanggal },
    ...{ suratKeluarId: diberi.suratId, bukti: bukti.kode, kertas: json({ kertas, isiQr: bukti.isiQr }) },
  });
  await enqueue(ctx, cetakNaskah, { payload: { id: naskah.id }, key: naskah.id, runAt: new Date(ctx.now.getTime() + tungguMs) });
  await beritahu(ctx, naskah, { to: { accounts: [naskah.pembuatId] }, kata: `ditandatangani dengan nomor ${nomor}` });
  return nomor;
}

/** Today's number; the day is the book's, which may have turned a page at midnight. */
const nomori = (ctx: Ctx, { jenisId, klasifikasiId, tujuan, lampiran }: Naskah, perihal: string): Promise<NomorDiberikan> =>
  pesanNomor(ctx, {
    ...{ jenis: jenisId, perihal, klasifikasiId, lampiran },
    tujuan: tujuan?.replaceAll("\n", " ").slice(0, 200) ?? null,
    status: "terkirim",
  });

/** The kind of paper, and the subject of the template as it stands now: a mended one counts as another. */
const asal = ({ db }: Ctx, id: string) =>
  db
    .selectFrom("naskahSurat")
    .innerJoin("jenisNaskah", "jenisNaskah.id", "naskahSurat.jenisId")
    .leftJoin("templateSurat", "templateSurat.id", "naskahSurat.templateId")
    .select(["jenisNaskah.nama as jenis", "templateSurat.perihal as template"])
    .where("naskahSurat.id", "=", id)
    .executeTakeFirstOrThrow();

/** Voids a signed letter for good: its number keeps its place in the book, its proof is withdrawn. @throws Refusal 401 unconfirmed, 403, 404, 409, 422 */
export async function batalkanNaskah(ctx: Ctx, id: string, alasan: string): Promise<void> {
  demand(ctx, "nomorSurat:delete");
  const { suratKeluarId } = await ambilNaskah(ctx, id);
  if (!suratKeluarId) throw refuse.conflict("Surat ini belum ditandatangani. Kembalikan atau hapus saja.");
  const { id: nomorId } = await ctx.db.selectFrom("nomorSurat").select("id").where("suratId", "=", suratKeluarId).executeTakeFirstOrThrow();
  await batalkanNomor(ctx, { id: nomorId, alasan });
}
