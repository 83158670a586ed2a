import { beforeEach, describe, expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { installFor, newWarga, type Warga } from "#tests/support/second-factor.ts";
import { calonAuthenticatorApp, consumeAuthenticatorAppCode } from "./authenticator-app.server.ts";
import { tryCode } from "./code.server.ts";
import { hasSecondFactor } from "./has-factors.server.ts";
import { installWithCode } from "./install.server.ts";
import { stepOf } from "./totp.server.ts";

let now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const step = () => stepOf(now);

let warga: Warga;
const run = house.scope;
const attempt = (kode: string, perangkatId: string | null = null) =>
  run().transaction((ctx) => tryCode(ctx, { akunId: warga.akunId, kode, perangkatId }));

beforeEach(async () => {
  later(3600);
  await run().transaction(async (ctx) => {
    for (const table of ["percobaanMasuk", "akun"] as const) await ctx.db.deleteFrom(table).where(everyRow).execute();
  });
  warga = await newWarga(house, { nip: "198511042010012001", peran: ["guru"] }, now);
});

describe("setting an app up", () => {
  test("shows the same secret until it is confirmed, and nothing counts before", async () => {
    const first = await run().transaction((ctx) => calonAuthenticatorApp(ctx, warga.orang));
    const again = await run().transaction((ctx) => calonAuthenticatorApp(ctx, warga.orang));
    expect(again).toEqual(first);
    expect(first.rahasia).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(first.qr).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(await run().transaction((ctx) => hasSecondFactor(ctx, warga.akunId))).toBe(false);
    later(31 * 60);
    expect((await run().transaction((ctx) => calonAuthenticatorApp(ctx, warga.orang))).rahasia).not.toBe(first.rahasia);
  });

  test("takes a first code, gives ten recovery codes, and ends the sessions that came without", async () => {
    const elsewhere = await wargaBaruDiTempatLain();
    const { kode } = await installFor(house, warga, step());
    expect(kode).toHaveLength(10);
    expect(new Set(kode).size).toBe(10);
    for (const one of kode) expect(one).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect(await run().transaction((ctx) => hasSecondFactor(ctx, warga.akunId))).toBe(true);
    expect((await warga.actor()).session).toMatchObject({ secondFactor: true });
    await expect(elsewhere()).rejects.toThrow("over");
  });

  test("refuses a wrong first code and keeps the old app", async () => {
    const { app } = await installFor(house, warga, step());
    const scope = run(await warga.actor());
    await scope.transaction((ctx) => calonAuthenticatorApp(ctx, warga.orang));
    await expect(installWithCode(scope, "000000")).rejects.toMatchObject({ kind: "invalid", fields: { kode: expect.any(String) } });
    expect((await attempt(app.at(step()))).cara).toBe("aplikasi");
  });

  test("is only for who signed in a moment ago", async () => {
    const scope = run(await warga.actor());
    later(6 * 60);
    await expect(installWithCode(scope, "000000")).rejects.toMatchObject({ kind: "unconfirmed" });
    await expect(installWithCode(run(), "000000")).rejects.toMatchObject({ kind: "unauthenticated" });
  });

  const wargaBaruDiTempatLain = async () => {
    const { createSession, findSession } = await import("../session/session.server.ts");
    const token = await run().transaction((ctx) =>
      createSession(ctx, { akunId: warga.akunId, kind: "bearer", perangkat: "Lain", jaringan: "203.0.113.*" }),
    );
    return async () => {
      if (!(await findSession(house.database, { token, kind: "bearer" }, now))) throw new Error("over");
    };
  };
});

describe("a code", () => {
  test("works once, and none before it afterwards", async () => {
    const { app } = await installFor(house, warga, step());
    const kode = app.at(step());
    expect((await attempt(kode)).cara).toBe("aplikasi");
    expect((await attempt(kode)).cara).toBeNull();
    expect((await attempt(app.at(step() - 1))).cara).toBeNull();
    expect((await attempt(app.at(step() + 1))).cara).toBe("aplikasi");
  });

  test("sent twice at the same moment works once", async () => {
    const { app } = await installFor(house, warga, step());
    const kode = app.at(step());
    const used = await Promise.all(
      [0, 1, 2, 3].map(() => run().transaction((ctx) => consumeAuthenticatorAppCode(ctx, warga.akunId, kode))),
    );
    expect(used.filter(Boolean)).toHaveLength(1);
  });

  test("may be typed as the app prints it", async () => {
    const { app } = await installFor(house, warga, step());
    expect((await attempt(app.at(step()).replace(/^(...)/, " $1 "))).cara).toBe("aplikasi");
  });

  test("that is too old or of somebody else does not work", async () => {
    const { app } = await installFor(house, warga, step());
    const old = app.at(step() + 1);
    later(120);
    expect((await attempt(old)).cara).toBeNull();
    const other = await newWarga(house, { nip: "199203152018011002", peran: ["guru"] }, now);
    const theirs = await installFor(house, other, step());
    expect((await attempt(theirs.app.at(step()))).cara).toBeNull();
  });

  test("is not kept readable: neither the secret nor a recovery code stands in the database", async () => {
    const shown = await run().transaction((ctx) => calonAuthenticatorApp(ctx, warga.orang));
    const { kode } = await installFor(house, warga, step());
    const dump = await run().transaction(async (ctx) => {
      const rows = await Promise.all(
        (["faktorAplikasi", "kodePemulihan", "audit", "pemberitahuan"] as const).map((table) =>
          ctx.db.selectFrom(table).selectAll().execute(),
        ),
      );
      return JSON.stringify(rows, (_key, value) => (value?.type === "Buffer" ? Buffer.from(value.data).toString("latin1") : value));
    });
    for (const secret of [shown.rahasia.replaceAll(" ", ""), ...kode, ...kode.map((one) => one.replace("-", ""))])
      expect(dump).not.toContain(secret);
  });
});

describe("guessing codes", () => {
  const five = async (perangkatId: string | null = null) => {
    for (let times = 0; times < 5; times++) expect(await attempt("000000", perangkatId)).toEqual({ cara: null, wait: 0 });
  };

  test("has to wait after five, even with the right one, and its owner is told once", async () => {
    const { app } = await installFor(house, warga, step());
    await five();
    expect(await attempt(app.at(step()))).toEqual({ cara: null, wait: 30 });
    later(31);
    expect((await attempt(app.at(step()))).cara).toBe("aplikasi");
    const told = await run().transaction((ctx) =>
      ctx.db
        .selectFrom("pemberitahuan")
        .select("title")
        .where("akunId", "=", warga.akunId)
        .where("title", "like", "%beberapa kali%")
        .execute(),
    );
    expect(told).toHaveLength(1);
  });

  test("many at once get no more than five looks", async () => {
    await installFor(house, warga, step());
    const results = await Promise.all(Array.from({ length: 24 }, () => attempt("000000")));
    expect(results.filter(({ wait }) => wait === 0)).toHaveLength(5);
  });

  test("elsewhere does not make the owner's known device wait", async () => {
    const { app } = await installFor(house, warga, step());
    await five();
    expect((await attempt(app.at(step()), "00000000-0000-4000-8000-000000000077")).cara).toBe("aplikasi");
    expect((await attempt("000000")).wait).toBeGreaterThan(0);
  });
});

describe("a recovery code", () => {
  test("works once, however it is typed; its use is in the trail and its owner is told", async () => {
    const { kode } = await installFor(house, warga, step());
    const [first = ""] = kode;
    expect((await attempt(` ${first.toUpperCase().replace("-", " ")} `)).cara).toBe("pemulihan");
    expect((await attempt(first)).cara).toBeNull();
    const { lines, told } = await run().transaction(async (ctx) => ({
      lines: await ctx.db
        .selectFrom("audit")
        .select("after")
        .where("action", "=", "recovery-code-used")
        .where("subjectId", "=", warga.akunId)
        .orderBy("id")
        .execute(),
      told: await ctx.db
        .selectFrom("pemberitahuan")
        .select("title")
        .where("akunId", "=", warga.akunId)
        .where("title", "like", "Kode pemulihan%")
        .execute(),
    }));
    expect(lines).toEqual([{ after: { sisa: 9 } }]);
    expect(told).toHaveLength(1);
  });

  test("sent twice at the same moment works once", async () => {
    const { kode } = await installFor(house, warga, step());
    const used = await Promise.all([0, 1, 2].map(() => attempt(kode[0] ?? "")));
    expect(used.filter(({ cara }) => cara !== null)).toHaveLength(1);
  });

  test("of somebody else does not work", async () => {
    await installFor(house, warga, step());
    const other = await newWarga(house, { nip: "199203152018011002", peran: ["guru"] }, now);
    const theirs = await installFor(house, other, step());
    expect((await attempt(theirs.kode[0] ?? "")).cara).toBeNull();
  });
});
