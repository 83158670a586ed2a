import { serve } from "#kit/threads/serve.server.ts";
import { runAgain } from "./run-again.ts";
import { tellUnlike } from "./unlike.ts";

export const tasks = { runAgain, tellUnlike };

serve(tasks);
