import type { Ctx } from "#kit/ctx.server.ts";
import { connected, type DatabaseLocation } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays } from "#kit/dates.ts";

type Satu = Record<string, string | number | boolean | null>;

const nikOf = (wilayah: string, lahir: string, perempuan: boolean, n: number): string => {
  const hari = Number(lahir.slice(8)) + (perempuan ? 40 : 0);
  return `${wilayah}${String(hari).padStart(2, "0")}${lahir.slice(5, 7)}${lahir.slice(2, 4)}${String(n).padStart(4, "0")}`;
};
const nama = (n: number): string => [...String(n).padStart(4, "0")].map((angka) => "abdefghijk"[Number(angka)]).join("");
const tempat = [
  ["Sulawesi Tengah", "Kota Palu", "Kec. Mantikulore", "727108", "94118"],
  ["Prov. Sulawesi Tengah", "KAB. SIGI", "Dolo", "721001", "94361"],
  ["SULAWESI TENGAH", "Parigi-Moutong", "Parigi", "720801", "94371"],
  ["Sulawesi Barat", "Mamuju", "Mamuju", "760201", "91511"],
] as const;
const tingkat = ["X", "XI", "XII"] as const;

/** Families of two children each, in the ways that clerks write them down. */
function anak(n: number): Satu {
  const keluarga = Math.floor(n / 2);
  const [provinsi, kabupaten, kecamatan, wilayah, kodePos] = tempat[keluarga % tempat.length] ?? tempat[0];
  const kelas = n % 33;
  const lahir = addDays(`${2011 - Math.floor(kelas / 11)}-01-01`, (n * 7) % 300);
  const perempuan = n % 3 === 0;
  const ayah = addDays("1975-01-01", keluarga);
  const ibu = addDays("1978-01-01", keluarga);
  const ibuMeninggal = keluarga % 17 === 0;
  const asing = keluarga % 101 === 5;
  return {
    nama: `Anak ${nama(n)}`,
    nisn: `${lahir.slice(1, 4)}${String(n).padStart(7, "0")}`,
    nik: asing ? null : nikOf(wilayah, lahir, perempuan, n + 1),
    kewarganegaraan: asing ? "asing" : "Indonesia",
    negara: asing ? "Malaysia" : null,
    kitas: asing ? `2C21${n}` : null,
    status: "aktif",
    kelas: `${tingkat[Math.floor(kelas / 11)]} ${kelas}`,
    jenis_kelamin: perempuan ? "perempuan" : "laki-laki",
    tempat_lahir: "Palu",
    tanggal_lahir: lahir,
    tanggal_masuk: `${2026 - Math.floor(kelas / 11)}-07-14`,
    agama: "ISLAM",
    dicocokkan: false,
    anak_ke: (n % 2) + 1,
    jumlah_saudara: 1,
    tanpa_hp: n % 5 === 0,
    no_telepon: n % 5 === 0 ? null : "081234567890",
    hobi: "Membaca",
    cita_cita: "PNS",
    pembiaya: "Orang Tua",
    pra_sekolah: "TK/RA",
    no_kk: `${wilayah}150815${String(keluarga + 1).padStart(4, "0")}`,
    kepala_keluarga: `Ayah ${nama(keluarga)}`,
    alamat: "Jl. Merpati 3",
    ...{ rt: "1", rw: "2", kelurahan: "Tondo", kecamatan, kabupaten, provinsi, kode_pos: kodePos },
    ...{ status_rumah: "Milik sendiri", tempat_tinggal: "Ayah", jarak: "<5 km", transportasi: "Jalan kaki", waktu_tempuh: "1-10 menit" },
    nama_ayah: n % 2 ? `H. AYAH ${nama(keluarga).toUpperCase()}, S.Pd.` : `Ayah ${nama(keluarga)}`,
    ...{ status_ayah: "Masih Hidup", kewarganegaraan_ayah: "Indonesia", tanggal_lahir_ayah: ayah, pendidikan_ayah: "D4/S1" },
    ...{ nik_ayah: nikOf(wilayah, ayah, false, keluarga + 3000), pekerjaan_ayah: "Petani", penghasilan_ayah: "<800.000" },
    ...{ tanpa_hp_ayah: true, no_telepon_ayah: null },
    nama_ibu: n % 2 ? `Hj. Ibu ${nama(keluarga)}` : `Ibu ${nama(keluarga)} (almh.)`.replace(ibuMeninggal ? "" : " (almh.)", ""),
    status_ibu: ibuMeninggal ? "Sudah Meninggal" : "Masih Hidup",
    kewarganegaraan_ibu: ibuMeninggal ? null : "Indonesia",
    tanggal_lahir_ibu: ibuMeninggal ? null : ibu,
    pendidikan_ibu: ibuMeninggal ? null : "SMA/sederajat",
    nik_ibu: ibuMeninggal ? null : nikOf(wilayah, ibu, true, keluarga + 5000),
    pekerjaan_ibu: ibuMeninggal ? null : "Guru",
    penghasilan_ibu: ibuMeninggal ? null : "<800.000",
    tanpa_hp_ibu: false,
    no_telepon_ibu: ibuMeninggal ? null : "081234567891",
    // A mother who is gone: the grandmother looks after them, as she does after cousins.
    nama_wali: ibuMeninggal ? "Nenek Contoh" : null,
    hubungan_wali: ibuMeninggal ? "nenek" : null,
    nik_wali: ibuMeninggal ? "7271035003550001" : null,
    tanggal_lahir_wali: ibuMeninggal ? "1955-03-10" : null,
    kewarganegaraan_wali: ibuMeninggal ? "Indonesia" : null,
  };
}

