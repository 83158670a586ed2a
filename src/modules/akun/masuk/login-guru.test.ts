import { beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "#kit/access/password.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { buatAkun } from "../buat-akun.server.ts";
import { findSession } from "../sesi/sesi.server.ts";
import { loginGuru } from "./login-guru.server.ts";

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

beforeAll(async () => {
  const passwordHash = await hashPassword(password);
  await house.scope().transaction((ctx) => buatAkun(ctx, { nip, nama: "Nurhayati", peran: ["guru", "waliKelas"], passwordHash }));
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
