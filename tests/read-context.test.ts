/** A page that only reads gets a context of its own: what writes, or locks rows for a change, does not compile there. */
import { expect, test } from "vitest";
import { compileEach, house } from "./support/compile.ts";

const withReading = (use: string) =>
  `import type {} from "${house}/src/tables.generated.ts";
   import { type Ctx, demand, may, type ReadCtx, type Scope } from "${house}/src/kit/ctx.server.ts";
   import { record } from "${house}/src/kit/audit/audit.server.ts";
   import { notify } from "${house}/src/kit/notices/notices.server.ts";
   import type { Register } from "${house}/src/kit/register/register.ts";
   import { create, find, list, locked, remove, restore, update } from "${house}/src/kit/register/store.server.ts";
   import { readQuery } from "${house}/src/kit/register/query.ts";
   import { writableRegister } from "${house}/src/kit/writable-register.server.ts";
   export type Used = [typeof demand, typeof may, typeof record, typeof notify, typeof create, typeof find, typeof list];
   export type Also = [typeof locked, typeof remove, typeof restore, typeof update, typeof readQuery, typeof writableRegister, Ctx];
   export const use = (scope: Scope, register: Register, ctx: ReadCtx) => [scope, register, ctx, ${use}];`;

const reads = [
  `find(ctx, register, "id")`,
  `list(ctx, register, readQuery(register, new URLSearchParams()))`,
  `[demand(ctx, "berita:read"), may(ctx, "berita:read")]`,
  `scope.read((asking) => find(asking, register, "id"))`,
  `scope.transaction((writing) => find(writing, register, "id"))`,
  `scope.transaction((writing) => create(writing, register, {}))`,
];

const writes = [
  `create(ctx, register, {})`,
  `update(ctx, register, { id: "id", versi: 1, sent: {} })`,
  `remove(ctx, register, { id: "id", versi: 1 })`,
  `restore(ctx, register, "id")`,
  `locked(ctx, register, { id: "id", action: "update" })`,
  `writableRegister(ctx, register, "id")`,
  `record(ctx, { action: "read", subject: "a", subjectId: "b" })`,
  `notify(ctx, { to: { accounts: [] }, kind: "a", title: "b" })`,
  `ctx.touch("berita")`,
  `ctx.afterCommit(() => undefined)`,
  `ctx.db.insertInto("counter")`,
  `ctx.db.updateTable("counter")`,
  `ctx.db.deleteFrom("counter")`,
  `scope.read((asking) => create(asking, register, {}))`,
];

test("what reads compiles where is read and where is written; what writes, where is written alone", async () => {
  const said = await compileEach([...reads, ...writes].map(withReading));
  expect(said.slice(0, reads.length)).toEqual(reads.map(() => ""));
  expect(said.slice(reads.length).map((sentence) => sentence.split("\n").filter(Boolean).length)).toEqual(writes.map(() => 1));
});
