import { describe, expect, test } from "vitest";
import { composeContent } from "./compose.ts";
import {
  berbaris,
  bertanggal,
  describeFields,
  describePerihal,
  fieldsFault,
  fillText,
  known,
  longestOwn,
  ownPlaceholdersIn,
  placeholdersIn,
  printedFields,
  suratFields,
  unfilled,
} from "./fields.ts";
import { mask, perihalUmum } from "./mask.ts";
import { describeNomor } from "./paper.ts";
import { senarai, text } from "./send.ts";

test("every field has a name of its own and an example; a table of people has none", () => {
  const fields = Object.entries(suratFields);
  expect(new Set(fields.map(([, { label }]) => label)).size).toBe(fields.length);
  for (const [nama, { label, contoh }] of fields) {
    expect(label, nama).toMatch(/\p{L}{3}/u);
    expect(contoh !== "", nama).toBe(!nama.startsWith("daftar."));
  }
});

describe("between the braces", () => {
  test("each field is found once, in its order, in whatever text", () => {
    expect(placeholdersIn("{{b}} {{a}} {{b}}", null, "{{c}} {d} {{}}")).toEqual(["b", "a", "c", ""]);
    expect(
      ownPlaceholdersIn("{{isian.Acara}} {{siswa.nama}}", null, "{{isian.Hari 2}} {{isian.Acara}} {{isian.}} {{xisian.Acara}}"),
    ).toEqual(["Acara", "Hari 2"]);
    expect([known("siswa.nama"), known("isian.Acara"), known("siswa.gaji"), known("toString"), known("")]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    for (const nama of ["bukan isian.Acara", "isian.Acara!", "isian. Acara", `isian.${"x".repeat(61)}`])
      expect(known(nama), nama).toBe(false);
    expect(known(`isian.${"x".repeat(60)}`)).toBe(true);
  });

  test("what has a value is filled in, what has none stays and is named", () => {
    const nilai = { a: "1", b: "" };
    expect(fillText("{{a}} {{b}} {{c}} {{toString}}", nilai)).toBe("1 {{b}} {{c}} {{toString}}");
    const table = (...baris: string[][]) => ({ kepala: ["No."], baris });
    const tabel = { pegawai: table(["1"]), siswa: table() };
    const teks = "{{c}} {{daftar.siswa}} {{daftar.pegawai}} {{daftar.lampiran}} {{toString}}";
    expect(unfilled({ nilai, tabel }, "{{a}} {{b}}", null, teks)).toEqual(["b", "c", "daftar.siswa", "daftar.lampiran", "toString"]);
    const brought = { ...tabel, lampiran: [{ judul: "Diterima", ...table(["1"]) }] };
    expect(unfilled({ nilai, tabel: brought }, "{{daftar.lampiran}}")).toEqual([]);
    expect(["isian.Nama acara", "siswa.nisn", "asing"].map(describeFields)).toEqual(["Nama acara", "NISN", "asing"]);
  });

  test("a subject in a list leaves out what is not known, and prefers what was typed", () => {
    expect(describePerihal("Izin {{siswa.nama}} {{isian.Acara}}", { Acara: "rapat" })).toBe("Izin … rapat");
    expect(describePerihal("Izin {{siswa.nama}}", {}, { "siswa.nama": "Budi" })).toBe("Izin Budi");
    expect(describePerihal("{{isian.x}}", { x: "ini" }, { "isian.x": "itu" })).toBe("ini");
  });

  test("a fault names every field that nobody knows and the three that come nearest, each once", () => {
    const mirip = (teks: string) =>
      [...(/mirip: (.*?)\. Isian/.exec(fieldsFault(teks) ?? "")?.[1] ?? "").matchAll(/\{\{([^}]+)\}\}/g)].map(([, a]) => a);
    expect(mirip("{{siswa.nisnn}}")).toEqual(["siswa.nisn", "siswa.nism", "siswa.nama"]);
    expect(mirip("{{TAHUN AJARAN}}")[0]).toBe("tahunAjaran");
    const dua = fieldsFault("{{siswa.nisnn}} {{siswa.nisnnn}} {{tanggal}}") ?? "";
    expect(dua).toMatch(/^Bidang \{\{siswa\.nisnn\}\}, \{\{siswa\.nisnnn\}\} tidak dikenal\./);
    expect(mirip("{{siswa.nisnn}} {{siswa.nisnnn}}")).toEqual(["siswa.nisn", "siswa.nism", "siswa.nama"]);
    expect(mirip("{{}}")).toHaveLength(3);
    for (const teks of ["{{tanggal", "tanggal}}", "{{tanggal}} }}"]) expect(fieldsFault(teks), teks).toMatch(/tanpa pasangannya/);
    expect(fieldsFault("{tanggal} {{tanggal}}")).toBeUndefined();
  });
});

