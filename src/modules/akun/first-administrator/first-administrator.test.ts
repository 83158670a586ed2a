import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { system, visitor } from "#kit/access/access.ts";
import { newToken as newTokenOf, tokenHash } from "#kit/access/token.server.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { reportContext } from "#kit/report.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createAkun } from "../create-akun.server.ts";
import { logIn } from "../login/login.server.ts";
import { type FillDemoData, fillDemoDataContext } from "../sample-akun.server.ts";
import { sessionCookie } from "../session/cookie.server.ts";
import { findSession } from "../session/session.server.ts";
import { createFirstAdministrator } from "./create-first-administrator.server.ts";
import { firstAdministratorTautan, validTautan } from "./link.server.ts";
import { receiveFields } from "./receive-fields.server.ts";

const start = new Date("2026-11-21T01:00:00Z");
let now = start;
const house = useDatabase({ policy, clock: () => now });
const scope = () => house.scope(system("mulai"));
const link = () => firstAdministratorTautan(scope());
const newToken = async () => (await link())?.split("/").at(-1) ?? "";
const works = (token: string) => house.scope(visitor).transaction((ctx) => validTautan(ctx, token));
const fields = { nip: "198511042010012001", nama: "Nurhayati Labatjo, S.E.", password: "kapal lentera bambu rusa" };
const make = (token: string, change: Partial<typeof fields> = {}) =>
  createFirstAdministrator(house.scope(visitor), { token, ...fields, ...change });
const akun = () => house.scope().transaction((ctx) => ctx.db.selectFrom("akun").selectAll().execute());

beforeEach(async () => {
  now = start;
  await house.scope().transaction(async (ctx) => {
    await ctx.db.deleteFrom("akun").where(everyRow).execute();
    await ctx.db.deleteFrom("undangan").where(everyRow).execute();
  });
});

describe("the link", () => {
  test("is a path with a token of which only a hash is kept", async () => {
    const path = await link();
    expect(path).toMatch(/^\/administrator-pertama\/[\w-]{43}$/);
    const rows = await house.scope().transaction((ctx) => ctx.db.selectFrom("undangan").selectAll().execute());
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows.map(({ tokenHash }) => tokenHash.toString("base64url")))).not.toContain(path?.split("/").at(-1));
  });

  test("ends after thirty minutes", async () => {
    const token = await newToken();
    now = new Date(start.getTime() + 29 * 60_000);
    expect(await works(token)).toBe(true);
    now = new Date(start.getTime() + 30 * 60_000);
    expect(await works(token)).toBe(false);
    await expect(make(token)).rejects.toMatchObject({ kind: "conflict" });
    expect(await akun()).toEqual([]);
  });

  test("ends when a newer one is made", async () => {
    const old = await newToken();
    const fresh = await newToken();
    expect([await works(old), await works(fresh)]).toEqual([false, true]);
  });

  test("is not made where there is an administrator, and made again where all are disabled", async () => {
    await make(await newToken());
    expect(await link()).toBeNull();
    await house.scope().transaction((ctx) => ctx.db.updateTable("akun").set({ aktif: false }).where(everyRow).execute());
    expect(await link()).not.toBeNull();
  });

  test("is not what invites somebody to an account of their own", async () => {
    const token = newTokenOf();
    await scope().transaction(async (ctx) => {
      const akunId = await createAkun(ctx, { nip: "199203152018011002", nama: "Lain", peran: ["guru"], passwordHash: "x" });
      const expiresAt = new Date(start.getTime() + 60_000);
      await ctx.db
        .insertInto("undangan")
        .values({ tokenHash: tokenHash(token), kind: "undangan", akunId, createdAt: start, expiresAt })
        .execute();
    });
    expect(await works(token)).toBe(false);
    await expect(make(token)).rejects.toMatchObject({ kind: "conflict" });
    expect(await akun()).toHaveLength(1);
  });

  test("leaves invitations of others as they are, when it is made and when it is used", async () => {
    await scope().transaction(async ({ db, ...ctx }) => {
      const akunId = await createAkun({ db, ...ctx }, { nip: "199203152018011002", nama: "Lain", peran: ["guru"], passwordHash: "x" });
      const times = { createdAt: start, expiresAt: new Date(start.getTime() + 60_000) };
      await db
        .insertInto("undangan")
        .values({ tokenHash: tokenHash(newTokenOf()), kind: "undangan", akunId, ...times })
        .execute();
    });
    await make(await newToken());
    const kept = house.scope().transaction(({ db }) => db.selectFrom("undangan").select(["kind", "usedAt"]).orderBy("kind").execute());
    expect(await kept).toEqual([
      { kind: "administrator-pertama", usedAt: start },
      { kind: "undangan", usedAt: null },
    ]);
  });

  test("ends when an administrator comes about in another way", async () => {
    const token = await newToken();
    await scope().transaction((ctx) =>
      createAkun(ctx, { nip: "199203152018011002", nama: "Lain", peran: ["administrator"], passwordHash: "x" }),
    );
    expect(await works(token)).toBe(false);
    await expect(make(token)).rejects.toMatchObject({ kind: "conflict" });
  });
});

