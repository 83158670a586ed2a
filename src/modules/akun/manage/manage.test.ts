import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { verifyAudit } from "#kit/audit/verify.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import type { Refusal } from "#kit/refusals.ts";
import { policy } from "#src/policy.ts";
import { openTestDatabase, useDatabase } from "#tests/support/database.ts";
import { startSession } from "#tests/support/login.ts";
import type { Peran } from "../peran.ts";
import { endedReason } from "../session/reason.server.ts";
import { findSession } from "../session/session.server.ts";
import { sendAkunAction, sendNewAkun } from "./akun-action.server.ts";
import { akunDetail } from "./akun-detail.server.ts";
import { readAkunFields } from "./akun-fields.server.ts";
import { listAkun, readFilter } from "./list-akun.server.ts";

let now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const origin = "https://man1palu.example";

const nipAdmin = "198004172006041001";
const nipJuru = "198511042010012001";
let admin: Actor;
let juru: Actor;

const as = <T>(who: Actor, work: (ctx: Ctx) => Promise<T>) => house.scope(who).transaction(work);
const begin = (nip: string, nama: string, ...peran: Peran[]) => startSession(house, { nip, nama, peran }, now);
const form = (sent: Readonly<Record<string, string | readonly string[]>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(sent)) for (const one of [value].flat()) data.append(name, one as string);
  return data;
};
const baru = (change: Readonly<Record<string, string | readonly string[]>> = {}) =>
  form({ nip: "199006212015032001", nama: "Sitti Rahma", email: "", peran: ["humas", "guru"], ...change });
const akunFrom = (id: string | null) =>
  house.scope().transaction((ctx) => ctx.db.selectFrom("akun").selectAll().where("id", "=", String(id)).executeTakeFirstOrThrow());
const action = async (target: Actor, sent: Readonly<Record<string, string | readonly string[]>>, who = admin) =>
  sendAkunAction(house.scope(who), String(target.id), {
    form: form({ versi: String((await akunFrom(target.id)).versi), ...sent }),
    origin,
  });
const change = (target: Actor, peran: readonly Peran[], who = admin) =>
  akunFrom(target.id).then(({ nip, nama }) => action(target, { aksi: "ubah", nip, nama, email: "", peran }, who));
const kind = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: Refusal) => error.kind,
  );

let tokenJuru = "";
beforeEach(async () => {
  now = new Date("2026-11-21T01:00:00Z");
  await house.scope().transaction((ctx) => ctx.db.deleteFrom("akun").where(everyRow).execute());
  admin = (await begin(nipAdmin, "Administrator", "administrator")).actor;
  ({ actor: juru, token: tokenJuru } = await begin(nipJuru, "Nurhayati", "tataUsaha"));
});

