/** The page on what is kept: figures, what the sweeps ask, and quotas. */
import { randomBytes, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { allowSweep, putBack, setQuota } from "./decide.server.ts";
import { readQuarantined } from "./quarantined.server.ts";
import { readStorage } from "./storage.server.ts";

const house = useDatabase({ policy });
const as = (...roles: string[]) => house.scope(actor(...roles));
const stale = house.scope;
const admin = () => as("administrator");
const write = (statement: ReturnType<typeof sql>) => house.database.read((db) => statement.execute(db));
const files = { space: async () => ({ free: 5_000_000, size: 10_000_000 }) } as unknown as Files;
const read = (who = admin()) => who.transaction((ctx) => readStorage(ctx, files));
const attach = (ukuran: number, jenis = "application/pdf", by: string | null = null) =>
  write(sql`insert into berkas (kunci, nama, jenis, ukuran, sidik, created_by)
    values (${`${randomBytes(16).toString("hex")}-${randomBytes(6).toString("hex")}.pdf`}, 'pindaian.pdf', ${jenis}, ${ukuran}, ${"0".repeat(64)}, ${by})`);

beforeEach(async () => {
  for (const table of ["berkas", "gambar", "sapuan", "karantina"]) await write(sql`delete from ${sql.table(table)}`);
});

describe("the store", () => {
  test("is empty at first", async () => {
    expect(await read()).toMatchObject({
      kinds: [],
      people: [],
      biggest: [],
      quarantine: { files: 0, bytes: 0, since: null },
      waiting: [],
    });
  });

  test("is counted by kind and by person, the largest first; what lies in quarantine counts there alone", async () => {
    const id = randomUUID();
    await write(sql`insert into akun (id, nip, nama, peran) values (${id}, '199006212015032001', 'Sitti', '{guru}')`);
    await attach(300, "application/pdf", id);
    await attach(200, "image/jpeg", id);
    await attach(900, "application/pdf");
    await write(sql`update berkas set deleted_at = now() where ukuran = 900`);
    await write(sql`insert into karantina (pohon, kunci, ukuran, sebab) values ('private', 'x', 900, 'uji')`);
    await write(sql`insert into gambar (kunci, lebar, tinggi, warna, alt, varian, asal, ukuran, klip, klip_ukuran)
      values (${"0".repeat(64)}, 1, 1, '#000000', 'a', '[{}]', 'a.jpg', 1000, 'k.mp4', 5000)`);
    const found = await read();
    expect(found.kinds).toEqual([
      { name: "Klip video", files: 1, bytes: 5000 },
      { name: "Gambar situs", files: 1, bytes: 1000 },
      { name: "PDF", files: 1, bytes: 300 },
      { name: "Foto dan pindaian", files: 1, bytes: 200 },
    ]);
    expect(found.people).toEqual([
      { name: "Dibuat aplikasi", files: 2, bytes: 6000 },
      { name: "Sitti", files: 2, bytes: 500 },
    ]);
    expect(found.biggest.map(({ bytes, by }) => [bytes, by])).toEqual([
      [5000, "Dibuat aplikasi"],
      [1000, "Dibuat aplikasi"],
      [300, "Sitti"],
      [200, "Sitti"],
    ]);
    expect(found.quarantine).toMatchObject({ files: 1, bytes: 900 });
    expect(found.space).toEqual({ free: 5_000_000, size: 10_000_000 });
  });

  test("shows the ten biggest of all sorts together", async () => {
    for (let at = 1; at <= 12; at++) {
      await attach(at * 10);
      await write(sql`insert into gambar (kunci, lebar, tinggi, warna, alt, varian, asal, ukuran, klip, klip_ukuran)
        values (${at.toString(16).repeat(64)}, 1, 1, '#000000', 'a', '[{}]', 'a.jpg', ${at * 10 + 1},
          ${at % 4 === 0 ? "k.mp4" : null}, ${at % 4 === 0 ? at * 10 + 2 : 0})`);
    }
    expect((await read()).biggest.map(({ bytes }) => bytes)).toEqual([122, 121, 120, 111, 110, 101, 100, 91, 90, 82]);
  });

  test.each(["kepala", "tataUsaha", "guru"])("is not there for %s", async (role) => {
    await expect(read(as(role))).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("a sweep that waits", () => {
  const allow = (tree = "public", who = admin()) => who.transaction((ctx) => allowSweep(ctx, tree));
  const waits = (count: number) => write(sql`insert into sapuan (pohon, dari, menunggu, pada) values ('public', 111, ${count}, now())`);
  const allowed = async () => (await write(sql`select izin from sapuan`)).rows;

  test("is allowed by an administrator, who stands in the trail", async () => {
    await waits(101);
    expect((await read()).waiting).toEqual([{ tree: "public", files: 101, of: 111, allowed: false }]);
    await allow();
    expect(await allowed()).toEqual([{ izin: 101 }]);
    expect((await read()).waiting[0]?.allowed).toBe(true);
    const { rows } = await write(sql`select after from audit where subject = 'penyimpanan' order by id desc limit 1`);
    expect(rows).toEqual([{ after: { izinSapuan: 101 } }]);
  });

  test("is not allowed by others, without a fresh proof, for another tree, or when nothing waits", async () => {
    await waits(0);
    await expect(allow()).rejects.toMatchObject({ kind: "conflict" });
    await write(sql`update sapuan set menunggu = 5`);
    await expect(allow("public", as("tataUsaha"))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(allow("entah")).rejects.toMatchObject({ kind: "notFound" });
    const old = {
      ...actor("administrator"),
      session: { id: randomUUID(), kind: "cookie", secondFactor: true, confirmedAt: new Date(0) },
    } as const;
    await expect(allow("public", stale(old))).rejects.toMatchObject({ kind: "unconfirmed" });
    expect(await allowed()).toEqual([{ izin: null }]);
  });
});

describe("a file in quarantine", () => {
  const moved: string[] = [];
  const store = { ...files, aside: { bringBack: async (tree: string, key: string) => moved.push(`${tree} ${key}`) } } as unknown as Files;
  const list = (page = 1, who = admin()) => who.transaction((ctx) => readQuarantined(ctx, page));
  const back = (key: string, { tree = "private", who = admin() } = {}) => who.transaction((ctx) => putBack(ctx, store, { tree, key }));
  const attachment = async () => {
    await attach(900);
    const { rows } = await write(sql`update berkas set deleted_at = now() returning kunci as key`);
    const { key } = rows[0] as { key: string };
    await write(sql`insert into karantina (pohon, kunci, ukuran, sebab) values ('private', ${key}, 900, 'lampiran-tanpa-catatan')`);
    return key;
  };
  beforeEach(() => void moved.splice(0));

  test("is listed with its name and its last day, ten on a page", async () => {
    await attachment();
    for (let day = 1; day <= 10; day++)
      await write(sql`insert into karantina (pohon, kunci, ukuran, sebab, sejak)
        values ('public', ${`k${day}`}, 5, 'uji', now() - make_interval(days => ${day}))`);
    const [first] = await list();
    expect(first).toMatchObject({ tree: "private", name: "pindaian.pdf", by: null, bytes: 900, reason: "lampiran-tanpa-catatan" });
    expect(Number(first?.until) - Number(first?.since)).toBe(30 * 86_400_000);
    expect((await list()).length).toBe(10);
    expect((await list(2)).map(({ key }) => key)).toEqual(["k10"]);
    await expect(list(1, as("kepala"))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("is put back by an administrator, who stands in the trail; forms find it again", async () => {
    const key = await attachment();
    await back(key);
    expect(moved).toEqual([`private ${key}`]);
    expect((await write(sql`select deleted_at from berkas`)).rows).toEqual([{ deletedAt: null }]);
    expect([await list(), (await read()).quarantine.files]).toEqual([[], 0]);
    const { rows } = await write(sql`select action, subject_id from audit where subject = 'penyimpanan' order by id desc limit 1`);
    expect(rows).toEqual([{ action: "restore", subjectId: key }]);
    await expect(back(key)).rejects.toMatchObject({ kind: "conflict" });
  });

  test("is not put back by others, without a fresh proof, or out of another tree", async () => {
    const key = await attachment();
    await expect(back(key, { who: as("tataUsaha") })).rejects.toMatchObject({ kind: "forbidden" });
    const old = {
      ...actor("administrator"),
      session: { id: randomUUID(), kind: "cookie", secondFactor: true, confirmedAt: new Date(0) },
    } as const;
    await expect(back(key, { who: stale(old) })).rejects.toMatchObject({ kind: "unconfirmed" });
    await expect(back(key, { tree: "entah" })).rejects.toMatchObject({ kind: "notFound" });
    await expect(back(key, { tree: "public" })).rejects.toMatchObject({ kind: "conflict" });
    expect([moved, (await list()).length]).toEqual([[], 1]);
  });
});

describe("a quota", () => {
  const set = (sent: { peran?: string; megaBita?: number; berkas?: number }, who = admin()) =>
    who.transaction((ctx) => setQuota(ctx, { peran: "guru", megaBita: 200, berkas: 70, ...sent }));
  const ofTeachers = async () => (await read()).quotas.find(({ role }) => role === "guru");

  test("is set for a role", async () => {
    await set({});
    expect(await ofTeachers()).toEqual({ role: "guru", megabytes: 200, files: 70 });
  });

  test.each([{ megaBita: 0 }, { megaBita: 1.5 }, { berkas: 100_001 }, { berkas: Number.NaN }])("of %o is refused", async (sent) => {
    const before = await ofTeachers();
    await expect(set(sent)).rejects.toMatchObject({ kind: "invalid" });
    expect(await ofTeachers()).toEqual(before);
  });

  test("is not set by others, without a fresh proof, or for a role that does not exist", async () => {
    await expect(set({}, as("humas"))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(set({ peran: "raja" })).rejects.toMatchObject({ kind: "notFound" });
    const old = {
      ...actor("administrator"),
      session: { id: randomUUID(), kind: "cookie", secondFactor: true, confirmedAt: new Date(0) },
    } as const;
    await expect(set({}, stale(old))).rejects.toMatchObject({ kind: "unconfirmed" });
  });
});
