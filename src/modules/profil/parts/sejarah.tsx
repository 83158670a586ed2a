import { NotFilled } from "#kit/ui/document/edit-mark.tsx";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Markup } from "#kit/ui/markup.tsx";
import { Picture } from "#kit/ui/picture.tsx";
import type { Bagian } from "../bagian/bagian.ts";
import { BagianHalaman } from "../bagian/bagian-halaman.tsx";
import type { Kepala, Tonggak } from "../profil-content.ts";

interface Props {
  readonly garis: readonly Tonggak[] | null;
  readonly bagian: readonly Bagian[] | null;
  readonly kepala: readonly Kepala[] | null;
}

export function Sejarah({ garis, bagian, kepala }: Props) {
  return (
    <>
      {garis?.length === 0 ? <NotFilled of="sejarah" what="Perjalanan madrasah" /> : <Garis garis={garis} />}
      {bagian?.length === 0 && garis?.length !== 0 ? null : <BagianHalaman bagian={bagian} />}
      {kepala?.length === 0 ? <NotFilled of="kepalaMadrasah" what="Kepala madrasah dari masa ke masa" /> : <Pemimpin kepala={kepala} />}
    </>
  );
}

function Garis({ garis }: Pick<Props, "garis">) {
  return (
    <section aria-labelledby="perjalanan">
      <Heading id="perjalanan" edit="sejarah" text="Perjalanan madrasah" />
      {garis ? null : <Unread what="data perjalanan madrasah" />}
      <ol className="garis-waktu">
        {garis?.map(({ id, tahun, judul, isi }) => (
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

function Pemimpin({ kepala }: Pick<Props, "kepala">) {
  return (
    <section aria-labelledby="kepala-madrasah">
      <Heading id="kepala-madrasah" edit="kepalaMadrasah" text="Kepala madrasah dari masa ke masa" />
      {kepala ? null : <Unread what="data kepala madrasah" />}
      <ol className="pemimpin">
        {kepala?.map(({ id, nama, periode, sekarang, foto }) => (
          <li key={id} aria-current={sekarang || undefined}>
            <Picture of={foto} className="pemimpin-foto" sizes="(min-width: 64rem) 12rem, (min-width: 40rem) 22vw, 5rem" alt="" />
            <span>
              <b>{nama}</b>
              {periode ? <span className="angka">{periode}</span> : null}
              {sekarang ? <small>Saat ini</small> : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
