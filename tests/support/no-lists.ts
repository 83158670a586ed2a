import type { ListThreads } from "#server/imports/list-threads.ts";

const none = () => Promise.reject(new Error("nobody works on lists here"));

/** For tests in which no list comes in. */
export const noLists: ListThreads = {
  ...{ keep: none, settle: none, recheck: none, take: none, undo: none, grid: none, rest: none, compare: none, tryOut: none, run: none },
  ...{ keepMarks: none, readMarks: none, settleMarks: none, takeMarks: none, marksToMend: none },
  warm: () => undefined,
  close: async () => undefined,
};
