import { Link, useLocation } from "react-router";
import { Sheet } from "#kit/ui/sheet.tsx";
import { listAddress } from "#kit/ui/table/list-address.ts";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { type HitunganKelas, jenisBanding, jenisLabels } from "../banding.ts";
import "./banding.css";

interface Props {
  readonly path: string;
  readonly perKelas: readonly HitunganKelas[];
  /** What else is told of each class, and shown at once. */
  readonly beside?: Column<HitunganKelas> | undefined;
}

/** How much differs in each class, and how much of it was looked at. */
export function PerKelas({ path, perKelas, beside }: Props) {
  const { search } = useLocation();
  const columns: readonly Column<HitunganKelas>[] = [
    {
      key: "kelas",
      head: "Kelas",
      look: "name",
      cell: ({ kelasId, kelas }) => (
        <Link to={listAddress(path, search, { kelas: kelasId ?? "tanpa", halaman: null })} preventScrollReset>
          {kelas ?? "Tanpa kelas"}
        </Link>
      ),
    },
    { key: "wali", head: "Wali kelas", cell: ({ wali, kelas }) => wali ?? (kelas ? "Belum ada" : "") },
    ...jenisBanding.map((jenis) => ({
      ...{ key: jenis, head: jenisLabels[jenis], look: "number" as const },
      cell: (one: HitunganKelas) => one[jenis].toLocaleString("id-ID"),
    })),
    {
      key: "diperiksa",
      head: "Diperiksa",
      look: "number",
      cell: (one) => `${one.diperiksa.toLocaleString("id-ID")} dari ${(one.beda + one.daftar + one.portal).toLocaleString("id-ID")}`,
    },
    ...(beside ? [beside] : []),
  ];
  return (
    <Sheet>
      <details className="banding-kelas" open={beside !== undefined}>
        <summary>{`Hitungan ${perKelas.length} kelas`}</summary>
        <Table caption="Hitungan tiap kelas" rows={perKelas} rowKey={({ kelasId }) => kelasId ?? "tanpa"} columns={columns} />
      </details>
    </Sheet>
  );
}
