import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { makeFolder } from "../support/leftovers.ts";
import { freePort, startProduct } from "../support/product.ts";
import { addStaff, signInAs } from "../support/staff.ts";
import { query } from "../support/stored.ts";
import { backAsFast, kill, restart, victims } from "./kill.ts";
import { type Kept, promise } from "./promise.ts";

const rounds = Number(process.env.DRILL_ROUNDS ?? 10);
const clerks = 8;
/** Milliseconds; a start may take long where the machine is shared. */
const patience = 300_000;

interface Taken {
  readonly key: string;
  readonly nomor: string;
}

interface Office {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The kind of paper whose numbers are taken. */
  readonly jenis: string;
  readonly taken: Taken[];
  going: boolean;
}

/** kill -9 of the application, the database, or both, while the office takes numbers and voids some: no number is missing, none is given twice. */
export async function nomor(): Promise<Kept[]> {
  const dataDir = makeFolder("latihan");
  const port = await freePort();
  let product = await startProduct({ dataDir, port });
  const headers = await signInAs(product.url, await addStaff(product, "tataUsaha"));
  const [jenis] = await query<{ id: string }>(dataDir, "select id from jenis_naskah where kode = 'surat-keterangan'");
  const office: Office = { url: product.url, headers, jenis: jenis?.id ?? "", taken: [], going: true };
  const working = Array.from({ length: clerks }, (_, clerk) => keepTaking(office, clerk));
  const again = { dataDir, port };
  const served = () => take(office, "Mulai biasa");
  const before = await restart(product, again, served);
  product = before.product;
  const recoveries: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await pause(150 + Math.random() * 500);
    const begun = performance.now();
    product = await kill(product, victims[round % 3] ?? "aplikasi", again);
    await take(office, `Pulih ${round}`);
    recoveries.push(performance.now() - begun);
    process.stdout.write(".");
  }
  const after = await restart(product, again, served);
  product = after.product;
  office.going = false;
  await Promise.all(working);
  const verdict = await count(dataDir, office.taken);
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
  console.log(`\n${rounds} kills, ${office.taken.length} numbers acknowledged`);
  return [...verdict, backAsFast([before.took, after.took], recoveries)];
}

async function keepTaking(office: Office, clerk: number): Promise<void> {
  for (let count = 0; office.going; count++) {
    const { id } = await take(office, `Petugas ${clerk} surat ${count}`);
    if (count % 5 === 4) await send(office, "/administration/persuratan/nomor.data", { nomor: id, alasan: "Salah ketik nama" });
    await pause(100);
  }
}

async function take(office: Office, perihal: string): Promise<{ readonly id: string }> {
  const key = randomUUID();
  const sent = { jenis: office.jenis, perihal, tanggal: hari(), keamanan: "B", sifat: "biasa" };
  const given = (await send(office, "/api/nomor-surat", sent, key)) as { readonly id: string; readonly nomor: string };
  office.taken.push({ key, nomor: given.nomor });
  return given;
}

/** As a patient program: the same request until it is answered. A number that was voided already is not voided again. */
async function send({ url, headers }: Office, path: string, ...[body, key]: [Record<string, string>, string?]): Promise<unknown> {
  const form = path.endsWith(".data");
  const content: Record<string, string> = form ? {} : { "content-type": "application/json" };
  for (const begun = performance.now(); performance.now() - begun < patience; ) {
    const answer = await fetch(url + path, {
      method: "POST",
      headers: { ...headers, ...content, ...(key ? { "idempotency-key": key } : {}) },
      body: form ? new URLSearchParams(body) : JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer && text !== undefined && (answer.ok || (form && answer.status === 409))) return form ? text : JSON.parse(text);
    if (answer && answer.status < 500 && answer.status !== 429) throw new Error(`refused with ${answer.status}: ${text}`);
    await pause(50 + Math.random() * 100);
  }
  throw new Error(`${path} was never answered`);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const hari = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

async function count(dataDir: string, taken: readonly Taken[]): Promise<Kept[]> {
  const book = await query<{ nomor: string; urut: number; batal: boolean; letters: string }>(
    dataDir,
    `select nomor, urut, batal_pada is not null as batal, (select count(*) from surat_keluar where id = surat_id and (status = 'batal') = (batal_pada is not null)) as letters
     from nomor_surat order by urut`,
  );
  const numbers = new Set(book.map((row) => row.nomor));
  const lost = taken.filter((one) => !numbers.has(one.nomor));
  const keys = new Map(taken.map((one) => [one.key, one.nomor]));
  const voided = book.filter(({ batal }) => batal).length;
  return [
    promise("no acknowledged number lost", `${lost.length} of ${taken.length}`, lost.length === 0),
    promise(
      "none given twice",
      `${book.length} in the book for ${keys.size} requests`,
      new Set(keys.values()).size === keys.size && numbers.size === book.length && book.length === keys.size,
    ),
    promise(
      "no gap",
      `1–${book.at(-1)?.urut ?? 0}, ${voided} of them void with a reason`,
      book.length > 0 && voided > 0 && book.every(({ urut }, place) => urut === place + 1),
    ),
    promise(
      "each has its letter, void with it",
      `${book.filter(({ letters }) => Number(letters) === 1).length} letters`,
      book.every(({ letters }) => Number(letters) === 1),
    ),
  ];
}
