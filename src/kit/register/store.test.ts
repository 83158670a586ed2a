import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import { verifyAudit } from "#kit/audit/verify.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { ofOwn, wholly } from "#tests/support/rights.ts";
import { sentences } from "#tests/support/sentences.ts";
import { choice, date, number, text } from "./fields.ts";
import { readQuery } from "./query.ts";
import { type Register, register } from "./register.ts";
import { create, find, list, remove, restore, update } from "./store.server.ts";

const buku = register({
  name: "buku",
  table: "buku",
  path: "/buku",
  title: "Buku",
  noun: "buku",
  fields: {
    judul: text({ label: "Judul", privacy: "umum", max: 100, required: true }),
    terbit: date({ label: "Terbit", privacy: "umum" }),
    nilaiUN: number({ label: "Nilai", privacy: "umum", step: 0.01 }),
    jenis: choice({
      privacy: "umum",
      label: "Jenis",
      options: [
        { value: "a", label: "A" },
        { value: "b", label: "B" },
      ],
    }),
  },
  columns: ["judul", "terbit"],
  searched: ["judul", "jenis"],
  filters: ["jenis"],
  order: { by: "judul", direction: "asc" },
  sentences,
  owner: "pemilik",
});

const policy: Policy = {
  buku: [
    wholly(["petugas"], "read", "create", "update", "delete", "restore"),
    wholly(["pembaca"], "read"),
    wholly(["anggota"], "create"),
    ofOwn(["anggota"], "read", "update"),
  ],
};
const { database, scope } = (() => {
  const opened = useDatabase({ policy });
  return { database: opened, scope: opened.scope };
})();

const clerk = actor("petugas");
const as = (who = clerk) => scope(who).transaction;
const query = (search = "") => readQuery(buku as Register, new URLSearchParams(search));
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Refusal ? error : Promise.reject(error)),
  );

beforeAll(() =>
  connected(database.database.place, async (client) => {
    await client.query(
      "create table buku (id uuid primary key default gen_random_uuid(), versi int not null default 1, created_at timestamptz not null default clock_timestamp(), updated_at timestamptz not null default now(), deleted_at timestamptz, deleted_by uuid, judul text not null, terbit date, nilai_u_n double precision, jenis text, pemilik uuid)",
    );
  }),
);
afterEach(() => connected(database.database.place, (client) => client.query("truncate buku").then(() => undefined)));

