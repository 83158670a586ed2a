/** A letter that is initialled to the end is told to who signs it: of the position that its chain names, or of all who may. */
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { create } from "#kit/register/store.server.ts";
import { person, useNaskah } from "#tests/support/naskah.ts";
import { rantaiParaf } from "../rantai-paraf.ts";
import { parafNaskah } from "./step.server.ts";

const { as, surat } = useNaskah();
const { tu, admin, guru } = person;
const sistem = system("uji");

const seat = (jabatan: string, holder: Actor) =>
  as(sistem, async ({ db }) => {
    await sql`insert into pemangku_jabatan (pegawai_id, jabatan, mulai)
      select pegawai.id, ${jabatan}, '2026-01-01' from pegawai join akun on akun.nip = pegawai.nip where akun.id = ${holder.id}::uuid`.execute(
      db,
    );
    await db
      .updateTable("pemangkuJabatan")
      .set({ akunSah: holder.id })
      .where("jabatan", "=", jabatan as "kepala")
      .execute();
  });
beforeAll(async () => {
  await seat("bendahara", admin);
  await seat("kaur-tu", tu);
  await seat("wakamad-kurikulum", guru);
});
beforeEach(() => as(sistem, ({ db }) => db.deleteFrom("rantaiParaf").where(everyRow).execute()));
afterEach(() =>
  as(sistem, ({ db }) => db.updateTable("pemangkuJabatan").set({ akunSah: guru.id }).where("jabatan", "=", "wakamad-kurikulum").execute()),
);

/** Who heard that it waits for their signature. */
const heard = async (id: string) => {
  const rows = await as(sistem, ({ db }) =>
    db
      .selectFrom("pemberitahuan")
      .select("akunId")
      .where("link", "like", `%${id}`)
      .where("title", "like", "Surat menunggu tanda tangan Anda%")
      .execute(),
  );
  return rows.map(({ akunId }) => Object.entries(person).find(([, { id: one }]) => one === akunId)?.[0]).sort();
};
const chain = (tandaTangan: string) =>
  as(sistem, (ctx) =>
    create(ctx, rantaiParaf, { jenisId: null, parafPertama: "bendahara", pengonsep: true, mulai: "2026-11-01", tandaTangan }, "json"),
  );

test("of no chain: all who may sign", async () => {
  const letter = await surat("diajukan");
  await as(admin, (ctx) => parafNaskah(ctx, letter));
  expect(await heard(letter.id)).toEqual(["kepala"]);
});

test("of a chain: who acts in the position that it names, and nobody of another", async () => {
  await chain("wakamad-kurikulum");
  const letter = await surat("diajukan");
  await as(admin, (ctx) => parafNaskah(ctx, letter));
  expect(await heard(letter.id)).toEqual(["guru"]);
});

test("of a chain whose position nobody acts in any more, or that the head signs: all who may sign", async () => {
  await chain("wakamad-kurikulum");
  const letter = await surat("diajukan");
  await as(sistem, ({ db }) =>
    db.updateTable("pemangkuJabatan").set({ akunSah: null }).where("jabatan", "=", "wakamad-kurikulum").execute(),
  );
  await as(admin, (ctx) => parafNaskah(ctx, letter));
  expect(await heard(letter.id)).toEqual(["kepala"]);
  await as(sistem, ({ db }) => db.updateTable("rantaiParaf").set({ tandaTangan: "kepala" }).where(everyRow).execute());
  const another = await surat("diajukan");
  await as(admin, (ctx) => parafNaskah(ctx, another));
  expect(await heard(another.id)).toEqual(["kepala"]);
  expect(
    (await as(sistem, ({ db }) => db.selectFrom("naskahSurat").select("status").where("id", "=", another.id).executeTakeFirstOrThrow()))
      .status,
  ).toBe("diparaf");
});
