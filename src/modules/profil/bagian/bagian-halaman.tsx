import { editMark } from "#kit/ui/document/edit-mark.tsx";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Markup } from "#kit/ui/markup.tsx";
import { Picture } from "#kit/ui/picture.tsx";
import { type Bagian, group } from "./bagian.ts";

/** The sections that the school wrote for a page, each in the form it was given. */
export function BagianHalaman({ bagian }: { readonly bagian: readonly Bagian[] | null }) {
  if (bagian === null) return <Unread what="isi bagian ini" />;
  if (bagian.length === 0) return <p className="kosong">Keterangan untuk bagian ini sedang disiapkan.</p>;
  return group(bagian).map(({ bentuk, isi }) => {
    if (bentuk === "kartu") return <Kartu key={isi[0].id} bagian={isi} />;
    if (bentuk === "langkah") return <Step key={isi[0].id} bagian={isi} />;
    if (isi.length === 1) return <Text key={isi[0].id} bagian={isi[0]} />;
    return (
      <div key={isi[0].id} className="pasangan">
        {isi.map((bagian) => (
          <Text key={bagian.id} bagian={bagian} />
        ))}
      </div>
    );
  });
}

function Text({ bagian: { id, judul, isi, gambar } }: { readonly bagian: Bagian }) {
  return (
    <section aria-labelledby={`b-${id}`} {...editMark(`bagianHalaman/${id}`)}>
      <Heading id={`b-${id}`} text={judul} />
      <div className={gambar ? "teks-gambar" : undefined}>
        <div className="tulisan">
          <Markup text={isi} top={3} />
        </div>
        {gambar ? (
          <div className="berundak">
            <Picture of={gambar} sizes="(min-width: 64rem) 34rem, 100vw" />
          </div>
        ) : null}
      </div>
    </section>
  );
}

function Kartu({ bagian }: { readonly bagian: readonly Bagian[] }) {
  return (
    <div className="kartu-isi">
      {bagian.map(({ id, judul, isi, gambar }) => (
        <article key={id} className="kartu" {...editMark(`bagianHalaman/${id}`)}>
          {gambar ? (
            <Picture of={gambar} alt="" className="kartu-gambar" sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw" />
          ) : null}
          <div className="kartu-teks tulisan">
            <h2>{judul}</h2>
            <Markup text={isi} top={3} />
          </div>
        </article>
      ))}
    </div>
  );
}

function Step({ bagian }: { readonly bagian: readonly Bagian[] }) {
  return (
    <ol className="tahap">
      {bagian.map(({ id, judul, isi }) => (
        <li key={id} {...editMark(`bagianHalaman/${id}`)}>
          <h2>{judul}</h2>
          <div className="tulisan">
            <Markup text={isi} top={3} />
          </div>
        </li>
      ))}
    </ol>
  );
}
