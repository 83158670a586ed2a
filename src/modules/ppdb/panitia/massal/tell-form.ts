import { sebabLabel } from "../../perbaikan/isian.ts";

interface Named {
  readonly id: string;
  readonly nama: string;
}

/** Who or why, as it was filled in: said again before it is done to many. */
export function tellForm(form: FormData, verifikators: readonly Named[]): string | null {
  const of = (name: string) => String(form.get(name) ?? "").trim();
  if (of("tindakan") === "tugaskan") {
    const nama = verifikators.find(({ id }) => id === of("verifikator"))?.nama;
    return nama === undefined ? null : `Verifikator: ${nama}`;
  }
  if (of("tindakan") !== "kembalikan") return null;
  const said = [of("sebab") === "lain" ? "" : sebabLabel(of("sebab")), of("catatan")].filter((part) => part !== "");
  return `Yang dibaca keluarga: ${said.join(". ")}`;
}
