import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { FoundGroup } from "#kit/search/found.ts";
import { mostOfAKind, searchRegisters } from "#kit/search/search.server.ts";
import { kelas } from "#modules/akademik/index.ts";
import { siswa } from "#modules/kesiswaan/index.ts";
import { suratKeluar, suratMasuk } from "#modules/persuratan/index.ts";
import { policy } from "#src/policy.ts";
import { registers } from "#src/registers.ts";
import { useDatabase } from "#tests/support/database.ts";

const opened = useDatabase({ policy });
const person = (...roles: string[]): Actor => ({ id: randomUUID(), name: roles.join(), roles });
const [office, teacher, keeper, stranger] = [person("tataUsaha"), person("guru"), person("waliKelas"), person("pegawai")];
const seek = (who: Actor, words: string): Promise<FoundGroup[]> =>
  opened.scope(who).transaction((ctx) => searchRegisters(ctx, registers, words));
const names = (groups: readonly FoundGroup[], title: string) =>
  groups.find((group) => group.title === title)?.found.map(({ name }) => name);

beforeAll(() =>
  opened.scope(system("uji")).transaction(async ({ db }) => {
    const nip = "198511042010012001";
    await db
      .insertInto("akun")
      .values({ id: keeper.id as string, nip, nama: "Wali", peran: ["waliKelas"], aktif: true })
      .execute();
    const kelasBaru = { tahunAjaran: "2026/2027", tingkat: "X" as const, jurusan: null, ruang: null };
    const [own, other] = await db
      .insertInto("kelas")
      .values([
        { ...kelasBaru, nama: "X.E-1", waliId: keeper.id as string },
        { ...kelasBaru, nama: "X.E-2", waliId: null },
      ])
      .returning("id")
      .execute();
    const anak = { status: "aktif", jenisKelamin: "perempuan" } as const;
    await db
      .insertInto("siswa")
      .values([
        { ...anak, nama: "Rahma Tandju", nisn: "0091234567", nik: "7271014101090001", kelasId: own?.id ?? null },
        { ...anak, nama: "Rahma Lasimpo", nisn: "0097654321", nik: "7271014101090002", kelasId: other?.id ?? null },
      ])
      .execute();
    await sql`insert into surat_keluar (nomor_surat, perihal, tanggal)
      select 'B-' || nomor || '/Ma', 'Undangan 100% rapat_' || nomor, '2026-11-20' from generate_series(0, 6) nomor`.execute(db);
    await sql`insert into surat_keluar (nomor_surat, perihal, tanggal, deleted_at)
      values ('B-8/Ma', 'Sudah dibuang', '2026-11-20', now())`.execute(db);
  }),
);

describe("a search over everything", () => {
  test("finds records by what people seek in each list, and leads to them", async () => {
    const [found] = (await seek(office, "b-3/ma")) as [FoundGroup];
    expect(found).toMatchObject({ title: suratKeluar.title, found: [{ name: "B-3/Ma", hint: "Undangan 100% rapat_3" }] });
    expect(found.found[0]?.to).toBe(`${suratKeluar.path}/${found.found[0]?.id}`);
  });

  test("shows a few of each kind, none from the bin, and takes every letter as it is", async () => {
    expect(names(await seek(office, "undangan"), suratKeluar.title)).toHaveLength(mostOfAKind);
    expect(await seek(office, "sudah dibuang")).toEqual([]);
    expect(names(await seek(office, "100%"), suratKeluar.title)).toHaveLength(mostOfAKind);
    expect(await seek(office, "100_")).toEqual([]);
    expect(names(await seek(office, "rapat_5"), suratKeluar.title)).toEqual(["B-5/Ma"]);
    expect(await seek(office, "'; drop table siswa; --")).toEqual([]);
  });

  test("tells namesakes apart by what they point to", async () => {
    const groups = await seek(teacher, "Rahma T");
    expect(groups).toMatchObject([
      { title: siswa.title, found: [{ name: "Rahma Tandju", hint: expect.stringMatching(/^X\.E-1 · \d{4}\/\d{4}$/) }] },
    ]);
  });
});

describe("what one may not see is not found", () => {
  test("whole registers", async () => {
    expect(names(await seek(stranger, "undangan"), suratKeluar.title)).toBeUndefined();
    expect(names(await seek(stranger, "undangan"), suratMasuk.title)).toBeUndefined();
    expect(await seek({ ...stranger, roles: [] }, "a")).toEqual([]);
  });

  test("rows of others", async () => {
    expect(names(await seek(keeper, "rahma"), siswa.title)).toEqual(["Rahma Tandju"]);
    expect(names(await seek(office, "rahma"), siswa.title)).toHaveLength(2);
  });

  test("rows by a field that is closed, and closed fields of rows", async () => {
    expect(names(await seek(office, "0091234567"), siswa.title)).toEqual(["Rahma Tandju"]);
    expect(names(await seek(teacher, "0091234567"), siswa.title)).toBeUndefined();
    expect(JSON.stringify(await seek(teacher, "rahma"))).not.toMatch(/009\d{7}/);
    expect(names(await seek(teacher, "x.e-1"), kelas.title)).toEqual(["X.E-1"]);
  });
});
