/** What decides comes only into an account that its own person holds, not who proposed it. */
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { createSession } from "#modules/akun/session/session.server.ts";
import { told } from "#tests/support/logged-lines.ts";
import { kind, origin, sistem, useUsulan } from "#tests/support/usulan.ts";
import { receiveUndangan } from "../undangan/receive-undangan.server.ts";
import { emailUndangan } from "../undangan/send-undangan.server.ts";
import { approveUsulanPeran, withdrawUsulanPeran } from "./decide.server.ts";
import { confirmFromMachine } from "./due-usulan.server.ts";
import { propose } from "./propose.server.ts";
import { listUsulanPeran } from "./read-usulan.server.ts";

const { as, begin, denganLain, lewat, segar, now, akunDari, aksi, ubah, satu, setujui, tempo, house, orang } = useUsulan();
const password = "bambu rusa kapal lentera";
const ubahAkun = (who: Actor, values: object) =>
  as(sistem, ({ db }) => db.updateTable("akun").set(values).where("id", "=", String(who.id)).execute());
const kepalaBaru = (oleh = orang.admin) => ubah(segar(oleh), orang.guru, { peran: ["guru", "kepala"] });

/** The link that this person was shown for the teacher's account. */
async function tautan(oleh: Actor): Promise<string> {
  const jawaban = await aksi(segar(oleh), orang.guru, { aksi: "undang" });
  if (!("undangan" in jawaban)) throw new Error(jawaban.pesan);
  return jawaban.undangan.tautan.split("/").at(-1) ?? "";
}
const pakai = (token: string) => receiveUndangan(house.scope(), { token, password });

/** Whoever holds the password is in, with a second factor of their own. */
async function dudukiAkun(): Promise<void> {
  await as(sistem, async (ctx) => {
    const akunId = String(orang.guru.id);
    const faktor = { akunId, rahasia: Buffer.from("x"), aktifAt: now(), calon: null, calonAt: null };
    await ctx.db.insertInto("faktorAplikasi").values(faktor).execute();
    await createSession(ctx, { akunId, kind: "cookie", perangkat: "Chrome", jaringan: "103.10.66.*", secondFactor: true });
  });
}
const masihMasuk = async () => {
  const milik = as(sistem, ({ db }) => db.selectFrom("sesi").select("berakhirPada").where("akunId", "=", String(orang.guru.id)).execute());
  return (await milik).some(({ berakhirPada }) => berakhirPada === null);
};
const faktor = async () =>
  (await as(sistem, ({ db }) => db.selectFrom("faktorAplikasi").select("akunId").where("akunId", "=", String(orang.guru.id)).execute()))
    .length;

