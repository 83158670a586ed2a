import { beforeEach, describe, expect, test } from "vitest";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { pasangUntuk, type Warga, wargaBaru } from "#tests/support/second-factor.ts";
import { calonAplikasi, pakaiKodeAplikasi } from "./aplikasi.server.ts";
import { cobaKode } from "./kode.server.ts";
import { stepOf } from "./kode-waktu.server.ts";
import { pasangDenganKode } from "./pasang.server.ts";
import { punyaFaktorKedua } from "./punya.server.ts";

let now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const step = () => stepOf(now);

let warga: Warga;
const run = house.scope;
const coba = (kode: string, perangkatId: string | null = null) =>
  run().transaction((ctx) => cobaKode(ctx, { akunId: warga.akunId, kode, perangkatId }));

beforeEach(async () => {
  later(3600);
  await run().transaction(async (ctx) => {
    for (const table of ["percobaanMasuk", "akun"] as const) await ctx.db.deleteFrom(table).execute();
  });
  warga = await wargaBaru(house, { nip: "198511042010012001", peran: ["guru"] }, now);
});

describe("setting an app up", () => {
  test("shows the same secret until it is confirmed, and nothing counts before", async () => {
    const first = await run().transaction((ctx) => calonAplikasi(ctx, warga.orang));
    const again = await run().transaction((ctx) => calonAplikasi(ctx, warga.orang));
    expect(again).toEqual(first);
    expect(first.rahasia).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(first.qr).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(await run().transaction((ctx) => punyaFaktorKedua(ctx, warga.akunId))).toBe(false);
    later(31 * 60);
    expect((await run().transaction((ctx) => calonAplikasi(ctx, warga.orang))).rahasia).not.toBe(first.rahasia);
  });

  test("takes a first code, gives ten recovery codes, and ends the sessions that came without", async () => {
    const elsewhere = await wargaBaruDiTempatLain();
    const { kode } = await pasangUntuk(house, warga, step());
    expect(kode).toHaveLength(10);
    expect(new Set(kode).size).toBe(10);
    for (const one of kode) expect(one).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect(await run().transaction((ctx) => punyaFaktorKedua(ctx, warga.akunId))).toBe(true);
    expect((await warga.actor()).session).toMatchObject({ secondFactor: true });
    await expect(elsewhere()).rejects.toThrow("over");
  });

  test("refuses a wrong first code and keeps the old app", async () => {
    const { app } = await pasangUntuk(house, warga, step());
    const scope = run(await warga.actor());
    await scope.transaction((ctx) => calonAplikasi(ctx, warga.orang));
    await expect(pasangDenganKode(scope, "000000")).rejects.toMatchObject({ kind: "invalid", fields: { kode: expect.any(String) } });
    expect((await coba(app.at(step()))).cara).toBe("aplikasi");
  });

  test("is only for who signed in a moment ago", async () => {
    const scope = run(await warga.actor());
    later(6 * 60);
    await expect(pasangDenganKode(scope, "000000")).rejects.toMatchObject({ kind: "unconfirmed" });
    await expect(pasangDenganKode(run(), "000000")).rejects.toMatchObject({ kind: "unauthenticated" });
  });

  const wargaBaruDiTempatLain = async () => {
    const { buatSesi, findSession } = await import("../sesi/sesi.server.ts");
    const token = await run().transaction((ctx) =>
      buatSesi(ctx, { akunId: warga.akunId, kind: "bearer", perangkat: "Lain", jaringan: "203.0.113.*" }),
    );
    return async () => {
      if (!(await findSession(house.database, { token, kind: "bearer" }, now))) throw new Error("over");
    };
  };
});

describe("a code", () => {
  test("works once, and none before it afterwards", async () => {
    const { app } = await pasangUntuk(house, warga, step());
    const kode = app.at(step());
    expect((await coba(kode)).cara).toBe("aplikasi");
    expect((await coba(kode)).cara).toBeNull();
    expect((await coba(app.at(step() - 1))).cara).toBeNull();
    expect((await coba(app.at(step() + 1))).cara).toBe("aplikasi");
  });

  test("sent twice at the same moment works once", async () => {
    const { app } = await pasangUntuk(house, warga, step());
    const kode = app.at(step());
    const used = await Promise.all([0, 1, 2, 3].map(() => run().transaction((ctx) => pakaiKodeAplikasi(ctx, warga.akunId, kode))));
    expect(used.filter(Boolean)).toHaveLength(1);
  });

  test("may be typed as the app prints it", async () => {
    const { app } = await pasangUntuk(house, warga, step());
    expect((await coba(app.at(step()).replace(/^(...)/, " $1 "))).cara).toBe("aplikasi");
  });

  test("that is too old or of somebody else does not work", async () => {
    const { app } = await pasangUntuk(house, warga, step());
    const old = app.at(step() + 1);
    later(120);
    expect((await coba(old)).cara).toBeNull();
    const other = await wargaBaru(house, { nip: "199203152018011002", peran: ["guru"] }, now);
    const theirs = await pasangUntuk(house, other, step());
    expect((await coba(theirs.app.at(step()))).cara).toBeNull();
  });

  test("is not kept readable: neither the secret nor a recovery code stands in the database", async () => {
    const shown = await run().transaction((ctx) => calonAplikasi(ctx, warga.orang));
    const { kode } = await pasangUntuk(house, warga, step());
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
    for (let times = 0; times < 5; times++) expect(await coba("000000", perangkatId)).toEqual({ cara: null, wait: 0 });
  };

  test("has to wait after five, even with the right one, and its owner is told once", async () => {
    const { app } = await pasangUntuk(house, warga, step());
    await five();
    expect(await coba(app.at(step()))).toEqual({ cara: null, wait: 30 });
    later(31);
    expect((await coba(app.at(step()))).cara).toBe("aplikasi");
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
    await pasangUntuk(house, warga, step());
    const results = await Promise.all(Array.from({ length: 24 }, () => coba("000000")));
    expect(results.filter(({ wait }) => wait === 0)).toHaveLength(5);
  });

  test("elsewhere does not make the owner's known device wait", async () => {
    const { app } = await pasangUntuk(house, warga, step());
    await five();
    expect((await coba(app.at(step()), "00000000-0000-4000-8000-000000000077")).cara).toBe("aplikasi");
    expect((await coba("000000")).wait).toBeGreaterThan(0);
  });
});

describe("a recovery code", () => {
  test("works once, however it is typed; its use is in the trail and its owner is told", async () => {
    const { kode } = await pasangUntuk(house, warga, step());
    const [first = ""] = kode;
    expect((await coba(` ${first.toUpperCase().replace("-", " ")} `)).cara).toBe("pemulihan");
    expect((await coba(first)).cara).toBeNull();
    const { lines, told } = await run().transaction(async (ctx) => ({
      lines: await ctx.db
        .selectFrom("audit")
        .select("after")
        .where("action", "=", "recovery-code-used")
        .where("subjectId", "=", warga.akunId)
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
    const { kode } = await pasangUntuk(house, warga, step());
    const used = await Promise.all([0, 1, 2].map(() => coba(kode[0] ?? "")));
    expect(used.filter(({ cara }) => cara !== null)).toHaveLength(1);
  });

  test("of somebody else does not work", async () => {
    await pasangUntuk(house, warga, step());
    const other = await wargaBaru(house, { nip: "199203152018011002", peran: ["guru"] }, now);
    const theirs = await pasangUntuk(house, other, step());
    expect((await coba(theirs.kode[0] ?? "")).cara).toBeNull();
  });
});
