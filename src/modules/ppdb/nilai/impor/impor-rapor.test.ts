/**
 * A rapor of three hundred children goes out to be filled in and comes back; two examiners and whoever leads them bring lists of one sheet.
 * What goes wrong: a head of another program, a semester too many, a list that tells an examiner what the other one gave.
 */
import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { policy } from "#src/policy.ts";
import { csv, ketua, useMarkLists } from "#tests/support/bring-marks.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, register, rusdin } from "#tests/support/panitia.ts";
import { verify } from "#tests/support/seleksi-ppdb.ts";
import { exportNilai } from "../export-nilai.server.ts";
import { readLembarNilai } from "../load-jalur.server.ts";

const home = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const { scope } = home;
const { open, read, keep, marks, told, n, jalur } = useMarkLists(scope);

describe("a rapor", () => {
  const how = { komponen: "rapor" };
  const out = async (who = nurlaela) => {
    const list = await scope(who).transaction(async (ctx) =>
      exportNilai(ctx, await readLembarNilai(ctx, { jalur: jalur(), komponen: "rapor" })),
    );
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
      const { columns: heads, rows } = await exportNilai(ctx, await readLembarNilai(ctx, { jalur: jalur(), komponen: "wawancara" }));
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
    // An empty cell writes over nobody's mark.
    const none = await read(await open(list([n(0), ""], [n(1), "70"]), others), others);
    expect(none.plan).toMatchObject({ ubah: [{ nama: "Budi Lasimpo" }], kosong: ["Aminah Borman"], salah: [] });
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
      makeXlsx(await exportNilai(ctx, await readLembarNilai(ctx, { jalur: jalur(), ...how }))),
    );
    const same = await read(await open(new File([new Uint8Array(whole)], "a.xlsx"), leads), leads);
    expect(same.plan).toMatchObject({ ubah: [], sama: 1, salah: [] });
    expect(await keep(await open(list([n(0), "83"]), leads), leads)).toEqual({ masuk: 1 });
    expect(await marks("wawancara")).toEqual([{ namaLengkap: "Aminah Borman", nilai: 8300 }]);
  });
});
