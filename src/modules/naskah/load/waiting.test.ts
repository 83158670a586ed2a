/** How many letters wait for somebody: the same number whatever else they look at, and none that they may not open. */
import { afterEach, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { create } from "#kit/register/store.server.ts";
import { person, useNaskah } from "#tests/support/naskah.ts";
import { rantaiParaf } from "../rantai-paraf.ts";
import { returnNaskah } from "../workflow/step.server.ts";
import { takeNaskah } from "../workflow/take.server.ts";
import { listNaskah, readFilters, waitingNaskah } from "./list.server.ts";

const { as, surat } = useNaskah();
const { tu, kepala, admin, guru } = person;
const sistem = system("uji");
const list = (alamat: string, siapa: Actor) => as(siapa, (ctx) => listNaskah(ctx, readFilters(new URLSearchParams(alamat))));

afterEach(() =>
  as(sistem, async ({ db }) => {
    await db.deleteFrom("rantaiParaf").where(everyRow).execute();
    await db.deleteFrom("naskahSurat").where(everyRow).execute();
  }),
);

test("the number stays the same whatever is sought among what waits", async () => {
  await surat("diparaf");
  const letter = await surat("diparaf");
  await as(sistem, ({ db }) => db.updateTable("naskahSurat").set({ perihal: "Perihal langka" }).where("id", "=", letter.id).execute());
  expect(await list("tampil=menunggu", kepala)).toMatchObject({ total: 2, menunggu: 2 });
  expect(await list("tampil=menunggu&cari=langka", kepala)).toMatchObject({ total: 1, menunggu: 2 });
  expect(await list("tampil=menunggu&cari=zzz", kepala)).toMatchObject({ total: 0, menunggu: 2 });
  expect(await list("tampil=semua&cari=langka", kepala)).toMatchObject({ total: 1, menunggu: 2 });
});

test("who reads by a position alone is told of no letter that they may not open, though they once wrote it", async () => {
  const returned = await surat("diajukan");
  await as(admin, (ctx) => returnNaskah(ctx, returned, "Perbaiki harinya"));
  await as(sistem, async (ctx) => {
    await sql`insert into pemangku_jabatan (pegawai_id, jabatan, mulai, akun_sah)
      select pegawai.id, 'bendahara', '2026-01-01', akun.id from pegawai join akun on akun.nip = pegawai.nip where akun.id = ${guru.id}::uuid`.execute(
      ctx.db,
    );
    await ctx.db.updateTable("pemangkuJabatan").set({ akunSah: guru.id }).where("jabatan", "=", "bendahara").execute();
    await create(
      ctx,
      rantaiParaf,
      { jenisId: null, pengonsep: true, parafPertama: "bendahara", tandaTangan: "kepala", mulai: "2026-11-01" },
      "json",
    );
  });
  const mine = await surat("diajukan");
  await as(sistem, ({ db }) =>
    db
      .updateTable("naskahSurat")
      .set({ pembuatId: String(guru.id) })
      .where("id", "=", returned.id)
      .execute(),
  );
  const reader: Actor = { ...guru, roles: ["guru", "pemaraf"] };
  await expect(as(reader, (ctx) => takeNaskah(ctx, returned.id))).rejects.toMatchObject({ kind: "notFound" });
  for (const tampil of ["menunggu", "semua"]) expect((await list(`tampil=${tampil}`, reader)).menunggu, tampil).toBe(1);
  expect((await as(reader, waitingNaskah)).map(({ id }) => id)).toEqual([mine.id]);
  // In the office the same account mends it.
  expect((await list("", { ...guru, roles: ["tataUsaha"] })).menunggu).toBe(2);
});

test("who leads the school and is of the office as well initials as the office does, before those who come later", async () => {
  const roles = (peran: readonly string[]) =>
    as(sistem, ({ db }) =>
      db
        .updateTable("akun")
        .set({ peran: [...peran] })
        .where("id", "=", String(kepala.id))
        .execute(),
    );
  await surat("diajukan");
  const waits = async () => [(await list("", kepala)).menunggu, (await list("", admin)).menunggu];
  expect(await waits()).toEqual([0, 1]);
  await roles(["tataUsaha", "kepala"]);
  expect(await waits()).toEqual([1, 0]);
  await roles(["kepala"]);
});

test("nobody who reads no letters is told of what waits", async () => {
  await expect(as(guru, waitingNaskah)).rejects.toMatchObject({ kind: "notFound" });
  expect(await as(tu, waitingNaskah)).toEqual([]);
});
