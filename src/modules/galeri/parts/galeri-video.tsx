import "../styles/video.css";
import Play from "lucide-react/icons/play";
import X from "lucide-react/icons/x";
import { videoIdIn } from "#kit/markup/youtube.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { Picture } from "#kit/ui/picture.tsx";
import type { Video } from "../galeri-content.ts";
import { pemutarPath, writeDuration, writeTayangan } from "../tautan-video.ts";

interface Props {
  readonly video: readonly Video[];
  /** Level of the cards' headings; 3 unless told. */
  readonly level?: 2 | 3;
}

/** Cards of videos. Nothing is asked of the video service before somebody plays one. */
export function GaleriVideo({ video, level = 3 }: Props) {
  return (
    <div className="video" data-video-galeri>
      {video.map((one) => (
        <Card key={one.id} video={one} level={level} />
      ))}
      <Pemutar />
    </div>
  );
}

/** One video in a text. */
export const VideoDalamTeks = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <figure data-video-galeri>
    <div className="layar-kecil">
      <Picture of={null} sizes="" />
      <Putar id={id} name={name || "ini"} />
    </div>
    {name ? <figcaption>{name}</figcaption> : null}
    <Pemutar />
  </figure>
);

const Putar = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <a href={`https://www.youtube.com/watch?v=${id}`} data-putar={pemutarPath(id)} rel="noopener" aria-label={`Putar video ${name}`}>
    <span>
      <Icon of={Play} />
    </span>
  </a>
);

/** What plays any of the videos beside it, above the page. */
const Pemutar = () => (
  <>
    <p className="video-kabar">
      Video diputar dari YouTube. Begitu diputar, YouTube mengetahui alamat internet perangkat Anda. <a href="/privasi#youtube">Privasi</a>
    </p>
    <dialog className="layar" data-pemutar aria-label="Pemutar video">
      <header>
        <span data-nama />
        <button type="button" className="tbl terang bulat" data-tutup aria-label="Tutup video">
          <Icon of={X} />
        </button>
      </header>
      <div className="pemutar" data-bingkai />
      <p className="video-blokir">
        Video tidak tampil? Jaringan Anda mungkin memblokir YouTube.{" "}
        <a data-langsung href="https://www.youtube.com/" rel="noopener">
          Buka di YouTube
        </a>
      </p>
    </dialog>
  </>
);

function Card({ video, level }: { readonly video: Video; readonly level: 2 | 3 }) {
  const { name, urlVideo, kategori, durasi, tayangan, gambar } = video;
  const id = videoIdIn(urlVideo);
  const Heading = `h${level}` as const;
  const keterangan = [kategori ?? "Umum", tayangan === null ? null : writeTayangan(tayangan)].filter((part) => part !== null);
  return (
    <article>
      <div className="layar-kecil">
        {id ? <Picture of={gambar} sizes="(min-width: 64rem) 48rem, 94vw" alt="" /> : <p className="tanpa-pratinjau">No Preview</p>}
        {id ? <Putar id={id} name={name} /> : null}
        {id && durasi !== null ? <span className="durasi">{writeDuration(durasi)}</span> : null}
      </div>
      <Heading>{name}</Heading>
      <p className="video-ket">{keterangan.join(" · ")}</p>
    </article>
  );
}
