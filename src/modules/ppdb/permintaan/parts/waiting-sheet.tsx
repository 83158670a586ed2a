import { Link } from "react-router";
import { Sheet } from "#kit/ui/sheet.tsx";
import { mejaPpdbPath } from "../../paths.ts";
import type { Waiting } from "../read-permintaan.server.ts";

/** Families that wait for an answer, above the list; nothing where nobody does. */
export function WaitingSheet({ permintaan }: { readonly permintaan: readonly Waiting[] }) {
  if (permintaan.length === 0) return null;
  return (
    <Sheet title="Keluarga yang meminta isiannya diperbaiki">
      <ul className="ui-sheet-body">
        {permintaan.map(({ id, nomor, namaLengkap, banyak }) => (
          <li key={id}>
            <Link to={`${mejaPpdbPath}/${id}#permintaan`}>{namaLengkap}</Link>, {nomor}: {Number(banyak)} isian
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
