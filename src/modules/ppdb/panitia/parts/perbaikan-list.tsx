import { formatMoment } from "#kit/dates.ts";
import { isianFields, sebabLabel } from "../../perbaikan/isian.ts";
import type { Perbaikan } from "../../perbaikan/read-perbaikan.server.ts";

/** What was given back or corrected, and what the family is still waited for. */
export function PerbaikanList({ perbaikan }: { readonly perbaikan: readonly Perbaikan[] }) {
  return (
    <ol className="ui-sheet-body pendaftar-langkah">
      {perbaikan.map(({ isian, jenis, sebab, catatan, pelaku, pada, selesai }) => (
        <li key={`${String(pada)} ${isian} ${jenis}`}>
          <b>{isianFields[isian].label}</b>: {sebab === "lain" ? catatan : sebabLabel(sebab)}
          <p className="ui-muted">
            {jenis === "panitia" ? "Diperbaiki" : "Diminta"} {pelaku}, {formatMoment(pada)}
            {jenis === "diminta" && (selesai ? `; selesai ${formatMoment(selesai)}` : "; menunggu keluarga")}
          </p>
        </li>
      ))}
    </ol>
  );
}
