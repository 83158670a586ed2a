/** A gap between numbers that are too many to show. */
export type PageNumber = number | "gap";

/** First, last and the neighbours of `page`; a gap never hides a single page. */
export function pageNumbers(page: number, pages: number): readonly PageNumber[] {
  const kept = Array.from({ length: pages }, (_, place) => place + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1 || pages <= 7,
  );
  return kept.flatMap((number, place): PageNumber[] => {
    const before = kept[place - 1] ?? 0;
    if (number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : ["gap", number];
  });
}
