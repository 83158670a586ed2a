import ArrowRight from "lucide-react/icons/arrow-right";
import { formatDay } from "#kit/dates.ts";
import type { StoredPicture } from "#kit/media/picture.ts";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Picture } from "#kit/ui/picture.tsx";
import type { Pengaturan } from "#modules/profil/index.ts";
import { aboutIntro } from "../about-intro.ts";

interface Props {
  readonly sekolah: Pengaturan;
  readonly foto: StoredPicture | null;
}

/** The school in a few sentences, beside its picture or else the year in which it began. */
export function Tentang({ sekolah, foto }: Props) {
  const { tentang } = sekolah;
  const { kalimat, alinea } = aboutIntro(tentang);
  return (
    <section className="bagian lebar" id="tentang" aria-labelledby="judul-tentang">
      <Heading id="judul-tentang" edit="pengaturan#tentang" text="Tentang kami" />
      <div className="tentang">
        <div>
          <p className="kalimat">{kalimat}</p>
          {alinea.map((satu) => (
            <p key={satu}>{satu}</p>
          ))}
          <a className="lanjut" href="/profile">
            Baca sejarah dan visi kami
            <Icon of={ArrowRight} />
          </a>
        </div>
        {foto ? (
          <div className="berundak">
            <Picture of={foto} sizes="(min-width: 64rem) 35rem, 94vw" />
          </div>
        ) : (
          <Berdiri sekolah={sekolah} />
        )}
      </div>
    </section>
  );
}

const Berdiri = ({ sekolah: { namaLengkap, tanggalBerdiri } }: Pick<Props, "sekolah">) => (
  <p className="berdiri">
    <span className="berdiri-tenun" aria-hidden="true" />
    <small>{namaLengkap} berdiri</small>
    <b>{tanggalBerdiri.slice(0, 4)}</b>
    <small>{formatDay(tanggalBerdiri)}</small>
  </p>
);
