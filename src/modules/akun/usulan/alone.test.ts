/** Where nobody else could decide, what was proposed waits in the open. */
import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { kind, sistem, useUsulan } from "#tests/support/usulan.ts";
import { approveUsulanPeran, rejectUsulanPeran, withdrawUsulanPeran } from "./decide.server.ts";
import { confirmFromMachine, runUsulanTempo } from "./due-usulan.server.ts";
import { usulanAbout, waitingCount } from "./read-usulan.server.ts";

const { as, begin, denganLain, lewat, segar, now, akunDari, aksi, ubah, satu, setujui, tempo, status, kabar, house, orang } = useUsulan();
const changeAkun = (who: Actor, values: object) =>
  as(sistem, ({ db }) => db.updateTable("akun").set(values).where("id", "=", String(who.id)).execute());
/** When each takes effect that waits, the oldest first. */
const menunggu = () =>
  as(sistem, ({ db }) =>
    db.selectFrom("usulanPeran").select("berlakuMulai").where("status", "=", "menunggu").orderBy("createdAt").execute(),
  ).then((rows) => rows.map((row) => row.berlakuMulai));
const jejak = (subjectId: string) =>
  as(sistem, ({ db }) =>
    db.selectFrom("audit").select(["action", "before", "after"]).where("subjectId", "=", subjectId).orderBy("id").execute(),
  );

