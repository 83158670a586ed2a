import { holdAttachment } from "#kit/attachments/attach.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type Scope } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { makeCards } from "#kit/documents/threads/document-threads.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { enqueue, type Tools } from "#kit/jobs/jobs.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { type KartuJob, type KartuResult, kartuPath, printKartu } from "./kartu-job.ts";
import { kartuFor } from "./kartu-kelas.server.ts";
import { calonKartu } from "./load-kartu.server.ts";

export interface RequestKartu {
  /** Ids; both together are printed. */
  readonly kelas: readonly string[];
  readonly siswa: readonly string[];
  /** The card of before was lost: it opens nothing any more. */
  readonly ganti: boolean;
}

/** Asks for the cards of whole classes or of some pupils. @returns how many; @throws Refusal 403, 422 */
export async function requestKartu(ctx: Ctx, { kelas, siswa, ganti }: RequestKartu): Promise<number> {
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
  await enqueue(ctx, printKartu, { payload: { siswaIds, kelas: satuKelas ? (calon[0]?.kelas ?? null) : null, akunId: ctx.actor.id } });
  return siswaIds.length;
}

/** The work behind the scenes. The file goes by itself after two days, as every file that no row holds. */
export async function runKartu(
  scope: Scope,
  files: Files,
  { tugas, progress }: { tugas: KartuJob } & Pick<Tools, "progress">,
): Promise<KartuResult> {
  const { siswaIds, kelas, akunId } = tugas;
  const { groups, house } = await scope.transaction(async (ctx) => ({
    groups: await kartuFor(ctx, siswaIds),
    house: (await readPengaturan(ctx)).namaLengkap,
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
      await notify(ctx, { to: { accounts: [akunId] }, kind: "kartu-siswa", title, link: kartuPath });
      return { berkasId: id, nama, kartu };
    });
  } catch (error) {
    await files.remove("private", stored.key);
    throw error;
  }
}
