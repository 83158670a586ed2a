/** What a signed letter says of itself afterwards, whatever the books and the duties of the day are since. */
import { expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { current, origin, person, useNaskah } from "#tests/support/naskah.ts";
import { signNaskah } from "../workflow/signature.server.ts";
import { loadDetail } from "./detail.server.ts";

const { as, surat } = useNaskah();
const { tu, guru } = person;
const sistem = system("uji");
const detail = (id: string) => as(tu, (ctx) => loadDetail(ctx, id));

test("its number is no example, though the book has the code of the examples by now; of one that is not signed it would be", async () => {
  const [signed, waits] = [await surat("ditandatangani"), await surat("diparaf")];
  const code = (kodeJabatan: string) => as(sistem, ({ db }) => db.updateTable("bukuNomor").set({ kodeJabatan }).where(everyRow).execute());
  expect((await detail(waits.id)).nomorContoh).toBe(false);
  await code("Ma.22.XX.XX");
  expect([(await detail(signed.id)).nomorContoh, (await detail(waits.id)).nomorContoh]).toEqual([false, true]);
  await code("Ma.22.01.01");
});

test("who signed in the head's name stands in its way as they stand under the letter, in one line", async () => {
  const letter = await surat("diparaf");
  await as(sistem, async ({ db }) => {
    const days = { mulai: "2026-11-20", sampai: "2026-11-30", dasar: null };
    const duty = {
      akunId: String(guru.id),
      cara: "ub" as const,
      jabatan: "Pengelola Kepegawaian",
      jabatanAtasan: "Kepala Urusan Tata Usaha",
    };
    await db
      .insertInto("pejabatPenandatangan")
      .values({ ...duty, ...days })
      .execute();
    await db.updateTable("pejabatPenandatangan").set({ disahkanPada: current }).where(everyRow).execute();
  });
  const signer: Actor = { ...guru, roles: ["guru", "atasNama"] };
  await as(signer, (ctx) => signNaskah(ctx, letter, origin));
  await as(sistem, ({ db }) => db.deleteFrom("pejabatPenandatangan").where(everyRow).execute());
  const { jejak } = await detail(letter.id);
  expect(jejak.find(({ tindakan }) => tindakan === "sign")).toMatchObject({
    oleh: guru.name,
    sebagai: "a.n. Kepala Madrasah Kepala Urusan Tata Usaha u.b. Pengelola Kepegawaian",
  });
});
