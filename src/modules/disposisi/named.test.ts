/** Who gave it, who got it, and as what. What goes wrong: the name of one in the place of the other, or the position of somebody who left. */
import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { fields, person, sistem, useDisposisi } from "#tests/support/disposisi.ts";
import { listDisposisi, readFilters } from "./list.server.ts";
import { loadJalan } from "./load/load.server.ts";
import { readSurat } from "./load/surat.server.ts";
import { suratTree, tanggapanFrom } from "./tree.server.ts";
import { giveDisposisi } from "./workflow/give.server.ts";
import { remindLate } from "./workflow/remind.server.ts";

const { clock, as, surat, cabang, diberi, kirim, kabar, ubahAkun } = useDisposisi();
const { kepala, guru, wali, tu } = person;
const list = async (who: Actor, query: string) =>
  (await as(who, (ctx) => listDisposisi(ctx, readFilters(new URLSearchParams(query))))).rows;
const file = (who: Actor, lain: object) =>
  as(sistem, ({ db }) =>
    db
      .insertInto("pegawai")
      .values({ akunId: who.id, nama: who.name, jenis: "guru", status: "pns", ...lain })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );

describe("a branch names", () => {
  test("as what its giver and its holder acted on its day, else what the staff file says now, and nothing of a file in the bin", async () => {
    await file(guru, { jabatan: "Guru Muda", deletedAt: clock.now });
    await file(kepala, { jabatan: "Guru Utama", deletedAt: clock.now });
    const { id } = await diberi();
    expect(await cabang(id, guru)).toMatchObject({ kepada: { jabatan: null }, dari: { jabatan: null } });
    const [{ id: guruId }, { id: kepalaId }] = [await file(guru, { jabatan: "Guru Madya" }), await file(kepala, { jabatan: "Guru Besar" })];
    expect(await cabang(id, guru)).toMatchObject({
      kepada: { nama: guru.name, jabatan: "Guru Madya" },
      dari: { nama: kepala.name, jabatan: "Guru Besar" },
    });
    const hold = (pegawaiId: string, jabatan: "kepala" | "bendahara", mulai: string) =>
      as(sistem, ({ db }) => db.insertInto("pemangkuJabatan").values({ pegawaiId, jabatan, mulai }).execute());
    await hold(guruId, "bendahara", "2026-11-23");
    await hold(kepalaId, "kepala", "2026-11-23");
    const acted = { kepada: { jabatan: "Bendahara" }, dari: { jabatan: "Kepala Madrasah" } };
    expect(await cabang(id, guru)).toMatchObject(acted);
    // Held from the day after: not yet as that.
    await as(sistem, ({ db }) => db.updateTable("pemangkuJabatan").set({ mulai: "2026-11-24" }).where(everyRow).execute());
    expect(await cabang(id, guru)).toMatchObject({ kepada: { jabatan: "Guru Madya" }, dari: { jabatan: "Guru Besar" } });
  });

  test("those who got it together by their names, after those who got it before", async () => {
    const { id } = await surat();
    const admin = { ...kepala, id: wali.id };
    await as(admin, (ctx) => giveDisposisi(ctx, id, fields(kepala)));
    clock.now = new Date(clock.now.getTime() + 1000);
    await as(kepala, (ctx) => giveDisposisi(ctx, id, { ...fields(tu), kepada: [wali, tu, guru].map((who) => who.id ?? "") }));
    const names = async () => (await as(tu, (ctx) => suratTree(ctx, id))).map(({ kepada }) => kepada.nama);
    expect(await names()).toEqual([kepala.name, guru.name, tu.name, wali.name]);
    await ubahAkun(wali, { nama: "Ada" });
    expect(await names()).toEqual([kepala.name, "Ada", guru.name, tu.name]);
    await ubahAkun(wali, { nama: wali.name });
  });
});

describe("what was said", () => {
  test("is told of the branches that are asked for, the oldest first", async () => {
    const [one, two] = [await diberi(), await diberi()];
    await kirim(guru, two.cabang.id, { aksi: "kabar", isi: "Lain." });
    for (const isi of ["Ketiga.", "Kedua.", "Pertama."]) {
      await kirim(guru, one.cabang.id, { aksi: "kabar", isi });
      clock.now = new Date(clock.now.getTime() - 60_000);
    }
    const told = await as(tu, async (ctx) => tanggapanFrom(ctx, [await cabang(one.id, guru)]));
    expect(told.map(({ isi }) => isi)).toEqual(["Pertama.", "Kedua.", "Ketiga."]);
    expect(await as(tu, (ctx) => tanggapanFrom(ctx, []))).toEqual([]);
    clock.now = new Date(clock.now.getTime() + 180_000);
  });
});

