import { record, recordAll } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { demandRecordedPerson } from "#modules/kepegawaian/index.server.ts";
import { type Arah, sebabName } from "../letter.ts";
import { type Assessed, letters, withRules } from "../load/assess.server.ts";
import { lettersOf } from "../load/pemusnahan.server.ts";
import { musnahFields } from "../pemusnahan.ts";
import { lockLetters, subjectOf } from "./hold.server.ts";
import { type Target, takePemusnahan } from "./take.server.ts";

type Sent = Readonly<Record<string, unknown>>;

/**
 * Says that the paper was destroyed as the signed record tells: from then on the letters are marked, their lines stay. Every letter is
 * looked at again; one that is held back, asked about or no longer due stops all of them.
 * @throws Refusal 403, 404, 409, 422
 */
export async function markDestroyed(ctx: Ctx, target: Target, sent: Sent): Promise<number> {
  demand(ctx, "arsipSurat:delete");
  const { row, naskah } = await takePemusnahan(ctx, target, ["ditandatangani"]);
  const akunId = await demandRecordedPerson(ctx);
  const { dilaksanakan } = demandValid(musnahFields, sent);
  if (naskah?.tanggal && dilaksanakan < naskah.tanggal)
    throw refuse.invalid("Periksa lagi tanggalnya.", { dilaksanakan: "Arsip dimusnahkan sesudah berita acaranya ditandatangani." });
  const surat = await lettersOf(ctx, row.id);
  await lockLetters(ctx, surat);
  await demandStillDue(ctx, row.id, surat.length);
  for (const arah of ["masuk", "keluar"] as const) await mark(ctx, arah, idsOf(surat, arah));
  await ctx.db
    .updateTable("pemusnahanArsip")
    .set({
      dilaksanakan,
      dimusnahkanPada: ctx.now,
      dimusnahkanOleh: akunId,
      dimusnahkanNama: ctx.actor.name,
      versi: sql<number>`versi + 1`,
    })
    .where("id", "=", row.id)
    .execute();
  await record(ctx, { action: "destroy", subject: "pemusnahanArsip", subjectId: row.id, after: { dilaksanakan, surat: surat.length } });
  return surat.length;
}

export const idsOf = (surat: readonly { readonly arah: Arah; readonly id: string }[], arah: Arah): string[] =>
  surat.filter((one) => one.arah === arah).map(({ id }) => id);

async function mark(ctx: Ctx, arah: Arah, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .updateTable(subjectOf[arah])
    .set({ dimusnahkanPada: ctx.now, versi: sql<number>`versi + 1`, updatedAt: ctx.now })
    .where("id", "in", ids)
    .execute();
  await recordAll(
    ctx,
    ids.map((id) => ({ action: "destroy", subject: subjectOf[arah], subjectId: id, after: { dimusnahkanPada: ctx.now } })),
  );
  ctx.touch(subjectOf[arah]);
}

/** Whatever is held back, asked about or no longer due stops the whole. @throws Refusal 409 with the first of them */
async function demandStillDue(ctx: Ctx, id: string, listed: number): Promise<void> {
  const { rows } = await sql<Assessed>`${withRules} select * from (${letters}) surat where "pemusnahanId" = ${id}`.execute(ctx.db);
  if (rows.length !== listed) throw refuse.conflict(`Ada surat yang sudah dihapus dari daftar. ${anew}`);
  for (const { nomor, sebab, nasib, inaktifSampai } of rows) {
    if (sebab) throw refuse.conflict(`Surat ${nomor} tidak boleh dimusnahkan: ${sebabName[sebab].toLowerCase()}. ${anew}`);
    if (nasib !== "musnah" || !inaktifSampai || inaktifSampai >= today(ctx.now))
      throw refuse.conflict(`Surat ${nomor} menurut jadwal retensi sekarang belum boleh dimusnahkan. ${anew}`);
  }
}

const anew = "Batalkan pemusnahan ini, lalu siapkan yang baru.";
