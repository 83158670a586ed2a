import { Refusal } from "#kit/refusals.ts";

/** A refusal takes along what was typed, so that nothing is written twice. */
export async function keepTyped<T>(
  request: Request,
  read: (request: Request) => Promise<FormData>,
  work: (typed: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const data = await read(request);
  const typed = Object.fromEntries([...data].filter((pair): pair is [string, string] => typeof pair[1] === "string"));
  try {
    return await work(typed);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const { kind, message, fields, retryAfter } = refusal;
    throw new Refusal(kind, message, { ...(fields && { fields }), ...(retryAfter && { retryAfter }), current: typed });
  }
}
