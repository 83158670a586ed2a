/** The steps of a letter that is not signed: whose initials it has and whose come next, whose signature, and who would give them today. */
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { create } from "#kit/register/store.server.ts";
import type { Jabatan } from "#modules/kepegawaian/index.ts";
import { current, person, useNaskah } from "#tests/support/naskah.ts";
import { rantaiParaf } from "../rantai-paraf.ts";
import { parafNaskah, returnNaskah } from "../workflow/step.server.ts";
import { takeNaskah } from "../workflow/take.server.ts";
import { chainSteps, givenSteps } from "./chain-steps.server.ts";

const { as, surat } = useNaskah();
const { tu, admin, guru } = person;
const sistem = system("uji");
/** What the session knows of who holds a position. */
const treasurer: Actor = { ...guru, roles: ["guru", "pemaraf"] };
const pegawai = (who: Actor) => sql`(select pegawai.id from pegawai join akun on akun.nip = pegawai.nip where akun.id = ${who.id}::uuid)`;

const seat = (jabatan: Jabatan, holder: Actor, deputy: Actor) =>
  as(sistem, async ({ db }) => {
    await sql`insert into pemangku_jabatan (pegawai_id, jabatan, mulai, wakil_id)
      values (${pegawai(holder)}, ${jabatan}, '2026-01-01', ${pegawai(deputy)})`.execute(db);
    await db.updateTable("pemangkuJabatan").set({ akunSah: holder.id, wakilSah: deputy.id }).where("jabatan", "=", jabatan).execute();
  });
const chain = (isi: object) =>
  as(sistem, (ctx) =>
    create(ctx, rantaiParaf, { jenisId: null, tandaTangan: "kepala", pengonsep: true, mulai: "2026-11-01", ...isi }, "json"),
  );
const noChain = () => as(sistem, ({ db }) => db.deleteFrom("rantaiParaf").where(everyRow).execute());
const steps = (id: string) => as(tu, async (ctx) => chainSteps(ctx, await takeNaskah(ctx, id)));
const toCome = (tempat: string, siapa: string | null) => ({ tempat, oleh: null, pada: null, siapa, tandaTangan: false });
const given = (tempat: string, oleh: string) => ({ tempat, oleh, pada: current, siapa: null, tandaTangan: false });
const signature = { ...toCome("Kepala Madrasah", null), tandaTangan: true };
const both = { parafPertama: "bendahara", parafKedua: "wakamad-humas" };
const [bendahara, humas] = [toCome("Bendahara", guru.name), toCome("Wakamad Humas", admin.name)];

beforeAll(async () => {
  await seat("bendahara", guru, admin);
  await seat("wakamad-humas", admin, guru);
});
beforeEach(noChain);
afterEach(() => as(sistem, ({ db }) => db.deleteFrom("ketidakhadiran").where(everyRow).execute()));

test("each place of the chain asks for initials, the last one alone for a signature; what was given is not asked for again", async () => {
  await chain(both);
  const letter = await surat("diajukan");
  const author = given("Pengonsep", tu.name);
  expect(await steps(letter.id)).toEqual([author, bendahara, humas, signature]);
  await as(treasurer, (ctx) => parafNaskah(ctx, letter));
  const first = given("Bendahara", guru.name);
  expect(await steps(letter.id)).toEqual([author, first, humas, signature]);
  await as(admin, (ctx) => parafNaskah(ctx, { ...letter, versi: letter.versi + 1 }));
  const all = [author, first, given("Wakamad Humas", admin.name)];
  expect(await steps(letter.id)).toEqual([...all, signature]);
  expect(givenSteps(await as(tu, (ctx) => takeNaskah(ctx, letter.id)))).toEqual(all);
});

test("a draft shows the chain of today, a letter on its way the one that it was sent with, also once there is none", async () => {
  await chain(both);
  const [draft, sent] = [await surat("draft"), await surat("diajukan")];
  expect(await steps(draft.id)).toEqual([bendahara, humas, signature]);
  await noChain();
  await chain({ parafPertama: "wakamad-humas", tandaTangan: "kaur-tu" });
  const office = { ...toCome("Kepala Urusan Tata Usaha", null), tandaTangan: true };
  expect(await steps(draft.id)).toEqual([humas, office]);
  expect((await steps(sent.id)).slice(1)).toEqual([bendahara, humas, signature]);
  await noChain();
  expect(await steps(draft.id)).toEqual([]);
  expect(await steps(sent.id)).toHaveLength(4);
});

test("a letter that came back stands at its beginning again", async () => {
  await chain(both);
  const letter = await surat("diajukan");
  await as(treasurer, (ctx) => parafNaskah(ctx, letter));
  await as(admin, (ctx) => returnNaskah(ctx, { ...letter, versi: letter.versi + 1 }, "Perbaiki harinya"));
  expect(await steps(letter.id)).toEqual([bendahara, humas, signature]);
});

test("who would give them is named with what they are: the deputy of who is on leave, nobody where nobody's right was agreed to", async () => {
  await chain(both);
  const { id } = await surat("draft");
  await as(sistem, ({ db }) =>
    sql`insert into ketidakhadiran (pegawai_id, jenis, mulai, selesai, alasan)
      values (${pegawai(guru)}, 'cuti', '2026-11-20', '2026-11-30', 'Contoh')`.execute(db),
  );
  expect(await steps(id)).toEqual([toCome("Bendahara", `${admin.name} (Plh. Bendahara)`), humas, signature]);
  const agreed = (akunSah: string | null) =>
    as(sistem, ({ db }) => db.updateTable("pemangkuJabatan").set({ akunSah }).where("jabatan", "=", "wakamad-humas").execute());
  await agreed(null);
  expect((await steps(id))[1]).toEqual(toCome("Wakamad Humas", null));
  await agreed(admin.id);
});
