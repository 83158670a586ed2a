import type { Keinginan, Scored } from "./place.ts";

interface Seating {
  /** The class of each, by its place in the row of classes; changed by `level`. */
  readonly at: Map<Scored, number>;
  readonly classes: number;
  readonly keinginan: ReadonlyMap<string, Keinginan>;
}

/** One pair of brothers or sisters against its wish weighs more than anything a swap can win. */
const perWish = 1e9;
/** Against the square of a class's distance from the mean, in points of its whole sum. */
const perProgram = 25;
const rounds = 40;

/** Lets children of the same sex change places as long as it becomes more even: how many girls and boys a class has stays. */
export function level(children: readonly Scored[], { at, classes, keinginan }: Seating): void {
  const mean = children.reduce((sum, { skor }) => sum + skor, 0) / Math.max(1, children.length);
  const over = Array.from({ length: classes }, () => 0);
  const programs = new Map<string, number[]>();
  const families = Map.groupBy(
    children.filter(({ saudara }) => saudara !== null && keinginan.has(saudara)),
    ({ saudara }) => saudara ?? "",
  );
  for (const child of children) {
    const n = at.get(child) ?? 0;
    over[n] = (over[n] ?? 0) + child.skor - mean;
    const row = programs.get(child.program ?? "") ?? Array.from({ length: classes }, () => 0);
    row[n] = (row[n] ?? 0) + 1;
    programs.set(child.program ?? "", row);
  }

  const against = (child: Scored, n: number, besides: Scored): number => {
    const wish = keinginan.get(child.saudara ?? "");
    if (!wish) return 0;
    const others = (families.get(child.saudara ?? "") ?? []).filter((one) => one !== child && one !== besides);
    return others.filter((one) => (at.get(one) === n) !== (wish === "bersama")).length;
  };
  const wishes = (a: Scored, b: Scored, na: number, nb: number) =>
    against(a, nb, b) + against(b, na, a) - against(a, na, b) - against(b, nb, a);
  const scores = (a: Scored, b: Scored, na: number, nb: number) => {
    const moved = b.skor - a.skor;
    const [from, to] = [over[na] ?? 0, over[nb] ?? 0];
    return (from + moved) ** 2 + (to - moved) ** 2 - from ** 2 - to ** 2;
  };
  const mixed = (a: Scored, b: Scored, na: number, nb: number) => {
    if (a.program === b.program) return 0;
    const [pa, pb] = [programs.get(a.program ?? "") ?? [], programs.get(b.program ?? "") ?? []];
    // Each count moves by one: (c-1)² - c² and (c+1)² - c².
    return 4 + 2 * ((pa[nb] ?? 0) - (pa[na] ?? 0) + (pb[na] ?? 0) - (pb[nb] ?? 0));
  };

  const swap = (a: Scored, b: Scored, na: number, nb: number) => {
    over[na] = (over[na] ?? 0) + b.skor - a.skor;
    over[nb] = (over[nb] ?? 0) + a.skor - b.skor;
    for (const [child, from, to] of [
      [a, na, nb],
      [b, nb, na],
    ] as const) {
      const row = programs.get(child.program ?? "") ?? [];
      row[from] = (row[from] ?? 0) - 1;
      row[to] = (row[to] ?? 0) + 1;
      at.set(child, to);
    }
  };

  for (let round = 0, changed = true; changed && round < rounds; round++) {
    changed = false;
    for (const [place, a] of children.entries())
      for (const b of children.slice(place + 1)) {
        const [na, nb] = [at.get(a) ?? 0, at.get(b) ?? 0];
        if (na === nb || a.jenisKelamin !== b.jenisKelamin) continue;
        const won = perWish * wishes(a, b, na, nb) + perProgram * mixed(a, b, na, nb) + scores(a, b, na, nb);
        if (won >= -1e-6) continue;
        swap(a, b, na, nb);
        changed = true;
      }
  }
}
