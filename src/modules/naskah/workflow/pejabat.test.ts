import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { tokenHash } from "#kit/access/token.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { create, find, remove, restore, update } from "#kit/register/store.server.ts";
import { findSession } from "#modules/akun/index.server.ts";
import { approveUsulanPeran } from "#modules/akun/usulan/decide.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { followers } from "#src/registers.server.ts";
import { actor, justSignedIn, useDatabase } from "#tests/support/database.ts";
import { writeOwnCode } from "#tests/support/naskah.ts";
import { recordPegawai } from "#tests/support/staff-file.ts";
import { temporaryJabatan } from "../content/penandatangan.server.ts";
import { loadDetail } from "../load/detail.server.ts";
import { pejabatPenandatangan } from "../pejabat-penandatangan.ts";
import { saveNaskah, writeNaskah } from "./save.server.ts";
import { signNaskah } from "./signature.server.ts";
import { parafNaskah, proposeNaskah } from "./step.server.ts";

const current = new Date("2026-11-23T01:00:00Z");
const house = useDatabase({ policy, followers, clock: () => current });
const person = {
  kepala: actor("kepala"),
  tu: actor("tataUsaha"),
  admin: actor("administrator"),
  wakil: actor("guru"),
  kaur: actor("pegawai"),
};
const { kepala, tu, admin, wakil, kaur } = person;
const as = <T>(siapa: Actor, kerja: (ctx: Ctx) => Promise<T>) => house.scope(siapa).transaction(kerja);

beforeAll(() =>
  as({ id: null, name: "sistem: uji", roles: ["sistem"] }, async (ctx) => {
    await seedSekolah(ctx);
    await writeOwnCode(ctx);
    for (const [place, { id, name, roles }] of Object.values(person).entries()) {
      const akun = { id: id ?? "", nip: `19900101201503100${place + 1}`, nama: name, passwordHash: null, passwordAt: null, aktif: true };
      await ctx.db
        .insertInto("akun")
        .values({ ...akun, peran: [...roles] })
        .execute();
      await startSesi(ctx, akun.id);
    }
    await recordPegawai(ctx);
  }),
);

/** Signed in, whatever ended before. */
async function startSesi({ db }: Ctx, akunId: string): Promise<void> {
  await db.deleteFrom("sesi").where("akunId", "=", akunId).execute();
  const sesi = { akunId, kind: "cookie" as const, perangkat: "Uji", jaringan: "127.0.0.1", secondFactor: true };
  const kapan = { createdAt: current, lastSeenAt: current, confirmedAt: current, expiresAt: new Date("2999-01-01T00:00:00Z") };
  await db
    .insertInto("sesi")
    .values({ ...sesi, ...kapan, tokenHash: tokenHash(badge(akunId)) })
    .execute();
}
const badge = (id: string) => id.padEnd(43, "x");
/** Written down by the administrator, and agreed to by the head. */
const record = async (siapa: Actor, isi: object) => {
  const hari = { mulai: "2026-11-20", sampai: "2026-11-30" };
  const row = await as(admin, (ctx) => create(ctx, pejabatPenandatangan, { akunId: siapa.id, ...hari, ...isi }, "json"));
  await confirm(row.id);
  return row;
};
const confirm = (id: string) =>
  as(kepala, async (ctx) => {
    const { id: usulan, akunId } = await ctx.db
      .selectFrom("usulanPeran")
      .select(["id", "akunId"])
      .where("pejabatId", "=", id)
      .where("status", "=", "menunggu")
      .executeTakeFirstOrThrow();
    await approveUsulanPeran(ctx, usulan);
    // Whoever was in it signs in again.
    await startSesi(ctx, akunId);
  });
/** Whoever is signed in, with the roles of that moment. */
const masuk = async ({ id }: Actor, kapan: string): Promise<Actor> => {
  const now = new Date(kapan);
  await as({ id: null, name: "sistem: uji", roles: ["sistem"] }, (ctx) =>
    ctx.db.updateTable("sesi").set({ lastSeenAt: now }).where(everyRow).execute(),
  );
  const sesi = await findSession(house.database, { token: badge(id ?? ""), kind: "cookie" }, now);
  if (!sesi) throw new Error("nobody is signed in");
  return sesi.actor;
};
const powerEnded = ({ id }: Actor) =>
  as(admin, async ({ db }) => {
    const akun = db.selectFrom("akun").select("kuasaBerakhir").where("id", "=", String(id));
    return (await akun.executeTakeFirstOrThrow()).kuasaBerakhir;
  });
