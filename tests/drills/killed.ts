import { rmSync } from "node:fs";
import { makeFolder } from "../support/leftovers.ts";
import { freePort, type Product, startProduct } from "../support/product.ts";
import { type Acknowledged, send, serial } from "../support/registrations.ts";
import { query } from "../support/stored.ts";
import { backAsFast, kill, restart, victims } from "./kill.ts";
import { type Kept, promise } from "./promise.ts";

const rounds = Number(process.env.DRILL_ROUNDS ?? 50);
const clients = 12;

/** kill -9 of the application, the database, or both, while families send; then everything acknowledged is counted. */
export async function killed(): Promise<Kept[]> {
  const dataDir = makeFolder("latihan");
  const port = await freePort();
  const acknowledged: Acknowledged[] = [];
  const recoveries: number[] = [];
  const hits = { aplikasi: 0, database: 0, keduanya: 0 };
  let product = await startProduct({ dataDir, port });
  const sending = { going: true };
  const families = Array.from({ length: clients }, (_, client) => keepSending(product.url, { client, acknowledged, sending }));
  const again = { dataDir, port };
  const served = async () => acknowledged.push(await send(product.url, { name: `Mulai ${acknowledged.length}` }));
  const before = await restart(product, again, served);
  product = before.product;
  for (let round = 0; round < rounds; round++) {
    await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 600));
    const victim = victims[round % 3] ?? "aplikasi";
    hits[victim]++;
    const begun = performance.now();
    product = await kill(product, victim, again);
    await send(product.url, { name: `Pulih ${round}` }).then((one) => acknowledged.push(one));
    recoveries.push(performance.now() - begun);
    process.stdout.write(".");
  }
  const after = await restart(product, again, served);
  product = after.product;
  sending.going = false;
  await Promise.all(families);
  const verdict = await count(product, acknowledged);
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
  console.log(
    `\n${rounds} kills (${JSON.stringify(hits)}), ${acknowledged.length} registrations acknowledged, ${acknowledged.filter((one) => one.attempts > 1).length} of them after a retry`,
  );
  return [...verdict, backAsFast([before.took, after.took], recoveries)];
}

async function keepSending(url: string, run: { client: number; acknowledged: Acknowledged[]; sending: { going: boolean } }): Promise<void> {
  for (let count = 0; run.sending.going; count++) {
    run.acknowledged.push(await send(url, { name: `Keluarga ${run.client} Anak ${count}` }));
    // One network may send a thousand at once and then slowly: the drill stays below that.
    await new Promise((resolve) => setTimeout(resolve, 1500));
  }
}

async function count(product: Product, acknowledged: readonly Acknowledged[]): Promise<Kept[]> {
  const stored = await query<{ nomor: string }>(product.dataDir, "select nomor from pendaftaran order by nomor");
  const numbers = new Set(stored.map((row) => row.nomor));
  const lost = acknowledged.filter((one) => !numbers.has(one.nomor));
  const keys = new Map(acknowledged.map((one) => [one.key, one.nomor]));
  const serials = stored.map((row) => serial(row.nomor)).sort((a, b) => a - b);
  const gapless = serials.every((value, index) => value === index + 1);
  const [chain] = await query<{ lines: string; rows: string }>(
    product.dataDir,
    "select (select count(*) from audit where subject = 'pendaftaran' and action = 'create') as lines, (select count(*) from pendaftaran) as rows",
  );
  return [
    promise("zero acknowledged registrations lost", `${lost.length} of ${acknowledged.length}`, lost.length === 0),
    promise(
      "none doubled under retry with the same key",
      `${stored.length} stored for ${keys.size} keys`,
      stored.length === keys.size && new Set(keys.values()).size === keys.size,
    ),
    promise("numbers gapless", `1–${serials.at(-1) ?? 0}`, gapless && serials.length > 0),
    promise("one audit line for each", `${chain?.lines} lines, ${chain?.rows} rows`, chain?.lines === chain?.rows),
  ];
}
