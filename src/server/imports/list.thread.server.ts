import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { serve } from "#kit/threads/serve.server.ts";
import { joinProductDatabase } from "../product-database.ts";
import type { Begun, Touched } from "./list-threads.ts";
import { listWork } from "./list-work.ts";

// Whoever waits for a page comes first. Elsewhere than on Linux it would be the whole process that stands back.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const touched = (tag: string) => parentPort?.postMessage({ said: { tag } satisfies Touched });
const database = joinProductDatabase({ ...(workerData as Begun), poolSize: 2, background: true, touched });

export const tasks = listWork(database.scope);

serve(tasks);
