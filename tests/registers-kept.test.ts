import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Action, Actor } from "#kit/access/access.ts";
import { history } from "#kit/audit/history.server.ts";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import { verifyAudit } from "#kit/audit/verify.server.ts";
import type { RefusalKind } from "#kit/refusals.ts";
import type { Field } from "#kit/register/fields.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { create, find, list, remove, restore, update } from "#kit/register/store.server.ts";
import { columnsOfSheet } from "#kit/transfer/sheet-rows.ts";
import { exportRows, planImport } from "#kit/transfer/transfer.server.ts";
import { act } from "#portal/register/acts.server.ts";
import { hasOwnForm } from "#portal/register/address.ts";
import { policy } from "#src/policy.ts";
import { actor } from "#tests/support/database.ts";
import {
  as,
  clerk,
  count,
  house,
  nameOfReferred,
  query,
  refusal,
  required,
  samples,
  stranger,
  useRegisterRows,
  writable,
} from "#tests/support/register-rows.ts";

useRegisterRows();

/** What people read of a value, and search for. */
function asRead(field: Field | undefined, value: unknown): string {
  if (field?.kind === "reference") return nameOfReferred(field.register);
  if (field?.kind === "choice") return field.options.find((option) => option.value === value)?.label ?? "";
  return String(value);
}
const heads = (register: Register) => columnsOfSheet(register).map(({ label }) => label);
/** What a row says, without what the database filled in where nothing was sent. */
const keptOf = (register: Register, row: Row, n: number) => {
  const sent = samples(register, n);
  const filled = (register.fills ?? []).filter((name) => sent[name] === null);
  return { ...fieldValues(register, row), ...Object.fromEntries(filled.map((name) => [name, null])) };
};
/** The rows that the head's lines of the table reach by this act. */
const reachOfHead = ({ name }: Register, action: Action) =>
  (policy[name] ?? []).flatMap(([roles, actions, , rows]) => (roles.includes("kepala") && actions.includes(action) ? [rows] : []));
/** Somebody else's row is not there for those who may change their own alone, and what others sent fits into none of theirs. */
const refusedTo = (who: Actor, register: Register, action: "create" | "update" | "delete" | "restore"): RefusalKind => {
  if (!who.roles.includes("kepala") || !reachOfHead(register, action).includes("own")) return "forbidden";
  return action === "create" ? "invalid" : "notFound";
};

/** Who sees such rows and writes nobody else's: the head, where the head does not write them too. */
const readerOf = (register: Register): Actor =>
  actor(reachOfHead(register, "create").some((rows) => rows !== "own") ? "pegawai" : "kepala");

