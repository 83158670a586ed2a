import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Keinginan } from "./place.ts";
import { readScores } from "./read-scores.server.ts";
import { siblingsOf } from "./siblings.ts";

/** Accepted, and not a pupil yet. */
export interface Candidate {
  readonly id: string;
  readonly nama: string;
  readonly nomor: string;
  readonly jenisKelamin: "laki-laki" | "perempuan";
  readonly program: string | null;
  readonly jalur: string;
  readonly keadaan: "diterima" | "daftar ulang";
  readonly nilai: number | null;
  readonly saudara: string | null;
  /** What its own family wishes for it and its brothers and sisters. */
  readonly keinginan: Keinginan | null;
  /** Another pupil, or another one of these, has its number: it cannot be recorded before that is settled. */
  readonly bentrok: "NISN" | "NIK" | null;
  /** A pupil of this name and birth date is there already, or another one of these. */
  readonly kembar: "siswa" | "calon" | null;
  /** Its NIK says another birth date or sex. */
  readonly nikJanggal: boolean;
}

export async function readCandidates(ctx: ReadCtx, periodeId: string): Promise<Candidate[]> {
  const { rows } = await sql<
    Omit<Candidate, "nilai" | "saudara"> & { namaAyah: string; namaIbu: string; noTeleponOrtu: string; alamat: string; noKk: string | null }
  >`
    with calon as (
      select pendaftaran.id, nama_lengkap, nomor, jenis_kelamin, tanggal_lahir, jurusan, jalur, keadaan, nama_ayah, nama_ibu, no_telepon_ortu, alamat,
        no_kk, keinginan_saudara, coalesce(pendaftaran.nisn, tambahan.nisn) as nisn, coalesce(tambahan.nik, pendaftaran.nik) as nik,
        coalesce(tambahan.dicocokkan, false) as dicocokkan
      from pendaftaran left join daftar_ulang tambahan on tambahan.pendaftaran_id = pendaftaran.id
      where periode_id = ${periodeId}::uuid and keadaan in ('diterima', 'daftar ulang') and ${notDeleted("pendaftaran")}
        and not exists (select from siswa_ppdb where siswa_ppdb.pendaftaran_id = pendaftaran.id))
    select calon.id, nama_lengkap as nama, nomor, jenis_kelamin, jurusan as program, jalur, keadaan,
      nama_ayah, nama_ibu, no_telepon_ortu, alamat, no_kk, keinginan_saudara as keinginan,
      case
        when exists (select from siswa where siswa.nisn = calon.nisn and ${notDeleted("siswa")})
          or exists (select from calon lain where lain.nisn = calon.nisn and lain.id <> calon.id) then 'NISN'
        when exists (select from siswa where siswa.nik = calon.nik and ${notDeleted("siswa")})
          or exists (select from calon lain where lain.nik = calon.nik and lain.id <> calon.id) then 'NIK' end as bentrok,
      case
        when exists (select from siswa where siswa.tanggal_lahir = calon.tanggal_lahir
          and ${plain("siswa.nama")} = ${plain("calon.nama_lengkap")} and ${notDeleted("siswa")}) then 'siswa'
        when exists (select from calon lain where lain.tanggal_lahir = calon.tanggal_lahir
          and ${plain("lain.nama_lengkap")} = ${plain("calon.nama_lengkap")} and lain.id <> calon.id) then 'calon' end as kembar,
      not dicocokkan and not nik_sesuai(nik, tanggal_lahir, jenis_kelamin) as nik_janggal
    from calon order by nama_lengkap, calon.id`.execute(ctx.db);
  const scores = await readScores(ctx, periodeId);
  const siblings = siblingsOf(rows);
  return rows.map(({ namaAyah: _a, namaIbu: _i, noTeleponOrtu: _t, alamat: _l, noKk: _k, ...row }) => ({
    ...row,
    nilai: scores.get(row.id) ?? null,
    saudara: siblings.get(row.id) ?? null,
  }));
}

/** However a name was typed. */
const plain = (column: string) => sql`regexp_replace(lower(${sql.ref(column)}), '[^[:alnum:]]', '', 'g')`;
