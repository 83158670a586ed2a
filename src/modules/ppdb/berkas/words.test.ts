/**
 * What is said of a paper is read by a mother on an old telephone and by whoever lets her child through. What goes wrong: "Lainnya, seperti
 * dalam catatan" instead of the note, a paper that was accepted named among those that lack, a line that ends in nothing.
 */
import { expect, test } from "vitest";
import { type KeadaanBerkas, sebabBerkas, tellSebab, tellUnaccepted } from "./berkas.ts";
import { unsent } from "./read-dokumen.server.ts";
import { tooManyPages } from "./read-paper.server.ts";

test("the reason comes first, then the note; of another reason the note alone", () => {
  expect(tellSebab("buram", null)).toBe("Buram atau terpotong");
  expect(tellSebab("buram", "Nomor tidak terbaca.")).toBe("Buram atau terpotong. Nomor tidak terbaca.");
  expect(tellSebab("lain", "Kirim halaman dua.")).toBe("Kirim halaman dua.");
  expect([tellSebab(null, null), tellSebab("tidak-dikenal", null), tellSebab("lain", null)]).toEqual(["", "", ""]);
  for (const { value, label } of sebabBerkas) expect(tellSebab(value, null)).toBe(value === "lain" ? "" : label);
});

const paper = (dokumen: string, keadaan: KeadaanBerkas | null, diminta = true) => {
  const rest = { id: "", berkasId: "", jenis: "", halaman: 1, dikirim: new Date(0), dikirimPelaku: null, sebab: null, catatan: null };
  return { dokumen, diminta, berkas: keadaan && { ...rest, keadaan } };
};
const all = [
  ...[paper("KK", null), paper("Akta", "menunggu"), paper("Rapor", "diterima"), paper("Ijazah", "dikembalikan")],
  ...[paper("Lama", null, false), paper("Kembali lama", "dikembalikan", false)],
];

test("the family sends what its path asks for and did not come, or came back", () => {
  expect(unsent(all).map(({ dokumen }) => dokumen)).toEqual(["KK", "Ijazah"]);
});

test("whoever lets a child through hears of what is asked for and not accepted", () => {
  expect(tellUnaccepted(all)).toBe("Berkas belum diterima: KK, Akta, Ijazah. Keluarga tetap dapat mengirimnya.");
  expect(tellUnaccepted(all.filter(({ dokumen }) => dokumen === "Rapor" || dokumen.includes("ama")))).toBeNull();
});

test("too many pages are said with how many there are and how many may be", () => {
  expect(tooManyPages(31)).toBe("Berkas ini 31 halaman. Paling banyak 20; kirim halaman yang diminta saja, misalnya sebagai foto.");
});
