import { type Product, startProduct } from "../support/product.ts";
import { postmasterOf } from "../support/stored.ts";
import { type Kept, promise } from "./promise.ts";

export const victims = ["aplikasi", "database", "keduanya"] as const;
export type Victim = (typeof victims)[number];

/** Where the product starts again. */
interface Again {
  readonly dataDir: string;
  readonly port: number;
}

/** kill -9. @returns the product that runs afterwards */
export async function kill(product: Product, victim: Victim, again: Again): Promise<Product> {
  if (victim !== "aplikasi") killDatabase(product.dataDir);
  if (victim === "database") return product;
  await product.stop("SIGKILL");
  return startProduct(again);
}

/** One that is not back yet from the last kill is dead already. */
function killDatabase(dataDir: string): void {
  try {
    process.kill(postmasterOf(dataDir), "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && (error.code === "ESRCH" || error.code === "ENOENT"))) throw error;
  }
}

/** An orderly end and a start. @param served asks for what shows that it serves again; @returns the product, and how long that took from the end on */
export async function restart(product: Product, again: Again, served: () => Promise<unknown>): Promise<{ product: Product; took: number }> {
  await product.stop();
  const begun = performance.now();
  const started = await startProduct(again);
  await served();
  return { product: started, took: performance.now() - begun };
}

/** A kill may cost so many times what an orderly start costs. */
const times = 3;

/** Machines differ, and so does what else goes on in them. @param orderly what starts without a kill took in the same run, under the same load */
export function backAsFast(orderly: readonly number[], recoveries: readonly number[]): Kept {
  const [slowest, start] = [Math.max(...recoveries), Math.max(...orderly)];
  return promise(
    `back within ${times} times an orderly start`,
    `slowest ${Math.round(slowest)} ms, median ${Math.round(median(recoveries))} ms; orderly ${orderly.map((took) => Math.round(took)).join(" and ")} ms`,
    slowest <= times * start,
  );
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
