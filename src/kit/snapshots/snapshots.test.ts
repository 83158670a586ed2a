/**
 * Used by the office, each semester: what was sent to the ministry on a day is shown to whoever asks, and laid beside the next list. What goes
 * wrong: a file that somebody changed since, a row that was erased and lives on in a file, a reader who may not see a field it holds.
 */
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { create, remove } from "#kit/register/store.server.ts";
import { exportTable } from "#kit/transfer/transfer.server.ts";
import { siswa } from "#modules/kesiswaan/index.ts";
import "#modules/akademik/index.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { checkSnapshot, takeUnchanged } from "./check-snapshot.server.ts";
import { sweepSnapshots } from "./retention.server.ts";
import { compareKept, deleteSnapshot, findSnapshot, keepSnapshot, snapshotsOf, takeComparison } from "./snapshots.server.ts";

let now = new Date("2026-10-05T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const [office, head, wali] = [actor("tataUsaha"), actor("kepala"), actor("waliKelas")];
const as = house.scope;
let files: Files;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "kiriman-"));
  files = await openFiles({ directory });
});
afterAll(() => rm(directory, { recursive: true }));

const pupil = (nama: string, nisn: string | null, more: Record<string, unknown> = {}) =>
  as(office).transaction((ctx) =>
    create(
      ctx,
      siswa,
      {
        nama,
        nisn,
        status: "aktif",
        jenisKelamin: "perempuan",
        tempatLahir: "Palu",
        tanggalLahir: "2011-08-12",
        tanggalMasuk: "2026-07-13",
        ...more,
      },
      "json",
    ),
  );
const bytes = Buffer.from("PK isi berkas");
const keep = async ({ who = office, fields = ["nama", "nisn", "tempatLahir"], recipient = "EMIS", file = bytes } = {}) => {
  const table = await as(who).transaction((ctx) => exportTable(ctx, siswa, { query: readQuery(siswa, new URLSearchParams()) }));
  return keepSnapshot(as(who), files, siswa, { ...{ name: "emis.xlsx", bytes: file, table, fields, recipient, note: "ganjil" } });
};
const lists = (who: Actor = office) => as(who).transaction((ctx) => snapshotsOf(ctx, siswa));
const sweep = () => sweepSnapshots(as({ ...office, id: null, roles: ["sistem"] }), files, [siswa]);
const counted = (who: Actor = office) =>
  as(who).transaction(async ({ db }) => {
    const row = await db.selectFrom("kuotaHarian").select(["bita", "berkas"]).where("akunId", "=", who.id).executeTakeFirst();
    return [Number(row?.bita ?? 0), row?.berkas ?? 0];
  });
const stored = () => readdir(join(directory, "pribadi"));

test("what is kept counts as what its person stores in a day, and what was refused does not", async () => {
  await pupil("Hitung", "0099999999");
  const before = (await counted())[0] ?? 0;
  await keep();
  expect(await counted()).toEqual([before + bytes.length, 1]);
  await expect(keep({ recipient: "" })).rejects.toMatchObject({ kind: "invalid" });
  expect(await counted()).toEqual([before + bytes.length, 1]);
  await as(office).transaction(({ db }) => sql`delete from export_snapshot`.execute(db));
  await as(office).transaction(({ db }) => sql`delete from siswa where nama = 'Hitung'`.execute(db));
});

test("the oldest of many is listed, found and thrown away like the newest", async () => {
  const first = await keep();
  now = new Date(now.getTime() + 1_000);
  await as(office).transaction(({ db }) =>
    sql`insert into export_snapshot (register, recipient, note, fields, rows, sha256, berkas_id, actor_id, actor_name, created_at)
      select register, recipient, note, fields, rows, sha256, berkas_id, actor_id, actor_name, ${now}
      from export_snapshot, generate_series(1, 501)`.execute(db),
  );
  expect((await lists()).at(-1)?.id).toBe(first);
  await expect(as(office).transaction((ctx) => findSnapshot(ctx, siswa, first))).resolves.toMatchObject({ id: first });
  await as(office).transaction(({ db }) => sql`delete from export_snapshot`.execute(db));
});

