/**
 * Two days after the tests somebody of the committee brings what the examination program wrote, under a deadline. What goes wrong: another
 * program than last year's, points of 40 instead of 100, a child who was ill, two columns moved, somebody who wrote a mark meanwhile.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { noChoices } from "#kit/lists/choices.ts";
import { policy } from "#src/policy.ts";
import { bomb } from "#tests/support/bomb.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur, verify } from "#tests/support/seleksi-ppdb.ts";
import { exportNilai } from "../export-nilai.server.ts";
import { saveSent } from "../lembar-action.server.ts";
import { readLembarNilai } from "../load-jalur.server.ts";
import { answerImpor, understoodNilai } from "./impor-action.server.ts";
import { movedSentence } from "./import-nilai.server.ts";

const home = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const { scope } = home;
const ketua = actor("ketuaPpdb");
let jalur = "";
const ids: string[] = [];
const nomor: string[] = [];
const n = (place: number) => nomor[place] ?? "";

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await scope(nurlaela).transaction(({ db }) =>
    db
      .insertInto("akun")
      .values({ id: ketua.id ?? "", nip: "197001011995031009", nama: "Ketua", peran: ["ketuaPpdb"] })
      .execute(),
  );
  jalur = await addJalur(scope(nurlaela), {
    ...{ bobotRapor: 40, bobotTes: 30, bobotWawancara: 30, toleransiWawancara: 10, seri1: "rapor" },
    mapelRapor: "Matematika\nFikih",
  });
  for (const name of ["Aminah Borman", "Budi Lasimpo", "Citra Labatjo", "Dewi Mangkona"]) {
    const sent = await register(scope(), name);
    ids.push(sent.id);
    nomor.push(sent.nomor);
  }
  await scope(nurlaela).transaction(async (ctx) => {
    for (const id of ids) await verify(ctx, id);
    await ctx.db
      .updateTable("pendaftaran")
      .set({ nisn: "0091234567" })
      .where("id", "=", ids[0] ?? "")
      .execute();
    await ctx.db
      .updateTable("pendaftaran")
      .set({ nisn: "0091234568", tanggalLahir: "2011-05-06" })
      .where("id", "=", ids[1] ?? "")
      .execute();
  });
});

const csv = (...lines: string[][]) => new File([lines.map((line) => line.join(";")).join("\n")], "cbt.csv");

interface Bringing {
  readonly who?: Actor;
  readonly komponen?: string;
  readonly penguji?: string;
}

const act = (entries: Record<string, string | File>, { who = nurlaela, komponen = "tes", penguji = "1" }: Bringing = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ penguji, ...entries })) form.set(name, value);
  return answerImpor(scope(who), { jalur, komponen }, form, new AbortController().signal);
};
const open = async (berkas: File, how: Bringing = {}): Promise<string> => {
  const answer = await act({ aksi: "periksa", berkas }, how);
  return new URL((answer as Response).headers.get("location") ?? "", "http://x").searchParams.get("daftar") ?? "";
};
const read = async (daftar: string, { who = nurlaela, komponen = "tes", penguji = "1" }: Bringing = {}) => {
  const found = await scope(who).read(async (ctx) =>
    understoodNilai(ctx, await readLembarNilai(ctx, { jalur, komponen }), { daftar, penguji: penguji === "2" ? "2" : "1" }),
  );
  if (!found) throw new Error("no list");
  return found;
};
const choose = (daftar: string, fields: readonly string[], more: object = {}, how: Bringing = {}) =>
  act(
    {
      aksi: "atur",
      daftar,
      pilihan: JSON.stringify({ ...noChoices, columns: Object.fromEntries(fields.map((one, place) => [place, one])), ...more }),
    },
    how,
  );
const keep = async (daftar: string, how: Bringing = {}) => {
  const { plan } = await read(daftar, how);
  return act({ aksi: "simpan", daftar, sidik: plan?.sidik ?? "" }, how);
};
const marks = (komponen = "tes", penguji: "1" | "2" = "1") =>
  scope(nurlaela).read(({ db }) =>
    db
      .selectFrom("nilaiPpdb")
      .innerJoin("pendaftaran", "pendaftaran.id", "pendaftaranId")
      .select(["namaLengkap", "nilai"])
      .where("komponen", "=", komponen as "tes")
      .where("penguji", "=", penguji)
      .orderBy("nomor")
      .execute(),
  );
const told = ({ plan }: Awaited<ReturnType<typeof read>>) =>
  plan?.ubah.map(({ nama, nilai }) => [nama, ...nilai.map(({ lama, baru }) => `${lama}>${baru}`)]);

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
    expect((await read(daftar)).plan).toMatchObject({ ubah: [], sama: 2 });
    await expect(keep(daftar)).rejects.toMatchObject({ kind: "conflict" });
    const trail = await scope(nurlaela).read(({ db }) =>
      db.selectFrom("audit").select(["action", "after"]).where("subject", "=", "nilaiPpdb").orderBy("id").execute(),
    );
    expect(trail).toEqual([
      { action: "create", after: { komponen: "tes", penguji: "1", nilai: "77,25" } },
      { action: "create", after: { komponen: "tes", penguji: "1", nilai: "66,67" } },
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
    expect(await act({ aksi: "simpan-peta", daftar, nama: "CBT Candy", sumber: "Lab 1" })).toEqual({ map: "CBT Candy" });
    const again = await read(await open(lines("41"), { who: rusdin }), { who: rusdin });
    expect(again).toMatchObject({
      list: { columnMap: "CBT Candy" },
      plan: { ubah: [{ nama: "Budi Lasimpo" }], salah: [{ sebab: "Num: 41 melebihi nilai tertinggi 40." }] },
    });
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
    await saveSent(scope(rusdin), { jalur, komponen: "tes" }, form, async () => undefined);
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

describe("a rapor", () => {
  const how = { komponen: "rapor" };
  const out = async (who = nurlaela) => {
    const list = await scope(who).transaction(async (ctx) => exportNilai(ctx, await readLembarNilai(ctx, { jalur, komponen: "rapor" })));
    return new File([new Uint8Array(await makeXlsx(list))], "rapor.xlsx");
  };

  test("of other programs is known by the names and numbers they give, under one head or two", async () => {
    const daftar = await open(
      csv(
        ["NISN", "Nama", "MTK S1", "Fiqih Smt 2", "Matematika Semester 6"],
        ["0091234567", "Aminah", "85,5", "90", "12"],
        ["0091234568", "Budi", "101", "80", "1"],
      ),
      how,
    );
    expect((await read(daftar, how)).plan).toMatchObject({
      ubah: [
        {
          nilai: [
            { mapel: "Matematika", semester: 1, baru: "85,50" },
            { mapel: "Fikih", semester: 2, baru: "90,00" },
          ],
        },
      ],
      salah: [{ sebab: "Matematika semester 1: 101 melebihi nilai tertinggi 100." }],
    });
    const two = await open(
      csv(["Nomor", "Matematika", "", "Fikih", ""], ["", "1", "2", "1", "2"], [n(0), "70", "71", "72", "73"], [n(1), "60", "", "62", "63"]),
      how,
    );
    expect(told(await read(two, how))).toEqual([
      ["Aminah Borman", ">70,00", ">71,00", ">72,00", ">73,00"],
      ["Budi Lasimpo", ">60,00", ">62,00", ">63,00"],
    ]);
    expect(await keep(two, how)).toEqual({ masuk: 7 });
  });

  test("goes out and comes in again without a difference, and with the one that was typed into it", async () => {
    const daftar = await open(await out(), how);
    expect((await read(daftar, how)).plan).toMatchObject({ ubah: [], sama: 2, salah: [], kosong: ["Citra Labatjo", "Dewi Mangkona"] });
    const heads = (await read(daftar, how)).list.seen.columns.map(({ label }) => label);
    expect([heads[2], heads.at(-6), heads.at(-1)]).toEqual(["Matematika semester 1", "Rata-rata semester 1", "Rata-rata rapor"]);
  });

  test("with a name that would be a formula leaves as text", async () => {
    const evil = await register(scope(), "=HYPERLINK Bela");
    await scope(nurlaela).transaction((ctx) => verify(ctx, evil.id));
    const { unzipSync } = await import("fflate");
    const sheets = Object.entries(unzipSync(new Uint8Array(await (await out()).arrayBuffer())));
    expect(sheets.some(([, bytes]) => /<f[ >]/.test(new TextDecoder().decode(bytes)))).toBe(false);
  });
});

describe("where two judge", () => {
  const how = { komponen: "wawancara" };
  const list = (...lines: string[][]) => csv(["Nomor", "Nilai"], ...lines);
  const columns = (who: Actor) =>
    scope(who).transaction(async (ctx) => {
      const { columns: heads, rows } = await exportNilai(ctx, await readLembarNilai(ctx, { jalur, komponen: "wawancara" }));
      return [heads.slice(2).map(({ label }) => label), rows.slice(0, 2).map((row) => row.slice(2))];
    });

  test("an examiner's list changes their own marks, and tells nothing of the others'", async () => {
    expect(await keep(await open(list([n(0), "80"]), how), how)).toEqual({ masuk: 1 });
    const others = { ...how, who: { ...rusdin, roles: ["panitiaPpdb"] } };
    for (const mark of ["80", "20"]) {
      const plan = await read(await open(list([n(0), mark], [n(1), "70"]), others), others);
      expect(plan.plan).toMatchObject({
        ubah: [{ nama: "Budi Lasimpo" }],
        sama: 0,
        salah: [{ sebab: "Sudah dinilai orang lain sebagai penguji 1." }],
      });
      expect(JSON.stringify(plan.plan)).not.toContain("80,00");
    }
    const own = await read(await open(list([n(0), "82"]), { ...how, penguji: "2" }), { ...how, penguji: "2" });
    expect(own.plan).toMatchObject({ ubah: [], salah: [{ sebab: expect.stringContaining("Anda sudah menilainya sebagai penguji 1.") }] });
    expect(told(await read(await open(list([n(0), "81"]), how), how))).toEqual([["Aminah Borman", "80,00>81,00"]]);
  });

  test("an examiner's download holds their own marks, and that of whoever leads holds all of them", async () => {
    expect(await columns(nurlaela)).toEqual([["Nilai"], [[80], [null]]]);
    expect(await columns({ ...rusdin, roles: ["panitiaPpdb"] })).toEqual([["Nilai"], [[null], [null]]]);
    for (const who of [ketua, actor("kepala")])
      expect(await columns(who)).toEqual([
        ["Nilai yang dipakai", "Penguji 1", "Penguji 2", "Penyelesaian"],
        [
          [null, 80, null, null],
          [null, null, null, null],
        ],
      ]);
  });

  test("whoever leads corrects any mark by a list, and brings back their own download without a difference", async () => {
    const leads = { ...how, who: ketua };
    const whole = await scope(ketua).transaction(async (ctx) =>
      makeXlsx(await exportNilai(ctx, await readLembarNilai(ctx, { jalur, ...how }))),
    );
    const same = await read(await open(new File([new Uint8Array(whole)], "a.xlsx"), leads), leads);
    expect(same.plan).toMatchObject({ ubah: [], sama: 1, salah: [] });
    expect(await keep(await open(list([n(0), "83"]), leads), leads)).toEqual({ masuk: 1 });
    expect(await marks("wawancara")).toEqual([{ namaLengkap: "Aminah Borman", nilai: 8300 }]);
  });
});
