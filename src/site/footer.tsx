import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import { formatDay } from "#kit/dates.ts";
import { callAddress, readableNumber } from "#kit/telephone.ts";
import { editMark } from "#kit/ui/document/edit-mark.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { jamBuka, type Pengaturan } from "#modules/profil/index.ts";
import type { Column } from "./footer-columns.ts";
import { relation } from "./navigation.ts";
import { SocialLinks } from "./social-links.tsx";

interface Props {
  readonly sekolah: Pengaturan;
  readonly columns: readonly Column[];
  /** "2026" */
  readonly tahun: string;
}

export function Footer({ sekolah, columns, tahun }: Props) {
  return (
    <footer className="kaki">
      <div className="pita" />
      <div className="lebar">
        <div className="kolom">
          <section aria-labelledby="kaki-tentang" {...editMark("pengaturan#tentang")}>
            <h2 id="kaki-tentang">Tentang {sekolah.nama}</h2>
            <p>{sekolah.tentang}</p>
            <SocialLinks sekolah={sekolah} />
          </section>
          <Contact sekolah={sekolah} />
          <div className="kaki-daftar">
            {columns.map(({ title, entries, own }) => (
              <section key={title} aria-label={title} {...(own && editMark("tautanNavigasi"))}>
                <h2>{title}</h2>
                <ul className="kaki-tautan">
                  {entries.map(({ to, label }) => (
                    <li key={to}>
                      <a href={to} rel={relation(to)}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
        <div className="ujung">
          <span>
            © {tahun} {sekolah.namaLengkap}
          </span>
          {sekolah.npsn ? <span>NPSN {sekolah.npsn}</span> : null}
          {sekolah.jenis === "man" ? <span>Kementerian Agama Republik Indonesia</span> : null}
        </div>
      </div>
    </footer>
  );
}

function Contact({ sekolah }: { readonly sekolah: Pengaturan }) {
  const { alamat, telepon, email, tanggalBerdiri } = sekolah;
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
      {jamBuka(sekolah).map(({ field, label }) => (
        <p key={field} className="kaki-jam">
          <b>{label}</b>
          <br />
          {sekolah[field]}
        </p>
      ))}
      <p>Berdiri {formatDay(tanggalBerdiri)}</p>
    </section>
  );
}
