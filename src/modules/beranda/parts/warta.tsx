import ArrowRight from "lucide-react/icons/arrow-right";
import { NotFilled } from "#kit/ui/document/edit-mark.tsx";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import type { BeritaSummary } from "#modules/berita/index.ts";
import { BeritaCard } from "#modules/berita/index.tsx";

export function Warta({ berita }: { readonly berita: readonly BeritaSummary[] | null }) {
  if (berita?.length === 0) return <NotFilled of="berita" what="Berita madrasah" />;
  return (
    <section className="bagian lebar" aria-labelledby="berita">
      <Heading id="berita" edit="berita" text="Berita madrasah">
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
