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

test("who brings the mark of a device has a place in a full queue, and goes before those who do not", async () => {
  const order: string[] = [];
  const told = (agent: string, perangkat: string | null) => {
    const slow = {
      transaction: async () => {
        order.push(agent);
        await new Promise((resolve) => setImmediate(resolve));
        throw refuse.notFound();
      },
    } as unknown as Scope;
    const who = { kind: "bearer", address: "103.10.66.7", previous: null } as const;
    return logIn(slow, { nip: "198511042010012001", password: "kapal lentera bambu 7 rusa", ...who, agent, perangkat }).then(
      () => "admitted",
      kindOf,
    );
  };
  const strangers = Array.from({ length: 300 }, () => told("asing", null));
  const owner = told("pemilik", "tanda");
  expect(await owner).toBe("notFound");
  expect((await Promise.all(strangers)).filter((kind) => kind === "unavailable")).toHaveLength(98);
  expect(order.indexOf("pemilik")).toBeLessThan(10);
  expect(order).toHaveLength(203);
});

const kindOf = (error: unknown): string => {
  if (error instanceof Refusal) return error.kind;
  throw error;
};
