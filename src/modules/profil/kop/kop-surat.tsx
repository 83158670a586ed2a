import FileDown from "lucide-react/icons/file-down";
import Pencil from "lucide-react/icons/pencil";
import type { StoredPicture } from "#kit/media/picture.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { Picture } from "#kit/ui/picture.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { kopSuratPath, pengaturanPath } from "../paths.ts";

import { type HakKop, type Kop, logoKop } from "./kop.ts";
import "./kop-surat.css";

/** The letterhead as it stands on paper, and the ways to change what it says. */
export function KopSurat({ kop, hak }: { readonly kop: Kop; readonly hak: HakKop }) {
  const { nama, alamat, kontak } = kop;
  const resmi = kop.gaya === "resmi";
  const [kiri, kanan] = logoKop(kop);
  const adaLogo = kiri !== null;
  return (
    <Sheet title="Kop surat dan logo">
      <div className={resmi ? "kop resmi" : "kop"}>
        <div className={adaLogo || resmi ? "kop-isi berlogo" : "kop-isi"}>
          {adaLogo ? <Logo gambar={kiri} /> : resmi && <NeutralMark />}
          <div>
            {nama.slice(0, -1).map((instansi) => (
              <p key={instansi}>{instansi}</p>
            ))}
            <p className="kop-nama">{nama.at(-1)}</p>
            <p className="kop-alamat">{alamat}</p>
            {kontak && <p className="kop-alamat">{kontak}</p>}
          </div>
          {(adaLogo || resmi) && <Logo gambar={kanan} />}
        </div>
        {!resmi && <div className="ui-weave" />}
      </div>
      {resmi && kop.logoInstansi === null && (
        <p className="ui-muted kop-tindakan">
          Lambang Kementerian Agama belum diunggah. Selama itu tempatnya diisi tanda netral, juga di setiap surat dan laporan.
        </p>
      )}
      <Tindakan hak={hak} adaLogo={adaLogo} />
    </Sheet>
  );
}

const Logo = ({ gambar }: { readonly gambar: StoredPicture | null }) => (
  <div className="kop-logo">{gambar && <Picture of={gambar} sizes="5rem" />}</div>
);

/** Stands on paper, too, until the school has given the ministry's emblem. */
const NeutralMark = () => (
  <svg className="kop-logo" viewBox="0 0 62 62" fill="none" stroke="currentColor" aria-hidden="true">
    <circle cx="31" cy="31" r="30" />
    <rect x="16.5" y="16.5" width="29" height="29" />
    <rect x="16.5" y="16.5" width="29" height="29" transform="rotate(45 31 31)" />
  </svg>
);

function Tindakan({ hak, adaLogo }: { readonly hak: HakKop; readonly adaLogo: boolean }) {
  if (!hak.lihat) return null;
  return (
    <div className="ui-actions kop-tindakan">
      <ButtonLink icon={FileDown} to="/dashboard-profile/contoh-kop" reloadDocument>
        Lihat di kertas (PDF)
      </ButtonLink>
      {hak.ubah && (
        <ButtonLink icon={Pencil} to={kopSuratPath}>
          Ubah kop surat
        </ButtonLink>
      )}
      {hak.ubahIdentitas && (
        <ButtonLink icon={Pencil} to={pengaturanPath}>
          Ubah nama, alamat, dan logo madrasah
        </ButtonLink>
      )}
      {!adaLogo && <span className="ui-muted">Belum ada logo. Unggah lewat kop surat atau pengaturan situs.</span>}
    </div>
  );
}
