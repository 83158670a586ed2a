import type { Product } from "../support/product.ts";
import { addStaff, signInAs } from "../support/staff.ts";
import { query } from "../support/stored.ts";
import { type Kept, promise } from "./promise.ts";
import { list, rows, settled, takeIn, uploaded } from "./restarted-import.ts";

/** A clerk with a long list that waits to be taken in. */
export interface WaitingList {
  /** Asked for while there is no room. @returns what is said then */
  readonly ask: () => Promise<string>;
  /** So many of its rows are there. */
  readonly count: () => Promise<number>;
  /** Asked for again. @returns how many rows are there when it is done */
  readonly again: () => Promise<number>;
}

export async function openList(product: Product): Promise<WaitingList> {
  const headers = await signInAs(product.url, await addStaff(product, "tataUsaha"));
  const batch = await uploaded(product, headers, 0);
  const count = async () => {
    const [found] = await query<{ count: number }>(
      product.dataDir,
      "select count(*)::int as count from surat_masuk where nomor_surat like '0-%'",
    );
    return found?.count ?? -1;
  };
  return {
    ask: async () => {
      const answer = await takeIn(product, headers, batch);
      return `${answer.status} ${/[^"]*(?:penuh|terganggu|ruang)[^"]*/.exec(await answer.text())?.[0] ?? ""}`;
    },
    count,
    again: async () => {
      await takeIn(product, headers, batch);
      return settled(product, { batch, turn: 0 });
    },
  };
}

export const judgeList = (said: string, left: number, after: number): Kept[] => [
  promise(`a list of ${list} asked for meanwhile is refused with a sentence`, said, /^503 \S/.test(said)),
  promise("none of its rows came in, and with room again all do, once", `${left}, then ${after} of ${rows}`, left === 0 && after === rows),
];