/** A letter that waits for its signature. */
const ready = async () => {
  const draf = await as(tu, async (ctx) => {
    const { id } = await ctx.db.selectFrom("templateSurat").select("id").where("nama", "=", "Undangan").executeTakeFirstOrThrow();
    const awal = await writeNaskah(ctx, id);
    const { perihal, klasifikasiId } = { ...awal, perihal: "Undangan rapat" };
    const bidang = { perihal, tujuan: "Komite", klasifikasiId: klasifikasiId ?? "", isi: "Hadirlah bersama {{penandatangan.jabatan}}." };
    return saveNaskah(ctx, awal, { bidang, pegawaiIds: [], siswaIds: [] });
  });
  await as(tu, (ctx) => proposeNaskah(ctx, draf));
  await as(admin, (ctx) => parafNaskah(ctx, { id: draf.id, versi: draf.versi + 1 }));
  return { id: draf.id, versi: draf.versi + 2 };
};
const signature = async (siapa: Actor) => {
  const surat = await ready();
  await as(siapa, (ctx) => signNaskah(ctx, surat, "https://contoh.sch.id"));
  const { kertas } = await as(tu, (ctx) => loadDetail(ctx, surat.id));
  const blok = kertas.blocks.find(({ kind }) => kind === "signature");
  const bukti = await as(tu, ({ db }) =>
    db
      .selectFrom("buktiSurat")
      .select("penandatangan")
      .orderBy("createdAt", "desc")
      .orderBy("nomor", "desc")
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  return { blok, isi: JSON.stringify(kertas.blocks), bukti: bukti.penandatangan };
};

describe("who acts for the head", () => {
  test("is written down by the administrator alone, one acting head at a time, with days that fit", async () => {
    for (const siapa of [tu, kepala]) {
      const isi = { akunId: siapa.id, cara: "plh", mulai: "2026-11-20", sampai: "2026-11-30" };
      await expect(as(siapa, (ctx) => create(ctx, pejabatPenandatangan, isi, "json"))).rejects.toMatchObject({ kind: "forbidden" });
    }
    const lama = { ...admin, session: { ...justSignedIn, confirmedAt: new Date(0) } };
    const tanpaBukti = as(lama, (ctx) =>
      create(ctx, pejabatPenandatangan, { akunId: wakil.id, cara: "plh", mulai: "2026-11-20", sampai: "2026-11-30" }, "json"),
    );
    await expect(tanpaBukti).rejects.toMatchObject({ kind: "unconfirmed" });
    const salah = (isi: object) => record(wakil, isi).catch(({ fields }) => Object.keys(fields));
    expect(await salah({ cara: "plt", sampai: "2026-11-19" })).toEqual(["sampai"]);
    expect(await salah({ cara: "an" })).toEqual(["jabatan"]);
    expect(await salah({ cara: "ub", jabatan: "Pengelola" })).toEqual(["jabatanAtasan"]);
    const { id, versi } = await record(wakil, { cara: "plh" });
    await expect(as(lama, (ctx) => remove(ctx, pejabatPenandatangan, { id, versi }))).rejects.toMatchObject({ kind: "unconfirmed" });
    expect(await powerEnded(wakil)).toBeNull();
    await as(admin, (ctx) => remove(ctx, pejabatPenandatangan, { id, versi }));
    // Whose days in the head's place were ended still counts among those who decide: nobody becomes alone by it.
    expect(await powerEnded(wakil)).toEqual(current);
    await expect(as(lama, (ctx) => restore(ctx, pejabatPenandatangan, id))).rejects.toMatchObject({ kind: "unconfirmed" });
    await as(admin, (ctx) => restore(ctx, pejabatPenandatangan, id));
    // Brought back, it is as if written down anew.
    expect((await masuk(wakil, current.toISOString())).roles).toEqual(["guru"]);
    await confirm(id);
    expect(await salah({ cara: "plt", mulai: "2026-11-30", sampai: "2026-12-05" })).toEqual(["mulai"]);
  });

  test("has the head's rights on those days of Palu, and on no other", async () => {
    const peran = async (kapan: string) => (await masuk(wakil, kapan)).roles;
    expect(await peran("2026-11-19T15:59:00Z")).toEqual(["guru"]);
    expect(await peran("2026-11-19T16:01:00Z")).toEqual(["guru", "kepala"]);
    expect(await peran("2026-11-30T15:59:00Z")).toEqual(["guru", "kepala"]);
    expect(await peran("2026-11-30T16:01:00Z")).toEqual(["guru"]);
    const menjabat = (kapan: string) => as(tu, (ctx) => temporaryJabatan({ ...ctx, now: new Date(kapan) }, wakil.id ?? ""));
    expect(await menjabat("2026-11-30T15:59:00Z")).toBe("Plh. Kepala Madrasah");
    expect(await menjabat("2026-11-30T16:01:00Z")).toBeNull();
  });

  test("signs as what they are, and what waits for the head waits for them", async () => {
    const { blok, isi, bukti } = await signature(await masuk(wakil, current.toISOString()));
    expect(blok).toMatchObject({ role: "Plh. Kepala Madrasah,", name: wakil.name });
    expect(isi).toContain("Hadirlah bersama Plh. Kepala Madrasah.");
    expect(bukti).toBe(`${wakil.name}, Plh. Kepala Madrasah`);
    expect((await signature(await masuk(kepala, current.toISOString()))).blok).toMatchObject({
      role: "Kepala Madrasah,",
      name: kepala.name,
    });
  });

  test("signs in the head's name with the own office below, and does nothing else of the head's", async () => {
    await expect(signature(await masuk(kaur, current.toISOString()))).rejects.toMatchObject({ kind: "forbidden" });
    // Refused before anybody is asked for a password.
    const lama = { ...justSignedIn, confirmedAt: new Date(0) };
    const lewatTengahMalam = signature({ ...kaur, roles: ["pegawai", "atasNama"], session: lama });
    await expect(lewatTengahMalam).rejects.toMatchObject({ message: "Hari ini Anda tidak bertugas menandatangani surat." });
    await record(kaur, { cara: "an", jabatan: "Kepala Urusan Tata Usaha" });
    const sesi = await masuk(kaur, current.toISOString());
    expect(sesi.roles).toEqual(["pegawai", "atasNama"]);
    const { id: menunggu } = await ready();
    const { kertas } = await as(sesi, (ctx) => loadDetail(ctx, menunggu));
    expect(kertas.blocks).toContainEqual(expect.objectContaining({ kind: "signature", name: kaur.name }));
    const { blok, bukti } = await signature(sesi);
    expect(blok).toMatchObject({ role: "a.n. Kepala Madrasah\nKepala Urusan Tata Usaha,", name: kaur.name });
    expect(bukti).toBe(`${kaur.name}, Kepala Urusan Tata Usaha`);
    await as(admin, (ctx) =>
      ctx.db
        .updateTable("pejabatPenandatangan")
        .set({ deletedAt: current })
        .where("akunId", "=", kaur.id ?? "")
        .execute(),
    );
    await record(kaur, { cara: "ub", jabatan: "Pengelola Kepegawaian", jabatanAtasan: "Kepala Urusan Tata Usaha" });
    expect((await signature(await masuk(kaur, current.toISOString()))).blok).toMatchObject({
      role: "a.n. Kepala Madrasah\nKepala Urusan Tata Usaha\nu.b.\nPengelola Kepegawaian,",
    });
  });

  test.each<[string, object, object, boolean]>([
    ["acts for the head today", { cara: "plt" }, { sampai: "2026-11-29" }, true],
    ["begins another day", { cara: "plt", mulai: "2026-11-24" }, { sampai: "2026-11-29" }, false],
    ["ended already", { cara: "plt", sampai: "2026-11-22" }, { sampai: "2026-11-21" }, false],
    ["acts for the head today, and goes on", { cara: "plt" }, { dasar: "SP 13/2026" }, false],
    ["signs for them, and decides nothing", { cara: "an", jabatan: "Kepala Urusan" }, { sampai: "2026-11-29" }, false],
  ])("who %s: counted for some days when the days are changed: %j", async (_, isi, change, counted) => {
    const sistem = { id: null, name: "sistem: uji", roles: ["sistem"] };
    await as(sistem, async ({ db }) => {
      await db.updateTable("pejabatPenandatangan").set({ deletedAt: current }).where("deletedAt", "is", null).execute();
      await db.updateTable("akun").set({ kuasaBerakhir: null }).where(everyRow).execute();
    });
    const { id } = await record(wakil, isi);
    const row = await as(admin, (ctx) => find(ctx, pejabatPenandatangan, id));
    const values = Object.fromEntries(Object.keys(pejabatPenandatangan.fields).map((name) => [name, row[name]]));
    await as(admin, (ctx) => update(ctx, pejabatPenandatangan, { id, versi: row.versi, sent: { ...values, ...change }, source: "json" }));
    expect((await powerEnded(wakil)) !== null).toBe(counted);
    const told = await as(sistem, ({ db }) =>
      db
        .selectFrom("kabarKeamanan")
        .select("judul")
        .where("akunId", "=", String(wakil.id))
        .where("judul", "like", "%menggantikan kepala madrasah%")
        .execute(),
    );
    expect(told.length > 0).toBe(counted);
    await as(sistem, ({ db }) => db.deleteFrom("kabarKeamanan").where(everyRow).execute());
  });

  test("counts for some days too when agreed to before there were proposals, and is not counted anew once it is over", async () => {
    const sistem = { id: null, name: "sistem: uji", roles: ["sistem"] };
    const forget = () => as(sistem, ({ db }) => db.updateTable("akun").set({ kuasaBerakhir: null }).where(everyRow).execute());
    const gone = { deletedAt: current };
    await as(sistem, ({ db }) => db.updateTable("pejabatPenandatangan").set(gone).where("deletedAt", "is", null).execute());
    const { id } = await record(wakil, { cara: "plt" });
    await as(sistem, ({ db }) => db.deleteFrom("usulanPeran").where("pejabatId", "=", id).execute());
    const bin = () => as(admin, async (ctx) => remove(ctx, pejabatPenandatangan, await find(ctx, pejabatPenandatangan, id)));
    await forget();
    await bin();
    expect(await powerEnded(wakil)).toEqual(current);
    await forget();
    await as(admin, (ctx) => restore(ctx, pejabatPenandatangan, id));
    expect(await powerEnded(wakil)).toBeNull();
    await bin();
    expect(await powerEnded(wakil)).toBeNull();
  });
});
