import ArrowLeft from "lucide-react/icons/arrow-left";
import { preload } from "react-dom";
import { formatDay } from "#kit/dates.ts";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Markup } from "#kit/ui/markup.tsx";
import { Picture } from "#kit/ui/picture.tsx";
import { type BeritaRingkas, tanpaKategori, tanpaRingkasan } from "../berita-ringkas.ts";
import { denganInisial } from "../inisial.ts";
import { KartuBerita } from "../kartu-berita.tsx";
import serif from "../media/source-serif-4-latin-400.woff2";
import type { RincianBerita } from "../rincian.ts";
import { Bagikan } from "./bagikan.tsx";

interface Props {
  readonly berita: RincianBerita;
  /** Null where they could not be read. */
  readonly terkait: readonly BeritaRingkas[] | null;
  /** Absolute address. */
  readonly alamat: string;
  /** The list as the reader left it. */
  readonly kembali: string;
}

export function Rincian({ berita, terkait, alamat, kembali }: Props) {
  preload(serif, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <>
      <article className="baca lebar">
        <Kepala berita={berita} kembali={kembali} />
        <Isi berita={berita} />
        <footer className="sesudah">
          {berita.tags.length > 0 ? (
            <ul className="tagar" aria-label="Tagar">
              {berita.tags.map((tag) => (
                <li key={tag}>#{tag}</li>
              ))}
            </ul>
          ) : null}
          <Bagikan judul={berita.name} alamat={alamat} />
        </footer>
      </article>
      <Terkait terkait={terkait} />
    </>
  );
}

function Kepala({ berita: { name, desc, kategori, tanggal, author }, kembali }: Pick<Props, "berita" | "kembali">) {
  return (
    <header>
      <Kembali kembali={kembali} />
      <h1>{name}</h1>
      <p className="ringkas">{desc || tanpaRingkasan}</p>
      <p className="kabar-ket">
        <b>{kategori ?? tanpaKategori}</b>
        <time dateTime={tanggal}>{formatDay(tanggal, "long")}</time>
        {author ? <span>Oleh {author}</span> : null}
      </p>
    </header>
  );
}

/** In place of a news item that could not be read. */
export const TakTerbaca = ({ kembali }: Pick<Props, "kembali">) => (
  <div className="lebar bawah-jeda">
    <header className="pembuka">
      <Kembali kembali={kembali} />
      <h1>Berita Madrasah</h1>
    </header>
    <Unread what="data berita" />
  </div>
);

const Kembali = ({ kembali }: Pick<Props, "kembali">) => (
  <a className="lanjut" href={kembali}>
    <Icon of={ArrowLeft} />
    Kembali ke Daftar Berita
  </a>
);

/** The text as readers see it; the portal's preview shows the same. */
export function Isi({
  berita: { gambar, content, dalamTeks },
}: {
  readonly berita: Pick<RincianBerita, "gambar" | "content" | "dalamTeks">;
}) {
  const shown = new Map(dalamTeks.map((one) => [one.id, one]));
  return (
    <>
      {gambar ? (
        <figure className="baca-gambar">
          <Picture of={gambar} sizes="(min-width: 76rem) 72rem, 94vw" priority />
        </figure>
      ) : null}
      <div className={denganInisial(content) ? "tubuh berinisial" : "tubuh"}>
        <Markup
          text={content}
          picture={(id, caption) => {
            const one = shown.get(id);
            return one ? (
              <figure>
                <Picture of={one} sizes="(min-width: 44rem) 40rem, 94vw" />
                {caption ? <figcaption>{caption}</figcaption> : null}
              </figure>
            ) : null;
          }}
        />
      </div>
    </>
  );
}

function Terkait({ terkait }: Pick<Props, "terkait">) {
  return (
    <section className="bagian lebar terkait bawah-jeda" aria-labelledby="terkait">
      <div className="judul">
        <h2 id="terkait">Berita terkait</h2>
      </div>
      {terkait ? null : <Unread what="data berita terkait" />}
      {terkait?.length === 0 ? <p className="kosong">Tidak ada berita terkait lainnya.</p> : null}
      <div className="warta">
        {terkait?.map((one) => (
          <KartuBerita key={one.slug} berita={one} linked />
        ))}
      </div>
    </section>
  );
}