describe("a new account", () => {
  test("has no password, and a link that is shown once", async () => {
    const jawaban = await sendNewAkun(house.scope(admin), { form: baru(), origin });
    if (!("undangan" in jawaban)) throw new Error("no invitation");
    const { undangan } = jawaban;
    expect(undangan.tautan).toMatch(/^https:\/\/man1palu\.example\/undangan\/[\w-]{43}$/);
    expect(undangan.sampai).toEqual(new Date("2026-11-22T01:00:00Z"));
    expect(undangan.qr).toMatch(/^data:image\/svg\+xml/);
    const akun = await akunFrom(undangan.akunId);
    expect(akun).toMatchObject({ nip: "199006212015032001", peran: ["humas", "guru"], passwordHash: null, aktif: true });
    const secret = undangan.tautan.split("/").at(-1) ?? "";
    const trail = await as(admin, (ctx) =>
      ctx.db.selectFrom("audit").select(["action", "after"]).where("subjectId", "=", undangan.akunId).orderBy("id").execute(),
    );
    expect(trail.map(({ action }) => action)).toEqual(["create", "invite"]);
    expect(JSON.stringify(trail)).not.toContain(secret);
    expect((await as(admin, verifyAudit)).intact).toBe(true);
  });

  test.each([
    [{ nip: "1985" }, "nip"],
    [{ nip: nipJuru }, "nip"],
    [{ nama: "" }, "nama"],
    [{ email: "bukan surel" }, "email"],
    [{ peran: [] }, "peran"],
    [{ peran: ["guru", "sistem"] }, "peran"],
    [{ peran: ["__proto__"] }, "peran"],
    [{ passwordHash: "x" }, "passwordHash"],
    [{ aktif: "true" }, "aktif"],
    [{ id: "00000000-0000-4000-8000-000000000001" }, "id"],
    [{ peran: ["waliKelas"], kelas: "1 or 1=1" }, "kelas"],
    [{ peran: ["waliKelas"], kelas: "00000000-0000-4000-8000-000000000001" }, "kelas"],
  ])("%j is refused and leaves nothing", async (change, field) => {
    await expect(sendNewAkun(house.scope(admin), { form: baru(change), origin })).rejects.toMatchObject({
      kind: "invalid",
      fields: { [field]: expect.any(String) },
    });
    expect(await as(admin, (ctx) => ctx.db.selectFrom("akun").select("id").execute())).toHaveLength(2);
  });

  test("is read as it is meant", () => {
    const dasar = { nip: "199006212015032001", nama: "Sitti Rahma", email: null, peran: ["humas", "guru"], kelas: undefined, alasan: "" };
    expect(readAkunFields(baru({ nama: " Sitti   Rahma ", peran: ["guru", "humas", "guru"] }))).toEqual(dasar);
    expect(readAkunFields(baru({ kelas: "", alasan: "a", email: "S@x.id" }))).toMatchObject({
      kelas: null,
      alasan: "a",
      email: expect.stringMatching(/^s@x.id$/i),
    });
    expect(readAkunFields(baru({ kelas: "00000000-0000-4000-8000-000000000001" })).kelas).toBe("00000000-0000-4000-8000-000000000001");
  });

  test("is made by administrators alone, who have just proved who they are", async () => {
    expect(await kind(sendNewAkun(house.scope(juru), { form: baru(), origin }))).toBe("forbidden");
    now = new Date(now.getTime() + 5 * 60_000 + 1);
    expect(await kind(sendNewAkun(house.scope(admin), { form: baru({ nip: nipJuru }), origin }))).toBe("invalid");
    expect(await kind(sendNewAkun(house.scope(admin), { form: baru(), origin }))).toBe("unconfirmed");
    expect(await as(admin, (ctx) => ctx.db.selectFrom("akun").select("id").execute())).toHaveLength(2);
  });
});

