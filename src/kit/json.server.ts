import { refuse } from "./refusals.ts";
import { withoutUnseen } from "./typed-text.ts";

/** A body as JSON. @param sentence for what is none. @throws Refusal 400 for another text, 413 and Abandoned as the body itself says */
export async function readJson(request: Request, sentence = "Isi kiriman bukan JSON yang dapat dibaca."): Promise<unknown> {
  try {
    return await request.json();
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
    throw Object.assign(refuse.malformed(sentence), { cause: error });
  }
}

/** No text in it holds what nobody sees (`typed-text.ts`), whichever verb reads it. @throws Refusal 400 for a body that is not one JSON object */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    throw refuse.unsupported("Kirim isian sebagai application/json.");
  const body = await readJson(request);
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw refuse.malformed("Isi kiriman harus satu objek JSON.");
  if (isDeep(body, deepest)) throw refuse.malformed("Isi kiriman bertingkat terlalu dalam.");
  return seenIn(body) as Record<string, unknown>;
}

/** @param value not deeper than `deepest` */
function seenIn(value: unknown): unknown {
  if (typeof value === "string") return withoutUnseen(value);
  if (Array.isArray(value)) return value.map(seenIn);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, seenIn(inner)]));
}

const deepest = 8;

const isDeep = (value: unknown, left: number): boolean =>
  typeof value === "object" && value !== null && (left === 0 || Object.values(value).some((inner) => isDeep(inner, left - 1)));
