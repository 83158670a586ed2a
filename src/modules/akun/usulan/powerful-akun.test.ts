/** The account of somebody who decides is changed by two. */
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { told } from "#tests/support/logged-lines.ts";
import { kind, sistem, useUsulan } from "#tests/support/usulan.ts";
import { approveUsulanPeran } from "./decide.server.ts";
import { confirmFromMachine } from "./due-usulan.server.ts";

const { as, begin, denganLain, lewat, segar, now, akunDari, aksi, ubah, satu, setujui, tempo, kabar, surelLama, house, orang } =
  useUsulan();
const changeAkun = (who: Actor, values: object) =>
  as(sistem, ({ db }) => db.updateTable("akun").set(values).where("id", "=", String(who.id)).execute());

describe("the account of somebody who decides", () => {
  beforeEach(denganLain);
  const faktor = (who: Actor) =>
    as(sistem, (ctx) =>
      ctx.db
        .insertInto("faktorAplikasi")
        .values({ akunId: String(who.id), rahasia: Buffer.from("x"), aktifAt: now(), calon: null, calonAt: null })
        .execute(),
    );
  const punya = (who: Actor) =>
    as(sistem, (ctx) => ctx.db.selectFrom("faktorAplikasi").select("akunId").where("akunId", "=", String(who.id)).execute()).then(
      (rows) => rows.length,
    );

  test("loses its second factor only when another agrees, and never by whoever proposed it", async () => {
    const { admin, kedua, kepala } = orang;
    await faktor(kepala);
    await aksi(admin, kepala, { aksi: "lepas-faktor", bertemu: "on", catatan: "Ponsel hilang" });
    expect(await punya(kepala)).toBe(1);
    expect(await kind(setujui(admin, await satu()))).toBe("forbidden");
    await setujui(kedua, await satu());
    expect(await punya(kepala)).toBe(0);
    expect((await kabar(kepala)).some((judul) => judul.startsWith("Verifikasi dua langkah Anda dilepas"))).toBe(true);
  });

  test("gets a link for a new password only when another agrees, from whoever agreed", async () => {
    const { admin, kedua, kepala } = orang;
    const minta = (who = admin) => aksi(segar(who), kepala, { aksi: "undang", alasan: "Lupa password" });
    expect(await minta()).toHaveProperty("pesan");
    expect(await kind(minta())).toBe("conflict");
    // Handed over by who agreed; who proposed never sees it.
    expect(await setujui(kedua, await satu())).toMatchObject({ akunId: kepala.id, ganti: true, email: null });
    expect(await minta()).toHaveProperty("pesan");
    expect(await kind(aksi(admin, admin, { aksi: "undang", alasan: "Untuk saya" }))).toBe("conflict");
  });

  test("comes back, and becomes somebody else, only when another agrees", async () => {
    const { admin, kedua, kepala } = orang;
    await ubah(admin, kepala, { peran: ["kepala"], email: "penyerang@contoh.id", nip: "197203111998031009" });
    expect(await akunDari(kepala)).toMatchObject({ email: null, nip: "197203111998031001" });
    await setujui(kedua, await satu());
    expect(await akunDari(kepala)).toMatchObject({ email: "penyerang@contoh.id", nip: "197203111998031009" });
    await aksi(admin, kepala, { aksi: "nonaktifkan" });
    await aksi(admin, kepala, { aksi: "aktifkan", alasan: "Kembali bertugas" });
    expect((await akunDari(kepala)).aktif).toBe(false);
    await setujui(kedua, await satu());
    expect((await akunDari(kepala)).aktif).toBe(true);
  });
});

