/**
 * The scan of a letter, what came with an answer, and the sheet: each has an address that can be sent on. What goes wrong: whoever gets the
 * address opens a paper that was never handed to them, or one that was taken back.
 */
import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { extractText } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { holdAttachment } from "#kit/attachments/attach.server.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import type { FileType } from "#kit/files/kinds.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { person, useDisposisi } from "#tests/support/disposisi.ts";
import { useBerkas } from "#tests/support/naskah.ts";
import { tanggapanFrom } from "../tree.server.ts";
import { loader as attachment } from "./lampiran.ts";
import { loader as sheet } from "./lembar.ts";
import { loader as scan } from "./pindaian.ts";

const { house, as, cabang, diberi, kirim } = useDisposisi();
const { kepala, guru, wali, tu } = person;
const berkas = useBerkas();

function open(loader: typeof scan, who: Actor, params: Record<string, string>, query = "") {
  const context = new RouterContextProvider();
  context.set(scopeContext, house.scope(who));
  context.set(filesContext, berkas.files);
  return loader({ context, request: new Request(`http://localhost/${query}`), params } as unknown as LoaderFunctionArgs);
}
const shown = async (answer: Promise<Response>) => {
  const response = await answer;
  return [await response.text(), response.headers.get("content-disposition")];
};
/** A paper that lies in the store, as this person sent it. */
async function paper(who: Actor, nama: string, jenis: FileType = "application/pdf") {
  const stored = await berkas.files.put("private", Buffer.from(`isi ${nama}`), { type: jenis });
  return (await as(who, (ctx) => holdAttachment(ctx, { stored, jenis, nama }))).id;
}
const missing = { kind: "notFound" };

describe("the scan of a letter", () => {
  test("opens for whoever got it or gave it and for the office, and for nobody else", async () => {
    const { id, cabang: mine } = await diberi();
    await expect(open(scan, guru, { id: mine.id })).rejects.toMatchObject({ ...missing, message: "Pindaian surat ini belum ada." });
    const berkasId = await paper(tu, "undangan.pdf");
    await as(tu, ({ db }) => db.updateTable("suratMasuk").set({ berkasId }).where("id", "=", id).execute());
    for (const who of [guru, kepala, tu])
      expect(await shown(open(scan, who, { id: mine.id })), who.name).toEqual([
        "isi undangan.pdf",
        expect.stringMatching(/^inline.*undangan\.pdf/),
      ]);
    await expect(open(scan, wali, { id: mine.id })).rejects.toMatchObject(missing);
    await expect(open(scan, guru, {})).rejects.toMatchObject(missing);
    await expect(open(scan, guru, { id: crypto.randomUUID() })).rejects.toMatchObject(missing);
  });

  test("stays closed to whom the letter was taken back from", async () => {
    const { id, cabang: mine } = await diberi();
    const berkasId = await paper(tu, "rapat.pdf");
    await as(tu, ({ db }) => db.updateTable("suratMasuk").set({ berkasId }).where("id", "=", id).execute());
    await kirim(kepala, mine.id, { aksi: "tarik", isi: "Salah alamat." });
    await expect(open(scan, guru, { id: mine.id })).rejects.toMatchObject({ ...missing, message: "Disposisi ini sudah ditarik." });
    expect((await open(scan, tu, { id: mine.id })).status).toBe(200);
  });

  test("opens for whoever took back what they had handed on under their own branch, and not under that one", async () => {
    const { id, cabang: mine } = await diberi();
    const berkasId = await paper(tu, "lomba.pdf");
    await as(tu, ({ db }) => db.updateTable("suratMasuk").set({ berkasId }).where("id", "=", id).execute());
    await kirim(guru, mine.id, { aksi: "teruskan", kepada: wali.id ?? "", instruksi: "saran" });
    const { id: below } = await cabang(id, wali);
    expect((await open(scan, guru, { id: below })).status).toBe(200);
    await kirim(guru, below, { aksi: "tarik", isi: "Salah alamat." });
    for (const who of [guru, wali]) await expect(open(scan, who, { id: below }), who.name).rejects.toMatchObject(missing);
    expect((await open(scan, guru, { id: mine.id })).status).toBe(200);
  });
});

