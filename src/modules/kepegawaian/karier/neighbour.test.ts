/** Two careers side by side: what is written down of one is not counted for the other, nor does it change their record. */
import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { addDays } from "#kit/dates.ts";
import { create, remove, update } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { followers } from "#src/registers.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/logged-lines.ts";
import { addPerson } from "#tests/support/staff-file.ts";
import { kepangkatan } from "../riwayat/registers/kepangkatan.ts";
import { addTahun } from "./compute/tahun.ts";
import { loadTempo } from "./load-tempo.server.ts";
import { remindTempo } from "./remind-tempo.server.ts";

const now = new Date("2026-11-23T01:00:00Z");
const hari = "2026-11-23";
const house = useDatabase({ policy, followers, clock: () => now });
type Name = "guru" | "rekan" | "tataUsaha";
const who = {} as Record<Name, Actor>;
const pegawaiId = {} as Record<Name, string>;
const run = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(system("uji")).transaction(work);
const file = (name: Name, isi: object) => run(({ db }) => db.updateTable("pegawai").set(isi).where("id", "=", pegawaiId[name]).execute());
const lihat = (name: Name, cari = "dalam=semua") => house.scope(who[name]).transaction((ctx) => loadTempo(ctx, new URLSearchParams(cari)));
const jatuh = async (name: Name) => (await lihat(name)).baris.map(({ perihal, jatuh: kapan }) => [perihal, kapan]);

beforeEach(() =>
  run(async (ctx) => {
    for (const table of ["peringatanPegawai", "pemberitahuan", "kepangkatan", "penghargaan", "berkasPegawai", "pegawai", "akun"] as const)
      await ctx.db.deleteFrom(table).where(everyRow).execute();
    for (const [n, name] of (["guru", "rekan", "tataUsaha"] as const).entries()) {
      const peran = [name === "rekan" ? "guru" : name];
      const made = await addPerson(ctx, n, { nama: name, peran, status: name === "tataUsaha" ? "honorer" : "pns" });
      [who[name], pegawaiId[name]] = [made.actor, made.pegawaiId];
    }
  }),
);

/** Everything of this person: the record, the ranks, what they were told, and the trail. */
const everything = (name: Name) =>
  run(async ({ db }) => {
    const { rows } = await sql<{ all: unknown }>`
      select json_build_array(to_json(pegawai.*),
        (select json_agg(to_json(k.*) order by k.id) from kepangkatan k where k.pegawai_id = pegawai.id),
        (select json_agg(to_json(p.*) order by p.perihal) from peringatan_pegawai p where p.pegawai_id = pegawai.id),
        (select json_agg(to_json(n.*) order by n.id) from pemberitahuan n where n.akun_id = pegawai.akun_id),
        (select json_agg(to_json(audit.*) order by audit.id) from audit where subject_id = pegawai.id::text)) as all
      from pegawai where id = ${pegawaiId[name]}::uuid`.execute(db);
    return rows;
  });

describe("a rank in the history of one", () => {
  const rank = (name: Name, pangkat: string, tmt: string) => ({ pegawaiId: pegawaiId[name], jenis: "pangkat", pangkat, tmt });

  test("written, put right or taken away leaves the record of the other, also one that says less than their history", async () => {
    await file("guru", { pangkat: "II/a", tmtPangkat: "2010-04-01" });
    await file("rekan", { pangkat: "III/a", tmtPangkat: "2015-04-01" });
    await run(({ db }) =>
      db
        .insertInto("kepangkatan")
        .values([rank("rekan", "III/a", "2015-04-01"), rank("rekan", "III/b", "2019-04-01")] as never)
        .execute(),
    );
    const before = await everything("rekan");
    const office = (work: (ctx: Ctx) => Promise<unknown>) => told(house, who.tataUsaha, work);
    let row = { id: "", versi: 0 };
    const written = await office(async (ctx) => {
      row = await create(ctx, kepangkatan, rank("guru", "III/a", "2015-04-01"), "json");
    });
    expect(written.touched).toContain("pegawai");
    expect(written.lines.filter(({ subject }) => subject === "pegawai")).toMatchObject([{ action: "update", subjectId: pegawaiId.guru }]);
    await office((ctx) => update(ctx, kepangkatan, { ...row, sent: rank("guru", "III/b", "2019-04-01"), source: "json" }));
    await office((ctx) => remove(ctx, kepangkatan, { id: row.id, versi: 2 }));
    expect(await everything("rekan")).toEqual(before);
  });

  test("that changes nothing in the record is told of in neither trail nor pages", async () => {
    await file("guru", { pangkat: "IV/a", tmtPangkat: "2024-04-01" });
    const { lines, touched } = await told(house, who.tataUsaha, (ctx) =>
      create(ctx, kepangkatan, rank("guru", "III/a", "2015-04-01"), "json"),
    );
    expect(lines.map(({ subject }) => subject)).toEqual(["kepangkatan"]);
    expect(touched).not.toContain("pegawai");
  });
});

