import { useState } from "react";
import { Link } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import { sizes } from "#kit/register/query.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { choiceFilter } from "#kit/ui/table/choice-filter.ts";
import { List } from "#kit/ui/table/list.tsx";
import type { ListFilter } from "#kit/ui/table/live-search.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { type BandingQuery, type BarisBanding, hasilLabels, jenisLabels } from "../banding.ts";
import { Isian } from "./isian.tsx";
import "./banding.css";

const MarkDialog = dialogOnDemand(
  async () => (await import("./mark-dialog.tsx")).MarkDialog,
  ({ marking }) => marking?.nama ?? "",
);

interface Props {
  readonly path: string;
  /** What one row is: "siswa". */
  readonly noun: string;
  readonly rows: readonly BarisBanding[];
  readonly total: number;
  readonly query: BandingQuery;
  /** How often each field differs. */
  readonly perIsian: readonly { readonly isian: string; readonly label: string; readonly n: number }[];
  /** Classes to choose from; absent where there is one. */
  readonly kelas?: readonly { readonly value: string; readonly label: string }[];
  /** Where a row is looked at; absent where it is not. */
  readonly hrefOf?: (rowId: string) => string;
  /** Where what differs in a row can be mended; nothing where it cannot. */
  readonly mendAt?: (rowId: string) => string | undefined;
  /** Results can be written down. */
  readonly marks: boolean;
}

/** What a list and the portal say differently, with what somebody found about it. */
export function BandingList({ path, noun, rows, total, query, perIsian, kelas, hrefOf, mendAt, marks }: Props) {
  const [marking, setMarking] = useState<BarisBanding>();
  const say = useToast();
  const { kirim, busy, ditolak, dialog } = useAction<{ readonly pesan: string }>(({ pesan }) => {
    setMarking(undefined);
    say(pesan);
  });
  return (
    <>
      <List
        {...{ path, noun, rows, total, sizes }}
        caption="Yang berbeda antara daftar dan portal"
        columns={columnsOf({ kelas: kelas !== undefined, hrefOf, mendAt, onMark: marks ? setMarking : undefined })}
        rowKey={({ id }) => id}
        {...{ page: query.halaman, size: query.tampil }}
        find={{
          ...{ label: `Cari nama ${noun}`, placeholder: `Cari nama ${noun}`, sought: query.cari, stays: true },
          filters: filtersOf(query, perIsian, kelas),
        }}
        empty={<EmptyState title="Tidak ada yang berbeda">Bagian ini sama di daftar dan di portal.</EmptyState>}
      />
      <MarkDialog open={marking !== undefined} {...{ marking, busy, ditolak }} onSend={kirim} onClose={() => setMarking(undefined)} />
      {dialog}
    </>
  );
}

const filtersOf = (query: BandingQuery, perIsian: Props["perIsian"], kelas: Props["kelas"]): ListFilter[] => [
  ...(kelas && kelas.length > 0 ? [{ name: "kelas", label: "Kelas", all: "Semua kelas", chosen: query.kelas, options: kelas }] : []),
  {
    ...{ name: "isian", label: "Isian", all: "Semua isian", chosen: query.isian },
    options: perIsian.map(({ isian, label, n }) => ({ value: isian, label: `${label} (${n.toLocaleString("id-ID")})` })),
  },
  choiceFilter("keadaan", {
    ...{ label: "Keadaan", all: "Semua keadaan", chosen: query.keadaan },
    names: { belum: "Belum diperiksa", ...hasilLabels },
  }),
];

interface Shown extends Pick<Props, "hrefOf" | "mendAt"> {
  readonly kelas: boolean;
  readonly onMark: ((baris: BarisBanding) => void) | undefined;
}

const columnsOf = ({ kelas, hrefOf, mendAt, onMark }: Shown): readonly Column<BarisBanding>[] => [
  {
    key: "nama",
    head: "Nama",
    look: "name",
    cell: ({ nama, rowId, jenis }) => (
      <span className="banding-nama">
        {rowId && hrefOf ? <Link to={hrefOf(rowId)}>{nama}</Link> : nama}
        <Tag tone={jenis === "beda" ? "info" : "warning"}>{jenisLabels[jenis]}</Tag>
      </span>
    ),
  },
  ...(kelas ? [{ key: "kelas", head: "Kelas", cell: (baris: BarisBanding) => kelasOf(baris) }] : []),
  { key: "isian", head: "Isian", cell: (baris) => <Isian baris={baris} /> },
  {
    key: "hasil",
    head: "Hasil",
    look: "status",
    cell: (baris) => <Hasil baris={baris} {...{ mendAt, onMark }} />,
  },
];

const kelasOf = ({ kelas, kelasDaftar }: BarisBanding): string =>
  kelas ?? (kelasDaftar ? `${kelasDaftar}, tidak ada di portal` : "Tanpa kelas");

function Hasil({ baris, mendAt, onMark }: Pick<Shown, "mendAt" | "onMark"> & { readonly baris: BarisBanding }) {
  const { hasil, catatan, diperiksaNama, diperiksaPada, nama, rowId } = baris;
  const mending = rowId && hasil !== "diperbaiki" ? mendAt?.(rowId) : undefined;
  return (
    <span className="banding-hasil">
      {hasil && (
        <>
          <Tag tone="success">{hasilLabels[hasil]}</Tag>
          {catatan !== "" && <span>{catatan}</span>}
          <small className="ui-muted">
            {diperiksaNama}, {diperiksaPada && formatMoment(diperiksaPada)}
          </small>
        </>
      )}
      {!hasil && !onMark && <Tag>Belum diperiksa</Tag>}
      <span className="banding-tombol">
        {onMark && (
          <Button onClick={() => onMark(baris)} aria-label={`${hasil ? "Ubah hasil" : "Periksa"} ${nama}`}>
            {hasil ? "Ubah" : "Periksa"}
          </Button>
        )}
        {mending && (
          <ButtonLink to={mending} aria-label={`Perbaiki data ${nama}`}>
            Perbaiki
          </ButtonLink>
        )}
      </span>
    </span>
  );
}
