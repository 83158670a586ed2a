import { importableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import type { Database } from "#kit/database/database.server.ts";
import { joinPortions } from "#kit/documents/book.ts";
import { withinQuota } from "#kit/files/quota.server.ts";
import { gridOf, restOf } from "#kit/lists/grid.server.ts";
import { keepList, recheckList, settleList } from "#kit/lists/list.server.ts";
import { settledMoment } from "#kit/lists/list-moment.server.ts";
import type { AskedOfList, ListWork } from "#kit/lists/list-work.server.ts";
import { understandBook, understandList, unsettledList } from "#kit/lists/understand-list.server.ts";
import { findList, uploadedList } from "#kit/lists/uploaded-list.server.ts";
import type { Tell } from "#kit/threads/serve.server.ts";
import { type Outcome, runImportJob, startImport, undoImport } from "#kit/transfer/transfer.server.ts";
import { actorNow } from "#modules/akun/index.server.ts";
import { makeBanding } from "#modules/banding/index.server.ts";
import { type MarkWork, markWork } from "#modules/ppdb/index.server.ts";
import { programNow } from "#modules/program/index.server.ts";
import { listWords } from "#src/list-words/index.ts";
import { brought } from "#src/registers.server.ts";
import { lists } from "#src/registers.ts";
import type { SentList } from "./read-sent-list.ts";
import { type ToldPlan, tryOutSent } from "./try-out-sent.ts";

/** What programs and the queue ask for besides. */
export interface AllListWork extends ListWork, MarkWork {
  /** Tries out what a program sent; nothing is changed. @throws Refusal */
  readonly tryOut: (asked: AskedOfList & { readonly sent: SentList; readonly partly: boolean }) => Promise<ToldPlan>;
  /** The work behind the scenes; it says how far it is. @throws Refusal that is worth another try */
  readonly run: (asked: AskedOfList & { readonly batch: string }, tell: Tell) => Promise<Outcome>;
}

/** How far it is, as `run` says it. */
export interface Progressed {
  readonly done: number;
  readonly total: number;
}

/** A list is understood before the transaction that tries it out: nobody waits for that one. */
export function listWork(scopeOf: Database["scope"]) {
  const opened = ({ who, register }: AskedOfList) => ({ scope: scopeOf(who.actor, who.requestId), register: named(register) });
  const recheck: ListWork["recheck"] = async ({ id, ...asked }) => {
    const { scope, register } = opened(asked);
    const list = { id, words: listWords };
    const understood = await scope.read(async (ctx) => {
      const left = await unsettledList(ctx, register, id);
      return left && understandList(ctx, register, { ...list, choices: left.choices });
    });
    if (understood) await scope.transaction((ctx) => recheckList(ctx, register, { ...list, understood }));
  };
  return {
    ...markWork(scopeOf),
    keep: async ({ file: { portions, bytes, ...file }, ...asked }) => {
      const { scope, register } = opened(asked);
      const list = { ...file, book: await joinPortions(portions), words: listWords };
      const understood = await scope.read((ctx) => understandBook(ctx, register, list));
      return withinQuota(scope, { bytes, files: 0 }, () => scope.transaction((ctx) => keepList(ctx, register, { ...list, understood })));
    },
    settle: async ({ id, choices, ...asked }) => {
      const { scope, register } = opened(asked);
      const list = { id, choices, words: listWords };
      const understood = await scope.read((ctx) => understandList(ctx, register, list));
      await scope.transaction((ctx) => settleList(ctx, register, { ...list, understood }));
    },
    recheck,
    take: ({ batch, ...asked }) => {
      const { scope, register } = opened(asked);
      return scope.transaction((ctx) => startImport(ctx, register, batch));
    },
    undo: ({ batch: id, rest, ...asked }) => {
      const { scope, register } = opened(asked);
      return scope.transaction((ctx) => undoImport(ctx, register, { id, rest }));
    },
    grid: ({ id, page, all, ...asked }) => {
      const { scope, register } = opened(asked);
      return scope.read(async (ctx) => {
        const list = await findList(ctx, register, id);
        return list ? gridOf(ctx, importableRegister(ctx, register), list, { words: listWords, page, all }) : null;
      });
    },
    rest: async ({ id, ...asked }) => {
      const { scope, register } = opened(asked);
      // Before it was tried out nobody knows what is wrong with what is left.
      await recheck({ id, ...asked });
      return scope.read(async (ctx) => {
        const list = await uploadedList(ctx, register, id);
        const left = await restOf(ctx, importableRegister(ctx, register), list, listWords);
        return { ...left, madeAt: settledMoment(list, list.choices).since };
      });
    },
    compare: ({ id, isi, ...asked }) => {
      const { scope, register } = opened(asked);
      return makeBanding(scope, register, { list: id, words: listWords, isi });
    },
    tryOut: ({ sent, partly, ...asked }) => {
      const { scope, register } = opened(asked);
      return tryOutSent(scope, register, { sent, partly });
    },
    run: ({ batch, ...asked }, tell) => {
      const { scope, register } = opened(asked);
      const progress = (done: number, total: number) => tell({ done, total } satisfies Progressed);
      return runImportJob(scope, register, { batch, progress, programNow, actorNow });
    },
  } satisfies AllListWork;
}

/** @throws Error when the list was sent before a register was renamed */
function named(name: string) {
  const found = lists.find((register) => register.name === name);
  if (!found) throw new Error(`no register is named ${name}`);
  return brought(found);
}
