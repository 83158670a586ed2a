/** A part of a long list that a program asks for. */
export interface Part {
  readonly limit: number;
  readonly offset: number;
}

const most = 100;

/** Reads `?halaman=&tampil=`: pages from 1, at most 100 rows each. */
export function readPart(parameters: URLSearchParams): Part {
  const [page, size] = [whole(parameters.get("halaman"), 10_000) ?? 1, whole(parameters.get("tampil"), most) ?? most];
  return { limit: size, offset: (page - 1) * size };
}

const whole = (text: string | null, highest: number): number | undefined => {
  const number = /^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : undefined;
  return number !== undefined && number <= highest ? number : undefined;
};
