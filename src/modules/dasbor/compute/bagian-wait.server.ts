import { notDeleted } from "#kit/database/bin.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { zone } from "#kit/time-zone.ts";
import { waitsForCuti } from "#modules/absensi/index.server.ts";
import { countUnseen } from "#modules/banding/index.server.ts";
import { begunBy } from "#modules/berita/index.server.ts";
import { undisposed } from "#modules/disposisi/index.server.ts";
import { countPerbedaan } from "#modules/kesiswaan/index.server.ts";
import { waitsForInitials, waitsForSignature } from "#modules/naskah/index.server.ts";
import { notAbout } from "#modules/pesan/index.server.ts";
import type { WaitCode } from "../dasbor.ts";
import type { Bagian } from "./statistics.server.ts";

const pada = (saat: string) => sql`to_char((${sql.ref(saat)}) at time zone ${zone.name}, 'YYYY-MM-DD')`;

/** Pupils to look after: their wali kelas does, and where the right reaches every class, the office for classes without one. */
const peringatan =
  (jenis: string): Bagian["hitung"] =>
  ({ saya }, jangkau) =>
    sql`select json_build_object('jumlah', count(*), 'sejak', to_char(min(mulai), 'YYYY-MM-DD'))
    from peringatan_absensi peringatan join kelas on kelas.id = peringatan.kelas_id
    where jenis = ${jenis} and selesai_pada is null and (${jangkau} = 'yes' and kelas.wali_id is null or kelas.wali_id = ${saya})`;

/** Open hand-overs. A wali kelas has something to mend only where something was found; what a list says differently is counted by itself. */
const serahan: Bagian["hitung"] = ({ saya, hari }, jangkau) =>
  sql`select json_build_object('jumlah', count(*), 'sejak', min(serahan.tenggat), 'lewat', min(serahan.tenggat) < ${hari})
    from serahan_periksa serahan join kelas on kelas.id = serahan.kelas_id and ${notDeleted("kelas")}
    where ditutup_pada is null and (${jangkau} = 'yes'
      or kelas.wali_id = ${saya} and exists (select from serahan_temuan temuan where temuan.serahan_id = serahan.id))`;

/** Of pupils, what a list from elsewhere says differently and nobody has looked at. */
const perbedaan: Bagian["hitung"] = ({ saya, hari, isianSiswa: isian }, jangkau) => countPerbedaan({ saya, hari, isian, jangkau });

/** Changes that others asked for, and this person decides. */
const usulan: Bagian["hitung"] = ({ usulanSaya }) =>
  sql`select json_build_object('jumlah', count(*), 'sejak', min(${pada("usulan.updated_at")}))
    from usulan_perubahan usulan join pegawai on pegawai.id = usulan.pegawai_id
    where ${notDeleted("usulan")} and usulan.status = 'menunggu' and ${usulanSaya}`;

/** From the public site, not answered yet. */
const pesan = (which: RawBuilder<unknown>) =>
  sql`select json_build_object('jumlah', count(*), 'sejak', min(${pada("created_at")}))
    from pesan_publik where keadaan in ('masuk', 'diproses') and ${which}`;

/** News that this account began and nobody was asked to look at. */
const drafts = (saya: string | null, which: RawBuilder<unknown>) =>
  sql`select json_build_object('jumlah', count(*), 'sejak', min(${pada("updated_at")}))
    from berita where ${notDeleted()} and status = 'draft' and ${which} and ${begunBy(saya)}`;

