/**
 * Two people of one office agree to what weighs. What goes wrong: one person agrees with themselves by another account, by one that was
 * closed, or one whom the staff file knows by the number alone is taken for nobody.
 */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Actor, visitor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { demandRecordedPerson, demandSecondPerson } from "./second-person.server.ts";

const home = useDatabase({ policy });
const as = <T>(who: Actor, work: (ctx: Ctx) => Promise<T>) => home.scope(who).transaction(work);
const run = (statement: ReturnType<typeof sql>) => as(visitor, ({ db }) => statement.execute(db));
const [asks, agrees] = [actor("tataUsaha"), actor("tataUsaha", "kedua")];
const second = (who: Actor, oleh = asks.id ?? "") => as(who, (ctx) => demandSecondPerson(ctx, { oleh, hak: "pegawai:update" }));
const nip = (n: number) => `19850101201001100${n}`;
const born = "1985-01-01";

beforeAll(async () => {
  for (const [n, { id }] of [asks, agrees].entries())
    await run(sql`insert into akun (id, nip, nama, peran, aktif) values (${id}, ${nip(n)}, ${`Akun ${n}`}, array['tataUsaha'], true)`);
});
beforeEach(async () => {
  await run(sql`delete from pegawai where true`);
  await run(sql`update akun set aktif = true, deleted_at = null, dibuat_oleh = null`);
  for (const [n, { id }] of [asks, agrees].entries())
    await run(sql`insert into pegawai (nama, jenis, status, unit_kerja, tanggal_lahir, akun_id)
      values (${`Pegawai ${"AB"[n]}`}, 'guru', 'honorer', 'MAN1PALU', ${born}, ${id})`);
});
const change = (what: ReturnType<typeof sql>, who = asks) => run(sql`update pegawai set ${what} where akun_id = ${who.id}`);
const closed = { kind: "conflict" };
const unknown = { kind: "forbidden", message: expect.stringContaining("belum terhubung") };
const samePerson = { kind: "forbidden", message: expect.stringContaining("orang yang sama") };

test("nobody who is not signed in is asked who they are in the staff file", async () => {
  await expect(second(visitor)).rejects.toMatchObject({ kind: "unauthenticated" });
  await expect(as(visitor, demandRecordedPerson)).rejects.toMatchObject({ kind: "unauthenticated" });
  await second(agrees);
});

test("people are known by the account that is linked, and by the number that both carry", async () => {
  expect([await as(asks, demandRecordedPerson), await as(agrees, demandRecordedPerson)]).toEqual([asks.id, agrees.id]);
  await change(sql`akun_id = null, nip = ${nip(0)}`);
  await change(sql`akun_id = null, nip = ${nip(1)}`, agrees);
  expect([await as(asks, demandRecordedPerson), await as(agrees, demandRecordedPerson)]).toEqual([asks.id, agrees.id]);
  await second(agrees);
});

test("two accounts of one record are one person, one by the link and one by the number", async () => {
  await run(sql`delete from pegawai where akun_id = ${agrees.id}`);
  await change(sql`nip = ${nip(1)}`);
  await expect(second(agrees)).rejects.toMatchObject(samePerson);
});

test("two records of one name and one day of birth are one person, but not where the day is not known", async () => {
  await change(sql`nama = 'Siti  Aminah, S.Pd.'`);
  await change(sql`nama = 'SITI AMINAH SPd'`, agrees);
  await expect(second(agrees)).rejects.toMatchObject(samePerson);
  await change(sql`tanggal_lahir = '1985-01-02'`);
  await second(agrees);
  await run(sql`update pegawai set tanggal_lahir = null`);
  await second(agrees);
});

test.each([
  ["was closed", sql`aktif = false`],
  ["lies in the bin", sql`deleted_at = now()`],
])("an account that %s asks for nothing and agrees to nothing", async (_, what) => {
  await run(sql`update akun set ${what} where id = ${asks.id}`);
  await expect(second(agrees)).rejects.toMatchObject(closed);
  await expect(as(asks, demandRecordedPerson)).rejects.toMatchObject(unknown);
  await expect(second(asks, agrees.id ?? "")).rejects.toMatchObject(unknown);
});

test("who is in no staff record agrees to nothing, whoever asked", async () => {
  await run(sql`delete from pegawai where akun_id = ${agrees.id}`);
  await expect(second(agrees)).rejects.toMatchObject(unknown);
  await expect(second(agrees, randomUUID())).rejects.toMatchObject(unknown);
});

test("an account that whoever asked has just made agrees to nothing", async () => {
  await run(sql`update akun set dibuat_oleh = ${asks.id}, created_at = now() where id = ${agrees.id}`);
  await expect(second(agrees)).rejects.toMatchObject({ message: expect.stringContaining("baru dibuat oleh pengusulnya") });
});
