import ArrowRight from "lucide-react/icons/arrow-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { clipUrl, type StoredPicture } from "#kit/media/picture.ts";
import { editMark } from "#kit/ui/document/edit-mark.tsx";
import { widthFocus } from "#kit/ui/document/width-focus.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { Picture } from "#kit/ui/picture.tsx";
import { focusClass } from "#kit/ui/picture-classes.ts";
import type { Periode } from "#modules/ppdb/index.ts";
import type { Pengaturan } from "#modules/profil/index.ts";
import teluk from "../media/teluk.svg";

interface Props {
  readonly sekolah: Pengaturan;
  readonly poster: StoredPicture | null;
  readonly periode: Periode | null;
}

/** What one sees first: the poster; the page's script plays the clip over it where that does no harm. */
export function Pembuka({ sekolah, poster, periode }: Props) {
  const klip = poster ? clipUrl(poster) : null;
  return (
    <section className="hero" aria-labelledby="salam">
      {poster ? (
        <Picture of={poster} sizes="(min-width: 64rem) 66vw, 100vw" className={`hero-latar ${widthFocus(poster)}`} alt="" priority />
      ) : (
        <img className="hero-latar" src={teluk} alt="" width="1920" height="1200" fetchPriority="high" />
      )}
      {poster && klip ? (
        <video
          className={`hero-latar gambar tembus ${focusClass(poster)} ${widthFocus(poster)}`}
          data-klip={klip}
          muted
          loop
          playsInline
          preload="none"
          tabIndex={-1}
          aria-hidden="true"
          hidden
        />
      ) : null}
      <div className="hero-isi lebar" {...editMark("pengaturan#sambutan")}>
        <p className="hero-sapa">Selamat datang di {sekolah.nama}</p>
        <h1 id="salam">{sekolah.tagline}</h1>
        <p className="hero-kata">{sekolah.sambutan}</p>
        <div className="baris">
          {periode ? (
            <a className="tbl emas" href="/informasi/ppdb">
              Info PPDB {periode.tahunAjaran}
              <Icon of={ArrowRight} />
            </a>
          ) : null}
          <a className={periode ? "tbl terang" : "tbl emas"} href="#tentang">
            Kenali madrasah kami
          </a>
        </div>
      </div>
      {klip ? <Kendali /> : null}
    </section>
  );
}

/** Comes to light with the clip: its sound, and a way to make it stand still. */
function Kendali() {
  return (
    <div className="kendali" data-kendali-klip hidden>
      <button type="button" value="jeda">
        <span className="saat-jalan">
          <Icon of={Pause} />
          <span className="lepas">Hentikan video latar</span>
        </span>
        <span className="saat-berhenti">
          <Icon of={Play} />
          <span className="lepas">Putar video latar</span>
        </span>
      </button>
      <button type="button" value="suara">
        <span className="saat-mati">
          <Icon of={VolumeX} />
          Nyalakan suara
        </span>
        <span className="saat-hidup">
          <Icon of={Volume2} />
          Matikan suara
        </span>
      </button>
    </div>
  );
}
