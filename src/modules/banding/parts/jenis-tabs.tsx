import { Link, useLocation } from "react-router";
import { listAddress } from "#kit/ui/table/list-address.ts";
import { type BandingQuery, type HitunganKelas, jenisBanding, jenisLabels } from "../banding.ts";

interface Props {
  readonly path: string;
  readonly chosen: BandingQuery["jenis"];
  readonly perKelas: readonly HitunganKelas[];
}

/** The three groups, each with its count. */
export function JenisTabs({ path, chosen, perKelas }: Props) {
  const { search } = useLocation();
  const count = (jenis: (typeof jenisBanding)[number]) => perKelas.reduce((sum, one) => sum + one[jenis], 0);
  const tabs = [
    { jenis: "" as const, label: "Semua", n: jenisBanding.reduce((sum, jenis) => sum + count(jenis), 0) },
    ...jenisBanding.map((jenis) => ({ jenis, label: jenisLabels[jenis], n: count(jenis) })),
  ];
  return (
    <nav className="ui-tabs" aria-label="Kelompok perbedaan">
      {tabs.map(({ jenis, label, n }) => (
        <Link
          key={jenis}
          to={listAddress(path, search, { jenis: jenis || null, halaman: null })}
          aria-current={jenis === chosen ? "page" : undefined}
          preventScrollReset
        >
          {label} <small>{n.toLocaleString("id-ID")}</small>
        </Link>
      ))}
    </nav>
  );
}
