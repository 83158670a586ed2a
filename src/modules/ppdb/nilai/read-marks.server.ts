import { z } from "zod";
import { refuse } from "#kit/refusals.ts";

const marks = z.array(z.object({ pendaftaranId: z.uuid(), baru: z.string().max(6), versi: z.int().min(0) })).max(1000);

/** What a plan showed, as the page sends it back. @throws Refusal 400 */
export function readMarks(sent: FormDataEntryValue | null): z.infer<typeof marks> {
  try {
    const read = marks.safeParse(JSON.parse(typeof sent === "string" ? sent : ""));
    if (read.success) return read.data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw refuse.malformed("Kiriman ini tidak dikenal.");
}
