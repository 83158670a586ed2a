import { formatMoment } from "#kit/dates.ts";
import { isKeadaan, keadaanNames } from "../../keadaan/keadaan.ts";
import type { Langkah } from "../../keadaan/read-langkah.server.ts";

/** What became of a registration, step by step. */
export function TimeLine({ langkah }: { readonly langkah: readonly Langkah[] }) {
  return (
    <ol className="ui-sheet-body pendaftar-langkah">
      {langkah.map(({ ke, pelaku, alasan, pada }) => (
        <li key={`${String(pada)} ${ke}`}>
          <b>{isKeadaan(ke) ? keadaanNames[ke] : ke}</b>
          <p className="ui-muted">
            {formatMoment(pada)}, {pelaku}
          </p>
          {alasan && <p>{alasan}</p>}
        </li>
      ))}
    </ol>
  );
}