interface Family {
  readonly satu: Satu;
  readonly adik: Satu;
  /** A pupil of another family. */
  readonly lain: Satu;
  readonly adikLain: Satu;
}
const kk = (row: Satu) => String(row.no_kk);
const wilayah = (row: Satu) => String(row.nik).slice(0, 6);

/** What is done to the first of two children, and what is found then besides at whom. */
export const siswaFaults: Readonly<
  Record<string, readonly [plant: (family: Family) => Satu, besides?: (family: Family) => readonly [Satu, string][]]>
> = {
  "nisn-kosong": [() => ({ nisn: null })],
  "nisn-lahir": [() => ({ nisn: "0990000001" })],
  "nisn-ganda": [
    ({ adik }) => ({ nisn: adik.nisn ?? "" }),
    ({ satu, adik }) => [
      [satu, "nisn-lahir"],
      [adik, "nisn-ganda"],
    ],
  ],
  "nik-kosong": [() => ({ nik: null })],
  "nik-lahir": [({ satu }) => ({ nik: nikOf(wilayah(satu), "2012-12-31", satu.jenis_kelamin === "perempuan", 7001) })],
  "nik-kelamin": [({ satu }) => ({ nik: nikOf(wilayah(satu), String(satu.tanggal_lahir), satu.jenis_kelamin !== "perempuan", 7002) })],
  "nik-wilayah": [({ satu }) => ({ nik: `727100${String(satu.nik).slice(6)}` })],
  "nik-urut": [({ satu }) => ({ nik: `${String(satu.nik).slice(0, 12)}0000` })],
  "nik-ganda": [({ satu }) => ({ nik_wali: satu.nik ?? "", nama_wali: "Wali" })],
  "lahir-kosong": [() => ({ tanggal_lahir: null })],
  "nama-bentuk": [() => ({ nama: "An4k Contoh" })],
  "kk-bentuk": [
    ({ satu }) => ({ no_kk: `${kk(satu).slice(0, 6)}4515${kk(satu).slice(10)}` }),
    ({ satu, adik }) => [
      [adik, "ibu-kk"],
      [satu, "ibu-kk"],
    ],
  ],
  "kk-nik": [
    ({ satu }) => ({
      no_kk: nikOf(wilayah(satu), "2015-08-15", false, 8001),
      nik_wali: nikOf(wilayah(satu), "2015-08-15", false, 8001),
      tanggal_lahir_wali: null,
      nama_wali: "Wali",
    }),
    ({ satu, adik }) => [
      [adik, "ibu-kk"],
      [satu, "ibu-kk"],
    ],
  ],
  "kk-saudara": [
    ({ lain }) => ({ nama_ibu: lain.nama_ibu ?? "", nik_ibu: null }),
    ({ satu, adik }) => [
      [satu, "emis-kosong"],
      [adik, "kk-saudara"],
    ],
  ],
  "ibu-kk": [({ satu }) => ({ no_kk: `${kk(satu).slice(0, 12)}9999` }), ({ adik }) => [[adik, "ibu-kk"]]],
  "ayah-umur": [() => ({ tanggal_lahir_ayah: "2001-01-01", nik_ayah: null }), ({ satu }) => [[satu, "emis-kosong"]]],
  "ibu-umur": [() => ({ tanggal_lahir_ibu: "1940-01-01", nik_ibu: null }), ({ satu }) => [[satu, "emis-kosong"]]],
  "ayah-nik": [({ satu }) => ({ nik_ayah: nikOf(wilayah(satu), "1960-02-03", false, 8002) })],
  "ibu-nik": [({ satu }) => ({ nik_ibu: nikOf(wilayah(satu), String(satu.tanggal_lahir_ibu), false, 8003) })],
  "ayah-nik-ganda": [
    ({ lain }) => ({ nik_ayah: lain.nik_ayah ?? "", tanggal_lahir_ayah: lain.tanggal_lahir_ayah ?? "" }),
    ({ lain, adikLain }) => [
      [lain, "ayah-nik-ganda"],
      [adikLain, "ayah-nik-ganda"],
    ],
  ],
  "ibu-nik-ganda": [
    ({ satu }) => ({ nik_ibu: satu.nik_ayah ?? "" }),
    ({ satu, adik }) => [
      [satu, "ibu-nik"],
      [satu, "ayah-nik-ganda"],
      [adik, "ayah-nik-ganda"],
    ],
  ],
  "wali-nik": [() => ({ nik_wali: "7271031003550007", tanggal_lahir_wali: "1955-03-11", nama_wali: "Wali" })],
  "anak-ke": [() => ({ anak_ke: 7 })],
  "alamat-wilayah": [() => ({ provinsi: "Sulawesi Tenga" })],
  "alamat-kk": [
    ({ satu }) => ({ no_kk: `7403${kk(satu).slice(4)}` }),
    ({ satu, adik }) => [
      [adik, "ibu-kk"],
      [satu, "ibu-kk"],
    ],
  ],
  "kode-pos": [() => ({ kode_pos: "04118" })],
  "kelas-kosong": [() => ({ kelas: null })],
  "kelas-lama": [() => ({ kelas: "lama" })],
  "umur-masuk": [() => ({ tanggal_masuk: "2016-07-14" })],
  "umur-tingkat": [
    () => ({ tanggal_lahir: "2002-01-01", nisn: "0020000001", nik: null, tanggal_masuk: "2021-07-14" }),
    ({ satu }) => [[satu, "nik-kosong"]],
  ],
  "emis-kosong": [() => ({ hobi: null })],
};

