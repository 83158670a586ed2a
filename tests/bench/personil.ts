import type { Product } from "../support/product.ts";
import { postmasterOf, query } from "../support/stored.ts";
import type { Figure } from "./figure.ts";
import { ms, quantile, timed } from "./times.ts";
import { busySeconds } from "./wrk.ts";

const staff = 300;
const list = "/administration/personil";

interface Door {
  readonly product: Product;
  readonly headers: { readonly authorization: string };
}

/** The staff as their office looks at them: 300 people with 20 entries each, as table, cards, narrowed, in order of rank, one of them whole, on paper. */
export async function personil(door: Door): Promise<Figure[]> {
  const [first] = await query<{ id: string }>(door.product.dataDir, "select id from pegawai where nama = 'Guru Uji 1'");
  const one = `${list}/${first?.id}`;
  return [
    await figure(door, { what: `first page of ${staff} staff`, paths: [`${list}.data`], most: 60 }),
    await figure(door, { what: "a hundred of them as cards", paths: [`${list}.data?lihat=kartu&tampil=100`], most: 60 }),
    await figure(door, {
      what: "narrowed and sought",
      paths: [`${list}.data?status=pns&aktif=true&jabatan=Guru`, `${list}.data?cari=uji`],
      most: 60,
    }),
    await figure(door, { what: "one of them with 20 entries on one line of time", paths: [`${one}.data`], most: 60 }),
    await figure(door, { what: "Daftar Urut Kepangkatan", paths: [`${list}/daftar-urut-kepangkatan.data`], most: 60 }),
    await figure(door, { what: "daftar riwayat hidup as PDF", paths: [`${one}/daftar-riwayat-hidup`], most: 400, rounds: 10 }),
    await figure(door, {
      what: "Daftar Urut Kepangkatan as PDF",
      paths: [`${list}/daftar-urut-kepangkatan/unduh?format=pdf`],
      most: 1000,
      rounds: 5,
    }),
  ];
}

/** Staff whose NIP are never issued, each with 20 entries of which none is the same day as another's. */
export async function fillStaff(dataDir: string): Promise<void> {
  await query(
    dataDir,
    `insert into pegawai (nama, nip, jenis, status, jabatan, pangkat, tmt_pangkat, tmt, tanggal_lahir, jenis_kelamin, pendidikan, unit_kerja, aktif)
     select 'Guru Uji ' || n, to_char(lahir, 'YYYYMMDD') || '2010011' || lpad(n::text, 3, '0'), 'guru', 'pns', 'Guru',
       (array['III/a', 'III/b', 'III/c', 'III/d', 'IV/a'])[1 + n % 5], date '2020-04-01' + n, date '2010-01-01', lahir, 'Pria', 'S1', 'MAN1PALU', true
     from generate_series(1, ${staff}) n, lateral (select date '1970-01-01' + n * 30 as lahir) l`,
  );
  const each = (table: string, columns: string, values: string, count: number) =>
    query(
      dataDir,
      `insert into ${table} (pegawai_id, ${columns}) select p.id, ${values} from pegawai p, generate_series(1, ${count}) n where p.nama like 'Guru Uji %'`,
    );
  await each("kepangkatan", "pangkat, jenis, tmt, nomor_sk", "'III/a', 'pangkat', date '2010-01-01' + n * 1460, 'SK-' || n", 4);
  await each("jabatan", "nama, tmt", "'Guru', date '2010-01-01' + n * 900", 3);
  await each("pendidikan", "tingkat, nama_pendidikan, tanggal_ijazah", "'S1', 'Universitas Uji', date '1990-01-01' + n * 1000", 3);
  await each("pelatihan", "nama, mulai, jam", "'Pelatihan ' || n, date '2015-01-01' + n * 300, 32", 5);
  await each("anak", "nama, tanggal_lahir", "'Anak ' || n, date '2005-01-01' + n * 700", 3);
  await each("orang_tua", "nama", "'Orang tua ' || n", 2);
  for (const table of ["pegawai", "kepangkatan", "jabatan", "pendidikan", "pelatihan", "anak", "orang_tua"])
    await query(dataDir, `vacuum analyze ${table}`);
}

interface Asked {
  readonly what: string;
  readonly paths: readonly string[];
  readonly most: number;
  readonly rounds?: number;
}

async function figure({ product, headers }: Door, { what, paths, most, rounds = 40 }: Asked): Promise<Figure> {
  const ask = (path: string) => timed(product.url + path, { headers });
  for (let warm = 0; warm < 4; warm++) for (const path of paths) await ask(path);
  const busyOf = () => busySeconds(product.child.pid ?? 0) + busySeconds(postmasterOf(product.dataDir));
  const before = busyOf();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) for (const path of paths) times.push((await ask(path)).ms);
  const busy = ((busyOf() - before) * 1000) / times.length;
  const [middle, far] = [quantile(times, 0.5), quantile(times, 0.95)];
  return {
    what: `${what}, p95 of ${times.length}`,
    measured: `${ms(far)} (median ${ms(middle)}, ${ms(busy)} of processor time)`,
    aim: `≤ ${most} ms`,
    met: far <= most,
  };
}
