import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { create } from "#kit/register/store.server.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { listDisposisi, readFilters } from "../list.server.ts";
import { suratTree, takeCabang } from "../tree.server.ts";
import { suratState } from "../tree.ts";
import { closeDisposisi, jawabDisposisi, markRead, mayPindaian, returnDisposisi, withdrawDisposisi } from "./act.server.ts";
import { forwardDisposisi, giveDisposisi } from "./give.server.ts";
import { remindLate } from "./remind.server.ts";

let current = new Date("2026-11-23T01:00:00Z");
const { scope } = useDatabase({ policy, clock: () => current });
const [kepala, guru, wali, pegawai, tu] = ["kepala", "guru", "waliKelas", "pegawai", "tataUsaha"].map((peran) => actor(peran)) as [
  Actor,
  Actor,
  Actor,
  Actor,
  Actor,
];
const as = <T>(siapa: Actor, kerja: (ctx: Ctx) => Promise<T>) => scope(siapa).transaction(kerja);
const fields = (kepada: readonly Actor[], lain: object = {}) => ({
  kepada: kepada.map(({ id }) => id ?? ""),
  instruksi: ["dilaksanakan"],
  ...{ sifat: "segera", catatan: "Mohon diatur.", batas: addDays(today(current), 3) },
  ...lain,
});
const words = (isi = "Sudah dilaksanakan.") => ({ isi, berkasId: "" });
const surat = () =>
  as(tu, (ctx) =>
    create(ctx, suratMasuk, { nomorSurat: "1/X", asalSurat: "Kanwil", tanggalTerima: "2026-11-20", perihal: "Undangan lomba" }, "json"),
  );
const cabang = async (suratId: string, siapa: Actor) => {
  const satu = (await as(tu, (ctx) => suratTree(ctx, suratId))).findLast(({ kepada }) => kepada.id === siapa.id);
  if (!satu) throw new Error(`${siapa.name} got nothing`);
  return satu;
};
const statusSurat = async (id: string) =>
  (await as(tu, (ctx) => ctx.db.selectFrom("suratMasuk").select("status").where("id", "=", id).executeTakeFirstOrThrow())).status;
const withdrawFrom = (oleh: Actor, suratId: string, siapa: Actor) =>
  as(oleh, async (ctx) => withdrawDisposisi(ctx, (await cabang(suratId, siapa)).id, words("Salah alamat.")));
const openPindaian = (suratId: string, siapa: Actor, satu: Actor) =>
  as(siapa, async (ctx) => mayPindaian(ctx, await takeCabang(ctx, (await cabang(suratId, satu)).id)));
const kabar = (siapa: Actor) =>
  as(siapa, (ctx) =>
    ctx.db
      .selectFrom("pemberitahuan")
      .select("title")
      .where("akunId", "=", siapa.id ?? "")
      .orderBy("createdAt")
      .execute(),
  );

beforeAll(() =>
  as(tu, async (ctx) => {
    for (const [place, { id, name, roles }] of [kepala, guru, wali, pegawai, tu].entries()) {
      const nip = `19900101201503100${place}`;
      const akun = { id: id ?? "", nip, nama: name, passwordHash: null, passwordAt: null, aktif: true, peran: [...roles] };
      await ctx.db.insertInto("akun").values(akun).execute();
    }
  }),
);

