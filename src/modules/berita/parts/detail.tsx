import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { formatDay } from "#kit/dates.ts";
import type { StoredPicture } from "#kit/media/picture.ts";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Markup } from "#kit/ui/markup.tsx";
import { Picture } from "#kit/ui/picture.tsx";
import { BeritaCard } from "../berita-card.tsx";
import { type BeritaSummary, beritaPath, withoutKategori } from "../berita-summary.ts";
import type { BagianSeri, BeritaDetail } from "../detail.ts";
import { withInisial } from "../inisial.ts";
import serif from "../media/source-serif-4-latin-400.woff2";
import strongSerif from "../media/source-serif-4-latin-600.woff2";
import { monthName } from "../month.ts";
import { allBerita, beritaListPath } from "../search.ts";
import { Share } from "./share.tsx";

interface Props {
  readonly berita: BeritaDetail;
  /** Null where they could not be read. */
  readonly terkait: readonly BeritaSummary[] | null;
  /** All of its series, itself among them; empty for news that belong to none. */
  readonly seri: readonly BagianSeri[];
  /** What it is tagged with, as links name it. */
  readonly tagar: readonly { readonly id: string; readonly name: string }[];
  /** Absolute address. */
  readonly alamat: string;
  /** The list as the reader left it. */
  readonly kembali: string;
  /** How a video in the text is offered. */
  readonly video: ContentProps["video"];
}

export function Detail({ berita, terkait, seri, tagar, alamat, kembali, video }: Props) {
  for (const font of [strongSerif, serif]) preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <>
      <article className="baca lebar">
        <Kepala berita={berita} kembali={kembali} />
        <Content berita={berita} video={video} />
        <Seri berita={berita} seri={seri} />
        <footer className="sesudah">
          <ul className="tagar" aria-label="Berita sejenis">
            {tagar.map(({ id, name }) => (
              <li key={id}>
                <a href={beritaListPath({ ...allBerita, tagar: id })}>#{name}</a>
              </li>
            ))}
            <li>
              <a href={beritaListPath({ ...allBerita, bulan: berita.tanggal.slice(0, 7) })}>
                Berita {monthName(berita.tanggal.slice(0, 7))}
              </a>
            </li>
          </ul>
          <Share judul={berita.name} alamat={alamat} />
        </footer>
      </article>
      <Related terkait={terkait} />
    </>
  );
}

function Kepala({ berita: { id, name, desc, kategori, tanggal, author }, kembali }: Pick<Props, "berita" | "kembali">) {
  return (
    // As editMark says it: the newsroom shows this as a preview, and must not load what public pages share.
    <header data-sunting={`berita/${id}`}>
      <Kembali kembali={kembali} />
      <h1>{name}</h1>
      {desc ? <p className="ringkas">{desc}</p> : null}
      <p className="kabar-ket">
        <b>{kategori ?? withoutKategori}</b>
        <time dateTime={tanggal}>{formatDay(tanggal, "long")}</time>
        {author ? <span>Oleh {author}</span> : null}
      </p>
    </header>
  );
}

/** In place of a news item that could not be read. */
export const Unreadable = ({ kembali }: Pick<Props, "kembali">) => (
  <div className="lebar bawah-jeda">
    <header className="pembuka">
      <Kembali kembali={kembali} />
      <h1>Berita Madrasah</h1>
    </header>
    <Unread what="data berita" />
  </div>
);

/** In place of a news item whose time on the site is over. */
export const Over = ({ kembali }: Pick<Props, "kembali">) => (
  <div className="lebar bawah-jeda">
    <header className="pembuka">
      <Kembali kembali={kembali} />
      <h1>Berita ini tidak ditampilkan lagi</h1>
      <p>Masa tampilnya sudah berakhir. Kabar yang lebih baru ada di daftar berita.</p>
    </header>
  </div>
);

const Kembali = ({ kembali }: Pick<Props, "kembali">) => (
  <a className="lanjut" href={kembali}>
    <Icon of={ArrowLeft} />
    Kembali ke Daftar Berita
  </a>
);

interface ContentProps {
  readonly berita: Pick<BeritaDetail, "gambar" | "keteranganGambar" | "content" | "dalamTeks">;
  /** How a video is offered. */
  readonly video: (id: string, name: string) => ReactNode;
}

/** The text as readers see it; the portal's preview shows the same. */
export function Content({ berita: { gambar, keteranganGambar, content, dalamTeks }, video }: ContentProps) {
  const shown = new Map(dalamTeks.map((one) => [one.id, one]));
  return (
    <>
      {gambar ? (
        <figure className="baca-gambar">
          <Picture of={gambar} sizes="(min-width: 76rem) 72rem, 94vw" priority />
          <Caption words={keteranganGambar} of={gambar} />
        </figure>
      ) : null}
      <div className={withInisial(content) ? "tubuh berinisial" : "tubuh"}>
        <Markup
          text={content}
          video={video}
          picture={(id, caption) => {
            const one = shown.get(id);
            return one ? (
              <figure>
                <Picture of={one} sizes="(min-width: 44rem) 40rem, 94vw" />
                <Caption words={caption} of={one} />
              </figure>
            ) : null;
          }}
        />
      </div>
    </>
  );
}

/** What is seen, and who took it. */
function Caption({ words, of: { pemotret } }: { readonly words: string | null; readonly of: StoredPicture }) {
  if (!words && !pemotret) return null;
  return <figcaption>{[words, pemotret && `Foto: ${pemotret}`].filter(Boolean).join(" ")}</figcaption>;
}

/** The parts of a series, where there are others. */
function Seri({ berita, seri }: Pick<Props, "berita" | "seri">) {
  if (!berita.seri || seri.length < 2) return null;
  return (
    <nav className="seri" aria-labelledby="seri">
      <h2 id="seri">Seri: {berita.seri}</h2>
      <ol>
        {seri.map(({ slug, name }) => (
          <li key={slug}>{slug === berita.slug ? <b aria-current="page">{name}</b> : <a href={beritaPath(slug)}>{name}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}

function Related({ terkait }: Pick<Props, "terkait">) {
  return (
    <section className="bagian lebar terkait bawah-jeda" aria-labelledby="terkait">
      <div className="judul">
        <h2 id="terkait">Berita terkait</h2>
      </div>
      {terkait ? null : <Unread what="data berita terkait" />}
      {terkait?.length === 0 ? <p className="kosong">Tidak ada berita terkait lainnya.</p> : null}
      <div className="warta">
        {terkait?.map((one) => (
          <BeritaCard key={one.slug} berita={one} linked />
        ))}
      </div>
    </section>
  );
}
