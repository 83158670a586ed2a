import { Markup } from "#kit/ui/markup.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import type { Bagian } from "../bagian/bagian.ts";
import type { Sajian as Isi } from "./sheet.ts";

/** What the registers hold, in the form that suits it. */
export function Sajian({ isi, judul }: { readonly isi: Isi; readonly judul: string }) {
  switch (isi.bentuk) {
    case "fakta":
      return <Fakta baris={isi.baris} />;
    case "daftar":
      return (
        <div className="ui-sheet-body">
          <ol className="entri-daftar">
            {isi.isi.map((satu) => (
              <li key={satu}>{satu}</li>
            ))}
          </ol>
        </div>
      );
    case "teks":
      return (
        <div className="ui-sheet-body">
          {isi.bagian.map((bagian) => (
            <Text key={bagian.id} bagian={bagian} />
          ))}
        </div>
      );
    case "tabel":
      return <Table caption={judul} columns={columns(isi.kepala)} rows={isi.baris} rowKey={(baris) => baris.join("\n")} />;
  }
}

function Fakta({ baris }: Pick<Extract<Isi, { bentuk: "fakta" }>, "baris">) {
  return (
    <dl className="ui-sheet-body ui-facts entri-fakta">
      {baris.map(({ label, nilai }) => (
        <div key={label} className={nilai.length > 80 ? "panjang" : undefined}>
          <dt>{label}</dt>
          <dd>{nilai || <span className="ui-muted">Tidak diisi</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

const Text = ({ bagian: { judul, isi } }: { readonly bagian: Bagian }) => (
  <section className="entri-teks">
    <h3>{judul}</h3>
    <Markup text={isi} top={4} />
  </section>
);

/** The first column names the row; figures stand under each other. */
const columns = (kepala: readonly string[]): Column<readonly string[]>[] =>
  kepala.map((judul, place) => ({
    key: judul,
    head: judul,
    look: place === 0 ? "name" : angka.includes(judul) ? "number" : "plain",
    cell: (baris) => (judul === "Cerita" ? <span className="entri-cerita">{baris[place]}</span> : baris[place]),
  }));

const angka = ["Laki-laki", "Perempuan", "Jumlah"];