describe("a kept list", () => {
  test("tells when, by whom, to whom and how much was sent, and that its file is the same", async () => {
    await pupil("Ahmad", "0112345678");
    const id = await keep();
    expect((await lists())[0]).toMatchObject({
      id,
      recipient: "EMIS",
      note: "ganjil",
      rows: 1,
      actorName: office.name,
      createdAt: now,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const found = await as(office).transaction((ctx) => findSnapshot(ctx, siswa, id));
    const check = () => checkSnapshot(as(office), files, siswa, id);
    expect(await check()).toBe("same");
    await writeFile(join(directory, "pribadi", found.key), "PK isi lain!!");
    expect(await check()).toBe("other");
    await rm(join(directory, "pribadi", found.key));
    expect(await check()).toBe("gone");
    await expect(takeUnchanged(as(office), files, siswa, id)).rejects.toMatchObject({ kind: "conflict" });
    const lines = await as(office).transaction((ctx) =>
      sql<{ berkas: string }>`select after ->> 'berkas' as berkas from audit where action = 'mismatch' order by id`.execute(ctx.db),
    );
    expect(lines.rows.map(({ berkas }) => berkas)).toEqual(["berubah", "hilang", "hilang"]);
    await writeFile(join(directory, "pribadi", found.key), bytes);
    expect(await takeUnchanged(as(office), files, siswa, id)).toEqual({ key: found.key, name: "emis.xlsx" });
    const { rows } = await as(office).transaction((ctx) =>
      sql<{ after: unknown }>`select after from audit where action = 'export' order by id desc limit 1`.execute(ctx.db),
    );
    expect(rows[0]?.after).toEqual({ rows: 1, kiriman: id });
  });

  test("is for those alone who may hand out every row, all its fields, and who proved who they are", async () => {
    const id = await keep();
    expect((await lists(head)).some((one) => one.id === id)).toBe(true);
    for (const work of [() => lists(wali), () => keep({ who: wali })]) await expect(work()).rejects.toMatchObject({ kind: "forbidden" });
    await expect(lists(actor("guru"))).rejects.toMatchObject({ kind: "forbidden" });
    const narrow = { ...policy, siswa: [[["tataUsaha"], ["read", "export"], ["umum"], "all"]] as const };
    await expect(as(office).transaction((ctx) => findSnapshot({ ...ctx, policy: narrow }, siswa, id))).rejects.toMatchObject({
      kind: "notFound",
    });
    const session = office.session && { ...office.session, confirmedAt: new Date("2020-01-01") };
    await expect(keep({ who: { ...office, ...(session && { session }) } })).rejects.toMatchObject({ kind: "unconfirmed" });
    await expect(keep({ recipient: "" })).rejects.toMatchObject({ kind: "invalid" });
    for (const odd of ["", "x", "__proto__"])
      await expect(as(office).transaction((ctx) => findSnapshot(ctx, siswa, odd))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("goes with its file when somebody who may delete throws it away, and the trail remembers its fingerprint", async () => {
    const id = await keep();
    const { key, sha256 } = await as(office).transaction((ctx) => findSnapshot(ctx, siswa, id));
    await expect(as(head).transaction((ctx) => deleteSnapshot(ctx, siswa, { id, files }))).rejects.toMatchObject({ kind: "forbidden" });
    expect(await stored()).toContain(key);
    await as(office).transaction((ctx) => deleteSnapshot(ctx, siswa, { id, files }));
    expect(await stored()).not.toContain(key);
    const { rows } = await as(office).transaction((ctx) =>
      sql<{ before: unknown }>`select before from audit where subject = 'kiriman' and action = 'delete' order by id desc limit 1`.execute(
        ctx.db,
      ),
    );
    expect(rows[0]?.before).toMatchObject({ sha256, tujuan: "EMIS" });
    expect(
      (await as(office).transaction((ctx) => sql`select from export_snapshot_row where snapshot_id = ${id}`.execute(ctx.db))).rows,
    ).toEqual([]);
  });
});

describe("two kept lists", () => {
  test("tell who came, who went and what changed, cell by cell, in the fields that both hold", async () => {
    const [budi, citra] = [await pupil("Budi", "0112345601"), await pupil("Citra", "0112345602")];
    const a = await keep({ fields: ["nama", "nisn", "tempatLahir", "status"] });
    await as(office).transaction((ctx) =>
      sql`update siswa set nisn = '0112345699', tempat_lahir = 'Donggala' where id = ${budi.id}`.execute(ctx.db),
    );
    await as(office).transaction((ctx) => remove(ctx, siswa, { id: citra.id, versi: citra.versi }));
    await pupil("Dewi", "0112345603");
    const b = await keep({ fields: ["nama", "nisn", "tempatLahir", "agama"] });
    const compared = await as(office).transaction((ctx) => compareKept(ctx, siswa, { a, b }));
    expect(compared.rows.map(({ state, row, cells }) => [state, row.cells.nama, cells])).toEqual([
      [
        "changed",
        "Budi",
        [
          { field: "nisn", from: "0112345601", to: "0112345699" },
          { field: "tempatLahir", from: "Palu", to: "Donggala" },
        ],
      ],
      ["onlyFirst", "Citra", []],
      ["onlySecond", "Dewi", []],
    ]);
    expect([compared.same, compared.onlyFirst, compared.onlySecond]).toEqual([1, ["status"], ["agama"]]);
    await as(office).transaction((ctx) => takeComparison(ctx, siswa, { a, b }));
    await expect(as(office).transaction((ctx) => compareKept(ctx, siswa, { a, b: "x" }))).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("what is kept", () => {
  test("goes after two years, and a day before it stays", async () => {
    const id = await keep();
    const begin = now;
    now = new Date(begin.getTime() + 730 * 86_400_000);
    await sweep();
    expect((await lists()).map((one) => one.id)).toContain(id);
    now = new Date(begin.getTime() + 732 * 86_400_000);
    expect(await sweep()).toBeGreaterThan(0);
    expect(await lists()).toEqual([]);
    now = begin;
  });

  test("goes as a whole once a row it holds is erased; one in the bin can still be restored", async () => {
    const zahra = await pupil("Zahra", "0112345604");
    const id = await keep();
    const { key } = await as(office).transaction((ctx) => findSnapshot(ctx, siswa, id));
    await as(office).transaction((ctx) => remove(ctx, siswa, { id: zahra.id, versi: zahra.versi }));
    expect(await sweep()).toBe(0);
    await connected(house.database.place, (owner) => owner.query("delete from siswa where id = $1", [zahra.id]));
    expect(await sweep()).toBe(1);
    expect([await lists(), (await stored()).includes(key)]).toEqual([[], false]);
  });
});
