import ArrowRight from "lucide-react/icons/arrow-right";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import type { Foto, Video } from "#modules/galeri/index.ts";
import { GaleriFoto, GaleriVideo } from "#modules/galeri/index.tsx";

/** As many as stand there before unfolding. */
const maxFoto = 18;

export function FotoBeranda({ foto }: { readonly foto: readonly Foto[] | null }) {
  return (
    <section className="bagian lebar" aria-labelledby="foto">
      <Heading id="foto" text="Galeri foto" />
      {foto && foto.length > 0 ? (
        <GaleriFoto foto={foto} mode="beranda" max={maxFoto} />
      ) : (
        <Without isi={foto} nama="photos" kosong="Belum ada foto." />
      )}
    </section>
  );
}

export function VideoBeranda({ video }: { readonly video: readonly Video[] | null }) {
  return (
    <section className="bagian on-brand" aria-labelledby="video">
      <div className="lebar">
        <Heading id="video" text="Galeri video">
          <a className="lanjut" href="/gallery#video">
            Lihat Semua Video
            <Icon of={ArrowRight} />
          </a>
        </Heading>
        {video && video.length > 0 ? <GaleriVideo video={video} /> : <Without isi={video} nama="videos" kosong="Belum ada video." />}
      </div>
    </section>
  );
}

interface TanpaProps {
  readonly isi: readonly unknown[] | null;
  readonly nama: string;
  readonly kosong: string;
}

const Without = ({ isi, nama, kosong }: TanpaProps) => (isi ? <p className="kosong">{kosong}</p> : <Unread what={`data ${nama}`} />);
