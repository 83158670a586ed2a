import { constants, setPriority } from "node:os";
import { StartRefusal } from "../database/engine/start-refusal.ts";
import { machineSentence } from "../machine-sentence.ts";
import { refuse } from "../refusals.ts";
import { serve } from "../threads/serve.server.ts";
import { makeArchive } from "./make-archive.server.ts";
import type { BackupPlan } from "./plan.server.ts";
import { rehearse } from "./rehearse.server.ts";
import { titleOf } from "./targets/title.ts";

// On Linux of this thread alone: whoever opens a page comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** What a person can mend is said in a sentence; anything else is a fault, with its place in the log. */
const told =
  <T>(work: (plan: BackupPlan) => Promise<T>, placeOf: (plan: BackupPlan) => string) =>
  async (plan: BackupPlan): Promise<T> => {
    try {
      return await work(plan);
    } catch (error) {
      if (error instanceof StartRefusal) throw refuse.unavailable(60, error.sentence);
      const sentence = machineSentence(error, placeOf(plan));
      throw sentence ? Object.assign(refuse.unavailable(60, sentence), { cause: error }) : error;
    }
  };

export const tasks = { make: told(makeArchive, titleOf), rehearse: told(rehearse, ({ dataDirectory }) => dataDirectory) };

serve(tasks);
