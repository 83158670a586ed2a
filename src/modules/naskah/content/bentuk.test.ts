/**
 * The Kaur TU writes a decision twice a month at a desk, the clerk an assignment or a covering letter every week. What goes wrong: the office
 * above sends a decision back for its form, names that do not fit on the page, a covering letter of which nothing comes back.
 */
import { expect, test } from "vitest";
import { composeContent } from "./compose.ts";
import { type Bentuk, suratPaper } from "./paper.ts";
import { kepalaPegawai, kepalaSiswa } from "./table.ts";

const nilai = {
  ...{ nomor: "23 TAHUN 2026", tanggal: "13 April 2026", "madrasah.kota": "Palu", "penandatangan.sebutan": "Kepala Madrasah" },
  ...{ "penandatangan.nama": "Karim", "penandatangan.jabatan": "Kepala Madrasah" },
};
const tabel = { pegawai: { kepala: kepalaPegawai, baris: [["1", "Fitri", "", "Guru"]] }, siswa: { kepala: kepalaSiswa, baris: [] } };
const kop = { letterhead: { names: [], address: "" }, size: "F4" } as const;
const paper = (bentuk: Bentuk, isi: string, lain: { judul?: string | null; tujuan?: string } = {}) =>
  suratPaper(
    { judul: "Keputusan", perihal: "Keputusan tentang panitia", tujuan: null, lampiran: null, tembusan: null, isi, bentuk, ...lain },
    { nilai, tabel },
    kop,
  ).blocks;
const clauses = (isi: string, filled = {}) =>
  composeContent(isi, filled).flatMap((bagian) => (bagian.jenis === "klausul" ? bagian.baris : []));

test("considerations are points under their label, typed line by line or filled in with several lines", () => {
  const typed = "Menimbang : a. bahwa satu;\nb. bahwa dua\nyang panjang.\nMengingat : 1. UU satu;\n2. UU dua.\nKESATU : Membentuk panitia.";
  const expected = [
    { label: "Menimbang", butir: ["bahwa satu;", "bahwa dua yang panjang."], hitungan: "huruf" },
    { label: "Mengingat", butir: ["UU satu;", "UU dua."], hitungan: "angka" },
    { label: "KESATU", butir: ["Membentuk panitia."] },
  ];
  expect(clauses(typed)).toEqual(expected);
  const filled = { "isian.Menimbang": "bahwa satu;\nb. bahwa dua yang panjang.", "isian.Mengingat": "UU satu;\nUU dua." };
  expect(clauses("Menimbang : {{isian.Menimbang}}\nMengingat : {{isian.Mengingat}}\nKESATU : Membentuk panitia.", filled)).toEqual(
    expected,
  );
});

test("a lone point is not counted, and what somebody fills in is never a label", () => {
  expect(clauses("Memperhatikan : {{isian.x}}", { "isian.x": "Menetapkan : yang lain" })).toEqual([
    { label: "Memperhatikan", butir: ["Menetapkan : yang lain"] },
  ]);
});

test("a decision is given in a place on a day, its people stand in an annex that is signed as well", () => {
  const blocks = paper("keputusan", "Menetapkan : Panitia.\n\n=== Lampiran ===\n\n{{daftar.pegawai}}");
  expect(blocks.map(({ kind }) => kind)).toEqual(["clauses", "signature", "page", "pairs", "table", "signature"]);
  expect(blocks[1]).toMatchObject({ place: "Ditetapkan di Palu\npada tanggal 13 April 2026" });
  expect(blocks[3]).toMatchObject({
    rows: [
      { label: "LAMPIRAN", value: "KEPUTUSAN" },
      { label: "NOMOR", value: "23 TAHUN 2026" },
      { label: "TENTANG", value: "PANITIA" },
    ],
  });
  expect(blocks[5]).toEqual(blocks[1]);
});

test("what a decision is about stands in capitals however it was typed; the heads of its annex, and of other letters, as they were", () => {
  const isi = "# TENTANG\n\n# Panitia ujian\n\nKESATU : Panitia ujian.\n\n=== Lampiran ===\n\n# Daftar nama";
  const centred = (bentuk: Bentuk) =>
    paper(bentuk, isi).flatMap((block) => (block.kind === "paragraph" && block.tone === "centred" ? [block.text] : []));
  expect(centred("keputusan")).toEqual(["TENTANG", "PANITIA UJIAN", "Daftar nama"]);
  expect(centred("biasa")).toEqual(["TENTANG", "Panitia ujian", "Daftar nama"]);
});

test("an official note opens with whom, from whom, what and when", () => {
  const [opening, words, signature] = paper("nota-dinas", "Mohon hadir.", { judul: "Nota Dinas", tujuan: "Wakamad Kurikulum" });
  expect(opening).toMatchObject({
    rows: [{ value: "Wakamad Kurikulum" }, { value: "Kepala Madrasah" }, { label: "Hal" }, { value: "13 April 2026" }],
  });
  expect(words).toMatchObject({ text: "Mohon hadir." });
  expect(signature).toMatchObject({ place: "" });
});

test("a covering letter lists what it brings, and asks for a receipt", () => {
  const blocks = paper("pengantar", "Kami kirimkan:\n| No. | Barang |\n| 1. | {{isian.x}} |");
  expect(blocks[1]).toEqual({
    ...{ kind: "table", rows: [["1.", "{{isian.x}}"]] },
    columns: [
      { label: "No.", share: 1 },
      { label: "Barang", share: 5 },
    ],
  });
  expect(blocks.at(-1)).toMatchObject({ kind: "receipt", labels: expect.arrayContaining(["Diterima tanggal", "Nama penerima"]) });
  expect(paper("biasa", "Kami kirimkan.").some(({ kind }) => kind === "receipt")).toBe(false);
});

test("who signs beside stands at the left of the signature", () => {
  const [, signature] = paper("biasa", "Isi.\n\n>> Penerima Kuasa | {{isian.Nama}} | NIP 1");
  expect(signature).toMatchObject({ kind: "signature", beside: { role: "Penerima Kuasa,", name: "{{isian.Nama}}", note: "NIP 1" } });
});
