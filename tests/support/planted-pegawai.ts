import type { Ctx } from "#kit/ctx.server.ts";
import { connected, type DatabaseLocation } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays } from "#kit/dates.ts";

const nameOf = (n: number) => `Orang ${String(n).padStart(2, "0")}`;
/** Teachers and clerks, PNS, PPPK and honorary, each as their papers say. */
function orang(n: number) {
  const lahir = addDays("1975-01-05", n * 20);
  const pria = n % 2 === 0;
  const status = (["pns", "pppk", "honorer"] as const)[n % 3] ?? "pns";
  const urut = String(n + 1).padStart(3, "0");
  const nip = { pns: `200803${pria ? 1 : 2}${urut}`, pppk: `202221${pria ? 1 : 2}${urut}`, honorer: "" }[status];
  return {
    ...{ nama: nameOf(n), jenis: n % 5 === 0 ? "tenaga-kependidikan" : "guru", status, aktif: true, unit_kerja: "MAN1PALU" },
    ...{ nip: nip === "" ? null : `${lahir.replaceAll("-", "")}${nip}`, nuptk: `9${String(n).padStart(15, "0")}` },
    nik: `727101${String(Number(lahir.slice(8)) + (pria ? 0 : 40)).padStart(2, "0")}${lahir.slice(5, 7)}${lahir.slice(2, 4)}${String(n + 1).padStart(4, "0")}`,
    ...{ tempat_lahir: "Palu", tanggal_lahir: lahir, jenis_kelamin: pria ? "Pria" : "Wanita", agama: "ISLAM", alamat: "Jl. Merpati 3" },
    ...{ no_telepon: "081234567890", email: `orang${n}@contoh.id`, jabatan: "Guru", pendidikan: "S1" },
    tmt: { pns: "2008-03-01", pppk: "2022-03-01", honorer: "2019-07-15" }[status],
    pangkat: { pns: "III/c", pppk: "PPPK-IX", honorer: null }[status],
    tmt_pangkat: status === "honorer" ? null : "2022-04-01",
  };
}
type Orang = ReturnType<typeof orang>;

/** What is done to somebody, a teacher and PNS; what is found besides. */
export const pegawaiFaults: Readonly<Record<string, readonly [beda: (one: Orang) => object, ...besides: string[]]>> = {
  "nip-kosong": [() => ({ nip: null })],
  "nip-lahir": [({ nip }) => ({ nip: `19700101${nip?.slice(8)}` })],
  "nip-kelamin": [({ nip }) => ({ nip: `${nip?.slice(0, 14)}${nip?.[14] === "1" ? 2 : 1}${nip?.slice(15)}` })],
  "nip-tmt": [() => ({ tmt: "2010-01-01" })],
  "nip-bentuk": [({ nip }) => ({ nip: `${nip?.slice(0, 15)}000` })],
  "nip-status": [() => ({ status: "honorer", pangkat: null, tmt_pangkat: null })],
  "pegawai-nik-kosong": [() => ({ nik: null })],
  "pegawai-nik-lahir": [({ nik }) => ({ nik: `727199${nik.slice(6)}` })],
  "pegawai-nik-ganda": [() => ({})],
  nuptk: [() => ({ nuptk: null })],
  pangkat: [() => ({ tmt_pangkat: null })],
  "pegawai-umur": [() => ({ tanggal_lahir: "1955-01-01", nip: null, nik: null }), "nip-kosong", "pegawai-nik-kosong"],
  "pegawai-emis-kosong": [() => ({ email: null })],
  sertifikat: [() => ({})],
  "berkas-habis": [() => ({})],
  ijazah: [() => ({})],
};
const victims = Array.from({ length: 80 }, (_, n) => n).filter((n) => n % 3 === 0 && n % 5 !== 0);
const of = (kode: string) => nameOf(victims[Object.keys(pegawaiFaults).indexOf(kode)] ?? -1);

/** Puts the staff in whom everything fits into their file. */
export async function insertPegawai({ db, actor }: Ctx): Promise<void> {
  const all = JSON.stringify(Array.from({ length: 80 }, (_, n) => orang(n)));
  const list = sql.join(Object.keys(orang(0)).map((one) => sql.ref(one)));
  await sql`insert into pegawai (${list}) select ${list} from jsonb_populate_recordset(null::pegawai, ${all}::jsonb)`.execute(db);
  await sql`insert into pendidikan (pegawai_id, tingkat, nama_pendidikan) select id, 'S1', 'UIN Palu' from pegawai`.execute(db);
  await sql`with berkas as (insert into berkas (created_by, kunci, nama, jenis, ukuran, sidik)
      values (${actor.id}, 'uji.pdf', 'uji.pdf', 'application/pdf', 1, repeat('a', 64)) returning id)
    insert into berkas_pegawai (pegawai_id, file_name, description, file_id, kedaluwarsa)
    select pegawai.id, 'Sertifikat Pendidik', '', berkas.id, '2030-01-01' from pegawai, berkas`.execute(db);
}

/** As they were written before the database itself refused these. */
export const withoutPegawaiRefusals = (place: DatabaseLocation) =>
  connected(place, async (owner) => {
    const { rows } = await owner.query<{ conname: string }>(
      "select conname from pg_constraint where conrelid = 'pegawai'::regclass and contype = 'c' and not convalidated",
    );
    for (const { conname } of rows) await owner.query(`alter table pegawai drop constraint ${conname}`);
  });

/** Plants one fault of every rule, each in somebody else. @returns whom which rule then finds */
export async function plantPegawai({ db }: Ctx): Promise<[string, string][]> {
  for (const [at, [kode, [beda]]] of Object.entries(pegawaiFaults).entries()) {
    for (const [column, value] of Object.entries(beda(orang(victims[at] ?? 0))))
      await sql`update pegawai set ${sql.ref(column)} = (jsonb_populate_record(null::pegawai, ${JSON.stringify({ [column]: value })}::jsonb)).${sql.ref(column)} where nama = ${of(kode)}`.execute(
        db,
      );
  }
  const whose = (kode: string) => sql`(select id from pegawai where nama = ${of(kode)})`;
  await sql`insert into siswa (nama, nik, jenis_kelamin, status, dicocokkan) select 'Anak', nik, 'perempuan', 'aktif', true from pegawai where nama = ${of("pegawai-nik-ganda")}`.execute(
    db,
  );
  await sql`delete from berkas_pegawai where pegawai_id = ${whose("sertifikat")}`.execute(db);
  await sql`update berkas_pegawai set kedaluwarsa = '2026-01-01' where pegawai_id = ${whose("berkas-habis")}`.execute(db);
  await sql`delete from pendidikan where pegawai_id = ${whose("ijazah")}`.execute(db);
  return Object.entries(pegawaiFaults).flatMap(([satu, [, ...besides]]) =>
    [satu, ...besides].map((one): [string, string] => [of(satu), one]),
  );
}
