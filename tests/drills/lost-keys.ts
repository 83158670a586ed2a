import { randomBytes } from "node:crypto";
import { cpSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../support/leftovers.ts";
import { removeData, runProduct, startProduct } from "../support/product.ts";
import { type Kept, promise } from "./promise.ts";
import { sendSome } from "./put-back.ts";
import { writtenDown } from "./written-down.ts";

/** What may happen to the folder of keys. */
const losses: Readonly<Record<string, (keys: string) => void>> = {
  "the whole folder": (keys) => rmSync(keys, { recursive: true }),
  "the key of the audit trail": (keys) => rmSync(join(keys, "audit")),
  "the key of what is sealed": (keys) => rmSync(join(keys, "rahasia")),
  "half of a key": (keys) => writeFileSync(join(keys, "audit"), Buffer.alloc(16), { mode: 0o600 }),
  "another key in its place": (keys) => writeFileSync(join(keys, "rahasia"), randomBytes(32), { mode: 0o600 }),
};

/** The keys are lost in five ways: no start makes new ones in silence; from their copy everything goes on; without one, only when it is meant. */
export async function lostKeys(): Promise<Kept[]> {
  const dataDir = makeFolder("latihan");
  const first = await startProduct({ dataDir });
  const sent = await sendSome(first.url, 20, "Jalan Satu");
  await first.stop();
  const [keys, safe] = [join(dataDir, "kunci"), join(dataDir, "..", `kunci-aman-${process.pid}`)];
  cpSync(keys, safe, { recursive: true });
  const refused: string[] = [];
  const accepted: string[] = [];
  for (const [how, lose] of Object.entries(losses)) {
    lose(keys);
    const { code, output } = await runProduct({ dataDir });
    if (code === 1 && output.trim().split("\n").length === 1 && /kunci/i.test(output)) refused.push(how);
    else accepted.push(`${how}: ${code} ${output.slice(0, 200)}`);
    rmSync(keys, { recursive: true, force: true });
    cpSync(safe, keys, { recursive: true });
  }
  const second = await startProduct({ dataDir });
  sent.push(...(await sendSome(second.url, 10, "Jalan Dua")));
  const withCopy = await writtenDown(dataDir, sent);
  await second.stop();
  const chain = await runProduct({ dataDir, flags: ["--audit-verify"] });
  // No copy anywhere: the operator says so, and the school goes on.
  renameSync(keys, `${keys}.hilang`);
  const adopted = await runProduct({ dataDir, flags: ["--keys-adopt", "SAYA-MENGERTI"] });
  const third = await startProduct({ dataDir });
  sent.push(...(await sendSome(third.url, 10, "Jalan Tiga")));
  const without = await writtenDown(dataDir, sent);
  await third.stop();
  rmSync(safe, { recursive: true, force: true });
  removeData(third);
  const all = Object.keys(losses).length;
  return [
    promise(
      "a start without them is refused in one sentence",
      `${refused.length} of ${all}${accepted.map((one) => `; ${one}`)}`,
      refused.length === all,
    ),
    ...withCopy.map((one) => ({ ...one, what: `with their copy: ${one.what}` })),
    promise("with their copy: the audit trail is whole", chain.output.trim().split("\n").at(-1) ?? "", chain.code === 0),
    promise("new ones are made only when it is meant", `code ${adopted.code}`, adopted.code === 0),
    ...without.map((one) => ({ ...one, what: `without a copy: ${one.what}` })),
  ];
}
