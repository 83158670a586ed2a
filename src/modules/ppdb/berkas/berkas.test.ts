/**
 * A parent photographs the family card with an old telephone and sends it from the family's page, some six papers each, 900 families in eight
 * weeks; the committee looks at each beside the form. What goes wrong: a film instead of a photo, thirty pages in one scan, a photo too large,
 * a blurred one sent again while the committee looks at the first, somebody else's paper asked for by its address.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connected } from "#kit/database/connection/location.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { judgePaper } from "#kit/reading/reading.server.ts";
import type { Visit } from "#kit/visit.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/logged-lines.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { statusToken } from "../keluarga/status-cookie.server.ts";
import { uploadFromStatus } from "../keluarga/upload-action.server.ts";
import { readAsked } from "../panitia/asked.ts";
import { listMeja } from "../panitia/list-meja.server.ts";
import { actOnPendaftar } from "../panitia/pendaftar-action.server.ts";
import { findBerkas } from "./read-dokumen.server.ts";

const home = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const { scope } = home;
const visit: Visit = { requestId: "x", address: "10.1.1.1", origin: "http://x", secure: false };
const [kk, akta] = ["Kartu keluarga", "Akta kelahiran"] as const;

let files: Files;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "berkas-ppdb-"));
  files = await openFiles({ directory });
  await openCommittee(scope(nurlaela));
  await scope(nurlaela).transaction(async ({ db }) => {
    const { id: periodeId } = await db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow();
    const wave = db.insertInto("gelombangPpdb").values({ nama: "Gelombang 1", periodeId }).returning("id");
    const { id: gelombangId } = await wave.executeTakeFirstOrThrow();
    const dokumen = `${kk}\r\n\n  ${akta}  \n`;
    await db.insertInto("jalurPpdb").values({ jenis: "reguler", gelombangId, dokumen }).execute();
  });
});
afterAll(() => rm(directory, { recursive: true }));

const photo = (width = 300, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: "#cde" } })
    .jpeg()
    .toBuffer();
const pdfOf = (pages: number) =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count ${pages} /Kids [] >>\nendobj\n${Array.from(
      { length: pages },
      (_, place) => `${place + 3} 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\n`,
    ).join("")}trailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  );

const send = async (id: string | null, dokumen: string, ...sent: readonly Buffer[]) => {
  const form = new FormData();
  form.set("aksi", "unggah");
  form.set("dokumen", dokumen);
  for (const bytes of sent) form.append("berkas", new File([new Uint8Array(bytes)], "IMG_0001.jpg"));
  const token = id ? await scope().read(async (ctx) => statusToken(ctx, id, true)) : "";
  return uploadFromStatus(scope(), files, {
    ...{ form, visit },
    request: new Request("http://x/daftar/status", { headers: { cookie: `status-ppdb=${token}` } }),
  });
};
const papers = async (id: string) => (await scope().read((ctx) => loadStatus(ctx, id)))?.dokumen ?? [];
const paper = async (id: string, dokumen: string = kk) => {
  const found = (await papers(id)).find((one) => one.dokumen === dokumen)?.berkas;
  if (!found) throw new Error("nothing was sent");
  return found;
};
const judge = async (id: string, aksi: string, isi: Readonly<Record<string, string>> = {}, who = nurlaela) => {
  const { id: berkas, berkasId: dilihat, keadaan: semula } = await paper(id);
  const form = new FormData();
  for (const [name, value] of Object.entries({ aksi, berkas, dilihat, semula, versi: "1", ...isi })) form.set(name, value);
  return actOnPendaftar(scope(who), id, form);
};
const stored = async () => {
  const keys: string[] = [];
  for await (const key of files.keys("private")) keys.push(key);
  return keys;
};
const kept = async (id: string, berkas: string) => {
  const found = await scope().read((ctx) => findBerkas(ctx, id, berkas));
  if (!found) throw new Error("no such paper");
  const { stream } = await files.open("private", found.kunci);
  return { ...found, bytes: Buffer.concat(await stream.toArray()) };
};

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(64)]);

describe("a family sends a paper", () => {
  test("that its path asks for; the page says what is missing", async () => {
    const { id } = await register(scope(), "Anak Berkas");
    expect((await papers(id)).map(({ dokumen, berkas }) => [dokumen, berkas])).toEqual([
      [kk, null],
      [akta, null],
    ]);
    const sentence = async () => (await scope().read((ctx) => loadStatus(ctx, id)))?.kalimat;
    expect(await sentence()).toContain("2 berkas masih perlu Anda kirim");
    expect((await send(id, kk, await photo())).status).toBe(303);
    expect(await sentence()).toMatch(/1 berkas masih perlu Anda kirim(?!.*belum perlu melakukan apa-apa)/);
    expect(await paper(id)).toMatchObject({ keadaan: "menunggu", halaman: 1, jenis: "image/jpeg" });
    await expect(send(id, "Ijazah S2", await photo())).rejects.toMatchObject({ kind: "notFound" });
  });

  test("of several photos one PDF is made, small and upright, that a guard takes", async () => {
    const { id } = await register(scope(), "Anak Foto");
    await send(id, kk, await photo(3000, 2000), await photo(), await photo());
    const { id: berkas, halaman, jenis } = await paper(id);
    expect([halaman, jenis]).toEqual([3, "application/pdf"]);
    const { bytes, nama } = await kept(id, berkas);
    expect(nama).toBe("Kartu keluarga.pdf");
    expect(await judgePaper({ bytes, allowed: ["application/pdf"] })).toBe("application/pdf");
    expect(bytes.toString("latin1")).toContain("/Width 2000 /Height 1333");
  });

  test.each([
    ["nothing", async () => [], "invalid", /Pilih dahulu/],
    ["words", async () => [Buffer.from("halo")], "unsupported", /tidak dikenali/],
    ["a photo that is broken", async () => [(await photo()).subarray(0, 200)], "unsupported", /rusak/],
    ["a photo of 42 megapixels", async () => [await photo(7000, 6000)], "unsupported", /42 megapiksel/],
    ["21 photos", async () => Array(21).fill(await photo()) as Buffer[], "invalid", /21 halaman\. Paling banyak 20/],
    ["a second page that is no photo", async () => [await photo(), Buffer.from("halo")], "unsupported", /^Halaman 2: .*tidak dikenali/],
    [
      "a third page that is broken",
      async () => [await photo(), await photo(), (await photo()).subarray(0, 200)],
      "unsupported",
      /^Halaman 3: .*rusak/,
    ],
    ["a HEIC photo", async () => [heic], "unsupported", /HEIC/],
    ["a scan of 30 pages", async () => [pdfOf(30)], "invalid", /30 halaman/],
    ["a PDF and a photo", async () => [pdfOf(1), await photo()], "unsupported", /tidak digabung/],
    [
      "a PDF with a program",
      async () => [Buffer.from(pdfOf(1).toString().replace("/Type /Catalog", "/Type /Catalog /OpenAction << /S /JavaScript /JS (a) >>"))],
      "unsupported",
      /PDF ini/,
    ],
    ["more than 10 MB", async () => [Buffer.alloc(11 * 1024 * 1024)], "tooLarge", /10 MB/],
  ] as const)("%s is refused with a sentence, and what was there stays", async (_, sent, kind, message) => {
    const { id } = await register(scope(), "Anak Salah");
    await send(id, kk, await photo());
    const [before, all] = [await paper(id), await stored()];
    const refused = send(id, kk, ...(await sent()));
    await expect(refused).rejects.toMatchObject({
      kind,
      message: expect.stringMatching(message),
      current: { aksi: "unggah", dokumen: kk },
    });
    expect(await paper(id)).toEqual(before);
    expect(await stored()).toEqual(all);
  });

  test("a photo of exactly 40 megapixels is taken, and made small", async () => {
    const { id } = await register(scope(), "Anak Tepat");
    expect((await send(id, kk, await photo(8000, 5000))).status).toBe(303);
    expect(await paper(id)).toMatchObject({ halaman: 1, jenis: "image/jpeg" });
  });

  test("needs the open page, a registration that is undecided, and not a hundred tries", async () => {
    const { id } = await register(scope(), "Anak Tutup");
    await expect(send(null, kk, await photo())).rejects.toMatchObject({ kind: "conflict" });
    for (let time = 0; time < 30; time++) await send(id, kk).catch(() => undefined);
    await expect(send(id, kk, await photo())).rejects.toMatchObject({ kind: "tooMany" });
    const { id: gone } = await register(scope(), "Anak Mundur");
    await send(gone, kk, await photo());
    await scope().transaction(({ db }) =>
      db.updateTable("pendaftaran").set({ keadaan: "mengundurkan diri" }).where("id", "=", gone).execute(),
    );
    await expect(send(gone, kk, await photo())).rejects.toMatchObject({ kind: "conflict" });
    await expect(judge(gone, "terimaBerkas")).rejects.toMatchObject({ kind: "conflict" });
  });

  test("opens its own papers alone, and none of a registration that is gone", async () => {
    const { id } = await register(scope(), "Anak Milik");
    const { id: other } = await register(scope(), "Anak Orang");
    await send(id, kk, await photo());
    const { id: berkas } = await paper(id);
    expect(await scope().read((ctx) => findBerkas(ctx, id, berkas))).toMatchObject({ nama: "Kartu keluarga.jpg" });
    expect(await scope().read((ctx) => findBerkas(ctx, other, berkas))).toBeUndefined();
    await scope().transaction(({ db, now }) => db.updateTable("pendaftaran").set({ deletedAt: now }).where("id", "=", id).execute());
    expect(await scope().read((ctx) => findBerkas(ctx, id, berkas))).toBeUndefined();
  });
});

describe("the committee", () => {
  test("accepts a paper: it is not sent again", async () => {
    const { id } = await register(scope(), "Anak Terima");
    await send(id, kk, await photo());
    const { lines } = await told(home, nurlaela, () => judge(id, "terimaBerkas"));
    expect(lines).toMatchObject([{ after: { berkas: kk, keadaanBerkas: "diterima" } }]);
    expect(await paper(id)).toMatchObject({ keadaan: "diterima" });
    await expect(send(id, kk, await photo())).rejects.toMatchObject({ kind: "conflict" });
  });

  test("gives a paper back with a reason; the family reads it and sends another, which waits again", async () => {
    const { id } = await register(scope(), "Anak Buram");
    await send(id, kk, await photo());
    await expect(judge(id, "kembalikanBerkas")).rejects.toMatchObject({ fields: { sebab: expect.any(String) } });
    await expect(judge(id, "kembalikanBerkas", { sebab: "lain" })).rejects.toMatchObject({ fields: { catatan: expect.any(String) } });
    await judge(id, "kembalikanBerkas", { sebab: "buram", catatan: "Nomor KK tidak terbaca." });
    expect(await paper(id)).toMatchObject({ keadaan: "dikembalikan", sebab: "buram", catatan: "Nomor KK tidak terbaca." });
    await send(id, kk, pdfOf(2));
    expect(await paper(id)).toMatchObject({ keadaan: "menunggu", halaman: 2, sebab: null, catatan: null });
  });

  test("judges what it saw: a paper that was sent anew meanwhile is looked at first", async () => {
    const { id } = await register(scope(), "Anak Baru");
    await send(id, kk, await photo());
    const { berkasId: dilihat } = await paper(id);
    await send(id, kk, await photo(200, 200));
    await expect(judge(id, "terimaBerkas", { dilihat })).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("berkas yang lain"),
    });
    await expect(judge(id, "terimaBerkas", {}, actor("kepala"))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(judge(id, "terimaBerkas", { berkas: "00000000-0000-4000-8000-000000000000" })).rejects.toMatchObject({ kind: "notFound" });
  });

  test("finds those that lack a paper", async () => {
    const lacking = async () => {
      const { rows } = await scope(nurlaela).read((ctx) => listMeja(ctx, readAsked(new URLSearchParams("berkas=kurang&cari=Anak+Saring"))));
      return rows.map(({ namaLengkap }) => namaLengkap);
    };
    const { id } = await register(scope(), "Anak Saring");
    await send(id, kk, await photo());
    expect(await lacking()).toEqual(["Anak Saring"]);
    await send(id, akta, await photo());
    expect(await lacking()).toEqual([]);
    await judge(id, "kembalikanBerkas", { sebab: "buram" });
    expect(await lacking()).toEqual(["Anak Saring"]);
  });
});

test("papers go with their registration, so that a sweep takes the files", async () => {
  const { id } = await register(scope(), "Anak Hapus");
  await send(id, kk, await photo());
  await connected(home.database.place, async (client) => {
    for (const table of ["persetujuan_pendaftaran", "langkah_pendaftaran", "perbaikan_pendaftaran"])
      await client.query(`delete from ${table} where pendaftaran_id = $1`, [id]);
    await client.query("delete from pendaftaran where id = $1", [id]);
    expect((await client.query("select from berkas_pendaftaran where pendaftaran_id = $1", [id])).rowCount).toBe(0);
  });
});