describe("what came with an answer", () => {
  test("is named beside it, and opens under its own branch for whoever sees that", async () => {
    const [one, two] = [await diberi(), await diberi()];
    const berkasId = await paper(guru, "laporan.pdf");
    await kirim(guru, one.cabang.id, { aksi: "kabar", isi: "Tanpa lampiran." });
    await kirim(guru, one.cabang.id, { aksi: "jawab", isi: "Terlampir.", berkasId });
    const told = await as(tu, async (ctx) => tanggapanFrom(ctx, [await cabang(one.id, guru)]));
    const byWords = (isi: string) => told.find((word) => word.isi === isi);
    expect([byWords("Tanpa lampiran.")?.berkas, byWords("Terlampir.")?.berkas]).toEqual([null, "laporan.pdf"]);
    const tanggapan = byWords("Terlampir.")?.id ?? "";
    for (const who of [guru, kepala, tu])
      expect(await shown(open(attachment, who, { id: one.cabang.id, tanggapan })), who.name).toEqual([
        "isi laporan.pdf",
        expect.stringMatching(/^inline.*laporan\.pdf/),
      ]);
    await expect(open(attachment, wali, { id: one.cabang.id, tanggapan })).rejects.toMatchObject(missing);
    await expect(open(attachment, guru, { id: two.cabang.id, tanggapan })).rejects.toMatchObject(missing);
    const others = [byWords("Tanpa lampiran.")?.id ?? "", crypto.randomUUID(), "x"];
    for (const none of others) await expect(open(attachment, guru, { id: one.cabang.id, tanggapan: none })).rejects.toMatchObject(missing);
    await expect(open(attachment, guru, {})).rejects.toMatchObject(missing);
  });
});

test("a photograph comes with an answer as well as a paper, and a table does not", async () => {
  const { cabang: mine } = await diberi();
  const send = async (nama: string, jenis: FileType) =>
    kirim(guru, mine.id, { aksi: "kabar", isi: "Terlampir.", berkasId: await paper(guru, nama, jenis) });
  for (const [nama, jenis] of [
    ["foto.png", "image/png"],
    ["foto.jpg", "image/jpeg"],
  ] as const)
    expect(await send(nama, jenis)).toEqual({ pesan: "Kabar terkirim" });
  await expect(send("nilai.csv", "text/csv")).rejects.toMatchObject({ fields: { berkasId: expect.any(String) } });
});

describe("the sheet", () => {
  beforeAll(() => house.scope(system("uji")).transaction(seedSekolah));
  const read = async (answer: Promise<Response>) => {
    const response = await answer;
    const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
    return { text: text.replace(/\s+/g, " "), name: response.headers.get("content-disposition") };
  };

  test("is named by the number of its letter, and empty where it is to be filled in by hand", async () => {
    const { id, cabang: mine } = await diberi();
    await kirim(guru, mine.id, { aksi: "kabar", isi: "Sedang diurus." });
    const full = await read(open(sheet, tu, { id }));
    expect(full.text).toContain("Sedang diurus.");
    expect(full.name).toMatch(/^inline.*Lembar disposisi 1.X\.pdf/);
    const byHand = await read(open(sheet, tu, { id }, "?kosong"));
    expect(byHand.text).toContain("Undangan");
    expect(byHand.text).not.toMatch(/Sedang diurus|\[ X \]/);
    await expect(open(sheet, guru, { id })).rejects.toMatchObject(missing);
    await expect(open(sheet, tu, {})).rejects.toMatchObject(missing);
    await expect(open(sheet, tu, { id: "x" })).rejects.toMatchObject(missing);
  });
});