describe("a row of the list", () => {
  test("names the sender, who gave it, who has it, and what is asked, by when", async () => {
    const { id } = await surat({ perihal: "Baris", asalSurat: "Dinas" });
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields(guru, { batas: "2026-12-24" })));
    expect(await list(guru, "cari=baris")).toEqual([
      {
        ...{ id: (await cabang(id, guru)).id, perihal: "Baris", asalSurat: "Dinas", dari: kepala.name, kepada: guru.name },
        ...{ instruksi: ["dilaksanakan"], status: "baru", batas: "2026-12-24", createdAt: clock.now, selesaiPada: null },
      },
    ]);
  });

  test("that was handed on stands among those that wait until those behind it are done", async () => {
    const { id } = await surat({ perihal: "Berantai" });
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields(guru)));
    await kirim(guru, (await cabang(id, guru)).id, { aksi: "teruskan", kepada: wali.id ?? "", instruksi: "saran" });
    expect(await list(guru, "keadaan=diteruskan&cari=berantai")).toHaveLength(1);
    await kirim(wali, (await cabang(id, wali)).id, { aksi: "tutup" });
    expect(await list(guru, "keadaan=diteruskan&cari=berantai")).toEqual([]);
    expect(await list(guru, "keadaan=selesai&cari=berantai")).toHaveLength(1);
  });

  test("is found by a backslash as it is written", async () => {
    const { id } = await surat({ perihal: String.raw`Folder a\b` });
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields(guru)));
    expect((await list(guru, String.raw`cari=a\b`)).map(({ perihal }) => perihal)).toEqual([String.raw`Folder a\b`]);
    expect(await list(guru, "cari=older\\")).toEqual([]);
  });
});

describe("the whole way of a letter", () => {
  test("offers an answer, a paper and a recipient to whom each is", async () => {
    const { id } = await surat();
    const offered = async (who: Actor) => (await as(who, (ctx) => loadJalan(ctx, id))).boleh;
    expect(await offered(tu)).toEqual({ beri: false, balas: true, lampirkan: true });
    expect(await offered(kepala)).toEqual({ beri: true, balas: false, lampirkan: false });
    await expect(as(tu, (ctx) => loadJalan(ctx, "bukan-surat"))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("names the code under which the letter is filed", async () => {
    const { id } = await surat();
    expect((await as(tu, (ctx) => readSurat(ctx, id))).klasifikasi).toBeNull();
    await as(sistem, async ({ db }) => {
      const { id: klasifikasiId } = await db
        .insertInto("klasifikasiSurat")
        .values({ kode: "PP.00", nama: "Pendidikan" })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db.updateTable("suratMasuk").set({ klasifikasiId }).where("id", "=", id).execute();
    });
    expect(await as(tu, (ctx) => readSurat(ctx, id))).toMatchObject({ klasifikasi: "PP.00" });
  });
});

describe("what is late is told", () => {
  const remind = async () => {
    await as(sistem, ({ db }) => db.deleteFrom("pemberitahuan").where(everyRow).execute());
    await as(sistem, remindLate);
    return kabar(kepala);
  };

  test("with the page of the one, or the list of what one gave, or of all, the longest late first", async () => {
    await as(sistem, ({ db }) => db.updateTable("suratMasuk").set({ deletedAt: clock.now }).where(everyRow).execute());
    const give = async (perihal: string, batas: string, [from, to]: readonly [Actor, Actor]) => {
      const { id } = await surat({ perihal });
      await as(from, (ctx) => giveDisposisi(ctx, id, fields(to, { batas })));
      return (await cabang(id, to)).id;
    };
    const head = { ...kepala, id: tu.id };
    clock.now = new Date("2026-11-23T01:00:00Z");
    const alone = await give("Satu", "2026-11-23", [kepala, guru]);
    clock.now = new Date("2026-11-24T01:00:00Z");
    expect(await remind()).toMatchObject([{ link: `/administration/disposisi/${alone}` }]);
    await give("Dua", "2026-11-25", [kepala, wali]);
    await give("Tiga", "2026-11-24", [kepala, wali]);
    await give("Empat", "2026-11-25", [kepala, guru]);
    clock.now = new Date("2026-11-26T01:00:00Z");
    expect(await remind()).toMatchObject([
      {
        link: "/administration/persuratan/disposisi?tampil=dikirim&keadaan=terlambat",
        body: [
          "Uji waliKelas, batas 24 Nov 2026: Tiga",
          "Uji guru, batas 25 Nov 2026: Empat",
          "Uji waliKelas, batas 25 Nov 2026: Dua",
        ].join("\n"),
      },
    ]);
    clock.now = new Date("2026-11-27T01:00:00Z");
    await give("Lima", "2026-11-27", [kepala, wali]);
    await give("Enam", "2026-11-27", [head, guru]);
    clock.now = new Date("2026-11-28T01:00:00Z");
    expect(await remind()).toMatchObject([{ link: "/administration/persuratan/disposisi?tampil=semua&keadaan=terlambat" }]);
    expect(await kabar(tu)).toHaveLength(1);
  });
});
