import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkPegawai, newPeringatan } from "./check-pegawai.ts";
import { describeBulan, parseNip } from "./parse-nip.ts";

const hari = "2026-11-21";
const guru = {
  nip: "198711042014031002",
  nama: "Moh. Fadly Rumallang",
  status: "pns",
  tanggalLahir: "1987-11-04",
  jenisKelamin: "Pria",
  tmt: "2014-03-01",
  pangkat: "III/c",
  tmtPangkat: "2024-04-01",
  jabatan: "Guru Ahli Muda",
};
const check = (beda: Record<string, unknown> = {}) => checkPegawai({ ...guru, ...beda }, hari);

describe("what a NIP says", () => {
  test("is read from its digits, spaces or not", () => {
    expect(parseNip("19871104 201403 1 002")).toEqual({
      lahir: "1987-11-04",
      kelamin: "Pria",
      tmt: "2014-03",
      tahun: 2014,
      kontrak: null,
      urut: "002",
    });
    expect(parseNip("199005052022212001")).toMatchObject({ kelamin: "Wanita", tmt: null, kontrak: 21, tahun: 2022 });
    expect([parseNip("1987"), parseNip("198713042014031002")]).toEqual([null, null]);
    expect(parseNip("198711042014123002")).toMatchObject({ kelamin: null, tmt: "2014-12", kontrak: null });
    expect([parseNip("198711042014001002")?.tmt, parseNip("198711042014131002")?.tmt]).toEqual([null, null]);
    expect([parseNip("198711042022201002")?.kontrak, parseNip("1987.1104-2014\u2013031002")?.urut]).toEqual([null, "002"]);
    expect([parseNip("1987110420140310021"), parseNip("x198711042014031002")]).toEqual([null, null]);
    expect(describeBulan("2014-03")).toBe("Maret 2014");
  });
});

describe("what cannot be is refused", () => {
  test("a sound record passes without a word", () => expect(check()).toEqual({ galat: {}, peringatan: [] }));

  test.each([
    ["too short", { nip: "1987" }, { nip: "NIP terdiri dari 18 angka." }],
    ["no day of birth", { nip: "198713042014031002" }, { nip: expect.stringContaining("tanggal lahir") }],
    ["another birthday", { tanggalLahir: "1987-11-14" }, { tanggalLahir: expect.stringContaining("NIP menunjukkan 4 November 1987") }],
    ["another sex", { jenisKelamin: "Wanita" }, { jenisKelamin: expect.stringContaining("NIP menunjukkan Pria") }],
  ])("%s", (_, beda, galat) => expect(check(beda).galat).toEqual(galat));
});

