/** Nobody rules alone: what weighs is proposed by one person and agreed to by another. */
import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { form, kind, origin, sistem, useUsulan } from "#tests/support/usulan.ts";
import { sendNewAkun } from "../manage/akun-action.server.ts";
import { approveUsulanPeran, rejectUsulanPeran, withdrawUsulanPeran } from "./decide.server.ts";
import { listUsulanPeran } from "./read-usulan.server.ts";
import { describeUsulan } from "./usulan.ts";

const { as, begin, denganLain, lewat, segar, lama, now, akunDari, aksi, ubah, satu, setujui, tempo, status, kabar, house, orang } =
  useUsulan();

test.each<[Parameters<typeof describeUsulan>, string]>([
  [["peran", { tambah: ["guru", "kepala"] }], "mendapat peran Kepala Madrasah, Guru"],
  [["peran", { lepas: ["administrator"] }], "kehilangan peran Administrator"],
  [["peran", { tambah: ["kepala"], lepas: ["guru"] }], "mendapat peran Kepala Madrasah dan kehilangan peran Guru"],
  [
    ["pejabat", { sebagai: "Plh.", mulai: "2026-11-20", sampai: "2026-11-30" }],
    "menandatangani surat sebagai Plh., 20 November 2026 sampai 30 November 2026",
  ],
  [
    ["jabatan", { sebagai: "Guru Piket", mulai: "2026-12-01", tambah: ["piket"] }],
    "memangku jabatan Guru Piket, mulai 1 Desember 2026, dengan hak Guru Piket",
  ],
  [["identitas", { nip: "198511042010012001" }], "NIP akunnya menjadi 19851104 201001 2 001"],
  [["identitas", { email: "n@x.id" }], "alamat surelnya menjadi n@x.id"],
  [["identitas", { nip: "198511042010012001", email: null }], "NIP akunnya menjadi 19851104 201001 2 001 dan alamat surelnya dihapus"],
  [["aktifkan", {}], "akunnya diaktifkan kembali"],
  [["lepas-faktor", {}], "verifikasi dua langkahnya dilepas"],
  [["tautan-password", {}], "mendapat tautan untuk mengganti password"],
])("%j is said in a sentence", (usulan, kalimat) => {
  expect(describeUsulan(...usulan)).toBe(kalimat);
});

