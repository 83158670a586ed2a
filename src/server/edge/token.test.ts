/** A token of a program: ended by who holds it, good for calls alone, and asked for as much proof as a browser is. */

import { beforeEach, describe, expect, test } from "vitest";
import { hashPassword } from "#kit/access/password.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { createAkun } from "#modules/akun/create-akun.server.ts";
import { findSession, logIn } from "#modules/akun/index.server.ts";
import { listSession } from "#modules/akun/session/list-sessions.server.ts";
import { calls } from "#server/calls.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openTestHouse } from "#tests/support/house.ts";
import { actorFinder } from "./actor.ts";

const house = useDatabase({ policy });
const nip = "198511042010012001";
const password = "kapal lentera bambu rusa";
let akunId = "";
let token = "";

beforeEach(async () => {
  await house.scope().transaction((ctx) => ctx.db.deleteFrom("akun").where(everyRow).execute());
  const passwordHash = await hashPassword(password);
  akunId = await house.scope().transaction((ctx) => createAkun(ctx, { nip, nama: "Nurhayati", peran: ["tataUsaha"], passwordHash }));
  const caller = { address: "103.10.66.7", agent: "python-requests/2.32", perangkat: null, previous: null };
  token = (await logIn(house.scope(), { nip, password, kind: "bearer", ...caller })).token;
});

const ask = (path: string, init: RequestInit = {}) =>
  openTestHouse({ calls, policy, scope: (who, id) => house.scope(who, id), findActor: actorFinder(house.database) }).ask(path, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  });
const old = () =>
  house.scope().transaction((ctx) =>
    ctx.db
      .updateTable("sesi")
      .set({ confirmedAt: new Date(Date.now() - 5 * 60_000 - 1000) })
      .where(everyRow)
      .execute(),
  );

describe("a token", () => {
  test("is ended by whoever holds it, at once, and cannot be ended twice", async () => {
    expect((await ask("/api/surat-masuk")).status).not.toBe(401);
    const keluar = await ask("/api/loginGuru", { method: "DELETE" });
    expect([keluar.status, await keluar.text()]).toEqual([204, ""]);
    expect(await findSession(house.database, { token, kind: "bearer" })).toBeNull();
    const lagi = await ask("/api/loginGuru", { method: "DELETE" });
    expect(lagi.status).toBe(401);
    expect(await lagi.json()).toMatchObject({ msg: expect.any(String) });
    const trail = await house
      .scope()
      .transaction((ctx) => ctx.db.selectFrom("audit").select("action").where("subjectId", "=", akunId).orderBy("id").execute());
    expect(trail.map(({ action }) => action)).toContain("sign-out");
  });

  test("stands among the sessions of its owner as what it is", async () => {
    const sesi = await house.scope().transaction((ctx) => listSession(ctx, { id: akunId, peran: ["tataUsaha"] }));
    expect(sesi).toMatchObject([{ kind: "bearer", perangkat: "Peramban lain" }]);
  });

  test("opens no page: there it is a visitor's request", async () => {
    const page = await ask("/dashboard");
    expect(page.status).toBe(302);
    expect(page.headers.get("location")).toBe("/login?lanjut=%2Fdashboard");
    const cookie = await ask("/dashboard", { headers: { cookie: `sesi=${token}` } });
    expect(cookie.status).toBe(302);
  });

  test("opens whole lists for five minutes after the sign-in, as exports in the browser, and says why not to programs", async () => {
    const lists = calls.filter(({ fresh }) => fresh).map(({ path }) => path);
    const statuses = new Map<string, number>();
    for (const path of lists) statuses.set(path, (await ask(path)).status);
    expect(new Set(statuses.values())).toEqual(new Set([200, 404]));
    // What is not the clerk's does not exist for them, however lately they signed in.
    const theirs = lists.filter((path) => statuses.get(path) === 200);
    expect(theirs).toEqual(expect.arrayContaining(["/api/pegawai", "/api/registerSiswa", "/api/surat-masuk", "/api/daftar-surat"]));
    await old();
    for (const path of theirs) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(401);
      expect(answer.headers.get("www-authenticate")).toContain("insufficient_user_authentication");
      expect(await answer.json()).toMatchObject({ error: expect.any(String), reason: "insufficient_user_authentication" });
    }
  });
});
