import type { Stored } from "#kit/database/tables.ts";

export type KategoriInformasi = Stored<"informasiPublik">["kategori"];

/** The four categories of UU 14/2008, in its order. */
export const kategoriInformasi: readonly { readonly value: KategoriInformasi; readonly label: string; readonly arti: string }[] = [
  { value: "berkala", label: "Berkala", arti: "Diumumkan secara rutin, paling sedikit enam bulan sekali." },
  { value: "serta-merta", label: "Serta-merta", arti: "Diumumkan seketika karena menyangkut keselamatan dan ketertiban umum." },
  { value: "setiap-saat", label: "Setiap saat", arti: "Tersedia kapan saja bagi yang memintanya." },
  { value: "dikecualikan", label: "Dikecualikan", arti: "Tidak dibuka menurut undang-undang; di sini hanya disebut namanya." },
];