describe("with one administrator alone", () => {
  test("it takes effect after a day in the open, unless somebody objects", async () => {
    const { admin, guru } = orang;
    expect(await ubah(admin, guru, { peran: ["guru", "kepala"] })).toMatchObject({
      pesan: expect.stringContaining("bila tidak ada yang menolak"),
    });
    const id = await satu();
    expect(await kind(setujui(admin, id))).toBe("forbidden");
    lewat(23.9);
    await tempo();
    expect((await akunDari(guru)).peran).toEqual(["guru"]);
    lewat(0.2);
    await tempo();
    expect((await akunDari(guru)).peran).toEqual(["kepala", "guru"]);
    expect(await status(id)).toBe("berlaku");
  });

  test("whom it concerns may object in that time", async () => {
    const { admin, guru } = orang;
    await ubah(admin, guru, { peran: ["guru", "kepala"] });
    await as(guru, async (ctx) => rejectUsulanPeran(ctx, await satu(), "Bukan saya yang ditunjuk"));
    lewat(25);
    await tempo();
    expect((await akunDari(guru)).peran).toEqual(["guru"]);
  });

  test("whoever comes to decide in that time, decides", async () => {
    const { admin, guru } = orang;
    await ubah(admin, guru, { peran: ["guru", "administrator"] });
    const id = await satu();
    const kepala = await begin("197203111998031001", "Abdul Karim", "kepala");
    lewat(25);
    await tempo();
    expect((await akunDari(guru)).peran).toEqual(["guru"]);
    await as(sistem, (ctx) => ctx.db.updateTable("akun").set({ aktif: true }).where("id", "=", String(kepala.id)).execute());
    expect(await kind(setujui(kepala, id))).toBe("done");
  });

  test("nobody becomes alone by shutting the others out", async () => {
    await denganLain();
    const { admin, kedua, kepala, guru } = orang;
    for (const siapa of [kedua, kepala]) await aksi(admin, siapa, { aksi: "nonaktifkan" });
    expect(await kabar(kepala)).toContain("Akun Abdul Karim dinonaktifkan");
    expect(await ubah(admin, guru, { peran: ["guru", "kepala"] })).toMatchObject({ pesan: expect.stringContaining("sesudah disetujui") });
    lewat(6 * 24);
    await tempo();
    expect((await akunDari(guru)).peran).toEqual(["guru"]);
    // A week later it is a school with one administrator.
    lewat(25);
    await tempo();
    lewat(24.1);
    await tempo();
    expect((await akunDari(guru)).peran).toEqual(["kepala", "guru"]);
  });

  test("nobody objects for whom was shut out: the day does not run, and only a person or the machine decides", async () => {
    const { admin } = orang;
    const kepala = await begin("197203111998031001", "Abdul Karim", "kepala");
    await as(sistem, ({ db }) =>
      db
        .insertInto("faktorAplikasi")
        .values({ akunId: String(kepala.id), rahasia: Buffer.from("x"), aktifAt: now(), calon: null, calonAt: null })
        .execute(),
    );
    await aksi(admin, kepala, { aksi: "nonaktifkan" });
    const diminta: Readonly<Record<string, string>>[] = [
      { aksi: "lepas-faktor", bertemu: "on", catatan: "Ponsel hilang" },
      { aksi: "aktifkan", alasan: "Salah klik kemarin" },
      { aksi: "undang", alasan: "Lupa password" },
    ];
    for (const sent of diminta)
      expect(await aksi(admin, kepala, sent)).toMatchObject({ pesan: expect.stringContaining("belum dapat masuk untuk menolak") });
    // Neither after a day, nor when the memory of the power is gone.
    for (const jam of [25, 25, 8 * 24, 25]) {
      lewat(jam);
      await tempo();
      expect(await menunggu()).toEqual([null, null, null]);
    }
    expect(await akunDari(kepala)).toMatchObject({ aktif: false });
    expect(await as(sistem, (ctx) => confirmFromMachine(ctx, "197203111998031001"))).toMatchObject({ jumlah: 3 });
    expect(await akunDari(kepala)).toMatchObject({ aktif: true });
  });

  test.each<[string, object]>([
    ["is shut out", { aktif: false }],
    ["lost their power a moment ago", { kuasaBerakhir: new Date("2026-11-21T02:00:00Z") }],
    ["has no password any more", { passwordHash: null }],
  ])("the day stops when whom it concerns %s, and begins anew afterwards", async (_, values) => {
    const kepala = await begin("197203111998031001", "Abdul Karim", "kepala");
    const semula = { aktif: true, kuasaBerakhir: null, passwordHash: "x" };
    await ubah(orang.admin, kepala, { peran: ["kepala"], email: "penyerang@contoh.id" });
    lewat(23);
    await changeAkun(kepala, values);
    for (const jam of [0, 25]) {
      lewat(jam);
      await tempo();
      expect([await menunggu(), (await akunDari(kepala)).email]).toEqual([[null], null]);
    }
    await changeAkun(kepala, semula);
    await tempo();
    expect(await menunggu()).toEqual([new Date(now().getTime() + 24 * 3_600_000)]);
    lewat(24.1);
    await tempo();
    expect((await akunDari(kepala)).email).toBe("penyerang@contoh.id");
  });

  test("the power that ended counts for seven days, to the hour", async () => {
    await changeAkun(orang.guru, { kuasaBerakhir: now() });
    lewat(7 * 24 - 0.1);
    await ubah(segar(orang.admin), orang.guru, { peran: ["guru", "kepala"] });
    expect(await menunggu()).toEqual([null]);
    lewat(0.1);
    await tempo();
    expect(await menunggu()).toEqual([new Date(now().getTime() + 24 * 3_600_000)]);
  });

  test("the day begins anew when whom it concerns is signed out by another", async () => {
    const kepala = await begin("197203111998031001", "Abdul Karim", "kepala");
    await ubah(orang.admin, kepala, { peran: ["kepala"], email: "penyerang@contoh.id" });
    lewat(23);
    await aksi(segar(orang.admin), kepala, { aksi: "akhiri-sesi" });
    expect(await menunggu()).toEqual([new Date(now().getTime() + 24 * 3_600_000)]);
    lewat(23);
    await tempo();
    expect((await akunDari(kepala)).email).toBeNull();
    // Nobody was signed in any more: nothing to begin anew for.
    const before = await menunggu();
    await aksi(segar(orang.admin), kepala, { aksi: "akhiri-sesi" });
    expect(await menunggu()).toEqual(before);
  });

  test("a link that nobody agreed to or refused in a day is made once, and for a day", async () => {
    const kepala = await begin("197203111998031001", "Abdul Karim", "kepala");
    const minta = () => aksi(segar(orang.admin), kepala, { aksi: "undang", alasan: "Lupa password" });
    for (const terlambat of [false, true]) {
      expect(await minta()).toHaveProperty("pesan");
      lewat(24.1);
      await tempo();
      if (terlambat) lewat(24.1);
      else expect(await minta()).toHaveProperty("undangan");
    }
    expect(await minta()).toHaveProperty("pesan");
  });

  test("whoever has the machine need not wait", async () => {
    const { admin, guru } = orang;
    await ubah(admin, guru, { peran: ["guru", "kepala"] });
    expect(await as(sistem, async (ctx) => confirmFromMachine(ctx, (await akunDari(guru)).nip))).toEqual({ jumlah: 1, tautan: null });
    expect((await akunDari(guru)).peran).toEqual(["kepala", "guru"]);
  });
});

