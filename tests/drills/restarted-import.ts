import { once } from "node:events";
import { writeCsv } from "#kit/documents/spreadsheet.server.ts";
import { makeFolder } from "../support/leftovers.ts";
import { type Product, removeData, startProduct } from "../support/product.ts";
import { addStaff, type SignedIn, signInAs } from "../support/staff.ts";
import { postmasterOf, query } from "../support/stored.ts";
import { batchOf } from "../support/uploaded-list.ts";
import { keepSending, newLoad, pause, untilReadiness } from "./outage.ts";
import { type Kept, promise } from "./promise.ts";
import { writtenDown } from "./written-down.ts";

export const list = "/administration/surat-masuk";
/** More than one request takes in at once. */
export const rows = 1_500;
/** Milliseconds after the import was asked for at which the database is restarted, and how: "fast" as an operator does, "immediate" as a fault. */
const restarts = [
  [150, "SIGINT"],
  [700, "SIGQUIT"],
  [1_500, "SIGINT"],
  [50, "SIGKILL"],
] as const;

/** PostgreSQL is restarted while a long list is taken in and families send: the list is there once and whole, or not at all. */
export async function restartedImport(): Promise<Kept[]> {
  const product = await startProduct({ dataDir: makeFolder("latihan"), env: { TRUSTED_PROXIES: "127.0.0.1, ::1" } });
  const headers = await signInAs(product.url, await addStaff(product, "tataUsaha"));
  const load = newLoad(product.url);
  const families = Array.from({ length: 3 }, (_, client) => keepSending(load, client));
  const seen = { whole: 0, half: [] as string[], waits: [] as number[], ready: 0 };
  for (const [turn, [after, signal]] of restarts.entries()) {
    const batch = await uploaded(product, headers, turn);
    const begun = performance.now();
    await takeIn(product, headers, batch);
    await pause(after);
    process.kill(postmasterOf(product.dataDir), signal);
    const ready = await Promise.race([untilReadiness(product.url, 200), once(product.child, "exit").then(() => Number.POSITIVE_INFINITY)]);
    seen.ready = Math.max(seen.ready, ready);
    if (product.child.exitCode !== null) break;
    const count = await settled(product, { batch, turn });
    seen.waits.push((performance.now() - begun) / 1000);
    if (count === rows) seen.whole++;
    else seen.half.push(`${signal} after ${after} ms: ${count} of ${rows}`);
  }
  load.going = false;
  await Promise.all(families);
  if (product.child.exitCode !== null) throw new Error(`The product ended with ${product.child.exitCode}:\n${faultsOf(product.output())}`);
  const kept = await writtenDown(product.dataDir, load.forms.kept);
  await product.stop();
  removeData(product);
  const { clear, unclear } = load.forms;
  return [
    promise("the application stays up", "same process", true),
    promise(
      "each list ends whole, once, without being asked for again",
      `${seen.whole} of ${restarts.length}${seen.half.map((one) => `; ${one}`)}, the longest ${Math.max(...seen.waits).toFixed(0)} s`,
      seen.whole === restarts.length,
    ),
    ...kept,
    promise("refusals are a 503 with a sentence", `${clear} refused${[...unclear].map((one) => `; unclear: ${one}`)}`, unclear.size === 0),
    promise("ready again by itself", `slowest ${Math.round(seen.ready)} ms`, seen.ready < 30_000),
  ];
}

const faultsOf = (output: string): string =>
  output
    .split("\n")
    .filter((line) => !line.includes('"level":40'))
    .join("\n");

/** A list that waits to be taken in. @returns its batch */
export async function uploaded({ url, dataDir }: Product, headers: SignedIn, turn: number): Promise<string> {
  const columns = ["Nomor surat", "Asal surat", "Tanggal terima", "Perihal"].map((label) => ({ label }));
  const cells = Array.from({ length: rows }, (_, n) => [`${turn}-${n}/2026`, `Kantor ${n}`, "2026-01-05", `Daftar ${turn} baris ${n}`]);
  const upload = new FormData();
  upload.set("aksi", "periksa");
  upload.set("berkas", new File([new Uint8Array(await writeCsv(columns, cells))], "daftar.csv"));
  const answer = await fetch(`${url}${list}/impor.data`, { method: "POST", headers, body: upload });
  return batchOf(dataDir, await answer.text());
}

export const takeIn = ({ url }: Pick<Product, "url">, headers: SignedIn, batch: string): Promise<Response> =>
  fetch(`${url}${list}/impor.data`, { method: "POST", headers, body: new URLSearchParams({ aksi: "impor", impor: batch }) });

/** How many of its rows are there once it says that it is done; also when it never does. */
export async function settled({ dataDir }: Pick<Product, "dataDir">, { batch, turn }: { batch: string; turn: number }): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < 180_000) {
    const done = await query<{ done: boolean }>(
      dataDir,
      `select done_at is not null as done from import_batch where id = '${batch}'`,
    ).catch(() => []);
    if (done[0]?.done) break;
    await pause(250);
  }
  const [found] = await query<{ count: number }>(
    dataDir,
    `select count(*)::int as count from surat_masuk where nomor_surat like '${turn}-%'`,
  );
  return found?.count ?? -1;
}
