import { type Product, startProduct } from "../support/product.ts";
import { addStaff, type SignedIn, signInAs } from "../support/staff.ts";
import { postmasterOf } from "../support/stored.ts";
import type { Figure } from "./figure.ts";
import { beside, ms, quantile, timed } from "./times.ts";
import { busySeconds } from "./wrk.ts";

export interface Door {
  readonly product: Product;
  readonly headers: SignedIn;
}

/** A product of its own, and somebody of the office who is signed in. */
export async function openDoor(): Promise<Door> {
  const product = await startProduct();
  return { product, headers: await signInAs(product.url, await addStaff(product, "tataUsaha", "kepala")) };
}

export interface Measured {
  readonly times: readonly number[];
  /** Milliseconds of processor time for each, the application's and the database's: steadier where the machine is shared. */
  readonly busy: number;
  /** How long the emptiest answer took that asks who somebody is, in turns with those; absent where nothing was asked beside them. */
  readonly reference?: readonly number[];
}

/** Every connection of a pool has its plans and the processor's compiler has seen the page by then, as on a server after its first minutes. */
const untilWarm = 25;

export const emptiestAnswer = "the emptiest answer";

/** Milliseconds of it at the median, once it is warm. */
export async function emptiestOf({ product, headers }: Door): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < untilWarm + 40; round++) times.push((await timed(product.url + emptiest, { headers })).ms);
  return quantile(times.slice(untilWarm), 0.5);
}

/** A search for nothing: the session is found, a transaction opened, no row is asked for. */
const emptiest = "/pencarian.data?kata=";

/** Asks for each address so often, one after the other, once it is warm, and before each for the emptiest answer. */
export async function several({ product, headers }: Door, rounds: number, paths: readonly string[]): Promise<Measured> {
  const ask = (path: string) => timed(product.url + path, { headers });
  for (let warm = 0; warm < untilWarm; warm++) for (const path of [emptiest, ...paths]) await ask(path);
  const times: number[] = [];
  const reference: number[] = [];
  let busy = 0;
  for (let round = 0; round < rounds; round++) {
    for (const path of paths) {
      reference.push((await ask(emptiest)).ms);
      const before = busyOf(product);
      times.push((await ask(path)).ms);
      busy += busyOf(product) - before;
    }
  }
  return { times, busy: (busy * 1000) / times.length, reference };
}

/** Seconds of processor time so far, the application's and the database's. */
export const busyOf = ({ child, dataDir }: Product): number => busySeconds(child.pid ?? 0) + busySeconds(postmasterOf(dataDir));

/** As a line of the table: what nineteen of twenty waited at most. */
export function figure(what: string, { times, busy, reference }: Measured, most: number): Figure {
  const [middle, far] = [quantile(times, 0.5), quantile(times, 0.95)];
  const told = reference ? `, at the median ${beside(middle, quantile(reference, 0.5), emptiestAnswer)}` : "";
  return {
    what: `${what}, p95 of ${times.length}`,
    measured: `${ms(far)} (median ${ms(middle)}, ${ms(busy)} of processor time)${told}`,
    aim: `≤ ${most} ms`,
    met: far <= most,
  };
}
