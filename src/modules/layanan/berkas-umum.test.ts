import { beforeAll, expect, test } from "vitest";
import { choicesOf } from "#kit/choices.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { create, find, list, remove } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { berkasUmum, folderBerkas } from "./index.ts";

const { scope } = useDatabase({ policy });
const kantor = actor("tataUsaha");
const id: Record<string, string> = {};

beforeAll(() =>
  scope(kantor).transaction(async (ctx) => {
    const berkas = { createdBy: kantor.id, jenis: "application/pdf", ukuran: "1", sidik: "a".repeat(64) };
    for (const [folder, untuk] of [
      ["Guru", { untukGuru: true }],
      ["Wali", { untukWaliKelas: true }],
      ["Kantor", {}],
    ] as const) {
      const { id: folderId } = await create(ctx, folderBerkas, { nama: folder, ...untuk }, "json");
      const isi = await ctx.db
        .insertInto("berkas")
        .values({ ...berkas, kunci: folder, nama: `${folder}.pdf` })
        .returning("id")
        .executeTakeFirstOrThrow();
      id[folder] = (await create(ctx, berkasUmum, { nama: `Berkas ${folder}`, folderId, berkasId: isi.id }, "json")).id;
      id[`folder ${folder}`] = folderId;
    }
  }),
);

const listed = (...roles: string[]) =>
  scope(actor(...roles)).transaction(async (ctx) => {
    const query = readQuery(berkasUmum, new URLSearchParams("urut=nama"));
    const { folderId = [] } = await choicesOf(ctx, berkasUmum);
    return [(await list(ctx, berkasUmum, query)).rows.map(({ nama }) => nama), folderId.map(({ label }) => label)];
  });

test("each sees the files and the folders that are for the own roles; the office sees them all", async () => {
  expect(await listed("guru")).toEqual([["Berkas Guru"], ["Guru"]]);
  expect(await listed("guru", "waliKelas")).toEqual([
    ["Berkas Guru", "Berkas Wali"],
    ["Guru", "Wali"],
  ]);
  expect(await listed("pegawai")).toEqual([[], []]);
  for (const role of ["tataUsaha", "administrator"]) expect((await listed(role))[0]).toHaveLength(3);
});

test("a file that one may not see does not exist", async () => {
  const open = (role: string, name: string) => scope(actor(role)).transaction((ctx) => find(ctx, berkasUmum, id[name] ?? ""));
  expect(await open("guru", "Guru")).toMatchObject({ nama: "Berkas Guru" });
  for (const [role, name] of [
    ["guru", "Kantor"],
    ["guru", "Wali"],
    ["pegawai", "Guru"],
    ["kepala", "Kantor"],
  ] as const)
    await expect(open(role, name)).rejects.toMatchObject({ kind: "notFound" });
  await expect(scope().transaction((ctx) => find(ctx, berkasUmum, id.Guru ?? ""))).rejects.toMatchObject({ kind: "unauthenticated" });
});

test("with its folder in the bin a file is the office's alone", async () => {
  await scope(kantor).transaction((ctx) => remove(ctx, folderBerkas, { id: id["folder Guru"] ?? "", versi: 1 }));
  expect(await listed("guru")).toEqual([[], []]);
  expect((await listed("tataUsaha"))[0]).toContain("Berkas Guru");
});
