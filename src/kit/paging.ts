/** A part of a long list that a program asks for. */
export interface Part {
  readonly limit: number;
  readonly offset: number;
}

const most = 100;

/** Reads `?halaman=` of a list: from 1; the first where it names none. @param highest above which no list of this kind ever reaches */
export const askedPage = (parameters: URLSearchParams, highest = 10_000): number => whole(parameters.get("halaman"), highest) ?? 1;

/** Reads the page of a list that an address names by another word, where a page has two lists. */
export const pageNumber = (said: string | null, highest: number): number => whole(said, highest) ?? 1;

/** Reads `?halaman=&tampil=`: pages from 1, at most 100 rows each. */
export function readPart(parameters: URLSearchParams): Part {
  const [page, size] = [askedPage(parameters), whole(parameters.get("tampil"), most) ?? most];
  return { limit: size, offset: (page - 1) * size };
}

/**
 * One part as JSON. Rows are read with one more than `limit`, which only tells that there is another part: its address
 * then stands in the Link header, as RFC 8288 has it.
 */
export function answerPart(address: string, { limit, offset }: Part, rows: readonly unknown[]): Response {
  const next = new URLSearchParams({ halaman: String(offset / limit + 2), tampil: String(limit) });
  const more = rows.length > limit ? { Link: `<${new URL(address).pathname}?${next}>; rel="next"` } : undefined;
  return Response.json(rows.slice(0, limit), { headers: more });
}

const whole = (text: string | null, highest: number): number | undefined => {
  const number = /^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : undefined;
  return number !== undefined && number <= highest ? number : undefined;
};

/** A page of a list, and which one it is. */
export type Shown<Found> = Found & { readonly halaman: number };

/** The page that was asked for; the first one where the list is shorter than that, so that a stale address shows what there is. */
export async function pageOrFirst<Found>(
  asked: number,
  read: (halaman: number) => Promise<Found>,
  isEmpty: (found: Found) => boolean,
): Promise<Shown<Found>> {
  const found = await read(asked);
  if (asked === 1 || !isEmpty(found)) return { ...found, halaman: asked };
  return { ...(await read(1)), halaman: 1 };
}
