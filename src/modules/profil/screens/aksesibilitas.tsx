import { describe } from "#kit/ui/document/describe.ts";
import { hubungiPath } from "#modules/pesan/index.ts";
import landai from "../media/landai.svg";
import { useSekolah } from "../sekolah.ts";
import { Notice, type originOf } from "../umum/notice.tsx";

export { originOf as loader } from "../umum/notice.tsx";

const lead = "Situs ini dibuat supaya dapat dipakai semua orang. Di sini kami tulis apa yang sudah dan apa yang belum.";

export const meta = ({ loaderData }: { readonly loaderData?: ReturnType<typeof originOf> }) =>
  loaderData
    ? describe({
        ...{ title: "Aksesibilitas", description: lead },
        url: `${loaderData.asal}/aksesibilitas`,
      })
    : [];

export default function Aksesibilitas() {
  const { nama } = useSekolah();
  return (
    <Notice title="Pernyataan aksesibilitas" lead={lead} drawing={landai}>
      <h2>Ukuran yang kami pakai</h2>
      <p>
        Situs dan portal {nama} dibuat menurut Pedoman Aksesibilitas Konten Web (WCAG) 2.2 tingkat AA. Kami menilai sendiri; belum ada
        penilaian dari pihak luar.
      </p>
      <h2>Yang dapat Anda andalkan</h2>
      <ul>
        <li>Semua halaman dapat dibaca dan dipakai dengan papan tombol saja, dan pembaca layar mengetahui nama setiap tombol dan isian.</li>
        <li>Halaman umum dapat diperbesar sampai empat kali tanpa bergeser ke samping; layar selebar 320 piksel cukup.</li>
        <li>Halaman umum tetap muat di layar ponsel bila hanya hurufnya yang diperbesar dua kali.</li>
        <li>Halaman umum dapat dibaca dan formulirnya dapat dikirim tanpa JavaScript.</li>
        <li>Gerakan berhenti bila perangkat Anda memintanya.</li>
      </ul>
      <h2>Cara kami menguji</h2>
      <p>
        Setiap versi diuji dengan pemeriksa otomatis (axe) di peramban, pada lebar ponsel dan layar besar, dengan dan tanpa gerakan, dan
        dengan halaman yang diperbesar. Pemeriksa otomatis tidak menemukan semua hambatan.
      </p>
      <h2>Yang belum</h2>
      <ul>
        <li>Tampilan dengan warna paksa (mode kontras tinggi) kami uji di halaman umum, belum di setiap halaman portal.</li>
        <li>Video dari YouTube belum semuanya berteks; teksnya bergantung pada pembuat video.</li>
        <li>Keterangan gambar ditulis oleh redaksi madrasah, dan ada gambar lama yang belum memilikinya.</li>
        <li>Dokumen yang diunggah madrasah, misalnya hasil pindaian, belum tentu dapat dibaca pembaca layar.</li>
        <li>Belum pernah diuji oleh pengguna pembaca layar dari luar madrasah.</li>
      </ul>
      <h2>Menemukan hambatan?</h2>
      <p>
        Sampaikan kepada Tata Usaha lewat <a href={hubungiPath}>Hubungi kami</a>, atau datang ke kantor. Sebutkan halamannya dan alat bantu
        yang Anda pakai. Sementara itu kami melayani keperluan yang sama di kantor.
      </p>
    </Notice>
  );
}
