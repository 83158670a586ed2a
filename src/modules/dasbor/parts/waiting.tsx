import { Link } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { cutiPath } from "#modules/absensi/index.ts";
import { currentTahunAjaran, kelasPath } from "#modules/akademik/index.ts";
import { naskahSayaPath } from "#modules/berita/index.ts";
import { disposisiListPath } from "#modules/disposisi/index.ts";
import { pegawaiPath, persetujuanPath } from "#modules/kepegawaian/index.ts";
import { siswaPath } from "#modules/kesiswaan/index.ts";
import { mejaPath } from "#modules/meja-surat/index.ts";
import { naskahListPath } from "#modules/naskah/index.ts";
import { pesanPath } from "#modules/pesan/index.ts";
import { pendaftaranPath } from "#modules/ppdb/index.ts";
import type { Wait, WaitCode } from "../dasbor.ts";
import { bulat } from "./card.tsx";

interface Words {
  readonly judul: string;
  readonly ke: string;
  readonly ket: (sejak: string) => string;
}

const words: Readonly<Record<WaitCode, Words>> = {
  suratBaru: { judul: "Surat belum didisposisi", ke: mejaPath, ket: (sejak) => `Paling lama diterima ${sejak}` },
  tandaTanganSurat: {
    judul: "Surat menunggu tanda tangan Anda",
    ke: `${naskahListPath}?tampil=menunggu`,
    ket: (sejak) => `Paling lama sejak ${sejak}`,
  },
  parafSurat: {
    judul: "Surat menunggu paraf Anda",
    ke: `${naskahListPath}?tampil=menunggu`,
    ket: (sejak) => `Paling lama sejak ${sejak}`,
  },
  suratKembali: {
    judul: "Surat Anda dikembalikan",
    ke: `${naskahListPath}?tampil=menunggu`,
    ket: (sejak) => `Paling lama sejak ${sejak}`,
  },
  disposisi: { judul: "Disposisi menunggu Anda", ke: disposisiListPath, ket: (sejak) => `Paling lama sejak ${sejak}` },
  usulan: { judul: "Perubahan data pegawai", ke: persetujuanPath, ket: (sejak) => `Menunggu persetujuan, paling lama sejak ${sejak}` },
  pengajuanCuti: { judul: "Pengajuan cuti", ke: cutiPath, ket: (sejak) => `Menunggu Anda, paling lama sejak ${sejak}` },
  usulanKantor: {
    judul: "Perubahan data petugas kantor",
    ke: persetujuanPath,
    ket: (sejak) => `Menunggu persetujuan, paling lama sejak ${sejak}`,
  },
  usulanKembali: {
    judul: "Permintaan Anda dikembalikan",
    ke: `${persetujuanPath}?status=dikembalikan`,
    ket: () => "Perbaiki, lalu kirim lagi",
  },
  perangkatAbsensi: {
    judul: "Perangkat absensi menunggu diperiksa",
    ke: "/administration/perangkat-absensi",
    ket: (sejak) => `Orang kedua memeriksa, paling lama sejak ${sejak}`,
  },
  kelasBelumDicatat: { judul: "Kelas belum dicatat kehadirannya", ke: "/kehadiran?tab=siswa", ket: () => "Hari ini" },
  siswaTanpaKabar: {
    judul: "Siswa beberapa hari tanpa keterangan",
    ke: "/kehadiran?tab=siswa",
    ket: (sejak) => `Paling lama sejak ${sejak}`,
  },
  siswaSeringTerlambat: { judul: "Siswa sering terlambat", ke: "/kehadiran?tab=siswa", ket: () => "Dalam 30 hari" },
  tinjau: { judul: "Berita menunggu tinjauan", ke: "/administration/berita?status=tinjau", ket: (sejak) => `Paling lama sejak ${sejak}` },
  draf: {
    judul: "Naskah berita Anda belum diajukan",
    ke: `${naskahSayaPath}&status=draft`,
    ket: (sejak) => `Paling lama sejak ${sejak}`,
  },
  naskahKembali: {
    judul: "Naskah berita Anda dikembalikan",
    ke: `${naskahSayaPath}&status=draft`,
    ket: () => "Perbaiki, lalu ajukan lagi",
  },
  pendaftar: { judul: "Pendaftar baru", ke: pendaftaranPath, ket: () => "Masuk hari ini" },
  undangan: { judul: "Undangan akun terbuka", ke: "/administration/user?keadaan=menunggu", ket: (sejak) => `Berakhir mulai ${sejak}` },
  undanganLewat: {
    judul: "Akun belum punya password",
    ke: "/administration/user?keadaan=menunggu",
    ket: () => "Undangannya sudah lewat: kirim yang baru",
  },
  serahanKelas: {
    judul: "Kelas yang datanya sedang diperbaiki",
    ke: "/administration/perbaikan-data",
    ket: (sejak) => `Di wali kelas, tenggat terdekat ${sejak}`,
  },
  serahanSaya: {
    judul: "Data siswa kelas Anda perlu diperbaiki",
    ke: "/administration/perbaikan-data",
    ket: (sejak) => `Tenggat ${sejak}`,
  },
  perbedaanKelas: {
    judul: "Perbedaan data siswa belum diperiksa",
    ke: "/administration/perbaikan-data",
    ket: (sejak) => `Di wali kelas, tenggat terdekat ${sejak}`,
  },
  perbedaanSaya: {
    judul: "Perbedaan data siswa kelas Anda",
    ke: "/administration/perbaikan-data",
    ket: (sejak) => `Cocokkan sampai ${sejak}`,
  },
  perbedaanPegawai: {
    judul: "Perbedaan data pegawai belum diperiksa",
    ke: `${pegawaiPath}/banding`,
    ket: (sejak) => `Dari daftar yang dibandingkan sejak ${sejak}`,
  },
  kelasTanpaWali: {
    judul: "Kelas belum punya wali",
    get ke() {
      return `${kelasPath}?${new URLSearchParams({ waliId: "kosong", cari: currentTahunAjaran() })}`;
    },
    ket: () => "Pilih wali kelasnya",
  },
  usulanAlumni: {
    judul: "Kabar dari alumni belum diperiksa",
    ke: "/administration/alumni/usulan",
    ket: (sejak) => `Paling lama sejak ${sejak}`,
  },
  pertanyaanSitus: { judul: "Pertanyaan dari situs belum dijawab", ke: pesanPath, ket: (sejak) => `Paling lama sejak ${sejak}` },
  pengaduan: { judul: "Pengaduan dari situs belum ditanggapi", ke: pesanPath, ket: (sejak) => `Paling lama sejak ${sejak}` },
  pesanDiteruskan: { judul: "Pesan dari situs diteruskan kepada Anda", ke: pesanPath, ket: (sejak) => `Paling lama sejak ${sejak}` },
  siswaTanpaKelas: { judul: "Siswa belum masuk kelas", ke: `${siswaPath}?kelasId=kosong&status=aktif`, ket: () => "Tentukan kelasnya" },
};

