import type { Pratinjau } from "../muat/pratinjau.server.ts";
import { Lembar } from "./lembar.tsx";

/** The sheet beside the editor, and what is still missing on it. */
export function PratinjauLembar({ pratinjau: { kertas, belum } }: { readonly pratinjau: Pratinjau }) {
  return (
    <section className="naskah-pratinjau" aria-label="Pratinjau surat">
      <p className="naskah-belum" role="status">
        {belum.length === 0 ? "Semua bidang sudah terisi." : `Belum terisi: ${belum.join(", ")}.`}
      </p>
      <Lembar kertas={kertas} />
    </section>
  );
}
