/** Whoever names an address for mail is told at the field what is wrong with it, and no address gets more codes than anybody could use. */

import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { countLetter } from "#kit/mail/mail-limit.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { askForMail, mailPreference } from "./notice-preference.server.ts";

const now = new Date("2027-03-01T02:00:00Z");
const house = useDatabase({ clock: () => now });
const ani: Actor = { id: randomUUID(), name: "Ani", roles: ["penulis"] };
const ask = (typed: string) => house.scope(ani).transaction((ctx) => askForMail(ctx, typed));
const preference = () => house.scope(ani).transaction(mailPreference);

beforeAll(() =>
  house.scope(system("uji")).transaction(({ db }) =>
    db
      .insertInto("akun")
      .values({ id: String(ani.id), nip: "198511042010012001", nama: ani.name, peran: ["penulis"], aktif: true })
      .execute(),
  ),
);

beforeEach(() =>
  house.scope(system("uji")).transaction(async ({ db }) => {
    await db.deleteFrom("setelanPemberitahuan").where(everyRow).execute();
    await db.deleteFrom("rateLimit").where(everyRow).execute();
  }),
);

test.each([
  ["bukan surel", "Surel belum benar. Contoh: nama@contoh.id."],
  [`${"a".repeat(65)}@contoh.id`, "Surel belum benar. Contoh: nama@contoh.id."],
  ["", "Surel wajib diisi."],
  ["  ", "Surel wajib diisi."],
])("of “%s” the field says “%s”", async (typed, surel) => {
  await expect(ask(typed)).rejects.toMatchObject({ kind: "invalid", message: "Periksa alamat surelnya.", fields: { surel } });
  expect(await preference()).toBeNull();
});

test("an address that has had its codes of this hour is not asked again, and the person reads why", async () => {
  for (let letter = 0; letter < 5; letter++)
    await house.scope(system("uji")).transaction((ctx) => countLetter(ctx, "kode", "penuh@contoh.id"));
  await expect(ask("penuh@contoh.id")).rejects.toMatchObject({
    kind: "tooMany",
    retryAfter: 720,
    message: expect.stringContaining("sudah menerima beberapa kode"),
  });
  expect(await preference()).toBeNull();
  await ask(" lowong@contoh.id ");
  expect(await preference()).toEqual({ surel: "lowong@contoh.id", aktif: false });
});
