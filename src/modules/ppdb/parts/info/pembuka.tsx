import { plainText } from "#kit/markup/markup.ts";
import { HeadPicture } from "#kit/ui/document/head-picture.tsx";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import type { Bagian } from "#modules/profil/index.ts";
import siswa from "../../media/siswa.svg";
import { statusPath } from "../../paths.ts";
import type { Periode } from "../../periode.ts";

interface Props {
  readonly bagian: Bagian | undefined;
  readonly periode: Periode | null;
  /** Nobody can register now; the page says since when or until when. */
  readonly isClosed: boolean;
}

export function Pembuka({ bagian, periode, isClosed }: Props) {
  const tahun = periode ? ` Tahun ajaran ${periode.tahunAjaran}.` : "";
  return (
    <PageHead
      title={bagian?.judul ?? "Penerimaan Peserta Didik Baru"}
      lead={`${bagian ? plainText(bagian.isi) : ""}${tahun}`.trim()}
      picture={<HeadPicture of={bagian?.gambar} drawing={siswa} />}
      edit={bagian && `bagianHalaman/${bagian.id}`}
    >
      {isClosed ? (
        <a className="tbl emas" href={statusPath}>
          Lihat status pendaftaran
        </a>
      ) : (
        <a className="tbl emas" href="/daftar">
          Daftar Sekarang
        </a>
      )}
      <a className="tbl terang" href="#program">
        Pelajari Lebih Lanjut
      </a>
    </PageHead>
  );
}
