/** What stands on a paper in the place of what nobody has written or given yet: a word of its own, or nothing, and no label without its words. */
import { expect, test } from "vitest";
import { type Bentuk, suratPaper } from "./paper.ts";
import { kepalaPegawai, kepalaSiswa } from "./table.ts";

const tabel = { pegawai: { kepala: kepalaPegawai, baris: [] }, siswa: { kepala: kepalaSiswa, baris: [] } };
const kop = { letterhead: { names: [], address: "" }, size: "F4" } as const;
const blank = { judul: null, perihal: "Undangan", tujuan: null, lampiran: null, tembusan: null, isi: "Isi." };
type Values = Readonly<Record<string, string>>;
type Words = { judul?: string; tujuan?: string; lampiran?: string; tembusan?: string; isi?: string };
const paper = (bentuk: Bentuk, words: Words = {}, nilai: Values = {}) => suratPaper({ ...blank, bentuk, ...words }, { nilai, tabel }, kop);
const signature = (...told: Parameters<typeof paper>) => paper(...told).blocks.find(({ kind }) => kind === "signature");

test.each<Values>([{}, { nomor: "" }])("its number is said to come with the signature while it has none: %o", (nilai) => {
  const rows = [
    { label: "Nomor", value: "(diberikan saat ditandatangani)" },
    { label: "Lampiran", value: "-" },
    { label: "Hal", value: "Undangan" },
  ];
  expect(paper("biasa", {}, nilai)).toMatchObject({ footer: "Undangan", blocks: [{ kind: "pairs", aside: "", rows }, {}, {}] });
  expect(paper("biasa", { judul: "Surat Tugas" }, nilai)).toMatchObject({
    ...{ subtitle: "Nomor: (diberikan saat ditandatangani)", footer: "Surat Tugas" },
  });
});

test("a letter without enclosures says so with a dash, an official note not at all, though they were typed and taken away", () => {
  expect(paper("biasa", { lampiran: "" }).blocks[0]).toMatchObject({ rows: [{}, { label: "Lampiran", value: "-" }, {}] });
  expect(paper("nota-dinas", { judul: "Nota Dinas", lampiran: "" }).blocks[0]).toMatchObject({ rows: [{}, {}, {}, {}] });
});

test("a letter that goes to nobody and of which nobody gets a copy names no one", () => {
  for (const words of [{}, { tujuan: "", tembusan: "" }, { tembusan: " \n " }])
    expect(paper("biasa", words).blocks.map(({ kind }) => kind)).toEqual(["pairs", "paragraph", "signature"]);
});

test("whoever signs without an NIP has none below the name", () => {
  const signer = { "penandatangan.nama": "Karim", "penandatangan.jabatan": "Kepala Madrasah" };
  expect(signature("biasa", {}, { ...signer, "penandatangan.nip": "1972" })).toMatchObject({ note: "NIP 1972" });
  const none: readonly Values[] = [{}, { "penandatangan.nip": "" }];
  for (const nip of none)
    expect(signature("biasa", {}, { ...signer, ...nip })).toEqual({
      kind: "signature",
      place: "",
      role: "Kepala Madrasah,",
      name: "Karim",
    });
});

test("the words of a decision stay as they were typed; only what stands in its middle is in capitals", () => {
  const isi = "# Menetapkan\n\nBahwa perlu panitia.\n\n1. Satu\n\nNama : Budi";
  expect(paper("keputusan", { judul: "Keputusan", isi }).blocks.slice(0, 4)).toEqual([
    { kind: "paragraph", text: "MENETAPKAN", tone: "centred" },
    { kind: "paragraph", text: "Bahwa perlu panitia.", tone: "letter" },
    { kind: "list", items: ["Satu"], ordered: true, tone: "letter" },
    { kind: "pairs", rows: [{ label: "Nama", value: "Budi" }] },
  ]);
});
