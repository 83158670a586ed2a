import { formatDay } from "#kit/dates.ts";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Breakable } from "#kit/ui/table/breakable.tsx";
import { tingkatPrestasi } from "../options.ts";
import type { TahunStatistics } from "./read-prestasi.server.ts";

const bulat = (jumlah: number) => jumlah.toLocaleString("id-ID");
const shownTahun = 6;

/** How many, at which level, in which year. */
interface Props {
  readonly angka: readonly TahunStatistics[] | null;
  /** When they were counted: "YYYY-MM-DD". */
  readonly hari: string;
}

export function Statistics({ angka, hari }: Props) {
  return (
    <section className="prestasi-angka" aria-labelledby="angka-prestasi">
      <h2 id="angka-prestasi">Dalam angka</h2>
      {angka ? <Counts angka={angka} /> : <Unread what="data angka prestasi" />}
      {angka ? (
        <p className="prestasi-hari">Keadaan per {formatDay(hari, "long")}. Yang dihitung: prestasi berperingkat yang diumumkan.</p>
      ) : null}
    </section>
  );
}

/** A level without any is left out. */
function Counts({ angka }: { readonly angka: readonly TahunStatistics[] }) {
  const jumlah = (cocok: (satu: TahunStatistics) => boolean) => angka.filter(cocok).reduce((semua, satu) => semua + satu.jumlah, 0);
  const tingkat = tingkatPrestasi.toReversed().filter(({ value }) => jumlah((satu) => satu.tingkat === value) > 0);
  const tahun = [...new Set(angka.map((satu) => satu.tahun))];
  return (
    <>
      <dl>
        <div>
          <dt>Semua prestasi</dt>
          <dd>{bulat(jumlah(() => true))}</dd>
        </div>
        {tingkat.map(({ value, label }) => (
          <div key={value}>
            <dt>
              <Breakable text={label} />
            </dt>
            <dd>{bulat(jumlah((satu) => satu.tingkat === value))}</dd>
          </div>
        ))}
      </dl>
      <div className="prestasi-tabel">
        <table>
          <caption>Prestasi menurut tahun dan tingkat{tahun.length > shownTahun ? `, ${shownTahun} tahun terakhir` : ""}</caption>
          <thead>
            <tr>
              <th scope="col">Tahun</th>
              {tingkat.map(({ value, label }) => (
                <th key={value} scope="col">
                  <Breakable text={label} />
                </th>
              ))}
              <th scope="col">Jumlah</th>
            </tr>
          </thead>
          <tbody>
            {tahun.slice(0, shownTahun).map((ini) => (
              <tr key={ini}>
                <th scope="row">{ini}</th>
                {tingkat.map(({ value }) => (
                  <td key={value}>{bulat(jumlah((satu) => satu.tahun === ini && satu.tingkat === value))}</td>
                ))}
                <td>{bulat(jumlah((satu) => satu.tahun === ini))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
