import { serve } from "../../threads/serve.server.ts";
import { renderCards } from "../cards.server.ts";
import { compilerMemory } from "../compiler.server.ts";
import { typesetPdf, typesetSvg } from "../typeset.server.ts";

export const tasks = { pdf: typesetPdf, svg: typesetSvg, cards: renderCards };

/** In bytes: some two hundred letters, or as many hundred entries of people's records. What the compiler keeps of them holds names, too. */
const mostKept = 160 * 1_048_576;

serve(tasks, () => compilerMemory() > mostKept);
