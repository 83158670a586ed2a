import { describe, expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import { addDays } from "#kit/dates.ts";
import { actor } from "#tests/support/database.ts";
import { fields, formulir, hari, person, sistem, useDisposisi } from "#tests/support/disposisi.ts";
import { suratTree } from "../tree.server.ts";
import { giveDisposisi } from "../workflow/give.server.ts";
import { receiveJalan } from "./receive.server.ts";

const { clock, house, as, surat, cabang, diberi, kirim, ubahAkun, kabar } = useDisposisi();
const { kepala, guru, wali, tu } = person;

describe("what cannot be given", () => {
  test("to whoever is disabled or gone", async () => {
    const { id } = await surat();
    for (const ubah of [{ aktif: false }, { deletedAt: clock.now }]) {
      await ubahAkun(wali, ubah);
      await expect(as(kepala, (ctx) => giveDisposisi(ctx, id, fields(wali)))).rejects.toMatchObject({
        fields: { kepada: expect.any(String) },
      });
      await ubahAkun(wali, { aktif: true, deletedAt: null });
    }
    expect(await as(kepala, (ctx) => giveDisposisi(ctx, id, fields(wali)))).toBe(1);
  });

  test("for longer than two years, or with more than 2000 letters", async () => {
    const beri = async (lain: object) => {
      const { id } = await surat();
      return as(kepala, (ctx) => giveDisposisi(ctx, id, fields(guru, lain))).catch(({ fields }) => Object.keys(fields));
    };
    expect(await beri({ batas: addDays(hari, 730) })).toBe(1);
    expect(await beri({ batas: addDays(hari, 731) })).toEqual(["batas"]);
    expect(await beri({ batas: hari })).toBe(1);
    expect(await beri({ batas: addDays(hari, -1) })).toEqual(["batas"]);
    expect(await beri({ catatan: "x".repeat(2000) })).toBe(1);
    expect(await beri({ catatan: "x".repeat(2001) })).toEqual(["catatan"]);
  });
});

describe("a form of a branch's page", () => {
  test("does each act that it names, and leaves its line in the trail", async () => {
    const coba = async (siapa: typeof guru, aksi: string, isi = "Alasan.") => {
      const satu = await diberi();
      return [(await kirim(siapa, satu.cabang.id, { aksi, isi })).pesan, (await cabang(satu.id, guru)).status];
    };
    expect(await coba(guru, "jawab")).toEqual(["Jawaban terkirim", "dijawab"]);
    expect(await coba(guru, "kabar")).toEqual(["Kabar terkirim", "dibaca"]);
    expect(await coba(guru, "tutup", "")).toEqual(["Disposisi ditutup", "ditutup"]);
    expect(await coba(kepala, "tarik")).toEqual(["Disposisi ditarik", "ditarik"]);
    const satu = await diberi();
    const terus = { aksi: "teruskan", kepada: ` ${wali.id} ,`, instruksi: "dilaksanakan" };
    expect(await kirim(guru, satu.cabang.id, terus)).toEqual({ pesan: "Disposisi diteruskan kepada 1 orang" });
    const lain = await diberi();
    await kirim(guru, lain.cabang.id, { aksi: "jawab", isi: "Sudah." });
    expect(await kirim(kepala, lain.cabang.id, { aksi: "kembalikan", isi: "Kurang." })).toEqual({ pesan: "Disposisi dikembalikan" });
    expect((await cabang(lain.id, guru)).status).toBe("dibaca");
    const jejak = await as(tu, ({ db }) =>
      db.selectFrom("audit").select(["action", "after"]).where("subjectId", "=", lain.cabang.disposisiId).orderBy("id").execute(),
    );
    expect(jejak.map(({ action, after }) => [action, (after as { jenis?: string }).jenis])).toEqual([
      ["create", undefined],
      ["update", "jawaban"],
      ["update", "pengembalian"],
    ]);
  });

  test("of a letter gives it, once however often it comes", async () => {
    const { id } = await surat();
    const form = formulir({ kepada: `${guru.id},${guru.id}`, instruksi: "dilaksanakan,menari", sifat: "x" });
    for (let kali = 0; kali < 2; kali++)
      expect(await receiveJalan(house.scope(kepala), id, form)).toEqual({ pesan: "Disposisi terkirim kepada 1 orang" });
    expect(await cabang(id, guru)).toMatchObject({ sifat: "biasa", instruksi: ["dilaksanakan"] });
    expect(await as(tu, (ctx) => suratTree(ctx, id))).toHaveLength(1);
  });

  test("is refused without its key, without a right, with an act that is none, and with a foreign file", async () => {
    const { cabang: satu } = await diberi();
    for (const salah of ["", "0".repeat(31), "0".repeat(33), "G".repeat(32)])
      await expect(kirim(guru, satu.id, { aksi: "jawab", isi: "Ya", kunci: salah })).rejects.toMatchObject({ kind: "malformed" });
    await expect(kirim(guru, satu.id, { aksi: "x" })).rejects.toMatchObject({ kind: "malformed" });
    await expect(kirim(actor("tanpa peran"), satu.id, { aksi: "jawab", isi: "Ya" })).rejects.toMatchObject({ kind: "notFound" });
    await expect(kirim(guru, satu.id, { aksi: "jawab", isi: "Ya", berkasId: crypto.randomUUID() })).rejects.toMatchObject({
      ...{ kind: "invalid", fields: { berkasId: expect.any(String) } },
    });
    for (const aksi of ["jawab", "kabar"])
      await expect(kirim(guru, satu.id, { aksi, isi: "  " })).rejects.toMatchObject({ fields: { isi: expect.any(String) } });
    await expect(kirim(guru, satu.id, { aksi: "jawab", isi: "x".repeat(4001) })).rejects.toMatchObject({
      fields: { isi: expect.any(String) },
    });
    await kirim(guru, satu.id, { aksi: "jawab", isi: "x".repeat(4000) });
    await expect(kirim(guru, satu.id, { aksi: "jawab", isi: "Lagi" })).rejects.toMatchObject({ kind: "conflict" });
  });
});

describe("whoever it concerns", () => {
  const lupakan = () => as(sistem, ({ db }) => db.deleteFrom("pemberitahuan").where(everyRow).execute());

  test.each([
    ["jawab", guru, kepala, ["Uji guru menjawab disposisi: Undangan", "Semua disposisi selesai: Undangan"]],
    ["kabar", guru, kepala, ["Uji guru memberi kabar tentang disposisi: Undangan"]],
    ["tutup", guru, kepala, ["Semua disposisi selesai: Undangan"]],
    ["tarik", kepala, guru, ["Uji kepala menarik disposisi: Undangan"]],
  ] as const)("hears of %s, and nobody of what they did themselves", async (aksi, siapa, yangMendengar, titles) => {
    const satu = await diberi();
    await lupakan();
    await kirim(siapa, satu.cabang.id, { aksi, isi: "Begitu." });
    const links = (title: string) => (title.startsWith("Semua") ? satu.id : satu.cabang.id);
    const seharusnya = titles.map((title) => expect.objectContaining({ title, link: expect.stringContaining(links(title)) }));
    const terdengar = await kabar(yangMendengar);
    expect(terdengar).toHaveLength(titles.length);
    expect(terdengar).toEqual(expect.arrayContaining(seharusnya));
    expect(await kabar(siapa)).toEqual([]);
  });

  test("hears what it is about in 120 letters at most, and by when", async () => {
    for (const [perihal, sebutan] of [
      [`😀${"x".repeat(120)}`, `😀${"x".repeat(118)}…`],
      ["y".repeat(120), "y".repeat(120)],
    ]) {
      const { id } = await surat({ perihal });
      await lupakan();
      await as(kepala, (ctx) => giveDisposisi(ctx, id, fields(guru, { batas: "2026-11-30" })));
      expect(await kabar(guru)).toMatchObject([
        { title: `Disposisi untuk Anda: ${sebutan}`, body: "Dari Uji kepala. Batas waktu 30 November 2026." },
      ]);
      const { id: satu } = await cabang(id, guru);
      await kirim(guru, satu, { aksi: "jawab", isi: "Sudah." });
      await lupakan();
      await kirim(kepala, satu, { aksi: "kembalikan", isi: "Kurang." });
      expect(await kabar(guru)).toMatchObject([{ title: `Uji kepala mengembalikan disposisi: ${sebutan}` }]);
    }
  });

  test("hears of the end of all where they gave it first, and of what lies with them again", async () => {
    const [satu, lain] = [await diberi(), await diberi()];
    for (const { cabang: milik } of [satu, lain])
      await kirim(guru, milik.id, { aksi: "teruskan", kepada: wali.id ?? "", instruksi: "dilaksanakan" });
    await lupakan();
    await kirim(wali, (await cabang(satu.id, wali)).id, { aksi: "tutup" });
    expect([(await kabar(kepala)).map(({ title }) => title), await kabar(guru)]).toEqual([["Semua disposisi selesai: Undangan"], []]);
    await lupakan();
    await kirim(guru, (await cabang(lain.id, wali)).id, { aksi: "tarik", isi: "Saya sendiri." });
    expect([await kabar(guru), (await kabar(wali)).length]).toEqual([[], 1]);
    expect(await cabang(lain.id, guru)).toMatchObject({ status: "dibaca", selesaiPada: null });
  });

  test("however far it was handed on, ends with the last of them, and nobody is told of what they took back from themselves", async () => {
    const terus = (siapa: typeof guru, id: string, kepada: typeof guru) =>
      kirim(siapa, id, { aksi: "teruskan", kepada: kepada.id ?? "", instruksi: "saran" });
    const satu = await diberi();
    await terus(guru, satu.cabang.id, wali);
    await terus(wali, (await cabang(satu.id, wali)).id, tu);
    await kirim(tu, (await cabang(satu.id, tu)).id, { aksi: "tutup" });
    for (const siapa of [guru, wali, tu]) expect((await cabang(satu.id, siapa)).selesaiPada, siapa.name).not.toBeNull();
    const lain = await diberi();
    await terus(guru, lain.cabang.id, kepala);
    await lupakan();
    await kirim(kepala, lain.cabang.id, { aksi: "tarik", isi: "Keliru." });
    expect([(await kabar(guru)).length, await kabar(kepala)]).toEqual([1, []]);
  });
});

describe("only who gave it, or watches over all", () => {
  test.each(["tarik", "kembalikan"])("may do this: %s", async (aksi) => {
    const satu = await diberi();
    if (aksi === "kembalikan") await kirim(guru, satu.cabang.id, { aksi: "jawab", isi: "Sudah." });
    for (const siapa of [guru, tu])
      await expect(kirim(siapa, satu.cabang.id, { aksi, isi: "Alasan." })).rejects.toMatchObject({ kind: "forbidden" });
    await expect(kirim(wali, satu.cabang.id, { aksi, isi: "Alasan." })).rejects.toMatchObject({ kind: "notFound" });
    await expect(kirim(kepala, satu.cabang.id, { aksi, isi: " " })).rejects.toMatchObject({ fields: { isi: expect.any(String) } });
    await kirim(kepala, satu.cabang.id, { aksi, isi: "Alasan." });
    await expect(kirim(kepala, satu.cabang.id, { aksi, isi: "Alasan." })).rejects.toMatchObject({ kind: "conflict" });
  });
});
