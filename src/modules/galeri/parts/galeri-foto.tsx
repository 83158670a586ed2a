import "../styles/foto.css";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Icon } from "#kit/ui/icon.tsx";
import { Picture } from "#kit/ui/picture.tsx";
import { type Foto, fotoPath } from "../galeri-content.ts";
import { Screen } from "./screen.tsx";

interface Props {
  /** As many as may be unfolded. */
  readonly foto: readonly Foto[];
  /** In landing mode the rest is on the gallery's own page. */
  readonly mode?: "halaman" | "beranda";
  /** How many photos stand there before unfolding: what is folded is not even asked for. */
  readonly max?: number;
  /** The album that is being looked through. */
  readonly album?: string | null;
}

/** How many times as wide as high, in tenths: the mosaic gives each photo as much of a row as its own shape asks for. */
const shapeClass = ({ lebar, tinggi }: Foto["gambar"]): string => `m${Math.round(10 * Math.min(2, Math.max(0.6, lebar / tinggi)))}`;

/** A mosaic of photos. Each is a link to its own page; where a script runs it opens above the page instead. */
export function GaleriFoto({ foto, mode = "halaman", max = 12, album }: Props) {
  const sisa = foto.slice(max);
  return (
    <div className="galeri" data-galeri>
      <Cell foto={foto.slice(0, max)} album={album} />
      <div className="galeri-bawah">
        {sisa.length > 0 ? (
          <details>
            <summary className="tbl garis">
              <span className="saat-tutup">Lihat Lebih Banyak ({sisa.length} foto lagi)</span>
              <span className="saat-buka">Tampilkan Lebih Sedikit</span>
            </summary>
            <Cell foto={sisa} album={album} />
          </details>
        ) : null}
        {mode === "beranda" ? (
          <a className="lanjut" href="/gallery">
            Lihat Semua Foto
            <Icon of={ArrowRight} />
          </a>
        ) : null}
      </div>
      <Screen />
    </div>
  );
}

const inRow = "(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 46vw";
const alone = "(min-width: 40rem) 34rem, 94vw";

function Cell({ foto, album }: Pick<Props, "foto" | "album">) {
  return (
    <ul className="foto">
      {foto.map(({ id, gambar, keterangan }) => (
        <li key={id} className={shapeClass(gambar)}>
          <a href={fotoPath(id, album)} data-foto={id} data-keterangan={keterangan ?? undefined}>
            <Picture of={gambar} sizes={foto.length === 1 ? alone : inRow} />
          </a>
        </li>
      ))}
    </ul>
  );
}
