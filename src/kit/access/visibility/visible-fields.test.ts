import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Row } from "#kit/register/register.ts";
import { answerRest } from "#kit/register/rest.server.ts";
import { changeable, create, find, list, remove, restore, update } from "#kit/register/store.server.ts";
import { exportRows, planImport, runImport, undoImport } from "#kit/transfer/transfer.server.ts";
import { actor } from "#tests/support/database.ts";
import {
  as,
  both,
  clerk,
  houseOfKeeper,
  houseOfOther,
  keeper,
  named,
  neighbour,
  opened,
  query,
  scribe,
  usePeople,
  warga,
} from "#tests/support/people.ts";
import { exportableRegister, readableRegister } from "./visible-fields.server.ts";

usePeople();

describe("only these fields", () => {
  test("a list shows no other, neither as values nor by what the server gave", async () => {
    const { rows } = await as(neighbour)((ctx) => list(ctx, warga, query()));
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(["createdAt", "deletedAt", "id", "nama", "updatedAt", "versi"]);
    expect(JSON.stringify(rows)).not.toMatch(/rahasia|73004119|K-1/);
  });

  test("nothing is learned by seeking, sorting or filtering", async () => {
    const found = (words: string) => as(neighbour)((ctx) => list(ctx, warga, query(words)));
    expect((await found("cari=73004119")).total).toBe(0);
    expect((await found("cari=ani")).total).toBe(1);
    expect((await found("penghasilan=73004119")).total).toBe(3);
    const names = async (words: string) => (await found(words)).rows.map(({ nama }) => nama);
    expect(await names("urut=penghasilan&arah=asc")).toEqual(await names("urut=penghasilan&arah=desc"));
    expect(await names("urut=nama&arah=desc")).toEqual(["Cici", "Budi", "Ani"]);
  });

  test("one row, its export and the REST door tell no more", async () => {
    const { rows } = await as(clerk)((ctx) => list(ctx, warga, query()));
    const { id } = named(rows, "Ani");
    await as(neighbour)(async (ctx) => {
      const row = await find(ctx, warga, id);
      expect(row).not.toHaveProperty("penghasilan");
      expect(Object.keys(readableRegister(ctx, warga).fields)).toEqual(["nama"]);
      expect(Object.keys(exportableRegister(ctx, warga).fields)).toEqual(["nama"]);
      expect((await exportRows(ctx, warga, query("urut=nama"))).flat()).toEqual(["Ani", "Budi", "Cici"]);
    });
    const answer = await answerRest(opened.scope(neighbour), warga, { request: new Request("http://x/api/warga"), id: undefined });
    expect(await answer.text()).not.toMatch(/rahasia|73004119|K-1/);
  });

  test("a change may hold no other field, keeps those it may not hold, and its conflict shows none", async () => {
    const { rows } = await as(clerk)((ctx) => list(ctx, warga, query()));
    const { id, versi } = named(rows, "Budi");
    const change = (sent: Record<string, unknown>, seen = versi) =>
      as(neighbour)((ctx) => update(ctx, warga, { id, versi: seen, sent, source: "json" }));
    await expect(change({ nama: "Budi", penghasilan: 999 })).rejects.toMatchObject({
      kind: "invalid",
      fields: { penghasilan: expect.any(String) },
    });
    expect(await change({ nama: "Budiman" })).not.toHaveProperty("penghasilan");
    const stale = await change({ nama: "Budi" }).catch((error: unknown) => error);
    expect(stale).toMatchObject({ kind: "stale", current: { nama: "Budiman" } });
    expect(stale).not.toHaveProperty("current.penghasilan");
    expect(await as(clerk)((ctx) => find(ctx, warga, id))).toMatchObject({ penghasilan: 100, catatan: "diam" });
    await change({ nama: "Budi" }, versi + 1);
  });

  test("an import takes no other column", async () => {
    const sheet = { header: ["Nama", "Penghasilan"], rows: [["Dedi", "5"]], places: [2] };
    const plan = await as(neighbour)((ctx) => planImport(ctx, warga, { name: "a.csv", sheet }));
    expect(plan).toMatchObject({ id: null, refused: [{ row: 1, column: "Penghasilan" }] });
  });
});

