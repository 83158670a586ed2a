import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type Action, type Actor, visitor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { readQuery } from "#kit/register/query.ts";
import type { Register } from "#kit/register/register.ts";
import { create, find, list, remove, restore, update } from "#kit/register/store.server.ts";
import { searchRegisters } from "#kit/search/search.server.ts";
import { exportRows, planImport } from "#kit/transfer/transfer.server.ts";
import { allPeran } from "#modules/akun/index.ts";
import { policy } from "#src/policy.ts";
import { registers } from "#src/registers.ts";
import { useDatabase } from "./support/database.ts";

/** Behind every door: whichever way a person comes to a register, the store asks the policy, and nothing else decides. */
const people: readonly Actor[] = [
  visitor,
  ...allPeran.map((role) => ({ id: "00000000-0000-4000-8000-000000000001", name: role, roles: [role], session: freshSession() })),
  { id: "00000000-0000-4000-8000-000000000002", name: "tanpa peran", roles: [], session: freshSession() },
];
const opened = useDatabase({ policy });

function freshSession(): NonNullable<Actor["session"]> {
  return { id: randomUUID(), kind: "cookie", confirmedAt: new Date(), secondFactor: true };
}

/** Read from the plain policy, not asked of the code that decides. */
const granted = (register: Register, action: Action, { roles }: Actor): boolean =>
  (policy[register.name] ?? []).some(([held, actions]) => actions.includes(action) && held.some((role) => roles.includes(role)));

const nobodys = "00000000-0000-4000-8000-00000000000a";
const sheet = { header: [], rows: [], places: [] };
const query = (register: Register) => readQuery(register, new URLSearchParams());

interface Way {
  readonly name: string;
  readonly right: Action;
  readonly go: (ctx: Ctx, register: Register) => Promise<unknown>;
}

const ways: readonly Way[] = [
  { name: "list", right: "read", go: (ctx, register) => list(ctx, register, query(register)) },
  { name: "find", right: "read", go: (ctx, register) => find(ctx, register, nobodys) },
  { name: "create", right: "create", go: (ctx, register) => create(ctx, register, {}) },
  { name: "update", right: "update", go: (ctx, register) => update(ctx, register, { id: nobodys, versi: 1, sent: {} }) },
  { name: "remove", right: "delete", go: (ctx, register) => remove(ctx, register, { id: nobodys, versi: 1 }) },
  { name: "restore", right: "restore", go: (ctx, register) => restore(ctx, register, nobodys) },
  { name: "export", right: "export", go: (ctx, register) => exportRows(ctx, register, query(register)) },
  { name: "import", right: "import", go: (ctx, register) => planImport(ctx, register, { name: "a.csv", sheet }) },
];

const refusedAs = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof Refusal ? error.kind : Promise.reject(error)),
  );

describe.each(people)("$name", (actor) => {
  test.each(registers.map((register): [string, Register] => [register.name, register]))("in %s", async (_, register) => {
    for (const { name, right, go } of ways) {
      // Nobody adds to a register of one row, and none but the public's own form adds to some.
      if (register.single && ["create", "import", "remove"].includes(name)) continue;
      if (register.readOnly && ["create", "import"].includes(name)) continue;
      const kind = await refusedAs(opened.scope(actor).transaction((ctx) => go(ctx, register)));
      const closed = actor.id === null ? "unauthenticated" : right === "read" ? "notFound" : "forbidden";
      if (!granted(register, right, actor)) expect({ way: name, kind }).toEqual({ way: name, kind: closed });
      else expect({ way: name, open: !["forbidden", "unauthenticated"].includes(kind) }).toEqual({ way: name, open: true });
    }
  });

  test("finds by search only in what is open", async () => {
    const open = registers.filter((register) => granted(register, "read", actor)).map(({ title }) => title);
    const groups = await opened.scope(actor).transaction((ctx) => searchRegisters(ctx, registers, "a"));
    expect(groups.map(({ title }) => title).filter((title) => !open.includes(title))).toEqual([]);
  });
});
