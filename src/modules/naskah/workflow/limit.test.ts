import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { type Ctx, scopeContext } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { told } from "#tests/support/logged-lines.ts";
import { fields, origin, person, useBerkas, useNaskah } from "#tests/support/naskah.ts";
import { loader as unduh } from "../screens/pdf-naskah.ts";
import { demandWhole, signedPdf } from "./print.server.ts";
import { deleteNaskah, saveNaskah, writeNaskah } from "./save.server.ts";
import { cancelNaskah, signNaskah } from "./signature.server.ts";
import { parafNaskah, proposeNaskah, returnNaskah } from "./step.server.ts";

/** What each step of a letter tells the trail, where its limits are, and what is kept of it. */
const { house, as, surat, template } = useNaskah();
const { tu, kepala, admin, guru } = person;
const berkas = useBerkas();

describe("each step", () => {
  test("leaves its line in the trail", async () => {
    const awal = await told(house, tu, (ctx) => writeNaskah(ctx, template.id));
    const { id, klasifikasiId } = awal.result;
    const disimpan = await told(house, tu, (ctx) => saveNaskah(ctx, awal.result, fields(klasifikasiId)));
    let { versi } = disimpan.result;
    const langkah = async (siapa: Actor, kerja: (ctx: Ctx, sasaran: { id: string; versi: number }) => Promise<unknown>) => {
      const { lines } = await told(house, siapa, (ctx) => kerja(ctx, { id, versi }));
      versi += 1;
      return lines.filter(({ subject }) => subject === "naskahSurat").map(({ action, before, after }) => [action, before, after]);
    };
    const keadaan = (status: string) => expect.objectContaining({ status });
    expect(awal.lines).toEqual([expect.objectContaining({ action: "create", subject: "naskahSurat", subjectId: id })]);
    expect(disimpan.lines).toEqual([
      expect.objectContaining({ action: "update", subjectId: id, before: berisi("Hadirlah.", false), after: berisi("Hadirlah.", true) }),
    ]);
    expect(await langkah(tu, proposeNaskah)).toEqual([["submit", keadaan("draft"), keadaan("diajukan")]]);
    expect(await langkah(admin, (ctx, satu) => returnNaskah(ctx, satu, "Perbaiki"))).toEqual([
      ["return", keadaan("diajukan"), keadaan("draft")],
    ]);
    expect(await langkah(tu, proposeNaskah)).toEqual([["submit", keadaan("draft"), keadaan("diajukan")]]);
    expect(await langkah(admin, parafNaskah)).toEqual([["initial", keadaan("diajukan"), keadaan("diparaf")]]);
    const { lines, touched } = await told(house, kepala, (ctx) => signNaskah(ctx, { id, versi }, origin));
    expect(lines.map(({ action, subject }) => `${action} ${subject}`)).toEqual(
      expect.arrayContaining(["create suratKeluar", "create buktiSurat", "sign naskahSurat"]),
    );
    expect(touched).toEqual(["suratKeluar"]);
    const hapus = await surat("draft");
    expect((await told(house, tu, (ctx) => deleteNaskah(ctx, hapus))).lines).toEqual([
      expect.objectContaining({ action: "delete", subject: "naskahSurat", subjectId: hapus.id }),
    ]);
  });

  test("initials are refused before a letter is looked for: nobody learns so which there are, and the log says which right was lacking", async () => {
    const diajukan = await surat("diajukan");
    for (const id of [diajukan.id, crypto.randomUUID()])
      await expect(as(guru, (ctx) => parafNaskah(ctx, { ...diajukan, id }))).rejects.toMatchObject({ right: "parafSurat:manage" });
  });

  test("back needs a reason of 5 to 1000 letters, from whoever has the next step", async () => {
    const diajukan = await surat("diajukan");
    const kembali = (alasan: string, siapa = admin) => as(siapa, (ctx) => returnNaskah(ctx, diajukan, alasan));
    for (const alasan of ["1234", " 1234 ", "x".repeat(1001)])
      await expect(kembali(alasan)).rejects.toMatchObject({ kind: "invalid", fields: { alasan: expect.any(String) } });
    await expect(kembali("12345", guru)).rejects.toMatchObject({ kind: "notFound" });
    await kembali("x".repeat(1000));
    const lagi = await surat("diajukan");
    await as(kepala, (ctx) => returnNaskah(ctx, lagi, "12345"));
    const diparaf = await surat("diparaf");
    await expect(as(admin, (ctx) => returnNaskah(ctx, diparaf, "12345"))).rejects.toMatchObject({ kind: "forbidden" });
    await as(kepala, (ctx) => returnNaskah(ctx, diparaf, "12345"));
    const draf = await surat("draft");
    await expect(as(kepala, (ctx) => returnNaskah(ctx, draf, "12345"))).rejects.toMatchObject({ kind: "conflict" });
    await expect(as(tu, (ctx) => cancelNaskah(ctx, draf.id, "Tidak jadi"))).rejects.toMatchObject({ kind: "conflict" });
  });

  test("begins from the version that was seen", async () => {
    const draf = await surat("draft");
    await expect(as(tu, (ctx) => proposeNaskah(ctx, { ...draf, versi: draf.versi - 1 }))).rejects.toMatchObject({ kind: "stale" });
    await expect(as(tu, (ctx) => proposeNaskah(ctx, { id: "x", versi: 1 }))).rejects.toMatchObject({ kind: "notFound" });
    await expect(as(guru, (ctx) => proposeNaskah(ctx, draf))).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("keeps a draft up to its limits", async () => {
    const { id } = await surat("draft");
    let { versi } = await surat("draft");
    const simpan = async (bidang: Record<string, string>, orang: { siswaIds?: string[]; pegawaiIds?: string[] } = {}) => {
      const isi = { ...fields(null, bidang), ...orang };
      return as(tu, (ctx) => saveNaskah(ctx, { id, versi }, isi)).then(
        (row) => {
          versi = row.versi;
          return {};
        },
        ({ fields }) => fields as Record<string, string>,
      );
    };
    const isi = "{{isian.Tempat}}";
    expect(await simpan({ isi, "isian.Tempat": "x".repeat(500) })).toEqual({});
    expect(await simpan({ isi, "isian.Tempat": "x".repeat(501) })).toEqual({ "isian.Tempat": expect.stringContaining("500") });
    const ids = (banyak: number) => Array.from({ length: banyak }, () => crypto.randomUUID());
    expect(await simpan({}, { siswaIds: ids(200) })).toEqual({});
    expect(await simpan({}, { siswaIds: ids(201) })).toEqual({ orang: expect.stringContaining("200") });
    expect(await simpan({}, { pegawaiIds: ids(200) })).toEqual({});
    expect(await simpan({}, { pegawaiIds: ids(201) })).toEqual({ orang: expect.stringContaining("200") });
    for (const [nama, batas] of Object.entries({ perihal: 200, tujuan: 400, lampiran: 80, tembusan: 600, isi: 20_000 })) {
      expect(await simpan({ [nama]: "x".repeat(batas) }), nama).toEqual({});
      expect(Object.keys(await simpan({ [nama]: "x".repeat(batas + 1) })), nama).toEqual([nama]);
    }
  });
});

describe("the PDF that was kept", () => {
  test("is drawn once, and given out only while every byte is as it was signed", async () => {
    const { id } = await surat("ditandatangani");
    const satu = await signedPdf(house.scope(tu), berkas.files, id);
    expect(await signedPdf(house.scope(kepala), berkas.files, id)).toEqual(satu);
    expect(satu.name).toMatch(/^[\p{L}\p{N}.-]+\.pdf$/u);
    const isi = await as(tu, async ({ db }) => {
      const { berkasId, suratKeluarId } = await db
        .selectFrom("naskahSurat")
        .select(["berkasId", "suratKeluarId"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const keluar = await db.selectFrom("suratKeluar").select("berkasId").where("id", "=", suratKeluarId).executeTakeFirstOrThrow();
      return { berkasId, keluar: keluar.berkasId };
    });
    expect(isi.keluar).toBe(isi.berkasId);
    const { stream } = await berkas.files.open("private", satu.key);
    const parts: Uint8Array[] = [];
    for await (const part of stream) parts.push(part as Uint8Array);
    const bytes = Buffer.concat(parts);
    await expect(demandWhole(berkas.files, satu)).resolves.toBeUndefined();
    for (const ubah of [
      (file: Buffer) => file.fill((file[0] ?? 0) ^ 1, 0, 1),
      (file: Buffer) => file.subarray(0, -1),
      (file: Buffer) => Buffer.concat([file, Buffer.from(" ")]),
    ]) {
      const { key } = await berkas.files.put("private", ubah(Buffer.from(bytes)), { type: "application/pdf" });
      await expect(demandWhole(berkas.files, { ...satu, key })).rejects.toMatchObject({ kind: "unavailable" });
    }
    await expect(signedPdf(house.scope(tu), berkas.files, (await surat("diparaf")).id)).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("the address of a letter's PDF", () => {
  test("gives the draft to be looked at, and what was issued once it is signed", async () => {
    const minta = async (id: string, query = "") => {
      const context = new RouterContextProvider();
      context.set(scopeContext, house.scope(tu));
      context.set(filesContext, berkas.files);
      const request = new Request(`http://localhost/pdf${query}`);
      const { headers } = await unduh({ context, request, params: { id } } as unknown as LoaderFunctionArgs);
      return `${headers.get("Content-Type")} ${headers.get("Content-Disposition")}`;
    };
    expect(await minta((await surat("diparaf")).id)).toMatch(/^application\/pdf inline; filename="Draf /);
    const { id } = await surat("ditandatangani");
    expect(await minta(id)).toMatch(/^application\/pdf inline; filename="B-\d/);
    expect(await minta(id, "?unduh")).toMatch(/^application\/pdf attachment; filename="B-\d/);
  });
});

function berisi(isi: string, sama: boolean) {
  return expect.objectContaining({ isi: sama ? isi : expect.not.stringMatching(/^Hadirlah\.$/) });
}
