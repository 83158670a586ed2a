import { serve } from "#kit/threads/serve.server.ts";
import { runAgain } from "./run-again.ts";

export const tasks = { runAgain };

serve(tasks);
