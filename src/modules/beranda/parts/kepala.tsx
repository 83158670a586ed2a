import ArrowRight from "lucide-react/icons/arrow-right";
import type { StoredPicture } from "#kit/media/picture.ts";
import { NotFilled } from "#kit/ui/document/edit-mark.tsx";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Picture } from "#kit/ui/picture.tsx";
import type { Pengaturan } from "#modules/profil/index.ts";

interface Props {
  readonly sekolah: Pengaturan;
  readonly foto: StoredPicture | null;
}

/** The principal's greeting. */
export function Kepala({ sekolah, foto }: Props) {
  const { kepalaNama, kepalaSambutan, nama } = sekolah;
  if (!kepalaNama && !kepalaSambutan) return <NotFilled of="pengaturan#kepalaSambutan" what="Sambutan kepala madrasah" />;
  return (
    <section className="bagian lebar" aria-labelledby="kepala">
      <Heading id="kepala" edit="pengaturan#kepalaSambutan" text="Sambutan kepala madrasah" />
      <div className="sambutan">
        <Picture of={foto} className="sambutan-foto" sizes="(min-width: 56rem) 28rem, 94vw" />
        <div className="sambutan-kata">
          {kepalaSambutan ? (
            <blockquote>
              {kepalaSambutan.split(/\n\s*\n/).map((alinea) => (
                <p key={alinea}>{alinea}</p>
              ))}
            </blockquote>
          ) : null}
          <footer>
            <p>
              {kepalaNama ? <b>{kepalaNama}</b> : null}
              <span>Kepala {nama}</span>
            </p>
            <a className="lanjut" href="/profile">
              Profil madrasah
              <Icon of={ArrowRight} />
            </a>
          </footer>
        </div>
      </div>
    </section>
  );
}
