import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import MessageSquare from "lucide-react/icons/message-square";
import Phone from "lucide-react/icons/phone";
import { callAddress, readableNumber } from "#kit/telephone.ts";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { hubungiPath } from "#modules/pesan/index.ts";
import type { Pengaturan } from "#modules/profil/index.ts";

/** Where the office is reached, from the school's settings. */
export function Kontak({ sekolah }: { readonly sekolah: Pengaturan }) {
  const { alamat, telepon, teleponLain, email, petaLat, petaLng } = sekolah;
  const nomor = [telepon, teleponLain].filter((satu) => satu !== null);
  return (
    <section aria-labelledby="alamat-kantor">
      <Heading id="alamat-kantor" edit="pengaturan#alamat" text="Alamat dan nomor" />
      <address className="kontak">
        <p>
          <Icon of={MapPin} />
          <span>{alamat}</span>
        </p>
        {petaLat !== null && petaLng !== null ? (
          <a
            className="lanjut"
            href={`https://www.openstreetmap.org/?mlat=${petaLat}&mlon=${petaLng}#map=17/${petaLat}/${petaLng}`}
            rel="noopener"
          >
            Buka peta
          </a>
        ) : null}
        {nomor.map((satu) => (
          <a key={satu} className="lanjut" href={callAddress(satu)}>
            <Icon of={Phone} />
            {readableNumber(satu)}
          </a>
        ))}
        {email ? (
          <a className="lanjut" href={`mailto:${email}`}>
            <Icon of={Mail} />
            {email}
          </a>
        ) : null}
        <a className="lanjut" href={hubungiPath}>
          <Icon of={MessageSquare} />
          Tanya atau sampaikan pengaduan
        </a>
      </address>
    </section>
  );
}
