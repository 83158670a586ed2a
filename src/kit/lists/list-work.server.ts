import { createContext } from "react-router";
import type { Scope } from "../ctx.server.ts";
import type { Started } from "../transfer/transfer.server.ts";
import type { Undone } from "../transfer/undo.server.ts";
import type { Choices } from "./choices.ts";
import type { Grid, GridAsked, MendableRows } from "./grid.server.ts";

/** On whose behalf, and to which register; all of it can be handed to another thread. */
export interface AskedOfList {
  readonly who: Pick<Scope, "actor" | "requestId">;
  /** Its name. */
  readonly register: string;
}

/** A file as it came in, read apart. */
export interface ReadFile {
  readonly name: string;
  readonly bytes: number;
  /** Of its bytes. */
  readonly hash: string;
  /** See `joinPortions`. */
  readonly portions: readonly Uint8Array[];
}

/** What is done with whole lists. It takes seconds of a processor, so it is done where nobody waits for the same one: docs/adr/0110 */
export interface ListWork {
  /** Keeps a list and tries it out as far as it is understood. @returns its id; @throws Refusal */
  readonly keep: (asked: AskedOfList & { readonly file: ReadFile }) => Promise<string>;
  /** Tries it out anew, understood as the person says. @throws Refusal */
  readonly settle: (asked: AskedOfList & { readonly id: string; readonly choices: Choices }) => Promise<void>;
  /** Tries out what an import behind the scenes left of it. @throws Refusal */
  readonly recheck: (asked: AskedOfList & { readonly id: string }) => Promise<void>;
  /** Takes in what was tried out, or asks for it to be done behind the scenes. @throws Refusal */
  readonly take: (asked: AskedOfList & { readonly batch: string }) => Promise<Started>;
  /** Takes an import back, or names first what somebody changed since. @throws Refusal */
  readonly undo: (asked: AskedOfList & { readonly batch: string; readonly rest: boolean }) => Promise<Undone>;
  /** Rows of a kept list that can be mended; null where there are none. @throws Refusal */
  readonly grid: (asked: AskedOfList & GridAsked & { readonly id: string }) => Promise<Grid | null>;
  /** What of it cannot be taken in yet. @throws Refusal */
  readonly rest: (asked: AskedOfList & { readonly id: string }) => Promise<Rest>;
  /** Compares a kept list with what stands. @returns the comparison's id; @throws Refusal */
  readonly compare: (asked: AskedOfList & { readonly id: string; readonly isi: Readonly<Record<string, unknown>> }) => Promise<string>;
}

export interface Rest extends MendableRows {
  /** When the list was made, as far as that is known. */
  readonly madeAt: Date | undefined;
}

export interface ListWorkers extends ListWork {
  /** Somebody is about to bring a list. */
  readonly warm: () => void;
}

export const listWorkContext = createContext<ListWorkers>();
