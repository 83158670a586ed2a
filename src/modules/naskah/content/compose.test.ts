import { expect, test } from "vitest";
import { composeContent } from "./compose.ts";
import { bertanggal, describePerihal, fieldsFault, printedFields } from "./fields.ts";
import { describePangkat } from "./pangkat.ts";
import { suratPaper } from "./paper.ts";
import { kepalaPegawai, kepalaSiswa } from "./table.ts";

test("a line of capitals in the middle stays one, whatever is filled in", () => {
  const nilai = { nomor: "5.a/Ma.22/04/2026", "madrasah.nama": "Madrasah Aliyah Negeri 1 Palu", "isian.Tentang": "Pembina" };
  const tengah = (baris: string) => composeContent(`# ${baris}`, nilai)[0];
  expect(tengah("KEPALA {{madrasah.nama}},")).toEqual({ jenis: "tengah", teks: "KEPALA MADRASAH ALIYAH NEGERI 1 PALU," });
  expect(tengah("NOMOR {{nomor}}")).toEqual({ jenis: "tengah", teks: "NOMOR 5.a/Ma.22/04/2026" });
  expect(tengah("{{isian.Tentang}} {{isian.Lain}}")).toEqual({ jenis: "tengah", teks: "PEMBINA {{isian.Lain}}" });
  expect(tengah("Kepala {{madrasah.nama}}")).toEqual({ jenis: "tengah", teks: "Kepala Madrasah Aliyah Negeri 1 Palu" });
});

test("lines that begin with a short label stand in two columns, with or without a space before the colon", () => {
  const baris = [
    { label: "Nama", isi: "Nadia" },
    { label: "Tempat, tanggal lahir", isi: "Palu, 3 Mei 2009" },
    { label: "Pukul", isi: "08:00 WITA" },
  ];
  const teks = (tanda: string) => baris.map(({ label, isi }) => `${label}${tanda} ${isi}`).join("\r\n");
  for (const tanda of [" :", ":"]) {
    const isi = `Yang bertanda tangan di bawah ini menerangkan bahwa:\n${teks(tanda)}\n\nadalah benar.`;
    expect(composeContent(isi, {})).toEqual([
      { jenis: "alinea", teks: "Yang bertanda tangan di bawah ini menerangkan bahwa:" },
      { jenis: "pasangan", baris },
      { jenis: "alinea", teks: "adalah benar." },
    ]);
  }
  expect(composeContent("Nama : {{siswa.nama}}\nKelas: {{siswa.kelas}}", { "siswa.nama": "Budi", "siswa.kelas": "X: A" })).toEqual([
    {
      jenis: "pasangan",
      baris: [
        { label: "Nama", isi: "Budi" },
        { label: "Kelas", isi: "X: A" },
      ],
    },
  ]);
});

test("a sentence with a colon stays a sentence", () => {
  const alinea = (teks: string) => [{ jenis: "alinea", teks: teks.replaceAll("\n", " ") }];
  for (const teks of [
    "Perhatian: peserta hadir lebih awal.",
    "Perhatian: peserta hadir\nlebih awal dan membawa kartu.",
    "Kegiatan ini dimulai tepat pada pukul: 08.00\nPeserta hadir paling lambat pada pukul: 07.30",
    "Pukul 08:00\nPukul 09:00",
  ]) {
    expect(composeContent(teks, {})).toEqual(alinea(teks));
  }
  expect(composeContent("1. Hari: Senin\n2. Tempat: Aula", {})).toEqual([{ jenis: "daftar", butir: ["Hari: Senin", "Tempat: Aula"] }]);
});

