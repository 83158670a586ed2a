import { refuse } from "./refusals.ts";

/** A body as JSON. @param sentence for what is none. @throws Refusal 400 for another text, 413 and Abandoned as the body itself says */
export async function readJson(request: Request, sentence = "Isi kiriman bukan JSON yang dapat dibaca."): Promise<unknown> {
  try {
    return await request.json();
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
    throw Object.assign(refuse.malformed(sentence), { cause: error });
  }
}
