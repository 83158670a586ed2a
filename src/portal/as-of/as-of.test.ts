/**
 * Who uses it: the head and the clerk at a laptop, some times a month: an auditor, a parent or the ministry asks how a pupil, a member of
 * staff or a letter stood on the day of a report. What goes wrong: today's values are taken for those of then, the day ends eight hours
 * early, and a reader learns from the past what is closed to them today.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { record } from "#kit/audit/audit.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { create, remove, restore } from "#kit/register/store.server.ts";
import { planImport, runImport, undoImport } from "#kit/transfer/transfer.server.ts";
import { kelas } from "#modules/akademik/index.ts";
import { merge } from "#modules/kesiswaan/check/settle-duplicate.server.ts";
import { siswa } from "#modules/kesiswaan/index.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { useDays } from "#tests/support/as-of-days.ts";
import { actor } from "#tests/support/database.ts";
import { asOfPaper } from "./as-of-paper.ts";
import { loadAsOf } from "./load-as-of.server.ts";

const { house, office, head, guru, wali, on, change, args, at, stood, goTo, clock } = useDays();

const id: Record<string, string> = {};
beforeAll(async () => {
  await on("2026-07-01", seedSekolah, system("benih"));
  await on("2026-07-01", async (ctx) => {
    for (const [place, who] of [wali, guru, office].entries())
      await sql`insert into akun (id, nip, nama, peran, password_hash)
        values (${who.id}, ${`19870730201201100${place}`}, ${who.name}, ${who.roles}, 'x')`.execute(ctx.db);
    for (const nama of ["X.E-1", "X.E-2"])
      id[nama] = (
        await create(ctx, kelas, { nama, tingkat: "X", tahunAjaran: "2026/2027", waliId: nama === "X.E-1" ? wali.id : null }, "json")
      ).id;
  });
  const isi = { nama: "Ani Lestari", kelasId: id["X.E-1"], status: "aktif", jenisKelamin: "perempuan", kewarganegaraan: "Indonesia" };
  id.ani = (
    await on("2026-08-03", (ctx) => create(ctx, siswa, { ...isi, nik: "7271014503100001", tanggalLahir: "2010-03-05" }, "json"))
  ).id;
  const ubah = (time: string, sent: Record<string, unknown>) => on(time, (ctx) => change(ctx, siswa, id.ani ?? "", sent));
  await ubah("2026-08-12T15:59:59Z", { nama: "Ani Lestari Putri" });
  await ubah("2026-08-12T16:00:00Z", { kelasId: id["X.E-2"], nik: "7271014503100009" });
  await on("2026-09-01", (ctx) => change(ctx, kelas, id["X.E-1"] ?? "", { nama: "X.A" }));
  await ubah("2026-09-10", { kelasId: id["X.E-1"], alamat: "Jalan Sis Aljufri 1" });
  goTo("2026-10-01T01:00:00Z");
});

test("a class between two days names who left and who came back, and by whom, for whoever may see them", async () => {
  const moved = async (days: string, who = office) => {
    const beside = (await at(kelas, id["X.E-1"] ?? "", days, who)).asOf?.beside ?? [];
    return beside.flatMap(({ title, rows }) => (title.startsWith("Masuk dan keluar") ? rows.map(({ cells }) => cells) : []));
  };
  expect(await moved("tanggal=2026-08-12&sampai=2026-09-05")).toEqual([
    ["Ani Lestari Putri", "Keluar", office.name, expect.stringContaining("13 Agustus 2026")],
  ]);
  expect(await moved("tanggal=2026-09-10&sampai=2026-09-05", guru)).toEqual([
    ["Ani Lestari Putri", "Masuk", office.name, expect.stringContaining("10 September 2026")],
  ]);
  for (const days of [
    "tanggal=2026-08-11&sampai=2026-08-12",
    "tanggal=2026-08-11&sampai=2026-09-30",
    "tanggal=2026-08-12&sampai=2026-08-12",
  ])
    expect([days, await moved(days)]).toEqual([days, []]);
  expect(await moved("tanggal=2026-08-12&sampai=2026-09-05", actor("pegawai"))).toEqual([]);
});

describe("a pupil", () => {
  test("stands as on that day, which ends at midnight in Palu, in a class as it was called then", async () => {
    const before = await stood(siswa, id.ani ?? "", "2026-08-02");
    expect(before).toMatchObject({ state: "absent", by: { name: office.name }, certainty: {} });
    const first = await stood(siswa, id.ani ?? "", "2026-08-11");
    expect(first).toMatchObject({ state: "kept", name: "Ani Lestari", row: { nik: "7271014503100001", alamat: null } });
    expect(first.related.names[String(first.row.kelasId)]).toBe("X.E-1 · 2026/2027");
    const same = await stood(siswa, id.ani ?? "", "2026-08-12");
    expect([same.name, same.row.kelasId]).toEqual(["Ani Lestari Putri", id["X.E-1"]]);
    const next = await stood(siswa, id.ani ?? "", "2026-08-13");
    expect([next.row.kelasId, next.row.nik]).toEqual([id["X.E-2"], "7271014503100009"]);
    const last = await stood(siswa, id.ani ?? "", "2026-09-10");
    expect(last.related.names[String(last.row.kelasId)]).toBe("X.A · 2026/2027");
  });

  test("was changed by somebody, at some moment, between the two days, whichever comes first", async () => {
    const query = "tanggal=2026-08-12&sampai=2026-09-05";
    const { asOf } = await at(siswa, id.ani ?? "", query);
    // The class is called as it was called then: X.A came later.
    expect(asOf?.changes.rows.map(({ label, before, after, who }) => [label, before, after, who])).toEqual([
      ["NIK", "7271014503100001", "7271014503100009", office.name],
      ["Kelas", "X.E-1 · 2026/2027", "X.E-2 · 2026/2027", office.name],
    ]);
    expect(asOf?.changes.rows[0]?.at).toEqual(new Date("2026-08-12T16:00:00Z"));
    const turned = await at(siswa, id.ani ?? "", "tanggal=2026-09-05&sampai=2026-08-12");
    expect(turned.asOf?.changes).toEqual(asOf?.changes);
    expect((await stood(siswa, id.ani ?? "", "2026-09-30")).changes).toMatchObject({ rows: [], total: 0 });
    const made = await at(siswa, id.ani ?? "", "tanggal=2026-08-01&sampai=2026-08-04");
    expect(made.asOf?.changes.rows).toMatchObject([{ label: "Seluruh data", before: "", after: "Ditambahkan" }]);
  });

  test("that was changed very often is told page by page, and the paper says what it leaves out", async () => {
    const often = (
      await on("2026-09-11", (ctx) => create(ctx, siswa, { nama: "Sering", status: "aktif", jenisKelamin: "perempuan" }, "json"))
    ).id;
    await on("2026-09-12", async (ctx) => {
      for (let n = 1; n <= 520; n++)
        await record(ctx, {
          ...{ action: "update", subject: "siswa", subjectId: often },
          // With a note by what right, which is nothing to read.
          ...{ before: { alamat: `Jalan ${n - 1}` }, after: { alamat: `Jalan ${n}`, serahan: "00000000-0000-4000-8000-0000000000ff" } },
        });
    });
    goTo("2026-10-01T01:00:00Z");
    const seen = async (page: number) => (await at(siswa, often, `tanggal=2026-09-11&sampai=2026-09-30&halaman=${page}`)).asOf?.changes;
    expect(await seen(1)).toMatchObject({ page: 1, size: 50, total: 520, rows: { length: 50, 0: { after: "Jalan 1" } } });
    expect(await seen(11)).toMatchObject({ rows: { length: 20, 19: { after: "Jalan 520" } } });
    expect((await seen(12))?.rows).toEqual([]);
    const { asOf, register, days } = await loadAsOf(
      args(`${siswa.path}/${often}/keadaan?tanggal=2026-09-11&sampai=2026-09-30`, often, office),
      {
        ...{ action: "print", changesAtOnce: 500, also: async () => null },
      },
    );
    const told = JSON.stringify(asOf && asOfPaper({ register, days, asOf, by: "Kantor", now: clock() }).blocks);
    expect(told).toContain("20 perubahan sesudahnya tidak dicetak");
  });

  test("tells nobody more of the past than they may read today", async () => {
    const seen = await at(siswa, id.ani ?? "", "tanggal=2026-08-11", guru);
    expect(seen.asOf?.row).toMatchObject({ nama: "Ani Lestari", jenisKelamin: "perempuan" });
    expect(JSON.stringify(seen)).not.toMatch(/72710145|NIK|Sis Aljufri|2010-03-05/);
    const own = await at(siswa, id.ani ?? "", "tanggal=2026-08-11", wali);
    expect(own.asOf?.row).toMatchObject({ tanggalLahir: "2010-03-05" });
    expect(JSON.stringify(own)).not.toMatch(/72710145/);
    await on("2026-10-01", (ctx) => change(ctx, siswa, id.ani ?? "", { kelasId: id["X.E-2"] }));
    await expect(at(siswa, id.ani ?? "", "tanggal=2026-08-11", wali)).rejects.toMatchObject({ kind: "notFound" });
    await expect(at(siswa, id.ani ?? "", "tanggal=2026-08-11", actor("humas"))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("is looked at under the reader's name, once it is shown", async () => {
    const looks = () =>
      house.database.scope(head, "r").transaction(({ db }) =>
        db
          .selectFrom("audit")
          .select(["action"])
          .where("actorId", "=", head.id)
          .where("subjectId", "=", id.ani ?? "")
          .orderBy("id")
          .execute(),
      );
    expect((await at(siswa, id.ani ?? "", "", head)).asOf).toBeNull();
    for (const [day, sentence] of [
      ["2026-10-02", "belum tiba"],
      ["2026-02-30", "tidak ada di kalender"],
    ]) {
      const { asOf, days } = await at(siswa, id.ani ?? "", `tanggal=${day}`, head);
      expect([asOf, days.fault]).toEqual([null, { field: "tanggal", sentence: expect.stringContaining(String(sentence)) }]);
    }
    expect((await at(siswa, id.ani ?? "", "tanggal=2026-08-11&sampai=2027-01-01", head)).days.fault).toMatchObject({ field: "sampai" });
    expect(await looks()).toEqual([]);
    await stood(siswa, id.ani ?? "", "2026-08-11", head);
    expect(await looks()).toEqual([{ action: "read" }]);
  });

  test("of the bin is shown to those who may take it out", async () => {
    const budi = await on("2026-08-03", (ctx) => create(ctx, siswa, { nama: "Budi", status: "aktif", jenisKelamin: "laki-laki" }, "json"));
    await on("2026-08-20", (ctx) => remove(ctx, siswa, budi));
    goTo("2026-10-01T01:00:00Z");
    await expect(stood(siswa, budi.id, "2026-08-10")).rejects.toMatchObject({ kind: "notFound" });
    await expect(at(siswa, budi.id, "tanggal=2026-08-10&sampah=1", head)).rejects.toMatchObject({ kind: "notFound" });
    const kept = await at(siswa, budi.id, "tanggal=2026-08-19&sampah=1");
    expect([kept.bin, kept.asOf?.state]).toEqual([true, "kept"]);
    const binned = await at(siswa, budi.id, "tanggal=2026-08-20&sampah=1");
    expect(binned.asOf).toMatchObject({ state: "binned", by: { name: office.name }, row: { nama: "Budi" } });
    await on("2026-10-01", (ctx) => restore(ctx, siswa, budi.id));
    expect(await stood(siswa, budi.id, "2026-09-30")).toMatchObject({ state: "binned" });
    expect(await stood(siswa, budi.id, "2026-10-01")).toMatchObject({ state: "kept" });
  });

  test("that was taken in by a list and taken back, and one that was made one with another", async () => {
    const list = {
      name: "a.csv",
      sheet: {
        header: ["Nama lengkap", "Status", "Jenis kelamin", "Surel"],
        rows: [["Cici", "Aktif", "Perempuan", "c@x.id"]],
        places: [2],
      },
    };
    const plan = await on("2026-08-05", (ctx) => planImport(ctx, siswa, list));
    await on("2026-08-05", (ctx) => runImport(ctx, siswa, String(plan.id)));
    const cici = await house
      .scope(office)
      .transaction(({ db }) => db.selectFrom("siswa").select("id").where("nama", "=", "Cici").executeTakeFirstOrThrow());
    await on("2026-08-07", (ctx) => undoImport(ctx, siswa, { id: String(plan.id), rest: false }));
    expect((await at(siswa, cici.id, "tanggal=2026-08-06&sampah=1")).asOf).toMatchObject({ state: "kept", row: { email: "c@x.id" } });
    expect((await at(siswa, cici.id, "tanggal=2026-08-07&sampah=1")).asOf?.state).toBe("binned");
    const [simpan, buang] = await on("2026-08-08", async (ctx) => [
      await create(ctx, siswa, { nama: "Dewi", status: "aktif", jenisKelamin: "perempuan" }, "json"),
      await create(
        ctx,
        siswa,
        { nama: "Dewi", status: "aktif", jenisKelamin: "perempuan", hobi: null, alamat: "Jalan Emmy Saelan" },
        "json",
      ),
    ]);
    await on("2026-08-10", (ctx) => merge(ctx, { simpanId: simpan.id, simpanVersi: 1, buangId: buang.id, buangVersi: 1 }));
    expect([(await stood(siswa, simpan.id, "2026-08-09")).row.alamat, (await stood(siswa, simpan.id, "2026-08-10")).row.alamat]).toEqual([
      null,
      "Jalan Emmy Saelan",
    ]);
    expect((await at(siswa, buang.id, "tanggal=2026-08-09&sampah=1")).asOf?.state).toBe("kept");
    goTo("2026-10-02T01:00:00Z");
  });

  test("whose record was erased has no past", async () => {
    const row = await on("2026-08-03", (ctx) => create(ctx, siswa, { nama: "Eka", status: "aktif", jenisKelamin: "perempuan" }, "json"));
    await connected(house.database.place, (owner) => owner.query("delete from siswa where id = $1", [row.id]));
    goTo("2026-10-02T01:00:00Z");
    await expect(stood(siswa, row.id, "2026-08-10")).rejects.toMatchObject({ kind: "notFound" });
  });
});
