/**
 * Two people of one office have the same things: a session, an app, a passkey, recovery codes, links, devices, attempts that failed,
 * something proposed. Whatever is done about one of them leaves everything of the other as it is.
 */

import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { hashPassword } from "#kit/access/password.server.ts";
import { tokenHash } from "#kit/access/token.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { AuthenticatorApp } from "#tests/support/authenticator-app.ts";
import { sistem, useUsulan } from "#tests/support/usulan.ts";
import { confirmWithPassword } from "./confirmation/confirmation.server.ts";
import { createAkun } from "./create-akun.server.ts";
import { logIn, startLogin } from "./login/login.server.ts";
import { settleWithCode } from "./login/second-step.server.ts";
import { endOtherSession } from "./own-akun/own-session.server.ts";
import { replacePassword } from "./own-akun/replace-password.server.ts";
import { nipBucketKey } from "./password/save-password.server.ts";
import { calonAuthenticatorApp } from "./second-factor/authenticator-app.server.ts";
import { tryCode } from "./second-factor/code.server.ts";
import { installWithCode } from "./second-factor/install.server.ts";
import {
  deleteOwnPasskey,
  nameOwnPasskey,
  newRecoveryCode,
  removeOwnAuthenticatorApp,
  resetFactorFromMachine,
} from "./second-factor/remove.server.ts";
import { stepOf } from "./second-factor/totp.server.ts";
import { markReadKabar } from "./security/read-kabar.server.ts";
import { createSession, endSession } from "./session/session.server.ts";
import { receiveUndangan } from "./undangan/receive-undangan.server.ts";
import { approveUsulanPeran, rejectUsulanPeran, withdrawUsulanPeran } from "./usulan/decide.server.ts";
import { confirmFromMachine } from "./usulan/due-usulan.server.ts";

const { as, begin, denganLain, segar, now, akunDari, aksi, ubah, house, orang } = useUsulan();
const [password, another] = ["kapal lentera bambu rusa", "jendela perahu purnama gading"];
let passwordHash = "";
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

interface Things {
  readonly who: Actor;
  readonly nip: string;
  readonly app: AuthenticatorApp;
  readonly kode: readonly string[];
  readonly link: string;
  /** Of a device on which they have signed in. */
  readonly perangkat: string;
  readonly usulan: string;
}

let serial = 0;
const newToken = () => String(serial++).padStart(43, "t");

async function furnish(who: Actor): Promise<Things> {
  const akunId = String(who.id);
  const { nip } = await akunDari(who);
  const scope = house.scope(segar(who));
  const { rahasia } = await scope.transaction((ctx) => calonAuthenticatorApp(ctx, { id: akunId, nip }));
  const app = new AuthenticatorApp(rahasia, now);
  const { kode } = await installWithCode(scope, app.at(stepOf(now()) - 1));
  await scope.transaction((ctx) => calonAuthenticatorApp(ctx, { id: akunId, nip }));
  const session = { akunId, kind: "bearer", perangkat: "Program", jaringan: "103.10.66.*", secondFactor: true } as const;
  await scope.transaction((ctx) => createSession(ctx, session));
  const [link, perangkat] = [newToken(), newToken()];
  await as(sistem, async ({ db }) => {
    await db.updateTable("akun").set({ passwordHash, passwordCukup: null }).where("id", "=", akunId).execute();
    const times = { createdAt: now(), expiresAt: new Date(now().getTime() + 60_000) };
    const held = { akunId, kind: "undangan" as const, dibuatOleh: orang.kedua.id, ...times };
    await db
      .insertInto("undangan")
      .values([
        { ...held, tokenHash: tokenHash(link) },
        { ...held, tokenHash: tokenHash(newToken()), usedAt: times.createdAt },
      ])
      .execute();
    await db
      .insertInto("langkahMasuk")
      .values({ akunId, tokenHash: tokenHash(newToken()), ...times })
      .execute();
    const seen = { createdAt: now(), lastUsedAt: new Date(now().getTime() - 1000) };
    await db
      .insertInto("perangkatDikenal")
      .values({ akunId, tokenHash: tokenHash(perangkat), ...seen })
      .execute();
    const key = { akunId, publicKey: Buffer.from("b"), rpId: "x.id", nama: "Ponsel", hitungan: "0", tersinkron: false, transports: [] };
    await db
      .insertInto("kunciSandi")
      .values({ ...key, credentialId: tokenHash(newToken()), createdAt: now(), lastUsedAt: null })
      .execute();
    for (const name of [`kode:${akunId}`, `konfirmasi:${akunId}`, nipBucketKey(nip)])
      await db.insertInto("percobaanMasuk").values({ key: name, gagal: 2, tungguSampai: null, updatedAt: now() }).execute();
  });
  await ubah(segar(orang.admin), who, { peran: ["guru", "kepala"] });
  const usulan = await as(sistem, ({ db }) =>
    db.selectFrom("usulanPeran").select("id").where("akunId", "=", akunId).executeTakeFirstOrThrow(),
  );
  return { who, nip, app, kode: kode ?? [], link, perangkat, usulan: usulan.id };
}

