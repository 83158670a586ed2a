import { type Ctx, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { writableRegister } from "#kit/writable-register.server.ts";
import { currentTahunAjaran } from "#modules/akademik/index.ts";
import { activeRules, readWilayah, seenRules } from "#modules/periksa/index.server.ts";
import { inspect } from "#modules/periksa/index.ts";
import { oneSiswa } from "../periksa/inspect-siswa.server.ts";
import { siswaContext } from "../periksa/siswa-context.ts";
import { ownSiswaRules } from "../periksa/siswa-rules.ts";
import { siswa } from "../siswa/siswa.ts";

export interface Duduk {
  readonly id: string;
  readonly kelas: string;
  readonly tahunAjaran: string;
  readonly wali: string | null;
  readonly mulai: string;
  readonly selesai: string | null;
  readonly sebab: string;
  readonly sebabSelesai: string | null;
}

export interface RecordedMutasi {
  readonly id: string;
  readonly jenis: "masuk" | "keluar";
  readonly tanggal: string;
  readonly sekolah: string;
  readonly alasan: string | null;
  readonly nomorSurat: string | null;
}

/** In which classes a pupil sat, where they came from and went to; to those who see the numbers, also what looks odd in them. */
export async function loadRiwayat(ctx: Ctx, id: string) {
  const row = await writableRegister(ctx, siswa, id);
  const { rows: duduk } = await sql<Duduk>`
    select anggota.id, kelas.nama as kelas, kelas.tahun_ajaran, akun.nama as wali, anggota.mulai, anggota.selesai, anggota.sebab,
      anggota.sebab_selesai
    from anggota_kelas anggota join kelas on kelas.id = anggota.kelas_id left join akun on akun.id = kelas.wali_id
    where anggota.siswa_id = ${row.id}::uuid order by anggota.mulai desc`.execute(ctx.db);
  const { rows: mutasi } = await sql<RecordedMutasi>`
    select id, jenis, tanggal, sekolah, alasan, nomor_surat from mutasi_siswa
    where siswa_id = ${row.id}::uuid and ${notDeleted()} order by tanggal desc, id`.execute(ctx.db);
  return {
    ...{ id: row.id, nama: String(row.nama), status: String(row.status), duduk },
    mutasi: may(ctx, "mutasiSiswa:read") === "yes" ? mutasi : [],
    janggal: await seenAnomaly(ctx, row.id),
    pendaftaran: await cameByPendaftaran(ctx, row.id),
  };
}

/** Whether the papers of a registration lie behind this pupil, for whoever may see those. */
const cameByPendaftaran = async (ctx: ReadCtx, siswaId: string): Promise<boolean> =>
  may(ctx, "pendaftaran:read") !== "no" &&
  (await ctx.db.selectFrom("siswaPpdb").select("siswaId").where("siswaId", "=", siswaId).executeTakeFirst()) !== undefined;

/** Whoever does not see everything that is looked at is told nothing of it. */
async function seenAnomaly(ctx: ReadCtx, id: string): Promise<string[]> {
  const rules = await activeRules(ctx, ownSiswaRules);
  if (seenRules(ctx, siswa, rules).length < rules.length) return [];
  const row = await oneSiswa(ctx, id);
  if (!row) return [];
  const known = { tahunKini: currentTahunAjaran(ctx.now), wilayah: await readWilayah(ctx, [row.nik]) };
  return inspect(rules, row, siswaContext({ semua: [], pegawai: [], ...known })).map(({ kalimat }) => kalimat);
}
