/** Where nobody else could decide, what was proposed waits in the open. */
import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { kind, sistem, useUsulan } from "#tests/support/usulan.ts";
import { rejectUsulanPeran } from "./decide.server.ts";
import { confirmFromMachine } from "./due-usulan.server.ts";

const { as, begin, denganLain, lewat, segar, now, akunDari, aksi, ubah, satu, setujui, tempo, status, kabar, orang } = useUsulan();
const changeAkun = (who: Actor, values: object) =>
  as(sistem, ({ db }) => db.updateTable("akun").set(values).where("id", "=", String(who.id)).execute());
/** When each takes effect that waits, the oldest first. */
const menunggu = () =>
  as(sistem, ({ db }) =>
    db.selectFrom("usulanPeran").select("berlakuMulai").where("status", "=", "menunggu").orderBy("createdAt").execute(),
  ).then((rows) => rows.map((row) => row.berlakuMulai));

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