/** A rank with its pay, an award for ten years and a licence that runs out. */
const earn = (whose: { readonly pegawaiId: string; readonly deletedAt?: Date }, [pangkat, fileId]: readonly [string, string]) =>
  run(async ({ db }) => {
    const ranks = [
      { ...whose, jenis: "pangkat", pangkat, tmt: "2025-04-01" },
      { ...whose, jenis: "gaji-berkala", pangkat, tmt: "2025-07-01" },
    ];
    await db
      .insertInto("kepangkatan")
      .values(ranks as never)
      .execute();
    await db
      .insertInto("penghargaan")
      .values({ ...whose, nama: "Satyalancana", satyalancana: "10" } as never)
      .execute();
    await db
      .insertInto("berkasPegawai")
      .values({ ...whose, fileName: "SIM", description: "C", fileId, kedaluwarsa: addDays(hari, 40) } as never)
      .execute();
  });

describe("what falls due", () => {
  const paper = () =>
    run(({ db }) =>
      db
        .insertInto("berkas")
        .values({ kunci: crypto.randomUUID(), nama: "SIM.pdf", jenis: "application/pdf", ukuran: "1", sidik: "0".repeat(64) })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );

  test("is counted from one's own raises, ranks, decorations and papers", async () => {
    const career = { tmt: "2012-01-01", tanggalLahir: "1987-07-30", pangkat: "III/c", tmtPangkat: "2023-04-01" };
    await file("guru", career);
    const before = await jatuh("guru");
    expect(before.map(([perihal]) => perihal)).toEqual(["satyalancana:10", "pangkat:III/d", "kgb", "satyalancana:20", "pensiun"]);
    const { id: fileId } = await paper();
    await file("rekan", { ...career, pangkat: "IV/a" });
    await earn({ pegawaiId: pegawaiId.rekan }, ["IV/b", fileId]);
    expect(await jatuh("guru")).toEqual(before);
    expect((await jatuh("rekan")).map(([perihal]) => perihal?.replace(/berkas:.*/, "berkas"))).toEqual([
      ...["berkas", "kgb", "pangkat:IV/c", "satyalancana:20", "pensiun"],
    ]);
  });

  test("is counted from nothing that was thrown away, nor of who serves no more", async () => {
    await file("guru", { tmt: "2012-01-01", tanggalLahir: "1987-07-30", pangkat: "III/c", tmtPangkat: "2023-04-01" });
    const before = await jatuh("guru");
    const { id: fileId } = await paper();
    await earn({ pegawaiId: pegawaiId.guru, deletedAt: now }, ["III/d", fileId]);
    expect(await jatuh("guru")).toEqual(before);
    for (const left of [{ aktif: false }, { aktif: true, deletedAt: now }]) {
      await file("guru", left);
      expect(await lihat("tataUsaha")).toMatchObject({ jumlah: 0, kosong: false });
    }
  });

  test("is told to whom it is about, and once for each", async () => {
    for (const name of ["guru", "rekan"] as const) await file(name, { tmt: addDays(addTahun(hari, -2), 30), tanggalLahir: "1990-01-01" });
    const heard = async (name: Name) =>
      (await run(({ db }) => db.selectFrom("pemberitahuan").select("title").where("akunId", "=", String(who[name].id)).execute())).length;
    expect(await run(remindTempo)).toBe(2);
    expect([await heard("guru"), await heard("rekan"), await heard("tataUsaha")]).toEqual([1, 1, 1]);
    await run(({ db }) => db.deleteFrom("peringatanPegawai").where("pegawaiId", "=", pegawaiId.guru).execute());
    const before = await everything("rekan");
    expect(await run(remindTempo)).toBe(1);
    expect([await heard("guru"), await heard("tataUsaha")]).toEqual([2, 2]);
    expect(await everything("rekan")).toEqual(before);
  });

  test.each([
    [0, [30]],
    [30, [30]],
    [31, [60]],
    [60, [60]],
    [61, [90]],
    [90, [90]],
    [91, []],
  ])("in %i days is told of at step %j", async (days, steps) => {
    await file("guru", { tmt: addDays(addTahun(hari, -2), days), tanggalLahir: "1990-01-01" });
    expect(await run(remindTempo)).toBe(steps.length);
    const told = run(({ db }) => db.selectFrom("peringatanPegawai").select("tahap").execute());
    expect((await told).map(({ tahap }) => tahap)).toEqual(steps);
  });

  test.each([
    ["pns", {}, ["TMT bertugas", "tanggal lahir", "pangkat dengan TMT-nya"]],
    ["cpns", {}, ["TMT bertugas", "tanggal lahir", "pangkat dengan TMT-nya"]],
    ["pns", { tmt: "2012-01-01", tanggalLahir: "1987-07-30", pangkat: "III/c" }, ["pangkat dengan TMT-nya"]],
    ["pns", { tmt: "2012-01-01", tanggalLahir: "1987-07-30", tmtPangkat: "2023-04-01" }, ["pangkat dengan TMT-nya"]],
    ["cpns", { tmt: "2025-01-01", tanggalLahir: "1987-07-30", pangkat: "III/a", tmtPangkat: "2025-01-01" }, undefined],
    ["pppk", { tmt: "2025-01-01", tanggalLahir: "1987-07-30" }, undefined],
    ["pppk-paruh-waktu", { tmt: "2025-01-01" }, ["tanggal lahir"]],
    ["honorer", {}, undefined],
  ])("cannot be counted of a %s with %j without %j", async (status, isi, kurang) => {
    await file("guru", { status, ...isi });
    await file("rekan", { status: "honorer" });
    const { belumLengkap } = await lihat("tataUsaha");
    expect(belumLengkap).toEqual(kurang ? [{ id: pegawaiId.guru, nama: "guru", kurang }] : []);
  });
});
