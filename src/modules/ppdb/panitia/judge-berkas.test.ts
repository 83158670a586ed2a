import { beforeAll, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { actOnPendaftar } from "./pendaftar-action.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
let [id, berkas, dilihat]: string[] = [];

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  ({ id } = await register(scope(), "Anak Dua Verifikator"));
  await scope(nurlaela).transaction(async ({ db, now }) => {
    const file = { kunci: crypto.randomUUID(), nama: "kk.jpg", jenis: "image/jpeg", ukuran: 10, sidik: "0".repeat(64) };
    dilihat = (await db.insertInto("berkas").values(file).returning("id").executeTakeFirstOrThrow()).id;
    const row = { pendaftaranId: id ?? "", dokumen: "Kartu keluarga", berkasId: dilihat, halaman: 1, dikirim: now };
    berkas = (await db.insertInto("berkasPendaftaran").values(row).returning("id").executeTakeFirstOrThrow()).id;
  });
});

/** @param semula what this person read of the paper before pressing */
const press = (who: Actor, aksi: string, semula: string) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ aksi, semula, berkas, dilihat, versi: "1", sebab: "buram", catatan: "" }))
    form.set(name, value ?? "");
  return actOnPendaftar(scope(who), id ?? "", form);
};
const stands = () =>
  scope(nurlaela).read(({ db }) => db.selectFrom("berkasPendaftaran").select(["keadaan", "diperiksaPelaku"]).executeTakeFirstOrThrow());
const conflict = (sentence: string) => ({ kind: "conflict", message: expect.stringContaining(sentence) });

test("of two who judge a paper at once the second hears what the first thought of it; two who accept it agree", async () => {
  await press(nurlaela, "kembalikanBerkas", "menunggu");
  await expect(press(rusdin, "terimaBerkas", "menunggu")).rejects.toMatchObject(conflict("dikirim ulang"));
  await expect(press(rusdin, "kembalikanBerkas", "menunggu")).rejects.toMatchObject(conflict("dikirim ulang"));
  expect(await stands()).toEqual({ keadaan: "dikembalikan", diperiksaPelaku: nurlaela.name });
  // Who has read it may think otherwise.
  await press(rusdin, "terimaBerkas", "dikembalikan");
  await press(nurlaela, "terimaBerkas", "dikembalikan");
  await expect(press(nurlaela, "kembalikanBerkas", "dikembalikan")).rejects.toMatchObject(conflict(`${rusdin.name} baru saja menerima`));
  expect(await stands()).toEqual({ keadaan: "diterima", diperiksaPelaku: rusdin.name });
});
