import type { Past } from "#kit/audit/history.server.ts";
import { formatMoment } from "#kit/dates.ts";
import type { StatusBerita } from "./naskah.ts";

/** One step of a news item on its way to the readers, in words. */
export function describeStep({ action, at, before, after }: Pick<Past, "action" | "at" | "before" | "after">): string {
  if (action !== "update") return other[action] ?? "Diubah";
  const [dari, ke] = [before?.status, after?.status] as (StatusBerita | undefined)[];
  if (ke === "tinjau") return "Diajukan untuk ditinjau";
  if (ke === "draft") return dari === "terbit" ? "Ditarik dari situs" : "Dikembalikan ke penulis";
  if (ke !== "terbit") return "Isinya diubah";
  const pada = new Date(String(after?.terbitPada));
  return pada.getTime() > at.getTime() ? `Dijadwalkan terbit ${formatMoment(pada)}` : "Diterbitkan";
}

const other: Readonly<Record<string, string>> = {
  create: "Ditulis",
  delete: "Dihapus",
  restore: "Dipulihkan dari tempat sampah, sebagai draf",
};
