/** A link for the password of somebody who decides: the agreement of others opens one, and nothing else does. */

import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { sistem, useUsulan } from "#tests/support/usulan.ts";
import { akunDetail } from "../manage/akun-detail.server.ts";
import { approveUsulanPeran, rejectUsulanPeran, withdrawUsulanPeran } from "../usulan/decide.server.ts";
import { approvedTautan } from "./invite.server.ts";

const { as, denganLain, lewat, segar, aksi, now, ubah, satu, orang } = useUsulan();
const ask = (whose: Actor = orang.kepala) => aksi(segar(orang.admin), whose, { aksi: "undang", alasan: "Lupa password" });
const open = (whose: Actor = orang.kepala) => as(sistem, (ctx) => approvedTautan(ctx, String(whose.id)));
const change = (values: object) => as(sistem, ({ db }) => db.updateTable("usulanPeran").set(values).where(everyRow).execute());
/** As a day in the open leaves it: in force, decided now, and not used. */
const inForce = async (values: object = {}) => {
  await ask();
  await change({ status: "berlaku", diputusPada: now(), dipakaiPada: null, ...values });
};

beforeEach(denganLain);

describe("no link is open", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["while others think about it", ask],
    [
      "where somebody refused it",
      async () => {
        await ask();
        await as(segar(orang.kedua), async (ctx) => rejectUsulanPeran(ctx, await satu(), "Tidak dikenal di sini"));
      },
    ],
    [
      "where whoever proposed it thought better of it",
      async () => {
        await ask();
        await as(segar(orang.admin), async (ctx) => withdrawUsulanPeran(ctx, await satu()));
      },
    ],
    [
      "where something else was agreed to",
      async () => {
        await ubah(segar(orang.admin), orang.kepala, { peran: ["kepala"], email: "baru@contoh.id" });
        await as(segar(orang.kedua), async (ctx) => approveUsulanPeran(ctx, await satu()));
      },
    ],
    ["where it was made already", () => inForce({ dipakaiPada: now() })],
    ["where the agreement is a day old", () => inForce({ diputusPada: new Date(now().getTime() - 24 * 3_600_000) })],
  ])("%s", async (_, happens) => {
    await happens();
    expect(await open()).toBe(false);
    expect(await ask().catch(() => ({ pesan: "conflict" }))).toHaveProperty("pesan");
  });

  test("about anybody but whom it was agreed about", async () => {
    await inForce();
    expect([await open(), await open(orang.kedua), await open(orang.guru)]).toEqual([true, false, false]);
    expect(await ask(orang.kedua)).toHaveProperty("pesan");
    const shown = (who: Actor) => as(orang.admin, (ctx) => akunDetail(ctx, String(who.id)));
    expect([(await shown(orang.kepala)).tautanDisetujui, (await shown(orang.kedua)).tautanDisetujui]).toEqual([true, false]);
  });
});

test("an agreement of a day ago but a moment opens one link, once, and of that agreement alone", async () => {
  await inForce({ diputusPada: new Date(now().getTime() - 24 * 3_600_000 + 1) });
  await ask(orang.kedua);
  expect(await ask()).toHaveProperty("undangan");
  const used = await as(sistem, ({ db }) => db.selectFrom("usulanPeran").select(["akunId", "dipakaiPada"]).orderBy("createdAt").execute());
  expect(new Map(used.map(({ akunId, dipakaiPada }) => [akunId, dipakaiPada]))).toEqual(
    new Map([
      [orang.kepala.id, now()],
      [orang.kedua.id, null],
    ]),
  );
  lewat(0.1);
  expect(await ask()).toHaveProperty("pesan");
});

test("what is only proposed of somebody who decides is said to be, also where nothing else waits", async () => {
  const pesan = async (sent: object) => (await ubah(segar(orang.admin), orang.kepala, { peran: ["kepala"], ...sent })) as { pesan: string };
  expect((await pesan({ email: "baru@contoh.id" })).pesan).toMatch(/^Diusulkan/);
  expect((await pesan({ nama: "Abdul Karim L." })).pesan).toBe("Akun berhasil diubah");
  expect((await pesan({ nama: "Abdul Karim L.", peran: ["kepala", "administrator"] })).pesan).toMatch(/^Diusulkan/);
});
