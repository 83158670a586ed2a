import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { scopeContext } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { current, fields, origin, person, useBerkas, useNaskah } from "#tests/support/naskah.ts";
import { codesInPdf } from "#tests/support/qr-in-pdf.ts";
import { loadDetail } from "../load/detail.server.ts";
import { action as preview } from "../screens/naskah-preview.ts";
import { loader as download } from "../screens/pdf-naskah.ts";
import { draftImage, signedPdf } from "./print.server.ts";
import { saveNaskah } from "./save.server.ts";
import { cancelNaskah, signNaskah } from "./signature.server.ts";

/** What stands on the paper that is given out, and that there is one of each letter. */
const { house, as, surat } = useNaskah();
const { tu, kepala, admin } = person;
const berkas = useBerkas();

const bytesOf = async (key: string) => {
  const { stream } = await berkas.files.open("private", key);
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
};
async function read(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const page = await pdf.getPage(pdf.numPages);
  const { items } = await page.getTextContent();
  const codes = await codesInPdf(bytes, pdf.numPages);
  return { text: items.map((item) => ("str" in item ? item.str : "")).join(""), codes };
}
const squeezed = (text: string) => text.replace(/\s/g, "");
const row = (id: string) => as(tu, ({ db }) => db.selectFrom("naskahSurat").selectAll().where("id", "=", id).executeTakeFirstOrThrow());

describe("the signed paper", () => {
  test("says where it is checked and with which code, with its QR at the signature", async () => {
    const { id } = await surat("ditandatangani");
    const { key, name } = await signedPdf(house.scope(tu), berkas.files, id);
    const { text, codes } = await read(await bytesOf(key));
    const { tanda, naskah } = await as(tu, (ctx) => loadDetail(ctx, id));
    expect(squeezed(text)).toContain(
      squeezed(`Keaslian surat ini dapat diperiksa di contoh.sch.id/verifikasi dengan kode ${tanda?.kode}.`),
    );
    expect(squeezed(text)).toContain("Hadirlah.");
    expect(squeezed(text)).toContain(squeezed(kepala.name));
    expect(codes).toEqual([(await row(id)).kertas?.isiQr]);
    expect(name).toBe(`${naskah.nomor?.replace(/[^\w.]+/g, "-")}.pdf`);
    const draf = await read(await draftImage((await as(tu, (ctx) => loadDetail(ctx, id))).kertas, undefined));
    expect(draf.codes).toEqual([]);
    expect(squeezed(draf.text)).toContain("Draf,belumditandatangani");
  });

  test("is one file, however many ask for it at once, and of that letter alone", async () => {
    const [satu, lain] = [await surat("ditandatangani"), await surat("ditandatangani")];
    const hasil = await Promise.all([1, 2, 3].map(() => signedPdf(house.scope(tu), berkas.files, satu.id)));
    expect(new Set(hasil.map(({ key }) => key)).size).toBe(1);
    const { berkasId, sidik } = await row(satu.id);
    expect(await row(lain.id)).toMatchObject({ berkasId: null, sidik: null });
    const file = await as(tu, ({ db }) => db.selectFrom("berkas").selectAll().where("id", "=", String(berkasId)).executeTakeFirstOrThrow());
    const bytes = await bytesOf(file.kunci);
    expect(file).toMatchObject({
      jenis: "application/pdf",
      sidik,
      kunci: hasil[0]?.key,
      nama: hasil[0]?.name,
      ukuran: String(bytes.length),
    });
    expect(hasil[0]?.sidik).toBe(sidik);
    const dua = await signedPdf(house.scope(tu), berkas.files, lain.id);
    expect(dua.key).not.toBe(file.kunci);
    expect(await signedPdf(house.scope(admin), berkas.files, satu.id)).toEqual(hasil[0]);
  });

  test("takes no place of a file that somebody hung on the letter in Daftar Surat", async () => {
    const [{ id }, lain] = [await surat("ditandatangani"), await surat("ditandatangani")];
    await signedPdf(house.scope(tu), berkas.files, lain.id);
    const { suratKeluarId } = await row(id);
    const { berkasId: pindaian } = await row(lain.id);
    const keluar = () =>
      as(tu, ({ db }) => db.selectFrom("suratKeluar").select("berkasId").where("id", "=", suratKeluarId).executeTakeFirstOrThrow());
    await as(tu, ({ db }) => db.updateTable("suratKeluar").set({ berkasId: pindaian }).where("id", "=", suratKeluarId).execute());
    await signedPdf(house.scope(tu), berkas.files, id);
    expect((await keluar()).berkasId).toBe(pindaian);
    expect((await row(id)).berkasId).not.toBe(pindaian);
  });

  test("leaves no file behind when it cannot be kept", async () => {
    const { id } = await surat("ditandatangani");
    const put: string[] = [];
    const failing = new Proxy(berkas.files, {
      get: (files, name: keyof Files) =>
        name !== "put"
          ? typeof files[name] === "function"
            ? (files[name] as () => unknown).bind(files)
            : files[name]
          : async (...args: Parameters<Files["put"]>) => {
              const kept = await files.put(...args);
              put.push(kept.key);
              return { ...kept, sha256: "none" };
            },
    });
    await expect(signedPdf(house.scope(tu), failing, id)).rejects.toThrow();
    expect(put).toHaveLength(1);
    await expect(bytesOf(put[0] ?? "")).rejects.toThrow();
    expect(await row(id)).toMatchObject({ berkasId: null });
  });
});

