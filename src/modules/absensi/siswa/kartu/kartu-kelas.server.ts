import { recordView } from "#kit/audit/record-view.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import type { CardGroup } from "#kit/documents/cards.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { anggotaKelas, satIn } from "#modules/akademik/index.server.ts";
import { kelasWali } from "../kelas-rights.server.ts";
import { kartuCode } from "./kartu-code.server.ts";

/** The cards of a class of today. @throws Refusal 404 */
export async function kartuKelas(ctx: Ctx, kelasId: string): Promise<CardGroup> {
  const sejauh = demand(ctx, "kartuSiswa:read");
  if (!isUuid(kelasId) || (sejauh === "own" && !(await kelasWali(ctx)).includes(kelasId))) throw refuse.notFound();
  const anggota = await anggotaKelas(ctx, kelasId, today(ctx.now));
  await recordView(ctx, { action: "print", subject: "kartuSiswa", subjectId: kelasId });
  const [kelas] = await kartuFor(
    ctx,
    anggota.map(({ siswaId }) => siswaId),
  );
  if (!kelas) throw refuse.notFound("Belum ada siswa di kelas ini, jadi belum ada kartu yang dapat dicetak.");
  return kelas;
}

/** The cards of these pupils by the class of today; who has none yet gets one. A card printed again says the same. */
export async function kartuFor(ctx: Ctx, siswaIds: readonly string[]): Promise<CardGroup[]> {
  await sql`insert into kartu_siswa (siswa_id) select unnest(${siswaIds}::uuid[]) on conflict do nothing`.execute(ctx.db);
  const kini = today(ctx.now);
  const { rows } = await sql<{ nama: string; kelas: string; tahunAjaran: string; nomor: Buffer }>`
    select siswa.nama, kelas.nama as kelas, kelas.tahun_ajaran, kartu.nomor
    from siswa join kartu_siswa kartu on kartu.siswa_id = siswa.id
      join anggota_kelas anggota on anggota.siswa_id = siswa.id and ${satIn(kini)}
      join kelas on kelas.id = anggota.kelas_id
    where siswa.id = any(${siswaIds}::uuid[]) and ${notDeleted("siswa")}
    order by kelas.nama, siswa.nama, siswa.id`.execute(ctx.db);
  const kelas = Map.groupBy(rows, (satu) => satu.kelas);
  return [...kelas].map(([name, anak]) => ({
    name,
    cards: anak.map(({ nama, tahunAjaran, nomor }) => ({ title: nama, line: `${name} · ${tahunAjaran}`, code: kartuCode(ctx, nomor) })),
  }));
}
