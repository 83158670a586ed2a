import type { Fault } from "#kit/audit/verify.server.ts";
import { formatMoment } from "#kit/dates.ts";

export interface Findings {
  /** Null in checks from before causes were told apart. */
  readonly sebab: Fault | null;
  readonly rusakDi: string | null;
  /** What was said outside and is not borne out. */
  readonly jangkar?: { readonly lines: number; readonly at: Date } | null;
}

/** Which part of the trail does not hold, for whoever has to act. */
export function reasonWords({ sebab, rusakDi, jangkar }: Findings): string {
  const menurut = jangkar ? ` Jangkar ${formatMoment(jangkar.at)} mencatat ${jangkar.lines} baris.` : "";
  return words[sebab ?? (rusakDi === null ? "end" : "line")](rusakDi) + menurut;
}

const words: Readonly<Record<Fault, (rusakDi: string | null) => string>> = {
  line: (rusakDi) => `Baris ${rusakDi} tidak cocok: ada baris yang diubah, diambil, atau disisipkan.`,
  head: () => "Penanda akhir jejak dipindah di luar aplikasi: baris terakhir mungkin hilang.",
  end: () => "Baris terakhir hilang: jejak berakhir sebelum penandanya.",
  anchor: () => "Jejak berbeda dari jangkarnya: basis data dipulihkan dari cadangan, atau jejak ditulis ulang.",
  older: () => "Basis data lebih tua daripada jangkar: dipulihkan dari cadangan, atau baris terakhirnya dihapus.",
  anchors: () => "Berkas jangkar (jejak-… di folder kunci) hilang atau rusak; baris yang ada cocok satu dengan yang lain.",
};

/** What helps when nobody broke in. */
export const afterRestore =
  "Bila Anda sendiri yang memulihkan cadangan, hentikan aplikasi dan jalankan npm run audit:accept; itu tercatat di jejak audit. Bila tidak, anggap ada yang masuk.";
