import { Link } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { prestasiPath } from "#modules/kesiswaan/index.ts";
import { suratMasukPath } from "#modules/persuratan/index.ts";
import { pendaftaranPath } from "#modules/ppdb/index.ts";

import type { Chart as Data } from "../dasbor.ts";
import { BarChart } from "./bar-chart.tsx";
import { bulat } from "./card.tsx";

interface Words {
  readonly judul: string;
  readonly ke: string;
  readonly kepala: string;
  readonly seri: readonly string[];
  readonly rentang: string;
  /** A point in full, and as it stands under its bar. */
  readonly panjang: (titik: string) => string;
  readonly pendek: (titik: string) => string;
}

const hari = (titik: string) => formatDay(titik, "long");
const bulan = (titik: string) => formatDay(`${titik}-01`).slice(2);

const words: Readonly<Record<Data["kode"], Words>> = {
  pendaftar: {
    judul: "Pendaftar",
    ke: pendaftaranPath,
    kepala: "Hari",
    seri: ["pendaftar"],
    rentang: "14 hari terakhir",
    panjang: hari,
    pendek: (titik) => String(Number(titik.slice(8))),
  },
  surat: {
    judul: "Surat",
    ke: suratMasukPath,
    kepala: "Bulan",
    seri: ["masuk", "keluar"],
    rentang: "enam bulan terakhir",
    panjang: bulan,
    pendek: (titik) => formatDay(`${titik}-01`, "short").slice(2, 5),
  },
  prestasi: {
    judul: "Prestasi",
    ke: prestasiPath,
    kepala: "Tahun",
    seri: ["prestasi"],
    rentang: "lima tahun terakhir",
    panjang: String,
    pendek: String,
  },
};

/** A trend as bars, and the same figures as a table for whoever reads better that way. */
export function ChartCard({ grafik: { kode, batang } }: { readonly grafik: Data }) {
  const { judul, ke, kepala, seri, rentang, panjang, pendek } = words[kode];
  const jumlah = seri.map((_, nomor) => batang.reduce((sum, { nilai }) => sum + (nilai[nomor] ?? 0), 0));
  return (
    <Sheet title={judul} aside={<Link to={ke}>Buka daftar</Link>}>
      <figure className="grafik">
        <figcaption>
          {seri.map((nama, nomor) => (
            <span key={nama} className={seri.length > 1 ? `kunci warna-${nomor + 1}` : undefined}>
              <b>{bulat(jumlah[nomor] ?? 0)}</b> {nama}
            </span>
          ))}
          <small>{rentang}</small>
        </figcaption>
        <BarChart batang={batang.map(({ titik, nilai }) => ({ label: pendek(titik), nilai }))} />
        <details>
          <summary>Lihat sebagai tabel</summary>
          <table className="ui-table">
            <caption className="ui-hidden">
              {judul}, {rentang}
            </caption>
            <thead>
              <tr>
                <th scope="col">{kepala}</th>
                {seri.map((nama) => (
                  <th key={nama} scope="col" className="number">
                    {nama}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {batang.map(({ titik, nilai }) => (
                <tr key={titik}>
                  <td>{panjang(titik)}</td>
                  {seri.map((nama, nomor) => (
                    <td key={nama} className="number">
                      {bulat(nilai[nomor] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figure>
    </Sheet>
  );
}
