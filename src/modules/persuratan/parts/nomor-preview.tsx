import { Breakable } from "#kit/ui/table/breakable.tsx";
import type { CalonNomor } from "../nomor/view-nomor.server.ts";

/** The number that would be given now, above the form. */
export function NomorPreview({ calon: { nomor, mundur, kalimat } }: { readonly calon: CalonNomor }) {
  return (
    <div className="nomor-calon" aria-live="polite">
      <small>{mundur ? "Nomor sisipan yang akan diberikan" : "Nomor berikutnya"}</small>
      <output>{nomor ? <Breakable text={nomor} /> : "–"}</output>
      {kalimat && <p>{kalimat}</p>}
    </div>
  );
}
