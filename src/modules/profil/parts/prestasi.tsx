import Award from "lucide-react/icons/award";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Trophy from "lucide-react/icons/trophy";
import { NotFilled } from "#kit/ui/document/edit-mark.tsx";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Markup } from "#kit/ui/markup.tsx";
import type { Prestasi } from "../profil-content.ts";

const image = [GraduationCap, Trophy, Award] as const;

export function PrestasiKami({ prestasi }: { readonly prestasi: readonly Prestasi[] | null }) {
  if (prestasi?.length === 0) return <NotFilled of="prestasiKami" what="Prestasi Kami" />;
  return (
    <section className="bagian on-brand prestasi" aria-labelledby="prestasi">
      <div className="lebar">
        <Heading id="prestasi" edit="prestasiKami" text="Prestasi Kami" />
        {prestasi ? null : <Unread what="data prestasi" />}
        <div className="prestasi-kartu">
          {prestasi?.map(({ id, judul, isi }, index) => (
            <article key={id}>
              <Icon of={image[index] ?? Award} />
              <h3>{judul}</h3>
              <div className="tulisan">
                <Markup text={isi} top={4} />
              </div>
            </article>
          ))}
        </div>
        <p className="prestasi-semua">
          <a className="tbl terang" href="/prestasi">
            Lihat semua prestasi
          </a>
        </p>
      </div>
    </section>
  );
}
