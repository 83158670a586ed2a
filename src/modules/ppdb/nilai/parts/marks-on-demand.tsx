import { lazy } from "react";
import { MissingList } from "#kit/lists/choose/missing-list.tsx";

/** What is shown of an uploaded list of marks, fetched where there is one. */
export const MarksOnDemand = lazy(async () => {
  try {
    return { default: (await import("./understood-marks.tsx")).UnderstoodMarks };
  } catch {
    return { default: MissingList };
  }
});
