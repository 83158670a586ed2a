import { Link } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { pegawaiPath } from "../../paths.ts";

import type { Perubahan } from "../form-content.ts";

/** Beside the form: what was changed lately, and by whom. */
export function ShortRiwayat({ id, riwayat }: { readonly id: string; readonly riwayat: readonly Perubahan[] }) {
  return (
    <aside aria-label="Riwayat perubahan">
      <Sheet title="Riwayat perubahan" aside={<Link to={`${pegawaiPath}/${id}/riwayat`}>Semua</Link>}>
        <ol className="pegawai-riwayat">
          {riwayat.map(({ id: baris, pada, oleh, apa }) => (
            <li key={baris}>
              <time dateTime={pada.toISOString()}>{formatMoment(pada)}</time>
              {apa}
              <span>oleh {oleh}</span>
            </li>
          ))}
        </ol>
      </Sheet>
    </aside>
  );
}
