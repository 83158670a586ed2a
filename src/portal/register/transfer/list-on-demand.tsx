import { lazy } from "react";
import { MissingList } from "#kit/lists/choose/missing-list.tsx";

/** What is shown of an uploaded list, fetched where there is one. */
export const ListOnDemand = lazy(async () => {
  try {
    return { default: (await import("./understood-list.tsx")).UnderstoodList };
  } catch {
    return { default: MissingList };
  }
});
