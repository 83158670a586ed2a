/** A position brings rights to who holds it, and to the deputy during leave; nobody gives any to themselves by it. */
import { beforeAll, describe, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { tokenHash } from "#kit/access/token.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { create, find, remove, restore, update } from "#kit/register/store.server.ts";
import { ketidakhadiran } from "#modules/absensi/index.ts";
import { actorNow, findSession } from "#modules/akun/index.server.ts";
import { approveUsulanPeran } from "#modules/akun/usulan/decide.server.ts";
import { positionsToday } from "#portal/rights/positions.server.ts";
import { policy } from "#src/policy.ts";
import { followers } from "#src/registers.server.ts";
import { justSignedIn, useDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/staff-file.ts";
import { actedAs } from "./acted-as.server.ts";
import { actingToday } from "./acting.server.ts";
import { peranJabatan } from "./hak.ts";
import { pemangkuJabatan } from "./pemangku-jabatan.ts";
import { proposeHak } from "./propose-hak.server.ts";

const current = new Date("2026-11-23T01:00:00Z");
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
  await as("sistem", ({ db }) => db.updateTable("sesi").set({ lastSeenAt: now, berakhirPada: null, sebab: null }).execute());
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

test("what is read aloud is what the database gives", async () => {
  const { rows } = await as("sistem", async ({ db }) => ({ rows: await db.selectFrom("hakJabatan").selectAll().execute() }));
  const told = Object.entries(peranJabatan).flatMap(([jabatan, brings]) => brings.map((peran) => `${jabatan}: ${peran}`));
  expect(rows.map(({ jabatan, peran }) => `${jabatan}: ${peran}`).sort()).toEqual(told.sort());
});

describe("the rights of a position", () => {
  test("begin once a second person has agreed, on its first day of Palu, and end with its last", async () => {
    const { id } = await hold("sari", "wakamad-humas", { sampai: "2026-11-30" });
    expect(await roles("sari")).toEqual(["guru"]);
    await as("admin", (ctx) => proposeHak(ctx, id));
    expect(await roles("sari")).toEqual(["guru"]);
    await expect(as("admin", (ctx) => proposeHak(ctx, id))).rejects.toMatchObject({ kind: "conflict" });
    await approve();
    const days = ["2026-11-01T15:59:00Z", "2026-11-01T16:01:00Z", "2026-11-30T15:59:00Z", "2026-11-30T16:01:00Z"];
    const held: number[] = [];
    for (const when of days) held.push((await roles("sari", when)).length);
    expect(held).toEqual([1, 3, 3, 1]);
    expect([...(await roles("sari"))].sort()).toEqual(["guru", "humas", "wakamad"]);
    // Work that was asked for is done with them too.
    expect((await as("admin", (ctx) => actorNow(ctx, one("sari").actor.id ?? ""))).roles).toContain("humas");
    await as("admin", ({ db }) => db.deleteFrom("usulanPeran").where("status", "=", "menunggu").execute());
    await as("admin", async (ctx) => remove(ctx, pemangkuJabatan, await find(ctx, pemangkuJabatan, id)));
    expect(await roles("sari")).toEqual(["guru"]);
    // Brought back, it is as if written down anew.
    await as("admin", (ctx) => restore(ctx, pemangkuJabatan, id));
    expect(await roles("sari")).toEqual(["guru"]);
  });

  test("are proposed by who gives out roles, with a fresh proof, and neither for nor by themselves", async () => {
    const { id } = await hold("budi", "bendahara");
    for (const who of ["tu", "kepala", "budi"])
      await expect(as(who, (ctx) => proposeHak(ctx, id))).rejects.toMatchObject({ kind: "forbidden" });
    const stale = { ...one("admin").actor, session: { ...justSignedIn, confirmedAt: new Date(0) } };
    await expect(house.scope(stale).transaction((ctx) => proposeHak(ctx, id))).rejects.toMatchObject({ kind: "unconfirmed" });
    await as("admin", (ctx) => proposeHak(ctx, id));
    await expect(approve("admin")).rejects.toMatchObject({ kind: "forbidden" });
    await approve();
    expect(await roles("budi")).toEqual(["guru", "pemaraf"]);
    const own = await as("sistem", (ctx) =>
      create(ctx, pemangkuJabatan, { pegawaiId: one("admin").pegawaiId, jabatan: "kaur-tu", mulai: "2026-11-02" }),
    );
    await expect(as("admin", (ctx) => proposeHak(ctx, own.id))).rejects.toMatchObject({ kind: "conflict" });
    await as("sistem", ({ db }) => db.deleteFrom("pemangkuJabatan").where("id", "=", own.id).execute());
  });

  test("are changed by nobody of the office: another person, deputy or day has to be agreed to anew, an earlier end has not", async () => {
    const id = await agreed("rina", "wakamad-sarpras", { wakilId: one("budi").pegawaiId, sampai: "2026-12-31" });
    const self = { wakilId: one("tu").pegawaiId };
    await expect(change(id, self, "tu")).rejects.toMatchObject({ kind: "forbidden" });
    await expect(as("tu", async (ctx) => remove(ctx, pemangkuJabatan, await find(ctx, pemangkuJabatan, id)))).rejects.toMatchObject({
      kind: "forbidden",
    });
    expect(await roles("rina")).toContain("wakamad");
    await change(id, { sampai: "2026-12-01" });
    expect(await roles("rina")).toContain("wakamad");
    await change(id, { wakilId: one("sari").pegawaiId });
    const seats = (await as("admin", positionsToday)).find((position) => position.id === id);
    expect(seats?.seats.map(({ state }) => state)).toEqual(["berlaku", "belum"]);
    expect(seats).toMatchObject({ brings: "Wakamad", proposable: true });
    await change(id, { sampai: "2027-12-01" });
    expect(await roles("rina")).toEqual(["guru"]);
  });

  test("stay with the account that was agreed to, whoever the staff record is linked to afterwards", async () => {
    await agreed("rina", "kepala-perpustakaan");
    const link = (akunId: string | null) =>
      as("sistem", ({ db }) => db.updateTable("pegawai").set({ akunId }).where("id", "=", one("rina").pegawaiId).execute());
    await link(null);
    await as("sistem", ({ db }) => db.updateTable("pegawai").set({ akunId: null }).where("id", "=", one("tu").pegawaiId).execute());
    await link(one("tu").actor.id);
    expect(await roles("tu")).toEqual(["tataUsaha"]);
    await link(null);
    await as("sistem", ({ db }) =>
      db
        .updateTable("pegawai")
        .set({ akunId: one("tu").actor.id })
        .where("id", "=", one("tu").pegawaiId)
        .execute(),
    );
    await link(one("rina").actor.id);
  });
});

describe("a deputy", () => {
  test("has the rights from the first day of the leave to its last, and acts in the position", async () => {
    await agreed("sari", "kaur-tu", { wakilId: one("budi").pegawaiId, mulai: "2026-11-03", sampai: "2026-11-29" });
    expect(await roles("budi")).not.toContain("tataUsaha");
    await away("sari", ["2026-11-23", "2026-11-24"], "kepala");
    expect(await roles("budi")).toContain("tataUsaha");
    expect(await roles("budi", "2026-11-22T15:59:00Z")).not.toContain("tataUsaha");
    expect(await roles("budi", "2026-11-24T16:01:00Z")).not.toContain("tataUsaha");
    const acting = await as("admin", actingToday);
    expect(acting.find(({ jabatan }) => jabatan === "kaur-tu")).toMatchObject({ nama: "budi", wakil: true });
  });

  test("who is away as well stands in for nobody that day: the position stays with its holder, and every place says so", async () => {
    await away("budi", ["2026-11-24", "2026-11-24"], "kepala");
    const noon = (day: string) => new Date(`${day}T04:00:00Z`);
    const seen = async (day: string) => {
      const kini = (await as("admin", actingToday, noon(day))).find(({ jabatan }) => jabatan === "kaur-tu");
      const shown = (await as("admin", positionsToday, noon(day))).find(({ jabatan }) => jabatan === "kaur-tu");
      const deed = { akunId: one("budi").actor.id ?? "", day };
      const told = (await as("admin", (ctx) => actedAs(ctx, [deed])))(deed).includes("Plh. Kepala Urusan Tata Usaha");
      const rights = (await roles("budi", noon(day).toISOString())).includes("tataUsaha");
      return { rights, told, acts: kini?.nama, until: kini?.cutiSampai, deputy: shown?.deputy?.nama, missing: shown?.missing };
    };
    expect(await seen("2026-11-23")).toEqual({ rights: true, told: true, acts: "budi", until: null, deputy: "budi", missing: null });
    const missing = { until: "2026-11-24", wakil: "budi" };
    const alone = { rights: false, told: false, acts: "sari", until: "2026-11-24", deputy: undefined, missing };
    expect(await seen("2026-11-24")).toEqual(alone);
    expect(await roles("sari", "2026-11-24T04:00:00Z")).toContain("tataUsaha");
    await as("sistem", ({ db, now }) =>
      db.updateTable("ketidakhadiran").set({ deletedAt: now }).where("mulai", "=", "2026-11-24").execute(),
    );
    expect(await seen("2026-11-24")).toMatchObject({ rights: true, acts: "budi", deputy: "budi" });
  });

  test("is nobody by their own hand, neither in a new position nor in one that stands", async () => {
    const self = (who: string) => ({ wakilId: one(who).pegawaiId });
    for (const who of ["tu", "admin"]) {
      const refused = { kind: "invalid", fields: { wakilId: "Diri Anda sendiri dicatat sebagai wakil oleh petugas lain." } };
      await expect(hold("rina", "pembina", self(who), who)).rejects.toMatchObject(refused);
      const { id } = await hold("rina", "pembina", { bidang: who }, who);
      await expect(change(id, self(who), who)).rejects.toMatchObject(refused);
      await change(id, self(who === "tu" ? "admin" : "tu"), who);
      await change(id, { nomorSk: "1/2026" }, who === "tu" ? "admin" : "tu");
    }
  });

  test("gains nothing by a leave of their own making", async () => {
    await agreed("rina", "wakamad-kurikulum", { wakilId: one("tu").pegawaiId }, "admin");
    await away("rina", ["2026-11-20", "2026-11-25"], "tu");
    expect(await roles("tu")).toEqual(["tataUsaha"]);
    expect((await as("admin", actingToday)).find(({ jabatan }) => jabatan === "wakamad-kurikulum")).toMatchObject({ nama: "rina" });
    expect((await as("admin", positionsToday)).find(({ jabatan }) => jabatan === "wakamad-kurikulum")?.deputy).toBeNull();
    await as("sistem", ({ db }) =>
      db
        .updateTable("ketidakhadiran")
        .set({ dicatatOleh: one("kepala").actor.id })
        .execute(),
    );
    expect(await roles("tu")).toEqual(["tataUsaha", "wakamad"]);
  });
});

test("who leads by a position counts among those who decide, and for some days after it was ended", async () => {
  const id = await agreed("budi", "kepala");
  expect(await roles("budi")).toContain("kepala");
  await change(id, { sampai: "2026-11-22" });
  expect(await roles("budi")).not.toContain("kepala");
  const ended = await as("admin", ({ db }) =>
    db
      .selectFrom("akun")
      .select("kuasaBerakhir")
      .where("id", "=", one("budi").actor.id ?? "")
      .executeTakeFirstOrThrow(),
  );
  expect(ended.kuasaBerakhir).toEqual(current);
});

test("leave of others from before a position began breaks nothing that asks who stands in", async () => {
  const day = "2028-03-06";
  await as("sistem", (ctx) =>
    sql`insert into ketidakhadiran (pegawai_id, jenis, mulai, selesai, alasan)
      select id, 'cuti', day::date, day::date, 'Contoh' from pegawai cross join generate_series('2019-01-07'::date, '2019-04-07', '7 days') day`.execute(
      ctx.db,
    ),
  );
  await agreed("rina", "kepala", { mulai: day, wakilId: one("sari").pegawaiId });
  await away("rina", [day, "2028-03-07"], "tu");
  const standsIn = (ctx: Ctx) =>
    sql<{ akunId: string }>`select akun_id as "akunId" from peran_sementara
      where asal = 'wakil' and peran = 'kepala' and ${day}::date between mulai and sampai`.execute(ctx.db);
  expect((await as("sistem", standsIn)).rows).toEqual([{ akunId: one("sari").actor.id }]);
});
