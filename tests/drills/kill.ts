import { type Product, startProduct } from "../support/product.ts";
import { postmasterOf } from "../support/stored.ts";
import { type Kept, promise } from "./promise.ts";

export const victims = ["aplikasi", "database", "keduanya"] as const;
export type Victim = (typeof victims)[number];

/** kill -9. @returns the product that runs afterwards */
export async function kill(product: Product, victim: Victim, again: { dataDir: string; port: number }): Promise<Product> {
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

export function backWithin(most: number, recoveries: readonly number[]): Kept {
  const slowest = Math.max(...recoveries);
  return promise(
    `back within ${most / 1000} s`,
    `slowest ${Math.round(slowest)} ms, median ${Math.round(median(recoveries))} ms`,
    slowest <= most,
  );
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
