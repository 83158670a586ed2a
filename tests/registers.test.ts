import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import { verifyAudit } from "#kit/audit/verify.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Row } from "#kit/register/register.ts";
import { create, find, list, remove, update } from "#kit/register/store.server.ts";
import { registers } from "#src/registers.ts";
import { actor } from "#tests/support/database.ts";
import {
  as,
  clerk,
  count,
  house,
  pictureId,
  query,
  refusal,
  required,
  stranger,
  useRegisterRows,
  writable,
} from "#tests/support/register-rows.ts";

useRegisterRows();

const singles = registers.filter(({ single }) => single);
/** What is changed in the only row. */
const single: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  pengaturan: { nama: "MAN Uji", npsn: "12345678", petaLat: -0.89858, petaLng: 119.87071, telepon: "0451421000", kepalaFotoId: pictureId },
  visiMisi: { visi: "Visi uji" },
  tautanLayanan: { elearning: "https://belajar.contoh.id/", situs: "/profile" },
};

test("there are registers to run", () => {
  expect(registers.length).toBeGreaterThan(2);
  expect(writable.map(({ name }) => name)).toEqual(expect.arrayContaining(["suratKeluar", "suratMasuk"]));
});

describe.each(registers.map((one) => [one.name, one] as const))("every register: %s", (_, register) => {
  test("its columns stand in the database, and its parts name real fields", async () => {
    const names = [...register.columns, ...(register.filters ?? []), register.order?.by ?? register.columns[0] ?? ""];
    for (const name of names) expect(register.fields).toHaveProperty(name);
    for (const name of register.searched) expect({ ...register.fields, ...register.extra }).toHaveProperty(name);
    const { rows } = await as(clerk, (ctx) =>
      sql<{ columnName: string }>`select column_name from information_schema.columns where table_name = ${register.table}`.execute(ctx.db),
    );
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const wanted = [
      ...Object.keys(register.fields),
      ...Object.keys(register.extra ?? {}),
      "id",
      "versi",
      "createdAt",
      "updatedAt",
      "deletedAt",
      "deletedBy",
    ];
    expect(rows.map(({ columnName }) => columnName)).toEqual(expect.arrayContaining(wanted.map(snake)));
  });

  test("is listed for those who may read, and does not exist for the others", async () => {
    const page = await as(clerk, (ctx) => list(ctx, register, query(register)));
    expect(page.rows.length).toBeLessThanOrEqual(10);
    await refusal(
      "notFound",
      as(stranger, (ctx) => list(ctx, register, query(register))),
    );
    await refusal(
      "notFound",
      as(stranger, (ctx) => find(ctx, register, randomUUID())),
    );
    await refusal(
      "unauthenticated",
      house.scope().transaction((ctx) => list(ctx, register, query(register))),
    );
  });

  test("an id that is none is simply not found", async () => {
    for (const id of ["", "1", "__proto__", "'; drop table audit; --", "../..", `${randomUUID()}x`, randomUUID()])
      await refusal(
        "notFound",
        as(clerk, (ctx) => find(ctx, register, id)),
      );
  });

  test("a search of signs finds nothing and breaks nothing", async () => {
    for (const search of ["%", "_", "\\", "'", "\0", "a".repeat(5000), "😀"]) {
      const asked = query(
        register,
        new URLSearchParams({ cari: search, urut: "__proto__", arah: "x", halaman: "-1", tampil: "1e9" }).toString(),
      );
      expect((await as(clerk, (ctx) => list(ctx, register, asked))).total).toBe(asked.search === "" ? await count(register) : 0);
    }
  });
});

describe.each(singles.map((one) => [one.name, one] as const))("a register with one row: %s", (_, register) => {
  const only = async () => (await as(clerk, (ctx) => list(ctx, register, query(register)))).rows[0] as Row;
  const save = (row: Row, sent: Readonly<Record<string, unknown>>, who = clerk) =>
    as(who, (ctx) => update(ctx, register, { id: row.id, versi: row.versi, sent, source: "json" }));

  test("is changed by those who may, and refuses what somebody else changed since", async () => {
    const row = await only();
    const sent = { ...fieldValues(register, row), ...single[register.name] };
    const changed = await save(row, sent);
    expect(fieldValues(register, changed)).toEqual(sent);
    await refusal("stale", save(row, sent));
    await refusal("forbidden", save(changed, sent, actor("kepala")));
    const [[name, field] = ["", undefined]] = required(register);
    const told = await refusal("invalid", save(changed, { ...sent, [name]: " " }));
    expect(told.fields).toEqual({ [name]: `${field?.label} wajib diisi.` });
  });

  test("nobody adds a second row or throws the only one away", async () => {
    const row = await only();
    await refusal(
      "forbidden",
      as(clerk, (ctx) => create(ctx, register, fieldValues(register, row), "json")),
    );
    await refusal(
      "forbidden",
      as(clerk, (ctx) => remove(ctx, register, row)),
    );
  });
});

test("after all of this the chain still holds", async () => {
  expect(await as(clerk, verifyAudit)).toMatchObject({ intact: true });
});
