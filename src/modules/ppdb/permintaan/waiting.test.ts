/**
 * The committee's morning begins with whose wishes wait, on a phone in the corridor. What goes wrong: who waits longest stands last, a child that
 * withdrew or was deleted is still among them, the one who looks after a child hears nothing of its family's wish.
 */
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { askPermintaan } from "./ask-permintaan.server.ts";
import { loadIsian } from "./load-isian.server.ts";
import { listPermintaan, readPermintaan } from "./read-permintaan.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const rows = async <R>(query: ReturnType<typeof sql<R>>) => (await as(({ db }) => query.execute(db))).rows;
const ask = (id: string, isian: string, isi = "Yang benar") => scope().transaction((ctx) => askPermintaan(ctx, id, { isian, isi }));
const later = (minutes: number) => {
  now = new Date(Date.parse("2027-03-01T02:00:00Z") + minutes * 60_000);
};
beforeAll(() => openCommittee(scope(nurlaela)));

test("who waits longest stands first, with how many wishes; whose are answered, who withdrew or is deleted is not there", async () => {
  const ids: string[] = [];
  for (const name of ["Ani", "Budi", "Cica", "Dedi", "Edi"]) ids.push((await register(scope(), name)).id);
  const [ani = "", budi = "", cica = "", dedi = "", edi = ""] = ids;
  for (const [minute, id, isian] of [
    [1, budi, "namaIbu"],
    [2, ani, "alamat"],
    [3, budi, "alamat"],
    [4, cica, "alamat"],
    [5, dedi, "alamat"],
    [6, edi, "alamat"],
  ] as const) {
    later(minute);
    await ask(id, isian);
  }
  await rows(sql`update pendaftaran set keadaan = 'mengundurkan diri' where id = ${cica}`);
  await rows(sql`update pendaftaran set deleted_at = now() where id = ${dedi}`);
  await rows(
    sql`update permintaan_perbaikan set jawaban = 'diperbaiki', dijawab_pelaku = 'Uji', dijawab_pada = pada where pendaftaran_id = ${edi}`,
  );
  const waiting = (await as(listPermintaan)).map(({ id, namaLengkap, banyak }) => [id, namaLengkap, Number(banyak)]);
  expect(waiting).toEqual([
    [budi, "Budi", 2],
    [ani, "Ani", 1],
  ]);
  // On the family's own page the latest stands first.
  expect((await as((ctx) => readPermintaan(ctx, budi))).map(({ isian }) => isian)).toEqual(["alamat", "namaIbu"]);
});

test("the verifier hears of it, else those who lead; with the way to this child", async () => {
  later(10);
  const [{ id: mine }, { id: nobodys }] = [await register(scope(), "Anak Rusdin"), await register(scope(), "Anak Tanpa")];
  const heard = async () =>
    (
      await rows(
        sql<{
          akunId: string;
          link: string;
        }>`select akun_id, link from pemberitahuan where kind = 'perbaikan-diminta-keluarga' order by link`,
      )
    ).map(({ akunId, link }) => [akunId, link]);
  await rows(sql`delete from pemberitahuan`);
  await rows(sql`update pendaftaran set verifikator_id = ${nurlaela.id} where id = ${mine}`);
  await ask(mine, "alamat");
  expect(await heard()).toEqual([[nurlaela.id, `/administration/meja-ppdb/${mine}`]]);
  await rows(sql`delete from pemberitahuan`);
  await ask(nobodys, "alamat");
  const told = await heard();
  expect([told.map(([, link]) => link).every((link) => link === `/administration/meja-ppdb/${nobodys}`), told.map(([who]) => who)]).toEqual(
    [true, expect.arrayContaining([rusdin.id])],
  );
});

test("a page shows a guardian where there is one, offers what stands or is asked, and nothing of a deleted registration", async () => {
  const guardian = { bersamaWali: true, namaWali: "Rahmat Borman", hubunganWali: "Paman atau bibi", pekerjaanWali: "Nelayan" };
  const [{ id: plain, nomor }, { id: kept }] = [await register(scope(), "Anak Biasa"), await register(scope(), "Anak Wali", guardian)];
  const page = (id: string) => scope().read((ctx) => loadIsian(ctx, id));
  const labels = async (id: string) => (await page(id))?.bagian.flatMap(({ isian }) => isian.map(({ label }) => label)) ?? [];
  expect([(await labels(plain)).includes("Nama wali"), (await labels(kept)).includes("Nama wali")]).toEqual([false, true]);
  expect(await page(plain)).toMatchObject({ nomor, namaLengkap: "Anak Biasa", bolehMinta: true, permintaan: [] });
  const choices = (await page(plain))?.pilihan ?? [];
  expect([
    choices.includes("namaIbu"),
    choices.includes("nisn"),
    choices.includes("jalur"),
    choices.includes("agreement"),
    choices.includes("namaWali"),
  ]).toEqual([true, true, false, false, false]);
  expect((await page(kept))?.pilihan).toContain("namaWali");
  // Neither choice of programme nor an examination's mark was asked for.
  expect(await labels(plain)).not.toContain("Nilai Ujian Nasional");
  expect((await page(plain))?.bagian).toHaveLength(3);
  await rows(sql`update pendaftaran set keadaan = 'digabung' where id = ${kept}`);
  expect((await page(kept))?.bolehMinta).toBe(false);
  await rows(sql`update pendaftaran set deleted_at = now() where id = ${kept}`);
  expect(await page(kept)).toBeNull();
});
