import { beforeAll, describe, expect, test } from "vitest";
import { readQuery } from "#kit/register/query.ts";
import { create, find, list, remove, update } from "#kit/register/store.server.ts";
import { exportRows } from "#kit/transfer/transfer.server.ts";
import { kelas } from "#modules/akademik/index.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { alumni, prestasi, siswa } from "./index.ts";

const { scope } = useDatabase({ policy });
const kantor = actor("tataUsaha");
const wali = actor("waliKelas");
const id: Record<string, string> = {};

beforeAll(() =>
  scope(kantor).transaction(async (ctx) => {
    const akun = { id: wali.id ?? "", nip: "198707302012011000", nama: "Wali", peran: ["waliKelas"] };
    await ctx.db
      .insertInto("akun")
      .values({ ...akun, passwordHash: null, passwordAt: null, aktif: true })
      .execute();
    const semua = [
      ["X.E-1", wali.id],
      ["X.E-2", null],
    ] as const;
    for (const [nama, waliId] of semua) {
      id[nama] = (await create(ctx, kelas, { nama, tingkat: "X", tahunAjaran: "2026/2027", waliId }, "json")).id;
    }
    const dasar = { jenisKelamin: "perempuan", status: "aktif", nik: null };
    for (const [nama, kelasId, nik] of [
      ["Anak", id["X.E-1"], "7271004101100001"],
      ["Tetangga", id["X.E-2"], null],
      ["Lepas", null, null],
    ])
      id[String(nama)] = (await create(ctx, siswa, { ...dasar, nama, kelasId, nik }, "json")).id;
  }),
);

const view = (who = wali) => scope(who).transaction(async (ctx) => (await list(ctx, siswa, readQuery(siswa, new URLSearchParams()))).rows);

describe("a wali kelas", () => {
  test("sees the pupils of the own class, without their NIK, and nobody else's", async () => {
    const rows = await view();
    expect(rows.map(({ nama }) => nama)).toEqual(["Anak"]);
    expect(rows[0]).not.toHaveProperty("nik");
    expect(await scope(wali).transaction((ctx) => find(ctx, siswa, id.Anak ?? ""))).toMatchObject({ nama: "Anak" });
    for (const nama of ["Tetangga", "Lepas"])
      await expect(scope(wali).transaction((ctx) => find(ctx, siswa, id[nama] ?? ""))).rejects.toMatchObject({ kind: "notFound" });
    expect(await scope(wali).transaction((ctx) => exportRows(ctx, siswa, readQuery(siswa, new URLSearchParams())))).toHaveLength(1);
  });

  // What a finding names is theirs to mend while it is handed on to them, in a form of its own: serahan/serahan.test.ts.
  test("changes none of them in the form of the office, and does not find them by what is hidden", async () => {
    const sent = { nama: "Lain", jenisKelamin: "perempuan", status: "aktif" };
    const changing = scope(wali).transaction((ctx) => update(ctx, siswa, { id: id.Anak ?? "", versi: 1, sent }));
    await expect(changing).rejects.toMatchObject({ kind: "forbidden" });
    const cari = readQuery(siswa, new URLSearchParams("cari=7271004101100001"));
    expect((await scope(wali).transaction((ctx) => list(ctx, siswa, cari))).total).toBe(0);
  });

  test("sees them no more when another leads the class, or the class is gone", async () => {
    const sent = { nama: "X.E-1", tingkat: "X", tahunAjaran: "2026/2027" };
    await scope(kantor).transaction((ctx) => update(ctx, kelas, { id: id["X.E-1"] ?? "", versi: 1, sent: { ...sent, waliId: "" } }));
    expect(await view()).toEqual([]);
    const kembali = { ...sent, waliId: wali.id };
    await scope(kantor).transaction((ctx) => update(ctx, kelas, { id: id["X.E-1"] ?? "", versi: 2, sent: kembali }));
    expect(await view()).toHaveLength(1);
    await scope(kantor).transaction((ctx) => remove(ctx, kelas, { id: id["X.E-1"] ?? "", versi: 3 }));
    expect(await view()).toEqual([]);
  });
});

test("a teacher looks up achievements and who is in which class, nothing more of a child, and no alumni", async () => {
  const guru = actor("guru");
  expect((await scope(guru).transaction((ctx) => list(ctx, prestasi, readQuery(prestasi, new URLSearchParams())))).total).toBe(0);
  const [row] = await view(guru);
  expect(Object.keys(siswa.fields).filter((nama) => Object.hasOwn(row ?? {}, nama))).toEqual(["nama", "kelasId", "status", "jenisKelamin"]);
  const looking = scope(guru).transaction((ctx) => list(ctx, alumni, readQuery(alumni, new URLSearchParams())));
  await expect(looking).rejects.toMatchObject({ kind: "notFound" });
  expect((await view(kantor)).length).toBe(3);
});
