import type { Product } from "../support/product.ts";
import { query } from "../support/stored.ts";

/** A NIP begins with the day of birth. */
const nip = "case when s.nip is not null then left(s.nip, 8) || lpad((k * 100000 + s.n)::text, 10, '0') end";
/** A NIK, and the number of a family's card, name a district, then a day. */
const elsewhere = (column: string) =>
  `case when s.${column} is not null then (110000 + (k * 4001 + s.n) % 880000) || substr(s.${column}, 7) end`;

/** Of another name: namesakes are told apart by asking for more of them, and a hundred of one name are in no school. */
const called = "s.nama || ' ' || translate(k::text, '0123456789', 'abcdefghij')";

/** Of another birthday, with the NIK that says it: a hundred of one name and day are a hundred duplicates of each other, as no school has them. */
const born = "(s.tanggal_lahir - k * 364)";
const nikBorn = `case when s.nik is not null then (110000 + (k * 4001 + s.n) % 880000)
  || lpad((extract(day from ${born})::int + case when s.jenis_kelamin = 'perempuan' then 40 else 0 end)::text, 2, '0')
  || to_char(${born}, 'MMYY') || substr(s.nik, 13) end`;

/** A copy lies whole weeks back, in one of the twenty-five years before: school went on on the same days of the week. */
const yearsBack = "(1 + k % 25)";

/**
 * The tables that a school fills as years go by, and what differs in each copy of a row (s, its n-th row, the copy's number k).
 * Pupils of the past have left, and so have nineteen of twenty of its staff; this year's classes are what they were.
 * What is a setting, a list of the ministry or the portal's own bookkeeping stays as it is.
 */
const growing: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  akun: { nip, nama: called, aktif: "s.aktif and k % 20 = 0" },
  pegawai: { nip, nama: called, nik: elsewhere("nik"), nuptk: digits("nuptk"), aktif: "s.aktif and k % 20 = 0" },
  siswa: {
    ...{ nama: called, nisn: digits("nisn"), nism: digits("nism"), nik: nikBorn, status: "'lulus'", tanggal_lahir: born },
    // Of other families.
    ...Object.fromEntries(["no_kk", "nik_ayah", "nik_ibu", "nik_wali"].map((column) => [column, elsewhere(column)])),
  },
  alumni: { nisn: digits("nisn"), tahun_lulus: `s.tahun_lulus - ${yearsBack}` },
  kelas: {
    nama: words("nama"),
    tahun_ajaran: schoolYears(yearsBack),
  },
  anggota_kelas: { mulai: back("mulai"), selesai: `coalesce(s.selesai, current_date) - ${yearsBack} * 364` },
  absensi_siswa: backAll("tanggal dicatat_pada"),
  absensi_pegawai: backAll("tanggal masuk pulang"),
  absensi_siswa_riwayat: backAll("dicatat_pada"),
  ketidakhadiran: backAll("mulai selesai"),
  peringatan_absensi: backAll("mulai"),
  prestasi: backAll("tanggal"),
  surat_keluar: backAll("tanggal"),
  agenda: backAll("mulai selesai"),
  // Two intakes a copy, of which a year has one.
  periode_ppdb: { tahun_ajaran: schoolYears("2 * k"), ...intakesBack("buka tutup pengumuman usia_per") },
  gelombang_ppdb: intakesBack("buka tutup"),
  jalur_ppdb: intakesBack("buka tutup"),
  pendaftaran: { nomor: words("nomor"), bukti_hash: hashed("bukti_hash"), ...intakesBack("masuk_pada diterima_pada") },
  // Four copies a year at most, behind the school's own, in an agenda book that ends at 99,999.
  surat_masuk: {
    ...{ tahun_agenda: `s.tahun_agenda - ${yearsBack}`, nomor_agenda: "10000 + k / 25 * 20000 + s.n" },
    ...backAll("tanggal_terima tanggal_surat"),
  },
  nomor_surat: { nomor: words("nomor"), urut: "s.urut + k * 10000" },
  berkas: { kunci: words("kunci") },
  bukti_surat: { kode: "left(s.kode, 8) || translate(lpad(k::text, 4, '0'), '01', 'AB')" },
  berita: { slug: words("slug") },
  tag: { name: words("name") },
  album: { judul: words("judul") },
  folder_berkas: { nama: words("nama") },
  usulan_perubahan: { baris_id: copied("baris_id") },
  usulan_alumni: { sidik: "md5(s.sidik || k) || md5(s.sidik)" },
  audit: {
    at: back("at"),
    subject_id: `case when s.subject_id ~ '^[0-9a-f-]{36}$' then md5(s.subject_id || k)::uuid::text else s.subject_id end`,
  },
  idempotency: { key: words("key") },
  ...Object.fromEntries(
    `orang_tua pasangan anak pendidikan kepangkatan jabatan pelatihan penghargaan berkas_pegawai
     persetujuan_pendaftaran mutasi_siswa naskah_surat disposisi cabang_disposisi tanggapan_disposisi
     berita_tag gambar foto video pengumuman infografis informasi_publik berkas_umum pemberitahuan`
      .split(/\s+/)
      .map((table) => [table, {}]),
  ),
};

