import { describe } from "#kit/ui/document/describe.ts";
import { hubungiPath } from "#modules/pesan/index.ts";
import peti from "../media/peti.svg";
import { useSekolah } from "../sekolah.ts";
import { Notice, type originOf } from "../umum/notice.tsx";
import { privasiVersi } from "../umum/versi.ts";

export { originOf as loader } from "../umum/notice.tsx";

const lead = "Data apa yang kami minta, untuk apa, siapa yang melihatnya, dan apa hak Anda.";

export const meta = ({ loaderData }: { readonly loaderData?: ReturnType<typeof originOf> }) =>
  loaderData ? describe({ title: "Privasi", description: lead, url: `${loaderData.asal}/privasi` }) : [];

/** What Law 27 of 2022 asks a school to tell, in the words of a family. */
export default function Privasi() {
  const { nama } = useSekolah();
  return (
    <Notice title="Pemberitahuan privasi" lead={lead} drawing={peti}>
      <p>
        {nama} mengelola data pribadi menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi. Ini versi {privasiVersi}.
        Versi yang Anda setujui tersimpan bersama pendaftaran Anda.
      </p>
      <h2>Data yang kami minta, dan untuk apa</h2>
      <ul>
        <li>
          <b>Pendaftaran peserta didik baru:</b> data calon siswa, orang tua atau wali, sekolah asal, dan nilai. Kami memakainya untuk
          menerima pendaftaran, menghubungi keluarga, dan memutuskan penerimaan. Yang mengambil tempatnya melengkapi data yang diminta
          pendataan Kementerian Agama (EMIS), seperti nomor kartu keluarga, NIK, pendidikan, dan penghasilan orang tua.
        </li>
        <li>
          <b>Data alumni:</b> nama, tahun lulus, dan kegiatan sekarang. Kantor mencocokkannya dengan catatan lulusan.
        </li>
        <li>
          <b>Pesan dan pengaduan:</b> isi pesan dan, bila Anda menuliskannya, nama, nomor telepon, dan e-mail. Kami memakainya untuk
          menjawab. Pengaduan boleh tanpa nama.
        </li>
        <li>
          <b>Data siswa dan pegawai:</b> data yang diperlukan untuk belajar, bekerja, dan kewajiban madrasah kepada negara. Yang terlihat
          umum di situs ini hanya jumlahnya, dan nama, jabatan, mata pelajaran, atau foto guru dan staf yang menyetujuinya sendiri.
          Persetujuan itu dapat ditarik kapan saja.
        </li>
        <li>
          <b>Kunjungan ke situs:</b> alamat internet Anda dipakai sebentar untuk menahan penyalahgunaan. Tidak ada iklan, pelacak, atau
          statistik dari pihak lain.
        </li>
      </ul>
      <h2>Siapa yang melihatnya</h2>
      <p>
        Pendaftaran dilihat panitia PPDB, kepala madrasah, dan Tata Usaha. Pertanyaan lewat situs dilihat Tata Usaha dan kepala madrasah;
        pengaduan hanya kepala madrasah dan orang yang ditunjuknya, yang tidak melihat nama pengirim. Setiap pembacaan dan perubahan
        tercatat. Kami tidak menjual data dan tidak memberikannya kepada pihak lain, kecuali bila undang-undang mewajibkannya, misalnya
        pendataan Kementerian Agama.
      </p>
      <h2>Berapa lama disimpan</h2>
      <p>
        Pendaftaran yang diterima, dengan data daftar ulangnya, menjadi bagian data siswa. Yang tidak diterima atau mengundurkan diri
        dihapus bersama berkas dan nilainya, biasanya satu tahun sesudah penerimaan selesai; yang tinggal hanya jumlahnya, dan catatan siapa
        yang mengubah apa. Salinan cadangan menyusul habis masa simpannya. Isian yang belum terkirim tersimpan di perangkat Anda sendiri,
        paling lama 30 hari; nomor pendaftaran yang sudah dibaca tinggal di sana satu hari. Keduanya dapat Anda hapus dari halaman Daftar.
      </p>
      <p>
        Pertanyaan dihapus 12 bulan sesudah dijawab, pengaduan 24 bulan sesudah selesai ditangani; yang tinggal hanya jumlahnya, dan catatan
        siapa yang membuka atau menanganinya. Jawabannya dibuka dengan nomor dan kode yang hanya Anda terima.
      </p>
      <h2>Hak Anda</h2>
      <p>
        Anda boleh bertanya, meminta salinan, meminta perbaikan, menarik persetujuan, atau meminta penghapusan data Anda dan anak Anda. Bila
        persetujuan ditarik sebelum penerimaan diputuskan, pendaftaran tidak dilanjutkan. Data yang wajib diarsipkan menurut peraturan tetap
        disimpan, dan kami akan menjelaskan alasannya.
      </p>
      <p>
        Tulis kepada Tata Usaha lewat <a href={hubungiPath}>Hubungi kami</a>, atau datang ke kantor; alamat dan jam bukanya ada di bagian
        bawah halaman ini. Sebutkan nomor pendaftaran bila ada. Undang-undang memberi kami waktu 3 × 24 jam untuk menanggapinya.
      </p>
      <h2 id="youtube">Video dari YouTube</h2>
      <p>
        Video baru dimuat dari YouTube setelah Anda menekan tombol putar. Sejak itu YouTube mengetahui alamat internet perangkat Anda dan
        dapat menyimpan penanda di peramban Anda. Sebelum itu tidak ada yang dikirim ke YouTube.
      </p>
      <h2>Yang kami simpan di peramban</h2>
      <p>
        Satu penanda (cookie) saat pegawai masuk, isian yang belum terkirim, dan halaman yang dapat dibuka tanpa internet. Tidak ada cookie
        bagi pengunjung biasa.
      </p>
    </Notice>
  );
}
