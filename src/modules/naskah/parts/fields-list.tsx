import { suratFields } from "../content/fields.ts";
import type { Untuk } from "../naskah.ts";

interface Props {
  /** Only the fields that fill themselves in such a letter; absent: all of them. */
  readonly untuk?: Untuk;
}

/** How a letter is written: its marks, and the fields that fill themselves. */
export function FieldsList({ untuk }: Props) {
  const bidang = Object.entries(suratFields).filter(([nama]) => {
    const tentang = /(?:^|\.)(pegawai|siswa)(?:\.|$)/.exec(nama)?.[1];
    return untuk === undefined || tentang === undefined || tentang === untuk;
  });
  return (
    <details className="naskah-bidang" open={untuk === undefined}>
      <summary>Cara menulis dan bidang yang terisi sendiri</summary>
      <ul>
        <li>Baris kosong memisahkan alinea.</li>
        <li>
          <code>Nama : isi</code> menjadi dua kolom, begitu pula paling sedikit dua baris <code>Nama: isi</code> yang berurutan.
        </li>
        <li>
          <code>1. isi</code> menjadi daftar bernomor, <code># isi</code> ditulis di tengah.
        </li>
        <li>
          <code>Menimbang : a. isi</code>, lalu <code>b. isi</code> di baris berikutnya, menjadi butir di samping labelnya; begitu pula
          Mengingat, Memperhatikan, Membaca, Dasar, Untuk, Menetapkan, dan KESATU sampai KESEPULUH.
        </li>
        <li>
          <code>| No. | Barang | Jumlah |</code> menjadi baris tabel; baris pertama kepalanya.
        </li>
        <li>
          <code>{">> Sebutan | Nama | Keterangan"}</code> menambah penanda tangan di kiri; <code>=== Lampiran ===</code> memulai lampiran di
          halaman sendiri.
        </li>
        <li>
          <code>{"{{isian.Nama acara}}"}</code> menjadi kolom isian “Nama acara” di formulir; yang diawali “Tanggal”, seperti{" "}
          <code>{"{{isian.Tanggal batas}}"}</code>, dipilih dari kalender, dan yang diawali Menimbang, Mengingat, Memperhatikan, Dasar, Isi,
          Hasil, Pembahasan, Kesimpulan, Uraian, atau Peserta dapat diisi beberapa baris.
        </li>
      </ul>
      <dl>
        {bidang.map(([nama, { label }]) => (
          <div key={nama}>
            <dt>
              <code>{`{{${nama}}}`}</code>
            </dt>
            <dd>{nama.startsWith("daftar.") ? `${label}, di baris sendiri` : label}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
