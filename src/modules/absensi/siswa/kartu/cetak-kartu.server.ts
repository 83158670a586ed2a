import { holdAttachment } from "#kit/attachments/attach.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type Scope } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { makeCards } from "#kit/documents/apart/apart.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { enqueue, type Tools } from "#kit/jobs/jobs.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { bacaPengaturan } from "#modules/profil/index.server.ts";
import { kartuUntuk } from "./kartu-kelas.server.ts";
import { calonKartu } from "./muat-kartu.server.ts";
import { alamatKartu, cetakKartu, type HasilKartu, type TugasKartu } from "./tugas-kartu.ts";

export interface MintaKartu {
  /** Ids; both together are printed. */
  readonly kelas: readonly string[];
  readonly siswa: readonly string[];
  /** The card of before was lost: it opens nothing any more. */
  readonly ganti: boolean;
}

/** Asks for the cards of whole classes or of some pupils. @returns how many; @throws Refusal 403, 422 */
export async function mintaKartu(ctx: Ctx, { kelas, siswa, ganti }: MintaKartu): Promise<number> {
  demand(ctx, ganti ? "kartuSiswa:update" : "kartuSiswa:read");
  if (ctx.actor.id === null) throw refuse.unauthenticated();
  const calon = (await calonKartu(ctx)).filter(({ siswaId, kelasId }) => kelas.includes(kelasId) || siswa.includes(siswaId));
  if (calon.length === 0) throw refuse.invalid("Pilih dahulu kelas atau siswa yang kartunya dicetak.");
  const siswaIds = calon.map(({ siswaId }) => siswaId);
  if (ganti)
    await sql`update kartu_siswa set nomor = default, versi = versi + 1, updated_at = ${ctx.now}
      where siswa_id = any(${siswaIds}::uuid[])`.execute(ctx.db);
  const satuKelas = new Set(calon.map(({ kelasId }) => kelasId)).size === 1;
  // Whose card was ended is asked for later, when somebody comes with the old one.
  const after = { kartu: siswaIds.length, ganti, ...(ganti ? { siswa: siswaIds } : {}) };
  await record(ctx, { action: "print", subject: "kartuSiswa", subjectId: "*", after });
  await enqueue(ctx, cetakKartu, { payload: { siswaIds, kelas: satuKelas ? (calon[0]?.kelas ?? null) : null, akunId: ctx.actor.id } });
  return siswaIds.length;
}

/** The work behind the scenes. The file goes by itself after two days, as every file that no row holds. */
export async function kerjakanKartu(
  scope: Scope,
  files: Files,
  { tugas, progress }: { tugas: TugasKartu } & Pick<Tools, "progress">,
): Promise<HasilKartu> {
  const { siswaIds, kelas, akunId } = tugas;
  const { groups, house } = await scope.transaction(async (ctx) => ({
    groups: await kartuUntuk(ctx, siswaIds),
    house: (await bacaPengaturan(ctx)).namaLengkap,
  }));
  const kartu = groups.reduce((banyak, { cards }) => banyak + cards.length, 0);
  await progress(0, kartu);
  const pdf = await makeCards({ title: `Kartu siswa ${kelas ?? ""}`.trim(), house, groups });
  await progress(kartu, kartu);
  const nama = kelas ? `Kartu-${kelas.replace(/[^\p{L}\p{N}.-]+/gu, "-")}.pdf` : "Kartu-siswa.pdf";
  const stored = await files.put("private", Buffer.from(pdf), { type: "application/pdf" });
  try {
    return await scope.transaction(async (ctx) => {
      const { id } = await holdAttachment(ctx, { stored, jenis: "application/pdf", nama });
      const title = `${kartu.toLocaleString("id-ID")} kartu siswa siap diunduh`;
      await notify(ctx, { to: { accounts: [akunId] }, kind: "kartu-siswa", title, link: alamatKartu });
      return { berkasId: id, nama, kartu };
    });
  } catch (error) {
    await files.remove("private", stored.key);
    throw error;
  }
}
