import { Link, useLocation } from "react-router";
import { formatDay, today } from "#kit/dates.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { List } from "#kit/ui/table/list.tsx";
import { listAddress } from "#kit/ui/table/list-address.ts";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { jalurLabel } from "../../jalur/jenis-jalur.ts";
import { keadaanNames, keadaanTones } from "../../keadaan/keadaan.ts";
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

/** Everything that came in, narrowed by what stands in the address. */
export function MejaList({ asked, meja, ubah }: Props) {
  const { rows, total } = meja;
  const { search } = useLocation();
  return (
    <>
      <Counts asked={asked} meja={meja} />
      <List
        path={mejaPpdbPath}
        noun="pendaftaran"
        caption="Pendaftaran"
        columns={columnsOf(search)}
        rows={rows}
        rowKey={({ id }) => id}
        find={{
          label: "Cari pendaftaran",
          placeholder: "Cari nama, nomor, asal sekolah, atau nama ibu",
          sought: asked.cari,
          filters: filtersOf(asked, meja, ubah),
        }}
        {...{ page: asked.halaman, size: mejaPageSize, total }}
        empty={<EmptyState title="Belum ada pendaftaran">Yang masuk lewat halaman Daftar muncul di sini.</EmptyState>}
      />
    </>
  );
}

const columnsOf = (search: string): Column<MejaRow>[] => [
  {
    key: "nama",
    head: "Calon siswa",
    look: "name",
    cell: ({ id, namaLengkap, nomor }) => (
      <>
        <Link to={listAddress(`${mejaPpdbPath}/${id}`, search, {})}>{namaLengkap}</Link>
        <br />
        <small className="ui-muted">{nomor}</small>
      </>
    ),
  },
  { key: "jalur", head: "Jalur", cell: ({ jalur }) => jalurLabel(jalur) },
  { key: "asalSekolah", head: "Asal sekolah", look: "minor", cell: ({ asalSekolah }) => asalSekolah },
  { key: "masuk", head: "Masuk", look: "date", cell: ({ createdAt }) => formatDay(today(createdAt), "short") },
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
