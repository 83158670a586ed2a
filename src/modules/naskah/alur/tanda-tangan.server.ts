import { demandFresh } from "#kit/access/fresh.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { json } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import { pesanNomor } from "#modules/persuratan/index.server.ts";
import { bacaKop } from "#modules/profil/index.server.ts";
import { terbitkanBukti } from "#modules/verifikasi/index.server.ts";
import { isiTeks } from "../isi/bidang.ts";
import { kertasSurat } from "../isi/kertas.ts";
import { penandatangan } from "../isi/nilai.server.ts";
import { kunciNaskah, type Sasaran } from "./ambil.server.ts";
import { cetakNaskah } from "./cetak.server.ts";
import { beritahu, demandLengkap, pembuat, pindah } from "./langkah.server.ts";

/**
 * Signs: number, row in Daftar Surat, proof and the words of the paper stand in one transaction. The PDF is drawn from
 * those words afterwards, once.
 * @param origin where people reach the product; @throws Refusal 401 unconfirmed, 403, 404, 409, 422
 */
export async function tandaTanganiNaskah(ctx: Ctx, sasaran: Sasaran, origin: string): Promise<string> {
  demand(ctx, "tandaTanganSurat:manage");
  demandFresh(ctx);
  const naskah = await kunciNaskah(ctx, sasaran, ["diparaf"]);
  const tanda = await penandatangan(ctx, ctx.actor.id ?? "");
  const tanggal = today(ctx.now);
  const { nilai, tabel } = await demandLengkap(ctx, naskah, tanda, { tanggal });
  const { nama, alamat, kontak, kertas: size } = await bacaKop(ctx);
  const { nama: jenis } = await ctx.db.selectFrom("jenisNaskah").select("nama").where("id", "=", naskah.jenisId).executeTakeFirstOrThrow();
  const perihal = isiTeks(naskah.perihal, nilai);
  const kepada = naskah.tujuan?.replaceAll("\n", " ") ?? null;
  const { nomor, suratId } = await pesanNomor(ctx, {
    ...{ jenis: naskah.jenisId, perihal, tanggal, klasifikasiId: naskah.klasifikasiId, tujuan: kepada, lampiran: naskah.lampiran },
    status: "terkirim",
  });
  const bukti = await terbitkanBukti(ctx, { jenis, nomor, tanggal, perihal, penandatangan: tanda.nama, ringkasan: null }, origin);
  const letterhead = { names: nama, address: alamat, ...(kontak && { contact: kontak }) };
  const kertas = kertasSurat(naskah, { nilai: { ...nilai, nomor }, tabel }, { letterhead, size });
  await pindah(ctx, naskah, {
    ...{ status: "ditandatangani", ditandatanganiPada: ctx.now, penandatanganId: ctx.actor.id, nomor, tanggal },
    ...{ suratKeluarId: suratId, bukti: bukti.kode, kertas: json({ kertas, isiQr: bukti.isiQr }) },
  });
  await enqueue(ctx, cetakNaskah, { payload: { id: naskah.id }, key: naskah.id });
  await beritahu(ctx, naskah, { to: { accounts: [await pembuat(ctx, naskah.id)] }, kata: `ditandatangani dengan nomor ${nomor}` });
  return nomor;
}