describe("a mail address of somebody who decides that is replaced", () => {
  const [lama, baru] = ["kepala@contoh.id", "lain@contoh.id"];
  const berlaku: Record<string, () => Promise<unknown>> = {
    "when another agreed": async () => {
      await denganLain();
      await usulkan({ email: baru });
      await setujui(orang.kedua, await satu());
    },
    "when nobody objected": async () => {
      orang.kepala = await begin("197203111998031001", "Abdul Karim", "kepala");
      await usulkan({ email: baru });
      lewat(24.1);
      await tempo();
    },
    "from the machine": async () => {
      await denganLain();
      await usulkan({ email: baru });
      await as(sistem, (ctx) => confirmFromMachine(ctx, "197203111998031001"));
    },
    "when its owner changed it": async () => {
      await denganLain();
      await alamat(orang.kepala, lama);
      await as(sistem, ({ db }) =>
        db
          .updateTable("akun")
          .set({ peran: ["administrator"] })
          .where("id", "=", String(orang.kepala.id))
          .execute(),
      );
      await ubah({ ...orang.kepala, roles: ["administrator"] }, orang.kepala, { peran: ["administrator"], email: baru });
    },
  };
  const alamat = (who: Actor, email: string | null) =>
    as(sistem, ({ db }) => db.updateTable("akun").set({ email }).where("id", "=", String(who.id)).execute());
  async function usulkan(sent: { email?: string; nip?: string }) {
    await alamat(orang.kepala, lama);
    await ubah(orang.admin, orang.kepala, { peran: ["kepala"], ...sent });
    expect(await surelLama()).toEqual([]);
  }

  test.each(Object.keys(berlaku))("hears of it %s", async (cara) => {
    await berlaku[cara]?.();
    expect((await akunDari(orang.kepala)).email).toBe(baru);
    const [satu, ...lain] = await surelLama();
    expect([satu?.surel, lain]).toEqual([lama, []]);
    // The letter is the one about this account.
    expect(satu?.akunId).toBe(orang.kepala.id);
  });

  test("is not written to where it stays, or where there was none", async () => {
    await denganLain();
    await usulkan({ nip: "197203111998031009" });
    await setujui(orang.kedua, await satu());
    await alamat(orang.kepala, null);
    await ubah(orang.admin, orang.kepala, { peran: ["kepala"], email: baru });
    await setujui(orang.kedua, await satu());
    await alamat(orang.guru, lama);
    await ubah(orang.admin, orang.guru, { peran: ["guru"], nip: "199102142019032009" });
    expect(await surelLama()).toEqual([]);
  });
});

describe("what takes effect", () => {
  const kepalaBaru = () => ubah(orang.admin, orang.guru, { peran: ["guru", "kepala"] });

  test("is written down once more of the account itself, ends open invitations to it, and leaves those of others", async () => {
    await denganLain();
    const { admin, kedua, kepala, guru } = orang;
    const lain = await begin("199102142019032008", "Orang Lain", "guru");
    for (const siapa of [guru, lain]) await aksi(admin, siapa, { aksi: "undang" });
    await kepalaBaru();
    const { versi } = await akunDari(guru);
    const { lines } = await told(house, segar(kedua), async (ctx) => approveUsulanPeran(ctx, await satu()));
    expect(lines).toMatchObject([
      {
        action: "update",
        subject: "akun",
        subjectId: guru.id,
        before: { peran: ["guru"] },
        after: { peran: ["kepala", "guru"] },
        actorId: kedua.id,
      },
      { action: "approve", subject: "usulanPeran", before: { status: "menunggu" }, after: { status: "berlaku", tambah: ["kepala"] } },
    ]);
    expect(await akunDari(guru)).toMatchObject({ versi: versi + 1, updatedAt: now(), kuasaBerakhir: null });
    const terbuka = await as(sistem, ({ db }) => db.selectFrom("undangan").select("akunId").execute());
    expect(terbuka).toEqual([{ akunId: lain.id }]);
    await ubah(admin, kepala, { peran: ["guru"] });
    await setujui(kedua, await satu());
    // Who decided until now is counted for some days.
    expect((await akunDari(kepala)).kuasaBerakhir).toEqual(now());
    expect((await akunDari(kedua)).kuasaBerakhir).toBeNull();
  });

  test.each([
    ["is disabled", { aktif: false }],
    ["is gone", { deletedAt: new Date(0) }],
  ])("is no role of an account that %s", async (_, values) => {
    await denganLain();
    await kepalaBaru();
    await changeAkun(orang.guru, values);
    expect(await kind(setujui(orang.kepala, await satu()))).toBe("conflict");
    expect((await akunDari(orang.guru)).peran).toEqual(["guru"]);
  });

  test("is no NIP that another has by then, and brings back nobody twice", async () => {
    await denganLain();
    const { admin, kedua, kepala, guru } = orang;
    const nip = "197203111998031009";
    await ubah(admin, kepala, { peran: ["kepala"], nip });
    await changeAkun(guru, { nip });
    expect(await kind(setujui(kedua, await satu()))).toBe("conflict");
    await changeAkun(guru, { nip: "199102142019032001" });
    await setujui(kedua, await satu());
    await aksi(admin, kepala, { aksi: "nonaktifkan" });
    await aksi(admin, kepala, { aksi: "aktifkan", alasan: "Kembali bertugas" });
    await changeAkun(kepala, { aktif: true });
    const { lines } = await told(house, segar(kedua), async (ctx) => approveUsulanPeran(ctx, await satu()));
    expect(lines.map(({ action }) => action)).toEqual(["approve"]);
  });
});
