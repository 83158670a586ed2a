/** Where nobody else could decide, what was proposed waits in the open. */
import { describe, expect, test } from "vitest";
import { kind, sistem, useUsulan } from "#tests/support/usulan.ts";
import { tolakUsulanPeran } from "./putuskan.server.ts";
import { sahkanDariMesin } from "./usulan-jatuh-tempo.server.ts";

const { as, begin, denganLain, lewat, akunDari, aksi, ubah, satu, setujui, tempo, status, kabar, orang } = useUsulan();

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
    await as(guru, async (ctx) => tolakUsulanPeran(ctx, await satu(), "Bukan saya yang ditunjuk"));
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

  test("whoever has the machine need not wait", async () => {
    const { admin, guru } = orang;
    await ubah(admin, guru, { peran: ["guru", "kepala"] });
    expect(await as(sistem, async (ctx) => sahkanDariMesin(ctx, (await akunDari(guru)).nip))).toBe(1);
    expect((await akunDari(guru)).peran).toEqual(["kepala", "guru"]);
  });
});
