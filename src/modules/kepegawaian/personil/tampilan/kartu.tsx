import Pencil from "lucide-react/icons/pencil";
import { Link } from "react-router";
import type { Row } from "#kit/register/register.ts";
import { IconLink } from "#kit/ui/button.tsx";
import { formatNip } from "#modules/akun/index.ts";
import { pegawai } from "../../pegawai.ts";
import { Foto } from "./foto.tsx";
import { sebut, TandaStatus } from "./tanda-status.tsx";
import "./personil.css";

interface KartuProps {
  readonly row: Row;
  /** Address of the form; absent for those who may not change the record. */
  readonly edit?: string;
}

/** One member of staff among the others. */
export function KartuPegawai({ row, edit }: KartuProps) {
  const nama = String(row.nama);
  return (
    <article className="personil-kartu" data-lama={row.aktif === false || undefined}>
      <Foto id={row.id} nama={nama} fotoId={row.fotoId} />
      <div>
        <h2>
          <Link to={`${pegawai.path}/${row.id}`}>{nama}</Link>
        </h2>
        <p className="personil-nip">{row.nip ? formatNip(String(row.nip)) : "Tanpa NIP"}</p>
        <p>{[row.jabatan, row.tugasTambahan].filter(Boolean).join(", ") || "Jabatan belum diisi"}</p>
        <p className="personil-tanda">
          <TandaStatus row={row} />
          {row.pangkat ? <span>{sebut("pangkat", row.pangkat)}</span> : null}
        </p>
      </div>
      {edit && <IconLink label={`Ubah ${nama}`} icon={Pencil} to={edit} />}
    </article>
  );
}
