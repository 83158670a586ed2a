import { choice, longText, type Option } from "#kit/register/fields.ts";
import type { Tone } from "#kit/ui/tag.tsx";

export type KeadaanBerkas = "menunggu" | "diterima" | "dikembalikan";

export const berkasNames: Readonly<Record<KeadaanBerkas, string>> = {
  menunggu: "Menunggu diperiksa",
  diterima: "Diterima",
  dikembalikan: "Perlu dikirim ulang",
};

export const berkasTones: Readonly<Record<KeadaanBerkas, Tone>> = { menunggu: "info", diterima: "success", dikembalikan: "warning" };

/** More is no single paper; a file of 30 pages is usually everything in one. */
export const mostPages = 20;

/** All files of one sending; each has its own limit (kit/attachments/limits.ts). */
export const mostSentBytes = 32 * 1024 * 1024;

export const sebabBerkas = [
  { value: "buram", label: "Buram atau terpotong" },
  { value: "salah-dokumen", label: "Bukan dokumen yang diminta" },
  { value: "orang-lain", label: "Atas nama orang lain" },
  { value: "belum-lengkap", label: "Halamannya belum lengkap" },
  { value: "tidak-berlaku", label: "Sudah tidak berlaku" },
  { value: "lain", label: "Lainnya, seperti dalam catatan" },
] as const satisfies readonly Option[];

/** What the family reads. */
export function tellSebab(sebab: string | null, catatan: string | null): string {
  const label = sebab === "lain" ? "" : (sebabBerkas.find(({ value }) => value === sebab)?.label ?? "");
  return [label, catatan].filter(Boolean).join(". ");
}

export const kembaliBerkasFields = {
  sebab: choice({ label: "Alasan", privacy: "dinas", required: true, options: sebabBerkas }),
  catatan: longText({ label: "Catatan", privacy: "pribadi", max: 300, hint: "Keluarga membacanya di halaman status pendaftarannya." }),
} as const;

interface Looked {
  readonly dokumen: string;
  readonly diminta: boolean;
  readonly berkas: { readonly keadaan: KeadaanBerkas } | null;
}

/** Said before a child is let through all the same, as the preview of many says it; null where nothing is to be said. */
export function tellUnaccepted(dokumen: readonly Looked[]): string | null {
  const names = dokumen.filter(({ diminta, berkas }) => diminta && berkas?.keadaan !== "diterima").map((one) => one.dokumen);
  return names.length === 0 ? null : `Berkas belum diterima: ${names.join(", ")}. Keluarga tetap dapat mengirimnya.`;
}