test("an unknown field is named, with the known ones that come nearest", () => {
  const salah = fieldsFault("{{siswa.namaa}} {{tanggal}} {{isian.Nama acara}}") ?? "";
  expect(salah).toMatch(/^Bidang \{\{siswa\.namaa\}\} tidak dikenal\. Yang mirip: \{\{siswa\.nama\}\}, /);
  expect(fieldsFault("{{nip pegawai}}")).toContain("{{pegawai.nip}}");
  expect(fieldsFault("{{tanggal")).toBe("Ada {{ atau }} tanpa pasangannya. Bidang ditulis seperti {{tanggal}}.");
  expect(fieldsFault("{{siswa.nama}}, {{daftar.siswa}} dan {{isian.Nama acara}}")).toBeUndefined();
});

test("a chosen day is printed in words, and what was typed in its place stays as it was typed", () => {
  const isian = { "Tanggal batas": "2026-11-28", "Tanggal lama": "akhir bulan", Keperluan: "2026-11-28", Tanggalan: "2026-11-28" };
  expect(printedFields(isian)).toEqual({ ...isian, "Tanggal batas": "28 November 2026" });
  expect(describePerihal("Pembayaran sampai {{isian.Tanggal batas}}", isian)).toBe("Pembayaran sampai 28 November 2026");
});

test.each([
  ["IV/a", "Pembina (IV/a)"],
  ["X/z", ""],
  [null, ""],
])("the rank %s is written %s", (kode, tertulis) => {
  expect(describePangkat(kode)).toBe(tertulis);
});

test("a list of people on paper is narrow for the number and widest for the name", () => {
  const baris = [["1", "Budi", "0091234567", "X A"]];
  const tabel = { pegawai: { kepala: kepalaPegawai, baris: [] }, siswa: { kepala: kepalaSiswa, baris } };
  const surat = {
    judul: null,
    perihal: "Izin",
    tujuan: null,
    lampiran: null,
    tembusan: null,
    isi: "{{daftar.siswa}}",
    bentuk: "biasa" as const,
  };
  const { blocks } = suratPaper(surat, { nilai: {}, tabel }, { letterhead: { lines: [] }, size: "A4" } as never);
  expect(blocks.find(({ kind }) => kind === "table")).toEqual({
    ...{ kind: "table", rows: baris },
    columns: [
      { label: "No.", share: 1 },
      { label: "Nama", share: 5 },
      { label: "NISN", share: 4 },
      { label: "Kelas", share: 4 },
    ],
  });
});

