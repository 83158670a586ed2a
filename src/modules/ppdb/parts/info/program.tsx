import Plus from "lucide-react/icons/plus";
import { plainText } from "#kit/markup/markup.ts";
import { editMark } from "#kit/ui/document/edit-mark.tsx";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Markup } from "#kit/ui/markup.tsx";
import { Picture } from "#kit/ui/picture.tsx";
import type { Bagian } from "#modules/profil/index.ts";

interface Props {
  /** The form asks which one a child wishes. */
  readonly pilihan: boolean;
  readonly pengantar: Bagian | undefined;
  readonly bagian: readonly Bagian[] | null;
}

/** The programmes to choose from: one is open, the others open by a click, and none needs a script. */
export function Program({ pilihan, pengantar, bagian }: Props) {
  const lead = [pilihan ? "Pilih satu saat mendaftar." : "", pengantar ? plainText(pengantar.isi) : ""].filter(Boolean).join(" ");
  return (
    <section className="bagian lebar" id="program" aria-labelledby="judul-program">
      <Heading
        id="judul-program"
        edit={pengantar && `bagianHalaman/${pengantar.id}`}
        text={pengantar?.judul ?? "Program pilihan"}
        lead={lead || undefined}
      />
      {bagian ? (
        <div className="jurusan">
          {bagian.map(({ id, judul, isi, gambar }, index) => (
            <details key={id} name="jurusan" open={index === 0}>
              <summary>
                <b>{judul}</b>
                <Icon of={Plus} />
              </summary>
              <div className={gambar ? "jurusan-bergambar" : undefined}>
                <div className="tulisan" {...editMark(`bagianHalaman/${id}`)}>
                  <Markup text={isi} top={3} />
                </div>
                {gambar ? <Picture of={gambar} sizes="(min-width: 48rem) 20rem, 90vw" alt="" /> : null}
              </div>
            </details>
          ))}
        </div>
      ) : (
        <Unread what="data program pilihan" />
      )}
    </section>
  );
}
