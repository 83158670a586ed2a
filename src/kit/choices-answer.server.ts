import type { Option } from "./register/fields.ts";

const mostLetters = 100;

/** What was found for the words that a field asks for (`kata`). */
export async function answerChoices(request: Request, find: (words: string) => Promise<readonly Option[]>): Promise<Response> {
  const asked = new URL(request.url).searchParams.get("kata") ?? "";
  const found = await find(asked.replaceAll("\0", "").trim().slice(0, mostLetters));
  return Response.json(found, { headers: { "Cache-Control": "no-store" } });
}
