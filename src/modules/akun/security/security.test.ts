/** A second factor is proved and changed with itself, and its owner hears of it wherever they are. */
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { isRecentlyConfirmed } from "#kit/access/recent-confirmation.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import type { Letter } from "#kit/mail/mail.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { installFor, newWarga, password, tamu, type Warga } from "#tests/support/second-factor.ts";
import { confirmWithPassword } from "../confirmation/confirmation.server.ts";
import { logIn, startLogin } from "../login/login.server.ts";
import { settleWithCode } from "../login/second-step.server.ts";
import { newRecoveryCode, removeOwnAuthenticatorApp } from "../second-factor/remove.server.ts";
import { stepOf } from "../second-factor/totp.server.ts";
import { findSession } from "../session/session.server.ts";
import { notifySecurity } from "./notify-security.server.ts";
import { cleanKabar, markReadKabar, unreadKabar } from "./read-kabar.server.ts";
import { sendSecuritySurat } from "./security-surat.server.ts";

let now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const step = () => stepOf(now);
const nip = "198511042010012001";
let warga: Warga;
const sistem = { id: null, name: "sistem: uji", roles: ["sistem"] };

beforeEach(async () => {
  now = new Date("2026-11-21T01:00:00Z");
  await house.scope().transaction(async (ctx) => {
    for (const table of ["percobaanMasuk", "rateLimit", "akun"] as const) await ctx.db.deleteFrom(table).where(everyRow).execute();
  });
  warga = await newWarga(house, { nip, peran: ["guru"] }, now);
});

const confirmation = async (kode: string, dengan = password) =>
  confirmWithPassword(house.scope(await warga.actor()), { password: dengan, kode });
const fresh = async () => isRecentlyConfirmed(await warga.actor(), now);

describe("proving again who one is", () => {
  test("takes the password alone only where nothing else is set up", async () => {
    later(400);
    await confirmation("");
    expect(await fresh()).toBe(true);
  });

  test("takes a code as well, once, where a second factor is", async () => {
    const { app, kode } = await installFor(house, warga, step());
    later(400);
    for (const salah of ["", "000000", "aaaaa-aaaaa"])
      await expect(confirmation(salah)).rejects.toMatchObject({ kind: "invalid", fields: { kode: expect.any(String) } });
    await expect(confirmation(app.at(step()), "bukan ini passwordnya")).rejects.toMatchObject({ fields: { password: expect.any(String) } });
    expect(await fresh()).toBe(false);
    const satu = app.at(step());
    await confirmation(satu);
    expect(await fresh()).toBe(true);
    await expect(confirmation(satu)).rejects.toMatchObject({ kind: "invalid" });
    later(400);
    await confirmation(kode[0] ?? "");
    expect(await fresh()).toBe(true);
    await expect(confirmation(kode[0] ?? "")).rejects.toMatchObject({ kind: "invalid" });
  });

  test("with wrong codes waits, and counts them", async () => {
    await installFor(house, warga, step());
    later(400);
    const hasil: string[] = [];
    for (let n = 0; n < 7; n++) hasil.push((await confirmation("000000").catch((error: { kind: string }) => error.kind)) as string);
    expect(hasil).toEqual([...Array(5).fill("invalid"), "tooMany", "tooMany"]);
  });

  test("with the right password forgets the wrong ones before, and is in the trail", async () => {
    for (let n = 0; n < 3; n++) {
      for (let salah = 0; salah < 4; salah++)
        await expect(confirmation("", "bukan ini passwordnya")).rejects.toMatchObject({ kind: "invalid" });
      await confirmation("");
    }
    await expect(confirmation("", "")).rejects.toMatchObject({ kind: "invalid", message: "Isi password Anda." });
    const lines = await house
      .scope()
      .transaction(({ db }) =>
        db
          .selectFrom("audit")
          .select(["subject", "actorId"])
          .where("action", "=", "confirm")
          .where("subjectId", "=", warga.akunId)
          .orderBy("id")
          .execute(),
      );
    expect(lines).toEqual(Array(3).fill({ subject: "akun", actorId: warga.akunId }));
  });

  test("is what new recovery codes need: the password alone does not get them", async () => {
    await installFor(house, warga, step());
    later(400);
    await expect(confirmation("")).rejects.toMatchObject({ kind: "invalid" });
    await expect(house.scope(await warga.actor()).transaction(newRecoveryCode)).rejects.toMatchObject({ kind: "unconfirmed" });
  });
});

