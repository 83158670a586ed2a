import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../support/leftovers.ts";
import { type Product, removeData, runProduct, startProduct } from "../support/product.ts";
import { registration } from "../support/registrations.ts";
import { query } from "../support/stored.ts";
import { type Kept, promise } from "./promise.ts";

const rounds = 20;

interface Sent {
  readonly nomor: string;
  /** When the family read that it is kept. */
  readonly at: number;
}

/** The disk is lost twenty times while families send: what stands in the backup place at that moment is put back on an empty machine. */
export async function restored(): Promise<Kept[]> {
  const folder = makeFolder("pulih");
  const usb = join(folder, "usb");
  mkdirSync(usb);
  const product = await startProduct({ env: { BACKUP_TO: usb } });
  const key = (await command(product, "--backup-key", usb)).split("\n").find((line) => line.startsWith("AGE-SECRET-KEY-1")) ?? "";
  const [sent, load] = [[] as Sent[], { going: true }];
  const families = Array.from({ length: 4 }, () => sendOn(product.url, { sent, load }));
  const seen = { whole: 0, rehearsed: 0, lost: [] as number[], late: 0 };
  for (let round = 0; round < rounds; round++) {
    if (round % 4 === 0) await command(product, "--backup", usb);
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const at = Date.now();
    const copy = join(folder, `usb-${round}`);
    cpSync(usb, copy, { recursive: true });
    const found = await putBack({ copy, key, dataDir: join(folder, `baru-${round}`) });
    if (found) seen.whole++;
    const missing = sent.filter((one) => one.at < at && !found?.has(one.nomor)).map((one) => (at - one.at) / 1000);
    seen.lost.push(Math.max(0, ...missing));
    rmSync(copy, { recursive: true, force: true });
  }
  if (/dapat dipulihkan utuh/.test(await command(product, "--restore-drill", usb))) seen.rehearsed++;
  load.going = false;
  await Promise.all(families);
  await product.stop();
  removeData(product);
  rmSync(folder, { recursive: true, force: true });
  const most = Math.max(...seen.lost);
  return [
    promise(
      "each restore is whole, its audit trail too",
      `${seen.whole} of ${rounds}, ${sent.length} registrations sent meanwhile`,
      seen.whole === rounds,
    ),
    promise("a lost disk takes along at most a minute", `the longest ${most.toFixed(1)} s`, most <= 60),
    promise("the product's own rehearsal finds it whole", `${seen.rehearsed} of 1`, seen.rehearsed === 1),
  ];
}

const command = async ({ dataDir }: Product, flag: string, usb: string): Promise<string> =>
  (await runProduct({ dataDir, env: { BACKUP_TO: usb }, flags: [flag] })).output;

interface Lost {
  readonly copy: string;
  readonly key: string;
  readonly dataDir: string;
}

/** @returns the numbers of the registrations that came back; null when the restore failed */
async function putBack({ copy, key, dataDir }: Lost): Promise<ReadonlySet<string> | null> {
  const env = { BACKUP_TO: copy, RECOVERY_KEY: key };
  const listed = await runProduct({ dataDir, env, flags: ["--restore"] });
  const name = /man-1-palu-\S+\.age/.exec(listed.output)?.[0] ?? "";
  const { code, output } = await runProduct({ dataDir, env, flags: ["--restore", name] });
  if (code !== 0 || !output.includes("Jejak audit utuh")) {
    console.log(output);
    return null;
  }
  const product = await startProduct({ dataDir });
  const rows = await query<{ nomor: string }>(dataDir, "select nomor from pendaftaran");
  await product.stop();
  removeData(product);
  return new Set(rows.map(({ nomor }) => nomor));
}

async function sendOn(url: string, { sent, load }: { readonly sent: Sent[]; readonly load: { readonly going: boolean } }): Promise<void> {
  while (load.going) {
    const answer = await fetch(`${url}/api/registerSiswa`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(registration()),
    });
    const { nomor } = (await answer.json()) as { nomor?: string };
    if (answer.status === 201 && nomor) sent.push({ nomor, at: Date.now() });
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
