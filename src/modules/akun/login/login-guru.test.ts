import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { hashPassword } from "#kit/access/password.server.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createAkun } from "../create-akun.server.ts";
import { loader as tantangan } from "../screens/login-challenge.ts";
import { createSession, findSession } from "../session/session.server.ts";
import { endLoginGuru } from "./end-login-guru.server.ts";
import { logIn } from "./login.server.ts";
import { loginGuru } from "./login-guru.server.ts";
import { kabarPintu } from "./notices.server.ts";
import { replyLogin } from "./reply.server.ts";

const house = useDatabase({ policy });
const nip = "198511042010012001";
const password = "kapal lentera bambu rusa";
const ask = (body: unknown) => {
  const request = new Request("http://localhost/api/loginGuru", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const visit = { requestId: "uji-1234", address: "103.10.66.7", origin: "http://localhost", secure: false };
  return loginGuru({ request, scope: house.scope(), visit });
};

let akunId = "";

beforeAll(async () => {
  const passwordHash = await hashPassword(password);
  akunId = await house
    .scope()
    .transaction((ctx) => createAkun(ctx, { nip, nama: "Nurhayati", peran: ["guru", "waliKelas"], passwordHash }));
});

describe("POST /api/loginGuru", () => {
  test("answers a token and the person", async () => {
    const answer = await ask({ nip, password });
    expect(answer.status).toBe(200);
    const { access_token, ...rest } = (await answer.json()) as { access_token: string };
    expect(rest).toEqual({ user: { nip, nama: "Nurhayati", peran: ["guru", "waliKelas"] } });
    const sesi = await findSession(house.database, { token: access_token, kind: "bearer" });
    expect(sesi).toMatchObject({ kind: "bearer", actor: { name: "Nurhayati" } });
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  test("refuses a wrong password with a sentence", async () => {
    await expect(ask({ nip, password: "bukan ini passwordnya" })).rejects.toMatchObject({ kind: "unauthenticated" });
  });

  test.each([
    ["text that is not JSON", "nip=1&password=2"],
    ["an array", [nip, password]],
    ["null", null],
    ["numbers", { nip: 19851104, password }],
    ["a password that is no text", { nip, password: 1 }],
    ["a code that is no text", { nip, password, kode: 123456 }],
    ["a missing password", { nip }],
    ["unknown fields", { nip, password, peran: ["administrator"] }],
    ["lists instead of text", { nip: [nip], password: { $ne: "" } }],
    ["a prototype", `{"nip":"${nip}","password":"${password}","__proto__":{"peran":["administrator"]}}`],
  ])("does not understand %s", async (_name, body) => {
    await expect(ask(body)).rejects.toMatchObject({ kind: "malformed", message: expect.stringMatching(/^Login gagal/) });
  });

  test("asks for both when one is empty", async () => {
    await expect(ask({ nip: "", password: "" })).rejects.toMatchObject({ kind: "invalid" });
  });
});

const newSession = (kind: "cookie" | "bearer") =>
  house.scope().transaction((ctx) => createSession(ctx, { akunId, kind, perangkat: "Chrome", jaringan: "103.10.66.*" }));

describe("DELETE /api/loginGuru", () => {
  const akhiri = (headers: Record<string, string>) => {
    const request = new Request("http://localhost/api/loginGuru", { method: "DELETE", headers });
    const visit = { requestId: "uji-1234", address: "103.10.66.7", origin: "http://localhost", secure: false };
    return endLoginGuru({ request, scope: house.scope(), visit });
  };

  test("ends the session of the token, and takes a browser's cookie away with it", async () => {
    const [bearer, cookie] = [await newSession("bearer"), await newSession("cookie")];
    const answer = await akhiri({ authorization: `Bearer ${bearer}`, cookie: `sesi=${cookie}` });
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([204, null]);
    expect(await findSession(house.database, { token: bearer, kind: "bearer" })).toBeNull();
    expect(await findSession(house.database, { token: cookie, kind: "cookie" })).not.toBeNull();
    const lain = await akhiri({ cookie: `sesi=${cookie}` });
    expect([lain.status, lain.headers.get("set-cookie")]).toEqual([204, expect.stringMatching(/^sesi=;.*Max-Age=0/)]);
    expect(await findSession(house.database, { token: cookie, kind: "cookie" })).toBeNull();
  });

  test("is nothing without a token", async () => {
    await expect(akhiri({})).rejects.toMatchObject({ kind: "unauthenticated" });
  });
});

describe("the door of the pages", () => {
  test("lets in with the session, remembers a new device, and forgets the first step", () => {
    const orang = { id: "", nip, nama: "N", peran: [] };
    const jawab = (perangkat: string | null) => replyLogin({ token: "t", perangkat, orang }, { lanjut: "/dashboard", secure: false });
    expect([jawab("p").status, jawab("p").headers.get("location")]).toEqual([302, "/dashboard"]);
    const kuki = (perangkat: string | null) =>
      jawab(perangkat)
        .headers.getSetCookie()
        .map((line) => line.split(";")[0]);
    expect(kuki("p")).toEqual(["sesi=t", "langkah=", "perangkat=p"]);
    expect(kuki(null)).toEqual(["sesi=t", "langkah="]);
  });

  const context = (origin = "http://localhost") => {
    const given = new RouterContextProvider();
    given.set(scopeContext, house.scope());
    given.set(visitContext, { requestId: "uji", address: "::1", origin, secure: false });
    return given;
  };

  test("tells a passkey what to sign, where there can be one", async () => {
    const ask = (origin?: string) => tantangan({ context: context(origin) } as never);
    expect(await (await ask()).json()).toMatchObject({ rpId: "localhost", userVerification: "required" });
    await expect(ask("http://127.0.0.1")).rejects.toMatchObject({ kind: "notFound" });
  });

  test("says why somebody stands there again, to whoever carries a token", async () => {
    const kabar = (search: string, token?: string) => {
      const headers: Record<string, string> = token ? { cookie: `sesi=${token}` } : {};
      return kabarPintu({ context: context(), request: new Request(`http://localhost/login${search}`, { headers }) });
    };
    expect(await kabar("?pesan=password")).toContain("Password tersimpan");
    expect([await kabar(""), await kabar("?pesan=lain")]).toEqual([null, null]);
    expect(await kabar("", await newSession("cookie"))).toBeNull();
    expect(await kabar("", "A".repeat(43))).toBe("Sesi Anda sudah berakhir. Silakan login lagi.");
  });
});

test("a rush of guesses at one account is answered from memory, and its owner comes in from a known device", async () => {
  const sent = { nip, password, kind: "cookie", address: "103.10.66.7", agent: null, perangkat: null, previous: null } as const;
  const { perangkat } = await logIn(house.scope(), sent);
  const salah = () => logIn(house.scope(), { ...sent, password: "salah sama sekali" }).catch(({ kind }) => kind);
  for (let times = 0; times < 5; times++) expect(await salah()).toBe("unauthenticated");
  for (let times = 0; times < 200; times++) expect(await salah()).toBe("tooMany");
  const dariIngatan = async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      const asked = vi.fn();
      const late = logIn({ ...house.scope(), transaction: asked }, sent).catch(({ kind }) => kind);
      await vi.advanceTimersByTimeAsync(500);
      return [await late, asked.mock.calls.length];
    } finally {
      vi.useRealTimers();
    }
  };
  // One of two: every two seconds the database is asked again.
  const segera = async () => [await dariIngatan(), await dariIngatan()];
  expect(await segera()).toContainEqual(["tooMany", 0]);
  await expect(logIn(house.scope(), { ...sent, perangkat })).resolves.toMatchObject({ perangkat: null });
  // That helps nobody who guesses.
  expect(await segera()).toContainEqual(["tooMany", 0]);
});