/** Work that is this person's to do. Nothing here is a reproach: what is done is simply gone. */
export function Waiting({ menunggu }: { readonly menunggu: readonly Wait[] }) {
  return (
    <div id="menunggu">
      <Sheet title="Menunggu saya">
        {menunggu.length === 0 ? (
          <p className="ui-sheet-body ui-muted">Tidak ada yang menunggu. Semua sudah beres.</p>
        ) : (
          <ul className="tugas">
            {menunggu.map(({ kode, jumlah, sejak, lewat, kelas = 0, rincian = [] }) => (
              <li key={kode}>
                <Link to={words[kode].ke}>
                  <span className="tugas-jumlah">{bulat(jumlah)}</span>
                  <b>{words[kode].judul}</b>
                  <small>{`${words[kode].ket(sejak ? formatDay(sejak) : "")}${lewat ? ", sudah lewat" : ""}`}</small>
                </Link>
                {rincian.length > 0 && <PerKelas kelas={kelas} rincian={rincian} />}
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </div>
  );
}

/** Those past their day first. */
const PerKelas = ({ kelas, rincian }: Required<Pick<Wait, "kelas" | "rincian">>) => (
  <ul className="tugas-kelas" aria-label="Menurut kelas">
    {rincian.map(({ id, nama, jumlah, lewat }) => (
      <li key={id}>
        <Link to={`/administration/perbaikan-data/${id}`}>
          {nama} <b>{bulat(jumlah)}</b>
          {lewat && <small>lewat tenggat</small>}
        </Link>
      </li>
    ))}
    {kelas > rincian.length && <li className="ui-muted">{`dan ${bulat(kelas - rincian.length)} kelas lain`}</li>}
  </ul>
);