describe("the addresses of a letter", () => {
  const context = () => {
    const made = new RouterContextProvider();
    made.set(scopeContext, house.scope(tu));
    made.set(filesContext, berkas.files);
    return made;
  };

  test("give a draft that nobody keeps, and nothing of a letter that is not there", async () => {
    const { id } = await surat("diparaf");
    const get = (param: string | undefined) =>
      download({
        context: context(),
        request: new Request("http://localhost/pdf"),
        params: { id: param },
      } as unknown as LoaderFunctionArgs);
    const jawaban = await get(id);
    expect(jawaban.headers.get("Cache-Control")).toBe("private, no-store");
    expect(jawaban.headers.get("Content-Disposition")).toContain('filename="Draf Undangan rapat.pdf"');
    expect(squeezed((await read(new Uint8Array(await jawaban.arrayBuffer()))).text)).toContain("Hadirlah.");
    expect((await row(id)).berkasId).toBeNull();
    for (const param of [crypto.randomUUID(), undefined]) await expect(get(param)).rejects.toMatchObject({ kind: "notFound" });
  });

  const open = async (id: string) => {
    const answer = await download({ context: context(), request: new Request("http://localhost/pdf"), params: { id } } as never);
    return { name: answer.headers.get("Content-Disposition") ?? "", text: squeezed(await wholeText(await answer.arrayBuffer())) };
  };
  const wholeText = async (bytes: ArrayBuffer) => (await extractText(new Uint8Array(bytes), { mergePages: true })).text;

  test("give no draft in which something is still missing, and say what", async () => {
    const { id, versi } = await surat("draft");
    await as(tu, (ctx) => saveNaskah(ctx, { id, versi }, fields(null, { isi: "Hadir di {{isian.Tempat rapat}}." })));
    await expect(open(id)).rejects.toMatchObject({
      ...{ kind: "invalid", message: "Draf ini belum dapat dicetak. Belum terisi: Tempat rapat." },
    });
  });

  test("give a voided letter with the word across every page, while the kept file stays as it was", async () => {
    const { id } = await surat("ditandatangani");
    const { sidik } = await signedPdf(house.scope(tu), berkas.files, id);
    expect((await open(id)).text).not.toContain("DIBATALKAN");
    await as(tu, (ctx) => cancelNaskah(ctx, id, "Salah tanggal."));
    const { name, text } = await open(id);
    expect(text).toContain("DIBATALKAN");
    expect(name).toContain("DIBATALKAN");
    expect((await signedPdf(house.scope(tu), berkas.files, id)).sidik).toBe(sidik);
  });

  test("nobody signs with the code of the examples", async () => {
    const { id, versi } = await surat("diparaf");
    const write = (kodeJabatan: string) => as(tu, ({ db }) => db.updateTable("bukuNomor").set({ kodeJabatan }).where(everyRow).execute());
    await write("Ma.22.XX.XX");
    await expect(as(kepala, (ctx) => signNaskah(ctx, { id, versi }, origin))).rejects.toMatchObject({
      ...{ kind: "invalid", message: expect.stringContaining("masih memakai kode jabatan contoh") },
    });
    const told = () => as(tu, async (ctx) => (await loadDetail(ctx, id)).nomorContoh);
    expect(await told()).toBe(true);
    await write("Ma.22.01.01");
    expect(await told()).toBe(false);
    expect(await as(kepala, (ctx) => signNaskah(ctx, { id, versi }, origin))).toContain(`/${current.getUTCFullYear()}`);
  });

  test("show what is being typed, and keep none of it", async () => {
    const { id } = await surat("draft");
    const body = new FormData();
    body.set("perihal", "Baru");
    body.set("isi", "Sedang diketik");
    const post = (param: string | undefined) =>
      preview({
        context: context(),
        request: new Request("http://localhost/pratinjau", { method: "POST", body }),
        params: { id: param },
      } as unknown as LoaderFunctionArgs);
    const jawaban = await post(id);
    expect(jawaban.headers.get("Cache-Control")).toBe("no-store");
    expect(await jawaban.json()).toMatchObject({ perihal: "Baru", belum: ["Kepada"], kertas: { untitled: true } });
    expect((await row(id)).perihal).toBe("Undangan rapat");
    for (const param of [crypto.randomUUID(), undefined]) await expect(post(param)).rejects.toMatchObject({ kind: "notFound" });
  });
});
