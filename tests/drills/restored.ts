import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../support/leftovers.ts";
import { removeData, startProduct } from "../support/product.ts";
import { post, registration } from "../support/registrations.ts";
import { type Kept, promise } from "./promise.ts";
import { command, newPaper, putBack } from "./put-back.ts";

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
  const product = await startProduct({ env: { BACKUP_TO: usb, TRUSTED_PROXIES: "127.0.0.1, ::1" } });
  const key = await newPaper(product, usb);
  const [sent, load] = [[] as Sent[], { going: true, refused: 0 }];
  const families = Array.from({ length: 4 }, (_, street) => sendOn(product.url, { street, sent, load }));
  const seen = { whole: 0, rehearsed: 0, lost: [] as number[] };
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
    process.stdout.write(
      `${round + 1}: ${missing.length} of ${sent.length} lost, the oldest ${Math.max(0, ...missing).toFixed(1)} s before\n`,
    );
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
      `${seen.whole} of ${rounds}, ${sent.length} registrations kept meanwhile, ${load.refused} refused`,
      seen.whole === rounds && sent.length > rounds * 20 && load.refused < sent.length / 100,
    ),
    promise("a lost disk takes along at most a minute", `the longest ${most.toFixed(1)} s`, most <= 60),
    promise("the product's own rehearsal finds it whole", `${seen.rehearsed} of 1`, seen.rehearsed === 1),
  ];
}

interface Sending {
  readonly street: number;
  readonly sent: Sent[];
  readonly load: { readonly going: boolean; refused: number };
}

/** Another child from another house each time, as the school's proxy would tell: what one house may send is limited. */
async function sendOn(url: string, { street, sent, load }: Sending): Promise<void> {
  for (let house = 0; load.going; house++) {
    const address = { "x-forwarded-for": `203.${street}.${house >> 8}.${house & 255}` };
    const answer = await post(url, registration(`Anak ${house} Jalan ${street}`), address).catch(() => undefined);
    const { nomor } = ((await answer?.json().catch(() => undefined)) ?? {}) as { nomor?: string };
    if (answer?.status === 201 && nomor) sent.push({ nomor, at: Date.now() });
    else load.refused++;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
