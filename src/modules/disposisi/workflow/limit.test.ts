import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import { create } from "#kit/register/store.server.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/logged-lines.ts";
import { instruksi } from "../instruksi.ts";
import { listDisposisi, readFilters } from "../list.server.ts";
import { lembarDisposisi } from "../load/lembar.server.ts";
import { suratTree } from "../tree.server.ts";
import { late } from "../tree.ts";
import { closeDisposisi, jawabDisposisi, returnDisposisi, withdrawDisposisi } from "./act.server.ts";
import { forwardDisposisi, giveDisposisi } from "./give.server.ts";
import { remindLate } from "./remind.server.ts";

let current = new Date("2026-11-23T01:00:00Z");
const house = useDatabase({ policy, clock: () => current });
const { scope } = house;
const person = { kepala: actor("kepala"), guru: actor("guru"), wali: actor("waliKelas"), pegawai: actor("pegawai") };
const { kepala, guru, wali, pegawai } = person;
const tu = actor("tataUsaha");
const as = <T>(siapa: Actor, kerja: (ctx: Ctx) => Promise<T>) => scope(siapa).transaction(kerja);
const fields = (kepada: Actor, batas: string) => ({
  ...{ kepada: [kepada.id ?? ""], instruksi: ["dilaksanakan"], sifat: "segera", catatan: "", batas },
});

beforeAll(() =>
  as(tu, async ({ db }) => {
    for (const [place, { id, name, roles }] of Object.values(person).entries()) {
      const akun = { id: id ?? "", nip: `19900101201503100${place}`, nama: name, passwordHash: null, passwordAt: null, aktif: true };
      await db
        .insertInto("akun")
        .values({ ...akun, peran: [...roles] })
        .execute();
    }
  }),
);

/** A letter that the head gave to a teacher, due then. */
async function surat(batas: string) {
  const isi = { nomorSurat: "1/X", asalSurat: "Kanwil", tanggalTerima: "2026-11-20", perihal: "Undangan lomba" };
  const { id } = await as(tu, (ctx) => create(ctx, suratMasuk, isi, "json"));
  await as(kepala, (ctx) => giveDisposisi(ctx, id, fields(guru, batas)));
  return id;
}
const cabang = async (suratId: string, siapa: Actor) => {
  const satu = (await as(tu, (ctx) => suratTree(ctx, suratId))).find(({ kepada }) => kepada.id === siapa.id);
  if (!satu) throw new Error(`${siapa.name} got nothing`);
  return satu;
};
const forward = (suratId: string, [dari, kepada]: readonly [Actor, Actor], batas = "") =>
  as(dari, async (ctx) => forwardDisposisi(ctx, (await cabang(suratId, dari)).id, fields(kepada, batas)));

test("what is handed on without a day is due when it was due for whoever handed it on, however often", async () => {
  const id = await surat("2026-11-27");
  await forward(id, [guru, wali]);
  await forward(id, [wali, pegawai]);
  expect([(await cabang(id, wali)).batas, (await cabang(id, pegawai)).batas]).toEqual(["2026-11-27", "2026-11-27"]);
  const bebas = await surat("");
  await forward(bebas, [guru, wali]);
  expect((await cabang(bebas, wali)).batas).toBeNull();
  await forward(bebas, [wali, pegawai], "2026-12-24");
  expect((await cabang(bebas, pegawai)).batas).toBe("2026-12-24");
});

test("nobody hands on more time than they got", async () => {
  const id = await surat("2026-11-27");
  const tolak = (batas: string) => forward(id, [guru, wali], batas).catch(({ fields }) => fields);
  expect(await tolak("2026-11-28")).toEqual({ batas: "Tidak boleh sesudah batas untuk Anda sendiri, 27 November 2026." });
  current = new Date("2026-11-28T01:00:00Z");
  expect(await tolak("2026-11-28")).toEqual({
    batas: "Batas untuk Anda sendiri sudah lewat (27 November 2026). Kosongkan isian ini.",
  });
  await forward(id, [guru, wali]);
  expect((await cabang(id, wali)).batas).toBe("2026-11-27");
  current = new Date("2026-11-23T01:00:00Z");
});

