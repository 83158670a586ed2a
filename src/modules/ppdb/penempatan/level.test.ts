/** Nobody looks at a swap: the committee sees classes that are as even as they can be made by letting two change places, or that are not. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { level } from "./level.ts";
import type { Keinginan, Scored } from "./place.ts";

const classes = 3;
const child = fc.record({
  jenisKelamin: fc.constantFrom("laki-laki", "perempuan"),
  skor: fc.integer({ min: 40, max: 100 }),
  program: fc.constantFrom("ipa", "ips", null),
  saudara: fc.constantFrom(null, null, null, "satu", "dua"),
  at: fc.integer({ min: 0, max: classes - 1 }),
});
const wishes: ReadonlyMap<string, Keinginan> = new Map([
  ["satu", "bersama"],
  ["dua", "terpisah"],
]);

/** Counted anew from where each sits: distances from the mean, programmes together, and wishes that are not met. */
function unevenness(children: readonly Scored[], at: ReadonlyMap<Scored, number>): number {
  const mean = children.reduce((sum, { skor }) => sum + skor, 0) / children.length;
  const square = (all: readonly Scored[], of: (one: Scored) => number) => all.reduce((sum, one) => sum + of(one), 0) ** 2;
  const rooms = Array.from({ length: classes }, (_, n) => children.filter((one) => at.get(one) === n));
  const programmes = [...new Set(children.map(({ program }) => program))];
  const pairs = children.flatMap((one, n) => children.slice(n + 1).map((other) => [one, other] as const));
  const unmet = pairs.filter(
    ([one, other]) =>
      one.saudara !== null && one.saudara === other.saudara && (at.get(one) === at.get(other)) !== (wishes.get(one.saudara) === "bersama"),
  );
  return rooms.reduce(
    (sum, room) =>
      sum +
      square(room, ({ skor }) => skor - mean) +
      25 * programmes.reduce((all, program) => all + room.filter((one) => one.program === program).length ** 2, 0),
    1e9 * unmet.length,
  );
}

test("no two of one sex could change places and leave the classes more even, and as many girls and boys sit in each as before", () => {
  fc.assert(
    fc.property(fc.array(child, { minLength: 2, maxLength: 14 }), (drawn) => {
      const children = drawn.map(({ at: _, ...one }, n): Scored => ({ ...one, id: `c${n}`, nilai: one.skor }));
      const at = new Map(children.map((one, n) => [one, drawn[n]?.at ?? 0]));
      const seats = () => children.map((one) => `${at.get(one)} ${one.jenisKelamin}`).sort();
      const before = [seats(), unevenness(children, at)] as const;
      level(children, { at, classes, keinginan: wishes });
      const after = unevenness(children, at);
      expect(seats()).toEqual(before[0]);
      expect(after).toBeLessThanOrEqual(before[1] + 1e-3);
      for (const one of children)
        for (const other of children) {
          if (one.jenisKelamin !== other.jenisKelamin) continue;
          const swapped = new Map(at).set(one, at.get(other) ?? 0).set(other, at.get(one) ?? 0);
          expect(unevenness(children, swapped)).toBeGreaterThan(after - 1e-3);
        }
    }),
    { numRuns: 300, seed: 7 },
  );
});
