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

/** @param turn tells its letters from those of another list */
export async function openList(product: Product, turn: number): Promise<WaitingList> {
  const headers = await signInAs(product.url, await addStaff(product, "tataUsaha"));
  const batch = await uploaded(product, headers, turn);
  const count = async () => {
    const [found] = await query<{ count: number }>(
      product.dataDir,
      `select count(*)::int as count from surat_masuk where nomor_surat like '${turn}-%'`,
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
      return settled(product, { batch, turn });
    },
  };
}

interface Seen {
  readonly said: string;
  /** Rows of the list that was asked for without room, and of the one that was under way as it ended: then, and asked for again. */
  readonly refused: readonly [number, number];
  readonly begun: readonly [number, number];
}

export const judgeList = ({ said, refused, begun }: Seen): Kept[] => [
  promise(
    `a list of ${list} asked for meanwhile is refused with a sentence, and nothing of it came in; or taken, and all of it does`,
    `${said.trim()}: ${refused[0]} of ${rows}`,
    /^503 \S/.test(said) ? refused[0] === 0 : /^20[02]/.test(said) && [0, rows].includes(refused[0]),
  ),
  promise("one that was under way came in whole or not at all", `${begun[0]} of ${rows}`, begun[0] === 0 || begun[0] === rows),
  promise(
    "asked for again with room, either is there whole and once",
    `${refused[1]} and ${begun[1]} of ${rows}`,
    refused[1] === rows && begun[1] === rows,
  ),
];
