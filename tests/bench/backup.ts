import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readHome } from "../drills/read-home.ts";
import { makeFolder } from "../support/leftovers.ts";
import { removeData, runProduct, startProduct } from "../support/product.ts";
import type { Figure } from "./figure.ts";
import { beside, ms, quantile } from "./times.ts";

const files = 1_000;
const fileBytes = 1_000_000;
const aimSeconds = 120;

/** A school with a gigabyte of pictures is backed up while somebody opens the home page again and again. */
export async function backup(): Promise<Figure[]> {
  const usb = makeFolder("usb");
  const env = { BACKUP_TO: usb };
  const product = await startProduct({ env });
  const folder = join(product.dataDir, "berkas", "publik");
  mkdirSync(folder, { recursive: true });
  for (let nth = 0; nth < files; nth++) writeFileSync(join(folder, `${nth}.jpg`), randomBytes(fileBytes));
  const idle = await readHome(product.url, () => new Promise((resolve) => setTimeout(resolve, 10_000)));
  let seconds = Number.NaN;
  const busy = await readHome(product.url, async () => {
    const begun = performance.now();
    const { code, output } = await runProduct({ dataDir: product.dataDir, env, flags: ["--backup"] });
    if (code !== 0) throw new Error(output);
    seconds = (performance.now() - begun) / 1000;
  });
  const archive = readdirSync(usb).find((name) => name.endsWith(".age")) ?? "";
  const size = statSync(join(usb, archive)).size;
  await product.stop();
  const copying = performance.now();
  cpSync(folder, `${folder}-salinan`, { recursive: true });
  const copied = (performance.now() - copying) / 1000;
  removeData(product);
  const [before, during] = [quantile(idle, 0.99), quantile(busy, 0.99)];
  const ratio = during / before;
  return [
    {
      what: `a backup of ${files} files of 1 MB and the database, ${Math.round(size / 1e6)} MB sealed, while the product serves`,
      ...{
        measured: `${seconds.toFixed(1)} s = ${beside(seconds, copied, "copying these files")}`,
        aim: `≤ ${aimSeconds} s`,
        met: seconds <= aimSeconds,
      },
    },
    {
      what: "home page meanwhile, p99, beside the same without a backup",
      ...{ measured: `${ms(during)} against ${ms(before)} = ${ratio.toFixed(1)} ×`, aim: "≤ 2 ×", met: ratio <= 2 },
    },
  ];
}
