import ArrowRight from "lucide-react/icons/arrow-right";
import { Icon } from "#kit/ui/icon.tsx";
import { type BeritaRingkas, KartuBerita } from "#modules/berita/index.ts";
import { Judul } from "./judul.tsx";

interface Props {
  readonly berita: readonly BeritaRingkas[] | null;
  /** Whether there is a page on which news are read. */
  readonly linked: boolean;
}

export function Warta({ berita, linked }: Props) {
  return (
    <section className="bagian lebar" aria-labelledby="berita">
      <Judul id="berita" text="Berita madrasah">
        {linked ? (
          <a className="lanjut" href="/news">
            Lihat Semua Berita
            <Icon of={ArrowRight} />
          </a>
        ) : null}
      </Judul>
      {berita === null ? (
        <p className="gagal" role="alert">
          Gagal mengambil data berita
        </p>
      ) : null}
      {berita?.length === 0 ? <p className="kosong">Belum ada berita. Cerita pertama dari madrasah akan tampil di sini.</p> : null}
      {berita && berita.length > 0 ? (
        <div className="warta">
          {berita.map((one) => (
            <KartuBerita key={one.slug} berita={one} linked={linked} />
          ))}
        </div>
      ) : null}
    </section>
  );
}
