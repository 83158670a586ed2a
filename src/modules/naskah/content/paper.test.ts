/** What stands where on each kind of paper: the school sends it out in its name, and another office sends it back for its form. */
import { describe, expect, test } from "vitest";
import { composeContent } from "./compose.ts";
import { type Bentuk, suratPaper } from "./paper.ts";
import { kepalaPegawai, kepalaSiswa } from "./table.ts";

const nilai = {
  ...{ nomor: "B-5/2026", tanggal: "13 April 2026", "madrasah.kota": "Palu", "penandatangan.jabatan": "Kepala Madrasah" },
  ...{ "penandatangan.nama": "Karim" },
};
const tabel = { pegawai: { kepala: kepalaPegawai, baris: [["1", "Fitri", "", "Guru"]] }, siswa: { kepala: kepalaSiswa, baris: [] } };
const kop = { letterhead: { names: [], address: "" }, size: "F4" } as const;
const dasar = { judul: null, perihal: "Panitia ujian", tujuan: null, lampiran: null, tembusan: null } as const;
type Change = { judul?: string | null; perihal?: string; tujuan?: string; lampiran?: string; tembusan?: string };
const surat = (bentuk: Bentuk, isi: string, change: Change = {}) => suratPaper({ ...dasar, isi, bentuk, ...change }, { nilai, tabel }, kop);
const blocks = (...told: Parameters<typeof surat>) => surat(...told).blocks;
const kinds = (...told: Parameters<typeof surat>) => blocks(...told).map(({ kind }) => kind);

test("a certificate lies on its side, and nothing else does", () => {
  const lies = (judul: string | null) => surat("biasa", "# diberikan kepada", { judul }).orientation;
  expect(["Sertifikat", "Piagam Penghargaan"].map(lies)).toEqual(["landscape", "landscape"]);
  expect(["Surat Keterangan Sertifikat", "Sertifikasi Guru", null].map(lies)).toEqual([undefined, undefined, undefined]);
});

describe("the annex", () => {
  const lampiran = "Isi.\n=== Lampiran ===\n{{daftar.pegawai}}";

  test("of a letter names the letter, its number and its subject, and is signed as it is", () => {
    const [, , signature, page, head, table, again] = blocks("biasa", lampiran);
    expect([page, head]).toEqual([
      { kind: "page" },
      {
        kind: "pairs",
        rows: [
          { label: "Lampiran", value: "Surat" },
          { label: "Nomor", value: "B-5/2026" },
          { label: "Hal", value: "Panitia ujian" },
        ],
      },
    ]);
    expect(table).toMatchObject({ kind: "table", rows: tabel.pegawai.baris });
    expect(again).toEqual(signature);
    expect(blocks("biasa", lampiran, { judul: "Surat Tugas" })[3]).toMatchObject({ rows: [{ value: "Surat Tugas" }, {}, {}] });
  });

  test("of a decision says what it is about without saying twice that it decides", () => {
    const tentang = (perihal: string) => {
      const head = blocks("keputusan", lampiran, { judul: "Keputusan", perihal })[3];
      return head?.kind === "pairs" ? head.rows.at(-1) : undefined;
    };
    expect(tentang("Keputusan  tentang   panitia")).toEqual({ label: "TENTANG", value: "KEPUTUSAN  TENTANG   PANITIA" });
    expect(tentang("KEPUTUSAN TENTANG   panitia")).toEqual({ label: "TENTANG", value: "PANITIA" });
    expect(tentang("Mencabut keputusan tentang panitia")).toEqual({ label: "TENTANG", value: "MENCABUT KEPUTUSAN TENTANG PANITIA" });
  });

  test("comes behind everything else, and only where something stands in it", () => {
    const tembusan = { tembusan: "Arsip" };
    expect(kinds("pengantar", lampiran, tembusan)).toEqual([
      ...["pairs", "paragraph", "signature", "paragraph", "list", "receipt", "page", "pairs", "table", "signature"],
    ]);
    expect(kinds("biasa", "Isi.\n=== Lampiran ===")).toEqual(["pairs", "paragraph", "signature"]);
    expect(kinds("biasa", "=== Lampiran ===\nIsi.")).toEqual(["pairs", "signature", "page", "pairs", "paragraph", "signature"]);
  });

  test("is not signed beside by whoever signs the letter beside", () => {
    const semua = blocks("biasa", ">> Penerima | Budi\n=== Lampiran ===\nIsi.").filter(({ kind }) => kind === "signature");
    expect(semua.map((block) => "beside" in block)).toEqual([true, false]);
  });

  test.each([
    ["===Lampiran===", true],
    ["  =====   LAMPIRAN   ===  ", true],
    ["== Lampiran ==", false],
    ["=== Lampiran ==", false],
    ["=== Lampiran === I", false],
    ["Lihat === Lampiran ===", false],
  ])("begins with a line of its own: %j %s", (baris, ya) => {
    expect(composeContent(baris, {}).some(({ jenis }) => jenis === "lampiran")).toBe(ya);
  });
});

