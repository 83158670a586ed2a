import { useState } from "react";
import { Link, useLocation } from "react-router";
import { formatDay, today } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { List } from "#kit/ui/table/list.tsx";
import { listAddress, sortLink } from "#kit/ui/table/list-address.ts";
import { selectColumn } from "#kit/ui/table/select-column.tsx";
import { SelectionBar } from "#kit/ui/table/selection-bar.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { useSelection } from "#kit/ui/table/use-selection.ts";
import { Tag } from "#kit/ui/tag.tsx";
import { jalurLabel } from "../../jalur/jenis-jalur.ts";
import { keadaanNames, keadaanTones } from "../../keadaan/keadaan.ts";
import { DrafList } from "../../kertas/parts/draf-list.tsx";
import { mejaPpdbPath } from "../../paths.ts";
import { type Asked, mejaPageSize } from "../asked.ts";
import type { Meja, MejaRow } from "../list-meja.server.ts";
import { Counts } from "./counts.tsx";
import { filtersOf } from "./filters.ts";

interface Props {
  readonly asked: Asked;
  readonly meja: Meja;
  /** Whoever only reads is given nothing to look after. */
  readonly ubah: boolean;
}

const MassalDialog = dialogOnDemand(
  async () => (await import("../massal/parts/massal-dialog.tsx")).MassalDialog,
  () => "Tindakan untuk yang dipilih",
);

/** Everything that came in, narrowed by what stands in the address; rows can be ticked and something said of all of them. */
export function MejaList({ asked, meja, ubah }: Props) {
  const { rows, total, verifikators } = meja;
  const { search } = useLocation();
  const selection = useSelection(rows);
  const [semua, setSemua] = useState<string | null>(null);
  const [acting, setActing] = useState(false);
  // Another list, or another choice in it, is not all of this one.
  const isAll = selection.all && semua === search;
  const clear = () => {
    selection.clear();
    setSemua(null);
  };
  const columns = columnsOf(asked, search);
  if (meja.draf)
    return (
      <>
        <Counts asked={asked} meja={meja} />
        <DrafList drafs={meja.draf} cari={asked.cari} page={asked.halaman} size={mejaPageSize} total={meja.counts.keadaan.draf} />
      </>
    );
  return (
    <>
      <Counts asked={asked} meja={meja} />
      <List
        path={mejaPpdbPath}
        noun="pendaftaran"
        caption="Pendaftaran"
        columns={ubah ? [selectColumn<MejaRow>(selection, ({ namaLengkap }) => namaLengkap), ...columns] : columns}
        rows={rows}
        rowKey={({ id }) => id}
        find={{
          label: "Cari pendaftaran",
          placeholder: "Cari nama, nomor, sekolah, atau ibu",
          sought: asked.cari,
          filters: filtersOf(asked, meja, ubah),
        }}
        {...{ page: asked.halaman, size: mejaPageSize, total }}
        empty={<EmptyState title="Belum ada pendaftaran">Yang masuk lewat halaman Daftar muncul di sini.</EmptyState>}
        below={
          ubah && (
            <SelectionBar noun="pendaftaran" selection={selection} count={isAll ? total : undefined}>
              {selection.all && total > rows.length && (
                <Button look="quiet" aria-pressed={isAll} onClick={() => setSemua(isAll ? null : search)}>
                  {`Semua ${total.toLocaleString("id-ID")} yang cocok`}
                </Button>
              )}
              <Button data-key="t" aria-keyshortcuts="t" onClick={() => setActing(true)}>
                Pilih tindakan
              </Button>
            </SelectionBar>
          )
        }
      />
      <MassalDialog
        open={acting}
        terpilih={{ ids: selection.ids, semua: isAll, banyak: isAll ? total : selection.ids.length }}
        verifikators={verifikators}
        onClose={() => setActing(false)}
        onDone={clear}
      />
    </>
  );
}

const columnsOf = ({ urut, arah }: Asked, search: string): Column<MejaRow>[] => [
  {
    key: "nama",
    head: "Calon siswa",
    look: "name",
    cell: ({ id, namaLengkap, nomor }) => (
      <>
        <Link data-key-row="" to={listAddress(`${mejaPpdbPath}/${id}`, search, {})}>
          {namaLengkap}
        </Link>
        <br />
        <small className="ui-muted ui-whole">{nomor}</small>
      </>
    ),
  },
  { key: "jalur", head: "Jalur", cell: ({ jalur }) => jalurLabel(jalur) },
  { key: "asalSekolah", head: "Asal sekolah", look: "minor", cell: ({ asalSekolah }) => asalSekolah },
  {
    ...{ key: "masuk", head: "Masuk", look: "date" },
    sort: sortLink("masuk", { by: urut, direction: arah, path: mejaPpdbPath, search }),
    cell: ({ masukPada }) => formatDay(today(masukPada), "short"),
  },
  { key: "verifikator", head: "Verifikator", cell: ({ verifikator }) => verifikator ?? "" },
  {
    key: "keadaan",
    head: "Keadaan",
    look: "status",
    cell: ({ keadaan, ganda, umur }) => (
      <span className="meja-ppdb-tanda">
        <Tag tone={keadaanTones[keadaan]}>{keadaanNames[keadaan]}</Tag>
        {ganda && <Tag tone="warning">Mungkin ganda</Tag>}
        {umur && <Tag tone="warning">Umur di luar aturan</Tag>}
      </span>
    ),
  },
];