describe("what is odd is asked, not refused", () => {
  test.each([
    ["appointed as a child", { nip: "198711041999031002", tmt: "1999-03-01" }, /berumur 12 tahun/],
    ["a thirteenth month", { nip: "198711042014131002", tmt: "" }, /ke-13 dan ke-14/],
    ["another beginning than the NIP's", { tmt: "2015-01-01" }, /TMT CPNS adalah Maret 2014/],
    ["a PPPK with the NIP of a PNS", { status: "pppk", pangkat: "PPPK-IX" }, /berbentuk NIP PNS/],
    ["a PNS with the number of a PPPK", { nip: "198711042022211002", tmt: "2022-01-01" }, /nomor induk PPPK/],
    ["a PNS without NIP", { nip: "" }, /NIP-nya kosong/],
    ["an honorer with NIP and rank", { status: "honorer" }, /tidak memiliki NIP/],
    ["a rank of others", { pangkat: "PPPK-IX", jabatan: "" }, /bukan untuk status PNS/],
    ["a rank before the service", { tmtPangkat: "2010-01-01" }, /lebih dahulu/],
    ["a NIK of another birthday", { nik: "7271010511870001" }, /NIK ini memuat tanggal lahir/],
    ["a NIK of the other sex", { nik: "7271014411870001" }, /milik perempuan/],
    ["an honorer with NIP and no rank", { status: "honorer", pangkat: "" }, /tidak memiliki NIP\.$/],
    ["an honorer with a rank", { status: "honorer", nip: "" }, /^Pegawai honorer biasanya tidak memiliki pangkat\.$/],
    ["a PPPK with a rank of PNS", { status: "pppk", nip: "198711042022211002", tmt: "" }, /bukan untuk status PPPK/],
    ["a beginning in youth", { nip: "", status: "", tmt: "2003-11-03" }, /^Pada TMT bertugas, umurnya 15 tahun\.$/],
    ["a beginning before birth", { nip: "", status: "", tmt: "1980-11-03" }, /^Pada TMT bertugas, umurnya 0 tahun\.$/],
    ["a NIK of a man", { nik: "7271010411870001", jenisKelamin: "Wanita", nip: "", status: "" }, /milik laki-laki, .* kelaminnya Wanita/],
    ["a first position above its rank", { jabatan: "Guru Ahli Pertama" }, /bergolongan III\/a, III\/b, bukan III\/c/],
    ["a position below its rank", { jabatan: "Guru Ahli Utama" }, /bergolongan IV\/d, IV\/e, bukan III\/c/],
    ["a position above its rank", { jabatan: "guru ahli madya" }, /Guru Ahli Madya biasanya bergolongan IV\/a/],
  ])("%s", (_, beda, kalimat) => {
    const { galat, peringatan } = check(beda);
    expect(galat).toEqual({});
    expect(peringatan.join(" ")).toMatch(kalimat);
  });

  test.each([
    ["the age of seventeen", { nip: "", status: "", tmt: "2004-11-04" }],
    ["a rank from the first day", { tmtPangkat: "2014-03-01" }],
    ["a NIK of the day and the sex", { nik: "7271010411870001" }],
    ["a NIK of the day, the sex not told", { nik: "7271014411870001", jenisKelamin: "" }],
    ["a NIK without a birthday", { nik: "7271014411870001", tanggalLahir: "" }],
    ["half a NIK", { nik: "727101", tanggalLahir: "1987-11-04" }],
    ["a rank without a position", { jabatan: "" }],
    ["a position without a rank", { pangkat: "" }],
    ["a NIP without a birthday", { tanggalLahir: "", jenisKelamin: "" }],
    ["a rank without a status", { nip: "", status: "" }],
    ["the rank of the next position", { jabatan: "Guru Ahli Madya", pangkat: "IV/c" }],
    ["a PPPK with the position of others", { status: "pppk", nip: "198711042022211002", tmt: "", pangkat: "PPPK-IX", tmtPangkat: "" }],
  ])("%s is nothing odd", (_, beda) => expect(check(beda)).toEqual({ galat: {}, peringatan: [] }));

  test("a part-time PPPK and an honorer without number are nothing odd", () => {
    const pppk = { nip: "198711042022211002", tmt: "2022-03-01", status: "pppk-paruh-waktu", pangkat: "PPPK-IX", jabatan: "Guru" };
    expect(check(pppk)).toEqual({ galat: {}, peringatan: [] });
    expect(check({ nip: "", status: "honorer", pangkat: "", tmtPangkat: "", jabatan: "Guru honorer" }).peringatan).toEqual([]);
  });
});

test("of an old record only what a change makes odd is asked", () => {
  const lama = { ...guru, nip: "", status: "pns" };
  const kini = checkPegawai({ ...lama, tmtPangkat: "2010-01-01" }, hari).peringatan;
  expect(kini).toHaveLength(2);
  expect(newPeringatan(lama, kini, hari)).toEqual([expect.stringContaining("lebih dahulu")]);
  expect(newPeringatan({}, kini, hari)).toEqual(kini);
});

test("nothing that is typed makes it throw", () => {
  const typed = fc.dictionary(fc.constantFrom(...Object.keys(guru), "nik"), fc.anything());
  expect(() => fc.assert(fc.property(typed, (isian) => void checkPegawai(isian, hari)))).not.toThrow();
});