describe("what waits", () => {
  const kepalaBaru = () => ubah(orang.admin, orang.guru, { peran: ["guru", "kepala"] });

  test("says on what day it counts only where nobody decides, and is put off and back when that changes", async () => {
    await kepalaBaru();
    const id = await satu();
    const isi = async () =>
      (
        await as(sistem, ({ db }) =>
          db.selectFrom("kabarKeamanan").select("isi").where("akunId", "=", String(orang.guru.id)).orderBy("createdAt").execute(),
        )
      ).map((row) => row.isi);
    expect(await isi()).toEqual([
      "Diusulkan oleh Ahmad. Alasan: SK Kemenag 12/2026. Berlaku 22 November 2026 pukul 09.00 WITA bila tidak ada yang menolak.",
    ]);
    lewat(1);
    const kepala = await begin("197203111998031001", "Abdul Karim", "kepala");
    await tempo();
    expect((await isi()).at(-1)).toBe("Diusulkan oleh Ahmad. Alasan: SK Kemenag 12/2026.");
    await tempo();
    await changeAkun(kepala, { deletedAt: now() });
    await tempo();
    await tempo();
    const [mulai, nanti] = ["2026-11-22T01:00:00.000Z", "2026-11-22T02:00:00.000Z"];
    expect(await jejak(id)).toMatchObject([
      { action: "submit", after: { jenis: "peran", akunId: orang.guru.id, tambah: ["kepala"], berlakuMulai: mulai } },
      { action: "update", before: { berlakuMulai: mulai }, after: { berlakuMulai: null } },
      { action: "update", before: { berlakuMulai: null }, after: { berlakuMulai: nanti } },
    ]);
    expect(await isi()).toHaveLength(3);
    lewat(24);
    await tempo();
    expect(await status(id)).toBe("berlaku");
  });

  test("lapses after fourteen days, by whoever would agree and by itself, and says why", async () => {
    await denganLain();
    await kepalaBaru();
    const id = await satu();
    lewat(14 * 24);
    await tempo();
    expect(await status(id)).toBe("menunggu");
    lewat(0.001);
    expect(await kind(setujui(orang.kepala, id))).toBe("conflict");
    await tempo();
    expect((await jejak(id)).at(-1)).toMatchObject({
      action: "lapse",
      before: { status: "menunggu" },
      after: { status: "gugur", jenis: "peran", akunId: orang.guru.id, catatan: "Usulan ini tidak diputus dalam 14 hari." },
    });
    expect(await status(id)).toBe("gugur");
  });

  test.each([
    ["administers no more", { peran: ["kepala"] }],
    ["is shut out", { aktif: false }],
    ["is gone", { deletedAt: new Date(0) }],
  ])("lapses when its proposer %s", async (_, values) => {
    await denganLain();
    await kepalaBaru();
    const id = await satu();
    await changeAkun(orang.admin, values);
    expect(await kind(setujui(orang.kepala, id))).toBe("conflict");
    await tempo();
    expect(await status(id)).toBe("gugur");
  });

  test("is counted, and told of each account", async () => {
    const lain = await begin("199102142019032008", "Orang Lain", "guru");
    const tentang = () => as(sistem, async (ctx) => [await waitingCount(ctx), await usulanAbout(ctx, String(orang.guru.id))]);
    expect(await tentang()).toEqual([0, []]);
    await kepalaBaru();
    const id = await satu();
    lewat(0.01);
    await ubah(segar(orang.admin), lain, { peran: ["guru", "administrator"] });
    expect(await tentang()).toEqual([2, ["mendapat peran Kepala Madrasah"]]);
    await as(orang.admin, (ctx) => withdrawUsulanPeran(ctx, id));
    expect(await tentang()).toEqual([1, []]);
    expect(await jejak(id)).toMatchObject([
      { action: "submit" },
      { action: "withdraw", before: { status: "menunggu" }, after: { status: "ditarik" } },
    ]);
  });

  test("is nothing under an id that is none, or of nobody's", async () => {
    await denganLain();
    for (const id of ["x' or 1=1", "00000000-0000-4000-8000-000000000001"]) {
      expect(await kind(setujui(orang.kepala, id))).toBe("notFound");
      expect(await kind(as(orang.admin, (ctx) => withdrawUsulanPeran(ctx, id)))).toBe("notFound");
      expect(await kind(as(orang.guru, (ctx) => approveUsulanPeran(ctx, id)))).toBe("forbidden");
      expect(await kind(as(orang.guru, (ctx) => withdrawUsulanPeran(ctx, id)))).toBe("forbidden");
      expect(await kind(house.scope().transaction((ctx) => rejectUsulanPeran(ctx, id, "Bukan saya")))).toBe("unauthenticated");
    }
  });

  test.each([
    ["    lima", "invalid"],
    ["\u200b\u202e\ufeff\u2060\u00ad".repeat(9), "invalid"],
    ["12345", "done"],
    ["x".repeat(300), "done"],
    ["x".repeat(301), "invalid"],
  ])("takes %j as a reason: %s", async (alasan, outcome) => {
    await denganLain();
    expect(await kind(ubah(orang.admin, orang.guru, { peran: ["guru", "kepala"], alasan }))).toBe(outcome);
    if (outcome === "invalid") await kepalaBaru();
    const id = await satu();
    expect(await kind(as(orang.kepala, (ctx) => rejectUsulanPeran(ctx, id, alasan)))).toBe(outcome);
    if (outcome === "done")
      expect((await jejak(id)).at(-1)).toMatchObject({ action: "refuse", after: { status: "ditolak", catatan: alasan } });
  });

  test("is looked at one by one: what is broken is heard of, what cannot be yet holds no other up", async () => {
    await kepalaBaru();
    const scope = house.scope(sistem);
    let asked = 0;
    const broken: Scope = {
      ...scope,
      transaction: (work) => (++asked === 2 ? Promise.reject(new Error("broken")) : scope.transaction(work)),
    };
    await expect(runUsulanTempo(broken)).rejects.toThrow("broken");
  });
});
