import { Link, useLocation } from "react-router";
import { listAddress } from "#kit/ui/table/list-address.ts";
import type { PeriksaPage } from "../flagged.ts";

interface Props {
  readonly hitungan: PeriksaPage["hitungan"];
  /** The one that is chosen; "" for none. */
  readonly aturan: string;
  readonly path: string;
  readonly noun: string;
}

/** How many of them are seen at once; the rest is opened. */
const inSight = 6;

/** How many have a finding of each kind; pressed, the list is of that kind alone. */
export function Hitungan({ hitungan, aturan, path, noun }: Props) {
  const found = hitungan.filter(({ banyak, kode }) => banyak > 0 || kode === aturan);
  const rest = found.slice(inSight);
  if (found.length === 0) return null;
  return (
    <section className="periksa-hitungan" aria-label={`Banyaknya ${noun} menurut jenis temuan`}>
      <Counts counts={found.slice(0, inSight)} aturan={aturan} path={path} />
      {rest.length > 0 && (
        <details open={rest.some(({ kode }) => kode === aturan)}>
          <summary>{rest.length} jenis temuan lainnya</summary>
          <Counts counts={rest} aturan={aturan} path={path} />
        </details>
      )}
    </section>
  );
}

function Counts({ counts, aturan, path }: { readonly counts: PeriksaPage["hitungan"] } & Pick<Props, "aturan" | "path">) {
  const { search } = useLocation();
  return (
    <ul>
      {counts.map(({ kode, judul, penjelasan, banyak }) => (
        <li key={kode}>
          <Link
            to={listAddress(path, search, { aturan: kode === aturan ? null : kode, halaman: null })}
            aria-current={kode === aturan ? "true" : undefined}
            title={penjelasan}
            preventScrollReset
          >
            <b>{banyak.toLocaleString("id-ID")}</b> {judul}
          </Link>
        </li>
      ))}
    </ul>
  );
}