describe("a role comes into an account", () => {
  beforeEach(denganLain);

  test("that the proposer opened with a link of their own: password and factors end, and who agrees hands over a new link", async () => {
    const { admin, kedua, guru } = orang;
    await pakai(await tautan(admin));
    await dudukiAkun();
    await kepalaBaru();
    expect(await masihMasuk()).toBe(true);
    const { lines, result } = await told(house, segar(kedua), async (ctx) => approveUsulanPeran(ctx, await satu()));
    expect(lines.map(({ action }) => action)).toEqual(["update", "way-in-ended", "invite", "approve"]);
    expect(await masihMasuk()).toBe(false);
    expect([await faktor(), (await akunDari(guru)).passwordHash, (await akunDari(guru)).tautanOleh]).toEqual([0, null, []]);
    for (const lain of [admin, kedua]) expect((await akunDari(lain)).passwordHash).not.toBeNull();
    if (!result) throw new Error("no link");
    expect(result).toMatchObject({ akunId: guru.id, ganti: false, email: null });
    await pakai(result.token);
    expect(await akunDari(guru)).toMatchObject({ peran: ["kepala", "guru"], tautanOleh: [kedua.id] });
  });

  test("that it never did: the password stands, whoever is in it signs in again, and nothing is handed over", async () => {
    const { admin, kedua, guru } = orang;
    await pakai(await tautan(kedua));
    await dudukiAkun();
    const { passwordHash } = await akunDari(guru);
    const terlambat = await tautan(admin);
    await kepalaBaru();
    expect(await setujui(kedua, await satu())).toBeNull();
    expect([await masihMasuk(), await faktor()]).toEqual([false, 1]);
    expect(await akunDari(guru)).toMatchObject({ passwordHash, tautanOleh: [kedua.id], peran: ["kepala", "guru"] });
    // A link that was open opens nothing any more.
    expect(await kind(pakai(terlambat))).toBe("conflict");
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      "before a link of another",
      async () => {
        await pakai(await tautan(orang.admin));
        await pakai(await tautan(orang.kedua));
      },
    ],
    [
      "and changed the password from within",
      async () => {
        await pakai(await tautan(orang.admin));
        await ubahAkun(orang.guru, { passwordHash: "lain", passwordAt: now() });
      },
    ],
    [
      "by another account of theirs",
      async () => {
        const lain = await begin("198004172006041009", "Ahmad", "administrator");
        await as(sistem, async ({ db }) => {
          const { nip } = await akunDari(orang.admin);
          const pegawai = { nip, nama: "Ahmad", jenis: "guru", status: "pns", aktif: true, akunId: lain.id };
          await db
            .insertInto("pegawai")
            .values(pegawai as never)
            .execute();
        });
        await pakai(await tautan(lain));
      },
    ],
    [
      "by the mail that went with it",
      async () => {
        await ubahAkun(orang.guru, { email: "g@x.id" });
        await tautan(orang.admin);
        const { id } = await as(sistem, ({ db }) => db.selectFrom("undangan").select("id").executeTakeFirstOrThrow());
        let surat = "";
        const send = async (_: unknown, { text }: { text: string }) => {
          surat = text;
          return true;
        };
        await emailUndangan(house.scope(sistem), {
          undanganId: id,
          origin,
          mail: { send } as never,
          sender: async () => ({ name: "MAN 1 Palu" }) as never,
        });
        await pakai(/undangan\/([\w-]{43})/.exec(surat)?.[1] ?? "");
      },
    ],
  ])("that the proposer opened %s: a new link", async (_, buka) => {
    await buka();
    await kepalaBaru();
    expect(await setujui(orang.kepala, await satu())).toMatchObject({ ganti: false });
    expect((await akunDari(orang.guru)).passwordHash).toBeNull();
  });

  test("of who signs in the head's place as well", async () => {
    const { admin, kepala, guru } = orang;
    await pakai(await tautan(admin));
    const pejabatId = await as(sistem, async ({ db }) => {
      const hari = { mulai: "2026-11-20", sampai: "2026-11-30", cara: "plh" as const, jabatan: null, jabatanAtasan: null, dasar: null };
      const row = db.insertInto("pejabatPenandatangan").values({ ...hari, akunId: String(guru.id) });
      return (await row.returning("id").executeTakeFirstOrThrow()).id;
    });
    const isi = { sebagai: "Plh.", mulai: "2026-11-20", sampai: "2026-11-30" };
    await as(segar(admin), (ctx) => propose(ctx, { jenis: "pejabat", akunId: String(guru.id), pejabatId, isi, alasan: "Dasar: SP 12" }));
    await dudukiAkun();
    expect(await setujui(kepala, await satu())).toMatchObject({ akunId: guru.id });
    expect([await masihMasuk(), await faktor()]).toEqual([false, 0]);
  });

  test("but where one is taken away nobody has to sign in again", async () => {
    const { admin, kedua, kepala } = orang;
    await ubahAkun(kepala, { tautanOleh: [admin.id] });
    await ubah(admin, kepala, { peran: ["guru"] });
    expect(await setujui(kedua, await satu())).toBeNull();
    expect((await akunDari(kepala)).passwordHash).not.toBeNull();
  });
});

