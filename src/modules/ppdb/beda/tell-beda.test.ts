/**
 * The committee on a phone, when a family asks why: one sentence beside each name. What goes wrong: the sentence says "Jumlah 75,00 menjadi
 * 75,00", forgets who came past, or names a thing that did not decide.
 */
import { describe, expect, test } from "vitest";
import type { Gerak, Perubahan } from "../seleksi/explain.ts";
import { readAskedBeda } from "./asked-beda.ts";
import { countGerak, tellPerubahan, tellSebab } from "./tell-beda.ts";

const gerak = (changed: Partial<Gerak> = {}): Gerak => ({
  ...{ id: "a", dari: "cadangan", ke: "diterima", peringkat: [3, 2], cadangan: [1, null], jumlah: [750_000, 750_000] },
  ...{ penentu: null, sebab: "dilewati", oleh: [] },
  ...changed,
});
const names: Readonly<Record<string, string>> = { b: "Budi", c: "Citra", d: "Dewi", e: "Eka", f: "Fitri" };
const tell = (changed: Partial<Gerak>, perubahan: readonly Perubahan[] = []) =>
  tellSebab(gerak(changed), perubahan, (id) => names[id] ?? "?");

describe("why somebody's outcome is another one", () => {
  test("is what changed of themselves, and of nobody else", () => {
    const changes: Perubahan[] = [
      { id: "a", apa: "tes", dari: 7500, ke: 7800 },
      { id: "b", apa: "tes", dari: 100, ke: 200 },
      { id: "a", apa: "program", dari: "ipa", ke: null },
    ];
    expect(tell({ sebab: "sendiri", jumlah: [750_000, 780_000] }, changes)).toBe(
      "Nilai tes 75,00 menjadi 78,00. Program ipa menjadi –. Jumlah 75,00 menjadi 78,00.",
    );
    expect(tell({ sebab: "sendiri" }, changes)).toBe("Nilai tes 75,00 menjadi 78,00. Program ipa menjadi –.");
    expect(tell({ sebab: "sendiri", jumlah: [null, 780_000] })).toBe("Jumlah kosong menjadi 78,00.");
    expect(tell({ sebab: "sendiri", jumlah: [780_000, null] })).toBe("Jumlah 78,00 menjadi kosong.");
  });

  test("is the rules, with the sum where it is another", () => {
    expect(tell({ sebab: "aturan" })).toBe("Aturannya lain.");
    expect(tell({ sebab: "aturan", jumlah: [1, 20_000] })).toBe("Aturannya lain. Jumlah 0,0001 menjadi 2,00.");
  });

  test("is who came past or made way, by three names at most", () => {
    expect(tell({ oleh: [] })).toBe("Yang lain kini di atasnya.");
    expect(tell({ oleh: ["b"] })).toBe("Dilewati Budi.");
    expect(tell({ oleh: ["b", "c"] })).toBe("Dilewati Budi dan Citra.");
    expect(tell({ oleh: ["b", "c", "d"] })).toBe("Dilewati Budi, Citra dan Dewi.");
    expect(tell({ oleh: ["b", "c", "d", "e", "f"] })).toBe("Dilewati Budi, Citra, Dewi dan 2 lainnya.");
    expect(tell({ sebab: "maju", oleh: [] })).toBe("Tempat di atasnya kosong.");
    expect(tell({ sebab: "maju", oleh: ["b", "c"] })).toBe("Budi dan Citra tidak lagi mendapat tempat di atasnya.");
  });

  test("names what decided between two of the same sum", () =>
    expect(tell({ oleh: ["b"], penentu: "usia" })).toBe(
      "Dilewati Budi. Jumlahnya sama dengan peringkat di atasnya; yang menentukan: usia lebih tua.",
    ));
});

test("each change of somebody's own data is told in its words", () => {
  const told = (apa: string, dari: string | number | null = null, ke: string | number | null = null) =>
    tellPerubahan({ id: "a", apa, dari, ke });
  expect([told("baru"), told("hilang")]).toEqual(["Baru masuk daftar.", "Tidak lagi dalam daftar."]);
  expect([told("mundur", "2027-07-06", null), told("mundur", null, "2027-07-06")]).toEqual([
    ...["Tidak jadi mengundurkan diri.", "Mengundurkan diri."],
  ]);
  expect([told("btq", null, 8050), told("rapor", 8050, null)]).toEqual([
    ...["Nilai baca tulis Al-Qur'an kosong menjadi 80,50.", "Nilai rapor 80,50 menjadi kosong."],
  ]);
  expect([told("jalur", "reguler", "prestasi"), told("usia", 3, 4), told("waktu", null, 2), told("lain", 1, 2)]).toEqual([
    ...["Jalur reguler menjadi prestasi.", "Urutan usia 3 menjadi 4.", "Urutan mendaftar – menjadi 2.", "lain 1 menjadi 2."],
  ]);
});

test("who came in, who went out and who only moved are counted each once", () => {
  const from = (dari: Gerak["dari"], ke: Gerak["ke"]) => gerak({ dari, ke });
  const all = [
    from("cadangan", "diterima"),
    from(null, "diterima"),
    from("diterima", "cadangan"),
    from("diterima", "diterima"),
    from("cadangan", "tidak diterima"),
    from("diterima", null),
    from("diterima", "tidak diterima"),
  ];
  expect(countGerak(all)).toEqual({ masuk: 2, keluar: 3, lain: 2 });
  expect(countGerak([])).toEqual({ masuk: 0, keluar: 0, lain: 0 });
});

test("an address asks for what is compared, and for what is tried out of one child", () => {
  const asked = (query: string) => readAskedBeda(new URLSearchParams(query));
  const anak = "5b0d6ac4-9a4b-4a35-8e39-6f5d5f2ff2a1";
  expect(asked(`gelombang=g1&banding=usulan&anak=${anak}&komponen=tes&nilai=78,5&coba.reguler.kuota=3`)).toEqual({
    ...{ gelombang: "g1", banding: "usulan", anak, komponen: "tes", nilai: 7850, coba: { "reguler.kuota": 3 } },
  });
  expect(asked("")).toEqual({ gelombang: "", banding: "coba", anak: "", komponen: null, nilai: null, coba: {} });
  expect(asked("banding=lain&anak=x&komponen=un&nilai=101")).toMatchObject({
    ...{ banding: "coba", anak: "", komponen: null, nilai: undefined },
  });
  expect(["coba", "usulan", "hari-ini"].map((one) => asked(`banding=${one}`).banding)).toEqual(["coba", "usulan", "hari-ini"]);
});
