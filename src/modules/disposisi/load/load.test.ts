import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { remove } from "#kit/register/store.server.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { fields, hari, person, sistem, useDisposisi } from "#tests/support/disposisi.ts";
import { told } from "#tests/support/logged-lines.ts";
import { disposisiSurat } from "../riwayat.server.ts";
import { takeCabang } from "../tree.server.ts";
import { markRead, mayPindaian } from "../workflow/act.server.ts";
import { giveDisposisi } from "../workflow/give.server.ts";
import { remindLate } from "../workflow/remind.server.ts";
import { lembarDisposisi } from "./lembar.server.ts";
import { loadCabang, loadJalan } from "./load.server.ts";
import { pindaianSurat, readSurat } from "./surat.server.ts";

const { clock, house, as, surat, cabang, diberi, kirim, ubahAkun } = useDisposisi();
const { kepala, guru, wali, tu } = person;

beforeEach(() => {
  clock.now = new Date(`${hari}T01:00:00Z`);
});

describe("a letter that was binned", () => {
  test("is neither disposed of nor answered, and shows nothing", async () => {
    const { id, versi } = await surat();
    await as(tu, (ctx) => remove(ctx, suratMasuk, { id, versi }));
    for (const satu of [id, "x", crypto.randomUUID()])
      await expect(as(kepala, (ctx) => giveDisposisi(ctx, satu, fields(guru)))).rejects.toMatchObject({ kind: "notFound" });
    const ada = await diberi();
    await as(tu, ({ db }) => db.updateTable("suratMasuk").set({ deletedAt: clock.now }).where("id", "=", ada.id).execute());
    await expect(kirim(guru, ada.cabang.id, { aksi: "jawab", isi: "Sudah." })).rejects.toMatchObject({ kind: "notFound" });
    for (const satu of [ada.cabang.id, "bukan-id", ""])
      await expect(as(guru, (ctx) => takeCabang(ctx, satu))).rejects.toMatchObject({ kind: "notFound" });
    for (const baca of [readSurat, pindaianSurat])
      await expect(as<unknown>(tu, (ctx) => baca(ctx, ada.id))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("is not told of as late", async () => {
    const { id } = await diberi(guru, { batas: hari });
    clock.now = new Date("2026-11-25T01:00:00Z");
    await as(tu, ({ db }) => db.updateTable("suratMasuk").set({ deletedAt: clock.now }).where("id", "=", id).execute());
    expect(await as(sistem, remindLate)).toBe(0);
  });
});

describe("a branch", () => {
  test("is read by its recipient alone, itself alone, and once", async () => {
    const [satu, lain] = [await diberi(), await diberi()];
    for (const siapa of [kepala, tu]) await as(siapa, (ctx) => markRead(ctx, satu.cabang));
    expect((await cabang(satu.id, guru)).status).toBe("baru");
    await as(guru, (ctx) => markRead(ctx, satu.cabang));
    expect([(await cabang(satu.id, guru)).status, (await cabang(lain.id, guru)).status]).toEqual(["dibaca", "baru"]);
    const { dibacaPada } = await cabang(satu.id, guru);
    clock.now = new Date(clock.now.getTime() + 60_000);
    await as(guru, (ctx) => markRead(ctx, satu.cabang));
    expect((await cabang(satu.id, guru)).dibacaPada).toEqual(dibacaPada);
  });

  test("that was taken back shows its scan to the office alone", async () => {
    const { id, cabang: satu } = await diberi();
    const boleh = (siapa: Actor) => as(siapa, async (ctx) => mayPindaian(ctx, await takeCabang(ctx, satu.id)));
    expect([await boleh(guru), await boleh(tu)]).toEqual([true, true]);
    await kirim(kepala, satu.id, { aksi: "tarik", isi: "Salah." });
    expect([await boleh(guru), await boleh(tu)]).toEqual([false, true]);
    await expect(as(guru, (ctx) => pindaianSurat(ctx, id))).rejects.toMatchObject({ kind: "notFound" });
    expect(await as(tu, (ctx) => readSurat(ctx, id))).toMatchObject({
      perihal: "Undangan",
      pindaian: null,
      agenda: expect.stringMatching(/^\d+\/2026$/),
    });
  });

  test("may be given to somebody who holds this very one no more", async () => {
    const { id, cabang: satu } = await diberi();
    await expect(as(kepala, (ctx) => giveDisposisi(ctx, id, fields(guru)))).rejects.toMatchObject({
      fields: { kepada: expect.any(String) },
    });
    await kirim(guru, satu.id, { aksi: "teruskan", kepada: wali.id ?? "", instruksi: "dilaksanakan" });
    const milikWali = await cabang(id, wali);
    expect(await kirim(wali, milikWali.id, { aksi: "teruskan", kepada: guru.id ?? "", instruksi: "dilaksanakan" })).toBeDefined();
  });

  test("tells the trail of who gave it, and of what the letter is now", async () => {
    const { id } = await surat();
    const { lines } = await told(house, kepala, (ctx) => giveDisposisi(ctx, id, fields(guru)));
    expect(lines).toEqual([
      expect.objectContaining({
        action: "create",
        subject: "disposisi",
        after: expect.objectContaining({ suratMasukId: id, kepada: [guru.id] }),
      }),
      expect.objectContaining({ action: "update", subject: "suratMasuk", subjectId: id, after: { status: "diproses" } }),
    ]);
  });
});

describe("what is due", () => {
  test("is told to its holder on the day before and on the day", async () => {
    const { cabang: satu } = await diberi(wali, { batas: "2026-12-02" });
    const tegur = async (kapan: string) => {
      clock.now = new Date(kapan);
      await as(sistem, remindLate);
      const kabar = ({ db }: Ctx) =>
        db
          .selectFrom("pemberitahuan")
          .select("title")
          .where("akunId", "=", wali.id ?? "")
          .where("link", "like", `%${satu.id}%`)
          .orderBy("createdAt")
          .execute();
      return (await as(wali, kabar)).map(({ title }) => title.replace(/:.*/, ""));
    };
    expect(await tegur("2026-11-30T01:00:00Z")).toEqual(["Disposisi untuk Anda"]);
    expect((await tegur("2026-12-01T01:00:00Z")).at(-1)).toBe("Batas waktu disposisi besok");
    expect((await tegur("2026-12-02T01:00:00Z")).at(-1)).toBe("Batas waktu disposisi hari ini");
    expect((await tegur("2026-12-03T01:00:00Z")).at(-1)).toBe("Disposisi ini lewat batas 2 Desember 2026");
  });
});

describe("the page of a branch", () => {
  const buka = (siapa: Actor, id: string) => as(siapa, (ctx) => loadCabang(ctx, id));
  const boleh = async (siapa: Actor, id: string) => {
    const { boleh: semua } = await buka(siapa, id);
    return Object.entries(semua).flatMap(([nama, ya]) => (ya ? [nama] : []));
  };

  test("offers each person what they may do, as it goes on", async () => {
    const { cabang: satu } = await diberi();
    expect((await buka(tu, satu.id)).cabang.status).toBe("baru");
    expect((await buka(guru, satu.id)).cabang.status).toBe("dibaca");
    expect([await boleh(guru, satu.id), await boleh(kepala, satu.id), await boleh(tu, satu.id)]).toEqual([
      ["tindak", "pindaian"],
      ["tarik", "pindaian", "seluruhJalan"],
      ["pindaian", "seluruhJalan"],
    ]);
    await expect(buka(wali, satu.id)).rejects.toMatchObject({ kind: "notFound" });
    await kirim(guru, satu.id, { aksi: "jawab", isi: "Sudah." });
    expect([await boleh(guru, satu.id), await boleh(kepala, satu.id)]).toEqual([["pindaian"], ["kembalikan", "pindaian", "seluruhJalan"]]);
  });

  test("names those who can get it next, whoever got it too, and what was said behind it", async () => {
    const { id } = await surat();
    await as(kepala, (ctx) => giveDisposisi(ctx, id, { ...fields(guru), kepada: [guru.id ?? "", wali.id ?? ""] }));
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields(tu)));
    const { id: milikGuru } = await cabang(id, guru);
    await kirim(wali, (await cabang(id, wali)).id, { aksi: "kabar", isi: "Dari wali." });
    await kirim(guru, milikGuru, { aksi: "kabar", isi: "Satu." });
    clock.now = new Date(clock.now.getTime() + 1000);
    await kirim(guru, milikGuru, { aksi: "kabar", isi: "Dua." });
    const dibuka = await buka(guru, milikGuru);
    expect(dibuka.tanggapan.map(({ isi, oleh, jenis }) => [isi, oleh, jenis])).toEqual([
      ["Satu.", guru.name, "kabar"],
      ["Dua.", guru.name, "kabar"],
    ]);
    expect([dibuka.bersama, dibuka.hari, dibuka.pohon.map((satu) => satu.id)]).toEqual([[wali.name], hari, [milikGuru]]);
    // Those who only teach come behind those with an office; oneself is not among them.
    expect(dibuka.calon).toEqual([
      { value: kepala.id, label: kepala.name, hint: "Kepala Madrasah" },
      { value: tu.id, label: tu.name, hint: "Tata Usaha" },
      { value: wali.id, label: wali.name, hint: "Wali Kelas" },
    ]);
    for (const ubah of [{ aktif: false }, { deletedAt: clock.now }]) {
      await ubahAkun(wali, ubah);
      expect((await buka(guru, milikGuru)).calon.map(({ label }) => label)).toEqual([kepala.name, tu.name]);
      await ubahAkun(wali, { aktif: true, deletedAt: null });
    }
    expect((await buka(kepala, milikGuru)).calon).toEqual([]);
  });
});

describe("the whole way of a letter", () => {
  test("is for the office; giving is for who leads", async () => {
    const { id } = await diberi();
    const jalan = (siapa: Actor) => as(siapa, (ctx) => loadJalan(ctx, id));
    await expect(jalan(guru)).rejects.toMatchObject({ kind: "notFound" });
    expect(await jalan(tu)).toMatchObject({ boleh: { beri: false }, calon: [], pohon: [{ kepada: { id: guru.id } }] });
    const milikKepala = await jalan(kepala);
    expect([milikKepala.boleh.beri, milikKepala.calon.length]).toEqual([true, 3]);
  });

  test("belongs to the letter's past, for who may see all of it", async () => {
    const { id, cabang: satu } = await diberi();
    expect(await as(tu, (ctx) => disposisiSurat(ctx, id))).toEqual({ subject: "disposisi", subjectIds: [satu.disposisiId] });
    expect(await as(guru, (ctx) => disposisiSurat(ctx, id))).toBeUndefined();
    const belum = await surat();
    expect(await as(tu, (ctx) => disposisiSurat(ctx, belum.id))).toBeUndefined();
  });

  test("names its scan, and where that lies", async () => {
    const { id } = await surat();
    const berkas = { kunci: "k", nama: "pindaian.pdf", jenis: "application/pdf", ukuran: "9", sidik: "a".repeat(64), createdBy: tu.id };
    await as(tu, async ({ db }) => {
      const { id: berkasId } = await db.insertInto("berkas").values(berkas).returning("id").executeTakeFirstOrThrow();
      await db.updateTable("suratMasuk").set({ berkasId }).where("id", "=", id).execute();
    });
    expect((await as(tu, (ctx) => readSurat(ctx, id))).pindaian).toBe("pindaian.pdf");
    expect(await as(tu, (ctx) => pindaianSurat(ctx, id))).toEqual({ key: "k", name: "pindaian.pdf" });
  });

  test("stands on its sheet: each giving, whom, what was asked and what was said", async () => {
    const { id, cabang: satu } = await diberi(guru, { batas: "2026-11-30", catatan: "Mohon diatur." });
    await kirim(guru, satu.id, { aksi: "teruskan", kepada: wali.id ?? "", instruksi: "saran,bahas", catatan: "" });
    await kirim(wali, (await cabang(id, wali)).id, { aksi: "jawab", isi: "Saran saya." });
    const { blocks } = await as(tu, (ctx) => lembarDisposisi(ctx, id));
    const [fakta, ...lain] = blocks;
    const kolom = (blok: (typeof lain)[number] | undefined) => (blok?.kind === "table" ? blok.columns.map(({ label }) => label) : []);
    expect(fakta).toMatchObject({
      written: true,
      rows: expect.arrayContaining([
        { label: "Tanggal surat", value: "" },
        { label: "Tanggal diterima", value: "20 November 2026" },
        { label: "Kode klasifikasi", value: "" },
      ]),
    });
    // What is handed on names what is asked in a line: the whole way stays on one sheet.
    expect(lain.map((blok) => blok.kind)).toEqual(["heading", "facts", "table", "table", "table", "heading", "facts", "table"]);
    expect(lain[1]).toMatchObject({
      rows: [
        { label: "Tanggal", value: expect.stringMatching(/^23 November 2026/) },
        { label: "Catatan", value: "Mohon diatur." },
        { label: "Batas waktu", value: "30 November 2026" },
      ],
    });
    expect(lain[2]).toMatchObject({ rows: [["[    ]  Biasa", "[ X ]  Segera", expect.any(String), expect.any(String)]] });
    const bertanda = lain[3]?.kind === "table" ? lain[3].rows.flat().filter((satu) => satu.startsWith("[ X ]")) : [];
    expect(bertanda.length).toBeGreaterThan(0);
    const kosong = await as(tu, (ctx) => lembarDisposisi(ctx, id, true));
    expect(JSON.stringify(kosong.blocks)).not.toMatch(/\[ X \]|Saran saya/);
    expect(kolom(lain[4])).toEqual(["Diteruskan kepada", "Status", "Keterangan", "Paraf"]);
    expect(lain[6]).toMatchObject({
      rows: expect.arrayContaining([
        { label: "Sifat", value: expect.any(String) },
        { label: "Instruksi", value: expect.stringMatching(/^(?:Bahas bersama, Beri saran|Beri saran, Bahas bersama)$/) },
      ]),
    });
    const baris = (blok: (typeof lain)[number] | undefined) => (blok?.kind === "table" ? blok.rows : []);
    expect(baris(lain[4])).toEqual([[guru.name, "Diteruskan", expect.stringMatching(/^Selesai 23 November 2026/), ""]]);
    expect(baris(lain[7])).toEqual([[wali.name, "Dijawab", expect.stringMatching(/^Saran saya\.\nSelesai 23 November 2026/), ""]]);
  });
});