describe("a field of one's own", () => {
  test("is answered in several lines where its first word is one of those that take points, however it is written", () => {
    const lines = ["Menimbang", "MENGINGAT", "memperhatikan", "Dasar", "Isi", "Hasil", "Pembahasan", "Kesimpulan", "Uraian", "Peserta"];
    for (const nama of lines) {
      expect([berbaris(nama), longestOwn(nama)], nama).toEqual([true, 4_000]);
      expect([berbaris(`${nama} rapat`), longestOwn(`${nama} rapat`)], nama).toEqual([true, 4_000]);
    }
    for (const nama of ["Acara", "Isian", "Dasarnya", "Daftar isi", "Hari dan tanggal"])
      expect([berbaris(nama), longestOwn(nama)], nama).toEqual([false, 500]);
  });

  test("asks for a day where its first word says so, and only a chosen day is printed in words", () => {
    expect(["Tanggal", "TANGGAL batas", "Tanggalan", "Hari dan tanggal"].map(bertanggal)).toEqual([true, true, false, false]);
    const isian = { Tanggal: "2026-04-13", "Tanggal batas": "menyusul", Acara: "2026-04-13" };
    expect(printedFields(isian)).toEqual({ Tanggal: "13 April 2026", "Tanggal batas": "menyusul", Acara: "2026-04-13" });
  });
});

describe("a letter's text", () => {
  test("is cut into parts where an empty line or another kind of line stands", () => {
    expect(composeContent("satu\ndua\n\n tiga \n# Tengah\n1. a\n2) b\n\n3. c\nempat\n{{daftar.siswa}}\n{{daftar.pegawai}} x", {})).toEqual([
      { jenis: "alinea", teks: "satu dua" },
      { jenis: "alinea", teks: "tiga" },
      { jenis: "tengah", teks: "Tengah" },
      { jenis: "daftar", butir: ["a", "b"] },
      { jenis: "daftar", butir: ["c"] },
      { jenis: "alinea", teks: "empat" },
      { jenis: "tabel", tentang: "siswa" },
      { jenis: "alinea", teks: "{{daftar.pegawai}} x" },
    ]);
    expect(composeContent("{{daftar.pegawai}}\nA : 1\n\nB : 2\nC : 3\n#Bukan", {})).toEqual([
      { jenis: "tabel", tentang: "pegawai" },
      { jenis: "pasangan", baris: [{ label: "A", isi: "1" }] },
      {
        jenis: "pasangan",
        baris: [
          { label: "B", isi: "2" },
          { label: "C", isi: "3" },
        ],
      },
      { jenis: "alinea", teks: "#Bukan" },
    ]);
  });

  test("makes a row of a line without a space before its colon only beside another row", () => {
    const jenis = (teks: string) => composeContent(teks, {}).map((satu) => satu.jenis);
    expect(jenis("Hari: Senin")).toEqual(["alinea"]);
    expect(jenis("Hari: Senin\nTempat : Aula")).toEqual(["pasangan"]);
    expect(jenis("Tempat : Aula\nHari: Senin")).toEqual(["pasangan"]);
    expect(jenis("Hari: Senin\n\nTempat: Aula")).toEqual(["alinea", "alinea"]);
    expect(jenis("# Hari: Senin\nTempat: Aula")).toEqual(["tengah", "alinea"]);
    expect(jenis("1. Hari: Senin\nTempat: Aula")).toEqual(["daftar", "alinea"]);
    expect(jenis("satu dua tiga empat: x\nsatu dua tiga empat: y")).toEqual(["pasangan"]);
    expect(jenis("satu  dua tiga  empat: x\nsatu dua tiga empat: y")).toEqual(["pasangan"]);
    expect(jenis("satu dua tiga empat lima: x\nsatu dua tiga empat lima: y")).toEqual(["alinea"]);
    expect(jenis(`${"a".repeat(30)}: x\nb: y`)).toEqual(["pasangan"]);
    expect(jenis(`${"a".repeat(31)}: x\nb: y`)).toEqual(["alinea"]);
    expect(jenis(`${"a".repeat(40)} : x`)).toEqual(["pasangan"]);
    expect(jenis(`${"a".repeat(41)} : x`)).toEqual(["alinea"]);
  });

  test("takes values as they are, however much they look like marks", () => {
    const nilai = { a: "1. x\n# y : z", kecil: "abc" };
    expect(composeContent("{{a}}\n1. {{a}}\nB : {{a}}", nilai)).toEqual([
      { jenis: "alinea", teks: nilai.a },
      { jenis: "daftar", butir: [nilai.a] },
      { jenis: "pasangan", baris: [{ label: "B", isi: nilai.a }] },
    ]);
    expect(composeContent("# {{kecil}} b", nilai)).toEqual([{ jenis: "tengah", teks: "abc b" }]);
    expect(composeContent("# {{kecil}} B", nilai)).toEqual([{ jenis: "tengah", teks: "ABC B" }]);
  });
});

