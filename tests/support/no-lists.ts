import type { ListThreads } from "#server/imports/list-threads.ts";

const none = () => Promise.reject(new Error("nobody works on lists here"));

/** For tests in which no list comes in. */
export const noLists: ListThreads = {
  ...{ keep: none, settle: none, recheck: none, take: none, compare: none, tryOut: none, run: none },
  warm: () => undefined,
  close: async () => undefined,
};
