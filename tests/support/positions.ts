import { beforeAll } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { tokenHash } from "#kit/access/token.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { create, find, update } from "#kit/register/store.server.ts";
import { ketidakhadiran } from "#modules/absensi/index.ts";
import { findSession } from "#modules/akun/index.server.ts";
import { approveUsulanPeran } from "#modules/akun/usulan/decide.server.ts";
import { pemangkuJabatan } from "#modules/kepegawaian/pemangku/pemangku-jabatan.ts";
import { proposeHak } from "#modules/kepegawaian/pemangku/propose-hak.server.ts";
import { policy } from "#src/policy.ts";
import { followers } from "#src/registers.server.ts";
import { useDatabase } from "./database.ts";
import { addPerson } from "./staff-file.ts";

export const current = new Date("2026-11-23T01:00:00Z");

/** Six people of the staff file who are signed in, and what the office, the administrator and the head do with their positions. */
export function usePositions() {
  const house = useDatabase({ policy, followers, clock: () => current });
  type Person = { readonly actor: Actor; readonly pegawaiId: string };
  const people: Record<string, Person> = {};
  const one = (name: string): Person => people[name] as Person;
  const as = <T>(who: string, work: (ctx: Ctx) => Promise<T>, now = current) =>
    house.scope(people[who]?.actor ?? system("uji")).transaction((ctx) => work({ ...ctx, now }));
  const badge = (name: string) => String(one(name).actor.id).padEnd(43, "x");

  beforeAll(() =>
    as("sistem", async (ctx) => {
      const all = { admin: ["administrator"], kepala: ["kepala"], tu: ["tataUsaha"], sari: ["guru"], budi: ["guru"], rina: ["guru"] };
      for (const [n, [name, peran]] of Object.entries(all).entries())
        people[name] = await addPerson(ctx, n, { nama: name, peran, status: "pns" });
      for (const name of Object.keys(all)) {
        const sesi = {
          akunId: one(name).actor.id ?? "",
          kind: "cookie" as const,
          perangkat: "Uji",
          jaringan: "127.0.0.1",
          secondFactor: true,
        };
        const kapan = { createdAt: current, lastSeenAt: current, confirmedAt: current, expiresAt: new Date("2999-01-01T00:00:00Z") };
        await ctx.db
          .insertInto("sesi")
          .values({ ...sesi, ...kapan, tokenHash: tokenHash(badge(name)) })
          .execute();
      }
    }),
  );

  /** The roles of whoever is signed in, at this moment. */
  async function roles(name: string, when = "2026-11-23T01:00:00Z"): Promise<readonly string[]> {
    const now = new Date(when);
    await as("sistem", ({ db }) =>
      db.updateTable("sesi").set({ lastSeenAt: now, berakhirPada: null, sebab: null }).where(everyRow).execute(),
    );
    const sesi = await findSession(house.database, { token: badge(name), kind: "cookie" }, now);
    return sesi?.actor.roles ?? [];
  }
  const hold = (name: string, jabatan: string, more: object = {}, who = "tu") =>
    as(who, (ctx) => create(ctx, pemangkuJabatan, { pegawaiId: one(name).pegawaiId, jabatan, mulai: "2026-11-02", ...more }, "json"));
  const approve = (who = "kepala") =>
    as(who, async (ctx) => {
      for (const { id } of await ctx.db.selectFrom("usulanPeran").select("id").where("status", "=", "menunggu").execute())
        await approveUsulanPeran(ctx, id);
    });
  const agreed = async (...position: Parameters<typeof hold>) => {
    const { id } = await hold(...position);
    await as("admin", (ctx) => proposeHak(ctx, id));
    await approve();
    return id;
  };
  const change = async (id: string, what: object, who = "admin") =>
    as(who, async (ctx) => {
      const row = await find(ctx, pemangkuJabatan, id);
      const values = Object.fromEntries(Object.keys(pemangkuJabatan.fields).map((name) => [name, row[name]]));
      return update(ctx, pemangkuJabatan, { id, versi: row.versi, sent: { ...values, ...what }, source: "json" });
    });
  const away = (name: string, [mulai, selesai]: readonly [string, string], who: string) =>
    as(who, (ctx) =>
      create(ctx, ketidakhadiran, { pegawaiId: one(name).pegawaiId, jenis: "cuti", mulai, selesai, alasan: "Contoh" }, "json"),
    );

  return { house, one, as, roles, hold, approve, agreed, change, away };
}
