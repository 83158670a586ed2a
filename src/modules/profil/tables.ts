import type { Day, Generated } from "#kit/database/tables.ts";

/** The school as it introduces itself everywhere: site, portal and letterhead. */
export interface Pengaturan {
  nama: string;
  namaLengkap: string;
  npsn: string | null;
  alamat: string;
  /** Where papers are signed. */
  kota: string;
  telepon: string | null;
  email: string | null;
  tanggalBerdiri: Day;
  tagline: string;
  sambutan: string;
  tentang: string;
  instagram: string | null;
  facebook: string | null;
  youtube: string | null;
  whatsapp: string | null;
  nsm: string | null;
  teleponLain: string | null;
  /** Lines, as they stand in the footer. */
  jamLayanan: string | null;
  petaLat: number | null;
  petaLng: number | null;
  kepalaNama: string | null;
  kepalaNip: string | null;
  kepalaFotoId: string | null;
  kepalaSambutan: string | null;
  logoId: string | null;
  /** The picture of the hero; its clip is the hero's video. */
  posterId: string | null;
}

/** A section of a page; `isi` is the small markup. */
export interface BagianHalaman {
  halaman: "profil" | "bidang" | "tata-usaha" | "ppdb" | "absensi" | "berita" | "galeri";
  tab: string;
  bentuk: "teks" | "kartu" | "langkah";
  judul: string;
  isi: string;
  gambarId: string | null;
}

/** People by sex, or a value in words: never both. */
export interface FigurPublik {
  kelompok: "pegawai" | "peserta-didik" | "akreditasi" | "sarana";
  nama: string;
  lakiLaki: number | null;
  perempuan: number | null;
  nilai: string | null;
}

export interface TautanNavigasi {
  letak: "utama" | "menu" | "kaki";
  label: string;
  alamat: string;
}

/** Where the details of videos are asked for. The key is a secret: no page is given it. */
interface LayananVideo {
  videoKunci: string | null;
  videoAlamat: Generated<string>;
}

export interface KopSurat {
  /** One office a line, the highest first. */
  instansi: string;
  kontak: string | null;
  kertas: "A4" | "F4";
  logoId: string | null;
}

export interface TautanPortal {
  label: string;
  alamat: string;
  keterangan: string | null;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    kopSurat: RowColumns & KopSurat;
    tautanTerkait: RowColumns & Ordered & TautanPortal;
    tautanUnitKerja: RowColumns & Ordered & TautanPortal;
    tautanAplikasi: RowColumns & Ordered & TautanPortal;
    pengaturan: RowColumns & Pengaturan & LayananVideo;
    bagianHalaman: RowColumns & Ordered & BagianHalaman;
    tautanNavigasi: RowColumns & Ordered & TautanNavigasi;
    figurPublik: RowColumns & Ordered & FigurPublik;
    sejarah: RowColumns & Ordered & { tahun: string; judul: string; isi: string };
    kepalaMadrasah: RowColumns & Ordered & { nama: string; periode: string; sekarang: boolean };
    prestasiKami: RowColumns & Ordered & { judul: string; isi: string };
    visiMisi: RowColumns & { visi: string };
    misi: RowColumns & Ordered & { isi: string };
    tujuan: RowColumns & Ordered & { isi: string };
  }
}
