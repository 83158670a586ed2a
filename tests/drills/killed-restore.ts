import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../support/leftovers.ts";
import { removeData, runProduct, startProduct } from "../support/product.ts";
import { pause } from "./outage.ts";
import { type Kept, promise } from "./promise.ts";
import { makeBackup, newPaper, restoreInto, sendSome, startAndRead } from "./put-back.ts";
import { judgeNumbers } from "./written-down.ts";

/** After so many parts of what a whole restore takes. */
const moments = [0.1, 0.3, 0.4, 0.5, 0.6, 0.7, 0.85];

/** kill -9 of a restore at seven moments: what it leaves does not serve, and the next try is whole. */
export async function killedRestore(): Promise<Kept[]> {
  const folder = makeFolder("pulih-putus");
  const usb = join(folder, "usb");
  mkdirSync(usb);
  const product = await startProduct({ dataDir: makeFolder("latihan"), env: { BACKUP_TO: usb } });
  const key = await newPaper(product, usb);
  const sent = await sendSome(product.url, 20, "Jalan Satu");
  const archive = await makeBackup(product, usb);
  sent.push(...(await sendSome(product.url, 20, "Jalan Dua")));
  await product.stop();
  removeData(product);
  const begun = performance.now();
  const whole = join(folder, "utuh");
  await restoreInto({ copy: usb, key, dataDir: whole }, archive);
  const takes = performance.now() - begun;
  rmSync(whole, { recursive: true, force: true });
  const dataDir = join(folder, "putus");
  const seen = { cut: 0, untouched: 0, refused: 0, sentence: "" };
  for (const part of moments) {
    if (!(await cutOff({ usb, key, dataDir, archive, after: takes * part }))) {
      // It was whole before; the next one begins from nothing again.
      rmSync(dataDir, { recursive: true, force: true });
      continue;
    }
    seen.cut++;
    // Cut off before it wrote anything there is nothing to take for the school's data; a start would found a new school.
    if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) {
      seen.untouched++;
      continue;
    }
    const { code, output } = await runProduct({ dataDir });
    if (code === 1 && /belum utuh/.test(output)) seen.refused++;
    else console.log(`  ${part}: ${code} ${output.slice(0, 300)}`);
    seen.sentence = output.trim();
  }
  const { code, output } = await restoreInto({ copy: usb, key, dataDir }, archive);
  const found = code === 0 && output.includes("Jejak audit utuh") ? await startAndRead(dataDir) : null;
  if (!found) console.log(output);
  rmSync(folder, { recursive: true, force: true });
  return [
    promise("a restore was cut off", `${seen.cut} of ${moments.length}, a whole one takes ${(takes / 1000).toFixed(1)} s`, seen.cut >= 4),
    promise(
      "what it left does not serve, and says what to do",
      `${seen.refused} of ${seen.cut}, ${seen.untouched} had written nothing: ${seen.sentence}`,
      seen.refused >= 4 && seen.refused + seen.untouched === seen.cut,
    ),
    promise("the next restore is whole, its audit trail too", found ? `${found.size} registrations` : "failed", found !== null),
    ...judgeNumbers(found ?? new Set(), found?.size ?? 0, sent),
  ];
}

interface Cut {
  readonly usb: string;
  readonly key: string;
  readonly dataDir: string;
  readonly archive: string;
  readonly after: number;
}

/** @returns whether it was still going on */
async function cutOff({ usb, key, dataDir, archive, after }: Cut): Promise<boolean> {
  const { NODE_ENV: _, ...environment } = process.env;
  const env = { ...environment, DATA_DIR: dataDir, BACKUP_TO: usb, RECOVERY_KEY: key, PORT: "0", LOG_LEVEL: "warn" };
  const child = spawn(process.execPath, ["src/main.ts", "--restore", archive], { env, stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  await Promise.race([ended, pause(after)]);
  const going = child.exitCode === null;
  child.kill("SIGKILL");
  await ended;
  killDatabase(dataDir);
  await pause(300);
  return going;
}

/** As a machine that loses its power would: the server goes with the restore. */
function killDatabase(dataDir: string): void {
  const pointer = join(dataDir, "database.location");
  const cluster = join(existsSync(pointer) ? readFileSync(pointer, "utf8").trim() : dataDir, "database");
  const file = join(cluster, "postmaster.pid");
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