describe("only these rows", () => {
  test("belong to whoever the row belongs to that they point to", async () => {
    const { rows, total } = await as(keeper)((ctx) => list(ctx, warga, query()));
    expect([total, rows[0]]).toEqual([1, expect.objectContaining({ nama: "Ani", penghasilan: 73004119, kode: "K-1" })]);
    expect(rows[0]).not.toHaveProperty("mineByRight");
    const all = await as(clerk)((ctx) => list(ctx, warga, query()));
    await expect(as(keeper)((ctx) => find(ctx, warga, named(all.rows, "Budi").id))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("cannot be given away, nor made for others", async () => {
    const { rows } = await as(keeper)((ctx) => list(ctx, warga, query()));
    const { id, versi } = named(rows, "Ani");
    const give = (rumahId: string | null) =>
      as(keeper)((ctx) => update(ctx, warga, { id, versi, sent: { nama: "Ani", catatan: "rahasia", rumah: rumahId }, source: "json" }));
    await expect(give(houseOfOther)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(give(null)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(as(scribe)((ctx) => create(ctx, warga, { nama: "Eka", rumah: houseOfKeeper }, "json"))).rejects.toMatchObject({
      kind: "forbidden",
    });
    expect((await as(clerk)((ctx) => list(ctx, warga, query()))).total).toBe(3);
  });
});

describe("some fields of all rows and more of one's own", () => {
  test("each row shows what is open in it, and seeking stays with what is open in all", async () => {
    const { rows } = await as(both)((ctx) => list(ctx, warga, query()));
    expect(named(rows, "Ani")).toMatchObject({ penghasilan: 73004119, kode: "K-1" });
    expect(named(rows, "Budi")).not.toHaveProperty("penghasilan");
    expect((await as(both)((ctx) => list(ctx, warga, query("cari=00")))).total).toBe(0);
  });

  test("each row may be changed as far as it is open", async () => {
    const { rows } = await as(both)((ctx) => list(ctx, warga, query()));
    const [own, other] = [named(rows, "Ani"), named(rows, "Budi")];
    const fieldsOf = (id: string) => as(both)(async (ctx) => Object.keys((await changeable(ctx, warga, id)).fields));
    expect(await fieldsOf(own.id)).toEqual(["nama", "catatan", "rumah"]);
    expect(await fieldsOf(other.id)).toEqual(["nama"]);
    const note = (row: Row) =>
      as(both)((ctx) => update(ctx, warga, { ...row, sent: { nama: row.nama, catatan: "baru", rumah: row.rumah }, source: "json" }));
    await expect(note(other)).rejects.toMatchObject({ kind: "invalid" });
    expect(await note(own)).toMatchObject({ catatan: "baru", penghasilan: 73004119 });
  });
});

describe("all rows but one's own", () => {
  /** Keeps house A, and judges the people of all other houses. */
  const judge: Actor = { ...keeper, roles: ["penilai"] };
  const sheet = (rumahnya: string) => ({ header: ["Nama", "Rumah"], rows: [["Gita", rumahnya]], places: [2] });

  test("are made, changed, thrown away and brought back; one's own only as far as is said, and by somebody else", async () => {
    const { rows } = await as(judge)((ctx) => list(ctx, warga, query()));
    const [own, other] = [named(rows, "Ani"), named(rows, "Budi")];
    const change = (row: Row, sent: Record<string, unknown>) =>
      as(judge)((ctx) => update(ctx, warga, { id: row.id, versi: row.versi, sent: { nama: row.nama, ...sent }, source: "json" }));
    const changed = await change(other, { penghasilan: 120, rumah: houseOfOther });
    expect(changed).toMatchObject({ penghasilan: 120 });
    await expect(change(own, { penghasilan: 900 })).rejects.toMatchObject({ kind: "invalid", fields: { penghasilan: expect.any(String) } });
    expect(await change(own, { catatan: "sendiri" })).toMatchObject({ catatan: "sendiri", penghasilan: 73004119 });
    expect(await as(judge)(async (ctx) => Object.keys((await changeable(ctx, warga, own.id)).fields))).toEqual(["nama", "catatan"]);

    await expect(as(judge)((ctx) => remove(ctx, warga, { id: own.id, versi: own.versi + 1 }))).rejects.toMatchObject({ kind: "forbidden" });
    await as(judge)((ctx) => remove(ctx, warga, { id: other.id, versi: changed.versi }));
    await as(judge)((ctx) => restore(ctx, warga, other.id));
    await as(keeper)(({ db }) => sql`update warga set deleted_at = now() where id = ${own.id}`.execute(db));
    await expect(as(judge)((ctx) => restore(ctx, warga, own.id))).rejects.toMatchObject({ kind: "forbidden" });
    await as(keeper)(({ db }) => sql`update warga set deleted_at = null where id = ${own.id}`.execute(db));

    const make = (rumah: string) => as(judge)((ctx) => create(ctx, warga, { nama: "Fani", rumah }, "json"));
    await expect(make(houseOfKeeper)).rejects.toMatchObject({
      kind: "forbidden",
      message: expect.stringContaining("tentang Anda sendiri"),
    });
    await make(houseOfOther);
    const told = await as(judge)((ctx) => planImport(ctx, warga, { name: "a.csv", sheet: sheet("A") }));
    expect(told.refused).toEqual([{ row: 2, column: "Rumah", typed: "", sentence: expect.stringContaining("tentang Anda sendiri") }]);
    const tried = await as(keeper)(({ db }) =>
      sql`select action, after from audit where actor_name = ${judge.name} and subject = 'warga' order by id desc limit 2`.execute(db),
    );
    expect(tried.rows).toMatchObject([{ action: "create" }, { action: "denied", after: { action: "create" } }]);
    expect((await as(judge)((ctx) => planImport(ctx, warga, { name: "a.csv", sheet: sheet("B") }))).refused).toEqual([]);
  });

  test("are taken back with the list that somebody else brought, one's own are not", async () => {
    const brought = async (rumahnya: string) => {
      const { id } = await as(clerk)((ctx) => planImport(ctx, warga, { name: "a.csv", sheet: sheet(rumahnya) }));
      await as(clerk)((ctx) => runImport(ctx, warga, String(id)));
      return String(id);
    };
    const undo = (id: string) => as(judge)((ctx) => undoImport(ctx, warga, { id, rest: true }));
    await expect(undo(await brought("A"))).rejects.toMatchObject({
      kind: "forbidden",
      message: expect.stringContaining("tentang Anda sendiri"),
    });
    expect((await as(clerk)((ctx) => list(ctx, warga, query("cari=gita")))).total).toBe(1);
    expect(await undo(await brought("B"))).toMatchObject({ undone: 1 });
  });
});

test("who may do nothing sees nothing", async () => {
  const stranger = actor("orang lain");
  await expect(as(stranger)((ctx) => list(ctx, warga, query()))).rejects.toMatchObject({ kind: "notFound" });
  await as(stranger)(async (ctx) => expect(readableRegister(ctx, warga).fields).toEqual({}));
});
