import ArrowRight from "lucide-react/icons/arrow-right";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import type { BeritaSummary } from "#modules/berita/index.ts";
import { BeritaCard } from "#modules/berita/index.tsx";

export function Warta({ berita }: { readonly berita: readonly BeritaSummary[] | null }) {
  if (berita?.length === 0) return null;
  return (
    <section className="bagian lebar" aria-labelledby="berita">
      <Heading id="berita" text="Berita madrasah">
        <a className="lanjut" href="/news">
          Lihat Semua Berita
          <Icon of={ArrowRight} />
        </a>
      </Heading>
      {berita ? null : <Unread what="data berita" />}
      {berita ? (
        <div className="warta">
          {berita.map((one) => (
            <BeritaCard key={one.slug} berita={one} linked />
          ))}
        </div>
      ) : null}
    </section>
  );
}
