/** Who could decide, and whose account weighs. */

import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { sistem, useUsulan } from "#tests/support/usulan.ts";
import { otherPemutus, powerful } from "./powerful.server.ts";

const { as, begin, now, akunDari, aksi, orang } = useUsulan();
const changeAkun = (who: Actor, values: object) =>
  as(sistem, ({ db }) => db.updateTable("akun").set(values).where("id", "=", String(who.id)).execute());

describe("who else could decide", () => {
  const lain = (nip = "199102142019032001") =>
    as(sistem, (ctx) => otherPemutus(ctx, { kecuali: [String(orang.admin.id)], nip })).then((rows) =>
      rows.map(({ id, dapat }) => [id, dapat]),
    );

  test.each<[string, object, boolean | null]>([
    ["leads", { aktif: true }, true],
    ["teaches", { peran: ["guru"] }, null],
    ["has no password yet", { passwordHash: null }, null],
    ["is gone", { deletedAt: new Date(0) }, null],
    ["was shut out long ago", { aktif: false }, null],
    ["was shut out a moment ago", { aktif: false, kuasaBerakhir: new Date("2026-11-21T01:00:00Z") }, false],
    ["was shut out a week ago", { aktif: false, kuasaBerakhir: new Date("2026-11-14T01:00:00Z") }, null],
    ["is invented", { nip: "197203111998031999" }, null],
    ["was invented by an earlier demo", { nip: "197203111998031000" }, null],
  ])("whoever %s: %j counts as %j", async (_, values, dapat) => {
    const kepala = await begin("197203111998031001", "Abdul Karim", "kepala");
    await changeAkun(kepala, values);
    expect(await lain()).toEqual(dapat === null ? [] : [[kepala.id, dapat]]);
    if ("nip" in values) expect(await lain("199102142019032999")).toEqual([[kepala.id, true]]);
  });

  test("and whose account weighs: who leads, and who signs from now on or later", async () => {
    const kuasa = (who: Actor) => as(sistem, (ctx) => powerful(ctx, String(who.id)));
    const { admin, guru } = orang;
    expect([await kuasa(admin), await kuasa(guru)]).toEqual([true, false]);
    const hari = { mulai: "2026-11-20", cara: "plh" as const, jabatan: null, jabatanAtasan: null, dasar: null };
    const sampai = async (values: object) => {
      await as(sistem, async ({ db }) => {
        await db.deleteFrom("pejabatPenandatangan").where(everyRow).execute();
        await db
          .insertInto("pejabatPenandatangan")
          .values({ ...hari, akunId: String(guru.id), sampai: "2026-11-21", ...values })
          .execute();
      });
      return kuasa(guru);
    };
    expect(await sampai({})).toBe(true);
    expect(await sampai({ sampai: "2026-11-20" })).toBe(false);
    expect(await sampai({ deletedAt: now() })).toBe(false);
    expect(await sampai({ akunId: admin.id })).toBe(false);
    await as(sistem, ({ db }) => db.deleteFrom("pejabatPenandatangan").where(everyRow).execute());
  });

  test("and who acts for the head today still counts after being shut out; on another day they do not", async () => {
    const { admin, guru } = orang;
    const hari = { cara: "plt" as const, jabatan: null, jabatanAtasan: null, dasar: null, akunId: String(guru.id), disahkanPada: now() };
    const shutOut = async (mulai: string, sampai: string) => {
      await as(sistem, async ({ db }) => {
        await db.updateTable("akun").set({ aktif: true, kuasaBerakhir: null }).where("id", "=", String(guru.id)).execute();
        await db.deleteFrom("pejabatPenandatangan").where(everyRow).execute();
        await db
          .insertInto("pejabatPenandatangan")
          .values({ ...hari, mulai, sampai })
          .execute();
        await db.updateTable("pejabatPenandatangan").set({ disahkanPada: now() }).where(everyRow).execute();
      });
      await aksi(admin, guru, { aksi: "nonaktifkan" });
      return (await akunDari(guru)).kuasaBerakhir;
    };
    expect(await shutOut("2026-11-20", "2026-11-30")).toEqual(now());
    expect(await shutOut("2026-11-25", "2026-11-30")).toBeNull();
    await as(sistem, ({ db }) => db.deleteFrom("pejabatPenandatangan").where(everyRow).execute());
  });
});