describe("a role that decides", () => {
  test("is only proposed, with a reason, and given by another than who proposes and whom it concerns", async () => {
    await denganLain();
    const { admin, kedua, kepala, guru } = orang;
    expect(await kind(ubah(admin, guru, { peran: ["guru", "kepala"], alasan: "" }))).toBe("invalid");
    expect(await kind(ubah(lama(admin), guru, { peran: ["guru", "kepala"] }))).toBe("unconfirmed");
    const answer = await ubah(admin, guru, { peran: ["guru", "humas", "administrator"] });
    expect(answer).toMatchObject({ pesan: expect.stringContaining("sesudah disetujui") });
    // What does not decide counts at once.
    expect((await akunDari(guru)).peran).toEqual(["humas", "guru"]);
    const id = await satu();
    for (const siapa of [admin, guru]) expect(await kind(setujui(siapa, id))).toBe("forbidden");
    expect(await kind(as(lama(kedua), (ctx) => approveUsulanPeran(ctx, id)))).toBe("unconfirmed");
    expect((await akunDari(guru)).peran).toEqual(["humas", "guru"]);
    await setujui(kepala, id);
    expect((await akunDari(guru)).peran).toEqual(["administrator", "humas", "guru"]);
    expect(await kind(setujui(kedua, id))).toBe("conflict");
    const trail = await as(sistem, (ctx) =>
      ctx.db.selectFrom("audit").select(["action", "actorName"]).where("subjectId", "=", id).orderBy("id").execute(),
    );
    expect(trail).toEqual([
      { action: "submit", actorName: "Ahmad" },
      { action: "approve", actorName: "Abdul Karim" },
    ]);
  });

  test("is told to everybody concerned, when it is proposed and when it is decided", async () => {
    await denganLain();
    const { admin, kedua, kepala, guru } = orang;
    await ubah(admin, guru, { peran: ["guru", "administrator"] });
    for (const siapa of [kedua, kepala, guru, admin])
      expect(await kabar(siapa)).toEqual(["Diusulkan: Fitriani mendapat peran Administrator"]);
    await as(segar(kedua), async (ctx) => rejectUsulanPeran(ctx, await satu(), "Tidak dikenal di sini"));
    for (const siapa of [kedua, kepala, guru, admin]) expect((await kabar(siapa)).at(-1)).toMatch(/^Usulan ditolak: Fitriani/);
    expect((await akunDari(guru)).peran).toEqual(["guru"]);
  });

  test("is never one's own, by whichever account", async () => {
    await denganLain();
    const { admin, kedua, guru } = orang;
    for (const peran of [["administrator", "kepala"], ["administrator", "guru"], ["guru"]])
      expect(await kind(ubah(admin, admin, { peran }))).toBe("invalid");
    expect(await kind(ubah(admin, admin, { peran: ["administrator"], nip: "197203111998031002" }))).toBe("invalid");
    // A second account of the same person of the staff file.
    await as(sistem, async (ctx) => {
      const { nip } = await akunDari(admin);
      const pegawai = { nip, nama: "Ahmad", jenis: "guru", status: "pns", aktif: true, akunId: guru.id };
      await ctx.db
        .insertInto("pegawai")
        .values(pegawai as never)
        .execute();
    });
    expect(await kind(ubah(admin, guru, { peran: ["guru", "kepala"] }))).toBe("conflict");
    await ubah(kedua, guru, { peran: ["guru", "kepala"] });
    expect(await kind(setujui(admin, await satu()))).toBe("forbidden");
  });

  test("is taken away the same way, and of the new account it is proposed too", async () => {
    await denganLain();
    const { admin, kedua, kepala } = orang;
    await ubah(admin, kedua, { peran: ["guru"] });
    expect((await akunDari(kedua)).peran).toEqual(["administrator", "guru"]);
    await setujui(kepala, await satu());
    expect((await akunDari(kedua)).peran).toEqual(["guru"]);
    const baru = form({ nip: "199006212015032001", nama: "Boneka", email: "", peran: ["kepala"], alasan: "Kepala yang baru" });
    await sendNewAkun(house.scope(admin), { form: baru, origin });
    const { id } = await as(sistem, (ctx) => ctx.db.selectFrom("akun").selectAll().where("nama", "=", "Boneka").executeTakeFirstOrThrow());
    expect((await akunDari({ ...admin, id })).peran).toEqual([]);
    // Whoever holds the invitation would hold the role: it ends, and who agrees has a new one to hand over.
    const baru2 = await setujui(kepala, await satu());
    expect(baru2).toMatchObject({ akunId: id, ganti: false, email: null });
    expect((await akunDari({ ...admin, id })).peran).toEqual(["kepala"]);
    const terbuka = as(sistem, ({ db }) => db.selectFrom("undangan").select("dibuatOleh").where("akunId", "=", id).execute());
    expect(await terbuka).toEqual([{ dibuatOleh: kepala.id }]);
  });

  test("is not agreed to by an account that the proposer made a moment ago, nor by an invented one", async () => {
    await denganLain();
    const { admin, kedua, guru } = orang;
    await as(sistem, (ctx) =>
      ctx.db.updateTable("akun").set({ dibuatOleh: admin.id, createdAt: now() }).where("id", "=", String(kedua.id)).execute(),
    );
    await ubah(admin, guru, { peran: ["guru", "kepala"] });
    const id = await satu();
    expect(await kind(setujui(kedua, id))).toBe("forbidden");
    const contoh = await begin("197203111998031999", "Kepala Contoh", "kepala");
    expect(await kind(setujui(contoh, id))).toBe("forbidden");
    lewat(24.1);
    expect(await kind(setujui(kedua, id))).toBe("done");
  });

  test("lapses when its proposer is shut out or the person became another meanwhile", async () => {
    await denganLain();
    const { admin, kedua, kepala, guru } = orang;
    await ubah(admin, guru, { peran: ["guru", "administrator"] });
    const id = await satu();
    await as(sistem, (ctx) => ctx.db.updateTable("akun").set({ nip: "199102142019032009" }).where("id", "=", String(guru.id)).execute());
    expect(await kind(setujui(kepala, id))).toBe("conflict");
    await aksi(kedua, admin, { aksi: "nonaktifkan" });
    expect(await kind(setujui(kepala, id))).toBe("conflict");
    await tempo();
    expect(await status(id)).toBe("gugur");
  });

  test("is read by whom it concerns, and by no colleague of theirs", async () => {
    await denganLain();
    const { admin, kepala, guru } = orang;
    const lain = await begin("199102142019032008", "Orang Lain", "guru");
    await ubah(admin, guru, { peran: ["guru", "kepala"] });
    const dibaca = async (who: Actor, menunggu: boolean) =>
      (await as(who, (ctx) => listUsulanPeran(ctx, { menunggu }))).map(({ nama, boleh }) => [nama, boleh.setujui]);
    expect(await dibaca(kepala, true)).toEqual([["Fitriani", true]]);
    expect(await dibaca(guru, true)).toEqual([["Fitriani", false]]);
    expect(await dibaca(lain, true)).toEqual([]);
    const [tentang] = await as(guru, (ctx) => listUsulanPeran(ctx, { menunggu: true }));
    expect(tentang?.boleh.sebab).toContain("Anda dapat menolaknya");
    await as(guru, async (ctx) => rejectUsulanPeran(ctx, await satu(), "Bukan saya yang ditunjuk"));
    expect([await dibaca(guru, false), await dibaca(lain, false)]).toEqual([[["Fitriani", false]], []]);
  });

  test("changes nothing yet about the account, and nothing is said to have changed", async () => {
    const { admin, guru } = orang;
    const lines = () =>
      as(sistem, (ctx) => ctx.db.selectFrom("audit").select("id").where("subjectId", "=", String(guru.id)).orderBy("id").execute());
    const [before, { versi }] = [(await lines()).length, await akunDari(guru)];
    await ubah(admin, guru, { peran: ["guru", "kepala"] });
    expect([(await lines()).length, (await akunDari(guru)).versi]).toEqual([before, versi]);
    await ubah(admin, guru, { peran: ["guru", "humas"] });
    expect([(await lines()).length, (await akunDari(guru)).versi]).toEqual([before + 1, versi + 1]);
  });

  test("is withdrawn by who proposed it alone, and refused with a reason by whom it concerns", async () => {
    await denganLain();
    const { admin, kedua, guru } = orang;
    await ubah(admin, guru, { peran: ["guru", "administrator"] });
    const id = await satu();
    expect(await kind(as(kedua, (ctx) => withdrawUsulanPeran(ctx, id)))).toBe("notFound");
    expect(await kind(as(guru, (ctx) => rejectUsulanPeran(ctx, id, "x")))).toBe("invalid");
    expect(await kind(as(lama(guru), (ctx) => rejectUsulanPeran(ctx, id, "Bukan saya")))).toBe("unconfirmed");
    const lain = await begin("199102142019032008", "Orang Lain", "guru");
    expect(await kind(as(lain, (ctx) => rejectUsulanPeran(ctx, id, "Bukan saya")))).toBe("notFound");
    await as(admin, (ctx) => withdrawUsulanPeran(ctx, id));
    expect(await status(id)).toBe("ditarik");
  });
});
