import type { Kelompok } from "./angka-absensi.server.ts";

/** Until a day is recorded, whom it would be about; the law of the page: figures, never names. */
export function AngkaAbsensi({ kelompok }: { readonly kelompok: readonly Kelompok[] }) {
  if (kelompok.length === 0) return <p className="kosong">Tidak ada data yang ditemukan</p>;
  return (
    <table className="tabel figur">
      <caption className="lepas">Jumlah orang dan keadaan pencatatan hari ini</caption>
      <thead>
        <tr>
          <th scope="col">Kelompok</th>
          <th scope="col">Jumlah</th>
          <th scope="col">Hari ini</th>
        </tr>
      </thead>
      <tbody>
        {kelompok.map(({ nama, jumlah }) => (
          <tr key={nama}>
            <th scope="row">{nama}</th>
            <td>{jumlah.toLocaleString("id-ID")}</td>
            <td>Belum tercatat</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