describe("a row", () => {
  test("comes back as it was written, days as text", async () => {
    const row = await as()((ctx) => create(ctx, buku, { judul: " Laut ", terbit: "2026-11-21", nilaiUN: "85,5", jenis: "a" }));
    expect(row).toMatchObject({ judul: "Laut", terbit: "2026-11-21", nilaiUN: 85.5, jenis: "a", versi: 1 });
    expect(await as()((ctx) => find(ctx, buku, row.id))).toEqual(row);
  });

  test("is refused with a sentence for each field, and nothing is written", async () => {
    const refused = await refusal(as()((ctx) => create(ctx, buku, { judul: "", terbit: "31 Februari", lain: "x" })));
    expect(refused).toMatchObject({ kind: "invalid", message: "Lengkapi dulu." });
    expect(Object.keys(refused?.fields ?? {}).sort()).toEqual(["judul", "lain", "terbit"]);
    expect((await as()((ctx) => list(ctx, buku, query()))).total).toBe(0);
  });

  test("cannot be given columns that are not fields", async () => {
    for (const name of ["id", "versi", "deletedAt", "pemilik"]) {
      expect(await refusal(as()((ctx) => create(ctx, buku, { judul: "a", [name]: "x" })))).toMatchObject({ kind: "invalid" });
    }
  });

  test("saved by two people: the second is shown what stands, and loses nothing", async () => {
    const row = await as()((ctx) => create(ctx, buku, { judul: "Satu" }));
    const saved = await as()((ctx) => update(ctx, buku, { id: row.id, versi: 1, sent: { judul: "Dua" } }));
    expect(saved).toMatchObject({ judul: "Dua", versi: 2 });
    const stale = await refusal(as()((ctx) => update(ctx, buku, { id: row.id, versi: 1, sent: { judul: "Tiga" } })));
    expect(stale).toMatchObject({ kind: "stale", current: { judul: "Dua", versi: 2 } });
  });

  test("at the same moment by ten people is saved by one", async () => {
    const row = await as()((ctx) => create(ctx, buku, { judul: "Satu" }));
    const saves = Array.from({ length: 10 }, (_, n) =>
      refusal(as()((ctx) => update(ctx, buku, { id: row.id, versi: 1, sent: { judul: `Orang ${n}` } }))),
    );
    const kinds = (await Promise.all(saves)).map((one) => one?.kind);
    expect(kinds.filter((kind) => kind === undefined)).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "stale")).toHaveLength(9);
  });

  test("goes to the bin and comes back", async () => {
    const row = await as()((ctx) => create(ctx, buku, { judul: "Satu" }));
    await as()((ctx) => remove(ctx, buku, { id: row.id, versi: 1 }));
    expect(await refusal(as()((ctx) => find(ctx, buku, row.id)))).toMatchObject({ kind: "notFound" });
    expect((await as()((ctx) => list(ctx, buku, query("sampah")))).rows).toMatchObject([{ judul: "Satu" }]);
    await as()((ctx) => restore(ctx, buku, row.id));
    expect(await as()((ctx) => find(ctx, buku, row.id))).toMatchObject({ judul: "Satu", versi: 3 });
    expect(await refusal(as()((ctx) => restore(ctx, buku, row.id)))).toMatchObject({ kind: "notFound" });
  });

  test("that changed meanwhile is not deleted", async () => {
    const row = await as()((ctx) => create(ctx, buku, { judul: "Satu" }));
    await as()((ctx) => update(ctx, buku, { id: row.id, versi: 1, sent: { judul: "Dua" } }));
    expect(await refusal(as()((ctx) => remove(ctx, buku, { id: row.id, versi: 1 })))).toMatchObject({ kind: "stale" });
  });

  test.each(["x", "00000000-0000-4000-8000-000000000000", "1; drop table buku"])("with the id %s does not exist", async (id) => {
    expect(await refusal(as()((ctx) => find(ctx, buku, id)))).toMatchObject({ kind: "notFound" });
  });
});

describe("rights", () => {
  test("visitors are asked to sign in, strangers see nothing and may do nothing", async () => {
    const row = await as()((ctx) => create(ctx, buku, { judul: "Satu" }));
    expect(await refusal(scope().transaction((ctx) => list(ctx, buku, query())))).toMatchObject({ kind: "unauthenticated" });
    const stranger = scope(actor("tamu")).transaction;
    expect(await refusal(stranger((ctx) => find(ctx, buku, row.id)))).toMatchObject({ kind: "notFound" });
    expect(await refusal(stranger((ctx) => create(ctx, buku, { judul: "x" })))).toMatchObject({ kind: "forbidden" });
    expect(await refusal(stranger((ctx) => remove(ctx, buku, { id: row.id, versi: 1 })))).toMatchObject({ kind: "forbidden" });
  });

  test("to restore are needed to look into the bin", async () => {
    const row = await as()((ctx) => create(ctx, buku, { judul: "Dibuang" }));
    await as()((ctx) => remove(ctx, buku, { id: row.id, versi: 1 }));
    const reader = as(actor("pembaca"));
    expect((await reader((ctx) => list(ctx, buku, query()))).total).toBe(0);
    expect(await refusal(reader((ctx) => list(ctx, buku, query("sampah"))))).toMatchObject({ kind: "notFound" });
    expect(await refusal(reader((ctx) => find(ctx, buku, row.id, true)))).toMatchObject({ kind: "notFound" });
  });

  test("on own rows reach no others", async () => {
    const theirs = await as()((ctx) => create(ctx, buku, { judul: "Milik petugas" }));
    const member = as(actor("anggota"));
    const own = await member((ctx) => create(ctx, buku, { judul: "Milik anggota" }));
    expect((await member((ctx) => list(ctx, buku, query()))).rows.map((row) => row.id)).toEqual([own.id]);
    expect(await refusal(member((ctx) => update(ctx, buku, { id: theirs.id, versi: 1, sent: { judul: "x" } })))).toMatchObject({
      kind: "notFound",
    });
    expect(await member((ctx) => update(ctx, buku, { id: own.id, versi: 1, sent: { judul: "Baru" } }))).toMatchObject({ judul: "Baru" });
  });
});

