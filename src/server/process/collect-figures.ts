import type { Worker } from "node:cluster";
import type { Figures } from "../metrics/traffic.ts";
import type { Said, Told } from "./messages.ts";

/** Milliseconds; one that is busy for longer is left out, and its figures go on at the next look. */
const patience = 1_000;

/** What each of these workers counts. */
export async function collectFigures(workers: readonly Worker[], ask: string): Promise<Figures[]> {
  const answers = await Promise.all(workers.map((worker) => figuresOf(worker, ask)));
  return answers.filter((figures) => figures !== undefined);
}

function figuresOf(worker: Worker, ask: string): Promise<Figures | undefined> {
  return new Promise((resolve) => {
    const end = (figures?: Figures) => {
      clearTimeout(late);
      worker.off("message", hear);
      resolve(figures);
    };
    const hear = (said: Said) => {
      if (said.kind === "figures" && said.ask === ask) end(said.figures);
    };
    const late = setTimeout(end, patience);
    worker.on("message", hear);
    // It may have ended a moment ago.
    worker.send({ kind: "wants-figures", ask } satisfies Told, (error) => error && end());
  });
}
