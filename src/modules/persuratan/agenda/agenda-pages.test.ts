/** The clerk prints the agenda book each month and the head answers for it: it is bound, so it should be thin, and it ends with who answers. */
import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { closing } from "#modules/profil/index.server.ts";
import { print } from "./create-agenda.server.ts";

const kini = new Date("2026-11-26T01:00:00Z");
const kolom = ["No. agenda", "Diterima", "Nomor surat", "Tanggal surat", "Asal surat", "Perihal", "Klasifikasi", "Keterangan"];
const share = [0.6, 0.9, 1.8, 0.9, 1.5, 2.4, 0.8, 1.5];
const baris = Array.from({ length: 100 }, (_, at) => [
  ...[String(at + 1), "2026-11-02", `B-${at + 1}/Kw.22/PP.00/11/2026`, "2026-11-01", "Kanwil Kemenag Sulawesi Tengah"],
  ...["Undangan rapat koordinasi kepala madrasah", "PP.00.6", "Diproses"],
]);

test("twenty-five letters and more stand on a page, and the head signs the last", { timeout: 60_000 }, async () => {
  const akhir = closing(
    { kota: "Palu", kepala: { nama: "Abdul Karim", nip: "19720311 199803 1 001", sebutan: "Kepala Madrasah" } },
    kini,
    "Jumlah: 100 surat.",
  );
  const minta = { jenis: "masuk", dari: "2026-11-01", sampai: "2026-11-30", format: "pdf" } as const;
  const kertas = { letterhead: { names: ["Kementerian Agama", "MAN 1 Palu"], address: "Palu" }, size: "F4", style: "official" } as const;
  const bytes = await print({ kolom: kolom.map((label, at) => ({ label, share: share[at] ?? 1 })), baris }, { minta, kini, kertas, akhir });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const perPage: number[] = [];
  let last = "";
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    last = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    perPage.push(last.split("PP.00.6").length - 1);
  }
  // The first page holds the letterhead, the last what is left.
  expect(Math.min(...perPage.slice(1, -1))).toBeGreaterThanOrEqual(25);
  expect(last.replace(/\s+/g, " ")).toContain("Palu, 26 November 2026 Kepala Madrasah, Abdul Karim NIP 19720311 199803 1 001");
});