/** What waits for whom. Each is a list of work that the person's own right can shorten. */
export const bagianWait: Readonly<Record<WaitCode, Bagian>> = {
  tinjau: {
    hak: "berita:manage",
    hitung: () => sql`select json_build_object('jumlah', count(*), 'sejak', min(${pada("updated_at")}))
      from berita where ${notDeleted()} and status = 'tinjau'`,
  },
  draf: { hak: "berita:create", hitung: ({ saya }) => drafts(saya, sql`catatan_tinjauan is null`) },
  naskahKembali: { hak: "berita:create", hitung: ({ saya }) => drafts(saya, sql`catatan_tinjauan is not null`) },
  tandaTanganSurat: {
    hak: "tandaTanganSurat:manage",
    hitung: (ukuran) => sql`select json_build_object('jumlah', count(*), 'sejak', min(${pada("diparaf_pada")}))
      from naskah_surat naskah where ${notDeleted()} and ${waitsForSignature(ukuran)}`,
  },
  parafSurat: {
    hak: "parafSurat:manage",
    hitung: (ukuran) => sql`select json_build_object('jumlah', count(*), 'sejak', min(${pada("diajukan_pada")}))
      from naskah_surat naskah where ${notDeleted()} and ${waitsForInitials(ukuran)}`,
  },
  suratKembali: {
    hak: "naskahSurat:update",
    hitung: ({ saya }) => sql`select json_build_object('jumlah', count(*), 'sejak', min(${pada("updated_at")}))
      from naskah_surat where ${notDeleted()} and status = 'draft' and alasan_kembali is not null and pembuat_id = ${saya}`,
  },
  // Where the desk's page lists them: who only hands on what was given to them has none, nor who only may where it is asked for.
  suratBaru: {
    hak: "disposisi:manage",
    hitung: () =>
      sql`select json_build_object('jumlah', count(*), 'sejak', min(tanggal_terima)) from surat_masuk surat where ${undisposed}`,
  },
  disposisi: {
    hak: "disposisi:read",
    hitung: ({ saya }) => sql`select json_build_object('jumlah', count(*), 'sejak', min(${pada("cabang.created_at")}))
      from cabang_disposisi cabang join disposisi on disposisi.id = cabang.disposisi_id
      join surat_masuk surat on surat.id = disposisi.surat_masuk_id and ${notDeleted("surat")}
      where cabang.kepada_id = ${saya} and cabang.status in ('baru', 'dibaca')`,
  },
  usulan: { hak: "usulanPerubahan:manage", hitung: usulan },
  pengajuanCuti: {
    hak: "pengajuanCuti:manage",
    hitung: ({ saya }) => sql`select json_build_object('jumlah', count(*), 'sejak', min(${pada("cuti.created_at")}))
      from pengajuan_cuti cuti join pegawai on pegawai.id = cuti.pegawai_id left join akun on akun.id = pegawai.akun_id
      where ${waitsForCuti(saya)}`,
  },
  usulanKantor: { hak: "usulanKantor:manage", kecuali: "usulanPerubahan:manage", hitung: usulan },
  usulanKembali: {
    hak: "usulanPerubahan:create",
    hitung: ({ saya }) => sql`select json_build_object('jumlah', count(*), 'sejak', min(${pada("updated_at")}))
      from usulan_perubahan where ${notDeleted()} and status = 'dikembalikan' and diajukan_oleh = ${saya}`,
  },
  // A device, and another network: of others, as nobody checks what they asked for themselves.
  perangkatAbsensi: {
    hak: "perangkatAbsensi:manage",
    hitung: ({ saya, now }) => sql`select json_build_object('jumlah', count(*), 'sejak', min(${pada("created_at")})) from (
      select created_at, dibuka_oleh as oleh from kios_absensi where ditutup_pada is null and diperiksa_pada is null and berlaku_sampai > ${now}
      union all select created_at, diajukan_oleh from jaringan_absensi where diputus_pada is null) menunggu
      where oleh is distinct from ${saya}`,
  },
  // Whoever may record it: who only looks at the school's figures has them on the page of attendance.
  kelasBelumDicatat: {
    hak: "absensiSiswa:update",
    hitung: ({ hari, saya }, jangkau) => sql`select json_build_object('jumlah', count(*), 'sejak', null)
      from peringatan_absensi peringatan join kelas on kelas.id = peringatan.kelas_id
      where jenis = 'belum-dicatat' and selesai_pada is null and mulai = ${hari} and (${jangkau} = 'yes' or kelas.wali_id = ${saya})
        and not exists (select from absensi_siswa where kelas_id = kelas.id and tanggal = ${hari} and jadwal_id is null)`,
  },
  siswaTanpaKabar: { hak: "absensiSiswa:update", hitung: peringatan("tanpa-kabar") },
  siswaSeringTerlambat: { hak: "absensiSiswa:update", hitung: peringatan("sering-terlambat") },
  pendaftar: {
    hak: "pendaftaran:update",
    hitung: ({ awalHari }) => sql`select json_build_object('jumlah', count(*), 'sejak', null)
      from pendaftaran where ${notDeleted()} and keadaan <> 'digabung' and created_at >= ${awalHari}`,
  },
  undangan: {
    hak: "akun:manage",
    hitung: ({ now }) => sql`select json_build_object('jumlah', count(*), 'sejak', min(${pada("expires_at")}))
      from undangan where kind = 'undangan' and used_at is null and expires_at > ${now}`,
  },
  undanganLewat: {
    hak: "akun:manage",
    hitung: ({ now }) => sql`select json_build_object('jumlah', count(*), 'sejak', min(${pada("akun.created_at")}))
      from akun where ${notDeleted()} and aktif and password_hash is null and not exists (
        select from undangan where akun_id = akun.id and used_at is null and expires_at > ${now})`,
  },
  usulanAlumni: {
    hak: "usulanAlumni:manage",
    hitung: () => sql`select json_build_object('jumlah', count(*), 'sejak', min(${pada("updated_at")}))
      from usulan_alumni where status = 'menunggu'`,
  },
  pertanyaanSitus: {
    hak: "pesanPublik:manage",
    hitung: ({ saya }) => pesan(sql`jenis = 'pertanyaan' and petugas_id is null and ${notAbout(saya)}`),
  },
  pengaduan: { hak: "pengaduan:manage", hitung: ({ saya }) => pesan(sql`jenis = 'pengaduan' and ${notAbout(saya)}`) },
  pesanDiteruskan: { hak: "pesanPublik:read", hitung: ({ saya }) => pesan(sql`petugas_id = ${saya}::uuid and ${notAbout(saya)}`) },
  // Findings in pupils: for the office by class, for a wali kelas those of the own one.
  serahanKelas: { hak: "serahanPeriksa:manage", hitung: serahan },
  serahanSaya: { hak: "serahanPeriksa:update", hitung: serahan },
  perbedaanKelas: { hak: "serahanPeriksa:manage", hitung: perbedaan },
  perbedaanSaya: { hak: "serahanPeriksa:update", hitung: perbedaan },
  perbedaanPegawai: {
    hak: "pegawai:import",
    seluruhnya: true,
    hitung: ({ isianPegawai: fields }) => countUnseen({ register: "pegawai", fields }),
  },
  kelasTanpaWali: {
    hak: "kelas:update",
    hitung: ({ tahunAjaran }) => sql`select json_build_object('jumlah', count(*), 'sejak', null)
      from kelas where ${notDeleted()} and tahun_ajaran = ${tahunAjaran} and wali_id is null`,
  },
  siswaTanpaKelas: {
    hak: "siswa:update",
    hitung: () => sql`select json_build_object('jumlah', count(*), 'sejak', null)
      from siswa where ${notDeleted()} and status = 'aktif' and kelas_id is null`,
  },
};
