import { createContext } from "react-router";
import type { Scope } from "#kit/ctx.server.ts";
import type { Database } from "#kit/database/database.server.ts";
import { joinPortions } from "#kit/documents/book.ts";
import { withinQuota } from "#kit/files/quota.server.ts";
import type { Choices } from "#kit/lists/choices.ts";
import { type MendableRows, rowsToMend } from "#kit/lists/grid.server.ts";
import { deleteList, keepBook, keepUnderstood } from "#kit/lists/list.server.ts";
import type { ReadFile } from "#kit/lists/list-work.server.ts";
import { understandBook, understandList } from "#kit/lists/understand-list.server.ts";
import type { UploadedList } from "#kit/lists/uploaded-list.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Examiner } from "../lembar.ts";
import { readLembarNilai } from "../load-jalur.server.ts";
import { importNilai } from "./import-nilai.server.ts";
import type { NilaiPlan } from "./plan-nilai.server.ts";
import { sheetRegister } from "./sheet-register.ts";
import { sheetWords } from "./sheet-words.ts";
import { understoodNilai } from "./understood-nilai.server.ts";

/** On whose behalf, to which sheet and whose column of it; all of it can be handed to another thread. */
export interface AskedOfMarks {
  readonly who: Pick<Scope, "actor" | "requestId">;
  readonly jalur: string;
  readonly komponen: string;
  readonly penguji: Examiner;
}

type OfList = AskedOfMarks & { readonly daftar: string };

/** A list of marks as it is understood now, and what it would do; nothing of it is planned while something is asked. */
export interface ReadMarks {
  readonly list: UploadedList;
  readonly lacking: readonly string[];
  readonly plan: NilaiPlan | null;
}

/** What is done with whole lists of marks, where nobody waits for the same processor: docs/adr/0113 */
export interface MarkWork {
  /** @returns its id; @throws Refusal */
  readonly keepMarks: (asked: AskedOfMarks & { readonly file: ReadFile }) => Promise<string>;
  /** Null for what is gone. @throws Refusal */
  readonly readMarks: (asked: OfList) => Promise<ReadMarks | null>;
  /** @throws Refusal */
  readonly settleMarks: (asked: OfList & { readonly choices: Choices }) => Promise<void>;
  /** Keeps what a plan showed, and nothing else. @returns how many marks; @throws Refusal */
  readonly takeMarks: (asked: OfList & { readonly sidik: string }) => Promise<number>;
  /** The rows that cannot be taken, each with what is wrong. @throws Refusal */
  readonly marksToMend: (asked: OfList) => Promise<MendableRows>;
}

export interface MarkWorkers extends MarkWork {
  /** Somebody is about to bring a list. */
  readonly warm: () => void;
}

export const markWorkContext = createContext<MarkWorkers>();

/** A list is understood before the transaction that keeps anything of it: nobody waits for that one. */
export function markWork(scopeOf: Database["scope"]): MarkWork {
  const opened = async ({ who, penguji, ...place }: AskedOfMarks) => {
    const scope = scopeOf(who.actor, who.requestId);
    const lembar = await scope.read((ctx) => readLembarNilai(ctx, place));
    return { scope, lembar, register: sheetRegister(lembar), words: sheetWords(lembar.measure, penguji) };
  };
  return {
    keepMarks: async ({ file: { name, bytes, portions }, ...asked }) => {
      const { scope, register, words } = await opened(asked);
      const brought = { book: await joinPortions(portions), words };
      const understood = await scope.read((ctx) => understandBook(ctx, register, brought));
      const keep = () => scope.transaction((ctx) => keepBook(ctx, register, { ...brought, name, understood }));
      return withinQuota(scope, { bytes, files: 0 }, keep);
    },
    readMarks: async (asked) => {
      const { scope, lembar } = await opened(asked);
      const read = await scope.read((ctx) => understoodNilai(ctx, lembar, asked));
      return read && { list: read.list, lacking: read.lacking, plan: read.plan };
    },
    settleMarks: async ({ daftar: id, choices, ...asked }) => {
      const { scope, register, words } = await opened(asked);
      const understood = await scope.read((ctx) => understandList(ctx, register, { id, words, choices }));
      await scope.transaction((ctx) => keepUnderstood(ctx, id, understood));
    },
    takeMarks: async ({ sidik, ...asked }) => {
      const { scope, lembar, register } = await opened(asked);
      const read = await scope.read((ctx) => understoodNilai(ctx, lembar, asked));
      if (!read?.plan) throw refuse.conflict("Daftar ini belum diperiksa, atau sudah diimpor. Muat ulang halaman ini.");
      const { plan, interpreted, list } = read;
      return scope.transaction(async (ctx) => {
        const count = await importNilai(ctx, lembar, { interpreted, choices: list.choices, penguji: asked.penguji }, sidik);
        // What could not be taken waits to be downloaded and mended.
        if (plan.salah.length === 0) await deleteList(ctx, register, asked.daftar);
        return count;
      });
    },
    marksToMend: async (asked) => {
      const { scope, lembar, register, words } = await opened(asked);
      return scope.read(async (ctx) => {
        const read = await understoodNilai(ctx, lembar, asked);
        if (!read?.plan) throw refuse.notFound("Daftar ini tidak ditemukan lagi. Unggah berkasnya sekali lagi.");
        const faults = new Map(read.plan.salah.map(({ baris, sebab }) => [baris, sebab]));
        return rowsToMend(ctx, register, read.list, { words, whyNot: (place) => faults.get(place) });
      });
    },
  };
}
