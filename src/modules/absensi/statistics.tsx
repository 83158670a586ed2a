import { formatDay } from "#kit/dates.ts";
import type { Group, HariStatistics } from "./absensi-statistics.server.ts";
import { isTelling } from "./rekap/laporan.ts";

/** Of one day, or of a month up to it; the law of the page: figures, never names. */
export function AbsensiStatistics({ angka: { dari, sampai, kelompok } }: { readonly angka: HariStatistics }) {
  if (kelompok.length === 0) return <p className="kosong">Tidak ada data yang ditemukan</p>;
  const sehari = dari === sampai;
  return (
    <div className="absen-angka">
      <table className="tabel figur">
        <caption>
          {sehari ? formatDay(sampai, "long") : `${formatDay(dari)} – ${formatDay(sampai)}, dihitung per orang setiap hari`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Kelompok</th>
            <th scope="col">Orang</th>
            <th scope="col">Hadir</th>
            <th scope="col">Tidak hadir</th>
            <th scope="col">Belum tercatat</th>
            <th scope="col">Kehadiran</th>
          </tr>
        </thead>
        <tbody>
          {kelompok.map((satu) => (
            <tr key={satu.nama}>
              <th scope="row">{satu.nama}</th>
              <td data-label="Orang">{angka(satu.jumlah)}</td>
              <td data-label="Hadir">{angka(satu.hadir)}</td>
              <td data-label="Tidak hadir">{angka(satu.tidakHadir)}</td>
              <td data-label="Belum tercatat">{angka(belum(satu))}</td>
              <td data-label="Kehadiran">{percent(satu)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="absen-arti">
        Hadir termasuk yang terlambat dan yang bertugas untuk madrasah. Kehadiran dihitung dari yang sudah tercatat, bila lebih dari
        separuhnya.
      </p>
    </div>
  );
}

const angka = (jumlah: number) => jumlah.toLocaleString("id-ID");

const belum = ({ wajib, hadir, tidakHadir }: Group) => Math.max(0, wajib - hadir - tidakHadir);

const percent = ({ wajib, hadir, tidakHadir }: Group) =>
  isTelling(hadir + tidakHadir, wajib) ? `${angka(Math.round((1000 * hadir) / (hadir + tidakHadir)) / 10)} %` : "Belum cukup tercatat";