const kabar = (who: Actor, perangkat: string | null) =>
  house
    .scope(who)
    .transaction((ctx) => unreadKabar(ctx, perangkat))
    .then((rows) => rows.map(({ judul }) => judul));
const loginAgain = async (kode: string, perangkat: string | null = null) => {
  const langkah = await startLogin(house.scope(), { ...tamu, perangkat, nip, password });
  if (!("langkah" in langkah)) throw new Error("no second step");
  const done = await settleWithCode(house.scope(), { ...tamu, perangkat, kode, langkah: langkah.langkah });
  const sesi = await findSession(house.database, { token: done.token, kind: "cookie" }, now);
  if (!sesi) throw new Error("no session");
  return { actor: sesi.actor, perangkat: done.perangkat };
};

describe("a change of the factor", () => {
  test("is shown at the next sign-in, on each device until it was read there, and not where it was done", async () => {
    const { app } = await installFor(house, warga, step());
    expect(await kabar(await warga.actor(), null)).toEqual([]);
    const laptop = await loginAgain(app.at(step()));
    expect(await kabar(laptop.actor, laptop.perangkat)).toEqual(["Cara masuk baru dipasang: aplikasi autentikator."]);
    later(60);
    await house.scope(laptop.actor).transaction((ctx) => markReadKabar(ctx, laptop.perangkat));
    expect(await kabar(laptop.actor, laptop.perangkat)).toEqual([]);
    // Whoever reads it elsewhere hides nothing here.
    const ponsel = await loginAgain(app.at(step()));
    expect(await kabar(ponsel.actor, ponsel.perangkat)).toEqual(["Cara masuk baru dipasang: aplikasi autentikator."]);
    later(60);
    await house.scope(ponsel.actor).transaction(newRecoveryCode);
    later(1);
    await house.scope(ponsel.actor).transaction(removeOwnAuthenticatorApp);
    expect(await kabar(laptop.actor, laptop.perangkat)).toEqual([
      expect.stringContaining("Cara masuk dilepas"),
      expect.stringContaining("Kode pemulihan baru"),
    ]);
  });

  test("is mailed to the address of the account, asked for or not, and nothing secret with it", async () => {
    await house.scope(sistem).transaction((ctx) => ctx.db.updateTable("akun").set({ email: "nur@contoh.id" }).where(everyRow).execute());
    const { kode } = await installFor(house, warga, step());
    const [{ id }] = (await house.scope(sistem).transaction((ctx) => ctx.db.selectFrom("kabarKeamanan").select("id").execute())) as [
      { id: string },
    ];
    const letters: Letter[] = [];
    const mail = { send: async (_: unknown, letter: Letter) => letters.push(letter) > 0, close: () => undefined };
    const office = { mail, origin: "https://contoh.id", sender: async () => ({ name: "MAN", address: "a@contoh.id" }) };
    await sendSecuritySurat(house.scope(sistem), { id }, office);
    expect(letters).toMatchObject([{ to: "nur@contoh.id", subject: "Cara masuk baru dipasang: aplikasi autentikator." }]);
    expect(letters[0]?.text).toContain("Chrome di Android");
    for (const satu of kode) expect(letters[0]?.text).not.toContain(satu);
    // Also to the address that was theirs until now.
    await sendSecuritySurat(house.scope(sistem), { id, surel: "lama@contoh.id" }, office);
    expect(letters.at(-1)?.to).toBe("lama@contoh.id");
    expect(await sendSecuritySurat(house.scope(sistem), { id }, { ...office, mail: null })).toEqual({ terkirim: false });
    expect(await sendSecuritySurat(house.scope(sistem), { id: crypto.randomUUID(), surel: "x@contoh.id" }, office)).toEqual({
      terkirim: false,
    });
    // Who asked for mail at this address gets the notice's letter there.
    await house.scope(sistem).transaction(({ db }) =>
      db
        .insertInto("setelanPemberitahuan")
        .values({ akunId: warga.akunId, surel: "nur@contoh.id", aktif: true } as never)
        .execute(),
    );
    expect(await sendSecuritySurat(house.scope(sistem), { id }, office)).toEqual({ terkirim: false });
    expect(letters).toHaveLength(2);
  });

  test("is told for a month, ten at most, the newest first, to nobody else, and kept for half a year", async () => {
    const kabari = (judul: string) =>
      house.scope(sistem).transaction((ctx) => notifySecurity(ctx, [warga.akunId], { judul, isi: "", tautan: "/" }));
    const hari = (days: number) => later(days * 86_400);
    await house.scope(sistem).transaction((ctx) => notifySecurity(ctx, [], { judul: "Tidak kepada siapa pun", isi: "", tautan: "/" }));
    const { perangkat } = await logIn(house.scope(), { ...tamu, nip, password });
    const aku = await warga.actor();
    const lain = await newWarga(house, { nip: "199203152018011002", peran: ["guru"] }, now);
    const milikLain = await logIn(house.scope(), { ...tamu, nip: "199203152018011002", password });
    await kabari("lama");
    hari(30);
    for (let n = 0; n < 11; n++) {
      await kabari(`baru ${n}`);
      later(1);
    }
    expect(await kabar(aku, perangkat)).toEqual(Array.from({ length: 10 }, (_, n) => `baru ${10 - n}`));
    expect([await kabar({ ...aku, id: lain.akunId }, null), await kabar({ id: null, name: "pengunjung", roles: [] }, null)]).toEqual([
      [],
      [],
    ]);
    // Another's device, or none, marks nothing as read.
    for (const token of [milikLain.perangkat, null]) await house.scope(aku).transaction((ctx) => markReadKabar(ctx, token));
    await house.scope().transaction((ctx) => markReadKabar(ctx, perangkat));
    expect(await kabar(aku, perangkat)).toHaveLength(10);
    await house.scope(aku).transaction((ctx) => markReadKabar(ctx, perangkat));
    expect([(await kabar(aku, perangkat)).length, (await kabar(aku, null)).length]).toEqual([0, 10]);
    hari(150);
    await house.scope().transaction(cleanKabar);
    const tersisa = await house
      .scope()
      .transaction(({ db }) => db.selectFrom("kabarKeamanan").select("judul").where("akunId", "=", warga.akunId).execute());
    expect(tersisa.length).toBe(11);
  });
});

