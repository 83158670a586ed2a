export interface Figure {
  readonly what: string;
  readonly measured: string;
  readonly aim: string;
  readonly met: boolean;
}

/** A Markdown table, ready for docs/performance.md. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((one) => `| ${one.what} | ${one.measured} | ${one.aim} | ${one.met ? "yes" : "no"} |`);
  return ["| What | Measured | Aim | Met |", "|---|---|---|---|", ...rows].join("\n");
}