/** As many digits as it has, and no other copy's. */
function digits(column: string): string {
  return `case when s.${column} is not null then lpad((k * 100000 + s.n)::text, length(s.${column}), '0') end`;
}

function words(column: string): string {
  return `s.${column} || '-' || k`;
}

function hashed(column: string): string {
  return `sha256(convert_to(s.${column}::text || k, 'UTF8'))`;
}

/** The id of the same copy of that row. */
function copied(column: string): string {
  return `case when s.${column} is not null then md5(s.${column}::text || k)::uuid end`;
}

function back(column: string): string {
  return `s.${column} - ${yearsBack} * interval '364 days'`;
}

/** A school year so many before the row's own. */
function schoolYears(before: string): string {
  return `(left(s.tahun_ajaran, 4)::int - ${before}) || '/' || (right(s.tahun_ajaran, 4)::int - ${before})`;
}

function intakesBack(columns: string): Record<string, string> {
  return Object.fromEntries(columns.split(" ").map((column) => [column, `s.${column} - 2 * k * interval '1 year'`]));
}

function backAll(columns: string): Record<string, string> {
  return Object.fromEntries(columns.split(" ").map((column) => [column, back(column)]));
}

interface Column {
  readonly table: string;
  readonly column: string;
  readonly refers: string | null;
}

/** Remembers how the school is now, so that each later size is made of it. */
export async function rememberSchool({ dataDir }: Pick<Product, "dataDir">): Promise<void> {
  await query(dataDir, "create schema asli");
  for (const table of Object.keys(growing))
    await query(dataDir, `create table asli.${table} as select row_number() over () as n, * from public.${table}`);
}

/**
 * Adds copies of every growing row, each with the copies of those it belongs to.
 * @param from number of the first copy, at least 1; what is there already is the school itself and the copies below
 */
export async function growSchool({ dataDir }: Pick<Product, "dataDir">, from: number, to: number): Promise<void> {
  const columns = await query<Column>(
    dataDir,
    `select c.relname as table, a.attname as column,
       (select f.relname from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.contype = 'f' and k.conrelid = c.oid and k.conkey = array[a.attnum] limit 1) as refers
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.attidentity = ''`,
  );
  for (const [table, apart] of Object.entries(growing)) {
    const own = columns.filter((one) => one.table === table);
    const values = own.map(
      ({ column, refers }) =>
        apart[column] ?? (isCopied(column, refers) ? copied(column) : written.includes(column) ? back(column) : `s."${column}"`),
    );
    // Keys and triggers have judged the rows already of which these are copies.
    await query(
      dataDir,
      `set session_replication_role = replica;
       insert into public.${table} (${own.map(({ column }) => `"${column}"`).join()})
       select ${values.join()} from asli.${table} s cross join generate_series(${from}, ${to}) k`,
    );
  }
  // What the triggers would have written down.
  await query(dataDir, `insert into siswa_belum_dibandingkan (siswa_id) select id from siswa`);
  await query(dataDir, "vacuum analyze");
}

/** When a row was written down, where that is all that tells its age. */
const written = ["created_at", "updated_at"];

const isCopied = (column: string, refers: string | null) => (column === "id" && refers === null) || (refers !== null && refers in growing);
