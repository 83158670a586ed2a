import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Flagged } from "#modules/periksa/index.ts";
import type { InspectedSiswa } from "../periksa/inspect-siswa.server.ts";
import { siswaRules } from "../periksa/siswa-rules.ts";

interface OpenHanded extends Omit<Flagged, "temuan"> {
  readonly kode: string;
  readonly bidang: readonly string[];
}

/** The findings, each with whether a wali kelas has it; and those that were mended since they were handed on. */
export async function withHanded(ctx: ReadCtx, inspected: InspectedSiswa) {
  const handed = await openHanded(ctx);
  const known = new Set(handed.map(({ id, kode }) => `${id} ${kode}`));
  const flagged = inspected.flagged.map((one) => ({
    ...one,
    temuan: one.temuan.map((found) => (known.has(`${one.id} ${found.kode}`) ? { ...found, diserahkan: true } : found)),
  }));
  for (const { id, temuan } of inspected.flagged) for (const { kode } of temuan) known.delete(`${id} ${kode}`);
  const seen = new Set(inspected.rules.map(({ kode }) => kode));
  const mended = handed.filter(({ id, kode }) => known.has(`${id} ${kode}`) && seen.has(kode));
  return { ...inspected, flagged, diperbaiki: bySiswa(mended) };
}

function bySiswa(mended: readonly OpenHanded[]): Flagged[] {
  const judul = new Map(siswaRules.map((rule) => [rule.kode, rule.judul]));
  return [...Map.groupBy(mended, ({ id }) => id).values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const temuan = all.map(({ kode, bidang }) => ({ kode, bidang, kalimat: `Sudah diperbaiki: ${judul.get(kode) ?? kode}.` }));
    return [{ id: first.id, nama: first.nama, kelompok: first.kelompok, sebutan: first.sebutan, temuan }];
  });
}

async function openHanded(ctx: ReadCtx): Promise<readonly OpenHanded[]> {
  const { rows } = await sql<OpenHanded>`
    select siswa.id, siswa.nama, kelas.id as kelompok, kelas.nama as sebutan, temuan.aturan as kode, temuan.bidang
    from serahan_periksa serahan join serahan_temuan temuan on temuan.serahan_id = serahan.id
      join siswa on siswa.id = temuan.siswa_id and ${notDeleted("siswa")} and siswa.status = 'aktif'
      join kelas on kelas.id = serahan.kelas_id and ${notDeleted("kelas")}
    where serahan.ditutup_pada is null`.execute(ctx.db);
  return rows;
}
