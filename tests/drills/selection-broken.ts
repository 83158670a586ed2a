import { rmSync } from "node:fs";
import { makeFolder } from "../support/leftovers.ts";
import { freePort, type Product, startProduct } from "../support/product.ts";
import { deskSeleksi, openSeason, publishRules, type Season, seenList, send, signDecision } from "../support/season.ts";
import type { SignedIn } from "../support/staff.ts";
import { query } from "../support/stored.ts";
import { kill, victims } from "./kill.ts";
import { pause, untilReadiness } from "./outage.ts";
import { patience, patientQuery } from "./patient-query.ts";
import { type Kept, promise } from "./promise.ts";

const many = 600;

interface Broken {
  readonly dataDir: string;
  readonly port: number;
  product: Product;
  kills: number;
  readonly half: string[];
}

/** kill -9 while a wave is proposed, fixed and announced, while the families' letters are made, and while children become pupils: nothing is half done. */
export async function selectionBroken(): Promise<Kept[]> {
  const [dataDir, port] = [makeFolder("latihan"), await freePort()];
  const house: Broken = { dataDir, port, product: await startProduct({ dataDir, port }), kills: 0, half: [] };
  const season = await openSeason(house.product, many);
  await publishRules(house.product, season);
  const { gelombang, first, second } = season;
  const urutan = await seenList(house.product, season);
  await breakInto(house, { path: deskSeleksi, headers: first, fields: { aksi: "usulkan", gelombang, urutan } }, proposed);
  await breakInto(house, { path: deskSeleksi, headers: second, fields: { aksi: "tetapkan", gelombang } }, fixed);
  await signDecision(house.product, season, true);
  await breakInto(house, { path: deskSeleksi, headers: second, fields: { aksi: "umumkan", gelombang } }, announced);
  const selection = house.half.splice(0);
  const letters = await breakLetters(house);
  await patientQuery(
    dataDir,
    "insert into kelas (nama, tingkat, tahun_ajaran, kapasitas) select 'X.E-' || n, 'X', '2026/2027', 36 from generate_series(1, 8) n",
  );
  await breakInto(house, await placing(house, season), placed);
  const placement = house.half.splice(0);
  await house.product.stop();
  rmSync(dataDir, { recursive: true, force: true });
  console.log(`\n${house.kills} kills`);
  return [
    promise("a proposal, a decision and an announcement are whole or not there", said(selection), selection.length === 0),
    ...letters,
    promise("children become pupils all at once or not at all", said(placement), placement.length === 0),
  ];
}

const said = (half: readonly string[]): string => (half.length === 0 ? "whole each time" : half.join("; "));

interface Step {
  readonly path: string;
  readonly headers: SignedIn;
  readonly fields: Readonly<Record<string, string>>;
}

/** Whether it is done; a sentence where it is half done. */
type Look = (dataDir: string) => Promise<boolean | string>;

/**
 * The same press again and again, killed ever later, until it is done; looked at after each. Later by a part of what it was before: on a
 * busy machine a press takes seconds, and each kill costs a start.
 */
async function breakInto(house: Broken, { path, headers, fields }: Step, look: Look): Promise<void> {
  for (let wait = 10; wait < 60_000; wait *= 1.35) {
    const round = house.kills;
    const sent = send(house.product.url, path, headers, fields).catch(() => undefined);
    await pause(wait);
    house.product = await kill(house.product, victims[round % 3] ?? "aplikasi", house);
    house.kills++;
    process.stdout.write(".");
    await sent;
    await untilReadiness(house.product.url, 200);
    const seen = await look(house.dataDir);
    if (seen === true) return;
    if (typeof seen === "string") house.half.push(seen);
  }
  house.half.push(`${fields.aksi} was never done`);
}

const one = async <Row extends object>(dataDir: string, statement: string): Promise<Row> => {
  const [row] = await patientQuery<Row>(dataDir, statement);
  if (!row) throw new Error(`nothing for ${statement}`);
  return row;
};

const proposed: Look = async (dataDir) => {
  const { n, people } = await one<{ n: number; people: number }>(
    dataDir,
    "select (select count(*)::int from keputusan_ppdb) as n, (select count(*)::int from keputusan_pelamar) as people",
  );
  if (n === 0) return people === 0 ? false : `${people} people without a decision`;
  return people === many ? true : `${people} of ${many} people in the proposal`;
};

