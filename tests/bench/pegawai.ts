import { removeData } from "../support/product.ts";
import { query } from "../support/stored.ts";
import type { Figure } from "./figure.ts";
import { type Door, figure, openDoor, several } from "./request-entry.ts";

const person = 300;
const masing = 20;

/** What a row of each register holds beside its owner `p.id`; n counts the rows of a person, and no two people have a name in common. */
const fill: Readonly<Record<string, readonly [string, string]>> = {
  orang_tua: ["nama, tanggal_lahir", "'Orang tua ' || left(p.id::text, 8) || ' ' || n, date '1950-01-01' + n * 100"],
  pasangan: ["nama, tanggal_menikah", "'Pasangan ' || left(p.id::text, 8) || ' ' || n, date '1990-01-01' + n * 100"],
  anak: ["nama, tanggal_lahir", "'Anak ' || left(p.id::text, 8) || ' ' || n, date '1995-01-01' + n * 300"],
  pendidikan: [
    "tingkat, nama_pendidikan, tanggal_ijazah",
    "'S1', 'Universitas ' || left(p.id::text, 8) || ' ' || n, date '1990-01-01' + n * 300",
  ],
  kepangkatan: ["pangkat, jenis, tmt", "'III/c', case n % 2 when 0 then 'pangkat' else 'gaji-berkala' end, date '2004-01-01' + n * 365"],
  jabatan: ["nama, tmt", "'Guru ' || left(p.id::text, 8) || ' ' || n, date '2004-01-01' + n * 365"],
  pelatihan: ["nama, mulai", "'Pelatihan ' || left(p.id::text, 8) || ' ' || n, date '2004-01-01' + n * 300"],
  penghargaan: ["nama, tanggal", "'Penghargaan ' || left(p.id::text, 8) || ' ' || n, date '2004-01-01' + n * 300"],
};

type Asked = readonly [paths: readonly string[], most: number, rounds: number];

const list = "/administration/personil";
const own = ["orang-tua", "pasangan", "anak", "pendidikan", "kepangkatan", "jabatan", "pelatihan", "penghargaan", "upload"];

/** What the office opens, of everybody and of one person. A paper is of another person each time: of the same one it is hardly set anew. */
const looks = (one: string, others: readonly string[]): Readonly<Record<string, Asked>> => ({
  "first page of the staff": [[`${list}.data`], 60, 40],
  "a hundred of them as cards": [[`${list}.data?lihat=kartu&tampil=100`], 60, 40],
  "narrowed and sought": [[`${list}.data?status=pns&aktif=true&jabatan=Guru`, `${list}.data?cari=pegawai%2029`], 60, 40],
  "all eight sub-records and DATA FILE, of one person": [own.map((page) => `/administration/${page}.data?pegawai=${one}`), 60, 20],
  "one person with all entries on one line of time": [[`${list}/${one}.data`], 60, 40],
  "what falls due for all": [["/administration/jatuh-tempo.data"], 60, 40],
  "requests for approval": [["/administration/persetujuan.data"], 60, 40],
  dashboard: [["/dashboard.data"], 60, 40],
  "Daftar Urut Kepangkatan": [[`${list}/daftar-urut-kepangkatan.data`], 60, 40],
  "Daftar Urut Kepangkatan as PDF": [[`${list}/daftar-urut-kepangkatan/unduh?format=pdf`], 1000, 5],
  "daftar riwayat hidup as PDF": [others.map((other) => `${list}/${other}/daftar-riwayat-hidup`), 150, 1],
});

/** 300 staff with 20 rows in each of their sub-records: how long the office waits for a list, a person, a paper. */
export async function pegawai(): Promise<Figure[]> {
  const door = await openDoor();
  await fillPegawai(door);
  const people = await query<{ id: string }>(
    door.product.dataDir,
    "select id from pegawai where nama between 'Pegawai 150' and 'Pegawai 179' order by nama",
  );
  const [satu = "", ...others] = people.map(({ id }) => id);
  const figures: Figure[] = [];
  for (const [what, [paths, most, rounds]] of Object.entries(looks(satu, others))) {
    figures.push(figure(`${person} staff with ${masing} rows in each sub-record: ${what}`, await several(door, rounds, paths), most));
  }
  await door.product.stop();
  removeData(door.product);
  return figures;
}

async function fillPegawai({ product: { dataDir } }: Door): Promise<void> {
  await query(
    dataDir,
    `insert into pegawai (nama, jenis, status, jabatan, unit_kerja, aktif, tanggal_lahir, tmt, pangkat, tmt_pangkat)
     select 'Pegawai ' || n, case n % 5 when 0 then 'tenaga-kependidikan' else 'guru' end, 'pns', 'Guru', 'MAN1PALU', true,
       date '1970-01-01' + n * 20, date '2000-01-01' + n * 20, 'III/c', date '2022-04-01' + n from generate_series(1, ${person}) n`,
  );
  for (const [table, [columns, values]] of Object.entries(fill)) {
    await query(
      dataDir,
      `insert into ${table} (pegawai_id, ${columns}) select p.id, ${values} from pegawai p, generate_series(1, ${masing}) n`,
    );
  }
  await query(
    dataDir,
    `with b as (
       insert into berkas (kunci, nama, jenis, ukuran, sidik)
       select p.id || '-' || n, 'SK.pdf', 'application/pdf', 1000, repeat('0', 64) from pegawai p, generate_series(1, ${masing}) n returning id, kunci)
     insert into berkas_pegawai (pegawai_id, file_name, description, file_id, kedaluwarsa)
     select left(kunci, 36)::uuid, 'SK', 'Berkas', id, case when substr(kunci, 38)::int % 10 = 0 then date '2026-11-01' + substr(kunci, 38)::int * 20 end from b`,
  );
  for (const table of ["pegawai", "berkas", "berkas_pegawai", ...Object.keys(fill)]) await query(dataDir, `vacuum analyze ${table}`);
}
