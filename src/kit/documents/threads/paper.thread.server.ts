import { serve } from "../../threads/serve.server.ts";
import { renderCards } from "../cards.server.ts";
import { typesetPdf, typesetSvg } from "../typeset.server.ts";

export const tasks = { pdf: typesetPdf, svg: typesetSvg, cards: renderCards };

serve(tasks);
