/** Whose initials come next, and when others may give them in their place. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { create } from "#kit/register/store.server.ts";
import type { Jabatan } from "#modules/kepegawaian/index.ts";
import { person, useNaskah } from "#tests/support/naskah.ts";
import { rantaiParaf } from "../rantai-paraf.ts";
import { mayInitial, maySignInChain, turnOf } from "./chain.server.ts";
import { parafNaskah } from "./step.server.ts";
import { takeNaskah } from "./take.server.ts";

const { as, surat } = useNaskah();
const { tu, kepala, admin, guru } = person;
const sistem = system("uji");

const seat = (jabatan: Jabatan, holder: Actor) =>
  as(sistem, async ({ db }) => {
    await sql`insert into pemangku_jabatan (pegawai_id, jabatan, mulai)
      select pegawai.id, ${jabatan}, '2026-01-01' from pegawai join akun on akun.nip = pegawai.nip where akun.id = ${holder.id}::uuid`.execute(
      db,
    );
    await db.updateTable("pemangkuJabatan").set({ akunSah: holder.id }).where("jabatan", "=", jabatan).execute();
  });
const acts = (jabatan: Jabatan, who: Actor | null) =>
  as(sistem, ({ db }) =>
    db
      .updateTable("pemangkuJabatan")
      .set({ akunSah: who?.id ?? null })
      .where("jabatan", "=", jabatan)
      .execute(),
  );
const chain = (isi: object) =>
  as(sistem, (ctx) =>
    create(ctx, rantaiParaf, { jenisId: null, tandaTangan: "kepala", pengonsep: true, mulai: "2026-11-01", ...isi }, "json"),
  );
const turn = (who: Actor, id: string) =>
  as(who, async (ctx) => {
    const found = await turnOf(ctx, await as(tu, (reader) => takeNaskah(reader, id)));
    return { jabatan: found.jabatan, open: found.open, mine: found.mine !== null, may: mayInitial(ctx, found) };
  });

beforeAll(async () => {
  await seat("kaur-tu", tu);
  await seat("bendahara", guru);
  await seat("wakamad-humas", admin);
});
beforeEach(async () => {
  await as(sistem, async ({ db }) => {
    await db.deleteFrom("rantaiParaf").where(everyRow).execute();
    await db.deleteFrom("pemangkuJabatan").where("jabatan", "=", "kepala").execute();
  });
  for (const [jabatan, who] of [
    ["kaur-tu", tu],
    ["bendahara", guru],
    ["wakamad-humas", admin],
  ] as const)
    await acts(jabatan, who);
});

test("a place that the writer holds alone is initialled with the writing, and the next one is told", async () => {
  await chain({ parafPertama: "kaur-tu", parafKedua: "wakamad-humas", parafKetiga: "bendahara" });
  const letter = await surat("diajukan");
  const row = await as(tu, (ctx) => takeNaskah(ctx, letter.id));
  expect(row).toMatchObject({ parafBerikut: "wakamad-humas", rantai: { paraf: ["wakamad-humas", "bendahara"] } });
  expect(row.paraf).toMatchObject([{ sebagai: "Pengonsep, Kepala Urusan Tata Usaha", akunId: tu.id }]);
  const heard = (who: Actor) =>
    as(sistem, ({ db }) =>
      db.selectFrom("pemberitahuan").select("id").where("akunId", "=", String(who.id)).where("link", "like", `%${letter.id}`).execute(),
    ).then((rows) => rows.length);
  expect([await heard(admin), await heard(guru)]).toEqual([1, 0]);
  await as(admin, (ctx) => parafNaskah(ctx, letter));
  expect([await heard(admin), await heard(guru), await heard(kepala)]).toEqual([1, 1, 0]);
});

test("a writer who holds a place is named though the chain asks no initials of writers", async () => {
  await chain({ parafPertama: "kaur-tu", parafKedua: "bendahara", pengonsep: false });
  const { id } = await surat("diajukan");
  expect((await as(tu, (ctx) => takeNaskah(ctx, id))).paraf).toHaveLength(1);
  await as(sistem, ({ db }) => db.deleteFrom("rantaiParaf").where(everyRow).execute());
  await chain({ parafPertama: "bendahara", pengonsep: false });
  const other = await surat("diajukan");
  expect((await as(tu, (ctx) => takeNaskah(ctx, other.id))).paraf).toEqual([]);
});

test("others initial in place of who wrote the letter or will sign it, and of nobody else", async () => {
  await chain({ parafPertama: "bendahara" });
  const { id } = await surat("diajukan");
  const jabatan = "bendahara";
  expect(await turn(admin, id)).toEqual({ jabatan, open: false, mine: false, may: false });
  await acts("bendahara", tu);
  expect(await turn(admin, id)).toEqual({ jabatan, open: true, mine: false, may: true });
  await acts("bendahara", kepala);
  expect(await turn(admin, id)).toEqual({ jabatan, open: true, mine: false, may: true });
  // Whoever has the right by a position alone gives no initials but in that position.
  expect(await turn({ ...guru, roles: ["guru", "pemaraf"] }, id)).toMatchObject({ open: true, may: false });
  await acts("bendahara", null);
  expect(await turn(admin, id)).toEqual({ jabatan, open: false, mine: false, may: false });
});

test("a letter is signed in the position that its chain names", async () => {
  const may = (who: Actor, penandaJabatan: Jabatan | null) => as(who, (ctx) => maySignInChain(ctx, { penandaJabatan }));
  expect([await may(guru, null), await may(guru, "bendahara"), await may(guru, "kaur-tu"), await may(kepala, "kaur-tu")]).toEqual([
    ...[true, true, false, true],
  ]);
  await seat("kepala", guru);
  expect([await may(guru, "kepala"), await may(kepala, "kepala")]).toEqual([false, true]);
});

test("who initialled a letter reads it on without the position; who did not, reads it no more", async () => {
  await chain({ parafPertama: "bendahara", parafKedua: "wakamad-humas" });
  const [given, other] = [await surat("diajukan"), await surat("diajukan")];
  const reader = { ...guru, roles: ["guru", "pemaraf"] };
  await as(reader, (ctx) => parafNaskah(ctx, given));
  const reads = (id: string) =>
    as(reader, (ctx) => takeNaskah(ctx, id)).then(
      () => true,
      () => false,
    );
  expect([await reads(given.id), await reads(other.id)]).toEqual([true, true]);
  await acts("bendahara", null);
  expect([await reads(given.id), await reads(other.id)]).toEqual([true, false]);
});
