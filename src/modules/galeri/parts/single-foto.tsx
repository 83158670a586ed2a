import "../styles/foto.css";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { editMark } from "#kit/ui/document/edit-mark.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Picture } from "#kit/ui/picture.tsx";
import { fotoPath, galeriPath } from "../galeri-content.ts";
import type { OneFoto } from "../read/read-foto.server.ts";

/** One photo on a page of its own: for links that were shared, and where no script runs. */
export function SingleFoto({ satu }: { readonly satu: OneFoto }) {
  const { foto, nomor, jumlah, sebelumnya, berikutnya, album } = satu;
  return (
    <div className="lebar foto-tunggal bawah-jeda">
      <a className="lanjut" href={galeriPath(album)}>
        <Icon of={ArrowLeft} />
        Kembali ke Galeri Foto
      </a>
      <div {...editMark(`foto/${foto.id}`)}>
        <h1>{foto.keterangan ?? foto.gambar.alt}</h1>
      </div>
      <figure>
        <Picture of={foto.gambar} sizes="(min-width: 76rem) 72rem, 94vw" priority />
      </figure>
      <nav className="halaman" aria-label="Foto lain">
        <a className="tbl garis bulat" href={fotoPath(sebelumnya, album)} rel="prev" aria-label="Foto sebelumnya">
          <Icon of={ChevronLeft} />
        </a>
        <span>
          {nomor} / {jumlah}
        </span>
        <a className="tbl garis bulat" href={fotoPath(berikutnya, album)} rel="next" aria-label="Foto berikutnya">
          <Icon of={ChevronRight} />
        </a>
      </nav>
    </div>
  );
}
