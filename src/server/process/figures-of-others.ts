import { randomUUID } from "node:crypto";
import type { Figures } from "../metrics/traffic.ts";
import { type Told, tell } from "./messages.ts";

/** Milliseconds; the first process waits for one second itself. */
const patience = 2_000;

/** Asks the first process for what the other workers count; nothing when it does not answer in time. */
export function askForFigures(): Promise<readonly Figures[]> {
  const ask = randomUUID();
  return new Promise((resolve) => {
    const end = (figures: readonly Figures[]) => {
      clearTimeout(late);
      process.off("message", hear);
      resolve(figures);
    };
    const hear = (told: Told) => {
      if (told.kind === "figures-of-others" && told.ask === ask) end(told.figures);
    };
    const late = setTimeout(() => end([]), patience);
    process.on("message", hear);
    tell({ kind: "asks-figures", ask });
  });
}

/** Answers when another worker has been asked for what all of them count. */
export function giveFigures(figures: () => Promise<Figures>): void {
  process.on("message", (told: Told) => {
    if (told.kind === "wants-figures") void figures().then((own) => tell({ kind: "figures", ask: told.ask, figures: own }));
  });
}
