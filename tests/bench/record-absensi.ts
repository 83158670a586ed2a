import { randomUUID } from "node:crypto";
import type { Product } from "../support/product.ts";
import { addStaff, type SignedIn, signInAs } from "../support/staff.ts";
import { query } from "../support/stored.ts";
import type { Figure } from "./figure.ts";
import { busyOf, emptiestOf, figure } from "./request-entry.ts";
import { beside, ms, quantile, timed } from "./times.ts";

const kelasCount = 27;
const putaran = 4;
const own = 2;
/** Everybody begins within so long: a sixth of the minute. */
const interval = 10_000;

interface Kelas {
  readonly id: string;
  readonly siswa: readonly string[];
  readonly headers: SignedIn;
}

/** One class after the other, then 27 teachers within ten seconds, on the last days of school of a school that is filled already. */
export async function recordKelas(product: Product): Promise<Figure[]> {
  const kelas = await prepare(product);
  const hari = await emptyHari(product);
  const [pertama = [], kedua = []] = [hari.slice(0, own), hari.slice(own)];
  const headers = kelas[0]?.headers;
  const emptiest = headers ? await emptiestOf({ product, headers }) : Number.NaN;
  const satu: number[] = [];
  const sebelum = busyOf(product);
  for (const tanggal of pertama) for (const milik of kelas) satu.push(await record(product, milik, tanggal));
  const busy = ((busyOf(product) - sebelum) * 1000) / satu.length;
  const bersama: number[] = [];
  for (const tanggal of kedua) {
    const bersamaan = kelas.map(async (milik) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * interval));
      return record(product, milik, tanggal);
    });
    bersama.push(...(await Promise.all(bersamaan)));
  }
  const dikirim = hari.length * kelas.reduce((jumlah, { siswa }) => jumlah + siswa.length, 0);
  const terbesar = Math.max(...kelas.map(({ siswa }) => siswa.length));
  const sendirian = figure(`recording a class of up to ${terbesar} pupils`, { times: satu, busy, reference: [emptiest] }, 80);
  return [sendirian, concurrent(bersama, quantile(satu, 0.5)), await whole(product, hari, dikirim)];
}

function concurrent(bersama: readonly number[], sendirian: number): Figure {
  const jauh = quantile(bersama, 0.99);
  const measured = `${ms(jauh)} = ${beside(jauh, sendirian, "one teacher alone")} (median ${ms(quantile(bersama, 0.5))})`;
  return {
    what: `${kelasCount} teachers recording within ten seconds, p99 of ${bersama.length}`,
    measured,
    aim: "≤ 300 ms",
    met: jauh <= 300,
  };
}

async function whole({ dataDir }: Product, hari: readonly string[], dikirim: number): Promise<Figure> {
  const [ada] = await query<{ baris: number }>(
    dataDir,
    `select count(*)::int as baris from absensi_siswa where jadwal_id is null and tanggal = any(array[${list(hari)}]::date[])`,
  );
  return { what: "of these, pupils that are stored", measured: `${ada?.baris} of ${dikirim}`, aim: "all", met: ada?.baris === dikirim };
}

/** Gives each of the classes a wali kelas of its own who is signed in. */
async function prepare({ url, dataDir }: Product): Promise<Kelas[]> {
  const rows = await query<{ id: string; siswa: string[] }>(
    dataDir,
    `select kelas_id as id, array_agg(siswa_id) as siswa from anggota_kelas where selesai is null group by kelas_id order by kelas_id limit ${kelasCount}`,
  );
  const kelas: Kelas[] = [];
  for (const satu of rows) {
    const wali = await addStaff({ dataDir }, "waliKelas");
    await query(dataDir, `update kelas set wali_id = (select id from akun where nip = '${wali.nip}') where id = '${satu.id}'`);
    kelas.push({ ...satu, headers: await signInAs(url, wali) });
  }
  return kelas;
}

/** The last days of school before today, emptied. */
async function emptyHari({ dataDir }: Product): Promise<string[]> {
  const hari = await query<{ hari: string }>(
    dataDir,
    `select hari::text from hari_sekolah(current_date - 60, current_date - 1, 'siswa') hari order by hari desc limit ${own + putaran}`,
  );
  const tanggal = hari.map((satu) => satu.hari);
  const lama = `tanggal = any(array[${list(tanggal)}]::date[])`;
  await query(
    dataDir,
    `delete from absensi_siswa_riwayat using absensi_siswa isi where isi.id = absensi_id and ${lama}; delete from absensi_siswa where ${lama}`,
  );
  await query(dataDir, "vacuum analyze absensi_siswa");
  return tanggal;
}

async function record({ url }: Product, { id, siswa, headers }: Kelas, tanggal: string): Promise<number> {
  const baris = siswa.map((siswaId, ke) => ({ siswaId, status: ke % 12 === 5 ? "sakit" : "hadir" }));
  const isi = { kunci: randomUUID(), kelasId: id, tanggal, perangkat: "bench", dicatatPada: new Date().toISOString(), baris };
  const sent = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(isi) };
  const mulai = performance.now();
  // As the device does: what a busy server puts off is sent again, under the same key.
  while ((await timed(`${url}/api/absensi-siswa`, sent, (status) => status < 400 || status === 503)).status === 503)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return performance.now() - mulai;
}

const list = (hari: readonly string[]): string => hari.map((satu) => `'${satu}'`).join();
