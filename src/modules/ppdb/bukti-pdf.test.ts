/**
 * The receipt that a family prints or keeps on its telephone, once. What goes wrong: it names a day that nobody has set, or does not say what is
 * still missing, and the family stands at the desk without it.
 */
import { beforeEach, expect, test, vi } from "vitest";
import type { Paper } from "#kit/documents/paper.server.ts";
import type { Bukti } from "./bukti.server.ts";
import { downloadBukti, keterangan, printBukti } from "./bukti-pdf.server.ts";

const printed: Paper[] = [];
vi.mock("#kit/documents/paper.server.ts", () => ({
  renderPaper: async (paper: Paper) => {
    printed.push(paper);
    return new Uint8Array([37, 80]);
  },
}));
beforeEach(() => {
  printed.length = 0;
});

const bukti: Bukti = {
  ...{ nomor: "PMBM-2027-00001-A", namaLengkap: "Nur Azizah", tanggalLahir: "2012-03-09", asalSekolah: "MTs Negeri Contoh" },
  ...{ jalur: "tahfidz", jurusan: null, diterima: new Date("2027-03-01T02:00:00Z"), diisiPelaku: null, tahunAjaran: "2027/2028" },
  ...{ pengumuman: null, daftarUlangMulai: null, daftarUlangSelesai: null, berkas: [], bawaan: ["Kartu keluarga"] },
  ...{ pertanyaan: [], jawaban: [] },
};
const labels = (changed: Partial<Bukti> = {}) => keterangan({ ...bukti, ...changed }).map(({ label }) => label);
const kertas = { size: "A4" } as unknown as Parameters<typeof printBukti>[1];
const blocks = async (changed: Partial<Bukti> = {}) => {
  await printBukti({ ...bukti, ...changed }, kertas, "man1palu.sch.id");
  return printed.at(-1)?.blocks ?? [];
};

test("what stands in the form is told in words, and of days and programmes only what there is", () => {
  const plain = ["Nama lengkap", "Tanggal lahir", "Asal sekolah", "Jalur", "Masuk"];
  expect(labels()).toEqual(plain);
  expect(keterangan(bukti).slice(1, 4)).toMatchObject([{ value: "9 Maret 2012" }, { value: "MTs Negeri Contoh" }, { value: "Tahfidz" }]);
  expect(labels({ jurusan: "ipa" })).toEqual([...plain.slice(0, 4), "Jurusan", "Masuk"]);
  expect(keterangan({ ...bukti, diisiPelaku: "Nurlaela" }).at(-1)?.value).toBe("Panitia (Nurlaela), dari formulir kertas");
  expect(labels({ pengumuman: "2027-07-05" })).toEqual([...plain, "Pengumuman"]);
  const both = { daftarUlangMulai: "2027-07-06", daftarUlangSelesai: "2027-07-11" };
  expect(labels(both)).toEqual([...plain, "Daftar ulang"]);
  for (const one of [{ daftarUlangMulai: "2027-07-06" }, { daftarUlangSelesai: "2027-07-11" }]) expect(labels(one)).toEqual(plain);
});

test("the paper names what is missing under a heading of its own, and has none where nothing is", async () => {
  const headings = async (changed: Partial<Bukti> = {}) =>
    (await blocks(changed)).flatMap((one) => (one.kind === "heading" && "text" in one ? [one.text] : []));
  const always = ["Melihat sampai di mana pendaftaran ini", "Dibawa saat daftar ulang"];
  expect(await headings()).toEqual(always);
  expect(await headings({ jawaban: [{ label: "Juz", kata: "5" }] })).toEqual([always[0], "Jawaban atas pertanyaan tambahan", always[1]]);
  expect(await headings({ pertanyaan: ["Hobi"] })).toEqual([always[0], "Pertanyaan yang masih perlu dijawab", always[1]]);
  expect(await headings({ berkas: ["Akta"] })).toEqual([always[0], "Berkas yang masih perlu dikirim", always[1]]);
  const all = await blocks({ jawaban: [{ label: "Juz", kata: "5" }], pertanyaan: ["Hobi"], berkas: ["Akta"] });
  expect(all).toContainEqual({ kind: "facts", rows: [{ label: "Juz", value: "5" }] });
  for (const items of [["Hobi"], ["Akta"]]) expect(all).toContainEqual({ kind: "list", items });
  expect(all).toContainEqual({ kind: "list", items: ["Kartu keluarga"], ordered: true });
  expect(all[0]).toMatchObject({ kind: "callout", value: bukti.nomor });
  expect(all[1]).toEqual({ kind: "facts", rows: keterangan(bukti) });
});

test("as a file it bears its number, says where the family's page is, and stays in no browser", async () => {
  const answer = await downloadBukti(bukti, kertas, "https://man1palu.sch.id");
  expect(Object.fromEntries(answer.headers)).toEqual({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="Bukti-PMBM-2027-00001-A.pdf"',
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  expect(JSON.stringify(printed.at(-1))).toContain("Buka man1palu.sch.id/daftar/status dengan");
  expect(printed.at(-1)).toMatchObject({ size: "A4", subtitle: "Tahun ajaran 2027/2028", footer: "Bukti Pendaftaran PMBM-2027-00001-A" });
});
