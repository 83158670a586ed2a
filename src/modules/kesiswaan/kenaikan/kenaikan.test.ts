import { beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { anggotaKelas } from "#modules/akademik/index.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { applyKenaikan } from "./apply-kenaikan.server.ts";
import { cancelKenaikan } from "./cancel-kenaikan.server.ts";
import { newApplied } from "./fields.ts";
import { loadKenaikan } from "./load-kenaikan.server.ts";
import { prepareKelas } from "./prepare-kelas.server.ts";

let current = new Date("2027-06-18T02:00:00Z");
const house = useDatabase({ policy, clock: () => current });
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who = actor("tataUsaha")) => house.scope(who).transaction(work);
const id: Record<string, string> = {};
const mulai = "2027-07-12";

beforeAll(() =>
  dalam(async (ctx) => {
    const akun = { id: actor("tataUsaha").id ?? "", nip: "198511042010012000", nama: "Kantor", peran: ["tataUsaha"] };
    await ctx.db
      .insertInto("akun")
      .values({ ...akun, passwordHash: null, passwordAt: null, aktif: true })
      .execute();
    for (const [nama, tingkat] of [
      ["X.E-1", "X"],
      ["XI.F-1", "XI"],
      ["XII.F-1", "XII"],
    ] as const)
      id[nama] = await baru(
        ctx,
        sql`insert into kelas (nama, tingkat, tahun_ajaran, jurusan) values (${nama}, ${tingkat}, '2026/2027', 'ipa')`,
      );
    for (const [nama, kelas, nisn] of [
      ["Ani", "X.E-1", null],
      ["Budi", "X.E-1", null],
      ["Citra", "XII.F-1", "0090000001"],
      ["Dani", "XII.F-1", "0090000002"],
    ] as const)
      id[nama] = await baru(
        ctx,
        sql`insert into siswa (nama, kelas_id, status, jenis_kelamin, tanggal_masuk, nisn)
          values (${nama}, ${id[kelas]}, 'aktif', 'perempuan', '2026-07-13', ${nisn})`,
      );
    await sql`insert into alumni (nama, nisn, tahun_lulus) values ('Dani', '0090000002', 2027)`.execute(ctx.db);
    await prepareKelas(ctx, "2026/2027");
    const { tujuan } = await loadKenaikan(ctx, { tahun: "2026/2027", kelas: null });
    for (const satu of tujuan) id[`${satu.nama} baru`] = satu.id;
  }),
);

async function baru(ctx: Ctx, insert: ReturnType<typeof sql>): Promise<string> {
  return (await sql<{ id: string }>`${insert} returning id`.execute(ctx.db)).rows[0]?.id ?? "";
}

const one = (nama: string, ke: string) => ({ siswaId: id[nama] ?? "", ke: id[ke] ?? ke });
const duduk = (kelas: string, tanggal: string) =>
  dalam(async (ctx) => (await anggotaKelas(ctx, id[kelas] ?? "", tanggal)).map(({ nama }) => nama));
const riwayat = (nama: string) =>
  dalam(({ db }) =>
    db
      .selectFrom("anggotaKelas")
      .select(["kelasId", "mulai", "selesai", "sebab", "sebabSelesai"])
      .where("siswaId", "=", id[nama] ?? "")
      .orderBy("mulai")
      .execute(),
  );
const alumni = () => dalam(({ db }) => db.selectFrom("alumni").select(["nama", "siswaId", "deletedAt"]).orderBy("nama").execute());

