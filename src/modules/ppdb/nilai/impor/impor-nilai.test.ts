/**
 * Two days after the tests somebody of the committee brings what the examination program wrote, under a deadline. What goes wrong: another
 * program than last year's, points of 40 instead of 100, a child who was ill, two columns moved, somebody who wrote a mark meanwhile.
 */
import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { keptMaps } from "#kit/lists/column-maps.server.ts";
import { policy } from "#src/policy.ts";
import { bomb } from "#tests/support/bomb.ts";
import { csv, useMarkLists } from "#tests/support/bring-marks.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { asksLoaders, type Loader } from "#tests/support/loaders.ts";
import { nurlaela, rusdin } from "#tests/support/panitia.ts";
import { saveSent } from "../lembar-action.server.ts";
import { readLembarNilai } from "../load-jalur.server.ts";
import { decidedSentence } from "../save-nilai.server.ts";
import { loader as unduhPeta } from "../screens/download-peta.ts";
import { askedPenguji } from "./impor-action.server.ts";
import { movedSentence } from "./import-nilai.server.ts";
import { sheetRegister } from "./sheet-register.ts";

const home = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const { scope } = home;
const { act, open, read, choose, keep, marks, told, ids, n, jalur } = useMarkLists(scope);
const { ask } = asksLoaders({ scope, files: () => undefined as never });

