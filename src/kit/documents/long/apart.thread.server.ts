import { serve } from "../../threads/serve.server.ts";
import { layOut } from "../layout.server.ts";
import type { Paper } from "../paper.ts";

export const tasks = { layOut: async (paper: Paper) => new Uint8Array(await layOut(paper)) };

serve(tasks);
