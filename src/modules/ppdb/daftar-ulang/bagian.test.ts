/**
 * A family fills in what EMIS asks, once, with the family card in its hand. What goes wrong: it is asked for what it told already or for a
 * father who has died, or a part counts as complete that is not, and the child cannot be reported.
 */
import { describe, expect, test } from "vitest";
import { type Asal, bagianOf, isOptional, isTambahan, missingIn, shownIn, type Terisi, tambahanNames } from "./bagian.ts";

const asal: Asal = { nisn: null, nik: null, nikSesuai: false, wni: true, ayahWafat: false, ibuWafat: false, bersamaWali: true };
const keys = (changed: Partial<Asal> = {}) => bagianOf({ ...asal, ...changed }).map(({ kunci }) => kunci);
const child = (changed: Partial<Asal> = {}) => bagianOf({ ...asal, ...changed })[0]?.names.slice(0, 4);
const [anak, ayah] = [bagianOf(asal)[0], bagianOf(asal).find(({ kunci }) => kunci === "ayah")];

describe("what is asked", () => {
  test("is nothing of a parent who has died, and of a guardian only where there is one", () => {
    expect(keys()).toEqual(["anak", "alamat", "keluarga", "ayah", "ibu", "wali"]);
    expect(keys({ ayahWafat: true })).toEqual(["anak", "alamat", "keluarga", "ibu", "wali"]);
    expect(keys({ ibuWafat: true, bersamaWali: false })).toEqual(["anak", "alamat", "keluarga", "ayah"]);
  });

  test.each<[Partial<Asal>, readonly string[]]>([
    [{}, ["nisn", "nik", "dicocokkan", "anakKe"]],
    [{ nisn: "0112345678" }, ["nik", "dicocokkan", "anakKe", "jumlahSaudara"]],
    [{ wni: false }, ["nisn", "kitas", "anakKe", "jumlahSaudara"]],
    [{ nik: "7271010903120001" }, ["nisn", "nik", "dicocokkan", "anakKe"]],
    [{ nik: "7271010903120001", nikSesuai: true }, ["nisn", "anakKe", "jumlahSaudara", "hobi"]],
    [{ nikSesuai: true }, ["nisn", "nik", "dicocokkan", "anakKe"]],
  ])("of a child with %j begins with %j", (changed, names) => expect(child(changed)).toEqual(names));

  test("each part has its heading, and no field stands in two", () => {
    expect(bagianOf(asal).map(({ judul }) => judul)).toEqual([
      "Data anak",
      "Tempat tinggal",
      "Kartu keluarga dan bantuan",
      "Ayah",
      "Ibu",
      "Wali",
    ]);
    expect(bagianOf(asal).every(({ ket }) => ket.endsWith("."))).toBe(true);
    expect(new Set(tambahanNames).size).toBe(tambahanNames.length);
    expect([isTambahan("nikAyah"), isTambahan("namaAyah"), isTambahan("toString")]).toEqual([true, false, false]);
  });
});

describe("what of it stands on the page", () => {
  const father = (filled: Terisi) => (ayah ? shownIn(ayah, filled) : []);
  test("is a permit only of a foreigner, and no number of who has no telephone", () => {
    expect(father({})).not.toContain("kitasAyah");
    expect(father({ kewarganegaraanAyah: "asing" })).toContain("kitasAyah");
    expect(father({ kewarganegaraanAyah: "asing" })).not.toContain("nikAyah");
    expect([father({}).includes("noTeleponAyah"), father({ tanpaHpAyah: true }).includes("noTeleponAyah")]).toEqual([true, false]);
  });
});

describe("what is missing", () => {
  const missing = (filled: Terisi) => (anak ? missingIn(anak, filled) : []);
  test("is what is empty and not optional; nought and no are answers", () => {
    expect(missing({})).toContain("anakKe");
    expect(missing({ anakKe: 1, jumlahSaudara: 0 })).not.toContain("jumlahSaudara");
    expect(missing({ hobi: "" })).toContain("hobi");
    expect(missing({ hobi: null })).toContain("hobi");
    expect(missing({})).not.toContain("imunisasi");
  });

  test("nobody waits for help that a family does not get, nor for a wish", () => {
    const left = tambahanNames.filter(isOptional);
    expect(left).toEqual([
      ...["dicocokkan", "imunisasi", "rt", "rw", "kodePos", "kip", "kks", "pkh", "keinginanSaudara"],
      ...["kewarganegaraanAyah", "tanpaHpAyah", "kewarganegaraanIbu", "tanpaHpIbu", "kewarganegaraanWali", "tanpaHpWali"],
    ]);
  });
});