/** All that the database knows of somebody. */
const everything = ({ who, nip }: Things) =>
  as(sistem, async ({ db }) => {
    const akunId = String(who.id);
    const owned = ["sesi", "faktorAplikasi", "kunciSandi", "kodePemulihan", "langkahMasuk", "perangkatDikenal", "undangan"] as const;
    const found: Record<string, unknown> = {};
    for (const table of [...owned, "usulanPeran", "kabarKeamanan"] as const) {
      const rows = await db
        .selectFrom(table as "sesi")
        .selectAll()
        .where("akunId", "=", akunId)
        .execute();
      found[table] = rows.map((row) => JSON.stringify(row)).sort();
    }
    found.akun = await db.selectFrom("akun").selectAll().where("id", "=", akunId).execute();
    const keys = [`kode:${akunId}`, `konfirmasi:${akunId}`, nipBucketKey(nip)];
    found.percobaan = await db.selectFrom("percobaanMasuk").selectAll().where("key", "in", keys).orderBy("key").execute();
    return found;
  });

let one: Things;
let other: Things;
beforeEach(async () => {
  await denganLain();
  await as(sistem, async ({ db }) => {
    for (const table of ["percobaanMasuk", "rateLimit"] as const) await db.deleteFrom(table).where(everyRow).execute();
  });
  other = await furnish(await begin("199102142019032008", "Tetangga", "guru"));
  one = await furnish(orang.guru);
});

const tamu = { kind: "cookie", address: "103.10.66.7", agent: null, perangkat: null, previous: null } as const;
const own = (work: (ctx: Ctx) => Promise<unknown>) => as(segar(one.who), work);
const passkey = () =>
  as(sistem, ({ db }) => db.selectFrom("kunciSandi").select("id").where("akunId", "=", String(one.who.id)).executeTakeFirstOrThrow());
const code = () => one.app.at(stepOf(now()));
const scope = (): Scope => house.scope(segar(one.who));

const acts: Readonly<Record<string, () => Promise<unknown>>> = {
  "the account is made anew": () =>
    as(sistem, (ctx) => createAkun(ctx, { nip: one.nip, nama: "Baru", peran: ["guru"], passwordHash: "y" })),
  "the account is shut out": () => aksi(segar(orang.admin), one.who, { aksi: "nonaktifkan" }),
  "the account gets another name": () => ubah(segar(orang.admin), one.who, { nama: "Fitri", peran: ["guru"] }),
  "its sessions are ended": () => aksi(segar(orang.admin), one.who, { aksi: "akhiri-sesi" }),
  "the other devices are signed out": () => own(endOtherSession),
  "it signs out": async () => {
    const { token } = await logIn(house.scope(), { ...tamu, nip: one.nip, password, kode: code() });
    await as(segar(one.who), (ctx) => endSession(ctx, token));
  },
  "it signs in on a known device": async () => {
    const done = await startLogin(house.scope(), { ...tamu, perangkat: one.perangkat, nip: one.nip, password });
    const langkah = "langkah" in done ? done.langkah : "";
    await settleWithCode(house.scope(), { ...tamu, perangkat: one.perangkat, langkah, kode: code() });
  },
  "it signs in in another's place": async () => {
    const { token } = await logIn(house.scope(), { ...tamu, nip: one.nip, password, kode: code() });
    await logIn(house.scope(), { ...tamu, nip: one.nip, password, kode: one.kode[0], previous: token });
  },
  "the link is used": () => receiveUndangan(house.scope(), { token: one.link, password: another }),
  "the password is changed": () => replacePassword(scope(), { lama: password, baru: another }),
  "the proof is given again": () => confirmWithPassword(scope(), { password, kode: code() }),
  "a code of the app is used": () => own((ctx) => tryCode(ctx, { akunId: String(one.who.id), kode: code() })),
  "a recovery code is used": () => own((ctx) => tryCode(ctx, { akunId: String(one.who.id), kode: one.kode[1] ?? "" })),
  "a wrong code is typed": () => own((ctx) => tryCode(ctx, { akunId: String(one.who.id), kode: "000000" })),
  "new recovery codes are made": () => own(newRecoveryCode),
  "a new app is set up": async () => {
    const { rahasia } = await own((ctx) => calonAuthenticatorApp(ctx, { id: String(one.who.id), nip: one.nip })).then(
      (made) => made as { rahasia: string },
    );
    await installWithCode(scope(), new AuthenticatorApp(rahasia, now).at(stepOf(now())));
  },
  "the app is taken off": () => own(removeOwnAuthenticatorApp),
  "the passkey gets a name": () => own(async (ctx) => nameOwnPasskey(ctx, { id: (await passkey()).id, nama: "Laptop" })),
  "the passkey is taken off": () => own(async (ctx) => deleteOwnPasskey(ctx, (await passkey()).id)),
  "every factor is taken off from the machine": () => as(sistem, (ctx) => resetFactorFromMachine(ctx, one.nip)),
  "the news are read": () => own((ctx) => markReadKabar(ctx, one.perangkat)),
  "what is proposed is agreed to": () => as(segar(orang.kepala), (ctx) => approveUsulanPeran(ctx, one.usulan)),
  "what is proposed is refused": () => as(segar(orang.kepala), (ctx) => rejectUsulanPeran(ctx, one.usulan, "Bukan orangnya")),
  "what is proposed is withdrawn": () => as(segar(orang.admin), (ctx) => withdrawUsulanPeran(ctx, one.usulan)),
  "what is proposed is confirmed from the machine": () => as(sistem, (ctx) => confirmFromMachine(ctx, one.nip)),
};

test.each(Object.keys(acts))("%s: the neighbour has everything as before", async (act) => {
  const [mine, theirs] = [await everything(one), await everything(other)];
  await acts[act]?.();
  expect(await everything(other)).toEqual(theirs);
  expect(await everything(one)).not.toEqual(mine);
});