describe("a letter", () => {
  test("goes to two, is answered by one and handed on by the other, and ends with the last of all", async () => {
    const { id } = await surat();
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields([guru, wali])));
    expect((await kabar(guru)).at(-1)?.title).toBe("Disposisi untuk Anda: Undangan lomba");
    const [milikGuru, milikWali] = [await cabang(id, guru), await cabang(id, wali)];
    await as(guru, async (ctx) => markRead(ctx, (await takeCabang(ctx, milikGuru.id)).cabang));
    expect((await cabang(id, guru)).status).toBe("dibaca");
    await as(guru, (ctx) => jawabDisposisi(ctx, milikGuru.id, { ...words(), selesai: true }));
    await as(wali, (ctx) => forwardDisposisi(ctx, milikWali.id, fields([pegawai])));
    expect(suratState(await as(tu, (ctx) => suratTree(ctx, id)))).toBe("berjalan");
    const status = () => as(tu, (ctx) => ctx.db.selectFrom("suratMasuk").select("status").where("id", "=", id).executeTakeFirstOrThrow());
    expect(await status()).toEqual({ status: "diproses" });
    await as(pegawai, async (ctx) => closeDisposisi(ctx, (await cabang(id, pegawai)).id, words("")));
    expect((await cabang(id, wali)).selesaiPada).not.toBeNull();
    expect(suratState(await as(tu, (ctx) => suratTree(ctx, id)))).toBe("selesai");
    expect(await status()).toEqual({ status: "selesai" });
    expect((await kabar(kepala)).map(({ title }) => title)).toContain("Semua disposisi selesai: Undangan lomba");
    await as(kepala, (ctx) => returnDisposisi(ctx, milikGuru.id, words("Laporannya belum ada.")));
    expect(await status()).toEqual({ status: "diproses" });
  });

  test("taken back takes back what lies behind it too", async () => {
    const { id } = await surat();
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields([wali])));
    const { id: cabangId } = await cabang(id, wali);
    await as(wali, (ctx) => forwardDisposisi(ctx, cabangId, fields([guru])));
    await as(kepala, (ctx) => withdrawDisposisi(ctx, cabangId, words("Salah alamat.")));
    expect((await as(tu, (ctx) => suratTree(ctx, id))).map(({ status }) => status)).toEqual(["ditarik", "ditarik"]);
    await expect(
      as(guru, async (ctx) => jawabDisposisi(ctx, (await cabang(id, guru)).id, { ...words(), selesai: true })),
    ).rejects.toMatchObject({ kind: "conflict" });
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields([wali])));
  });

  test("taken back whole is again what it was before it was handed on", async () => {
    const { id } = await surat();
    const [status, tarik] = [() => statusSurat(id), (siapa: Actor) => withdrawFrom(kepala, id, siapa)];
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields([guru, wali])));
    await tarik(guru);
    expect(await status()).toBe("diproses");
    await tarik(wali);
    expect(await status()).toBe("baru");
    current = new Date(current.getTime() + 60_000);
    await as(tu, (ctx) => ctx.db.updateTable("suratMasuk").set({ status: "selesai" }).where("id", "=", id).execute());
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields([wali])));
    expect(await status()).toBe("diproses");
    await tarik(wali);
    expect(await status()).toBe("selesai");
  });

  test("taken back is told to whoever had it, without its scan", async () => {
    const { id } = await surat();
    const boleh = (siapa: Actor, satu: Actor) => openPindaian(id, siapa, satu);
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields([guru, wali])));
    expect(await boleh(guru, guru)).toBe(true);
    await withdrawFrom(kepala, id, guru);
    expect([await boleh(guru, guru), await boleh(wali, wali), await boleh(tu, guru)]).toEqual([false, true, true]);
  });

  test("taken back at its root is not done by what was answered below, and whoever handed it on opens its scan no more", async () => {
    const { id } = await surat();
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields([guru])));
    await as(guru, async (ctx) => forwardDisposisi(ctx, (await cabang(id, guru)).id, fields([wali, pegawai])));
    await as(wali, async (ctx) => jawabDisposisi(ctx, (await cabang(id, wali)).id, { ...words(), selesai: true }));
    expect(await openPindaian(id, guru, wali)).toBe(true);
    await withdrawFrom(kepala, id, guru);
    expect(await statusSurat(id)).toBe("baru");
    const terbuka = [await openPindaian(id, guru, wali), await openPindaian(id, wali, wali), await openPindaian(id, tu, wali)];
    expect(terbuka).toEqual([false, true, true]);
    current = new Date(current.getTime() + 60_000);
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields([guru])));
    await as(guru, async (ctx) => closeDisposisi(ctx, (await cabang(id, guru)).id, words("")));
    expect(await statusSurat(id)).toBe("selesai");
    const jejak = await as(tu, ({ db }) =>
      db.selectFrom("audit").select(["actorName", "before", "after"]).where("subjectId", "=", id).orderBy("id").execute(),
    );
    expect(jejak.slice(1)).toEqual([
      { actorName: kepala.name, before: { status: null }, after: { status: "diproses" } },
      { actorName: kepala.name, before: { status: "diproses" }, after: { status: "baru" } },
      { actorName: kepala.name, before: { status: "baru" }, after: { status: "diproses" } },
      { actorName: guru.name, before: { status: "diproses" }, after: { status: "selesai" } },
    ]);
  });

  test("of which one part is answered and the rest taken back is done", async () => {
    const { id } = await surat();
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields([guru, wali])));
    await as(guru, async (ctx) => closeDisposisi(ctx, (await cabang(id, guru)).id, words("")));
    expect(await statusSurat(id)).toBe("diproses");
    await withdrawFrom(kepala, id, wali);
    expect(await statusSurat(id)).toBe("selesai");
  });

  test("handed on and taken back lies again with whoever had handed it on", async () => {
    const { id } = await surat();
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields([wali])));
    const { id: milikWali } = await cabang(id, wali);
    await as(wali, (ctx) => forwardDisposisi(ctx, milikWali, fields([guru, pegawai])));
    await withdrawFrom(wali, id, guru);
    expect((await cabang(id, wali)).status).toBe("diteruskan");
    await withdrawFrom(kepala, id, pegawai);
    expect(await cabang(id, wali)).toMatchObject({ status: "dibaca", selesaiPada: null });
    expect((await kabar(wali)).at(-1)?.title).toBe("Disposisi kembali pada Anda: Undangan lomba");
    expect(await statusSurat(id)).toBe("diproses");
    await as(wali, (ctx) => jawabDisposisi(ctx, milikWali, { ...words(), selesai: true }));
    expect(await statusSurat(id)).toBe("selesai");
  });

  test("answered below one that was taken back meanwhile is not opened again", async () => {
    const { id } = await surat();
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields([guru])));
    const { id: milikGuru } = await cabang(id, guru);
    await as(guru, (ctx) => forwardDisposisi(ctx, milikGuru, fields([wali, tu])));
    await as(wali, async (ctx) => forwardDisposisi(ctx, (await cabang(id, wali)).id, fields([pegawai])));
    const { id: milikPegawai } = await cabang(id, pegawai);
    await as(pegawai, (ctx) => closeDisposisi(ctx, milikPegawai, words("")));
    await as(kepala, (ctx) => withdrawDisposisi(ctx, milikGuru, words("Salah alamat.")));
    const lagi = as(wali, (ctx) => returnDisposisi(ctx, milikPegawai, words("Belum lengkap.")));
    await expect(lagi).rejects.toMatchObject({ kind: "conflict" });
  });

  test("is seen by those alone who got or gave it, and by the office", async () => {
    const { id } = await surat();
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields([guru, wali])));
    const { id: milikGuru } = await cabang(id, guru);
    await expect(as(pegawai, (ctx) => takeCabang(ctx, milikGuru))).rejects.toMatchObject({ kind: "notFound" });
    await expect(as(wali, (ctx) => takeCabang(ctx, milikGuru))).rejects.toMatchObject({ kind: "notFound" });
    expect((await as(guru, (ctx) => takeCabang(ctx, milikGuru))).terlihat.map(({ kepada }) => kepada.id)).toEqual([guru.id]);
    expect((await as(tu, (ctx) => takeCabang(ctx, milikGuru))).terlihat).toHaveLength(2);
    await expect(as(wali, (ctx) => jawabDisposisi(ctx, milikGuru, { ...words(), selesai: true }))).rejects.toMatchObject({
      kind: "notFound",
    });
    await expect(as(tu, (ctx) => closeDisposisi(ctx, milikGuru, words()))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(as(tu, (ctx) => giveDisposisi(ctx, id, fields([guru])))).rejects.toMatchObject({ kind: "forbidden" });
    const masuk = await as(guru, (ctx) => listDisposisi(ctx, readFilters(new URLSearchParams("cari=lomba"))));
    expect(masuk.rows.every(({ kepada }) => kepada === guru.name)).toBe(true);
    expect((await as(guru, (ctx) => listDisposisi(ctx, readFilters(new URLSearchParams("tampil=semua"))))).rows).toHaveLength(masuk.total);
  });

  test("says in a sentence what cannot be given", async () => {
    const { id } = await surat();
    const tolak = (lain: object) => as(kepala, (ctx) => giveDisposisi(ctx, id, fields([guru], lain))).catch(({ fields }) => fields);
    expect(await tolak({ kepada: [] })).toEqual({ kepada: "Pilih paling sedikit satu penerima." });
    expect(await tolak({ kepada: [kepala.id] })).toEqual({ kepada: "Disposisi tidak dapat ditujukan kepada diri sendiri." });
    expect(await tolak({ kepada: ["x"] })).toEqual({ kepada: "Ada penerima yang akunnya sudah tidak aktif. Pilih yang lain." });
    expect(await tolak({ instruksi: ["menari"] })).toEqual({ instruksi: "Pilih paling sedikit satu instruksi." });
    expect(await tolak({ batas: "2026-11-01" })).toEqual({ batas: "Batas waktu sudah lewat. Pilih hari ini atau sesudahnya." });
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields([guru])));
    expect(await tolak({})).toEqual({ kepada: "Uji guru sudah memegang disposisi surat ini." });
  });
});

test("what is late is told to the holder, the giver and the head, once a week", async () => {
  const { id } = await surat();
  await as(kepala, (ctx) => giveDisposisi(ctx, id, fields([wali])));
  const { id: cabangId } = await cabang(id, wali);
  await as(wali, (ctx) => forwardDisposisi(ctx, cabangId, fields([pegawai], { batas: "2026-11-25" })));
  current = new Date("2026-12-01T22:30:00Z");
  const tegur = () => as({ id: null, name: "sistem: tegur", roles: ["sistem"] }, remindLate);
  expect(await tegur()).toBeGreaterThan(0);
  expect((await kabar(pegawai)).at(-1)?.title).toBe("Disposisi ini lewat batas 25 November 2026: Undangan lomba");
  expect((await kabar(wali)).map(({ title }) => title)).toContain(
    "Disposisi pada Uji pegawai lewat batas 25 November 2026: Undangan lomba",
  );
  expect((await kabar(kepala)).at(-1)?.title).toMatch(/^\d+ disposisi lewat batas waktu$/);
  expect(await tegur()).toBe(0);
  current = new Date("2026-12-09T22:30:00Z");
  expect(await tegur()).toBeGreaterThan(0);
});