test.each([
  ["5/2026", "Nomor: 5/2026"],
  ["23 TAHUN 2026", "NOMOR 23 TAHUN 2026"],
  ["23 TAHUN 2026 X", "Nomor: 23 TAHUN 2026 X"],
  ["Nomor 5", "Nomor 5"],
  ["5 nomor", "Nomor: 5 nomor"],
])("the number %s is written %s", (nomor, tertulis) => {
  expect(describeNomor(nomor)).toBe(tertulis);
});

test("a form's field is its text; a file, or none, is none", () => {
  const form = new FormData();
  form.set("a", " x ");
  form.set("b", new Blob(["x"]));
  expect([text(form, "a"), text(form, "b"), text(form, "c")]).toEqual([" x ", "", ""]);
  expect(senarai(",")).toEqual([]);
});

describe("what everybody is told of a subject", () => {
  const umum = (perihal: string, nilai: Record<string, string>, orang: string[] = []) =>
    perihalUmum({ perihal, template: perihal }, nilai, orang);

  test("ends after a hundred letters, and only then", () => {
    expect(umum("a".repeat(100), {})).toBe("a".repeat(100));
    expect(umum("a".repeat(101), {})).toBe(`${"a".repeat(99)}…`);
  });

  test("masks parents as it masks pupils, and leaves out whatever else is known of them", () => {
    const nilai = {
      "siswa.namaAyah": "Rahmat Tolare",
      "siswa.namaIbu": "",
      "pegawai.nip": "1990",
      "madrasah.kota": "Palu",
      "xsiswa.a": "b",
    };
    expect(umum("{{siswa.namaAyah}} {{pegawai.nip}} {{madrasah.kota}} {{xsiswa.a}}", nilai)).toBe("Rahmat T. … Palu b");
    expect(umum("{{siswa.namaIbu}}", nilai)).toBe("{{siswa.namaIbu}}");
  });

  test("masks the longer name before the one that it holds, with titles or without, and no part of a word", () => {
    expect(umum("Izin Budi Santoso dan Budi", {}, ["Budi", "Budi Santoso"])).toBe("Izin Bu… S. dan Bu…");
    expect(umum("Izin Hasan, Hasanah, 1Hasan", {}, ["Hasan"])).toBe("Izin Has…, Hasanah, 1Hasan");
    expect(umum("Izin A.Yani dan AxYani", {}, ["A.Yani"])).toBe("Izin A.Y… dan AxYani");
    expect(umum("Izin dr. Ahmad Yani, Sp.A", {}, ["dr. Ahmad Yani, Sp.A"])).not.toContain("Yani");
  });

  test("a short name keeps less than itself", () => {
    expect([mask("A"), mask("Abcd"), mask("Abcdefgh"), mask(""), mask("  Budi   Santoso ")]).toEqual(["A…", "Ab…", "Abc…", "…", "Budi S."]);
  });
});
