import Ban from "lucide-react/icons/ban";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { writeCode } from "#kit/typed-code.ts";
import { IconButton } from "#kit/ui/button.tsx";
import { Breakable } from "#kit/ui/table/breakable.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";

export interface BuktiRow {
  readonly id: string;
  readonly kode: string;
  readonly jenis: string;
  readonly nomor: string | null;
  readonly tanggal: string;
  readonly perihal: string;
  readonly penandatangan: string;
  readonly dicabutPada: Date | null;
  readonly alasanCabut: string | null;
  readonly pencabut: string | null;
  readonly kunciDicabut: Date | null;
  readonly kunci: number;
}

/** @param onCabut absent where the person may not withdraw papers */
export const buktiColumns = (onCabut: ((baris: BuktiRow) => void) | undefined): readonly Column<BuktiRow>[] => [
  {
    key: "perihal",
    head: "Surat",
    look: "name",
    cell: ({ perihal, jenis, alasanCabut, pencabut, dicabutPada }) => (
      <>
        {perihal}
        <small className="ui-muted bukti-ket">{jenis}</small>
        {dicabutPada && (
          <small className="ui-muted bukti-ket">
            Dicabut {formatMoment(dicabutPada)}
            {pencabut ? ` oleh ${pencabut}` : ""}: {alasanCabut}
          </small>
        )}
      </>
    ),
  },
  { key: "nomor", head: "Nomor", cell: ({ nomor }) => (nomor ? <Breakable text={nomor} /> : "Tanpa nomor") },
  { key: "tanggal", head: "Tanggal", look: "date", cell: ({ tanggal }) => formatDay(tanggal, "short") },
  { key: "penandatangan", head: "Ditandatangani", look: "minor", cell: ({ penandatangan }) => penandatangan },
  {
    key: "kode",
    head: "Kode",
    cell: ({ kode }) => (
      <a className="bukti-kode" href={`/verifikasi?kode=${kode}`}>
        {writeCode(kode)}
      </a>
    ),
  },
  { key: "keadaan", head: "Keadaan", look: "status", cell: state },
  ...(onCabut ? [tindakan(onCabut)] : []),
];

function state({ dicabutPada, kunciDicabut, kunci }: BuktiRow) {
  if (dicabutPada) return <Tag tone="danger">Dicabut</Tag>;
  return kunciDicabut ? <Tag tone="danger">Kunci {kunci} dicabut</Tag> : <Tag tone="success">Berlaku</Tag>;
}

const tindakan = (onCabut: (baris: BuktiRow) => void): Column<BuktiRow> => ({
  key: "tindakan",
  head: "Tindakan",
  look: "actions",
  cell: (baris) =>
    baris.dicabutPada ? null : (
      <div className="ui-row-actions">
        <IconButton label={`Cabut ${baris.nomor ?? baris.perihal}`} icon={Ban} className="warn" onClick={() => onCabut(baris)} />
      </div>
    ),
});
