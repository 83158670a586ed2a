import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { createAkun } from "#modules/akun/create-akun.server.ts";
import type { Peran } from "#modules/akun/index.ts";
import { createKunci, type SentKunci } from "#modules/program/index.server.ts";
import { calls } from "#server/calls.ts";
import { actorFinder } from "#server/edge/actor.ts";
import { listWork } from "#server/imports/list-work.ts";
import { policy } from "#src/policy.ts";
import { lists } from "#src/registers.ts";
import { openClient } from "../../clients/ts/portal.ts";
import { justSignedIn, type TestDatabase } from "./database.ts";
import { openTestHouse } from "./house.ts";

/** Somebody with an account, who has just signed in. */
export async function person(house: TestDatabase, nip: string, nama: string, ...peran: Peran[]): Promise<Actor> {
  const id = await house.scope().transaction((ctx) => createAkun(ctx, { nip, nama, peran, passwordHash: "x" }));
  return { id, name: nama, roles: peran, session: justSignedIn };
}

export const asked = (changes: Partial<SentKunci>): SentKunci => ({
  nama: "Sinkron Rapor",
  tujuan: "Menyalin daftar siswa ke aplikasi rapor",
  pemilik: "",
  register: ["siswa"],
  verba: ["baca"],
  kelas: ["umum", "dinas", "pribadi"],
  berlakuSampai: new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10),
  jaringan: "",
  ...changes,
});

/** @returns what the program is given */
export const giveKey = async (house: TestDatabase, by: Actor, changes: Partial<SentKunci>): Promise<string> => {
  const make = (ctx: Ctx) => createKunci(ctx, lists, asked({ pemilik: by.id ?? "", ...changes }));
  return (await house.scope(by).transaction(make)).rahasia;
};

/** The API as a program reaches it. */
export function openApiFor(house: TestDatabase) {
  const scope = (who: Actor, id: string) => house.scope(who, id);
  const { ask } = openTestHouse({
    calls,
    policy,
    scope,
    lists: { ...listWork(scope), warm: () => undefined },
    reader: scope,
    findActor: actorFinder(house.database),
  });
  return (path: string, key: string, init: RequestInit = {}, address = "103.10.66.7") =>
    ask(path, { ...init, headers: { authorization: `Bearer ${key}`, ...init.headers } }, address);
}

type Ask = ReturnType<typeof openApiFor>;

/** The client of the repository, with the API behind it instead of a network. */
export const clientFor = (ask: Ask, key: string) =>
  openClient({
    origin: "http://localhost:3000",
    key,
    fetch: async (request) => {
      const { method, headers } = request;
      const bodied = method !== "GET" && method !== "DELETE" && request.body !== null;
      const init = bodied ? { method, body: await request.arrayBuffer() } : { method };
      return ask(request.url, key, { ...init, headers: Object.fromEntries(headers) });
    },
  });