describe("a list of an examination program", () => {
  test("with heads that are known is told row by row, and kept as it was told, once", async () => {
    const daftar = await open(
      csv(
        ["HASIL CBT PMBM 2027"],
        ["Gelombang 1"],
        ["No", "Nama Peserta", "No Peserta", "Skor"],
        ["1", "BUDI LASIMPO", n(1).toLowerCase().replaceAll("-", ""), "77.25"],
        ["2", "Aminah", n(0).replaceAll(/\D/g, ""), "66,666666667"],
        ["3", "Dewi Mangkona", n(3), "TH"],
        ["4", "Siapa", "PMBM-2027-99999-A", "50"],
        ["5", "Budi Lasimpo", n(1), "78"],
        ["6", "Citra", n(2), "seratus"],
        ["7", "Tanpa nomor", "", "90"],
      ),
    );
    const first = await read(daftar);
    expect(first.plan).toMatchObject({
      ubah: [
        { baris: 4, nama: "Budi Lasimpo", tertulis: "", nilai: [{ lama: "", baru: "77,25", versi: 0 }] },
        { nama: "Aminah Borman", tertulis: "Aminah", nilai: [{ baru: "66,67" }] },
      ],
      ...{ sama: 0, kosong: ["Dewi Mangkona"] },
      salah: [
        { baris: 7, siapa: "Siapa", sebab: "Nomor PMBM-2027-99999-A tidak ada di lembar ini." },
        { baris: 8, sebab: "Calon siswa ini sudah ada di baris 4." },
        { baris: 9, siapa: "Citra Labatjo", sebab: "Skor: “seratus” bukan angka 0–100." },
        { baris: 10, sebab: "Nama saja belum cukup. Sertakan nomor, NISN, atau tanggal lahir." },
      ],
    });
    expect(await keep(daftar)).toEqual({ masuk: 2 });
    expect(await marks()).toEqual([
      { namaLengkap: "Aminah Borman", nilai: 6667 },
      { namaLengkap: "Budi Lasimpo", nilai: 7725 },
    ]);
    const versions = ({ db }: Ctx) =>
      db
        .selectFrom("nilaiPpdb")
        .select("versi")
        .where("pendaftaranId", "in", [...ids.values()].slice(0, 2))
        .execute();
    expect(await scope(nurlaela).transaction(versions)).toEqual([{ versi: 1 }, { versi: 1 }]);
    expect((await read(daftar)).plan).toMatchObject({ ubah: [], sama: 2 });
    await expect(keep(daftar)).rejects.toMatchObject({ kind: "conflict" });
    const trail = await scope(nurlaela).read(({ db }) =>
      db.selectFrom("audit").select(["action", "before", "after"]).where("subject", "=", "nilaiPpdb").orderBy("id").execute(),
    );
    expect(trail).toEqual([
      { action: "create", before: null, after: { komponen: "tes", penguji: "1", nilai: "77,25" } },
      { action: "create", before: null, after: { komponen: "tes", penguji: "1", nilai: "66,67" } },
    ]);
  });

  test("with strange heads asks what they are, counts its subjects together, and is known by its head the next time", async () => {
    const lines = (first: string) =>
      csv(["Peserta", "Identitas", "Num", "Verb"], ["x", "0091234567", first, "30"], ["y", "91234568", "20", "15"]);
    const daftar = await open(lines("40"));
    expect(await read(daftar)).toMatchObject({
      plan: null,
      list: { seen: { columns: [{}, { field: "nisn" }, { field: "", sure: false, samples: ["40", "20"] }, {}] } },
    });
    await choose(daftar, ["nama", "nisn", "uji1", "uji2"], {
      scales: { uji1: { highest: 40, weight: "points" }, uji2: { highest: 60, weight: "points" } },
    });
    expect(told(await read(daftar))).toEqual([
      ["Aminah Borman", "66,67>70,00"],
      ["Budi Lasimpo", "77,25>35,00"],
    ]);
    await choose(daftar, ["nama", "nisn", "uji1", "uji2"], { scales: { uji1: { highest: 40 }, uji2: { highest: 60 } } });
    expect(told(await read(daftar))?.[0]).toEqual(["Aminah Borman", "66,67>75,00"]);
    await choose(daftar, ["nama", "nisn", "uji1", "uji2"], {
      scales: { uji1: { highest: 40, weight: 3 }, uji2: { highest: 60, weight: 1 } },
    });
    expect(told(await read(daftar))?.[0]).toEqual(["Aminah Borman", "66,67>87,50"]);
    expect(await act({ aksi: "simpan-peta", daftar, nama: "CBT Candy", sumber: "Lab 1" })).toEqual({
      told: "Peta kolom “CBT Candy” tersimpan",
    });
    const again = await read(await open(lines("41"), { who: rusdin }), { who: rusdin });
    expect(again).toMatchObject({
      list: { columnMap: "CBT Candy" },
      plan: { ubah: [{ nama: "Budi Lasimpo" }], salah: [{ sebab: "Num: 41 melebihi nilai tertinggi 40." }] },
    });
  });

  test("is known by a map that is listed, handed on as a file, thrown away and taken in again, also for another sheet", async () => {
    const maps = () =>
      scope(rusdin).read(async (ctx) => keptMaps(ctx, sheetRegister(await readLembarNilai(ctx, { jalur: jalur(), komponen: "tes" }))));
    const [map] = await maps();
    expect(map).toMatchObject({ name: "CBT Candy", source: "Lab 1" });
    const handedOn = (who: Actor) =>
      ask(unduhPeta as Loader, { who, params: { jalur: jalur(), komponen: "tes" }, query: `?peta=${map?.id}` });
    const file = await handedOn(nurlaela);
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="peta-kolom-tes.json"');
    const text = await file.text();
    expect(JSON.parse(text)).toMatchObject({ kind: "peta-kolom", register: "nilaiPpdb", map: { name: "CBT Candy" } });
    for (const who of [actor("kepala"), actor("tataUsaha")]) {
      await expect(handedOn(who)).rejects.toMatchObject({ kind: expect.stringMatching(/forbidden|notFound/) });
      await expect(act({ aksi: "hapus-peta", peta: map?.id ?? "" }, { who })).rejects.toMatchObject({
        kind: expect.stringMatching(/forbidden|notFound/),
      });
    }
    expect(await act({ aksi: "hapus-peta", peta: map?.id ?? "" })).toEqual({ told: "Peta kolom “CBT Candy” dihapus" });
    expect(await maps()).toEqual([]);
    const other = new File([text.replace('"nilaiPpdb"', '"siswa"')], "peta.json");
    await expect(act({ aksi: "berkas-peta", berkas: other })).rejects.toMatchObject({ message: expect.stringContaining("data lain") });
    expect(await act({ aksi: "berkas-peta", berkas: new File([text], "peta.json") }, { komponen: "wawancara" })).toEqual({
      told: "Peta kolom “CBT Candy” tersimpan",
    });
    expect(await maps()).toMatchObject([{ name: "CBT Candy", source: "Lab 1" }]);
  });

  test("knows children by name and birth date, and nobody by what contradicts itself", async () => {
    const daftar = await open(
      csv(
        ["Nama", "Tanggal lahir", "NISN", "Nomor", "Nilai"],
        ["budi lasimpo", "06/05/2011", "", "", "81"],
        ["Budi", "01/01/2001", "", "", "82"],
        ["Aminah", "", "0091234568", n(0), "83"],
      ),
    );
    // Both days could be meant; somebody says which.
    expect(await read(daftar)).toMatchObject({ plan: null, lacking: [] });
    await choose(daftar, ["nama", "tanggalLahir", "nisn", "nomor", "nilai"], { orders: { 1: "dmy" } });
    expect((await read(daftar)).plan).toMatchObject({
      ubah: [{ nama: "Budi Lasimpo" }],
      salah: [
        { sebab: "Budi, lahir 1 Januari 2001, tidak ada di lembar ini." },
        { sebab: "Nomor dan NISN di baris ini milik calon siswa yang berlainan." },
      ],
    });
  });

  test("is not looked at before it says whose marks it brings, and one mark for each", async () => {
    const daftar = await open(csv(["Nama", "Nilai", "Lain"], ["Budi", "80", "7"], ["Citra", "81", "8"]));
    expect((await read(daftar)).lacking).toEqual(["Pilih kolom yang memuat nomor pendaftaran, NISN, atau nama beserta tanggal lahir."]);
    await choose(daftar, ["nomor", "nilai", "uji1"]);
    expect(await read(daftar)).toMatchObject({ plan: null, lacking: [expect.stringContaining("tidak keduanya")] });
    await choose(daftar, ["nomor", "", ""]);
    expect((await read(daftar)).lacking).toEqual(["Pilih kolom yang memuat nilai tes."]);
    await expect(keep(daftar)).rejects.toMatchObject({ kind: "conflict" });
  });

  test("keeps nothing when somebody wrote a mark after it was told", async () => {
    const daftar = await open(csv(["Nomor", "Nilai"], [n(2), "60"], [n(3), "61"]));
    const { plan } = await read(daftar);
    const form = new FormData();
    for (const [name, value] of Object.entries({ pendaftaran: ids[2] ?? "", penguji: "1", semester: "0", versi: "0", nilai: "99" }))
      form.set(name, value);
    await saveSent(scope(rusdin), { jalur: jalur(), komponen: "tes" }, form, async () => undefined);
    await expect(act({ aksi: "simpan", daftar, sidik: plan?.sidik ?? "" })).rejects.toMatchObject({
      kind: "conflict",
      message: movedSentence,
    });
    expect(told(await read(daftar))).toEqual([
      ["Citra Labatjo", "99,00>60,00"],
      ["Dewi Mangkona", ">61,00"],
    ]);
    expect((await marks()).map(({ nilai }) => nilai)).toEqual([6667, 7725, 9900]);
  });

  test("goes into the first column where one judges, whatever its address says", async () => {
    const sheet = (komponen: string) => scope(nurlaela).read((ctx) => readLembarNilai(ctx, { jalur: jalur(), komponen }));
    expect(askedPenguji(await sheet("tes"), "2")).toBe("1");
    expect(["2", "1", "penyelesaian", null].map(askedPenguji.bind(null, await sheet("wawancara")))).toEqual(["2", "1", "1", "1"]);
  });

  test("leaves what is decided as it stands, and says so; the same mark once more is no fault", async () => {
    const decide = (keadaan: "diterima" | "terverifikasi") =>
      scope(nurlaela).transaction(({ db }) => db.updateTable("pendaftaran").set({ keadaan }).where("id", "in", ids.slice(0, 2)).execute());
    await decide("diterima");
    const daftar = await open(csv(["Nomor", "Nilai"], [n(0), "66,67"], [n(1), "12"]));
    expect((await read(daftar)).plan).toMatchObject({ ubah: [], sama: 1, salah: [{ siapa: "Budi Lasimpo", sebab: decidedSentence }] });
    await decide("terverifikasi");
  });

  test("is nobody else's, and for those alone who may bring lists", async () => {
    const daftar = await open(csv(["Nomor", "Nilai"], [n(2), "60"]));
    await expect(read(daftar, { who: rusdin })).rejects.toThrow("no list");
    for (const who of [actor("kepala"), actor("guru")])
      await expect(open(csv(["Nomor", "Nilai"], [n(2), "60"]), { who })).rejects.toMatchObject({
        kind: expect.stringMatching(/forbidden|notFound/),
      });
  });

  test.each([
    [
      "too many columns",
      () =>
        csv(
          Array.from({ length: 16_384 }, (_, at) => `k${at}`),
          Array.from({ length: 16_384 }, () => "1"),
        ),
    ],
    ["a bomb in it", () => new File([new Uint8Array(bomb())], "a.xlsx")],
    ["no list", () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])], "a.xlsx")],
  ])("with %s is refused in words", async (_, file) => {
    await expect(open(file())).rejects.toMatchObject({ kind: expect.stringMatching(/tooLarge|malformed|unsupported/) });
  });
});
