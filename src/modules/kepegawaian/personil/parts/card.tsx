import Pencil from "lucide-react/icons/pencil";
import { Link } from "react-router";
import type { CardProps } from "#kit/behaviour/parts.ts";
import { IconLink } from "#kit/ui/button.tsx";
import { formatNip } from "#modules/akun/index.ts";
import { pegawaiPath } from "../../paths.ts";

import { Foto } from "./foto.tsx";
import { describe, StatusBadge } from "./status-badge.tsx";
import "./personil.css";

/** One member of staff among the others. */
export function PegawaiCard({ row, edit }: CardProps) {
  const nama = String(row.nama);
  return (
    <article className="personil-kartu" data-lama={row.aktif === false || undefined}>
      <Foto id={row.id} nama={nama} fotoId={row.fotoId} />
      <div>
        <h2>
          <Link to={`${pegawaiPath}/${row.id}`}>{nama}</Link>
        </h2>
        <p className="personil-nip">{row.nip ? formatNip(String(row.nip)) : "Tanpa NIP"}</p>
        <p>{[row.jabatan, row.tugasTambahan].filter(Boolean).join(", ") || "Jabatan belum diisi"}</p>
        <p className="personil-tanda">
          <StatusBadge row={row} />
          {row.pangkat ? <span>{describe("pangkat", row.pangkat)}</span> : null}
        </p>
      </div>
      {edit && <IconLink label={`Ubah ${nama}`} icon={Pencil} to={edit} />}
    </article>
  );
}