test("a letter opens with its number, enclosures and subject, and names to whom it goes and who gets a copy", () => {
  const tabel = { pegawai: { kepala: kepalaPegawai, baris: [] }, siswa: { kepala: kepalaSiswa, baris: [] } };
  const kop = { letterhead: { names: [], address: "" }, size: "A4" } as never;
  const surat = {
    judul: null,
    perihal: "Izin {{siswa.nama}}",
    tujuan: "Kepala Dinas\nPalu",
    lampiran: "1 berkas",
    tembusan: " Arsip \n\nKomite",
    bentuk: "biasa" as const,
  };
  const nilai = {
    ...{ nomor: "5/2026", tanggal: "3 Mei 2026", "siswa.nama": "Budi", "madrasah.kota": "Palu" },
    ...{ "penandatangan.sebutan": "Kepala", "penandatangan.nama": "Karim", "penandatangan.nip": "1972" },
  };
  const isi = "Alinea.\n\n# Tengah\n\nNama :  Budi\nKelas :  X\n\n1. satu\n2. dua";
  expect(suratPaper({ ...surat, isi }, { nilai, tabel }, kop)).toEqual({
    ...{ letterhead: { names: [], address: "" }, size: "A4", form: "letter" },
    ...{ title: "Izin Budi", untitled: true, footer: "Izin Budi 5/2026" },
    blocks: [
      {
        ...{ kind: "pairs", aside: "3 Mei 2026" },
        rows: [
          { label: "Nomor", value: "5/2026" },
          { label: "Lampiran", value: "1 berkas" },
          { label: "Hal", value: "Izin Budi" },
        ],
      },
      { kind: "paragraph", text: "Yth.\nKepala Dinas\nPalu", tone: "address" },
      { kind: "paragraph", text: "Alinea.", tone: "letter" },
      { kind: "paragraph", text: "Tengah", tone: "centred" },
      {
        kind: "pairs",
        rows: [
          { label: "Nama", value: "Budi" },
          { label: "Kelas", value: "X" },
        ],
      },
      { kind: "list", items: ["satu", "dua"], ordered: true, tone: "letter" },
      { kind: "signature", place: "", role: "Kepala,", name: "Karim", note: "NIP 1972" },
      { kind: "paragraph", text: "Tembusan:", tone: "quiet" },
      { kind: "list", items: ["Arsip", "Komite"], ordered: true },
    ],
  });
  const kosong = {
    judul: "Surat {{isian.x}}",
    perihal: "Hal",
    tujuan: null,
    lampiran: null,
    tembusan: null,
    isi: "",
    bentuk: "biasa" as const,
  };
  const tanpa = suratPaper(kosong, { nilai: { tanggal: "3 Mei 2026", "madrasah.kota": "Palu", "isian.x": "tugas" }, tabel }, kop);
  expect(tanpa).toMatchObject({ title: "SURAT TUGAS", subtitle: "Nomor: (diberikan saat ditandatangani)", footer: "Surat tugas" });
  expect(tanpa.blocks).toEqual([{ kind: "signature", place: "Palu, 3 Mei 2026", role: ",", name: "" }]);
  expect(suratPaper({ ...kosong, judul: null }, { nilai: {}, tabel }, kop).blocks[0]).toMatchObject({
    aside: "",
    rows: [{ value: "(diberikan saat ditandatangani)" }, { value: "-" }, { value: "Hal" }],
  });
});

test("a row without a space before its colon may stand wide, and stands alone beside none", () => {
  const baris = [
    { label: "Hari", isi: "Senin" },
    { label: "Tempat", isi: "Aula" },
  ];
  expect(composeContent("Hari:   Senin\nTempat:\tAula", {})).toEqual([{ jenis: "pasangan", baris }]);
  expect(composeContent("Hari:Senin\nTempat:Aula", {})).toEqual([{ jenis: "alinea", teks: "Hari:Senin Tempat:Aula" }]);
});

test.each([
  ["Hari: Senin\u2028pagi\nTempat: Aula", "pagi"],
  ["Hari : Senin\u2028pagi", "pagi"],
  ["| a | b\u2028kolom |", "kolom"],
  [">> Penerima\u2028 | Budi", "Budi"],
])("nothing of a line is lost, whatever parts its words: %j", (teks, akhir) => {
  expect(JSON.stringify(composeContent(teks, {}))).toContain(akhir);
});

test("a label is short and begins its line: a sentence with a colon in it is none", () => {
  const long = "Kepada seluruh peserta rapat yang hadir hari ini";
  expect(composeContent(`${long} : mohon tepat waktu`, {})).toEqual([{ jenis: "alinea", teks: `${long} : mohon tepat waktu` }]);
  expect(composeContent(": tanpa label", {})).toEqual([{ jenis: "alinea", teks: ": tanpa label" }]);
  expect(composeContent("{{isian.Acara}} : besok", {})).toEqual([{ jenis: "alinea", teks: "{{isian.Acara}} : besok" }]);
});

test("a field asks for a day when its name begins with it, and is one's own with letters, figures and a few signs", () => {
  expect(["Tanggal", "tanggal batas", "Hari dan tanggal", "Tanggalan", "Bertanggal"].map(bertanggal)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  const fault = (nama: string) => fieldsFault(`Isi {{isian.${nama}}}`) ?? null;
  expect(["Acara", "Hari/tanggal", "Ke-2"].map(fault)).toEqual([null, null, null]);
  for (const nama of ["", " Acara", "Acara$", "a.b", "x".repeat(61)]) expect(fault(nama), nama).not.toBeNull();
});