/** Puts so many pupils of ordinary families into their classes. @returns them */
export async function insertSiswa({ db }: Ctx, count: number): Promise<readonly Satu[]> {
  const rows = Array.from({ length: count }, (_, n) => anak(n));
  await sql`insert into kelas (nama, tingkat, tahun_ajaran, kapasitas)
    select (array['X','XI','XII'])[n / 11 + 1] || ' ' || n, (array['X','XI','XII'])[n / 11 + 1], '2026/2027', 50 from generate_series(0, 32) n
    union all select 'lama', 'X', '2025/2026', 50`.execute(db);
  const columns = Object.keys(anak(0)).filter((one) => one !== "kelas");
  const list = sql.join(columns.map((one) => sql.ref(one)));
  await sql`insert into siswa (${list}, kelas_id) select ${list}, (select id from kelas where nama = r.j->>'kelas')
    from (select j, (jsonb_populate_record(null::siswa, j)).* from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) j) r`.execute(db);
  return rows;
}

/** As lists were taken before the database itself refused these. */
export const withoutSiswaRefusals = (place: DatabaseLocation) =>
  connected(place, (owner) => owner.query("alter table siswa drop constraint siswa_nik_sesuai; drop index siswa_nisn"));

/** Plants one fault of every rule, each in a family of its own, `apart` families from the next. @returns whom which rule then finds */
export async function plantSiswa({ db }: Ctx, rows: readonly Satu[], apart: number): Promise<[string, string][]> {
  const expected: [string, string][] = [];
  const whole = Array.from({ length: rows.length / 2 }, (_, keluarga) => rows.slice(keluarga * 2, keluarga * 2 + 2)).filter(
    ([satu]) => satu?.nik && satu.nik_ibu,
  );
  for (const [at, [kode, [plant, besides]]] of Object.entries(siswaFaults).entries()) {
    const [satu, adik, lain, adikLain] = whole.slice(at * apart, at * apart + 2).flat() as [Satu, Satu, Satu, Satu];
    const family = { satu, adik, lain, adikLain };
    const { kelas, ...columns } = plant(family);
    for (const [siapa, juga] of [[satu, kode], ...(besides?.(family) ?? [])] as [Satu, string][])
      expected.push([String(siapa === satu ? (columns.nama ?? satu.nama) : siapa.nama), juga]);
    if (kelas !== undefined)
      await sql`update siswa set kelas_id = (select id from kelas where nama = ${kelas}) where nama = ${satu.nama}`.execute(db);
    for (const [column, value] of Object.entries(columns).sort(([one], [other]) => Number(one === "nama") - Number(other === "nama")))
      await sql`update siswa set ${sql.ref(column)} = (jsonb_populate_record(null::siswa, ${JSON.stringify({ [column]: value })}::jsonb)).${sql.ref(column)} where nama = ${satu.nama}`.execute(
        db,
      );
  }
  return expected;
}
