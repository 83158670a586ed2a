import ArrowRight from "lucide-react/icons/arrow-right";
import { formatDay } from "#kit/dates.ts";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import type { Pengaturan } from "#modules/profil/index.ts";
import { aboutIntro } from "../about-intro.ts";

/** The school in a few sentences, beside the year in which it began. */
export function Tentang({ sekolah }: { readonly sekolah: Pengaturan }) {
  const { tentang, tanggalBerdiri, namaLengkap } = sekolah;
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
        <p className="berdiri">
          <span className="berdiri-tenun" aria-hidden="true" />
          <small>{namaLengkap} berdiri</small>
          <b>{tanggalBerdiri.slice(0, 4)}</b>
          <small>{formatDay(tanggalBerdiri)}</small>
        </p>
      </div>
    </section>
  );
}
