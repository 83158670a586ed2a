import CircleCheck from "lucide-react/icons/circle-check";
import { writeCode } from "#kit/typed-code.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { hubungiPath, jawabanPath } from "../addresses.ts";
import type { Terkirim as Isi } from "../kirim/receive-pesan.server.ts";

/** The receipt: shown in answer to the sending alone, so that nothing of it stays in an address. */
export function Terkirim({ terkirim: { nomor, kode, jenis, surel } }: { readonly terkirim: Isi }) {
  const pembaca = jenis === "pengaduan" ? "Hanya Kepala Madrasah yang membacanya" : "Tata Usaha membacanya pada jam kerja";
  return (
    <section className="hubungi-lembar" aria-labelledby="terkirim">
      <h2 id="terkirim">
        <Icon of={CircleCheck} />
        Pesan Anda sudah kami terima
      </h2>
      <p>
        {pembaca}. Catat atau foto dua hal ini: hanya dengan keduanya jawabannya dapat dibuka, dan kodenya tidak dapat kami kirim ulang.
      </p>
      <dl>
        <div>
          <dt>Nomor pesan</dt>
          <dd className="hubungi-nomor">{nomor}</dd>
        </div>
        <div>
          <dt>Kode rahasia</dt>
          <dd className="hubungi-nomor">{writeCode(kode)}</dd>
        </div>
      </dl>
      <p>
        Baca jawabannya di <a href={jawabanPath}>halaman Jawaban</a>.
        {surel &&
          (jenis === "pengaduan" ? " Kami mengabari lewat e-mail bila sudah ada tanggapan." : " Jawabannya juga kami kirim lewat e-mail.")}
      </p>
      <p>
        <a className="lanjut" href={hubungiPath}>
          Tulis pesan lain
        </a>
      </p>
    </section>
  );
}