describe("a list", () => {
  const titles = async (search: string) => (await as()((ctx) => list(ctx, buku, query(search)))).rows.map((row) => row.judul);

  test("searches, filters, sorts and turns pages", async () => {
    for (const judul of ["Laut", "Gunung", "Laut Dalam", "100%_pasti"])
      await as()((ctx) => create(ctx, buku, { judul, jenis: judul === "Laut" ? "a" : "b" }));
    expect(await titles("cari=LAUT")).toEqual(["Laut", "Laut Dalam"]);
    expect(await titles("cari=laut&jenis=b")).toEqual(["Laut Dalam"]);
    expect(await titles("urut=judul&arah=desc")).toEqual(["Laut Dalam", "Laut", "Gunung", "100%_pasti"]);
    expect(await titles("cari=%25_p")).toEqual(["100%_pasti"]);
    expect(await titles("cari=%25")).toEqual(["100%_pasti"]);
    expect(await titles("halaman=2&tampil=10")).toEqual([]);
  });

  test.each(["asc", "desc"])("puts what is empty last (%s)", async (arah) => {
    for (const terbit of [null, "2026-01-02"]) await as()((ctx) => create(ctx, buku, { judul: terbit ?? "tanpa", terbit }));
    expect(await titles(`urut=terbit&arah=${arah}`)).toEqual(["2026-01-02", "tanpa"]);
  });

  test.each([
    "cari=%00%27%3B--",
    "urut=password_hash",
    "urut=__proto__",
    "halaman=-1&tampil=7",
    "jenis=zzz",
    `cari=${"a".repeat(10_000)}`,
    "cari=%5C",
  ])("answers %.40s instead of failing", async (search) => {
    await as()((ctx) => create(ctx, buku, { judul: "Laut" }));
    expect(await titles(search)).toBeInstanceOf(Array);
  });
});

describe("the audit trail", () => {
  test("tells who changed what, and its chain holds", async () => {
    const row = await as()((ctx) => create(ctx, buku, { judul: "Satu", nilaiUN: 85.5 }));
    await as()((ctx) => update(ctx, buku, { id: row.id, versi: 1, sent: { judul: "Dua" } }));
    const lines = await as()((ctx) => ctx.db.selectFrom("audit").selectAll().where("subjectId", "=", row.id).orderBy("id").execute());
    expect(lines).toMatchObject([
      { action: "create", actorName: clerk.name, before: null, after: { judul: "Satu", nilaiUN: 85.5 } },
      { action: "update", before: { judul: "Satu" }, after: { judul: "Dua" } },
    ]);
    expect(await as()(verifyAudit)).toMatchObject({ intact: true, brokenAt: null });
  });

  test("a forged line and a missing end are found", async () => {
    await as()((ctx) => create(ctx, buku, { judul: "Satu" }));
    const forge = (statement: string) =>
      connected(database.database.place, async (client) => {
        await client.query("alter table audit disable trigger all");
        await client.query(statement);
        await client.query("alter table audit enable trigger all");
      });
    const name = (await as()((ctx) => ctx.db.selectFrom("audit").select("actorName").orderBy("id", "desc").executeTakeFirstOrThrow()))
      .actorName;
    await forge("update audit set actor_name = 'orang lain' where id = (select max(id) from audit)");
    expect(await as()(verifyAudit)).toMatchObject({ intact: false });
    await forge(`update audit set actor_name = '${name}' where id = (select max(id) from audit)`);
    expect(await as()(verifyAudit)).toMatchObject({ intact: true });
    await forge("delete from audit where id = (select max(id) from audit)");
    expect(await as()(verifyAudit)).toMatchObject({ intact: false, brokenAt: null });
  });

  test("a line slipped in before the first is found, though the application may add lines", async () => {
    await as()((ctx) =>
      sql`insert into audit (id, actor_name, action, subject, subject_id, request_id, mac) overriding system value
        values (-1, 'Kepala', 'update', 'buku', 'x', 'y', decode('00', 'hex'))`.execute(ctx.db),
    );
    expect(await as()(verifyAudit)).toMatchObject({ intact: false, brokenAt: "-1" });
  });

  test("cannot be rewritten by the application", async () => {
    await expect(as()((ctx) => sql`update audit set actor_name = 'x'`.execute(ctx.db))).rejects.toThrow();
    await expect(as()((ctx) => sql`delete from audit`.execute(ctx.db))).rejects.toThrow();
  });
});
