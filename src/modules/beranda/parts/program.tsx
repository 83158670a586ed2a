import ArrowRight from "lucide-react/icons/arrow-right";
import { editMark, NotFilled } from "#kit/ui/document/edit-mark.tsx";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Picture } from "#kit/ui/picture.tsx";
import type { ProgramUnggulan } from "../content.ts";

/** The three featured programmes; the first is the large one. */
export function Program({ program }: { readonly program: readonly ProgramUnggulan[] | null }) {
  if (program?.length === 0) return <NotFilled of="programUnggulan" what="Program unggulan" />;
  return (
    <section className="bagian lebar" aria-labelledby="program">
      <Heading id="program" edit="programUnggulan" text="Program unggulan" />
      {program ? (
        <div className="program">
          {program.map(({ id, judul, deskripsi, gambar, tautan }) => (
            <article key={id}>
              <Picture of={gambar} className="program-gambar" sizes="(min-width: 64rem) 32rem, 94vw" alt="" />
              <div className="program-teks" {...editMark(`programUnggulan/${id}`)}>
                <h3>{judul}</h3>
                <p>{deskripsi}</p>
                <a className="lanjut" href={tautan ?? "/departments"} aria-label={`Selengkapnya tentang ${judul}`}>
                  Selengkapnya
                  <Icon of={ArrowRight} />
                </a>
              </div>
            </article>
          ))}
        </div>
      ) : (
        <Unread what="data program unggulan" />
      )}
    </section>
  );
}
