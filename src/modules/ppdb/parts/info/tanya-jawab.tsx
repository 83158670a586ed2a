import Plus from "lucide-react/icons/plus";
import { editMark, NotFilled } from "#kit/ui/document/edit-mark.tsx";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Markup } from "#kit/ui/markup.tsx";
import type { Bagian } from "#modules/profil/index.ts";

/** What families ask every year, in the committee's words; nothing where none are written. */
export function TanyaJawab({ bagian }: { readonly bagian: readonly Bagian[] | null }) {
  if (bagian?.length === 0) return <NotFilled of="bagianHalaman" what="Tanya jawab PPDB" />;
  return (
    <section className="bagian lebar" id="tanya-jawab" aria-labelledby="judul-tanya">
      <Heading id="judul-tanya" text="Tanya jawab" />
      {bagian ? (
        <div className="jurusan">
          {bagian.map(({ id, judul, isi }) => (
            <details key={id}>
              <summary>
                <b>{judul}</b>
                <Icon of={Plus} />
              </summary>
              <div className="tulisan" {...editMark(`bagianHalaman/${id}`)}>
                <Markup text={isi} top={3} />
              </div>
            </details>
          ))}
        </div>
      ) : (
        <Unread what="data tanya jawab" />
      )}
    </section>
  );
}
