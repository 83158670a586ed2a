import ArrowRight from "lucide-react/icons/arrow-right";
import { Icon } from "#kit/ui/icon.tsx";
import type { Periode } from "#modules/ppdb/index.ts";
import type { Pengaturan } from "#modules/profil/index.ts";
import { alamatDaftar } from "../alamat-daftar.ts";
import teluk from "../media/teluk.svg";

interface Props {
  readonly sekolah: Pengaturan;
  readonly periode: Periode | null;
  readonly open: readonly string[];
}

/** The greeting: what one sees first, with the two ways that most visitors look for. */
export function Pembuka({ sekolah, periode, open }: Props) {
  return (
    <section className="hero" aria-labelledby="salam">
      <img src={teluk} alt="" width="1920" height="1200" fetchPriority="high" />
      <div className="hero-isi lebar">
        <p className="hero-sapa">Selamat datang di {sekolah.nama}</p>
        <h1 id="salam">{sekolah.tagline}</h1>
        <p className="hero-kata">{sekolah.sambutan}</p>
        <div className="baris">
          {periode ? (
            <a className="tbl emas" href={alamatDaftar(open)}>
              Daftar {periode.tahunAjaran}
              <Icon of={ArrowRight} />
            </a>
          ) : null}
          <a className={periode ? "tbl terang" : "tbl emas"} href="#jadwal">
            Lihat jadwal kerja
          </a>
        </div>
      </div>
    </section>
  );
}