describe("the first administrator", () => {
  test("can sign in with what they chose", async () => {
    await make(await newToken(), { nip: "19851104 201001 2 001", nama: "  Nurhayati   Labatjo, S.E. " });
    const caller = { kind: "cookie", address: "::1", agent: null, perangkat: null, previous: null } as const;
    const { orang } = await logIn(house.scope(visitor), { ...caller, nip: fields.nip, password: fields.password });
    expect(orang).toMatchObject({ nip: fields.nip, nama: "Nurhayati Labatjo, S.E.", peran: ["administrator"] });
  });

  test("is one, however many send the form at once", async () => {
    const token = await newToken();
    const nips = ["198511042010012001", "198511042010012002", "198511042010012003", "198511042010012004"];
    const outcomes = await Promise.allSettled(nips.map((nip) => make(token, { nip })));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes) if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ kind: "conflict" });
    expect(await akun()).toHaveLength(1);
  });

  test("is told every fault of the form at once, and the link stays good", async () => {
    const token = await newToken();
    const isiNama = (nama: string) => make(token, { nama, password: "pendek" }).catch(({ fields }) => fields.nama);
    expect(await isiNama("N".repeat(120))).toBeUndefined();
    for (const nama of ["N".repeat(121), "Nur\u0007hayati"]) expect(await isiNama(nama)).toContain("120 huruf");
    const refusal = make(token, { nip: "1985", nama: " ", password: "pendek" });
    await expect(refusal).rejects.toMatchObject({
      kind: "invalid",
      fields: { nip: expect.stringContaining("18 angka"), nama: expect.any(String), password: expect.stringContaining("15") },
    });
    await expect(make(token, { password: "Nurhayati Labatjo 1985" })).rejects.toMatchObject({
      fields: { password: expect.stringContaining("ditebak") },
    });
    await expect(make(token, { password: `${fields.nip} qzvxwk7` })).rejects.toMatchObject({
      fields: { password: expect.stringContaining("ditebak") },
    });
    await expect(make(token, { password: "Mailcreated5240" })).rejects.toMatchObject({
      fields: { password: expect.stringContaining("bocor") },
    });
    await expect(make(token)).resolves.toBeUndefined();
  });

  test("cannot come by a token that was never made", async () => {
    await newToken();
    await expect(make("A".repeat(43))).rejects.toMatchObject({ kind: "conflict" });
    expect(await akun()).toEqual([]);
  });

  test("is in the trail, without the password or its hash", async () => {
    await make(await newToken());
    const lines = await house
      .scope()
      .transaction((ctx) => ctx.db.selectFrom("audit").selectAll().where("action", "=", "create").orderBy("id").execute());
    expect(lines.at(-1)?.after).toEqual({ nip: fields.nip, nama: fields.nama, peran: ["administrator"] });
    expect(JSON.stringify(lines)).not.toMatch(/argon2|lentera/);
  });
});

describe("the form of the first administrator", () => {
  const contoh = vi.fn<FillDemoData>();
  const lapor = vi.fn();
  const kirim = async (token: string, change: Readonly<Record<string, string>> = {}, ada = true) => {
    const context = new RouterContextProvider();
    context.set(scopeContext, house.scope(visitor));
    context.set(visitContext, { requestId: "uji", address: "::1", origin: "https://x.id", secure: true });
    context.set(reportContext, lapor);
    if (ada) context.set(fillDemoDataContext, contoh);
    const body = new URLSearchParams({ ...fields, ...change });
    return receiveFields({ context, token, request: new Request("https://x.id/", { method: "POST", body }) });
  };
  beforeEach(() => {
    contoh.mockReset().mockResolvedValue([]);
    lapor.mockReset();
  });

  test("signs them in on a device that is known from then on, and fills in nothing that was not asked for", async () => {
    const { headers, contoh: isi } = await kirim(await newToken());
    const cookie = headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const request = new Request("https://x.id/", { headers: { cookie } });
    const sesi = await findSession(house.database, { token: sessionCookie(request, "sesi", true) ?? "", kind: "cookie" }, now);
    expect(sesi?.actor).toMatchObject({ name: fields.nama, session: { held: true } });
    expect(sessionCookie(request, "perangkat", true)).not.toBeNull();
    expect([isi, contoh.mock.calls.length]).toEqual([null, 0]);
  });

  test("fills in demo data where it is offered; a failure there is told and does not look like theirs", async () => {
    const akunContoh = [{ nip: "1", nama: "Contoh", peran: "guru" as const, password: "p" }];
    contoh.mockResolvedValueOnce(akunContoh);
    expect((await kirim(await newToken(), { contoh: "on" })).contoh).toEqual(akunContoh);
    const lagi = async (ada?: boolean) => {
      await house.scope().transaction((ctx) => ctx.db.deleteFrom("akun").where(everyRow).execute());
      return (await kirim(await newToken(), { contoh: "on" }, ada)).contoh;
    };
    expect(await lagi(false)).toBeNull();
    contoh.mockRejectedValueOnce(new Error("no room"));
    expect(await lagi()).toBe("gagal");
    expect(lapor).toHaveBeenCalledWith(new Error("no room"));
  });

  test("keeps what was typed but for the password, where it can be put right", async () => {
    const token = await newToken();
    const salah = kirim(token, { nip: "1".repeat(50), nama: "N".repeat(130), password: "pendek" });
    await expect(salah).rejects.toMatchObject({
      kind: "invalid",
      fields: { nip: expect.any(String), nama: expect.any(String), password: expect.any(String) },
      current: { nip: "1".repeat(40), nama: "N".repeat(120) },
    });
    const lewat = await kirim("A".repeat(43)).catch((error: unknown) => error);
    expect(lewat).toMatchObject({ kind: "conflict", current: undefined });
  });
});
