import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { json } from "#kit/database/sql.server.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import { refuse } from "#kit/refusals.ts";
import { jabatanName } from "#modules/kepegawaian/index.ts";
import { cancelNomor, type GivenNomor, isContoh, reserveNomor } from "#modules/persuratan/index.server.ts";
import { publishBukti } from "#modules/verifikasi/index.server.ts";
import { fillText } from "../content/fields.ts";
import { writtenKop } from "../content/kop.server.ts";
import { perihalUmum } from "../content/mask.ts";
import { suratPaper } from "../content/paper.ts";
import { describeFull, kepala, penandatangan } from "../content/penandatangan.server.ts";
import { personName, suratValue } from "../content/value.server.ts";
import type { Naskah } from "../naskah.ts";
import { maySignInChain } from "./chain.server.ts";
import { printNaskah } from "./print.server.ts";
import { demandFull, pindah, tell } from "./step.server.ts";
import { lockNaskah, type Sasaran, takeNaskah } from "./take.server.ts";
import { demandThreePeople } from "./three-people.server.ts";

/** Who opens the letter first has it drawn; for one that nobody opens, the work behind the scenes does it. */
const waitMs = 60_000;

/**
 * Signs: number, row in Daftar Surat, proof and the words of the paper stand in one transaction. The PDF is drawn from
 * those words afterwards, once.
 * @param origin where people reach the product; @returns the number; @throws Refusal 401 unconfirmed, 403, 404, 409, 422
 */
export async function signNaskah(ctx: Ctx, sasaran: Sasaran, origin: string): Promise<string> {
  demand(ctx, "tandaTanganSurat:manage");
  const naskah = await lockNaskah(ctx, sasaran, ["diparaf"]);
  const tanda = await penandatangan(ctx, ctx.actor.id ?? "");
  if (!(await maySignInChain(ctx, naskah)))
    throw refuse.forbidden(`Menurut rantainya surat ini ditandatangani ${jabatanName(naskah.penandaJabatan ?? "kepala", null)}.`);
  await demandThreePeople(ctx, naskah, tanda.jabatan !== kepala);
  const { nilai: sebelum } = await demandFull(ctx, naskah, tanda);
  demandRecentConfirmation(ctx);
  const perihal = fillText(naskah.perihal, sebelum);
  const kop = await writtenKop(ctx);
  const diberi = await number(ctx, naskah, perihal);
  const { nomor, tanggal } = diberi;
  demandRealCode(nomor);
  const { nilai, tabel } = await suratValue(ctx, naskah, { penandatangan: tanda, tanggal, nomor });
  const { jenis, bentuk, template } = await originalOf(ctx, naskah.id);
  const umum = perihalUmum({ perihal: naskah.perihal, template }, nilai, await personName(ctx, naskah));
  const bukti = await publishBukti(
    ctx,
    { jenis, nomor, tanggal, perihal: umum, penandatangan: describeFull(tanda), ringkasan: null },
    origin,
  );
  const kertas = suratPaper({ ...naskah, bentuk }, { nilai, tabel }, kop);
  await pindah(ctx, naskah, {
    ...{ action: "sign", status: "ditandatangani", ditandatanganiPada: ctx.now, penandatanganId: ctx.actor.id, nomor, tanggal },
    ...{ suratKeluarId: diberi.suratId, bukti: bukti.kode, kertas: json({ kertas, isiQr: bukti.isiQr }) },
  });
  await enqueue(ctx, printNaskah, { payload: { id: naskah.id }, key: naskah.id, runAt: new Date(ctx.now.getTime() + waitMs) });
  await tell(ctx, naskah, { to: { accounts: [naskah.pembuatId] }, kata: `ditandatangani dengan nomor ${nomor}` });
  return nomor;
}

/** Nobody answers for a number with the code of no office in it. @throws Refusal 422 */
function demandRealCode(nomor: string): void {
  if (!isContoh(nomor)) return;
  throw refuse.invalid(
    `Nomor ${nomor} masih memakai kode jabatan contoh. Tulis dahulu kode madrasah di Persuratan › Deret Nomor, lalu tandatangani lagi.`,
  );
}

/** Today's number; the day is the book's, which may have turned a page at midnight. */
const number = (ctx: Ctx, { jenisId, klasifikasiId, tujuan, lampiran }: Naskah, perihal: string): Promise<GivenNomor> =>
  reserveNomor(ctx, {
    ...{ jenis: jenisId, perihal, klasifikasiId, lampiran },
    tujuan: tujuan?.replaceAll("\n", " ").slice(0, 200) ?? null,
    status: "terkirim",
  });

/** The kind of paper, and the subject of the template as it stands now: a mended one counts as another. */
const originalOf = ({ db }: ReadCtx, id: string) =>
  db
    .selectFrom("naskahSurat")
    .innerJoin("jenisNaskah", "jenisNaskah.id", "naskahSurat.jenisId")
    .leftJoin("templateSurat", "templateSurat.id", "naskahSurat.templateId")
    .select(["jenisNaskah.nama as jenis", "bentuk", "templateSurat.perihal as template"])
    .where("naskahSurat.id", "=", id)
    .executeTakeFirstOrThrow();

/** Voids a signed letter for good: its number keeps its place in the book, its proof is withdrawn. @throws Refusal 401 unconfirmed, 403, 404, 409, 422 */
export async function cancelNaskah(ctx: Ctx, id: string, alasan: string): Promise<void> {
  demand(ctx, "nomorSurat:delete");
  const { suratKeluarId } = await takeNaskah(ctx, id);
  if (!suratKeluarId) throw refuse.conflict("Surat ini belum ditandatangani. Kembalikan atau hapus saja.");
  const { id: nomorId } = await ctx.db.selectFrom("nomorSurat").select("id").where("suratId", "=", suratKeluarId).executeTakeFirstOrThrow();
  await cancelNomor(ctx, { id: nomorId, alasan });
}
