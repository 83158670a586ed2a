import { constants, setPriority } from "node:os";
import { StartRefusal } from "../database/engine/start-refusal.ts";
import { refuse } from "../refusals.ts";
import { serve } from "../threads/serve.server.ts";
import { makeArchive } from "./make-archive.server.ts";
import type { BackupPlan } from "./plan.server.ts";
import { rehearse } from "./rehearse.server.ts";

// On Linux of this thread alone: whoever opens a page comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const known: Readonly<Record<string, string>> = {
  ENOSPC: "Tempat cadangan penuh.",
  EACCES: "Tempat cadangan tidak dapat ditulisi.",
  EPERM: "Tempat cadangan tidak dapat ditulisi.",
  EROFS: "Tempat cadangan tidak dapat ditulisi.",
};

/** What a person can mend is said in a sentence; anything else is a fault, with its place in the log. */
const told =
  <T>(work: (plan: BackupPlan) => Promise<T>) =>
  async (plan: BackupPlan): Promise<T> => {
    try {
      return await work(plan);
    } catch (error) {
      if (error instanceof StartRefusal) throw refuse.unavailable(60, error.sentence);
      const sentence = error instanceof Error && "code" in error ? known[String(error.code)] : undefined;
      throw sentence ? Object.assign(refuse.unavailable(60, sentence), { cause: error }) : error;
    }
  };

export const tasks = { make: told(makeArchive), rehearse: told(rehearse) };

serve(tasks);
