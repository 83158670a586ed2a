import { Heading } from "#kit/ui/document/heading.tsx";
import { Markup } from "#kit/ui/markup.tsx";
import type { Bagian } from "../../bagian/bagian.ts";
import { BagianHalaman } from "../../bagian/bagian-halaman.tsx";
import type { Kepala, Tonggak } from "../../isi-profil.ts";

interface Props {
  readonly garis: readonly Tonggak[];
  readonly bagian: readonly Bagian[];
  readonly kepala: readonly Kepala[];
}

export function Sejarah({ garis, bagian, kepala }: Props) {
  return (
    <>
      {garis.length > 0 ? <Garis garis={garis} /> : null}
      {bagian.length > 0 || garis.length === 0 ? <BagianHalaman bagian={bagian} /> : null}
      {kepala.length > 0 ? <Pemimpin kepala={kepala} /> : null}
    </>
  );
}

function Garis({ garis }: { readonly garis: readonly Tonggak[] }) {
  return (
    <section aria-labelledby="perjalanan">
      <Heading id="perjalanan" text="Perjalanan madrasah" />
      <ol className="garis-waktu">
        {garis.map(({ id, tahun, judul, isi }) => (
          <li key={id}>
            <b>{tahun}</b>
            <div className="tulisan">
              <h3>{judul}</h3>
              <Markup text={isi} top={4} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Pemimpin({ kepala }: { readonly kepala: readonly Kepala[] }) {
  return (
    <section aria-labelledby="kepala-madrasah">
      <Heading id="kepala-madrasah" text="Kepala madrasah dari masa ke masa" />
      <ol className="pemimpin">
        {kepala.map(({ id, nama, periode, sekarang }) => (
          <li key={id} aria-current={sekarang || undefined}>
            <span>
              <b>{nama}</b>
              {sekarang ? <small>Saat ini</small> : null}
            </span>
            <span className="angka">{periode}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
