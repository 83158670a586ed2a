import ArrowRight from "lucide-react/icons/arrow-right";
import { NotFilled } from "#kit/ui/document/edit-mark.tsx";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import type { Foto, Video } from "#modules/galeri/index.ts";
import { GaleriFoto, GaleriVideo } from "#modules/galeri/index.tsx";

/** As many as stand there before unfolding. */
const maxFoto = 18;

export function FotoBeranda({ foto }: { readonly foto: readonly Foto[] | null }) {
  if (foto?.length === 0) return <NotFilled of="foto" what="Galeri foto" />;
  return (
    <section className="bagian lebar" aria-labelledby="foto">
      <Heading id="foto" edit="foto" text="Galeri foto" />
      {foto ? <GaleriFoto foto={foto} mode="beranda" max={maxFoto} /> : <Unread what="data photos" />}
    </section>
  );
}

export function VideoBeranda({ video }: { readonly video: readonly Video[] | null }) {
  if (video?.length === 0) return <NotFilled of="video" what="Galeri video" />;
  return (
    <section className="bagian on-brand" aria-labelledby="video">
      <div className="lebar">
        <Heading id="video" edit="video" text="Galeri video">
          <a className="lanjut" href="/gallery#video">
            Lihat Semua Video
            <Icon of={ArrowRight} />
          </a>
        </Heading>
        {video ? <GaleriVideo video={video} /> : <Unread what="data videos" />}
      </div>
    </section>
  );
}
