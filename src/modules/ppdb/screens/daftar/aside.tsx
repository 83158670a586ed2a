import { berkasDaftarUlang } from "../../isian.ts";
import { Icon } from "./icons.tsx";

export const Documents = () => (
  <section className="berkas-ulang" aria-labelledby="berkas">
    <h3 id="berkas">Berkas untuk daftar ulang</h3>
    <p className="ket">Berkas asli dibawa saat daftar ulang.</p>
    <ul className="berkas">
      {berkasDaftarUlang.map((nama) => (
        <li key={nama}>
          <Icon name="paper" />
          {nama}
        </li>
      ))}
    </ul>
  </section>
);

export const Help = ({ telepon }: { telepon: string | null }) => (
  <aside className="samping" aria-label="Bantuan">
    <section>
      <h2>Siapkan di dekat Anda</h2>
      <ul>
        <li>Akta kelahiran</li>
        <li>Kartu keluarga</li>
        <li>Ijazah atau SKHU SMP/MTs</li>
      </ul>
    </section>
    <section>
      <h2>Perlu bantuan?</h2>
      <p>Panitia siap membantu pada jam layanan, Senin–Jumat 07.00–15.30 dan Sabtu 07.00–12.00 WITA.</p>
      {telepon ? (
        <a className="lanjut" href={`tel:${telepon.replace(/[^\d+]/g, "")}`}>
          <Icon name="phone" /> {telepon}
        </a>
      ) : null}
    </section>
  </aside>
);
