export type AngkaPendaftaran =
  | { readonly periode: null; readonly berikut: string | null }
  | {
      readonly periode: { readonly tahunAjaran: string; readonly tutup: string; readonly kuota: number };
      readonly perJurusan: readonly { readonly label: string; readonly jumlah: number }[];
      readonly total: number;
      readonly hariIni: number;
    };

export interface AngkaSurat {
  readonly tahun: number;
  readonly tahunIni: number;
  readonly bulanIni: number;
}

export interface PendaftarTerbaru {
  readonly id: string;
  readonly namaLengkap: string;
  readonly asalSekolah: string;
  readonly createdAt: Date;
}

export interface SuratMasukTerbaru {
  readonly id: string;
  readonly perihal: string;
  readonly asalSurat: string;
  /** "YYYY-MM-DD" */
  readonly tanggalTerima: string;
}

export interface Papan {
  readonly pendaftaran: AngkaPendaftaran | null;
  readonly surat: { readonly keluar: AngkaSurat | null; readonly masuk: AngkaSurat | null };
  readonly pendaftar: readonly PendaftarTerbaru[];
  readonly masuk: readonly SuratMasukTerbaru[];
}
