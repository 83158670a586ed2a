import { rmSync } from "node:fs";
import { makeFolder } from "../support/leftovers.ts";
import { freePort, startProduct } from "../support/product.ts";
import { addStaff, signInAs } from "../support/staff.ts";
import { query } from "../support/stored.ts";
import { kill, type Victim } from "./kill.ts";
import { pause } from "./outage.ts";
import { type Kept, promise } from "./promise.ts";
import { rows, settled, takeIn, uploaded } from "./restarted-import.ts";

/** Milliseconds after the import was asked for, or after that was answered, at which something dies, and what. */
const deaths: readonly (readonly ["asked" | "answered", number, Victim])[] = [
  ["asked", 50, "aplikasi"],
  ["answered", 0, "keduanya"],
  ["answered", 400, "aplikasi"],
  ["answered", 900, "keduanya"],
  ["answered", 1_800, "aplikasi"],
];

/** kill -9 in the midst of a long list: it ends whole and once, or not at all and can be asked for again; what it tells of itself is so. */
export async function killedImport(): Promise<Kept[]> {
  const [dataDir, port] = [makeFolder("latihan"), await freePort()];
  let product = await startProduct({ dataDir, port });
  const staff = await addStaff(product, "tataUsaha");
  const half: string[] = [];
  const waits: number[] = [];
  let [answered, alone] = [0, 0];
  for (const [turn, [since, after, victim]] of deaths.entries()) {
    const headers = await signInAs(product.url, staff);
    const batch = await uploaded(product, headers, turn);
    const begun = performance.now();
    const asked = takeIn(product, headers, batch).then(
      ({ ok }) => ok,
      () => false,
    );
    if (since === "answered") await asked;
    await pause(after);
    product = await kill(product, victim, { dataDir, port });
    // What was not answered need not come in; what was does by itself.
    if (await asked) {
      const count = await settled({ dataDir }, { batch, turn });
      waits.push((performance.now() - begun) / 1000);
      answered++;
      if (count === rows) alone++;
      else half.push(`${victim} ${after} ms after it was ${since}: ${count} of ${rows}`);
    }
    // Pressed once more, as whoever saw the page break off does.
    await takeIn(product, await signInAs(product.url, staff), batch);
    const again = await settled({ dataDir }, { batch, turn });
    if (again !== rows) half.push(`pressed again: ${again} of ${rows}`);
    process.stdout.write(".");
  }
  const [told] = await query<{ batches: number; lines: number; made: number }>(
    dataDir,
    `select (select count(*)::int from import_batch where done_at is not null) as batches,
       (select count(*)::int from audit where action = 'import' and subject = 'suratMasuk') as lines,
       (select count(*)::int from import_row where act = 'baru') as made`,
  );
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return [
    promise(
      "each list that was answered ends whole by itself, and any when it is asked for again",
      `${alone} of ${answered}, ${deaths.length} in all${half.map((one) => `; ${one}`).join("")}, the longest ${Math.max(...waits).toFixed(0)} s`,
      alone === answered && answered >= deaths.length - 1 && half.length === 0,
    ),
    promise(
      "the trail and the imports tell of each once",
      `${told?.batches} imports, ${told?.lines} lines, ${told?.made} rows`,
      told?.batches === deaths.length && told.lines === deaths.length && told.made === deaths.length * rows,
    ),
  ];
}
