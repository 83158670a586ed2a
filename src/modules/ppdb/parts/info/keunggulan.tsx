import BookOpen from "lucide-react/icons/book-open";
import GraduationCap from "lucide-react/icons/graduation-cap";
import School from "lucide-react/icons/school";
import Trophy from "lucide-react/icons/trophy";
import { editMark } from "#kit/ui/document/edit-mark.tsx";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Markup } from "#kit/ui/markup.tsx";
import type { Bagian } from "#modules/profil/index.ts";

const image = [BookOpen, GraduationCap, Trophy, School] as const;

export function Keunggulan({ nama, bagian }: { readonly nama: string; readonly bagian: readonly Bagian[] | null }) {
  if (bagian?.length === 0) return null;
  return (
    <section className="bagian lebar" aria-labelledby="keunggulan">
      <Heading id="keunggulan" text={`Mengapa ${nama}`} />
      {bagian ? (
        <ul className="unggul">
          {bagian.map(({ id, judul, isi }, index) => (
            <li key={id} {...editMark(`bagianHalaman/${id}`)}>
              <Icon of={image[index % image.length] ?? BookOpen} />
              <div className="tulisan">
                <h3>{judul}</h3>
                <Markup text={isi} top={4} />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <Unread what="data keunggulan" />
      )}
    </section>
  );
}
