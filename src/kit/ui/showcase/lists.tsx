import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { formatDay } from "../../dates.ts";
import { IconButton, IconLink } from "../button.tsx";
import { Sheet } from "../sheet.tsx";
import { Breakable } from "../table/breakable.tsx";
import { Pagination } from "../table/pagination.tsx";
import { type Column, Table } from "../table/table.tsx";
import { Tabs } from "../tabs.tsx";
import { Tag, type Tone } from "../tag.tsx";

interface Agenda {
  readonly kode: string;
  readonly acara: string;
  readonly hari: string;
  readonly keadaan: Tone;
}

const agenda: readonly Agenda[] = [
  { kode: "A-214/Ma.22.01/PP.00.6/04/2026", acara: "Rapat", hari: "2026-04-22", keadaan: "success" },
  {
    kode: "A-213",
    acara: "Pertemuan dengan judul yang panjang sekali sehingga harus turun ke baris kedua dan mungkin juga ketiga",
    hari: "2026-04-21",
    keadaan: "warning",
  },
  { kode: "A-212", acara: "Kunjungan", hari: "2026-04-20", keadaan: "danger" },
];

const columns: readonly Column<Agenda>[] = [
  { key: "pilih", look: "select", head: <input type="checkbox" aria-label="Pilih semua" />, cell: ({ kode }) => <Choose kode={kode} /> },
  { key: "no", look: "order", head: "No.", cell: (_, place) => place + 1 },
  { key: "kode", look: "name", head: "Kode", sort: { href: "?urut=kode" }, cell: ({ kode }) => <Breakable text={kode} /> },
  { key: "acara", head: "Acara", sort: { href: "?urut=acara", direction: "ascending" }, cell: ({ acara }) => acara },
  { key: "hari", look: "date", head: "Hari", cell: ({ hari }) => <time dateTime={hari}>{formatDay(hari, "short")}</time> },
  { key: "keadaan", look: "status", head: "Keadaan", cell: ({ keadaan }) => <Tag tone={keadaan}>{keadaan}</Tag> },
  { key: "tindakan", head: "Tindakan", look: "actions", cell: ({ kode }) => <RowActions kode={kode} /> },
];

export function Lists({ scheme }: { readonly scheme: string }) {
  return (
    <>
      <Tabs
        label={`Bagian, ${scheme}`}
        tabs={[
          { to: "/_kit", label: "Agenda", count: 3 },
          { to: "/_kit/lain", label: "Lainnya" },
        ]}
      />
      <Sheet title={`Daftar, ${scheme}`}>
        <Table caption="Agenda" columns={columns} rows={agenda} rowKey={({ kode }) => kode} />
        <Pagination
          label={`Halaman, ${scheme}`}
          page={7}
          size={10}
          total={1234}
          noun="agenda"
          href={({ page, size }) => `?halaman=${page}&tampil=${size}`}
        />
      </Sheet>
    </>
  );
}

const Choose = ({ kode }: { readonly kode: string }) => <input type="checkbox" aria-label={`Pilih ${kode}`} />;

function RowActions({ kode }: { readonly kode: string }) {
  return (
    <div className="ui-row-actions">
      <IconLink to="?" label={`Ubah ${kode}`} icon={Pencil} />
      <IconButton className="warn" label={`Hapus ${kode}`} icon={Trash2} />
    </div>
  );
}
