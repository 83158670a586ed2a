import { callAddress, readableNumber } from "#kit/telephone.ts";
import { jawabanPath } from "../addresses.ts";

interface Props {
  readonly telepon: string | null;
}

/** Who reads what, and where a form is not the way. */
export function Guidance({ telepon }: Props) {
  return (
    <aside className="hubungi-panduan" aria-label="Sebelum menulis">
      <p>
        <b>Alamat, telepon, dan jam buka</b> ada di <a href="/administration/contact">halaman Kontak</a>.
        {telepon && (
          <>
            {" "}
            Perlu jawaban hari ini? Telepon <a href={callAddress(telepon)}>{readableNumber(telepon)}</a>.
          </>
        )}
      </p>
      <p>
        <b>Pengaduan hanya dibaca Kepala Madrasah.</b> Orang yang Anda adukan, guru lain, dan Tata Usaha tidak dapat membukanya. Bila perlu,
        Kepala Madrasah menunjuk satu orang untuk membantu; orang itu tidak melihat nama Anda. Yang Anda tulis di isi pesan tetap terbaca:
        jangan sebut nama Anda di sana bila ingin tidak dikenal.
      </p>
      <p>
        <b>Tentang Kepala Madrasah sendiri?</b> Jangan lewat formulir ini. Sampaikan ke Kantor Kementerian Agama setempat atau ke{" "}
        <a href="https://www.lapor.go.id" rel="noopener">
          SP4N-LAPOR
        </a>
        .
      </p>
      <p>
        <b>Ada yang sedang dalam bahaya?</b> Telepon polisi di <a href="tel:110">110</a>, atau SAPA <a href="tel:129">129</a> bagi perempuan
        dan anak.
      </p>
      <p>
        Sudah pernah menulis? <a href={jawabanPath}>Baca jawabannya</a> dengan nomor dan kode Anda.
      </p>
    </aside>
  );
}