describe("while a role waits", () => {
  beforeEach(denganLain);

  test("the account is changed by two, and no longer when it is withdrawn", async () => {
    const { admin, guru } = orang;
    await kepalaBaru();
    const minta = () => aksi(segar(admin), guru, { aksi: "undang", alasan: "Lupa password" });
    expect(await minta()).toHaveProperty("pesan");
    await ubah(admin, guru, { peran: ["guru", "kepala"], email: "penyerang@contoh.id" }).catch(() => undefined);
    expect((await akunDari(guru)).email).toBeNull();
    await aksi(admin, guru, { aksi: "nonaktifkan" });
    expect(await aksi(admin, guru, { aksi: "aktifkan", alasan: "Salah klik" })).toMatchObject({
      pesan: expect.stringMatching(/^Diusulkan/),
    });
    await ubahAkun(guru, { aktif: true });
    for (const { id } of await as(sistem, (ctx) => listUsulanPeran(ctx, { menunggu: true })))
      await as(admin, (ctx) => withdrawUsulanPeran(ctx, id));
    expect(await minta()).toHaveProperty("undangan");
  });

  test("whoever may agree reads through whose links the account was opened, and what agreeing does", async () => {
    const { admin, kedua, kepala, guru } = orang;
    const dibaca = async (who: Actor) => (await as(who, (ctx) => listUsulanPeran(ctx, { menunggu: true })))[0]?.jalanMasuk;
    await ubahAkun(guru, { passwordAt: now() });
    await kepalaBaru();
    const kapan = "Password akun ini terakhir diganti 21 November 2026 pukul 09.00 WITA.";
    expect(await dibaca(kepala)).toBe(kapan);
    expect([await dibaca(admin), await dibaca(guru)]).toEqual([null, null]);
    await ubahAkun(guru, { tautanOleh: [kedua.id] });
    expect(await dibaca(kepala)).toBe(`${kapan} Tautan yang dipakai untuk membuatnya dibuat oleh Fahri.`);
    await ubahAkun(guru, { tautanOleh: [kedua.id, admin.id] });
    expect(await dibaca(kepala)).toMatch(/dibuat oleh Ahmad, Fahri\. Bila Anda setuju, password dan verifikasi dua langkahnya dihapus/);
    await ubahAkun(guru, { passwordHash: null });
    expect(await dibaca(kepala)).toMatch(/^Pemilik akun ini belum membuat password\. Bila Anda setuju/);
    await as(admin, async (ctx) => withdrawUsulanPeran(ctx, await satu()));
    await ubahAkun(kepala, { passwordAt: now() });
    await aksi(segar(admin), kepala, { aksi: "undang", alasan: "Lupa password" });
    expect(await dibaca(kedua)).toBe(`${kapan} Bila Anda setuju, Anda menerima tautan untuk diserahkan langsung kepada orangnya.`);
  });
});

describe("with one administrator alone", () => {
  test("no day runs for an account that the proposer opened; the machine hands over the link", async () => {
    const { admin, guru } = orang;
    await pakai(await tautan(admin));
    await dudukiAkun();
    expect(await kepalaBaru()).toMatchObject({ pesan: expect.stringContaining("dibuat lewat tautan dari Anda") });
    for (const jam of [25, 25]) {
      lewat(jam);
      await tempo();
      expect((await akunDari(guru)).peran).toEqual(["guru"]);
    }
    const { jumlah, tautan: dari } = await as(sistem, async (ctx) => confirmFromMachine(ctx, (await akunDari(guru)).nip));
    expect([jumlah, await masihMasuk(), (await akunDari(guru)).peran]).toEqual([1, false, ["kepala", "guru"]]);
    await pakai(dari?.jalur.split("/").at(-1) ?? "");
    // The machine is nobody's.
    expect((await akunDari(guru)).tautanOleh).toEqual([]);
  });

  test("a day runs for an account that it did not, and whoever is in it signs in again", async () => {
    await dudukiAkun();
    await kepalaBaru();
    lewat(24.1);
    await tempo();
    expect([(await akunDari(orang.guru)).peran, await masihMasuk(), await faktor()]).toEqual([["kepala", "guru"], false, 1]);
  });
});