describe("a class at the year's end", () => {
  test("moves on and stays by the clerk's choice, and is put back as it was", async () => {
    const sebelum = await riwayat("Ani");
    const keputusan = [one("Ani", "XI.F-1 baru"), one("Budi", "X.E-1 baru")];
    const kenaikan = await dalam((ctx) => applyKenaikan(ctx, { kelasId: id["X.E-1"] ?? "", tanggal: mulai, keputusan }));
    expect(await duduk("X.E-1", "2027-07-11")).toEqual(["Ani", "Budi"]);
    expect([await duduk("X.E-1", mulai), await duduk("XI.F-1 baru", mulai), await duduk("X.E-1 baru", mulai)]).toEqual([
      [],
      ["Ani"],
      ["Budi"],
    ]);
    const dicari = { tahun: "2026/2027", kelas: null };
    const pesan = (dari: string) => dalam(async (ctx) => newApplied(await loadKenaikan(ctx, dicari), dari));
    expect([await pesan(kenaikan), await pesan("Hubungi 0811")]).toEqual(["2 siswa dipindahkan. Bila keliru, batalkan di bawah.", ""]);
    expect((await riwayat("Ani")).map(({ sebab }) => sebab)).toEqual(["masuk", "naik"]);
    expect((await riwayat("Budi")).at(-1)?.sebab).toBe("tinggal");
    expect(await dalam((ctx) => cancelKenaikan(ctx, kenaikan))).toEqual({ kembali: 2, tertinggal: [] });
    expect(await pesan(kenaikan)).toBe("");
    expect(await riwayat("Ani")).toEqual(sebelum);
    expect(await duduk("X.E-1", mulai)).toEqual(["Ani", "Budi"]);
    await expect(dalam((ctx) => cancelKenaikan(ctx, kenaikan))).rejects.toMatchObject({ kind: "conflict" });
  });

  test("graduates into the alumni, once each, and out of them again", async () => {
    const sebelum = await riwayat("Citra");
    const keputusan = ["Citra", "Dani"].map((nama) => one(nama, "lulus"));
    const kelasId = id["XII.F-1"] ?? "";
    const kenaikan = await dalam((ctx) => applyKenaikan(ctx, { kelasId, tanggal: "2027-06-19", keputusan }));
    expect(await alumni()).toEqual([
      { nama: "Citra", siswaId: id.Citra, deletedAt: null },
      { nama: "Dani", siswaId: id.Dani, deletedAt: null },
    ]);
    expect((await riwayat("Citra")).at(-1)).toMatchObject({ selesai: "2027-06-18", sebabSelesai: "lulus" });
    await dalam((ctx) => cancelKenaikan(ctx, kenaikan));
    expect((await alumni()).map(({ nama, siswaId, deletedAt }) => [nama, siswaId, deletedAt !== null])).toEqual([
      ["Citra", id.Citra, true],
      ["Dani", null, false],
    ]);
    expect(await riwayat("Citra")).toEqual(sebelum);
  });

  test("leaves whom somebody moved since where they are, and names them", async () => {
    const keputusan = [one("Ani", "XI.F-1 baru"), one("Budi", "XI.F-1 baru")];
    const kenaikan = await dalam((ctx) => applyKenaikan(ctx, { kelasId: id["X.E-1"] ?? "", tanggal: mulai, keputusan }));
    await dalam(({ db }) =>
      db
        .updateTable("siswa")
        .set({ status: "keluar" })
        .where("id", "=", id.Budi ?? "")
        .execute(),
    );
    expect(await dalam((ctx) => cancelKenaikan(ctx, kenaikan))).toEqual({ kembali: 1, tertinggal: ["Budi"] });
  });

  test.each([
    ["nobody", "invalid", []],
    ["a class of the same year", "invalid", [["Ani", "XI.F-1"]]],
    ["two grades at once", "invalid", [["Ani", "XII.F-1 baru"]]],
    ["graduation from grade X", "invalid", [["Ani", "lulus"]]],
    ["a pupil of another class", "conflict", [["Citra", "XI.F-1 baru"]]],
  ] as const)("refuses %s", async (_, kind, pilihan) => {
    const keputusan = pilihan.map(([nama, ke]) => one(nama, ke));
    const kenaikan = { kelasId: id["X.E-1"] ?? "", tanggal: mulai, keputusan };
    await expect(dalam((ctx) => applyKenaikan(ctx, kenaikan))).rejects.toMatchObject({ kind });
  });

  test("is moved by the office alone", async () => {
    const kenaikan = { kelasId: id["X.E-1"] ?? "", tanggal: mulai, keputusan: [one("Ani", "XI.F-1 baru")] };
    for (const peran of ["guru", "waliKelas", "kepala"])
      await expect(dalam((ctx) => applyKenaikan(ctx, kenaikan), actor(peran))).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("leaves whom somebody moved away and back again where they are", async () => {
    const keputusan = [one("Ani", "XI.F-1 baru")];
    const kenaikan = await dalam((ctx) => applyKenaikan(ctx, { kelasId: id["X.E-1"] ?? "", tanggal: mulai, keputusan }));
    const pindah = (kelas: string, hari: string) =>
      dalam(async ({ db }) => {
        await sql`select set_config('akademik.hari', ${hari}, true)`.execute(db);
        await sql`update siswa set kelas_id = ${id[kelas]} where id = ${id.Ani}`.execute(db);
      });
    await pindah("X.E-1 baru", "2027-08-02");
    await pindah("XI.F-1 baru", "2027-09-06");
    expect(await dalam((ctx) => cancelKenaikan(ctx, kenaikan))).toEqual({ kembali: 0, tertinggal: ["Ani"] });
  });

  test.each([
    ["2026-07-12", "Kelas XII.F-1 berakhir pada tahun 2027"],
    ["2028-07-12", "Kelas XII.F-1 berakhir pada tahun 2027"],
  ])("refuses %s, a slip in the year", async (tanggal, kalimat) => {
    const kenaikan = { kelasId: id["XII.F-1"] ?? "", tanggal, keputusan: [one("Citra", "lulus")] };
    await expect(dalam((ctx) => applyKenaikan(ctx, kenaikan))).rejects.toThrow(kalimat);
    expect(await riwayat("Citra")).toHaveLength(1);
  });

  test("ahead of time waits for the end of the school year, and changes nothing before", async () => {
    const akhir = current;
    const kenaikan = { kelasId: id["XII.F-1"] ?? "", tanggal: "2027-06-19", keputusan: [one("Citra", "lulus")] };
    const sebelum = await alumni();
    await dalam((ctx) =>
      sql`insert into tahun_ajaran (nama, mulai, selesai) values ('2026/2027', '2026-07-13', '2027-06-18')`.execute(ctx.db),
    );
    current = new Date("2026-11-22T02:00:00Z");
    await expect(dalam((ctx) => applyKenaikan(ctx, kenaikan))).rejects.toThrow("mulai 18 Juni 2027");
    expect(await dalam(async (ctx) => (await loadKenaikan(ctx, { tahun: "2026/2027", kelas: null })).nanti)).toBe("2027-06-18");
    expect([await riwayat("Citra"), await alumni()]).toMatchObject([[{ selesai: null }], sebelum]);
    current = akhir;
    expect(await dalam(async (ctx) => (await loadKenaikan(ctx, { tahun: "2026/2027", kelas: null })).nanti)).toBeNull();
    await dalam(async (ctx) => cancelKenaikan(ctx, await applyKenaikan(ctx, kenaikan)));
  });
});
