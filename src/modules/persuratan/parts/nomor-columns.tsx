import Ban from "lucide-react/icons/ban";
import { Link } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { IconButton } from "#kit/ui/button.tsx";
import { Breakable } from "#kit/ui/table/breakable.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import type { StatusKeluar } from "../options.ts";

export interface NomorRow {
  readonly id: string;
  readonly nomor: string;
  readonly tanggal: string;
  readonly sisipan: string;
  readonly suratId: string;
  readonly perihal: string;
  readonly buku: string;
  readonly alasanMundur: string | null;
  readonly diambilNama: string;
  readonly batalPada: Date | null;
  readonly batalNama: string | null;
  readonly alasanBatal: string | null;
  readonly status: StatusKeluar | null;
  readonly dihapus: Date | null;
}

/** @param onBatal absent where the person may not void numbers */
export const nomorColumns = (onBatal: ((baris: NomorRow) => void) | undefined): readonly Column<NomorRow>[] => [
  {
    key: "nomor",
    head: "Nomor",
    look: "name",
    cell: ({ nomor, suratId, batalPada, dihapus }) => (
      <Link className={batalPada ? "nomor-batal" : undefined} to={`/administration/daftar-surat/${suratId}${dihapus ? "?sampah=1" : ""}`}>
        <Breakable text={nomor} />
      </Link>
    ),
  },
  {
    key: "perihal",
    head: "Perihal",
    cell: ({ perihal, alasanMundur, alasanBatal, batalNama }) => (
      <>
        {perihal}
        {alasanMundur && <small className="nomor-alasan">Tanggal mundur: {alasanMundur}</small>}
        {alasanBatal && (
          <small className="nomor-alasan">
            Dibatalkan {batalNama}: {alasanBatal}
          </small>
        )}
      </>
    ),
  },
  { key: "tanggal", head: "Tanggal", look: "date", cell: ({ tanggal }) => formatDay(tanggal, "short") },
  { key: "keadaan", head: "Keadaan", look: "status", cell: state },
  { key: "buku", head: "Buku", look: "minor", cell: ({ buku }) => buku },
  { key: "oleh", head: "Diambil oleh", look: "minor", cell: ({ diambilNama }) => diambilNama },
  ...(onBatal ? [tindakan(onBatal)] : []),
];

function state({ batalPada, status, dihapus, sisipan }: NomorRow) {
  if (batalPada) return <Tag tone="danger">Batal</Tag>;
  if (status === "dicabut") return <Tag tone="danger">Dicabut</Tag>;
  if (dihapus) return <Tag tone="warning">Surat dihapus</Tag>;
  return sisipan === "" ? <Tag tone="success">Berlaku</Tag> : <Tag tone="info">Sisipan</Tag>;
}

const tindakan = (onBatal: (baris: NomorRow) => void): Column<NomorRow> => ({
  key: "tindakan",
  head: "Tindakan",
  look: "actions",
  cell: (baris) =>
    baris.batalPada ? null : (
      <div className="ui-row-actions">
        <IconButton label={`Batalkan ${baris.nomor}`} icon={Ban} className="warn" onClick={() => onBatal(baris)} />
      </div>
    ),
});
