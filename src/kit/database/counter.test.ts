import { expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { nextNumber } from "./counter.server.ts";

const { scope } = useDatabase();

test("fifty at once get numbers without gaps, also when some of them give up", async () => {
  const sends = Array.from({ length: 50 }, (_, index) =>
    scope().transaction(async (ctx) => {
      const number = await nextNumber(ctx, "kuitansi", "2026");
      if (index % 5 === 0) throw new Error("given up");
      return number;
    }),
  );
  const results = await Promise.allSettled(sends);
  const numbers = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
});

test("each name and period counts for itself", async () => {
  const next = (name: string, period: string) => scope().transaction((ctx) => nextNumber(ctx, name, period));
  expect(await next("a", "2026")).toBe(1);
  expect(await next("a", "2027")).toBe(1);
  expect(await next("b", "2026")).toBe(1);
  expect(await next("a", "2026")).toBe(2);
});
