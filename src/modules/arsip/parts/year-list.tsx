import FilePlus from "lucide-react/icons/file-plus";
import { Link } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { List } from "#kit/ui/table/list.tsx";
import { selectColumn } from "#kit/ui/table/select-column.tsx";
import { SelectionBar } from "#kit/ui/table/selection-bar.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { useSelection } from "#kit/ui/table/use-selection.ts";
import { retensiPath } from "../addresses.ts";
import { arahName, diusulkan, retensiOf, sebabName } from "../letter.ts";
import type { Assessed } from "../load/assess.server.ts";
import { type AskedYear, type Bagian, bagian, yearPageSize } from "../load/bagian.ts";
import { mostLetters, onePemusnahan } from "../pemusnahan.ts";
import { useSend } from "./use-send.ts";

interface Props {
  readonly asked: AskedYear;
  readonly hari: string;
  readonly counts: Readonly<Record<Bagian, number>>;
  readonly rows: readonly Assessed[];
  readonly boleh: { readonly siapkan: boolean };
}

/** One part of the year; of what is due the office takes all or some into the record of a destruction. */
export function YearList({ asked, hari, counts, rows, boleh }: Props) {
  const keyed = rows.map((row) => ({ ...row, id: row.arah + row.id, letterId: row.id }));
  const selection = useSelection(keyed.filter((row) => (row.inaktifSampai ?? hari) < hari));
  const { send, busy, refused, dialog } = useSend(`siapkan ${asked.tahun}`);
  const prepares = boleh.siapkan && asked.bagian === "musnah" && counts.musnah > 0;
  const chosen = keyed.filter(({ id }) => selection.has(id)).map(({ arah, letterId }) => `${arah}.${letterId}`);
  const prepare = (pilihan: readonly string[]) => send({ tahun: String(asked.tahun), pilihan: pilihan.join() }, "leave");
  return (
    <>
      <List
        path={retensiPath}
        noun="surat"
        caption={bagian[asked.bagian].title}
        above={
          <div className="arsip-bagian">
            <p>{bagian[asked.bagian].hint}</p>
            {prepares && counts.musnah <= mostLetters && (
              <Button icon={FilePlus} look="primary" busy={busy} busyText="Menyiapkan..." onClick={() => prepare([])}>
                Siapkan berita acara
              </Button>
            )}
            {refused && (
              <p role="alert" className="arsip-tolak">
                {refused}
              </p>
            )}
          </div>
        }
        columns={
          prepares ? [selectColumn(selection, ({ perihal }: Keyed) => perihal), ...columnsFor(asked.bagian)] : columnsFor(asked.bagian)
        }
        rows={keyed}
        rowKey={({ id }) => id}
        {...{ page: asked.halaman, size: yearPageSize, total: counts[asked.bagian] }}
        empty={<EmptyState title={bagian[asked.bagian].empty}>Daftar ini dihitung dari klasifikasi dan tanggal setiap surat.</EmptyState>}
        below={
          prepares && (
            <SelectionBar noun="surat" selection={selection}>
              <Button look="primary" busy={busy} busyText="Menyiapkan..." onClick={() => prepare(chosen)}>
                Siapkan yang dipilih
              </Button>
            </SelectionBar>
          )
        }
      />
      {dialog}
    </>
  );
}

type Keyed = Assessed & { readonly letterId: string };

const columnsFor = (part: Bagian): Column<Keyed>[] => [
  {
    key: "perihal",
    head: "Perihal",
    look: "name",
    cell: ({ arah, letterId, perihal, nomor }) => (
      <>
        <Link to={retensiOf(arah, letterId)}>{perihal}</Link>
        <br />
        <small className="ui-muted">
          {arahName[arah]} · {nomor}
        </small>
      </>
    ),
  },
  { key: "pihak", head: "Dari / kepada", look: "minor", cell: ({ pihak }) => pihak ?? "" },
  { key: "tanggal", head: "Tanggal", look: "date", cell: ({ tanggal }) => formatDay(tanggal, "short") },
  { key: "kode", head: "Klasifikasi", cell: ({ kode }) => kode ?? "" },
  ...(part === "tanpa" ? [lacking] : [part === "inaktif" ? activeUntil : keptUntil]),
  ...(part === "tertahan" ? [why] : []),
];

const lacking: Column<Keyed> = {
  key: "kurang",
  head: "Yang belum ada",
  cell: ({ kode }) => (kode === null ? "Klasifikasi" : "Aturan"),
};

const activeUntil: Column<Keyed> = {
  key: "aktif",
  head: "Aktif sampai",
  look: "date",
  cell: ({ aktifSampai }) => aktifSampai && formatDay(aktifSampai, "short"),
};

const keptUntil: Column<Keyed> = {
  key: "inaktif",
  head: "Disimpan sampai",
  look: "date",
  cell: ({ inaktifSampai }) => inaktifSampai && formatDay(inaktifSampai, "short"),
};

const why: Column<Keyed> = {
  key: "sebab",
  head: "Sebab",
  cell: ({ sebab, pemusnahanId }) => (pemusnahanId ? <Link to={onePemusnahan(pemusnahanId)}>{diusulkan}</Link> : sebab && sebabName[sebab]),
};
