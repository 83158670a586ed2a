import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { callAddress, readableNumber } from "#kit/telephone.ts";
import { editMark } from "#kit/ui/document/edit-mark.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Markup } from "#kit/ui/markup.tsx";
import type { Bagian, Pengaturan } from "#modules/profil/index.ts";
import { statusPath } from "../../paths.ts";

interface Props {
  /** The first of them counts. */
  readonly bagian: readonly Bagian[] | null;
  readonly sekolah: Pengaturan;
  /** Null while registration is closed. */
  readonly href: string | null;
}

/** The last call, with whom to ask. */
export function Mulai({ bagian, sekolah, href }: Props) {
  const [satu] = bagian ?? [];
  const { nama, alamat, telepon, email } = sekolah;
  return (
    <section className="ajakan" aria-labelledby="mulai">
      <div className="lebar">
        <div {...(satu && editMark(`bagianHalaman/${satu.id}`))}>
          <h2 id="mulai">{href ? (satu?.judul ?? "Mulai Pendaftaran") : "Sudah mendaftar?"}</h2>
          {bagian ? null : <Unread what="data cara mendaftar" />}
          {href && satu ? <Markup text={satu.isi} top={3} /> : null}
          {href ? null : <p>Berkas, jadwal, dan hasilnya ada di halaman status, dengan nomor pendaftaran dan tanggal lahir.</p>}
          <p className="baris">
            {href ? (
              <a className="tbl" href={href}>
                Mulai Pendaftaran
              </a>
            ) : null}
            <a className="lanjut" href={statusPath}>
              Lihat status pendaftaran
            </a>
          </p>
        </div>
        <address {...editMark("pengaturan#alamat")}>
          <b>Panitia PPDB {nama}</b>
          <p>{alamat}</p>
          {telepon ? (
            <a className="lanjut" href={callAddress(telepon)}>
              <Icon of={Phone} />
              {readableNumber(telepon)}
            </a>
          ) : null}
          {email ? (
            <a className="lanjut" href={`mailto:${email}`}>
              <Icon of={Mail} />
              {email}
            </a>
          ) : null}
        </address>
      </div>
    </section>
  );
}
