import {
  appendFileSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../support/leftovers.ts";
import { removeData, startProduct } from "../support/product.ts";
import { pause } from "./outage.ts";
import { type Kept, promise } from "./promise.ts";
import { makeBackup, newPaper, putBack, restoreInto, sendSome } from "./put-back.ts";
import { judgeNumbers } from "./written-down.ts";

/** Ways in which a copy, a cable or a disk spoils the newest archive. */
const spoilings: Readonly<Record<string, (archive: string) => void>> = {
  "cut off in the middle": (archive) => truncateSync(archive, Math.floor(statSync(archive).size / 2)),
  "without its last byte": (archive) => truncateSync(archive, statSync(archive).size - 1),
  "one bit turned": (archive) => {
    const file = openSync(archive, "r+");
    writeSync(file, Buffer.from([0x5a, 0xa5]), 0, 2, Math.floor(statSync(archive).size * 0.7));
    closeSync(file);
  },
  empty: (archive) => truncateSync(archive, 0),
  "somebody's bytes behind it": (archive) => appendFileSync(archive, Buffer.alloc(4096, 7)),
};

/** The newest backup is torn: it is refused, whatever was torn, and the one before it brings everything back. */
export async function tornBackup(): Promise<Kept[]> {
  const folder = makeFolder("sobek");
  const usb = join(folder, "usb");
  mkdirSync(usb);
  const product = await startProduct({ dataDir: makeFolder("latihan"), env: { BACKUP_TO: usb } });
  const key = await newPaper(product, usb);
  const sent = await sendSome(product.url, 20, "Jalan Satu");
  const older = await makeBackup(product, usb);
  sent.push(...(await sendSome(product.url, 20, "Jalan Dua")));
  const newer = await makeBackup(product, usb);
  sent.push(...(await sendSome(product.url, 20, "Jalan Tiga")));
  // A minute is what a lost disk may take along.
  await pause(60_000);
  await product.stop();
  removeData(product);
  const refused: string[] = [];
  const accepted: string[] = [];
  let served = 0;
  for (const [how, spoil] of Object.entries(spoilings)) {
    const copy = join(folder, "salinan");
    const dataDir = join(folder, "baru");
    cpSync(usb, copy, { recursive: true });
    spoil(join(copy, newer));
    const { code, output } = await restoreInto({ copy, key, dataDir }, newer);
    const plain = output.trim().split("\n").at(-1) ?? "";
    if (code === 1 && /^[A-Z].*\.$/.test(plain) && !/\bat .+:\d+:\d+/.test(output)) refused.push(how);
    else accepted.push(`${how}: ${code} ${output.slice(-300)}`);
    // What was begun must not be taken for the school's data; where nothing was begun there is nothing to take.
    const begun = existsSync(dataDir) && readdirSync(dataDir).length > 0;
    if (begun && (await starts(dataDir))) served++;
    for (const path of [copy, dataDir]) rmSync(path, { recursive: true, force: true });
  }
  const torn = join(folder, "usb-sobek");
  cpSync(usb, torn, { recursive: true });
  truncateSync(join(torn, newer), 1000);
  const found = await putBack({ copy: torn, key, dataDir: join(folder, "kembali"), name: older });
  rmSync(folder, { recursive: true, force: true });
  const all = Object.keys(spoilings).length;
  return [
    promise(
      "a torn archive is refused with a sentence",
      `${refused.length} of ${all}${accepted.map((one) => `; ${one}`)}`,
      refused.length === all,
    ),
    promise("nothing begun from it serves", `${served} of ${all} started`, served === 0),
    ...judgeNumbers(found ?? new Set(), found?.size ?? 0, sent),
    promise("the archive before it goes on to the end of the log", found ? `${found.size} registrations` : "refused", found !== null),
  ];
}

async function starts(dataDir: string): Promise<boolean> {
  try {
    const product = await startProduct({ dataDir });
    await product.stop();
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes("ended with")) return false;
    throw error;
  }
}