describe("an official note", () => {
  test("names its enclosures where it has some, and nobody where it is for nobody yet", () => {
    const [head] = blocks("nota-dinas", "Isi.", { judul: "Nota Dinas", lampiran: "1 berkas" });
    expect(head).toEqual({
      kind: "pairs",
      rows: [
        { label: "Yth.", value: "" },
        { label: "Dari", value: "Kepala Madrasah" },
        { label: "Hal", value: "Panitia ujian" },
        { label: "Tanggal", value: "13 April 2026" },
        { label: "Lampiran", value: "1 berkas" },
      ],
    });
    expect(blocks("nota-dinas", "Isi.", { judul: "Nota Dinas" })[0]).toMatchObject({ rows: [{}, {}, {}, {}] });
  });

  test("without a title opens as a letter does", () => {
    expect(blocks("nota-dinas", "Isi.", { tujuan: "Wakamad" }).slice(0, 2)).toMatchObject([
      { kind: "pairs", aside: "13 April 2026" },
      { text: "Yth.\nWakamad", tone: "address" },
    ]);
  });
});

describe("every kind of paper", () => {
  test("is called by its title in capitals with its number below, or else by its subject", () => {
    expect(surat("biasa", "", { judul: "Surat Tugas" })).toMatchObject({ title: "SURAT TUGAS", subtitle: "Nomor: B-5/2026" });
    expect(surat("biasa", "", { judul: "Surat Tugas" })).not.toHaveProperty("untitled");
    const tanpa = surat("biasa", "");
    expect(tanpa).toMatchObject({ title: "Panitia ujian", untitled: true, form: "letter", footer: "Panitia ujian B-5/2026" });
    expect(tanpa).not.toHaveProperty("subtitle");
  });

  test.each<[Bentuk, string | null, string]>([
    ["biasa", null, ""],
    ["biasa", "Surat Tugas", "Palu, 13 April 2026"],
    ["keputusan", "Keputusan", "Ditetapkan di Palu\npada tanggal 13 April 2026"],
    ["nota-dinas", "Nota Dinas", ""],
    ["pengantar", "Surat Pengantar", "Palu, 13 April 2026"],
  ])("%s called %s is signed at %j, by whoever has the office", (bentuk, judul, place) => {
    const signature = blocks(bentuk, "", { judul }).find(({ kind }) => kind === "signature");
    expect(signature).toEqual({ kind: "signature", place, role: "Kepala Madrasah,", name: "Karim" });
  });

  test("keeps clauses counted as they are, tables as they were typed and their number narrow", () => {
    const isi = "Menimbang : a. satu\nMengingat : 1. dua\n2. tiga\nKESATU : empat\n\n| No | Nama | Nomor | Uno. |\n| 1 | Budi | | |";
    expect(blocks("keputusan", isi, { judul: "Keputusan" }).slice(0, 2)).toEqual([
      {
        kind: "clauses",
        rows: [
          { label: "Menimbang", items: ["satu"], numbered: "letters" },
          { label: "Mengingat", items: ["dua", "tiga"], numbered: "digits" },
          { label: "KESATU", items: ["empat"] },
        ],
      },
      {
        kind: "table",
        rows: [["1", "Budi", "", ""]],
        columns: [
          { label: "No", share: 1 },
          { label: "Nama", share: 5 },
          { label: "Nomor", share: 5 },
          { label: "Uno.", share: 5 },
        ],
      },
    ]);
  });

  test("has who signs beside without a note where none was typed", () => {
    const beside = (baris: string) => {
      const signature = blocks("biasa", baris).find(({ kind }) => kind === "signature");
      return signature?.kind === "signature" ? signature.beside : undefined;
    };
    expect(beside(">>Penerima|Budi")).toEqual({ role: "Penerima,", name: "Budi" });
    expect(beside(">> Penerima")).toEqual({ role: "Penerima,", name: "" });
    for (const baris of [">>", "> Penerima | Budi", "Lihat >> Penerima | Budi"]) expect(beside(baris), baris).toBeUndefined();
  });
});

describe("a typed table", () => {
  const tables = (teks: string) => composeContent(teks, {}).flatMap((satu) => (satu.jenis === "isiTabel" ? [satu.baris] : []));

  test("is of lines that begin and end with its mark; an empty line parts two of them", () => {
    expect(tables("| a | b |\n|c|  d|")).toEqual([
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ]);
    expect(tables("| a |\n\n| b |")).toEqual([[["a"]], [["b"]]]);
    for (const teks of ["| a | b", "a | b |", "x | a | b |", "|"]) expect(tables(teks), teks).toEqual([]);
  });
});