const fixed: Look = async (dataDir) =>
  (await one<{ yes: boolean }>(dataDir, "select ditetapkan_pada is not null as yes from keputusan_ppdb")).yes;

const announced: Look = async (dataDir) => {
  const { yes, told, steps } = await one<{ yes: boolean; told: number; steps: number }>(
    dataDir,
    `select diumumkan_pada is not null as yes, (select count(*)::int from pendaftaran where keadaan <> 'lulus administrasi') as told,
       (select count(*)::int from langkah_pendaftaran where ke in ('diterima', 'cadangan', 'tidak diterima')) as steps from keputusan_ppdb`,
  );
  const whole = yes ? many : 0;
  return told === whole && steps === whole ? yes : `announced: ${yes}, ${told} of ${many} told, ${steps} steps`;
};

const placed: Look = async (dataDir) => {
  const { pupils, links, again, seats } = await one<{ pupils: number; links: number; again: number; seats: number }>(
    dataDir,
    `select (select count(*)::int from siswa) as pupils, (select count(*)::int from siswa_ppdb) as links,
       (select count(*)::int from pendaftaran where keadaan = 'daftar ulang') as again, (select count(*)::int from anggota_kelas) as seats`,
  );
  if (new Set([pupils, links, again, seats]).size > 1)
    return `${pupils} pupils, ${links} links, ${again} re-registered, ${seats} in classes`;
  return pupils > 0;
};

/** The job goes on by itself after each start, and is killed more often than it has tries: each time it got further it has them anew. */
async function breakLetters(house: Broken): Promise<Kept[]> {
  const made = async () => (await one<{ n: number }>(house.dataDir, "select count(*)::int as n from surat_seleksi")).n;
  const seen: number[] = [];
  for (let round = 0; round < 10 && (await made()) < many; round++) {
    const from = await made();
    for (const begun = performance.now(); performance.now() - begun < 60_000 && (await made()) === from; ) await pause(20);
    house.product = await kill(house.product, victims[round % 3] ?? "aplikasi", house);
    house.kills++;
    process.stdout.write(".");
    await untilReadiness(house.product.url, 200);
    seen.push(await made());
  }
  for (const begun = performance.now(); performance.now() - begun < patience && (await made()) < many; ) await pause(250);
  const { proofs, numbers, most } = await one<{ proofs: number; numbers: number; most: number }>(
    house.dataDir,
    `select (select count(*)::int from bukti_surat where jenis = 'Pemberitahuan Hasil Seleksi') as proofs,
       (select count(*)::int from nomor_surat nomor join jenis_naskah jenis on jenis.id = nomor.jenis_id where jenis.kode = 'surat-keterangan') as numbers,
       (select max(urut)::int from nomor_surat nomor join jenis_naskah jenis on jenis.id = nomor.jenis_id where jenis.kode = 'surat-keterangan') as most`,
  );
  const total = await made();
  return [
    promise(
      "each family has its letter, once",
      `${total} of ${many}, killed at ${seen.join(", ")}; ${proofs} proofs`,
      total === many && proofs === many,
    ),
    promise("their numbers have no gap", `1–${most}, ${numbers} given`, numbers === many && most === many),
  ];
}

/** Half of the accepted ones, dealt to the classes in turn. */
async function placing({ dataDir }: Broken, { periode, second }: Season): Promise<Step> {
  const children = await query<{ id: string }>(dataDir, "select id from pendaftaran where keadaan = 'diterima' order by nomor limit 120");
  const classes = await query<{ id: string }>(dataDir, "select id from kelas order by nama");
  const seats = children.map(({ id }, place) => [`siswa.${id}`, classes[place % classes.length]?.id ?? ""] as const);
  const { tanggal } = await one<{ tanggal: string }>(dataDir, "select to_char(current_date + 7, 'YYYY-MM-DD') as tanggal");
  const fields = { aksi: "terapkan", periode, kunci: crypto.randomUUID(), tanggal, ...Object.fromEntries(seats) };
  return { path: "/administration/penempatan-ppdb", headers: second, fields };
}
