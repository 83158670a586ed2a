import { seriLabel } from "../jalur/seri.ts";
import { isKomponen, komponenInSentence, lowerFirst, writeJumlah, writeNilai } from "../nilai/komponen.ts";
import type { Gerak, Perubahan } from "../seleksi/explain.ts";

/** As many names as are read in one line. */
const mostNames = 3;

/** Why somebody's outcome is another one, in one or two sentences. @param nameOf by pseudonym */
export function tellSebab(gerak: Gerak, perubahan: readonly Perubahan[], nameOf: (id: string) => string): string {
  const own = perubahan.filter(({ id }) => id === gerak.id).map(tellPerubahan);
  const others = namesOf(gerak.oleh, nameOf);
  const because = {
    sendiri: `${own.join(" ")} ${tellJumlah(gerak)}`,
    aturan: `Aturannya lain. ${tellJumlah(gerak)}`,
    dilewati: others === "" ? "Yang lain kini di atasnya." : `Dilewati ${others}.`,
    maju: others === "" ? "Tempat di atasnya kosong." : `${others} tidak lagi mendapat tempat di atasnya.`,
  }[gerak.sebab];
  return `${because} ${tellPenentu(gerak)}`.replaceAll(/\s+/g, " ").trim();
}

/** "Nilai tes 75,00 menjadi 78,00." */
export function tellPerubahan({ apa, dari, ke }: Perubahan): string {
  if (apa === "baru") return "Baru masuk daftar.";
  if (apa === "hilang") return "Tidak lagi dalam daftar.";
  if (apa === "mundur") return ke === null ? "Tidak jadi mengundurkan diri." : "Mengundurkan diri.";
  if (isKomponen(apa)) return `Nilai ${komponenInSentence(apa)} ${markOf(dari)} menjadi ${markOf(ke)}.`;
  const what = { jalur: "Jalur", program: "Program", usia: "Urutan usia", waktu: "Urutan mendaftar" }[apa] ?? apa;
  return `${what} ${dari ?? "–"} menjadi ${ke ?? "–"}.`;
}

const markOf = (mark: string | number | null): string => (typeof mark === "number" ? writeNilai(mark) : "kosong");

function tellJumlah({ jumlah: [was, is] }: Gerak): string {
  if (was === is) return "";
  return `Jumlah ${was === null ? "kosong" : writeJumlah(was)} menjadi ${is === null ? "kosong" : writeJumlah(is)}.`;
}

/** Only where the sum alone did not decide. */
const tellPenentu = ({ penentu }: Gerak): string =>
  penentu === null ? "" : `Jumlahnya sama dengan peringkat di atasnya; yang menentukan: ${lowerFirst(seriLabel(penentu))}.`;

function namesOf(ids: readonly string[], nameOf: (id: string) => string): string {
  const names = ids.slice(0, mostNames).map(nameOf);
  const more = ids.length - names.length;
  if (more > 0) return `${names.join(", ")} dan ${more} lainnya`;
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} dan ${names.at(-1)}`;
}

/** How many came in, went out, and only changed their place. */
export function countGerak(gerak: readonly Gerak[]) {
  const masuk = gerak.filter(({ dari, ke }) => ke === "diterima" && dari !== "diterima").length;
  const keluar = gerak.filter(({ dari, ke }) => dari === "diterima" && ke !== "diterima").length;
  return { masuk, keluar, lain: gerak.length - masuk - keluar };
}
