import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../support/leftovers.ts";
import { removeData, runProduct, startProduct } from "../support/product.ts";
import { post, registration } from "../support/registrations.ts";
import { addStaff, signInAs } from "../support/staff.ts";
import { pause } from "./outage.ts";
import { type Kept, promise } from "./promise.ts";
import { writtenDown } from "./written-down.ts";

const hour = 3_600_000;
/** A battery that is empty, a server of time that errs, the way back: the database's own clock stays where it is. */
const jumps = [3 * hour, -2 * hour, 26 * hour, -30 * 24 * hour, 0];

/** The clock of the application jumps to and fro while families send. */
export async function clockJump(): Promise<Kept[]> {
  const dataDir = makeFolder("latihan");
  const file = join(dataDir, "jam");
  writeFileSync(file, "0");
  const preload = new URL("jumping-clock.mjs", import.meta.url).href;
  const product = await startProduct({ dataDir, env: { CLOCK_SHIFT: file, NODE_OPTIONS: `--import=${preload}` } });
  const headers = await signInAs(product.url, await addStaff(product, "guru"));
  const acknowledged: string[] = [];
  const keys = new Map<string, string>();
  const faults = new Set<string>();
  const states: string[] = [];
  let notYet = 0;
  for (const [turn, shift] of [0, ...jumps].entries()) {
    writeFileSync(file, String(shift));
    await pause(600);
    for (let house = 0; house < 10; house++) {
      const key = `jam-${turn}-${house}-0123456789`;
      const answer = await post(product.url, registration(`Anak ${house} Lompatan ${turn}`), { "idempotency-key": key });
      const { nomor, error } = (await answer.json()) as { nomor?: string; error?: string };
      if (answer.status === 201 && nomor) {
        acknowledged.push(nomor);
        keys.set(key, nomor);
      } else if (shift < -24 * hour && answer.status === 409 && /dibuka/.test(error ?? "")) notYet++;
      else faults.add(`${shift / hour} h: ${answer.status} ${error}`);
    }
    const page = await fetch(`${product.url}/dashboard`, { headers, redirect: "manual" });
    const ready = await fetch(`${product.url}/health/ready`);
    const home = await fetch(`${product.url}/`);
    states.push(`${shift / hour} h: ${page.status}`);
    if (page.status >= 400 || ready.status !== 200 || home.status !== 200)
      faults.add(`${shift / hour} h: page ${page.status}, ready ${ready.status}, home ${home.status}`);
  }
  // The clock is right again: who sends the same once more is told the same number.
  const different: string[] = [];
  for (const [key, nomor] of keys) {
    const [, turn, house] = key.split("-");
    const answer = await post(product.url, registration(`Anak ${house} Lompatan ${turn}`), { "idempotency-key": key });
    const again = ((await answer.json()) as { nomor?: string }).nomor;
    if (again !== nomor) different.push(`${key}: ${answer.status} ${again}`);
  }
  const kept = await writtenDown(dataDir, acknowledged);
  const alive = product.child.exitCode === null;
  await product.stop();
  const chain = await runProduct({ dataDir, flags: ["--audit-verify"] });
  removeData(product);
  return [
    promise("the application stays up", alive ? "same process" : "ended", alive),
    promise(
      "pages and readiness answer, nobody is refused but before the period opens",
      [...faults].join("; ") || `${jumps.length} jumps, ${notYet} told that it is not open yet`,
      faults.size === 0,
    ),
    ...kept,
    promise(
      "the same key is the same number after every jump",
      `${different.length} of ${keys.size} different${different.slice(0, 3).map((one) => `; ${one}`)}`,
      different.length === 0,
    ),
    promise(
      "who is signed in is served or asked to sign in again",
      states.join(", "),
      states.every((one) => /: (200|302)$/.test(one)),
    ),
    promise("the audit trail is whole", chain.output.trim().split("\n").at(-1) ?? "", chain.code === 0),
  ];
}
