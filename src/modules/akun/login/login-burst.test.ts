import { expect, test } from "vitest";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import { logIn } from "./login.server.ts";

test("a rush leaves connections to everybody else, and who does not fit in is told to come back", async () => {
  let inside = 0;
  let most = 0;
  const slow = {
    transaction: async (work: (ctx: Ctx) => Promise<unknown>) => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
      return work({} as Ctx).catch(() => Promise.reject(refuse.notFound()));
    },
  } as Scope;
  const sent = {
    nip: "198511042010012001",
    password: "kapal lentera bambu 7 rusa",
    kind: "bearer",
    address: "103.10.66.7",
    agent: null,
    perangkat: null,
    previous: null,
  } as const;
  const kinds = await Promise.all(Array.from({ length: 400 }, () => logIn(slow, sent).then(() => "admitted", kindOf)));
  expect(most).toBeLessThanOrEqual(4);
  expect(kinds.filter((kind) => kind === "unavailable").length).toBeGreaterThan(150);
});

const kindOf = (error: unknown): string => {
  if (error instanceof Refusal) return error.kind;
  throw error;
};
