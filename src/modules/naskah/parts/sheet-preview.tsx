import type { Preview } from "../load/preview.server.ts";
import { NaskahSheet } from "./sheet.tsx";

/** The sheet beside the editor, and what is still missing on it. */
export function SheetPreview({ pratinjau: { kertas, belum } }: { readonly pratinjau: Preview }) {
  return (
    <section className="naskah-pratinjau" aria-label="Pratinjau surat">
      <p className="naskah-belum" role="status">
        {belum.length === 0 ? "Semua bidang sudah terisi." : `Belum terisi: ${belum.join(", ")}.`}
      </p>
      <NaskahSheet kertas={kertas} />
    </section>
  );
}