test("what was handed on is late with both until it is answered, and is told of once, where it lies", async () => {
  const id = await surat("2026-11-25");
  await forward(id, [guru, wali], "2026-11-24");
  const [milikGuru, milikWali] = [await cabang(id, guru), await cabang(id, wali)];
  expect([late(milikGuru, "2026-11-25"), late(milikWali, "2026-11-25")]).toEqual([false, true]);
  expect([late(milikGuru, "2026-11-26"), late(milikWali, "2026-11-26")]).toEqual([true, true]);
  current = new Date("2026-11-26T01:00:00Z");
  const lewat = (siapa: Actor) => as(siapa, (ctx) => listDisposisi(ctx, readFilters(new URLSearchParams("keadaan=terlambat"))));
  const ada = async (siapa: Actor, satu: string) => (await lewat(siapa)).rows.some((baris) => baris.id === satu);
  expect([await ada(guru, milikGuru.id), await ada(wali, milikWali.id)]).toEqual([true, true]);
  await as({ id: null, name: "sistem: tegur", roles: ["sistem"] }, remindLate);
  const kabar = await as(kepala, ({ db }) =>
    db
      .selectFrom("pemberitahuan")
      .select("title")
      .where("akunId", "=", kepala.id ?? "")
      .where("kind", "=", "disposisi-terlambat")
      .execute(),
  );
  expect(kabar).toEqual([{ title: `Disposisi pada ${wali.name} lewat batas 24 November 2026: Undangan lomba` }]);
  await as(wali, (ctx) => jawabDisposisi(ctx, milikWali.id, { isi: "Sudah.", berkasId: "", selesai: true }));
  expect([await ada(guru, milikGuru.id), await ada(wali, milikWali.id)]).toEqual([false, false]);
});

test("a sheet to be filled in by hand is one page, with a place to mark each instruction", async () => {
  const isi = { nomorSurat: "2/X", asalSurat: "Kanwil", tanggalTerima: "2026-11-20", perihal: "Undangan lomba" };
  const { id } = await as(tu, (ctx) => create(ctx, suratMasuk, isi, "json"));
  const lembar = await as(tu, (ctx) => lembarDisposisi(ctx, id));
  const tabel = lembar.blocks.flatMap((blok) => (blok.kind === "table" ? [blok.columns.map(({ label }) => label)] : []));
  expect(tabel).toEqual([
    ["Sifat", "", "", ""],
    ["Instruksi", ""],
    ["Diteruskan kepada", "Catatan", "Batas waktu", "Paraf"],
  ]);
  const pdf = await getDocumentProxy(
    new Uint8Array(await renderPaper({ ...lembar, letterhead: { names: ["MAN 1 Palu"], address: "Palu" } })),
  );
  expect(pdf.numPages).toBe(1);
  const { text } = await extractText(pdf, { mergePages: true });
  for (const nama of Object.values(instruksi)) expect(text.replace(/\s+/g, " ")).toContain(`[ ] ${nama}`);
});

test("each end of a branch is kept with who said it and what, and says it in the trail", async () => {
  const id = await surat("");
  await forward(id, [guru, wali]);
  const { id: milik } = await cabang(id, wali);
  const kata = (isi: string) => ({ isi, berkasId: "" });
  const { lines } = await told(house, wali, (ctx) => closeDisposisi(ctx, milik, kata("")));
  expect(lines.map(({ after }) => after)).toContainEqual({ jenis: "penutupan", isi: null, berkasId: null, kepada: wali.name });
  await as(guru, (ctx) => returnDisposisi(ctx, milik, kata("Belum lengkap.")));
  await as(wali, (ctx) => jawabDisposisi(ctx, milik, { ...kata("Sebentar."), selesai: false }));
  await as(wali, (ctx) => jawabDisposisi(ctx, milik, { ...kata("Sudah."), selesai: true }));
  await as(guru, (ctx) => returnDisposisi(ctx, milik, kata("Sekali lagi.")));
  await as(guru, (ctx) => withdrawDisposisi(ctx, milik, kata("Tidak perlu.")));
  const semua = await as(tu, ({ db }) =>
    db.selectFrom("tanggapanDisposisi").select(["jenis", "isi", "akunId"]).where("cabangId", "=", milik).orderBy("id").execute(),
  );
  const oleh = (siapa: Actor, jenis: string, isi: string | null) => ({ jenis, isi, akunId: siapa.id });
  const lengkap = [
    ...[oleh(wali, "penutupan", null), oleh(guru, "pengembalian", "Belum lengkap."), oleh(wali, "kabar", "Sebentar.")],
    ...[oleh(wali, "jawaban", "Sudah."), oleh(guru, "pengembalian", "Sekali lagi."), oleh(guru, "penarikan", "Tidak perlu.")],
  ];
  expect(semua).toHaveLength(lengkap.length);
  expect(semua).toEqual(expect.arrayContaining(lengkap));
});
