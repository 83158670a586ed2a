import type { Right } from "./access/access.ts";

/** A page that stands beside others. */
export interface RegisterTab {
  readonly to: string;
  readonly label: string;
  /** Absent: whoever is signed in. */
  readonly right?: Right;
  /** Other pages that stand behind this one. */
  readonly behind?: readonly string[];
}