describe("who decides and who signs", () => {
  const peran = (satu: string) => {
    const values = { peran: [satu] };
    return house.scope(sistem).transaction(({ db }) => db.updateTable("akun").set(values).where(everyRow).execute());
  };

  test.each(["administrator", "kepala"])("as %s opens nothing before a second factor is set up", async (satu) => {
    await peran(satu);
    expect(await warga.actor()).toMatchObject({ roles: [], session: { held: true } });
    await expect(logIn(house.scope(), { ...tamu, kind: "bearer", nip, password })).rejects.toMatchObject({
      reason: "second_factor_required",
    });
    await installFor(house, warga, step());
    expect(await warga.actor()).toMatchObject({ roles: [satu] });
    await expect(house.scope(await warga.actor()).transaction(removeOwnAuthenticatorApp)).rejects.toMatchObject({ kind: "conflict" });
  });

  test("in the head's name on some days, on those days", async () => {
    const hari = { mulai: "2026-11-20", sampai: "2026-11-30", cara: "plh" as const, jabatan: null, jabatanAtasan: null, dasar: null };
    const row = await house.scope(sistem).transaction((ctx) =>
      ctx.db
        .insertInto("pejabatPenandatangan")
        .values({ akunId: warga.akunId, ...hari })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    // Not agreed to by anybody yet: nothing follows from it.
    expect((await warga.actor()).roles).toEqual(["guru"]);
    await house
      .scope(sistem)
      .transaction((ctx) => ctx.db.updateTable("pejabatPenandatangan").set({ disahkanPada: now }).where("id", "=", row.id).execute());
    expect(await warga.actor()).toMatchObject({ roles: [], session: { held: true } });
    for (const [mulai, sampai] of [
      ["2026-11-20", "2026-11-20"],
      ["2026-12-30", "2026-12-31"],
    ] as const) {
      await house
        .scope(sistem)
        .transaction((ctx) => ctx.db.updateTable("pejabatPenandatangan").set({ mulai, sampai }).where("id", "=", row.id).execute());
      expect((await warga.actor()).roles).toEqual(["guru"]);
    }
  });
});
