import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, visitor } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createAkun } from "../create-akun.server.ts";
import type { Peran } from "../peran.ts";
import { action as keluar } from "../screens/logout.ts";
import { loader as tanyaSesi } from "../screens/session.ts";
import { loginPerson } from "./person.server.ts";
import { createSession, findSession } from "./session.server.ts";

const start = new Date("2026-11-21T01:00:00Z");
let now = start;
const house = useDatabase({ policy, clock: () => now });
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const seen = (token: string, when = now) => findSession(house.database, { token, kind: "cookie" }, when);

let akunId = "";
const begin = async (...peran: Peran[]) => {
  akunId = await house
    .scope()
    .transaction((ctx) => createAkun(ctx, { nip: "198511042010012001", nama: "Nurhayati", peran, passwordHash: "x" }));
  return house.scope().transaction((ctx) => createSession(ctx, { akunId, kind: "cookie", perangkat: "Chrome", jaringan: "103.10.66.*" }));
};

beforeEach(() => {
  now = start;
});

describe("what a page asks about its session", () => {
  const args = (who: Actor, token: string | null) => {
    const context = new RouterContextProvider();
    context.set(scopeContext, house.scope(who));
    context.set(visitContext, { requestId: "uji", address: "::1", origin: "http://localhost", secure: false });
    const headers: Record<string, string> = token ? { cookie: `sesi=${token}` } : {};
    return { context, request: new Request("http://localhost/sesi", { headers }) } as never;
  };
  const tanya = async (who: Actor, token: string | null) => (await tanyaSesi(args(who, token))).json();

  test("is whose it is, or why it is over, and nothing to strangers", async () => {
    const token = await begin("guru");
    const actor = (await seen(token))?.actor ?? visitor;
    expect(await tanya(actor, token)).toEqual({ nip: "198511042010012001", kalimat: null });
    expect(await tanya(visitor, null)).toEqual({ nip: null, kalimat: null });
    now = minutes(121);
    expect(await tanya(visitor, token)).toEqual({ nip: null, kalimat: expect.stringContaining("tidak ada kegiatan") });
    expect((await tanyaSesi(args(visitor, null))).headers.get("cache-control")).toBe("no-store");
  });

  test("ends with it when its person leaves, and takes its cookie away in any case", async () => {
    const token = await begin("guru");
    const pergi = async (carried: string | null) => (await keluar(args(visitor, carried))) as Response;
    expect((await pergi(null)).headers.get("set-cookie")).toMatch(/^sesi=;.*Max-Age=0/);
    expect(await seen(token)).not.toBeNull();
    const answer = await pergi(token);
    expect([answer.status, answer.headers.get("location"), answer.headers.get("set-cookie")]).toEqual([
      302,
      "/",
      expect.stringMatching(/^sesi=;/),
    ]);
    expect(await seen(token)).toBeNull();
  });
});

describe("the signed-in person", () => {
  test("is known by name, NIP and roles", async () => {
    const token = await begin("guru", "waliKelas");
    const actor = (await seen(token))?.actor ?? visitor;
    const orang = await house.scope(actor).transaction(loginPerson);
    expect(orang).toEqual({ id: akunId, nip: "198511042010012001", nama: "Nurhayati", peran: ["guru", "waliKelas"], foto: null });
  });

  test("is nobody for visitors", async () => {
    await expect(house.scope(visitor).transaction(loginPerson)).rejects.toMatchObject({ kind: "unauthenticated" });
    const gone = { id: "00000000-0000-4000-8000-000000000001", name: "x", roles: ["guru"] };
    await expect(house.scope(gone).transaction(loginPerson)).rejects.toMatchObject({ kind: "unauthenticated" });
  });
});