describe("roles", () => {
  test("count at once, on every process", async () => {
    const other = openTestDatabase(house.database.place, { policy, poolSize: 2 });
    const seen = () => findSession(other, { token: tokenJuru, kind: "cookie" }, now).then((sesi) => sesi?.actor.roles);
    expect(await seen()).toEqual(["tataUsaha"]);
    await change(juru, ["humas", "guru"]);
    expect(await seen()).toEqual(["humas", "guru"]);
    await action(juru, { aksi: "nonaktifkan" });
    expect(await seen()).toBeUndefined();
    await other.close();
  });

  test("change only by whoever may, has just proved it, and saw the account as it is", async () => {
    expect(await kind(change(juru, ["administrator"], juru))).toBe("forbidden");
    expect(await kind(action(juru, { aksi: "ubah", nip: nipJuru, nama: "N", email: "", peran: ["humas"], versi: "99" }))).toBe("stale");
    expect(await kind(action(juru, { aksi: "ubah", nip: nipAdmin, nama: "N", email: "", peran: ["humas"] }))).toBe("invalid");
    expect(await kind(action(juru, { aksi: "ubah", nip: nipJuru, nama: "N", email: "", peran: ["humas"], aktif: "false" }))).toBe(
      "invalid",
    );
    now = new Date(now.getTime() + 5 * 60_000 + 1);
    // What is refused anyway is refused before anybody is asked who they are.
    expect(await kind(action(juru, { aksi: "ubah", nip: nipAdmin, nama: "N", email: "", peran: ["humas"] }))).toBe("invalid");
    expect(await kind(change(admin, ["humas"]))).toBe("conflict");
    expect(await kind(change(juru, ["humas"]))).toBe("unconfirmed");
    expect((await akunFrom(juru.id)).peran).toEqual(["tataUsaha"]);
  });

  test("of a wali kelas go with a class, and the class goes with the role", async () => {
    const { id } = await as(admin, (ctx) =>
      ctx.db
        .insertInto("kelas")
        .values({ nama: "X-1", tingkat: "X", tahunAjaran: "2026/2027", jurusan: null, waliId: null, ruang: null, kapasitas: null })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    const wali = () => as(admin, (ctx) => ctx.db.selectFrom("kelas").select(["waliId", "versi"]).where("id", "=", id).executeTakeFirst());
    await action(juru, { aksi: "ubah", nip: nipJuru, nama: "Nurhayati", email: "", peran: ["waliKelas"], kelas: id });
    expect(await wali()).toEqual({ waliId: juru.id, versi: 2 });
    expect((await as(admin, (ctx) => listAkun(ctx, readFilter(new URLSearchParams("peran=waliKelas"))))).rows).toMatchObject([
      { kelas: "X-1" },
    ]);
    await change(juru, ["guru"]);
    expect(await wali()).toEqual({ waliId: null, versi: 3 });
    await as(admin, (ctx) => ctx.db.deleteFrom("kelas").where(everyRow).execute());
  });
});

describe("the last administrator", () => {
  test("keeps the role and the account", async () => {
    expect(await kind(change(admin, ["guru"]))).toBe("conflict");
    expect(await kind(action(admin, { aksi: "nonaktifkan" }))).toBe("conflict");
    expect(await akunFrom(admin.id)).toMatchObject({ aktif: true, peran: ["administrator"] });
  });

  test("is whoever can sign in: an invited one does not count yet, a disabled one no more", async () => {
    await sendNewAkun(house.scope(admin), { form: baru({ peran: ["administrator"], alasan: "Operator kedua" }), origin });
    expect(await kind(change(admin, ["guru"]))).toBe("conflict");
    const { actor: kedua } = await begin("197203111998031001", "Abdul Karim", "administrator");
    await action(kedua, { aksi: "nonaktifkan" });
    expect(await kind(change(admin, ["guru"]))).toBe("conflict");
    await begin("198503122009122003", "Fahri", "administrator");
    // Now there is another, but nobody changes their own roles.
    expect(await kind(change(admin, ["guru"]))).toBe("invalid");
  });

  test("is left when two disable each other at the same moment", async () => {
    const { actor: kedua } = await begin("197203111998031001", "Abdul Karim", "administrator");
    const kinds = await Promise.all([
      kind(action(kedua, { aksi: "nonaktifkan" }, admin)),
      kind(action(admin, { aksi: "nonaktifkan" }, kedua)),
    ]);
    expect(kinds.sort()).toEqual(["conflict", "done"]);
  });
});

describe("a disabled account", () => {
  test("is out at once, knows why, and cannot use an invitation of before", async () => {
    await action(juru, { aksi: "undang" });
    await action(juru, { aksi: "nonaktifkan" });
    expect(await findSession(house.database, { token: tokenJuru, kind: "cookie" }, now)).toBeNull();
    expect(await house.scope().transaction((ctx) => endedReason(ctx, tokenJuru))).toContain("dinonaktifkan");
    expect(await as(admin, (ctx) => ctx.db.selectFrom("undangan").select("id").where("akunId", "=", juru.id).execute())).toEqual([]);
    expect(await kind(action(juru, { aksi: "undang" }))).toBe("conflict");
    await action(juru, { aksi: "aktifkan" });
    expect(await findSession(house.database, { token: tokenJuru, kind: "cookie" }, now)).toBeNull();
  });

  test("is never one's own", async () => {
    await begin("197203111998031001", "Abdul Karim", "administrator");
    await expect(action(admin, { aksi: "nonaktifkan" })).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("sendiri"),
    });
  });
});

describe("sessions of somebody", () => {
  const sesiDari = (who: Actor) => as(admin, (ctx) => akunDetail(ctx, String(who.id))).then(({ sesi }) => sesi);

  test("end one by one or all, and only those of this account", async () => {
    const [milikAdmin] = await sesiDari(admin);
    const [satu] = await sesiDari(juru);
    expect(satu).toMatchObject({ perangkat: "Chrome di Windows", jaringan: "103.10.66.*", ini: false });
    expect(await kind(action(juru, { aksi: "akhiri-sesi", sesi: String(milikAdmin?.id) }))).toBe("notFound");
    expect(await kind(action(juru, { aksi: "akhiri-sesi", sesi: "bukan-id" }))).toBe("notFound");
    expect(await kind(action(juru, { aksi: "akhiri-sesi", sesi: String(satu?.id) }, juru))).toBe("forbidden");
    await action(juru, { aksi: "akhiri-sesi", sesi: String(satu?.id) });
    expect(await sesiDari(juru)).toEqual([]);
    expect(await kind(action(juru, { aksi: "akhiri-sesi", sesi: String(satu?.id) }))).toBe("notFound");
    await action(admin, { aksi: "akhiri-sesi" });
    expect(await sesiDari(admin)).toMatchObject([{ ini: true }]);
  });
});
