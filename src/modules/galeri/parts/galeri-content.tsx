import { editMark, NotFilled } from "#kit/ui/document/edit-mark.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Pager } from "#kit/ui/pager.tsx";
import { editPembuka } from "#modules/profil/index.ts";
import { galeriPath } from "../galeri-content.ts";
import type { GaleriContent as Isi, Sheet, VideoSheet } from "../read/load-galeri.server.ts";
import { GaleriFoto } from "./galeri-foto.tsx";
import { GaleriVideo } from "./galeri-video.tsx";

export function GaleriPage({ pembuka, lembar, video }: Isi) {
  return (
    <>
      <div className="lebar bawah-jeda">
        <header className="pembuka galeri-pembuka" {...editMark(pembuka ? editPembuka(pembuka) : "bagianHalaman")}>
          <h1>{pembuka?.judul ?? "Galeri Foto"}</h1>
          {pembuka ? <p>{pembuka.isi}</p> : null}
        </header>
        {lembar ? <OneSheet {...lembar} /> : <Unread what="data photos" />}
      </div>
      {video?.video.length === 0 ? <NotFilled of="video" what="Galeri video" /> : <Videos sheet={video} beside={lembar} />}
    </>
  );
}

interface VideosProps {
  readonly sheet: VideoSheet | null;
  /** The page of photos that stays above them. */
  readonly beside: Sheet | null;
}

function Videos({ sheet, beside }: VideosProps) {
  const pathOf = (page: number) => `${galeriPath(beside?.album?.id ?? null, beside?.halaman, page)}#video`;
  return (
    <section className="bagian on-brand" id="video" aria-labelledby="judul-video">
      <div className="lebar">
        <div className="judul" {...editMark("video")}>
          <h2 id="judul-video">Galeri video</h2>
        </div>
        {sheet ? <GaleriVideo video={sheet.video} /> : <Unread what="data videos" />}
        {sheet && (
          <Pager
            page={sheet.halaman}
            more={sheet.adaLagi}
            hrefOf={pathOf}
            words={{ back: "Sebelumnya", on: "Berikutnya" }}
            label="Halaman video"
          />
        )}
      </div>
    </section>
  );
}

function OneSheet(lembar: Sheet) {
  const { foto, daftarAlbum, album } = lembar;
  return (
    <>
      {daftarAlbum.length > 0 ? <AlbumPicker daftarAlbum={daftarAlbum} album={album} /> : null}
      <div {...editMark(album ? `album/${album.id}` : "foto")}>
        {album?.deskripsi ? <p className="album-ket">{album.deskripsi}</p> : null}
      </div>
      {foto.length > 0 ? <GaleriFoto foto={foto} album={album?.id} /> : <p className="kosong">Belum ada foto di sini.</p>}
      <Page {...lembar} />
    </>
  );
}

/** As many as stand there before more are unfolded: on a phone a dozen take a screen. */
const shownAlbums = 12;

/** Albums are links: they can be shared, and need no script. */
function AlbumPicker({ daftarAlbum, album }: Pick<Sheet, "daftarAlbum" | "album">) {
  const first = daftarAlbum.slice(0, shownAlbums);
  const rest = daftarAlbum.slice(shownAlbums);
  return (
    <nav className="album" aria-label="Album">
      <Albums of={[{ id: null, judul: "Semua foto" }, ...first]} album={album} />
      {rest.length > 0 && (
        <details open={rest.some(({ id }) => id === album?.id)}>
          <summary className="tbl garis">
            <span className="saat-tutup">Lihat {rest.length} album lain</span>
            <span className="saat-buka">Tutup album lain</span>
          </summary>
          <Albums of={rest} album={album} />
        </details>
      )}
    </nav>
  );
}

interface AlbumsProps {
  readonly of: readonly { readonly id: string | null; readonly judul: string }[];
  /** The one that is looked through. */
  readonly album: Sheet["album"];
}

function Albums({ of, album }: AlbumsProps) {
  return (
    <ul className="pil">
      {of.map(({ id, judul }) => (
        <li key={id ?? "semua"}>
          <a href={galeriPath(id)} aria-current={id === (album?.id ?? null) ? "page" : undefined}>
            {judul}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Page({ halaman, adaLagi, album }: Pick<Sheet, "halaman" | "adaLagi" | "album">) {
  const ke = (nomor: number) => galeriPath(album?.id ?? null, nomor);
  return <Pager page={halaman} more={adaLagi} hrefOf={ke} words={{ back: "Foto sebelumnya", on: "Foto berikutnya" }} />;
}
