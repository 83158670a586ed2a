import { editMark, NotFilled } from "#kit/ui/document/edit-mark.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Pager } from "#kit/ui/pager.tsx";
import { editPembuka } from "#modules/profil/index.ts";
import { galeriPath } from "../galeri-content.ts";
import type { GaleriContent as Isi, Sheet } from "../read/load-galeri.server.ts";
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
      {video?.length === 0 ? <NotFilled of="video" what="Galeri video" /> : <Videos video={video} />}
    </>
  );
}

function Videos({ video }: Pick<Isi, "video">) {
  return (
    <section className="bagian on-brand" id="video" aria-labelledby="judul-video">
      <div className="lebar">
        <div className="judul" {...editMark("video")}>
          <h2 id="judul-video">Galeri video</h2>
        </div>
        {video ? <GaleriVideo video={video} /> : <Unread what="data videos" />}
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

/** Albums are links: they can be shared, and need no script. */
function AlbumPicker({ daftarAlbum, album }: Pick<Sheet, "daftarAlbum" | "album">) {
  return (
    <nav className="album" aria-label="Album">
      <ul className="pil">
        {[{ id: null, judul: "Semua foto" }, ...daftarAlbum].map(({ id, judul }) => (
          <li key={id ?? "semua"}>
            <a href={galeriPath(id)} aria-current={id === (album?.id ?? null) ? "page" : undefined}>
              {judul}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Page({ halaman, adaLagi, album }: Pick<Sheet, "halaman" | "adaLagi" | "album">) {
  const ke = (nomor: number) => galeriPath(album?.id ?? null, nomor);
  return <Pager page={halaman} more={adaLagi} hrefOf={ke} words={{ back: "Foto sebelumnya", on: "Foto berikutnya" }} />;
}
