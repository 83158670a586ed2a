import type { ReactNode } from "react";
import { type Laporan, readSel } from "./laporan.ts";

interface Props {
  readonly laporan: Laporan;
  /** How the first cell stands, e.g. as a link to the one person. */
  readonly nama?: (teks: string, kunci: string) => ReactNode;
}

/** The report as it also stands on paper and in the sheets. On a phone it is moved sideways, the names stay. */
export function LaporanTable({ laporan: { judul, kolom, sel, jumlah, kunci }, nama }: Props) {
  return (
    <section className="rekap-tabel" aria-label={`Tabel ${judul}`}>
      <table>
        <caption className="ui-hidden">{judul}</caption>
        <thead>
          <tr>
            {kolom.map(({ label, kind }) => (
              <th key={label} scope="col" data-angka={kind === "number" ? "" : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sel.map((baris, urut) => (
            <tr key={`${kunci[urut]} ${baris[1]}`}>
              {baris.map((satu, place) => {
                const teks = readSel(satu, kolom[place]);
                const angka = kolom[place]?.kind === "number" ? "" : undefined;
                return place === 0 ? (
                  <th key={kolom[place]?.label} scope="row">
                    {nama ? nama(teks, kunci[urut] ?? "") : teks}
                  </th>
                ) : (
                  <td key={kolom[place]?.label} data-angka={angka}>
                    {teks}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {jumlah.length > 0 && (
          <tfoot>
            <tr>
              {jumlah.map((satu, place) => {
                const teks = satu === null && kolom[place]?.kind !== "number" ? "" : readSel(satu, kolom[place]);
                return place === 0 ? (
                  <th key={kolom[place]?.label} scope="row">
                    {teks}
                  </th>
                ) : (
                  <td key={kolom[place]?.label} data-angka={kolom[place]?.kind === "number" ? "" : undefined}>
                    {teks}
                  </td>
                );
              })}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