describe.each(writable.map((one) => [one.name, one] as const))("a register that the office keeps: %s", (_, register) => {
  const add = (n: number) => as(clerk, (ctx) => create(ctx, register, samples(register, n), "json"));

  test("adds, finds and searches", async () => {
    const row = await add(1);
    expect(keptOf(register, row, 1)).toEqual(samples(register, 1));
    expect(row.versi).toBe(1);
    const [first = ""] = register.searched;
    const words = asRead(register.fields[first], row[first]);
    const found = await as(clerk, (ctx) =>
      list(ctx, register, query(register, new URLSearchParams({ cari: words.toUpperCase() }).toString())),
    );
    expect(found.rows.map(({ id }) => id)).toContain(row.id);
  });

  test("refuses an empty form with its own sentence, and names each field", async () => {
    const before = await count(register);
    const typed = Object.entries(register.fields).filter(([, { kind }]) => kind !== "yesNo");
    for (const empty of [{}, Object.fromEntries(typed.map(([name]) => [name, "   "]))]) {
      const told = await refusal(
        "invalid",
        as(clerk, (ctx) => create(ctx, register, empty)),
      );
      expect(told.message).toBe(register.sentences.required);
      expect(Object.keys(told.fields).sort()).toEqual(
        required(register)
          .map(([name]) => name)
          .sort(),
      );
    }
    expect(await count(register)).toBe(before);
  });

  test("refuses fields nobody knows, also the dangerous ones", async () => {
    for (const key of ["__proto__", "constructor", "id", "versi", "deletedAt", "createdAt", "x"]) {
      const sent = { ...samples(register, 1) };
      Object.defineProperty(sent, key, { value: "1", enumerable: true });
      const told = await refusal(
        "invalid",
        as(clerk, (ctx) => create(ctx, register, sent, "json")),
      );
      expect(Object.keys(told.fields)).toEqual([key]);
    }
    expect({}).not.toHaveProperty("polluted");
  });

  test("refuses whoever has no right to change", async () => {
    const row = await add(2);
    const reader = readerOf(register);
    for (const who of [stranger, reader]) {
      await refusal(
        refusedTo(who, register, "create"),
        as(who, (ctx) => create(ctx, register, samples(register, 3), "json")),
      );
      await refusal(
        refusedTo(who, register, "update"),
        as(who, (ctx) => update(ctx, register, { id: row.id, versi: 1, sent: samples(register, 3), source: "json" })),
      );
      await refusal(
        refusedTo(who, register, "delete"),
        as(who, (ctx) => remove(ctx, register, { id: row.id, versi: 1 })),
      );
      await refusal(
        refusedTo(who, register, "restore"),
        as(who, (ctx) => restore(ctx, register, row.id)),
      );
      await refusal(
        "forbidden",
        as(who, (ctx) => planImport(ctx, register, { name: "a.csv", sheet: { header: heads(register), rows: [], places: [] } })),
      );
    }
    await refusal(
      "forbidden",
      as(stranger, (ctx) => exportRows(ctx, register, query(register))),
    );
  });

  test("changes, and refuses a change of what somebody else changed since", async () => {
    const row = await add(4);
    const changed = await as(clerk, (ctx) => update(ctx, register, { id: row.id, versi: 1, sent: samples(register, 5), source: "json" }));
    expect(keptOf(register, changed, 5)).toEqual(samples(register, 5));
    expect(changed.versi).toBe(2);
    for (const versi of [1, 0, -1, 3, Number.NaN]) {
      const told = await refusal(
        "stale",
        as(clerk, (ctx) => update(ctx, register, { id: row.id, versi, sent: samples(register, 6), source: "json" })),
      );
      expect(keptOf(register, told.current, 5)).toEqual(samples(register, 5));
      await refusal(
        "stale",
        as(clerk, (ctx) => remove(ctx, register, { id: row.id, versi })),
      );
    }
  });

  test("moves to the bin and back, and every step is in a chain that holds", async () => {
    const row = await add(7);
    const gone = await as(clerk, (ctx) => remove(ctx, register, { id: row.id, versi: 1 }));
    await refusal(
      "notFound",
      as(clerk, (ctx) => find(ctx, register, row.id)),
    );
    await refusal(
      "notFound",
      as(clerk, (ctx) => update(ctx, register, { id: row.id, versi: gone.versi, sent: samples(register, 8), source: "json" })),
    );
    const bin = await as(clerk, (ctx) => list(ctx, register, query(register, "sampah=1")));
    expect(bin.rows.map(({ id }) => id)).toContain(row.id);
    await as(clerk, (ctx) => restore(ctx, register, row.id));
    expect(fieldValues(register, await as(clerk, (ctx) => find(ctx, register, row.id)))).toEqual(fieldValues(register, row));
    const past = await as(clerk, (ctx) => history(ctx, register.name, { id: row.id }));
    expect(past.map(({ action, actorName }) => [action, actorName])).toEqual(
      ["restore", "delete", "create"].map((action) => [action, clerk.name]),
    );
    expect(past[1]?.before).toEqual(fieldValues(register, row));
    expect(past[2]?.after).toEqual(fieldValues(register, row));
    expect(await as(clerk, verifyAudit)).toMatchObject({ intact: true });
  });

  const form = (values: Readonly<Record<string, unknown>>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(values)) data.append(name, String(value ?? ""));
    return data;
  };
  const send = (values: Readonly<Record<string, unknown>>, who = clerk) => act(house.scope(who), register, form(values));
  const key = () => randomUUID().replaceAll("-", "");

  test.runIf(hasOwnForm(register))("neither adds nor changes by the list where it has a form of its own", async () => {
    const row = await add(20);
    await refusal("forbidden", send({ ...samples(register, 21), aksi: "tambah", kunci: key() }));
    await refusal("forbidden", send({ ...samples(register, 21), aksi: "ubah", baris: row.id, versi: 1 }));
    expect(keptOf(register, await as(clerk, (ctx) => find(ctx, register, row.id)), 20)).toEqual(samples(register, 20));
  });

  describe.skipIf(hasOwnForm(register))("the forms of its screens", () => {
    test("one form sent twice makes one row", async () => {
      const sent = { ...samples(register, 20), aksi: "tambah", kunci: key() };
      const [first, second] = [await send(sent), await send(sent)];
      expect(first).toEqual(second);
      await refusal("conflict", send({ ...sent, ...samples(register, 21) }));
      await refusal("malformed", send({ ...sent, kunci: "1" }));
      await refusal("malformed", send({ aksi: "apa saja" }));
      const reader = readerOf(register);
      await refusal(refusedTo(reader, register, "create"), send({ ...sent, kunci: key() }, reader));
    });

    test("an overtaken form is told both versions and who saved; the same content needs no decision", async () => {
      const row = await add(22);
      const mine = { ...samples(register, 23), aksi: "ubah", baris: row.id, versi: 1 };
      expect(await send(mine)).toMatchObject({ done: "updated", ids: [row.id] });
      expect(await send(mine)).toMatchObject({ done: "updated", ids: [row.id] });
      const told = await send({ ...samples(register, 24), aksi: "ubah", baris: row.id, versi: 1 });
      expect(told).toMatchObject({ refusal: { kind: "stale" }, current: { id: row.id, versi: 2 }, by: { name: clerk.name } });
      for (const id of ["__proto__", randomUUID()]) await refusal("notFound", send({ ...mine, baris: id }));
    });
  });

  describe("the bin of its list", () => {
    test("several rows go together or not at all, and come back", async () => {
      const [one, two] = [await add(25), await add(26)];
      const bad = new FormData();
      bad.append("aksi", "hapus");
      for (const row of [`${one.id}.1`, `${two.id}.9`]) bad.append("baris", row);
      await refusal("stale", act(house.scope(clerk), register, bad));
      expect((await as(clerk, (ctx) => find(ctx, register, one.id))).versi).toBe(1);
      const good = new FormData();
      good.append("aksi", "hapus");
      for (const row of [one, two]) good.append("baris", `${row.id}.1`);
      expect(await act(house.scope(clerk), register, good)).toEqual({ done: "deleted", ids: [one.id, two.id] });
      expect(await send({ aksi: "pulihkan", baris: one.id })).toEqual({ done: "restored", ids: [one.id] });
      expect((await as(clerk, (ctx) => find(ctx, register, one.id))).versi).toBe(3);
    });
  });
});

test("after all of this the chain still holds", async () => {
  expect(await as(clerk, verifyAudit)).toMatchObject({ intact: true });
});
