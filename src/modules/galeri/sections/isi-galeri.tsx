import type { Foto, Video } from "../isi-galeri.ts";
import { GaleriFoto } from "./galeri-foto.tsx";
import { GaleriVideo } from "./galeri-video.tsx";

interface Props {
  /** Null where it could not be read. */
  readonly foto: readonly Foto[] | null;
  readonly video: readonly Video[] | null;
  readonly halaman: number;
  readonly adaLagi: boolean;
}

export function IsiGaleri({ foto, video, halaman, adaLagi }: Props) {
  return (
    <>
      <div className="lebar bawah-jeda">
        <header className="pembuka galeri-pembuka">
          <h1>Galeri Foto</h1>
          <p>Sehari-hari di madrasah, dari tadarus pagi sampai belajar malam.</p>
        </header>
        {foto === null ? <Gagal kalimat="Gagal mengambil data photos" /> : null}
        {foto?.length === 0 ? <p className="kosong">Belum ada foto di sini.</p> : null}
        {foto && foto.length > 0 ? <GaleriFoto foto={foto} /> : null}
        <Halaman halaman={halaman} adaLagi={adaLagi} />
      </div>
      <section className="bagian gelap" id="video" aria-labelledby="judul-video">
        <div className="lebar">
          <div className="judul">
            <h2 id="judul-video">Galeri video</h2>
          </div>
          {video === null ? <Gagal kalimat="Gagal mengambil data videos" /> : null}
          {video?.length === 0 ? <p className="kosong">Belum ada video di sini.</p> : null}
          {video && video.length > 0 ? <GaleriVideo video={video} /> : null}
        </div>
      </section>
    </>
  );
}

const Gagal = ({ kalimat }: { readonly kalimat: string }) => (
  <p className="gagal" role="alert">
    {kalimat}
  </p>
);

function Halaman({ halaman, adaLagi }: Pick<Props, "halaman" | "adaLagi">) {
  if (halaman === 1 && !adaLagi) return null;
  return (
    <nav className="halaman" aria-label="Halaman">
      {halaman > 1 ? (
        <a className="tbl garis" href={halaman === 2 ? "/gallery" : `/gallery?halaman=${halaman - 1}`} rel="prev">
          Foto sebelumnya
        </a>
      ) : null}
      <span>Halaman {halaman}</span>
      {adaLagi ? (
        <a className="tbl garis" href={`/gallery?halaman=${halaman + 1}`} rel="next">
          Foto berikutnya
        </a>
      ) : null}
    </nav>
  );
}
