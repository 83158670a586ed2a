import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import { formatDay } from "#kit/dates.ts";
import { callAddress, readableNumber } from "#kit/telephone.ts";
import { editMark } from "#kit/ui/document/edit-mark.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import type { Pengaturan } from "#modules/profil/index.ts";
import { type Entry, type Navigation, relation } from "./navigation.ts";
import { SocialLinks } from "./social-links.tsx";

interface Props {
  readonly sekolah: Pengaturan;
  readonly navigation: Navigation;
  /** What the product itself offers on every page. */
  readonly services: readonly Entry[];
}

export function Footer({ sekolah, navigation, services }: Props) {
  return (
    <footer className="kaki">
      <div className="pita" />
      <div className="lebar">
        <div className="kolom">
          <section aria-labelledby="kaki-tentang">
            <h2 id="kaki-tentang">Tentang {sekolah.nama}</h2>
            <p>{sekolah.tentang}</p>
            <SocialLinks sekolah={sekolah} />
          </section>
          <Contact sekolah={sekolah} />
          {navigation.kaki.length > 0 ? (
            <section aria-labelledby="kaki-daftar">
              <h2 id="kaki-daftar">Pendaftaran</h2>
              <ul className="kaki-tautan">
                {navigation.kaki.map(({ to, label }) => (
                  <li key={to}>
                    <a href={to} rel={relation(to)}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
        <nav className="kaki-layanan" aria-label="Layanan">
          {services.map(({ to, label }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
        </nav>
        <div className="ujung">
          <span>{sekolah.namaLengkap}</span>
          {sekolah.npsn ? <span>NPSN {sekolah.npsn}</span> : null}
        </div>
      </div>
    </footer>
  );
}

function Contact({ sekolah: { alamat, telepon, email, jamLayanan, tanggalBerdiri } }: { readonly sekolah: Pengaturan }) {
  return (
    <section aria-labelledby="kaki-kontak" {...editMark("pengaturan#alamat")}>
      <h2 id="kaki-kontak">Kontak</h2>
      <address>
        <p>
          <Icon of={MapPin} />
          <span>{alamat}</span>
        </p>
        {telepon ? (
          <a href={callAddress(telepon)}>
            <Icon of={Phone} />
            {readableNumber(telepon)}
          </a>
        ) : null}
        {email ? (
          <a href={`mailto:${email}`}>
            <Icon of={Mail} />
            {email}
          </a>
        ) : null}
      </address>
      {jamLayanan ? (
        <p className="kaki-jam">
          <b>Jam layanan PPDB</b>
          <br />
          {jamLayanan}
        </p>
      ) : null}
      <p>Berdiri {formatDay(tanggalBerdiri)}</p>
    </section>
  );
}
