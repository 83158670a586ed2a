import { ujiPpdbPath } from "../paths.ts";
import type { HasilKeluarga } from "./read-hasil.server.ts";

/** How the child's place came about, line by line, so that a family need not ask. */
export function Hasil({ hasil }: { readonly hasil: HasilKeluarga }) {
  const { gelombang, jalur, baris, jumlah, peringkat, pelamar, tempat, batas, program, seri, penentu, cadangan, samaran, paket, koreksi } =
    hasil;
  return (
    <section className="status-lembar status-hasil">
      <h2>Nilai dan peringkat</h2>
      <p className="ui-muted">
        Jalur {jalur.toLowerCase()}, {gelombang}
      </p>
      {koreksi && (
        <p>
          Dikoreksi sesudah diumumkan: {koreksi.dari} menjadi {koreksi.ke}; sebabnya di perjalanan pendaftaran di atas. Nilai dan peringkat
          ini tetap seperti saat diumumkan.
        </p>
      )}
      <table>
        <caption>Nilai akhir adalah jumlah setiap nilai dikali bobotnya.</caption>
        <thead>
          <tr>
            <th scope="col">Yang dinilai</th>
            <th scope="col">Nilai</th>
            <th scope="col">Bobot</th>
            <th scope="col">Hasil</th>
          </tr>
        </thead>
        <tbody>
          {baris.map((one) => (
            <tr key={one.apa}>
              <th scope="row">{one.apa}</th>
              <td>{one.nilai}</td>
              <td>{one.bobot}</td>
              <td>{one.hasil}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Nilai akhir
            </th>
            <td>{jumlah}</td>
          </tr>
        </tfoot>
      </table>
      <dl>
        <div>
          <dt>Peringkat</dt>
          <dd>
            {peringkat} dari {pelamar} calon siswa di jalur ini
            {penentu && `. Nilainya sama dengan peringkat di atasnya; yang menentukan: ${penentu.toLowerCase()}`}
          </dd>
        </div>
        {cadangan !== null && (
          <div>
            <dt>Urutan cadangan hari ini</dt>
            <dd>{cadangan}</dd>
          </div>
        )}
        <div>
          <dt>Tempat di jalur ini</dt>
          <dd>{tempat}</dd>
        </div>
        <div>
          <dt>Nilai terendah yang diterima saat diumumkan</dt>
          <dd>{batas ?? "Belum ada yang diterima"}</dd>
        </div>
        {program && (
          <div>
            <dt>Program {program.nama}</dt>
            <dd>
              {program.tempat} tempat; nilai terendah yang diterima {program.batas ?? "belum ada"}
            </dd>
          </div>
        )}
        <div>
          <dt>Bila nilai akhirnya sama</dt>
          <dd>{seri.map((one, place) => (place === 0 ? one : one.toLowerCase())).join(", lalu ")}</dd>
        </div>
      </dl>
      <p className="ui-muted">
        Siapa pun dapat menghitung ulang seluruh hasil dari <a href={`${ujiPpdbPath}?paket=${paket}`}>paket uji tanpa nama</a>. Di sana
        calon siswa ini tercatat sebagai <code>{samaran}</code>.
      </p>
    </section>
  );
}
