import "./styles/kartu.css";
import { formatDay } from "#kit/dates.ts";
import { Picture } from "#kit/ui/picture.tsx";
import { type BeritaSummary, beritaPath, withoutKategori } from "./berita-summary.ts";
import type { BeritaSearch } from "./search.ts";

interface Props {
  readonly berita: BeritaSummary;
  /** False as long as there is no page on which news are read. */
  readonly linked: boolean;
  /** The list it stands in, which the reader comes back to. */
  readonly dari?: BeritaSearch;
  /** Seen before scrolling. */
  readonly priority?: boolean;
  /** Level of its heading; 3 unless told. */
  readonly level?: 2 | 3;
}

export function BeritaCard({ berita, linked, dari, priority = false, level = 3 }: Props) {
  const { id, slug, name, desc, gambar, tanggal, kategori } = berita;
  const Heading = `h${level}` as const;
  return (
    // As editMark says it, which the newsroom's preview must not load.
    <article className="kabar" data-sunting={`berita/${id}`}>
      <Picture
        of={gambar}
        className="kabar-gambar"
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 94vw"
        alt=""
        priority={priority}
      />
      <p className="kabar-ket">
        <b>{kategori ?? withoutKategori}</b>
        <time dateTime={tanggal}>{formatDay(tanggal, "long")}</time>
      </p>
      <Heading className="kabar-judul">{linked ? <a href={beritaPath(slug, dari)}>{name}</a> : name}</Heading>
      {desc ? <p className="kabar-ringkas">{desc}</p> : null}
    </article>
  );
}
