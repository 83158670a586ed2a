import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { generalRules } from "./general-rules.ts";
import { type JenisJalur, jalurLabel } from "./jenis-jalur.ts";
import { type RuleRow, ruleRows } from "./rule-rows.server.ts";
import { tellSeri, tellWeights } from "./tell-judging.ts";
import { type RuleJalur, ruleWarnings, type Sheet, sheetWarnings } from "./warnings.ts";
import { closingOf, isOpenAt, openingOf, windowOf } from "./windows.ts";

export type Keadaan = "rancangan" | "belum" | "dibuka" | "ditutup";

/** The rules of one period as the committee sees them. @throws Refusal 404 */
export async function loadAturan(ctx: ReadCtx, id: string) {
  const periode = await readPeriode(ctx, id);
  const [rows, counts] = await Promise.all([ruleRows(ctx, id), countPerJalur(ctx, id)]);
  // What the form asks for is no rule, and so not among those of the sheet.
  const { tanyaJurusan } = await ctx.db.selectFrom("periodePpdb").select("tanyaJurusan").where("id", "=", id).executeTakeFirstOrThrow();
  const jalur = rows.map((row) => toRule(periode, row));
  return {
    periode,
    jalur: jalur.map((one, place) => ({
      ...{ id: rows[place]?.id ?? "", nama: jalurLabel(one.jenis), gelombang: one.gelombang, kuota: one.kuota },
      ...{ dibuka: openingOf(one), ditutup: closingOf(one), keadaan: stateOf(periode.draf, one, ctx.now) },
      ...{ pendaftar: counts.get(`${rows[place]?.gelombangId} ${one.jenis}`) ?? 0, bobot: tellWeights(one), seri: tellSeri(one) },
    })),
    umum: generalRules(
      periode,
      jalur.some(({ jenis }) => jenis === "afirmasi"),
    ),
    peringatan: [...sheetWarnings(periode, await readSheet(ctx, id), today(ctx.now)), ...ruleWarnings({ ...periode, tanyaJurusan }, jalur)],
    bolehUbah: may(ctx, "jalurPpdb:update") !== "no",
  };
}

async function readSheet(ctx: ReadCtx, id: string): Promise<Sheet> {
  const sheet = await ctx.db.selectFrom("lembarAturanPpdb").select("id").where("periodeId", "=", id).executeTakeFirst();
  const change = await ctx.db.selectFrom("perubahanAturanPpdb").select("alasan").where("periodeId", "=", id).executeTakeFirst();
  if (!sheet) return "belum";
  return change ? "diubah" : "terbit";
}

/** @throws Refusal 404 for a period that is not there, or not for these eyes */
export async function readPeriode(ctx: ReadCtx, id: string) {
  demand(ctx, "periodePpdb:read");
  if (!isUuid(id)) throw refuse.notFound();
  const periode = await ctx.db
    .selectFrom("periodePpdb")
    .select(["id", "versi", "tahunAjaran", "buka", "tutup", "kuota", "pengumuman", "daftarUlangMulai", "daftarUlangSelesai"])
    .select(["usiaMaksimal", "usiaPer", "afirmasiPersen", "biaya", "draf", "ambilSampai", "ambilHari"])
    .where("id", "=", id)
    .where(notDeleted())
    .executeTakeFirst();
  if (!periode) throw refuse.notFound();
  return periode;
}

/** How many came by each path of a wave: "<wave> <path>" → count. */
export async function countPerJalur(ctx: ReadCtx, periodeId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db
    .selectFrom("pendaftaran")
    .select(({ fn }) => ["gelombangId", "jalur", fn.countAll<number>().as("banyak")])
    .where("periodeId", "=", periodeId)
    .where("keadaan", "<>", "digabung")
    .where(notDeleted())
    .groupBy(["gelombangId", "jalur"])
    .execute();
  return new Map(rows.map(({ gelombangId, jalur, banyak }) => [`${gelombangId} ${jalur}`, Number(banyak)]));
}

export function toRule(periode: { readonly buka: string; readonly tutup: string }, row: RuleRow): RuleJalur {
  const { buka, bukaPukul, tutup, tutupPukul, wave, gelombang, kuota, syarat } = row;
  const own = { buka, bukaPukul, tutup, tutupPukul };
  return {
    ...{ ...own, wave, gelombang, kuota, syarat, jenis: row.jenis satisfies JenisJalur },
    ...windowOf(periode, wave, own),
    program: [row.kuotaIpa, row.kuotaIps, row.kuotaBahasa, row.kuotaAgama],
    bobot: {
      ...{ rapor: row.bobotRapor, tes: row.bobotTes, btq: row.bobotBtq },
      ...{ tahfidz: row.bobotTahfidz, wawancara: row.bobotWawancara, prestasi: row.bobotPrestasi },
    },
    seri: [row.seri1, row.seri2, row.seri3],
  };
}

export function stateOf(draf: boolean, jalur: RuleJalur, now: Date): Keadaan {
  if (draf) return "rancangan";
  if (isOpenAt(jalur, now)) return "dibuka";
  return now < jalur.dari && jalur.dari < jalur.sampai ? "belum" : "ditutup";
}
