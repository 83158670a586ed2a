/** Made from the OpenAPI document by `npm run docs`; changes by hand are lost. */
export type PostLoginGuruBody = {
  readonly nip: string;
  readonly password: string;
  readonly kode?: string;
};

export type PostLoginGuruUser = {
  readonly nip: string;
  readonly nama: string;
  readonly peran: readonly string[];
};

export type GetBannerRow = {
  readonly id: string;
  readonly imageBanner: string | null;
  readonly namaKegiatan: string;
  readonly tanggalKegiatan: string;
  readonly deskripsi: string;
};

export type GetGalleryPhotosRow = {
  readonly id: string;
  readonly imagePhoto: string | null;
  readonly alt: string;
};

export type GetVideosRow = {
  readonly id: string;
  readonly name: string;
  readonly urlVideo: string;
  readonly category: { readonly id: string; readonly name: string } | null;
};

export type GetNewsRow = {
  readonly id: string;
  readonly name: string;
  readonly desc: string | null;
  readonly content: string;
  readonly imageNews: string | null;
  readonly Date: string;
  readonly author: string | null;
  readonly category: { readonly id: string; readonly name: string } | null;
  readonly tags: readonly string[];
};

export type PostRegisterSiswaBody = {
  readonly namaLengkap: string;
  readonly tempatLahir: string;
  readonly tanggalLahir: string;
  readonly jenisKelamin: "laki-laki" | "perempuan";
  readonly agama?: "islam";
  readonly kewarganegaraan?: string;
  readonly alamat: string;
  readonly noTelepon: string;
  readonly email?: string | null;
  readonly namaAyah: string;
  readonly ayahWafat?: boolean;
  readonly pekerjaanAyah?: string | null;
  readonly namaIbu: string;
  readonly ibuWafat?: boolean;
  readonly pekerjaanIbu?: string | null;
  readonly bersamaWali?: boolean;
  readonly namaWali?: string | null;
  readonly hubunganWali?: "Kakek atau nenek" | "Paman atau bibi" | "Kakak" | "Orang tua asuh" | "Pengurus panti asuhan" | "Lainnya" | null;
  readonly pekerjaanWali?: string | null;
  readonly noTeleponOrtu: string;
  readonly jalur?: "reguler" | "prestasi-akademik" | "prestasi-non-akademik" | "tahfidz" | "afirmasi" | "asrama" | "mutasi";
  readonly asalSekolah: string;
  readonly nisn?: string | null;
  readonly nik?: string | null;
  readonly nilaiUN?: number | null;
  readonly jurusan?: "ipa" | "ips" | "bahasa" | "agama" | null;
  readonly agreement: boolean;
  readonly [name: `jawab-${string}`]: string | number | null;
};

export type PostRegisterSiswaAnswer = {
  readonly namaLengkap?: string;
  readonly tempatLahir?: string;
  readonly tanggalLahir?: string;
  readonly jenisKelamin?: "laki-laki" | "perempuan";
  readonly agama?: "islam";
  readonly kewarganegaraan?: string;
  readonly alamat?: string;
  readonly noTelepon?: string;
  readonly email?: string | null;
  readonly namaAyah?: string;
  readonly ayahWafat?: boolean;
  readonly pekerjaanAyah?: string | null;
  readonly namaIbu?: string;
  readonly ibuWafat?: boolean;
  readonly pekerjaanIbu?: string | null;
  readonly bersamaWali?: boolean;
  readonly namaWali?: string | null;
  readonly hubunganWali?: "Kakek atau nenek" | "Paman atau bibi" | "Kakak" | "Orang tua asuh" | "Pengurus panti asuhan" | "Lainnya" | null;
  readonly pekerjaanWali?: string | null;
  readonly noTeleponOrtu?: string;
  readonly jalur?: "reguler" | "prestasi-akademik" | "prestasi-non-akademik" | "tahfidz" | "afirmasi" | "asrama" | "mutasi";
  readonly asalSekolah?: string;
  readonly nisn?: string | null;
  readonly nik?: string | null;
  readonly nilaiUN?: number | null;
  readonly jurusan?: "ipa" | "ips" | "bahasa" | "agama" | null;
  readonly agreement: boolean;
  readonly id: string;
  readonly nomor: string;
  readonly bukti: string;
  readonly diterima: string;
  readonly peringatan: readonly string[];
  readonly berbeda: boolean;
};

export type GetRegisterSiswaRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nomor?: string | null;
  readonly namaLengkap?: string;
  readonly tempatLahir?: string;
  readonly tanggalLahir?: string;
  readonly jenisKelamin?: "laki-laki" | "perempuan";
  readonly agama?: "islam";
  readonly kewarganegaraan?: string;
  readonly alamat?: string;
  readonly noTelepon?: string;
  readonly email?: string | null;
  readonly namaAyah?: string;
  readonly ayahWafat?: boolean;
  readonly pekerjaanAyah?: string | null;
  readonly namaIbu?: string;
  readonly ibuWafat?: boolean;
  readonly pekerjaanIbu?: string | null;
  readonly bersamaWali?: boolean;
  readonly namaWali?: string | null;
  readonly hubunganWali?: "Kakek atau nenek" | "Paman atau bibi" | "Kakak" | "Orang tua asuh" | "Pengurus panti asuhan" | "Lainnya" | null;
  readonly pekerjaanWali?: string | null;
  readonly noTeleponOrtu?: string;
  readonly jalur?: "reguler" | "prestasi-akademik" | "prestasi-non-akademik" | "tahfidz" | "afirmasi" | "asrama" | "mutasi";
  readonly asalSekolah?: string;
  readonly nisn?: string | null;
  readonly nik?: string | null;
  readonly nilaiUN?: number | null;
  readonly jurusan?: "ipa" | "ips" | "bahasa" | "agama" | null;
  readonly gelombangId?: string | null;
  readonly keadaan?: "draf" | "terkirim" | "perlu perbaikan" | "terverifikasi" | "lulus administrasi" | "diterima" | "cadangan" | "tidak diterima" | "mengundurkan diri" | "daftar ulang" | "digabung" | null;
  readonly ganda?: "ganda" | null;
  readonly agreement?: boolean;
};

export type GetPegawaiRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly nip?: string | null;
  readonly jenis?: "guru" | "tenaga-kependidikan";
  readonly status?: "pns" | "cpns" | "pppk" | "pppk-paruh-waktu" | "honorer";
  readonly tempatLahir?: string | null;
  readonly tanggalLahir?: string | null;
  readonly jenisKelamin?: "Wanita" | "Pria" | null;
  readonly agama?: "ISLAM" | "KRISTEN" | "KATOLIK" | "HINDU" | "BUDDHA" | "KHONGHUCU" | null;
  readonly alamat?: string | null;
  readonly noTelepon?: string | null;
  readonly email?: string | null;
  readonly nik?: string | null;
  readonly nuptk?: string | null;
  readonly jabatan?: string | null;
  readonly pangkat?: "I/a" | "I/b" | "I/c" | "I/d" | "II/a" | "II/b" | "II/c" | "II/d" | "III/a" | "III/b" | "III/c" | "III/d" | "IV/a" | "IV/b" | "IV/c" | "IV/d" | "IV/e" | "PPPK-I" | "PPPK-II" | "PPPK-III" | "PPPK-IV" | "PPPK-V" | "PPPK-VI" | "PPPK-VII" | "PPPK-VIII" | "PPPK-IX" | "PPPK-X" | "PPPK-XI" | "PPPK-XII" | "PPPK-XIII" | "PPPK-XIV" | "PPPK-XV" | "PPPK-XVI" | "PPPK-XVII" | null;
  readonly tmtPangkat?: string | null;
  readonly tmt?: string | null;
  readonly pendidikan?: "SD" | "SMP" | "SMA" | "D1" | "D2" | "D3" | "S1" | "S2" | "S3" | null;
  readonly tugasTambahan?: string | null;
  readonly unitKerja?: "MAN1PALU";
  readonly subUnit?: string | null;
  readonly aktif?: boolean;
  readonly akunId?: string | null;
  readonly foto?: string | null;
  readonly ttd?: string | null;
  readonly peringatan?: readonly string[];
};

export type GetVerifikasiByKodeAnswer = {
  readonly kode: string;
  readonly jenis: string;
  readonly nomor: string | null;
  readonly tanggal: string;
  readonly perihal: string;
  readonly penandatangan: string;
  readonly ringkasan: string | null;
  readonly dicabut: string | null;
};

export type PostNomorSuratBody = {
  readonly jenis: string;
  readonly klasifikasiId?: string | null;
  readonly perihal: string;
  readonly tujuan?: string | null;
  readonly tanggal: string;
  readonly alasanMundur?: string | null;
  readonly keamanan: "B" | "T" | "R" | "SR";
  readonly sifat: "biasa" | "segera" | "sangat-segera";
  readonly unit?: "Tata Usaha" | "Kepegawaian" | "Keuangan" | "Kurikulum" | "Kesiswaan" | "Sarana Prasarana" | "Humas" | "Bimbingan Konseling" | "Perpustakaan" | "Laboratorium" | "Panitia PPDB" | null;
};

export type PostNomorSuratAnswer = {
  readonly id: string;
  readonly suratId: string;
  readonly nomor: string;
  readonly tahun: number;
  readonly urut: number;
  readonly sisipan: string;
  readonly tanggal: string;
};

export type GetGambarVarian = {
  readonly width: number;
  readonly avif: string;
  readonly webp: string;
  readonly bytes: number;
};

export type GetGambarRow = {
  readonly id: string;
  readonly alt: string;
  readonly asal: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly lebar?: number;
  readonly tinggi?: number;
  readonly warna?: string;
  readonly tembus?: boolean;
  readonly pemotret?: string | null;
  readonly fokusX?: number;
  readonly fokusY?: number;
  readonly fokusPonselX?: number | null;
  readonly fokusPonselY?: number | null;
  readonly fokusLebarX?: number | null;
  readonly fokusLebarY?: number | null;
  readonly terang?: number | null;
  readonly varian?: readonly GetGambarVarian[];
  readonly klip?: string | null;
};

export type PostBerkasAnswer = {
  readonly id: string;
  readonly nama: string;
  readonly jenis: string;
  readonly ukuran: number;
};

export type GetAbsensiSiswaIsi = {
  readonly siswaId: string;
  readonly status: "hadir" | "sakit" | "izin" | "alpa" | "terlambat" | "dispensasi";
  readonly jam: string | null;
  readonly keterangan: string | null;
  readonly buktiId: string | null;
  readonly oleh: string | null;
  readonly dicatatPada: string;
  readonly kelasId: string;
  readonly tanggal: string;
  readonly jadwalId: string | null;
  readonly versi: number;
  readonly berbeda: boolean;
  readonly diputusOleh: string | null;
  readonly diputusPada: string | null;
};

export type GetAbsensiSiswaRiwayat = {
  readonly siswaId: string;
  readonly status: "hadir" | "sakit" | "izin" | "alpa" | "terlambat" | "dispensasi";
  readonly jam: string | null;
  readonly keterangan: string | null;
  readonly buktiId: string | null;
  readonly oleh: string | null;
  readonly dicatatPada: string;
  readonly id: string;
  readonly sebab: "diubah" | "tersisih" | "dibuang";
  readonly digantiOleh: string | null;
};

export type PostAbsensiSiswaBaris = {
  readonly siswaId: string;
  readonly status: "hadir" | "sakit" | "izin" | "alpa" | "terlambat" | "dispensasi";
  readonly jam?: string | null;
  readonly keterangan?: string | null;
  readonly buktiId?: string | null;
  readonly dasar?: number | null;
};

export type PostAbsensiSiswaBody = {
  readonly kunci: string;
  readonly perangkat: string;
  readonly kelasId: string;
  readonly tanggal: string;
  readonly jadwalId?: string | null;
  readonly dicatatPada: string;
  readonly dikirimPada?: string;
  readonly baris: readonly PostAbsensiSiswaBaris[];
};

export type PostAbsensiSiswaDitolak = {
  readonly siswaId: string;
  readonly nama: string;
  readonly sebab: string;
};

export type PostAbsensiSiswaAnswer = {
  readonly tercatat: number;
  readonly berbeda: readonly string[];
  readonly ditolak: readonly PostAbsensiSiswaDitolak[];
  readonly kalimat: string;
};

export type GetAbsensiSiswaBekalHari = {
  readonly tanggal: string;
  readonly masuk: boolean;
  readonly sebab?: string;
};

export type GetAbsensiSiswaBekalKelas = {
  readonly id: string;
  readonly nama: string;
  readonly setiapHari: boolean;
  readonly wali: boolean;
  readonly piket?: boolean;
};

export type GetAbsensiSiswaBekalAnggota = {
  readonly siswaId: string;
  readonly kelasId: string;
  readonly nama: string;
  readonly mulai: string;
  readonly selesai: string | null;
  readonly kartu: string | null;
  readonly kabar: string | null;
};

export type GetAbsensiSiswaBekalJadwal = {
  readonly id: string;
  readonly kelasId: string;
  readonly hari: string;
  readonly jamKe: number;
  readonly jumlahJam: number;
  readonly mulai: string | null;
  readonly selesai: string | null;
  readonly mataPelajaran: string;
  readonly pegawai: string;
  readonly milikSaya: boolean;
};

export type GetAbsensiSiswaBekalLampau = {
  readonly kelasId: string;
  readonly tanggal: string;
  readonly jadwalId: string | null;
  readonly tercatat: number;
  readonly berbeda: number;
};

export type GetAbsensiSiswaBekalAnswer = {
  readonly akunId: string;
  readonly nama: string;
  readonly diambilPada: string;
  readonly hariIni: string;
  readonly bolehMencatat: boolean;
  readonly bolehKartu: "yes" | "own" | "no";
  readonly hari: readonly GetAbsensiSiswaBekalHari[];
  readonly kelas: readonly GetAbsensiSiswaBekalKelas[];
  readonly anggota: readonly GetAbsensiSiswaBekalAnggota[];
  readonly jadwal: readonly GetAbsensiSiswaBekalJadwal[];
  readonly isi: readonly GetAbsensiSiswaIsi[];
  readonly lampau: readonly GetAbsensiSiswaBekalLampau[];
};

export type PostAbsensiSiswaPilihBody = {
  readonly siswaId: string;
  readonly tanggal: string;
  readonly jadwalId?: string | null;
  readonly riwayatId?: string | null;
  readonly versi: number;
};

export type GetPendaftaranRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nomor?: string | null;
  readonly namaLengkap?: string;
  readonly tempatLahir?: string;
  readonly tanggalLahir?: string;
  readonly jenisKelamin?: "laki-laki" | "perempuan";
  readonly agama?: "islam";
  readonly kewarganegaraan?: string;
  readonly alamat?: string;
  readonly noTelepon?: string;
  readonly email?: string | null;
  readonly namaAyah?: string;
  readonly ayahWafat?: boolean;
  readonly pekerjaanAyah?: string | null;
  readonly namaIbu?: string;
  readonly ibuWafat?: boolean;
  readonly pekerjaanIbu?: string | null;
  readonly bersamaWali?: boolean;
  readonly namaWali?: string | null;
  readonly hubunganWali?: "Kakek atau nenek" | "Paman atau bibi" | "Kakak" | "Orang tua asuh" | "Pengurus panti asuhan" | "Lainnya" | null;
  readonly pekerjaanWali?: string | null;
  readonly noTeleponOrtu?: string;
  readonly jalur?: "reguler" | "prestasi-akademik" | "prestasi-non-akademik" | "tahfidz" | "afirmasi" | "asrama" | "mutasi";
  readonly asalSekolah?: string;
  readonly nisn?: string | null;
  readonly nik?: string | null;
  readonly nilaiUN?: number | null;
  readonly jurusan?: "ipa" | "ips" | "bahasa" | "agama" | null;
  readonly gelombangId?: string | null;
  readonly keadaan?: "draf" | "terkirim" | "perlu perbaikan" | "terverifikasi" | "lulus administrasi" | "diterima" | "cadangan" | "tidak diterima" | "mengundurkan diri" | "daftar ulang" | "digabung" | null;
  readonly ganda?: "ganda" | null;
};

export type GetPeriodePpdbRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly tahunAjaran?: string;
  readonly buka?: string;
  readonly tutup?: string;
  readonly kuota?: number;
  readonly pengumuman?: string | null;
  readonly daftarUlangMulai?: string | null;
  readonly daftarUlangSelesai?: string | null;
  readonly lengkapiSampai?: string | null;
  readonly ambilSampai?: string | null;
  readonly ambilHari?: number | null;
  readonly usiaMaksimal?: number | null;
  readonly usiaPer?: string | null;
  readonly afirmasiPersen?: number | null;
  readonly biaya?: number | null;
  readonly simpanBulan?: number | null;
  readonly susulanHari?: number | null;
  readonly tanyaUn?: boolean;
  readonly tanyaJurusan?: boolean;
  readonly draf?: boolean;
  readonly tanpaLembar?: boolean;
};

export type GetGelombangPpdbRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly periodeId?: string;
  readonly buka?: string | null;
  readonly bukaPukul?: string | null;
  readonly tutup?: string | null;
  readonly tutupPukul?: string | null;
  readonly tanpaLembar?: boolean;
};

export type GetJalurPpdbRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly jenis?: "reguler" | "prestasi-akademik" | "prestasi-non-akademik" | "tahfidz" | "afirmasi" | "asrama" | "mutasi";
  readonly gelombangId?: string;
  readonly buka?: string | null;
  readonly bukaPukul?: string | null;
  readonly tutup?: string | null;
  readonly tutupPukul?: string | null;
  readonly kuota?: number | null;
  readonly kuotaIpa?: number | null;
  readonly kuotaIps?: number | null;
  readonly kuotaBahasa?: number | null;
  readonly kuotaAgama?: number | null;
  readonly syarat?: string | null;
  readonly dokumen?: string | null;
  readonly bobotRapor?: number | null;
  readonly bobotTes?: number | null;
  readonly bobotBtq?: number | null;
  readonly bobotTahfidz?: number | null;
  readonly bobotWawancara?: number | null;
  readonly bobotPrestasi?: number | null;
  readonly seri1?: "rapor" | "tes" | "btq" | "tahfidz" | "wawancara" | "prestasi" | "usia" | "waktu" | null;
  readonly seri2?: "rapor" | "tes" | "btq" | "tahfidz" | "wawancara" | "prestasi" | "usia" | "waktu" | null;
  readonly seri3?: "rapor" | "tes" | "btq" | "tahfidz" | "wawancara" | "prestasi" | "usia" | "waktu" | null;
  readonly mapelRapor?: string | null;
  readonly toleransiTes?: number | null;
  readonly toleransiBtq?: number | null;
  readonly toleransiTahfidz?: number | null;
  readonly toleransiWawancara?: number | null;
  readonly toleransiPrestasi?: number | null;
  readonly cadangan?: number | null;
  readonly tanpaLembar?: boolean;
};

export type GetPertanyaanPpdbRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly pertanyaan?: string;
  readonly periodeId?: string;
  readonly jalur?: "reguler" | "prestasi-akademik" | "prestasi-non-akademik" | "tahfidz" | "afirmasi" | "asrama" | "mutasi" | null;
  readonly petunjuk?: string | null;
  readonly wajib?: boolean;
  readonly nomorUrut?: number;
  readonly bentuk?: "pendek" | "panjang" | "angka" | "tanggal" | "pilihan" | "ya-tidak";
  readonly pilihan?: string | null;
  readonly palingKecil?: number | null;
  readonly palingBesar?: number | null;
  readonly huruf?: number | null;
  readonly golongan?: "pribadi" | "rahasia";
  readonly kode?: string | null;
  readonly berhenti?: boolean;
};

export type GetUjianPpdbRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly gelombangId?: string;
  readonly komponen?: "tes" | "btq" | "tahfidz" | "wawancara";
  readonly jalur?: "reguler" | "prestasi-akademik" | "prestasi-non-akademik" | "tahfidz" | "afirmasi" | "asrama" | "mutasi" | null;
  readonly tempat?: string | null;
  readonly bawa?: string | null;
  readonly tataTertib?: string | null;
};

export type GetSesiUjianRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly ujianId?: string;
  readonly tanggal?: string;
  readonly mulai?: string;
  readonly selesai?: string;
};

export type GetRuangUjianRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly ujianId?: string;
  readonly kapasitas?: number;
  readonly letak?: string | null;
  readonly lantaiDasar?: boolean;
};

export type GetDaftarSuratRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nomorSurat?: string;
  readonly perihal?: string;
  readonly tanggal?: string;
  readonly tujuan?: string | null;
  readonly status?: "draf" | "menunggu" | "terkirim" | "arsip" | "dicabut" | "batal" | null;
  readonly jenisId?: string | null;
  readonly klasifikasiId?: string | null;
  readonly keamanan?: "B" | "T" | "R" | "SR" | null;
  readonly sifat?: "biasa" | "segera" | "sangat-segera" | null;
  readonly unit?: "Tata Usaha" | "Kepegawaian" | "Keuangan" | "Kurikulum" | "Kesiswaan" | "Sarana Prasarana" | "Humas" | "Bimbingan Konseling" | "Perpustakaan" | "Laboratorium" | "Panitia PPDB" | null;
  readonly lampiran?: string | null;
  readonly berkasId?: string | null;
  readonly keterangan?: string | null;
};

export type PostDaftarSuratBody = {
  readonly nomorSurat: string;
  readonly perihal: string;
  readonly tanggal: string;
  readonly tujuan?: string | null;
  readonly status?: "draf" | "menunggu" | "terkirim" | "arsip" | "dicabut" | "batal" | null;
  readonly jenisId?: string | null;
  readonly klasifikasiId?: string | null;
  readonly keamanan?: "B" | "T" | "R" | "SR" | null;
  readonly sifat?: "biasa" | "segera" | "sangat-segera" | null;
  readonly unit?: "Tata Usaha" | "Kepegawaian" | "Keuangan" | "Kurikulum" | "Kesiswaan" | "Sarana Prasarana" | "Humas" | "Bimbingan Konseling" | "Perpustakaan" | "Laboratorium" | "Panitia PPDB" | null;
  readonly lampiran?: string | null;
  readonly berkasId?: string | null;
  readonly keterangan?: string | null;
};

export type GetSuratMasukRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nomorSurat?: string;
  readonly asalSurat?: string;
  readonly tanggalTerima?: string;
  readonly perihal?: string;
  readonly tanggalSurat?: string | null;
  readonly status?: "baru" | "diproses" | "selesai" | "arsip" | null;
  readonly klasifikasiId?: string | null;
  readonly keamanan?: "B" | "T" | "R" | "SR" | null;
  readonly sifat?: "biasa" | "segera" | "sangat-segera" | null;
  readonly unit?: "Tata Usaha" | "Kepegawaian" | "Keuangan" | "Kurikulum" | "Kesiswaan" | "Sarana Prasarana" | "Humas" | "Bimbingan Konseling" | "Perpustakaan" | "Laboratorium" | "Panitia PPDB" | null;
  readonly lampiran?: string | null;
  readonly berkasId?: string | null;
  readonly keterangan?: string | null;
  readonly nomorAgenda?: number | null;
};

export type PostSuratMasukBody = {
  readonly nomorSurat: string;
  readonly asalSurat: string;
  readonly tanggalTerima: string;
  readonly perihal: string;
  readonly tanggalSurat?: string | null;
  readonly status?: "baru" | "diproses" | "selesai" | "arsip" | null;
  readonly klasifikasiId?: string | null;
  readonly keamanan?: "B" | "T" | "R" | "SR" | null;
  readonly sifat?: "biasa" | "segera" | "sangat-segera" | null;
  readonly unit?: "Tata Usaha" | "Kepegawaian" | "Keuangan" | "Kurikulum" | "Kesiswaan" | "Sarana Prasarana" | "Humas" | "Bimbingan Konseling" | "Perpustakaan" | "Laboratorium" | "Panitia PPDB" | null;
  readonly lampiran?: string | null;
  readonly berkasId?: string | null;
  readonly keterangan?: string | null;
  readonly nomorAgenda?: number | null;
};

export type GetEkspedisiRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly tanggalKirim?: string;
  readonly nomorSurat?: string;
  readonly perihal?: string | null;
  readonly penerima?: string;
  readonly cara?: "diantar" | "pos" | "diambil" | "pesan" | "surel";
  readonly alamat?: string | null;
  readonly pembawa?: string | null;
  readonly nomorResi?: string | null;
  readonly status?: "dikirim" | "diterima" | "kembali";
  readonly tanggalDiterima?: string | null;
  readonly diterimaOleh?: string | null;
  readonly buktiId?: string | null;
  readonly keterangan?: string | null;
};

export type PostEkspedisiBody = {
  readonly tanggalKirim: string;
  readonly nomorSurat: string;
  readonly perihal?: string | null;
  readonly penerima: string;
  readonly cara: "diantar" | "pos" | "diambil" | "pesan" | "surel";
  readonly alamat?: string | null;
  readonly pembawa?: string | null;
  readonly nomorResi?: string | null;
  readonly status: "dikirim" | "diterima" | "kembali";
  readonly tanggalDiterima?: string | null;
  readonly diterimaOleh?: string | null;
  readonly buktiId?: string | null;
  readonly keterangan?: string | null;
};

export type GetKlasifikasiSuratRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly kode?: string;
  readonly nama?: string;
  readonly aktif?: boolean;
};

export type GetJadwalRetensiRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly kode?: string;
  readonly jenisArsip?: string | null;
  readonly aktif?: number;
  readonly inaktif?: number;
  readonly nasib?: "musnah" | "permanen" | "dinilai-kembali";
  readonly berlakuMulai?: string;
  readonly berlakuSampai?: string | null;
  readonly sumber?: string;
  readonly keterangan?: string | null;
};

export type GetBukuNomorRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly kodeJabatan?: string;
  readonly tahunAwal?: number | null;
  readonly nomorAwal?: number | null;
  readonly batasMundur?: number;
  readonly aktif?: boolean;
};

export type GetJenisNaskahRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly kode?: string;
  readonly bukuId?: string;
  readonly pola?: string;
  readonly lebar?: number;
  readonly bentuk?: "biasa" | "keputusan" | "nota-dinas" | "pengantar";
  readonly beralamat?: boolean;
  readonly aktif?: boolean;
};

export type GetTemplateSuratRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly untuk?: "umum" | "pegawai" | "siswa";
  readonly jenisId?: string;
  readonly klasifikasiId?: string | null;
  readonly judul?: string | null;
  readonly perihal?: string;
  readonly isi?: string;
  readonly aktif?: boolean;
};

export type GetPejabatPenandatanganRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly akunId?: string;
  readonly cara?: "plh" | "plt" | "an" | "ub";
  readonly jabatan?: string | null;
  readonly jabatanAtasan?: string | null;
  readonly mulai?: string;
  readonly sampai?: string;
  readonly dasar?: string | null;
};

export type GetRantaiParafRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly jenisId?: string | null;
  readonly pengonsep?: boolean;
  readonly parafPertama?: "kaur-tu" | "wakamad-kurikulum" | "wakamad-kesiswaan" | "wakamad-sarpras" | "wakamad-humas" | "bendahara" | "kepala-perpustakaan" | "kepala-lab" | "pembina";
  readonly parafKedua?: "kaur-tu" | "wakamad-kurikulum" | "wakamad-kesiswaan" | "wakamad-sarpras" | "wakamad-humas" | "bendahara" | "kepala-perpustakaan" | "kepala-lab" | "pembina" | null;
  readonly parafKetiga?: "kaur-tu" | "wakamad-kurikulum" | "wakamad-kesiswaan" | "wakamad-sarpras" | "wakamad-humas" | "bendahara" | "kepala-perpustakaan" | "kepala-lab" | "pembina" | null;
  readonly parafKeempat?: "kaur-tu" | "wakamad-kurikulum" | "wakamad-kesiswaan" | "wakamad-sarpras" | "wakamad-humas" | "bendahara" | "kepala-perpustakaan" | "kepala-lab" | "pembina" | null;
  readonly tandaTangan?: "kepala" | "kaur-tu" | "wakamad-kurikulum" | "wakamad-kesiswaan" | "wakamad-sarpras" | "wakamad-humas";
  readonly mulai?: string;
  readonly sampai?: string | null;
  readonly dasar?: string | null;
};

export type GetPengaturanRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly namaLengkap?: string;
  readonly jenis?: "man" | "mas";
  readonly npsn?: string | null;
  readonly nsm?: string | null;
  readonly tanggalBerdiri?: string;
  readonly alamat?: string;
  readonly kota?: string;
  readonly provinsi?: string;
  readonly telepon?: string | null;
  readonly teleponLain?: string | null;
  readonly email?: string | null;
  readonly jamKantor?: string | null;
  readonly jamLoket?: string | null;
  readonly jamLayanan?: string | null;
  readonly petaLat?: number | null;
  readonly petaLng?: number | null;
  readonly tagline?: string;
  readonly sambutan?: string;
  readonly tentang?: string;
  readonly tentangFotoId?: string | null;
  readonly posterId?: string | null;
  readonly logoId?: string | null;
  readonly kepalaNama?: string | null;
  readonly kepalaNip?: string | null;
  readonly kepalaFotoId?: string | null;
  readonly kepalaSambutan?: string | null;
  readonly instagram?: string | null;
  readonly facebook?: string | null;
  readonly youtube?: string | null;
  readonly whatsapp?: string | null;
};

export type GetDataBannerRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly namaKegiatan?: string;
  readonly tanggalKegiatan?: string;
  readonly deskripsi?: string;
  readonly gambarId?: string;
  readonly tautan?: string | null;
};

export type GetKeteranganRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly label?: string;
  readonly nilai?: string;
  readonly urutan?: number;
};

export type GetJadwalKerjaRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly hari?: "1" | "2" | "3" | "4" | "5" | "6" | "7";
  readonly masuk?: string;
  readonly pulang?: string;
};

export type GetPenghitungRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly jumlah?: number;
  readonly sumber?: "guru" | "tenaga-kependidikan" | "peserta-didik" | null;
  readonly urutan?: number;
};

export type GetProgramUnggulanRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly judul?: string;
  readonly deskripsi?: string;
  readonly gambarId?: string | null;
  readonly tautan?: string | null;
  readonly urutan?: number;
};

export type GetKategoriBeritaRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly name?: string;
};

export type GetTagRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly name?: string;
  readonly dipakai?: number | null;
};

export type GetAlbumRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly judul?: string;
  readonly deskripsi?: string | null;
  readonly urutan?: number;
};

export type GetFotoRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly gambarId?: string;
  readonly albumId?: string | null;
  readonly keterangan?: string | null;
  readonly urutan?: number;
};

export type GetVideoRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly name?: string;
  readonly urlVideo?: string;
  readonly kategoriId?: string | null;
  readonly gambarId?: string | null;
  readonly urutan?: number;
};

export type GetSejarahRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly tahun?: string;
  readonly judul?: string;
  readonly isi?: string;
  readonly urutan?: number;
};

export type GetKepalaMadrasahRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly periode?: string | null;
  readonly sekarang?: boolean;
  readonly fotoId?: string | null;
  readonly urutan?: number;
};

export type GetVisiMisiRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly visi?: string;
};

export type GetMisiRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly isi?: string;
  readonly urutan?: number;
};

export type GetTujuanRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly isi?: string;
  readonly urutan?: number;
};

export type GetPrestasiKamiRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly judul?: string;
  readonly isi?: string;
  readonly urutan?: number;
};

export type GetFigurPublikRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly kelompok?: "pegawai" | "peserta-didik" | "akreditasi" | "sarana";
  readonly nama?: string;
  readonly lakiLaki?: number | null;
  readonly perempuan?: number | null;
  readonly nilai?: string | null;
  readonly urutan?: number;
};

export type GetBagianHalamanRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly judul?: string;
  readonly halaman?: "profil" | "bidang" | "tata-usaha" | "ppdb" | "absensi" | "berita" | "galeri" | "pengumuman" | "agenda" | "infografis" | "informasi-publik" | "prestasi" | "guru-dan-staf" | "alumni" | "hubungi";
  readonly tab?: "pembuka" | "sejarah" | "visi-misi" | "struktur" | "data" | "akademik" | "kesiswaan" | "humas" | "sarpras" | "asrama" | "overview" | "services" | "procedures" | "contact" | "keunggulan" | "pengantar" | "program" | "ajakan" | "jam-layanan" | "tanya-jawab" | "siapkan" | "catatan";
  readonly bentuk?: "teks" | "kartu" | "langkah";
  readonly isi?: string;
  readonly gambarId?: string | null;
  readonly urutan?: number;
};

export type GetKopSuratRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly instansi?: string;
  readonly kontak?: string | null;
  readonly kertas?: "A4" | "F4";
  readonly gaya?: "resmi" | "ornamen";
  readonly logoId?: string | null;
};

export type GetTautanTerkaitRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly label?: string;
  readonly alamat?: string;
  readonly keterangan?: string | null;
  readonly urutan?: number;
};

export type GetTautanNavigasiRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly letak?: "utama" | "menu" | "kaki";
  readonly label?: string;
  readonly alamat?: string;
  readonly urutan?: number;
};

export type GetPengumumanRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly judul?: string;
  readonly tanggal?: string;
  readonly sampai?: string | null;
  readonly isi?: string | null;
  readonly tampilDiSitus?: boolean;
};

export type GetAgendaRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly judul?: string;
  readonly mulai?: string;
  readonly selesai?: string | null;
  readonly jamMulai?: string | null;
  readonly jamSelesai?: string | null;
  readonly tempat?: string | null;
  readonly deskripsi?: string | null;
  readonly tampilDiSitus?: boolean;
};

export type GetBerkasPegawaiRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly fileName?: string;
  readonly description?: string;
  readonly fileId?: string;
  readonly kedaluwarsa?: string | null;
  readonly pegawaiId?: string;
};

export type GetOrangTuaRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly tempatLahir?: string | null;
  readonly tanggalLahir?: string | null;
  readonly alamat?: string | null;
  readonly lampiranId?: string | null;
  readonly pegawaiId?: string;
};

export type GetPasanganRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly tanggalMenikah?: string | null;
  readonly pekerjaan?: string | null;
  readonly lampiranId?: string | null;
  readonly pegawaiId?: string;
};

export type GetAnakRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly tempatLahir?: string | null;
  readonly tanggalLahir?: string | null;
  readonly status?: "kandung" | "tiri" | "angkat" | null;
  readonly lampiranId?: string | null;
  readonly pegawaiId?: string;
};

export type GetPendidikanRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly tingkat?: "SD" | "SMP" | "SMA" | "D1" | "D2" | "D3" | "S1" | "S2" | "S3";
  readonly jurusan?: string | null;
  readonly namaPendidikan?: string | null;
  readonly nomorIjazah?: string | null;
  readonly tanggalIjazah?: string | null;
  readonly pejabatIjazah?: string | null;
  readonly keterangan?: string | null;
  readonly lampiranId?: string | null;
  readonly pegawaiId?: string;
};

export type GetKepangkatanRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly pangkat?: "I/a" | "I/b" | "I/c" | "I/d" | "II/a" | "II/b" | "II/c" | "II/d" | "III/a" | "III/b" | "III/c" | "III/d" | "IV/a" | "IV/b" | "IV/c" | "IV/d" | "IV/e" | "PPPK-I" | "PPPK-II" | "PPPK-III" | "PPPK-IV" | "PPPK-V" | "PPPK-VI" | "PPPK-VII" | "PPPK-VIII" | "PPPK-IX" | "PPPK-X" | "PPPK-XI" | "PPPK-XII" | "PPPK-XIII" | "PPPK-XIV" | "PPPK-XV" | "PPPK-XVI" | "PPPK-XVII";
  readonly jenis?: "pangkat" | "gaji-berkala";
  readonly tmt?: string | null;
  readonly nomorSk?: string | null;
  readonly tanggalSk?: string | null;
  readonly keterangan?: string | null;
  readonly lampiranId?: string | null;
  readonly pegawaiId?: string;
};

export type GetJabatanRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly nomorSk?: string | null;
  readonly tanggalSk?: string | null;
  readonly tmt?: string | null;
  readonly keterangan?: string | null;
  readonly lampiranId?: string | null;
  readonly pegawaiId?: string;
};

export type GetPelatihanRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly penyelenggara?: string | null;
  readonly tempat?: string | null;
  readonly mulai?: string | null;
  readonly selesai?: string | null;
  readonly jam?: number | null;
  readonly nomorSertifikat?: string | null;
  readonly keterangan?: string | null;
  readonly lampiranId?: string | null;
  readonly pegawaiId?: string;
};

export type GetPenghargaanRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly satyalancana?: "10" | "20" | "30" | null;
  readonly pemberi?: string | null;
  readonly nomorSk?: string | null;
  readonly tanggal?: string | null;
  readonly keterangan?: string | null;
  readonly lampiranId?: string | null;
  readonly pegawaiId?: string;
};

export type GetAturanKarierRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly perihal?: "kgb" | "kgb-pppk" | "pangkat" | "satyalancana-10" | "satyalancana-20" | "satyalancana-30" | "pensiun-pelaksana" | "pensiun-ahli-muda" | "pensiun-guru" | "pensiun-ahli-madya" | "pensiun-ahli-utama";
  readonly tahun?: number;
  readonly berlakuMulai?: string;
  readonly dasar?: string | null;
  readonly keterangan?: string | null;
};

export type GetPemangkuJabatanRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly pegawaiId?: string;
  readonly jabatan?: "kepala" | "kaur-tu" | "wakamad-kurikulum" | "wakamad-kesiswaan" | "wakamad-sarpras" | "wakamad-humas" | "bendahara" | "kepala-perpustakaan" | "kepala-lab" | "pembina" | "guru-piket";
  readonly bidang?: string | null;
  readonly mulai?: string;
  readonly sampai?: string | null;
  readonly wakilId?: string | null;
  readonly nomorSk?: string | null;
  readonly keterangan?: string | null;
};

export type GetSiswaRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly nisn?: string | null;
  readonly nism?: string | null;
  readonly kewarganegaraan?: "Indonesia" | "asing" | null;
  readonly nik?: string | null;
  readonly negara?: string | null;
  readonly kitas?: string | null;
  readonly dicocokkan?: boolean;
  readonly kelasId?: string | null;
  readonly status?: "aktif" | "lulus" | "mutasi" | "keluar";
  readonly jenisKelamin?: "laki-laki" | "perempuan";
  readonly tempatLahir?: string | null;
  readonly tanggalLahir?: string | null;
  readonly agama?: "ISLAM" | "KRISTEN" | "KATOLIK" | "HINDU" | "BUDDHA" | "KHONGHUCU" | null;
  readonly anakKe?: number | null;
  readonly jumlahSaudara?: number | null;
  readonly tanpaHp?: boolean;
  readonly noTelepon?: string | null;
  readonly email?: string | null;
  readonly hobi?: "Olahraga" | "Kesenian" | "Membaca" | "Menulis" | "Jalan-jalan" | "Lainnya" | null;
  readonly citaCita?: "PNS" | "TNI/Polri" | "Guru/Dosen" | "Dokter" | "Politikus" | "Wiraswasta" | "Seniman/Artis" | "Ilmuwan" | "Agamawan" | "Lainnya" | null;
  readonly fotoId?: string | null;
  readonly asalSekolah?: string | null;
  readonly tanggalMasuk?: string | null;
  readonly praSekolah?: "PAUD" | "TK/RA" | "PAUD dan TK/RA" | "Tidak pernah" | null;
  readonly imunisasi?: string | null;
  readonly pembiaya?: "Orang Tua" | "Wali/Orang Tua Asuh" | "Tanggungan Sendiri" | "Lainnya" | null;
  readonly beasiswa?: string | null;
  readonly kip?: string | null;
  readonly kks?: string | null;
  readonly pkh?: string | null;
  readonly alamat?: string | null;
  readonly rt?: string | null;
  readonly rw?: string | null;
  readonly kelurahan?: string | null;
  readonly kecamatan?: string | null;
  readonly kabupaten?: string | null;
  readonly provinsi?: string | null;
  readonly kodePos?: string | null;
  readonly statusRumah?: "Milik sendiri" | "Rumah orang tua" | "Rumah saudara/kerabat" | "Rumah dinas" | "Sewa/kontrak" | "Lainnya" | null;
  readonly tempatTinggal?: "Ayah" | "Ibu" | "Wali" | "Saudara/Kerabat" | "Asrama Madrasah" | "Kontrak/Kost" | "Asrama Pesantren" | "Panti Asuhan" | "Rumah Singgah" | "Lainnya" | null;
  readonly jarak?: "<5 km" | "5-10 km" | "11-20 km" | "21-30 km" | ">30 km" | null;
  readonly transportasi?: "Jalan kaki" | "Sepeda" | "Sepeda motor" | "Mobil pribadi" | "Antar jemput sekolah" | "Angkutan umum" | "Perahu" | "Lainnya" | null;
  readonly waktuTempuh?: "1-10 menit" | "10-19 menit" | "20-29 menit" | "30-39 menit" | "1-2 jam" | ">2 jam" | null;
  readonly noKk?: string | null;
  readonly kepalaKeluarga?: string | null;
  readonly noTeleponOrtu?: string | null;
  readonly namaAyah?: string | null;
  readonly statusAyah?: "Masih Hidup" | "Sudah Meninggal" | "Tidak Diketahui" | null;
  readonly kewarganegaraanAyah?: "Indonesia" | "asing" | null;
  readonly nikAyah?: string | null;
  readonly kitasAyah?: string | null;
  readonly tanggalLahirAyah?: string | null;
  readonly pendidikanAyah?: "SD" | "SMP" | "SMA/sederajat" | "D1" | "D2" | "D3" | "D4/S1" | "S2" | "S3" | "Tidak Sekolah" | "Lainnya" | null;
  readonly pekerjaanAyah?: string | null;
  readonly penghasilanAyah?: "<800.000" | "800.000-1,2 juta" | "1,2-1,8 juta" | "1,8-2,5 juta" | "2,5-3,5 juta" | "3,5-4,8 juta" | "4,8-6,5 juta" | "6,5-10 juta" | "10-20 juta" | ">20 juta" | null;
  readonly tanpaHpAyah?: boolean;
  readonly noTeleponAyah?: string | null;
  readonly namaIbu?: string | null;
  readonly statusIbu?: "Masih Hidup" | "Sudah Meninggal" | "Tidak Diketahui" | null;
  readonly kewarganegaraanIbu?: "Indonesia" | "asing" | null;
  readonly nikIbu?: string | null;
  readonly kitasIbu?: string | null;
  readonly tanggalLahirIbu?: string | null;
  readonly pendidikanIbu?: "SD" | "SMP" | "SMA/sederajat" | "D1" | "D2" | "D3" | "D4/S1" | "S2" | "S3" | "Tidak Sekolah" | "Lainnya" | null;
  readonly pekerjaanIbu?: string | null;
  readonly penghasilanIbu?: "<800.000" | "800.000-1,2 juta" | "1,2-1,8 juta" | "1,8-2,5 juta" | "2,5-3,5 juta" | "3,5-4,8 juta" | "4,8-6,5 juta" | "6,5-10 juta" | "10-20 juta" | ">20 juta" | null;
  readonly tanpaHpIbu?: boolean;
  readonly noTeleponIbu?: string | null;
  readonly namaWali?: string | null;
  readonly hubunganWali?: string | null;
  readonly kewarganegaraanWali?: "Indonesia" | "asing" | null;
  readonly nikWali?: string | null;
  readonly kitasWali?: string | null;
  readonly tanggalLahirWali?: string | null;
  readonly pendidikanWali?: "SD" | "SMP" | "SMA/sederajat" | "D1" | "D2" | "D3" | "D4/S1" | "S2" | "S3" | "Tidak Sekolah" | "Lainnya" | null;
  readonly pekerjaanWali?: string | null;
  readonly penghasilanWali?: "<800.000" | "800.000-1,2 juta" | "1,2-1,8 juta" | "1,8-2,5 juta" | "2,5-3,5 juta" | "3,5-4,8 juta" | "4,8-6,5 juta" | "6,5-10 juta" | "10-20 juta" | ">20 juta" | null;
  readonly tanpaHpWali?: boolean;
  readonly noTeleponWali?: string | null;
};

export type GetMutasiSiswaRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly siswaId?: string;
  readonly jenis?: "masuk" | "keluar";
  readonly tanggal?: string;
  readonly sekolah?: string;
  readonly npsn?: string | null;
  readonly kelasId?: string | null;
  readonly alasan?: string | null;
  readonly nomorSurat?: string;
  readonly tanggalSurat?: string;
  readonly suratId?: string | null;
};

export type GetKodeWilayahRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly kode?: string;
  readonly nama?: string;
  readonly keadaan?: "berlaku" | "lama" | null;
  readonly lengkap?: "satu" | "kecamatan" | null;
  readonly sumber?: string | null;
  readonly awalKodePos?: string | null;
};

export type GetKelasRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly tingkat?: "X" | "XI" | "XII";
  readonly tahunAjaran?: string;
  readonly jurusan?: "ipa" | "ips" | "bahasa" | "agama" | null;
  readonly waliId?: string | null;
  readonly ruang?: string | null;
  readonly kapasitas?: number | null;
};

export type GetMataPelajaranRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly kode?: string;
  readonly kelompok?: "agama" | "umum" | "pilihan" | "muatan-lokal";
  readonly jamPelajaran?: number | null;
  readonly aktif?: boolean;
};

export type GetTahunAjaranRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly mulai?: string;
  readonly selesai?: string;
};

export type GetSemesterRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly tahunAjaranId?: string;
  readonly jenis?: "ganjil" | "genap";
  readonly mulai?: string;
  readonly selesai?: string;
};

export type GetHariKhususRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly jenis?: "libur" | "setengah-hari" | "ramadan" | "kegiatan";
  readonly mulai?: string;
  readonly selesai?: string;
  readonly untuk?: "semua" | "siswa" | "pegawai";
  readonly jamMasuk?: string | null;
  readonly jamPulang?: string | null;
};

export type GetJamPelajaranRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly hari?: "1" | "2" | "3" | "4" | "5" | "6";
  readonly jamKe?: number;
  readonly mulai?: string;
  readonly selesai?: string;
};

export type GetPengampuRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly jp?: number;
  readonly mataPelajaranId?: string;
  readonly kelasId?: string;
  readonly pegawaiId?: string;
  readonly semesterId?: string;
};

export type GetPrestasiRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly peraih?: string;
  readonly siswaId?: string | null;
  readonly bidang?: "akademik" | "keagamaan" | "sains" | "teknologi" | "karya-ilmiah" | "bahasa-asing" | "olahraga" | "kesenian" | "pramuka" | "lainnya";
  readonly tingkat?: "kota" | "provinsi" | "nasional" | "internasional" | "lainnya";
  readonly peringkat?: "juara-1" | "juara-2" | "juara-3" | "harapan-1" | "harapan-2" | "harapan-3" | "favorit" | "peserta";
  readonly kategori?: "individu" | "kelompok";
  readonly penyelenggara?: string | null;
  readonly tanggal?: string;
  readonly publikasi?: "inisial" | "nama" | "tidak";
  readonly buktiId?: string | null;
};

export type GetAlumniRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly nisn?: string | null;
  readonly tanggalLahir?: string | null;
  readonly jenisKelamin?: "laki-laki" | "perempuan" | null;
  readonly tahunLulus?: number;
  readonly jurusan?: "ipa" | "ips" | "bahasa" | "agama" | null;
  readonly kegiatan?: "kuliah" | "bekerja" | "wirausaha" | "kuliah-bekerja" | "mencari-kerja" | "lainnya" | null;
  readonly instansi?: string | null;
  readonly bidang?: string | null;
  readonly kota?: string | null;
  readonly alamat?: string | null;
  readonly noTelepon?: string | null;
  readonly email?: string | null;
};

export type GetInfografisRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly judul?: string;
  readonly gambarId?: string;
  readonly tanggal?: string;
  readonly keterangan?: string | null;
  readonly sumber?: string | null;
  readonly tampilDiSitus?: boolean;
};

export type GetFolderBerkasRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly keterangan?: string | null;
  readonly untukKepala?: boolean;
  readonly untukHumas?: boolean;
  readonly untukPanitiaPpdb?: boolean;
  readonly untukGuru?: boolean;
  readonly untukWaliKelas?: boolean;
  readonly untukPegawai?: boolean;
};

export type GetBerkasUmumRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly nama?: string;
  readonly folderId?: string;
  readonly berkasId?: string;
  readonly keterangan?: string | null;
};

export type GetInformasiPublikRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly judul?: string;
  readonly kategori?: "berkala" | "serta-merta" | "setiap-saat" | "dikecualikan";
  readonly tanggal?: string;
  readonly ringkasan?: string | null;
  readonly penanggungJawab?: string | null;
  readonly berkasId?: string | null;
  readonly tautan?: string | null;
  readonly tampilDiSitus?: boolean;
};

export type GetTautanLayananRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly elearning?: string | null;
  readonly rapor?: string | null;
  readonly cuti?: string | null;
  readonly disposisi?: string | null;
  readonly ptsp?: string | null;
  readonly keagamaan?: string | null;
  readonly situs?: string;
};

export type GetKetidakhadiranRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly pegawaiId?: string;
  readonly jenis?: "dinas-luar" | "cuti" | "sakit" | "izin";
  readonly mulai?: string;
  readonly selesai?: string;
  readonly alasan?: string;
  readonly nomorSurat?: string | null;
};

export type GetAturanAbsensiRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly batasMasuk?: string;
  readonly tutupHari?: string;
  readonly batasCatat?: string;
  readonly hariTanpaKabar?: number;
  readonly kaliTerlambat?: number;
};

export type GetBeritaRow = {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly name?: string;
  readonly desc?: string | null;
  readonly content?: string;
  readonly gambarId?: string | null;
  readonly keteranganGambar?: string | null;
  readonly kategoriId?: string | null;
  readonly tanggal?: string;
  readonly author?: string | null;
  readonly seri?: string | null;
  readonly tags?: string | null;
};

export type PostImporPeriodePpdbPengaturan = {
  readonly kolom?: Readonly<Record<string, string>>;
  readonly aturan?: Readonly<Record<string, "daftar" | "kosongkan" | "portal" | "isi">>;
  readonly nilai?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly perbaikan?: Readonly<Record<string, readonly ("spasi" | "angka" | "kosong" | "tanggal" | "digit" | "nol" | "telepon" | "pilihan" | "kapital")[]>>;
  readonly tanggal?: Readonly<Record<string, "dmy" | "mdy">>;
  readonly keputusan?: Readonly<Record<string, string>>;
};

export type PostImporPeriodePpdbBaris = {
  readonly tahunAjaran?: string | null;
  readonly buka?: string | null;
  readonly tutup?: string | null;
  readonly kuota?: number | null;
  readonly pengumuman?: string | null;
  readonly daftarUlangMulai?: string | null;
  readonly daftarUlangSelesai?: string | null;
  readonly lengkapiSampai?: string | null;
  readonly ambilSampai?: string | null;
  readonly ambilHari?: number | null;
  readonly usiaMaksimal?: number | null;
  readonly usiaPer?: string | null;
  readonly afirmasiPersen?: number | null;
  readonly biaya?: number | null;
  readonly simpanBulan?: number | null;
  readonly susulanHari?: number | null;
  readonly tanyaUn?: boolean | null;
  readonly tanyaJurusan?: boolean | null;
  readonly draf?: boolean | null;
  readonly tanpaLembar?: boolean | null;
};

export type PostImporPeriodePpdbBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporPeriodePpdbBaris[];
};

export type PostImporPeriodePpdbTemuan = {
  readonly baris: number;
  readonly isian: string | null;
  readonly kolom: string;
  readonly tertulis: string;
  readonly kode: "required" | "invalid" | "unknown-column" | "unknown-reference" | "conflict" | "row" | "doubtful";
  readonly kalimat: string;
};

export type PostImporPeriodePpdbRingkasan = {
  readonly baru: number;
  readonly berubah: number;
  readonly sama: number;
  readonly bentrok: number;
  readonly ragu: number;
  readonly salah: number;
};

export type PostImporPeriodePpdbTertahan = {
  readonly baris: number;
  readonly keadaan: "bentrok" | "ragu";
  readonly kalimat: string;
  readonly calon: readonly { readonly id: string; readonly nama: string }[];
  readonly isian: readonly string[];
};

export type PostImporPeriodePpdbPerbaikan = {
  readonly isian: string;
  readonly kode: "spasi" | "angka" | "kosong" | "tanggal" | "digit" | "nol" | "telepon" | "pilihan" | "kapital";
  readonly kalimat: string;
  readonly jumlah: number;
  readonly dipakai: boolean;
  readonly contoh: readonly { readonly dari: string; readonly menjadi: string }[];
};

export type PostImporPeriodePpdbAnswer = {
  readonly id: string | null;
  readonly siap: boolean;
  readonly berkas: string;
  readonly jumlah: number;
  readonly temuan: readonly PostImporPeriodePpdbTemuan[];
  readonly ringkasan: PostImporPeriodePpdbRingkasan;
  readonly akibat: readonly string[];
  readonly lebih: boolean;
  readonly tertahan: readonly PostImporPeriodePpdbTertahan[];
  readonly perbaikan: readonly PostImporPeriodePpdbPerbaikan[];
};

export type PostImporPeriodePpdbByIdAnswer = {
  readonly id: string;
  readonly keadaan: "siap" | "ditolak" | "antre" | "berjalan" | "selesai" | "gagal" | "diurungkan";
  readonly berkas: string;
  readonly jumlah: number;
  readonly tertinggal: number;
  readonly sebab: string | null;
  readonly temuan: readonly PostImporPeriodePpdbTemuan[];
};

export type DeleteImporPeriodePpdbByIdTertinggal = {
  readonly id: string;
  readonly nama: string;
  readonly oleh: string;
  readonly pada: string;
};

export type DeleteImporPeriodePpdbByIdAnswer = {
  readonly selesai: boolean;
  readonly diurungkan: number;
  readonly dikembalikan: number;
  readonly tertinggal: readonly DeleteImporPeriodePpdbByIdTertinggal[];
};

export type PostImporGelombangPpdbBaris = {
  readonly nama?: string | null;
  readonly periodeId?: string | null;
  readonly buka?: string | null;
  readonly bukaPukul?: string | null;
  readonly tutup?: string | null;
  readonly tutupPukul?: string | null;
  readonly tanpaLembar?: boolean | null;
};

export type PostImporGelombangPpdbBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporGelombangPpdbBaris[];
};

export type PostImporJalurPpdbBaris = {
  readonly jenis?: "reguler" | "prestasi-akademik" | "prestasi-non-akademik" | "tahfidz" | "afirmasi" | "asrama" | "mutasi" | null;
  readonly gelombangId?: string | null;
  readonly buka?: string | null;
  readonly bukaPukul?: string | null;
  readonly tutup?: string | null;
  readonly tutupPukul?: string | null;
  readonly kuota?: number | null;
  readonly kuotaIpa?: number | null;
  readonly kuotaIps?: number | null;
  readonly kuotaBahasa?: number | null;
  readonly kuotaAgama?: number | null;
  readonly syarat?: string | null;
  readonly dokumen?: string | null;
  readonly bobotRapor?: number | null;
  readonly bobotTes?: number | null;
  readonly bobotBtq?: number | null;
  readonly bobotTahfidz?: number | null;
  readonly bobotWawancara?: number | null;
  readonly bobotPrestasi?: number | null;
  readonly seri1?: "rapor" | "tes" | "btq" | "tahfidz" | "wawancara" | "prestasi" | "usia" | "waktu" | null;
  readonly seri2?: "rapor" | "tes" | "btq" | "tahfidz" | "wawancara" | "prestasi" | "usia" | "waktu" | null;
  readonly seri3?: "rapor" | "tes" | "btq" | "tahfidz" | "wawancara" | "prestasi" | "usia" | "waktu" | null;
  readonly mapelRapor?: string | null;
  readonly toleransiTes?: number | null;
  readonly toleransiBtq?: number | null;
  readonly toleransiTahfidz?: number | null;
  readonly toleransiWawancara?: number | null;
  readonly toleransiPrestasi?: number | null;
  readonly cadangan?: number | null;
  readonly tanpaLembar?: boolean | null;
};

export type PostImporJalurPpdbBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporJalurPpdbBaris[];
};

export type PostImporPertanyaanPpdbBaris = {
  readonly pertanyaan?: string | null;
  readonly periodeId?: string | null;
  readonly jalur?: "reguler" | "prestasi-akademik" | "prestasi-non-akademik" | "tahfidz" | "afirmasi" | "asrama" | "mutasi" | null;
  readonly petunjuk?: string | null;
  readonly wajib?: boolean | null;
  readonly nomorUrut?: number | null;
  readonly bentuk?: "pendek" | "panjang" | "angka" | "tanggal" | "pilihan" | "ya-tidak" | null;
  readonly pilihan?: string | null;
  readonly palingKecil?: number | null;
  readonly palingBesar?: number | null;
  readonly huruf?: number | null;
  readonly golongan?: "pribadi" | "rahasia" | null;
  readonly kode?: string | null;
  readonly berhenti?: boolean | null;
};

export type PostImporPertanyaanPpdbBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporPertanyaanPpdbBaris[];
};

export type PostImporUjianPpdbBaris = {
  readonly nama?: string | null;
  readonly gelombangId?: string | null;
  readonly komponen?: "tes" | "btq" | "tahfidz" | "wawancara" | null;
  readonly jalur?: "reguler" | "prestasi-akademik" | "prestasi-non-akademik" | "tahfidz" | "afirmasi" | "asrama" | "mutasi" | null;
  readonly tempat?: string | null;
  readonly bawa?: string | null;
  readonly tataTertib?: string | null;
};

export type PostImporUjianPpdbBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporUjianPpdbBaris[];
};

export type PostImporSesiUjianBaris = {
  readonly nama?: string | null;
  readonly ujianId?: string | null;
  readonly tanggal?: string | null;
  readonly mulai?: string | null;
  readonly selesai?: string | null;
};

export type PostImporSesiUjianBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporSesiUjianBaris[];
};

export type PostImporRuangUjianBaris = {
  readonly nama?: string | null;
  readonly ujianId?: string | null;
  readonly kapasitas?: number | null;
  readonly letak?: string | null;
  readonly lantaiDasar?: boolean | null;
};

export type PostImporRuangUjianBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporRuangUjianBaris[];
};

export type PostImporDaftarSuratBaris = {
  readonly nomorSurat?: string | null;
  readonly perihal?: string | null;
  readonly tanggal?: string | null;
  readonly tujuan?: string | null;
  readonly status?: "draf" | "menunggu" | "terkirim" | "arsip" | "dicabut" | "batal" | null;
  readonly jenisId?: string | null;
  readonly klasifikasiId?: string | null;
  readonly keamanan?: "B" | "T" | "R" | "SR" | null;
  readonly sifat?: "biasa" | "segera" | "sangat-segera" | null;
  readonly unit?: "Tata Usaha" | "Kepegawaian" | "Keuangan" | "Kurikulum" | "Kesiswaan" | "Sarana Prasarana" | "Humas" | "Bimbingan Konseling" | "Perpustakaan" | "Laboratorium" | "Panitia PPDB" | null;
  readonly lampiran?: string | null;
  readonly keterangan?: string | null;
};

export type PostImporDaftarSuratBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporDaftarSuratBaris[];
};

export type PostImporSuratMasukBaris = {
  readonly nomorSurat?: string | null;
  readonly asalSurat?: string | null;
  readonly tanggalTerima?: string | null;
  readonly perihal?: string | null;
  readonly tanggalSurat?: string | null;
  readonly status?: "baru" | "diproses" | "selesai" | "arsip" | null;
  readonly klasifikasiId?: string | null;
  readonly keamanan?: "B" | "T" | "R" | "SR" | null;
  readonly sifat?: "biasa" | "segera" | "sangat-segera" | null;
  readonly unit?: "Tata Usaha" | "Kepegawaian" | "Keuangan" | "Kurikulum" | "Kesiswaan" | "Sarana Prasarana" | "Humas" | "Bimbingan Konseling" | "Perpustakaan" | "Laboratorium" | "Panitia PPDB" | null;
  readonly lampiran?: string | null;
  readonly keterangan?: string | null;
  readonly nomorAgenda?: number | null;
};

export type PostImporSuratMasukBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporSuratMasukBaris[];
};

export type PostImporEkspedisiBaris = {
  readonly tanggalKirim?: string | null;
  readonly nomorSurat?: string | null;
  readonly perihal?: string | null;
  readonly penerima?: string | null;
  readonly cara?: "diantar" | "pos" | "diambil" | "pesan" | "surel" | null;
  readonly alamat?: string | null;
  readonly pembawa?: string | null;
  readonly nomorResi?: string | null;
  readonly status?: "dikirim" | "diterima" | "kembali" | null;
  readonly tanggalDiterima?: string | null;
  readonly diterimaOleh?: string | null;
  readonly keterangan?: string | null;
};

export type PostImporEkspedisiBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporEkspedisiBaris[];
};

export type PostImporKlasifikasiSuratBaris = {
  readonly kode?: string | null;
  readonly nama?: string | null;
  readonly aktif?: boolean | null;
};

export type PostImporKlasifikasiSuratBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporKlasifikasiSuratBaris[];
};

export type PostImporJadwalRetensiBaris = {
  readonly kode?: string | null;
  readonly jenisArsip?: string | null;
  readonly aktif?: number | null;
  readonly inaktif?: number | null;
  readonly nasib?: "musnah" | "permanen" | "dinilai-kembali" | null;
  readonly berlakuMulai?: string | null;
  readonly berlakuSampai?: string | null;
  readonly sumber?: string | null;
  readonly keterangan?: string | null;
};

export type PostImporJadwalRetensiBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporJadwalRetensiBaris[];
};

export type PostImporBukuNomorBaris = {
  readonly nama?: string | null;
  readonly kodeJabatan?: string | null;
  readonly tahunAwal?: number | null;
  readonly nomorAwal?: number | null;
  readonly batasMundur?: number | null;
  readonly aktif?: boolean | null;
};

export type PostImporBukuNomorBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporBukuNomorBaris[];
};

export type PostImporJenisNaskahBaris = {
  readonly nama?: string | null;
  readonly kode?: string | null;
  readonly bukuId?: string | null;
  readonly pola?: string | null;
  readonly lebar?: number | null;
  readonly bentuk?: "biasa" | "keputusan" | "nota-dinas" | "pengantar" | null;
  readonly beralamat?: boolean | null;
  readonly aktif?: boolean | null;
};

export type PostImporJenisNaskahBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporJenisNaskahBaris[];
};

export type PostImporTemplateSuratBaris = {
  readonly nama?: string | null;
  readonly untuk?: "umum" | "pegawai" | "siswa" | null;
  readonly jenisId?: string | null;
  readonly klasifikasiId?: string | null;
  readonly judul?: string | null;
  readonly perihal?: string | null;
  readonly isi?: string | null;
  readonly aktif?: boolean | null;
};

export type PostImporTemplateSuratBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporTemplateSuratBaris[];
};

export type PostImporRantaiParafBaris = {
  readonly jenisId?: string | null;
  readonly pengonsep?: boolean | null;
  readonly parafPertama?: "kaur-tu" | "wakamad-kurikulum" | "wakamad-kesiswaan" | "wakamad-sarpras" | "wakamad-humas" | "bendahara" | "kepala-perpustakaan" | "kepala-lab" | "pembina" | null;
  readonly parafKedua?: "kaur-tu" | "wakamad-kurikulum" | "wakamad-kesiswaan" | "wakamad-sarpras" | "wakamad-humas" | "bendahara" | "kepala-perpustakaan" | "kepala-lab" | "pembina" | null;
  readonly parafKetiga?: "kaur-tu" | "wakamad-kurikulum" | "wakamad-kesiswaan" | "wakamad-sarpras" | "wakamad-humas" | "bendahara" | "kepala-perpustakaan" | "kepala-lab" | "pembina" | null;
  readonly parafKeempat?: "kaur-tu" | "wakamad-kurikulum" | "wakamad-kesiswaan" | "wakamad-sarpras" | "wakamad-humas" | "bendahara" | "kepala-perpustakaan" | "kepala-lab" | "pembina" | null;
  readonly tandaTangan?: "kepala" | "kaur-tu" | "wakamad-kurikulum" | "wakamad-kesiswaan" | "wakamad-sarpras" | "wakamad-humas" | null;
  readonly mulai?: string | null;
  readonly sampai?: string | null;
  readonly dasar?: string | null;
};

export type PostImporRantaiParafBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporRantaiParafBaris[];
};

export type PostImporDataBannerBaris = {
  readonly namaKegiatan?: string | null;
  readonly tanggalKegiatan?: string | null;
  readonly deskripsi?: string | null;
  readonly gambarId?: string | null;
  readonly tautan?: string | null;
};

export type PostImporDataBannerBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporDataBannerBaris[];
};

export type PostImporKeteranganBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly ({ readonly label?: string | null; readonly nilai?: string | null })[];
};

export type PostImporJadwalKerjaBaris = {
  readonly hari?: "1" | "2" | "3" | "4" | "5" | "6" | "7" | null;
  readonly masuk?: string | null;
  readonly pulang?: string | null;
};

export type PostImporJadwalKerjaBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporJadwalKerjaBaris[];
};

export type PostImporPenghitungBaris = {
  readonly nama?: string | null;
  readonly jumlah?: number | null;
  readonly sumber?: "guru" | "tenaga-kependidikan" | "peserta-didik" | null;
};

export type PostImporPenghitungBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporPenghitungBaris[];
};

export type PostImporProgramUnggulanBaris = {
  readonly judul?: string | null;
  readonly deskripsi?: string | null;
  readonly gambarId?: string | null;
  readonly tautan?: string | null;
};

export type PostImporProgramUnggulanBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporProgramUnggulanBaris[];
};

export type PostImporKategoriBeritaBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly ({ readonly name?: string | null })[];
};

export type PostImporAlbumBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly ({ readonly judul?: string | null; readonly deskripsi?: string | null })[];
};

export type PostImporFotoBaris = {
  readonly gambarId?: string | null;
  readonly albumId?: string | null;
  readonly keterangan?: string | null;
};

export type PostImporFotoBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporFotoBaris[];
};

export type PostImporVideoBaris = {
  readonly name?: string | null;
  readonly urlVideo?: string | null;
  readonly kategoriId?: string | null;
  readonly gambarId?: string | null;
};

export type PostImporVideoBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporVideoBaris[];
};

export type PostImporSejarahBaris = {
  readonly tahun?: string | null;
  readonly judul?: string | null;
  readonly isi?: string | null;
};

export type PostImporSejarahBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporSejarahBaris[];
};

export type PostImporKepalaMadrasahBaris = {
  readonly nama?: string | null;
  readonly periode?: string | null;
  readonly sekarang?: boolean | null;
  readonly fotoId?: string | null;
};

export type PostImporKepalaMadrasahBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporKepalaMadrasahBaris[];
};

export type PostImporMisiBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly ({ readonly isi?: string | null })[];
};

export type PostImporTujuanBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly ({ readonly isi?: string | null })[];
};

export type PostImporPrestasiKamiBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly ({ readonly judul?: string | null; readonly isi?: string | null })[];
};

export type PostImporFigurPublikBaris = {
  readonly kelompok?: "pegawai" | "peserta-didik" | "akreditasi" | "sarana" | null;
  readonly nama?: string | null;
  readonly lakiLaki?: number | null;
  readonly perempuan?: number | null;
  readonly nilai?: string | null;
};

export type PostImporFigurPublikBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporFigurPublikBaris[];
};

export type PostImporBagianHalamanBaris = {
  readonly judul?: string | null;
  readonly halaman?: "profil" | "bidang" | "tata-usaha" | "ppdb" | "absensi" | "berita" | "galeri" | "pengumuman" | "agenda" | "infografis" | "informasi-publik" | "prestasi" | "guru-dan-staf" | "alumni" | "hubungi" | null;
  readonly tab?: "pembuka" | "sejarah" | "visi-misi" | "struktur" | "data" | "akademik" | "kesiswaan" | "humas" | "sarpras" | "asrama" | "overview" | "services" | "procedures" | "contact" | "keunggulan" | "pengantar" | "program" | "ajakan" | "jam-layanan" | "tanya-jawab" | "siapkan" | "catatan" | null;
  readonly bentuk?: "teks" | "kartu" | "langkah" | null;
  readonly isi?: string | null;
  readonly gambarId?: string | null;
};

export type PostImporBagianHalamanBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporBagianHalamanBaris[];
};

export type PostImporTautanTerkaitBaris = {
  readonly label?: string | null;
  readonly alamat?: string | null;
  readonly keterangan?: string | null;
};

export type PostImporTautanTerkaitBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporTautanTerkaitBaris[];
};

export type PostImporTautanNavigasiBaris = {
  readonly letak?: "utama" | "menu" | "kaki" | null;
  readonly label?: string | null;
  readonly alamat?: string | null;
};

export type PostImporTautanNavigasiBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporTautanNavigasiBaris[];
};

export type PostImporPengumumanBaris = {
  readonly judul?: string | null;
  readonly tanggal?: string | null;
  readonly sampai?: string | null;
  readonly isi?: string | null;
  readonly tampilDiSitus?: boolean | null;
};

export type PostImporPengumumanBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporPengumumanBaris[];
};

export type PostImporAgendaBaris = {
  readonly judul?: string | null;
  readonly mulai?: string | null;
  readonly selesai?: string | null;
  readonly jamMulai?: string | null;
  readonly jamSelesai?: string | null;
  readonly tempat?: string | null;
  readonly deskripsi?: string | null;
  readonly tampilDiSitus?: boolean | null;
};

export type PostImporAgendaBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporAgendaBaris[];
};

export type PostImporPegawaiBaris = {
  readonly nama?: string | null;
  readonly nip?: string | null;
  readonly jenis?: "guru" | "tenaga-kependidikan" | null;
  readonly status?: "pns" | "cpns" | "pppk" | "pppk-paruh-waktu" | "honorer" | null;
  readonly tempatLahir?: string | null;
  readonly tanggalLahir?: string | null;
  readonly jenisKelamin?: "Wanita" | "Pria" | null;
  readonly agama?: "ISLAM" | "KRISTEN" | "KATOLIK" | "HINDU" | "BUDDHA" | "KHONGHUCU" | null;
  readonly alamat?: string | null;
  readonly noTelepon?: string | null;
  readonly email?: string | null;
  readonly nik?: string | null;
  readonly nuptk?: string | null;
  readonly jabatan?: string | null;
  readonly pangkat?: "I/a" | "I/b" | "I/c" | "I/d" | "II/a" | "II/b" | "II/c" | "II/d" | "III/a" | "III/b" | "III/c" | "III/d" | "IV/a" | "IV/b" | "IV/c" | "IV/d" | "IV/e" | "PPPK-I" | "PPPK-II" | "PPPK-III" | "PPPK-IV" | "PPPK-V" | "PPPK-VI" | "PPPK-VII" | "PPPK-VIII" | "PPPK-IX" | "PPPK-X" | "PPPK-XI" | "PPPK-XII" | "PPPK-XIII" | "PPPK-XIV" | "PPPK-XV" | "PPPK-XVI" | "PPPK-XVII" | null;
  readonly tmtPangkat?: string | null;
  readonly tmt?: string | null;
  readonly pendidikan?: "SD" | "SMP" | "SMA" | "D1" | "D2" | "D3" | "S1" | "S2" | "S3" | null;
  readonly tugasTambahan?: string | null;
  readonly unitKerja?: "MAN1PALU" | null;
  readonly subUnit?: string | null;
  readonly aktif?: boolean | null;
  readonly akunId?: string | null;
};

export type PostImporPegawaiBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporPegawaiBaris[];
};

export type PostImporOrangTuaBaris = {
  readonly nama?: string | null;
  readonly tempatLahir?: string | null;
  readonly tanggalLahir?: string | null;
  readonly alamat?: string | null;
  readonly pegawaiId?: string | null;
};

export type PostImporOrangTuaBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporOrangTuaBaris[];
};

export type PostImporPasanganBaris = {
  readonly nama?: string | null;
  readonly tanggalMenikah?: string | null;
  readonly pekerjaan?: string | null;
  readonly pegawaiId?: string | null;
};

export type PostImporPasanganBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporPasanganBaris[];
};

export type PostImporAnakBaris = {
  readonly nama?: string | null;
  readonly tempatLahir?: string | null;
  readonly tanggalLahir?: string | null;
  readonly status?: "kandung" | "tiri" | "angkat" | null;
  readonly pegawaiId?: string | null;
};

export type PostImporAnakBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporAnakBaris[];
};

export type PostImporPendidikanBaris = {
  readonly tingkat?: "SD" | "SMP" | "SMA" | "D1" | "D2" | "D3" | "S1" | "S2" | "S3" | null;
  readonly jurusan?: string | null;
  readonly namaPendidikan?: string | null;
  readonly nomorIjazah?: string | null;
  readonly tanggalIjazah?: string | null;
  readonly pejabatIjazah?: string | null;
  readonly keterangan?: string | null;
  readonly pegawaiId?: string | null;
};

export type PostImporPendidikanBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporPendidikanBaris[];
};

export type PostImporKepangkatanBaris = {
  readonly pangkat?: "I/a" | "I/b" | "I/c" | "I/d" | "II/a" | "II/b" | "II/c" | "II/d" | "III/a" | "III/b" | "III/c" | "III/d" | "IV/a" | "IV/b" | "IV/c" | "IV/d" | "IV/e" | "PPPK-I" | "PPPK-II" | "PPPK-III" | "PPPK-IV" | "PPPK-V" | "PPPK-VI" | "PPPK-VII" | "PPPK-VIII" | "PPPK-IX" | "PPPK-X" | "PPPK-XI" | "PPPK-XII" | "PPPK-XIII" | "PPPK-XIV" | "PPPK-XV" | "PPPK-XVI" | "PPPK-XVII" | null;
  readonly jenis?: "pangkat" | "gaji-berkala" | null;
  readonly tmt?: string | null;
  readonly nomorSk?: string | null;
  readonly tanggalSk?: string | null;
  readonly keterangan?: string | null;
  readonly pegawaiId?: string | null;
};

export type PostImporKepangkatanBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporKepangkatanBaris[];
};

export type PostImporJabatanBaris = {
  readonly nama?: string | null;
  readonly nomorSk?: string | null;
  readonly tanggalSk?: string | null;
  readonly tmt?: string | null;
  readonly keterangan?: string | null;
  readonly pegawaiId?: string | null;
};

export type PostImporJabatanBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporJabatanBaris[];
};

export type PostImporPelatihanBaris = {
  readonly nama?: string | null;
  readonly penyelenggara?: string | null;
  readonly tempat?: string | null;
  readonly mulai?: string | null;
  readonly selesai?: string | null;
  readonly jam?: number | null;
  readonly nomorSertifikat?: string | null;
  readonly keterangan?: string | null;
  readonly pegawaiId?: string | null;
};

export type PostImporPelatihanBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporPelatihanBaris[];
};

export type PostImporPenghargaanBaris = {
  readonly nama?: string | null;
  readonly satyalancana?: "10" | "20" | "30" | null;
  readonly pemberi?: string | null;
  readonly nomorSk?: string | null;
  readonly tanggal?: string | null;
  readonly keterangan?: string | null;
  readonly pegawaiId?: string | null;
};

export type PostImporPenghargaanBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporPenghargaanBaris[];
};

export type PostImporAturanKarierBaris = {
  readonly perihal?: "kgb" | "kgb-pppk" | "pangkat" | "satyalancana-10" | "satyalancana-20" | "satyalancana-30" | "pensiun-pelaksana" | "pensiun-ahli-muda" | "pensiun-guru" | "pensiun-ahli-madya" | "pensiun-ahli-utama" | null;
  readonly tahun?: number | null;
  readonly berlakuMulai?: string | null;
  readonly dasar?: string | null;
  readonly keterangan?: string | null;
};

export type PostImporAturanKarierBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporAturanKarierBaris[];
};

export type PostImporPemangkuJabatanBaris = {
  readonly pegawaiId?: string | null;
  readonly jabatan?: "kepala" | "kaur-tu" | "wakamad-kurikulum" | "wakamad-kesiswaan" | "wakamad-sarpras" | "wakamad-humas" | "bendahara" | "kepala-perpustakaan" | "kepala-lab" | "pembina" | "guru-piket" | null;
  readonly bidang?: string | null;
  readonly mulai?: string | null;
  readonly sampai?: string | null;
  readonly wakilId?: string | null;
  readonly nomorSk?: string | null;
  readonly keterangan?: string | null;
};

export type PostImporPemangkuJabatanBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporPemangkuJabatanBaris[];
};

export type PostImporSiswaBaris = {
  readonly nama?: string | null;
  readonly nisn?: string | null;
  readonly nism?: string | null;
  readonly kewarganegaraan?: "Indonesia" | "asing" | null;
  readonly nik?: string | null;
  readonly negara?: string | null;
  readonly kitas?: string | null;
  readonly dicocokkan?: boolean | null;
  readonly kelasId?: string | null;
  readonly status?: "aktif" | "lulus" | "mutasi" | "keluar" | null;
  readonly jenisKelamin?: "laki-laki" | "perempuan" | null;
  readonly tempatLahir?: string | null;
  readonly tanggalLahir?: string | null;
  readonly agama?: "ISLAM" | "KRISTEN" | "KATOLIK" | "HINDU" | "BUDDHA" | "KHONGHUCU" | null;
  readonly anakKe?: number | null;
  readonly jumlahSaudara?: number | null;
  readonly tanpaHp?: boolean | null;
  readonly noTelepon?: string | null;
  readonly email?: string | null;
  readonly hobi?: "Olahraga" | "Kesenian" | "Membaca" | "Menulis" | "Jalan-jalan" | "Lainnya" | null;
  readonly citaCita?: "PNS" | "TNI/Polri" | "Guru/Dosen" | "Dokter" | "Politikus" | "Wiraswasta" | "Seniman/Artis" | "Ilmuwan" | "Agamawan" | "Lainnya" | null;
  readonly asalSekolah?: string | null;
  readonly tanggalMasuk?: string | null;
  readonly praSekolah?: "PAUD" | "TK/RA" | "PAUD dan TK/RA" | "Tidak pernah" | null;
  readonly imunisasi?: string | null;
  readonly pembiaya?: "Orang Tua" | "Wali/Orang Tua Asuh" | "Tanggungan Sendiri" | "Lainnya" | null;
  readonly beasiswa?: string | null;
  readonly kip?: string | null;
  readonly kks?: string | null;
  readonly pkh?: string | null;
  readonly alamat?: string | null;
  readonly rt?: string | null;
  readonly rw?: string | null;
  readonly kelurahan?: string | null;
  readonly kecamatan?: string | null;
  readonly kabupaten?: string | null;
  readonly provinsi?: string | null;
  readonly kodePos?: string | null;
  readonly statusRumah?: "Milik sendiri" | "Rumah orang tua" | "Rumah saudara/kerabat" | "Rumah dinas" | "Sewa/kontrak" | "Lainnya" | null;
  readonly tempatTinggal?: "Ayah" | "Ibu" | "Wali" | "Saudara/Kerabat" | "Asrama Madrasah" | "Kontrak/Kost" | "Asrama Pesantren" | "Panti Asuhan" | "Rumah Singgah" | "Lainnya" | null;
  readonly jarak?: "<5 km" | "5-10 km" | "11-20 km" | "21-30 km" | ">30 km" | null;
  readonly transportasi?: "Jalan kaki" | "Sepeda" | "Sepeda motor" | "Mobil pribadi" | "Antar jemput sekolah" | "Angkutan umum" | "Perahu" | "Lainnya" | null;
  readonly waktuTempuh?: "1-10 menit" | "10-19 menit" | "20-29 menit" | "30-39 menit" | "1-2 jam" | ">2 jam" | null;
  readonly noKk?: string | null;
  readonly kepalaKeluarga?: string | null;
  readonly noTeleponOrtu?: string | null;
  readonly namaAyah?: string | null;
  readonly statusAyah?: "Masih Hidup" | "Sudah Meninggal" | "Tidak Diketahui" | null;
  readonly kewarganegaraanAyah?: "Indonesia" | "asing" | null;
  readonly nikAyah?: string | null;
  readonly kitasAyah?: string | null;
  readonly tanggalLahirAyah?: string | null;
  readonly pendidikanAyah?: "SD" | "SMP" | "SMA/sederajat" | "D1" | "D2" | "D3" | "D4/S1" | "S2" | "S3" | "Tidak Sekolah" | "Lainnya" | null;
  readonly pekerjaanAyah?: string | null;
  readonly penghasilanAyah?: "<800.000" | "800.000-1,2 juta" | "1,2-1,8 juta" | "1,8-2,5 juta" | "2,5-3,5 juta" | "3,5-4,8 juta" | "4,8-6,5 juta" | "6,5-10 juta" | "10-20 juta" | ">20 juta" | null;
  readonly tanpaHpAyah?: boolean | null;
  readonly noTeleponAyah?: string | null;
  readonly namaIbu?: string | null;
  readonly statusIbu?: "Masih Hidup" | "Sudah Meninggal" | "Tidak Diketahui" | null;
  readonly kewarganegaraanIbu?: "Indonesia" | "asing" | null;
  readonly nikIbu?: string | null;
  readonly kitasIbu?: string | null;
  readonly tanggalLahirIbu?: string | null;
  readonly pendidikanIbu?: "SD" | "SMP" | "SMA/sederajat" | "D1" | "D2" | "D3" | "D4/S1" | "S2" | "S3" | "Tidak Sekolah" | "Lainnya" | null;
  readonly pekerjaanIbu?: string | null;
  readonly penghasilanIbu?: "<800.000" | "800.000-1,2 juta" | "1,2-1,8 juta" | "1,8-2,5 juta" | "2,5-3,5 juta" | "3,5-4,8 juta" | "4,8-6,5 juta" | "6,5-10 juta" | "10-20 juta" | ">20 juta" | null;
  readonly tanpaHpIbu?: boolean | null;
  readonly noTeleponIbu?: string | null;
  readonly namaWali?: string | null;
  readonly hubunganWali?: string | null;
  readonly kewarganegaraanWali?: "Indonesia" | "asing" | null;
  readonly nikWali?: string | null;
  readonly kitasWali?: string | null;
  readonly tanggalLahirWali?: string | null;
  readonly pendidikanWali?: "SD" | "SMP" | "SMA/sederajat" | "D1" | "D2" | "D3" | "D4/S1" | "S2" | "S3" | "Tidak Sekolah" | "Lainnya" | null;
  readonly pekerjaanWali?: string | null;
  readonly penghasilanWali?: "<800.000" | "800.000-1,2 juta" | "1,2-1,8 juta" | "1,8-2,5 juta" | "2,5-3,5 juta" | "3,5-4,8 juta" | "4,8-6,5 juta" | "6,5-10 juta" | "10-20 juta" | ">20 juta" | null;
  readonly tanpaHpWali?: boolean | null;
  readonly noTeleponWali?: string | null;
};

export type PostImporSiswaBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporSiswaBaris[];
};

export type PostImporKodeWilayahBaris = {
  readonly kode?: string | null;
  readonly nama?: string | null;
  readonly keadaan?: "berlaku" | "lama" | null;
  readonly lengkap?: "satu" | "kecamatan" | null;
  readonly sumber?: string | null;
  readonly awalKodePos?: string | null;
};

export type PostImporKodeWilayahBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporKodeWilayahBaris[];
};

export type PostImporKelasBaris = {
  readonly nama?: string | null;
  readonly tingkat?: "X" | "XI" | "XII" | null;
  readonly tahunAjaran?: string | null;
  readonly jurusan?: "ipa" | "ips" | "bahasa" | "agama" | null;
  readonly waliId?: string | null;
  readonly ruang?: string | null;
  readonly kapasitas?: number | null;
};

export type PostImporKelasBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporKelasBaris[];
};

export type PostImporMataPelajaranBaris = {
  readonly nama?: string | null;
  readonly kode?: string | null;
  readonly kelompok?: "agama" | "umum" | "pilihan" | "muatan-lokal" | null;
  readonly jamPelajaran?: number | null;
  readonly aktif?: boolean | null;
};

export type PostImporMataPelajaranBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporMataPelajaranBaris[];
};

export type PostImporTahunAjaranBaris = {
  readonly nama?: string | null;
  readonly mulai?: string | null;
  readonly selesai?: string | null;
};

export type PostImporTahunAjaranBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporTahunAjaranBaris[];
};

export type PostImporSemesterBaris = {
  readonly nama?: string | null;
  readonly tahunAjaranId?: string | null;
  readonly jenis?: "ganjil" | "genap" | null;
  readonly mulai?: string | null;
  readonly selesai?: string | null;
};

export type PostImporSemesterBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporSemesterBaris[];
};

export type PostImporHariKhususBaris = {
  readonly nama?: string | null;
  readonly jenis?: "libur" | "setengah-hari" | "ramadan" | "kegiatan" | null;
  readonly mulai?: string | null;
  readonly selesai?: string | null;
  readonly untuk?: "semua" | "siswa" | "pegawai" | null;
  readonly jamMasuk?: string | null;
  readonly jamPulang?: string | null;
};

export type PostImporHariKhususBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporHariKhususBaris[];
};

export type PostImporJamPelajaranBaris = {
  readonly hari?: "1" | "2" | "3" | "4" | "5" | "6" | null;
  readonly jamKe?: number | null;
  readonly mulai?: string | null;
  readonly selesai?: string | null;
};

export type PostImporJamPelajaranBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporJamPelajaranBaris[];
};

export type PostImporPengampuBaris = {
  readonly jp?: number | null;
  readonly mataPelajaranId?: string | null;
  readonly kelasId?: string | null;
  readonly pegawaiId?: string | null;
  readonly semesterId?: string | null;
};

export type PostImporPengampuBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporPengampuBaris[];
};

export type PostImporPrestasiBaris = {
  readonly nama?: string | null;
  readonly peraih?: string | null;
  readonly siswaId?: string | null;
  readonly bidang?: "akademik" | "keagamaan" | "sains" | "teknologi" | "karya-ilmiah" | "bahasa-asing" | "olahraga" | "kesenian" | "pramuka" | "lainnya" | null;
  readonly tingkat?: "kota" | "provinsi" | "nasional" | "internasional" | "lainnya" | null;
  readonly peringkat?: "juara-1" | "juara-2" | "juara-3" | "harapan-1" | "harapan-2" | "harapan-3" | "favorit" | "peserta" | null;
  readonly kategori?: "individu" | "kelompok" | null;
  readonly penyelenggara?: string | null;
  readonly tanggal?: string | null;
  readonly publikasi?: "inisial" | "nama" | "tidak" | null;
};

export type PostImporPrestasiBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporPrestasiBaris[];
};

export type PostImporAlumniBaris = {
  readonly nama?: string | null;
  readonly nisn?: string | null;
  readonly tanggalLahir?: string | null;
  readonly jenisKelamin?: "laki-laki" | "perempuan" | null;
  readonly tahunLulus?: number | null;
  readonly jurusan?: "ipa" | "ips" | "bahasa" | "agama" | null;
  readonly kegiatan?: "kuliah" | "bekerja" | "wirausaha" | "kuliah-bekerja" | "mencari-kerja" | "lainnya" | null;
  readonly instansi?: string | null;
  readonly bidang?: string | null;
  readonly kota?: string | null;
  readonly alamat?: string | null;
  readonly noTelepon?: string | null;
  readonly email?: string | null;
};

export type PostImporAlumniBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporAlumniBaris[];
};

export type PostImporInfografisBaris = {
  readonly judul?: string | null;
  readonly gambarId?: string | null;
  readonly tanggal?: string | null;
  readonly keterangan?: string | null;
  readonly sumber?: string | null;
  readonly tampilDiSitus?: boolean | null;
};

export type PostImporInfografisBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporInfografisBaris[];
};

export type PostImporFolderBerkasBaris = {
  readonly nama?: string | null;
  readonly keterangan?: string | null;
  readonly untukKepala?: boolean | null;
  readonly untukHumas?: boolean | null;
  readonly untukPanitiaPpdb?: boolean | null;
  readonly untukGuru?: boolean | null;
  readonly untukWaliKelas?: boolean | null;
  readonly untukPegawai?: boolean | null;
};

export type PostImporFolderBerkasBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporFolderBerkasBaris[];
};

export type PostImporInformasiPublikBaris = {
  readonly judul?: string | null;
  readonly kategori?: "berkala" | "serta-merta" | "setiap-saat" | "dikecualikan" | null;
  readonly tanggal?: string | null;
  readonly ringkasan?: string | null;
  readonly penanggungJawab?: string | null;
  readonly tautan?: string | null;
  readonly tampilDiSitus?: boolean | null;
};

export type PostImporInformasiPublikBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporInformasiPublikBaris[];
};

export type PostImporKetidakhadiranBaris = {
  readonly pegawaiId?: string | null;
  readonly jenis?: "dinas-luar" | "cuti" | "sakit" | "izin" | null;
  readonly mulai?: string | null;
  readonly selesai?: string | null;
  readonly alasan?: string | null;
  readonly nomorSurat?: string | null;
};

export type PostImporKetidakhadiranBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporKetidakhadiranBaris[];
};

export type PostImporBeritaBaris = {
  readonly name?: string | null;
  readonly desc?: string | null;
  readonly content?: string | null;
  readonly gambarId?: string | null;
  readonly keteranganGambar?: string | null;
  readonly kategoriId?: string | null;
  readonly tanggal?: string | null;
  readonly author?: string | null;
  readonly seri?: string | null;
  readonly tags?: string | null;
};

export type PostImporBeritaBody = {
  readonly nama?: string;
  readonly pengaturan?: PostImporPeriodePpdbPengaturan;
  readonly baris: readonly PostImporBeritaBaris[];
};

/** What each operation is asked with, and what it answers. */
export interface Operations {
  /** Masuk dengan NIP dan password */
  postLoginGuru: { asked: { body: PostLoginGuruBody }; answer: { readonly access_token: string; readonly user: PostLoginGuruUser } };
  /** Keluar: token yang dikirim berakhir */
  deleteLoginGuru: { asked: Readonly<Record<string, never>>; answer: undefined };
  /** Banner kegiatan */
  getBanner: { asked: Readonly<Record<string, never>>; answer: readonly GetBannerRow[] };
  /** Foto galeri */
  getGalleryPhotos: { asked: { query?: { halaman?: number; tampil?: number } }; answer: readonly GetGalleryPhotosRow[] };
  /** Video */
  getVideos: { asked: Readonly<Record<string, never>>; answer: readonly GetVideosRow[] };
  /** Berita yang sudah terbit, terbaru lebih dulu */
  getNews: { asked: { query?: { halaman?: number; tampil?: number } }; answer: readonly GetNewsRow[] };
  /** Kategori berita */
  getCategoryNews: { asked: Readonly<Record<string, never>>; answer: readonly { readonly id: string; readonly name: string }[] };
  /** Dokumen ini */
  getOpenapijson: { asked: Readonly<Record<string, never>>; answer: Readonly<Record<string, unknown>> };
  /** Kirim pendaftaran peserta didik baru */
  postRegisterSiswa: { asked: { body: PostRegisterSiswaBody }; answer: PostRegisterSiswaAnswer };
  /** Daftar pendaftaran */
  getRegisterSiswa: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; jalur?: string; gelombangId?: string; jurusan?: string; jenisKelamin?: string } }; answer: readonly GetRegisterSiswaRow[] };
  /** Pindahkan pendaftaran ke tempat sampah */
  deleteRegisterSiswaById: { asked: { path: { id: string } }; answer: undefined };
  /** Daftar pegawai */
  getPegawai: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; status?: string; jenis?: string; jabatan?: string; pangkat?: string; subUnit?: string; aktif?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetPegawaiRow[] };
  /** Tambah pegawai */
  postPegawai: { asked: { body: FormData }; answer: GetPegawaiRow };
  /** Satu pegawai menurut NIP */
  getPegawaiByNip: { asked: { path: { nip: string } }; answer: GetPegawaiRow };
  /** Ubah pegawai; yang tidak dikirim tetap */
  putPegawaiByNip: { asked: { path: { nip: string }; body: FormData }; answer: GetPegawaiRow };
  /** Apa yang diterbitkan dengan kode ini, dan apakah masih berlaku */
  getVerifikasiByKode: { asked: { path: { kode: string } }; answer: GetVerifikasiByKodeAnswer };
  /** Ambil nomor surat dari deret nomor */
  postNomorSurat: { asked: { body: PostNomorSuratBody }; answer: PostNomorSuratAnswer };
  /** Pustaka gambar */
  getGambar: { asked: { query?: { cari?: string; halaman?: number; sampah?: string } }; answer: readonly GetGambarRow[] };
  /** Tambah gambar */
  postGambar: { asked: { query?: { alt: string; nama?: string }; body: Blob }; answer: GetGambarRow };
  /** Satu gambar */
  getGambarById: { asked: { path: { id: string } }; answer: GetGambarRow };
  /** Pasang klip pada gambar sampulnya */
  postKlipById: { asked: { path: { id: string }; query?: { versi: number }; body: Blob }; answer: GetGambarRow };
  /** Lepas klip dari gambar sampulnya */
  deleteKlipById: { asked: { path: { id: string }; query?: { versi: number } }; answer: GetGambarRow };
  /** Titip berkas untuk sebuah isian */
  postBerkas: { asked: { query?: { nama?: string; jenis: string; akun?: string }; body: Blob }; answer: PostBerkasAnswer };
  /** Catatan satu kelas pada satu hari atau jam pelajaran */
  getAbsensiSiswa: { asked: { query?: { kelas: string; tanggal: string; jadwal?: string } }; answer: { readonly isi: readonly GetAbsensiSiswaIsi[]; readonly riwayat: readonly GetAbsensiSiswaRiwayat[] } };
  /** Kirim pencatatan satu kelas */
  postAbsensiSiswa: { asked: { body: PostAbsensiSiswaBody }; answer: PostAbsensiSiswaAnswer };
  /** Segala yang dibutuhkan sebuah perangkat untuk mencatat tanpa jaringan */
  getAbsensiSiswaBekal: { asked: Readonly<Record<string, never>>; answer: GetAbsensiSiswaBekalAnswer };
  /** Pilih satu dari dua pencatatan yang berbeda */
  postAbsensiSiswaPilih: { asked: { body: PostAbsensiSiswaPilihBody }; answer: undefined };
  /** Bukti sakit atau izin */
  getAbsensiSiswaBuktiById: { asked: { path: { id: string } }; answer: Blob };
  /** Pendaftaran */
  getPendaftaran: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; jalur?: string; gelombangId?: string; jurusan?: string; jenisKelamin?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetPendaftaranRow[] };
  /** Satu pendaftaran */
  getPendaftaranById: { asked: { path: { id: string } }; answer: GetPendaftaranRow };
  /** Periode Pendaftaran */
  getPeriodePpdb: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetPeriodePpdbRow[] };
  /** Satu periode */
  getPeriodePpdbById: { asked: { path: { id: string } }; answer: GetPeriodePpdbRow };
  /** Gelombang Pendaftaran */
  getGelombangPpdb: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; periodeId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetGelombangPpdbRow[] };
  /** Satu gelombang */
  getGelombangPpdbById: { asked: { path: { id: string } }; answer: GetGelombangPpdbRow };
  /** Jalur Pendaftaran */
  getJalurPpdb: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; gelombangId?: string; jenis?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetJalurPpdbRow[] };
  /** Satu jalur */
  getJalurPpdbById: { asked: { path: { id: string } }; answer: GetJalurPpdbRow };
  /** Pertanyaan Tambahan */
  getPertanyaanPpdb: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; periodeId?: string; jalur?: string; bentuk?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetPertanyaanPpdbRow[] };
  /** Satu pertanyaan */
  getPertanyaanPpdbById: { asked: { path: { id: string } }; answer: GetPertanyaanPpdbRow };
  /** Ujian */
  getUjianPpdb: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; gelombangId?: string; komponen?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetUjianPpdbRow[] };
  /** Satu ujian */
  getUjianPpdbById: { asked: { path: { id: string } }; answer: GetUjianPpdbRow };
  /** Sesi Ujian */
  getSesiUjian: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; ujianId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetSesiUjianRow[] };
  /** Satu sesi */
  getSesiUjianById: { asked: { path: { id: string } }; answer: GetSesiUjianRow };
  /** Ruang Ujian */
  getRuangUjian: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; ujianId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetRuangUjianRow[] };
  /** Satu ruang */
  getRuangUjianById: { asked: { path: { id: string } }; answer: GetRuangUjianRow };
  /** Daftar Surat */
  getDaftarSurat: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; tanggal?: string; status?: string; klasifikasiId?: string; unit?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetDaftarSuratRow[] };
  /** Tambah surat */
  postDaftarSurat: { asked: { body: PostDaftarSuratBody }; answer: GetDaftarSuratRow };
  /** Satu surat */
  getDaftarSuratById: { asked: { path: { id: string } }; answer: GetDaftarSuratRow };
  /** Ubah surat */
  putDaftarSuratById: { asked: { path: { id: string }; body: PostDaftarSuratBody }; answer: GetDaftarSuratRow };
  /** Hapus surat */
  deleteDaftarSuratById: { asked: { path: { id: string } }; answer: undefined };
  /** Surat Masuk */
  getSuratMasuk: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; tanggalTerima?: string; status?: string; klasifikasiId?: string; unit?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetSuratMasukRow[] };
  /** Tambah surat masuk */
  postSuratMasuk: { asked: { body: PostSuratMasukBody }; answer: GetSuratMasukRow };
  /** Satu surat masuk */
  getSuratMasukById: { asked: { path: { id: string } }; answer: GetSuratMasukRow };
  /** Ubah surat masuk */
  putSuratMasukById: { asked: { path: { id: string }; body: PostSuratMasukBody }; answer: GetSuratMasukRow };
  /** Hapus surat masuk */
  deleteSuratMasukById: { asked: { path: { id: string } }; answer: undefined };
  /** Buku Ekspedisi */
  getEkspedisi: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; tanggalKirim?: string; cara?: string; status?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetEkspedisiRow[] };
  /** Tambah pengiriman */
  postEkspedisi: { asked: { body: PostEkspedisiBody }; answer: GetEkspedisiRow };
  /** Satu pengiriman */
  getEkspedisiById: { asked: { path: { id: string } }; answer: GetEkspedisiRow };
  /** Ubah pengiriman */
  putEkspedisiById: { asked: { path: { id: string }; body: PostEkspedisiBody }; answer: GetEkspedisiRow };
  /** Hapus pengiriman */
  deleteEkspedisiById: { asked: { path: { id: string } }; answer: undefined };
  /** Klasifikasi Surat */
  getKlasifikasiSurat: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetKlasifikasiSuratRow[] };
  /** Satu klasifikasi */
  getKlasifikasiSuratById: { asked: { path: { id: string } }; answer: GetKlasifikasiSuratRow };
  /** Jadwal Retensi Arsip */
  getJadwalRetensi: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; nasib?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetJadwalRetensiRow[] };
  /** Satu jadwal retensi */
  getJadwalRetensiById: { asked: { path: { id: string } }; answer: GetJadwalRetensiRow };
  /** Deret Nomor */
  getBukuNomor: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetBukuNomorRow[] };
  /** Satu deret nomor */
  getBukuNomorById: { asked: { path: { id: string } }; answer: GetBukuNomorRow };
  /** Jenis Surat */
  getJenisNaskah: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; bukuId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetJenisNaskahRow[] };
  /** Satu jenis surat */
  getJenisNaskahById: { asked: { path: { id: string } }; answer: GetJenisNaskahRow };
  /** Template Surat */
  getTemplateSurat: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; jenisId?: string; untuk?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetTemplateSuratRow[] };
  /** Satu template surat */
  getTemplateSuratById: { asked: { path: { id: string } }; answer: GetTemplateSuratRow };
  /** Pejabat Penandatangan */
  getPejabatPenandatangan: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetPejabatPenandatanganRow[] };
  /** Satu pejabat penandatangan */
  getPejabatPenandatanganById: { asked: { path: { id: string } }; answer: GetPejabatPenandatanganRow };
  /** Rantai Paraf */
  getRantaiParaf: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; jenisId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetRantaiParafRow[] };
  /** Satu rantai paraf */
  getRantaiParafById: { asked: { path: { id: string } }; answer: GetRantaiParafRow };
  /** Pengaturan Situs */
  getPengaturan: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetPengaturanRow[] };
  /** Satu pengaturan situs */
  getPengaturanById: { asked: { path: { id: string } }; answer: GetPengaturanRow };
  /** Banner Kegiatan */
  getDataBanner: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetDataBannerRow[] };
  /** Satu banner */
  getDataBannerById: { asked: { path: { id: string } }; answer: GetDataBannerRow };
  /** Strip Keterangan */
  getKeterangan: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetKeteranganRow[] };
  /** Satu keterangan */
  getKeteranganById: { asked: { path: { id: string } }; answer: GetKeteranganRow };
  /** Jadwal Kerja */
  getJadwalKerja: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetJadwalKerjaRow[] };
  /** Satu jadwal */
  getJadwalKerjaById: { asked: { path: { id: string } }; answer: GetJadwalKerjaRow };
  /** Penghitung */
  getPenghitung: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetPenghitungRow[] };
  /** Satu penghitung */
  getPenghitungById: { asked: { path: { id: string } }; answer: GetPenghitungRow };
  /** Program Unggulan */
  getProgramUnggulan: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetProgramUnggulanRow[] };
  /** Satu program */
  getProgramUnggulanById: { asked: { path: { id: string } }; answer: GetProgramUnggulanRow };
  /** Kategori Berita */
  getKategoriBerita: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetKategoriBeritaRow[] };
  /** Satu kategori */
  getKategoriBeritaById: { asked: { path: { id: string } }; answer: GetKategoriBeritaRow };
  /** Tagar */
  getTag: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetTagRow[] };
  /** Satu tagar */
  getTagById: { asked: { path: { id: string } }; answer: GetTagRow };
  /** Album Foto */
  getAlbum: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetAlbumRow[] };
  /** Satu album */
  getAlbumById: { asked: { path: { id: string } }; answer: GetAlbumRow };
  /** Foto */
  getFoto: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; albumId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetFotoRow[] };
  /** Satu foto */
  getFotoById: { asked: { path: { id: string } }; answer: GetFotoRow };
  /** Video */
  getVideo: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetVideoRow[] };
  /** Satu video */
  getVideoById: { asked: { path: { id: string } }; answer: GetVideoRow };
  /** Sejarah */
  getSejarah: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetSejarahRow[] };
  /** Satu peristiwa */
  getSejarahById: { asked: { path: { id: string } }; answer: GetSejarahRow };
  /** Kepala Madrasah */
  getKepalaMadrasah: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetKepalaMadrasahRow[] };
  /** Satu kepala madrasah */
  getKepalaMadrasahById: { asked: { path: { id: string } }; answer: GetKepalaMadrasahRow };
  /** Visi */
  getVisiMisi: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetVisiMisiRow[] };
  /** Satu visi */
  getVisiMisiById: { asked: { path: { id: string } }; answer: GetVisiMisiRow };
  /** Misi */
  getMisi: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetMisiRow[] };
  /** Satu misi */
  getMisiById: { asked: { path: { id: string } }; answer: GetMisiRow };
  /** Tujuan Strategis */
  getTujuan: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetTujuanRow[] };
  /** Satu tujuan */
  getTujuanById: { asked: { path: { id: string } }; answer: GetTujuanRow };
  /** Prestasi Kami */
  getPrestasiKami: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetPrestasiKamiRow[] };
  /** Satu kartu prestasi */
  getPrestasiKamiById: { asked: { path: { id: string } }; answer: GetPrestasiKamiRow };
  /** Data Publik */
  getFigurPublik: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; kelompok?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetFigurPublikRow[] };
  /** Satu data */
  getFigurPublikById: { asked: { path: { id: string } }; answer: GetFigurPublikRow };
  /** Bagian Halaman */
  getBagianHalaman: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: string; tampil?: number; tab?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetBagianHalamanRow[] };
  /** Satu bagian */
  getBagianHalamanById: { asked: { path: { id: string } }; answer: GetBagianHalamanRow };
  /** Kop Surat */
  getKopSurat: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetKopSuratRow[] };
  /** Satu kop surat */
  getKopSuratById: { asked: { path: { id: string } }; answer: GetKopSuratRow };
  /** Link Terkait */
  getTautanTerkait: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetTautanTerkaitRow[] };
  /** Satu tautan */
  getTautanTerkaitById: { asked: { path: { id: string } }; answer: GetTautanTerkaitRow };
  /** Link Unit Kerja */
  getTautanUnitKerja: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetTautanTerkaitRow[] };
  /** Satu tautan */
  getTautanUnitKerjaById: { asked: { path: { id: string } }; answer: GetTautanTerkaitRow };
  /** Link Aplikasi */
  getTautanAplikasi: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetTautanTerkaitRow[] };
  /** Satu tautan */
  getTautanAplikasiById: { asked: { path: { id: string } }; answer: GetTautanTerkaitRow };
  /** Tautan Navigasi */
  getTautanNavigasi: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; letak?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetTautanNavigasiRow[] };
  /** Satu tautan */
  getTautanNavigasiById: { asked: { path: { id: string } }; answer: GetTautanNavigasiRow };
  /** Pengumuman */
  getPengumuman: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetPengumumanRow[] };
  /** Satu pengumuman */
  getPengumumanById: { asked: { path: { id: string } }; answer: GetPengumumanRow };
  /** Agenda */
  getAgenda: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetAgendaRow[] };
  /** Satu agenda */
  getAgendaById: { asked: { path: { id: string } }; answer: GetAgendaRow };
  /** DATA FILE */
  getBerkasPegawai: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; pegawaiId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetBerkasPegawaiRow[] };
  /** Satu file */
  getBerkasPegawaiById: { asked: { path: { id: string } }; answer: GetBerkasPegawaiRow };
  /** DATA ORANG TUA */
  getOrangTua: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; pegawaiId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetOrangTuaRow[] };
  /** Satu data orang tua */
  getOrangTuaById: { asked: { path: { id: string } }; answer: GetOrangTuaRow };
  /** DATA SUAMI ISTRI */
  getPasangan: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; pegawaiId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetPasanganRow[] };
  /** Satu data suami/istri */
  getPasanganById: { asked: { path: { id: string } }; answer: GetPasanganRow };
  /** DATA ANAK */
  getAnak: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; pegawaiId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetAnakRow[] };
  /** Satu data anak */
  getAnakById: { asked: { path: { id: string } }; answer: GetAnakRow };
  /** DATA RIWAYAT PENDIDIKAN */
  getPendidikan: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; pegawaiId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetPendidikanRow[] };
  /** Satu riwayat pendidikan */
  getPendidikanById: { asked: { path: { id: string } }; answer: GetPendidikanRow };
  /** DATA KEPANGKATAN */
  getKepangkatan: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; pegawaiId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetKepangkatanRow[] };
  /** Satu riwayat kepangkatan */
  getKepangkatanById: { asked: { path: { id: string } }; answer: GetKepangkatanRow };
  /** DATA JABATAN */
  getJabatan: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; pegawaiId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetJabatanRow[] };
  /** Satu riwayat jabatan */
  getJabatanById: { asked: { path: { id: string } }; answer: GetJabatanRow };
  /** DATA PELATIHAN */
  getPelatihan: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; pegawaiId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetPelatihanRow[] };
  /** Satu riwayat pelatihan */
  getPelatihanById: { asked: { path: { id: string } }; answer: GetPelatihanRow };
  /** DATA PENGHARGAAN */
  getPenghargaan: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; pegawaiId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetPenghargaanRow[] };
  /** Satu riwayat penghargaan */
  getPenghargaanById: { asked: { path: { id: string } }; answer: GetPenghargaanRow };
  /** Aturan Karier */
  getAturanKarier: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; perihal?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetAturanKarierRow[] };
  /** Satu aturan karier */
  getAturanKarierById: { asked: { path: { id: string } }; answer: GetAturanKarierRow };
  /** Pemangku Jabatan */
  getPemangkuJabatan: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; jabatan?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetPemangkuJabatanRow[] };
  /** Satu pemangku jabatan */
  getPemangkuJabatanById: { asked: { path: { id: string } }; answer: GetPemangkuJabatanRow };
  /** Data Siswa */
  getSiswa: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; kelasId?: string; status?: string; jenisKelamin?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetSiswaRow[] };
  /** Satu siswa */
  getSiswaById: { asked: { path: { id: string } }; answer: GetSiswaRow };
  /** Mutasi Siswa */
  getMutasiSiswa: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; jenis?: string; tanggal?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetMutasiSiswaRow[] };
  /** Satu mutasi */
  getMutasiSiswaById: { asked: { path: { id: string } }; answer: GetMutasiSiswaRow };
  /** Kode Wilayah */
  getKodeWilayah: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; keadaan?: string; lengkap?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetKodeWilayahRow[] };
  /** Satu kode wilayah */
  getKodeWilayahById: { asked: { path: { id: string } }; answer: GetKodeWilayahRow };
  /** Data Kelas */
  getKelas: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; tingkat?: string; jurusan?: string; waliId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetKelasRow[] };
  /** Satu kelas */
  getKelasById: { asked: { path: { id: string } }; answer: GetKelasRow };
  /** Mata Pelajaran */
  getMataPelajaran: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; kelompok?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetMataPelajaranRow[] };
  /** Satu mata pelajaran */
  getMataPelajaranById: { asked: { path: { id: string } }; answer: GetMataPelajaranRow };
  /** Tahun Ajaran */
  getTahunAjaran: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetTahunAjaranRow[] };
  /** Satu tahun ajaran */
  getTahunAjaranById: { asked: { path: { id: string } }; answer: GetTahunAjaranRow };
  /** Semester */
  getSemester: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; tahunAjaranId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetSemesterRow[] };
  /** Satu semester */
  getSemesterById: { asked: { path: { id: string } }; answer: GetSemesterRow };
  /** Kalender Akademik */
  getHariKhusus: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; jenis?: string; untuk?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetHariKhususRow[] };
  /** Satu hari khusus */
  getHariKhususById: { asked: { path: { id: string } }; answer: GetHariKhususRow };
  /** Jam Pelajaran */
  getJamPelajaran: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; hari?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetJamPelajaranRow[] };
  /** Satu jam pelajaran */
  getJamPelajaranById: { asked: { path: { id: string } }; answer: GetJamPelajaranRow };
  /** Pengampu */
  getPengampu: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; semesterId?: string; kelasId?: string; mataPelajaranId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetPengampuRow[] };
  /** Satu pengampu */
  getPengampuById: { asked: { path: { id: string } }; answer: GetPengampuRow };
  /** Prestasi Siswa */
  getPrestasi: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; bidang?: string; tingkat?: string; peringkat?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetPrestasiRow[] };
  /** Satu prestasi */
  getPrestasiById: { asked: { path: { id: string } }; answer: GetPrestasiRow };
  /** Data Alumni */
  getAlumni: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; kegiatan?: string; jurusan?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetAlumniRow[] };
  /** Satu alumni */
  getAlumniById: { asked: { path: { id: string } }; answer: GetAlumniRow };
  /** Infografis */
  getInfografis: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetInfografisRow[] };
  /** Satu infografis */
  getInfografisById: { asked: { path: { id: string } }; answer: GetInfografisRow };
  /** Folder Berkas */
  getFolderBerkas: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetFolderBerkasRow[] };
  /** Satu folder */
  getFolderBerkasById: { asked: { path: { id: string } }; answer: GetFolderBerkasRow };
  /** Berkas Umum */
  getBerkasUmum: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; folderId?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetBerkasUmumRow[] };
  /** Satu berkas */
  getBerkasUmumById: { asked: { path: { id: string } }; answer: GetBerkasUmumRow };
  /** Informasi Publik */
  getInformasiPublik: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; kategori?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetInformasiPublikRow[] };
  /** Satu informasi */
  getInformasiPublikById: { asked: { path: { id: string } }; answer: GetInformasiPublikRow };
  /** Tautan Layanan */
  getTautanLayanan: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetTautanLayananRow[] };
  /** Satu tautan layanan */
  getTautanLayananById: { asked: { path: { id: string } }; answer: GetTautanLayananRow };
  /** Dinas Luar dan Cuti */
  getKetidakhadiran: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; jenis?: string; diubahSejak?: string; sesudah?: string } }; answer: readonly GetKetidakhadiranRow[] };
  /** Satu ketidakhadiran */
  getKetidakhadiranById: { asked: { path: { id: string } }; answer: GetKetidakhadiranRow };
  /** Aturan Absensi */
  getAturanAbsensi: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetAturanAbsensiRow[] };
  /** Satu aturan absensi */
  getAturanAbsensiById: { asked: { path: { id: string } }; answer: GetAturanAbsensiRow };
  /** Berita */
  getBerita: { asked: { query?: { cari?: string; urut?: string; arah?: string; halaman?: number; tampil?: number; diubahSejak?: string; sesudah?: string } }; answer: readonly GetBeritaRow[] };
  /** Satu berita */
  getBeritaById: { asked: { path: { id: string } }; answer: GetBeritaRow };
  /** Uji coba impor periode; tidak ada yang berubah */
  postImporPeriodePpdb: { asked: { query?: { sisanya?: string }; body: PostImporPeriodePpdbBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor periode yang sudah diuji; 202 bila berjalan di belakang */
  postImporPeriodePpdbById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor periode */
  getImporPeriodePpdbById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor periode */
  deleteImporPeriodePpdbById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor gelombang; tidak ada yang berubah */
  postImporGelombangPpdb: { asked: { query?: { sisanya?: string }; body: PostImporGelombangPpdbBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor gelombang yang sudah diuji; 202 bila berjalan di belakang */
  postImporGelombangPpdbById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor gelombang */
  getImporGelombangPpdbById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor gelombang */
  deleteImporGelombangPpdbById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor jalur; tidak ada yang berubah */
  postImporJalurPpdb: { asked: { query?: { sisanya?: string }; body: PostImporJalurPpdbBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor jalur yang sudah diuji; 202 bila berjalan di belakang */
  postImporJalurPpdbById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor jalur */
  getImporJalurPpdbById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor jalur */
  deleteImporJalurPpdbById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor pertanyaan; tidak ada yang berubah */
  postImporPertanyaanPpdb: { asked: { query?: { sisanya?: string }; body: PostImporPertanyaanPpdbBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor pertanyaan yang sudah diuji; 202 bila berjalan di belakang */
  postImporPertanyaanPpdbById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor pertanyaan */
  getImporPertanyaanPpdbById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor pertanyaan */
  deleteImporPertanyaanPpdbById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor ujian; tidak ada yang berubah */
  postImporUjianPpdb: { asked: { query?: { sisanya?: string }; body: PostImporUjianPpdbBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor ujian yang sudah diuji; 202 bila berjalan di belakang */
  postImporUjianPpdbById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor ujian */
  getImporUjianPpdbById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor ujian */
  deleteImporUjianPpdbById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor sesi; tidak ada yang berubah */
  postImporSesiUjian: { asked: { query?: { sisanya?: string }; body: PostImporSesiUjianBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor sesi yang sudah diuji; 202 bila berjalan di belakang */
  postImporSesiUjianById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor sesi */
  getImporSesiUjianById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor sesi */
  deleteImporSesiUjianById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor ruang; tidak ada yang berubah */
  postImporRuangUjian: { asked: { query?: { sisanya?: string }; body: PostImporRuangUjianBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor ruang yang sudah diuji; 202 bila berjalan di belakang */
  postImporRuangUjianById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor ruang */
  getImporRuangUjianById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor ruang */
  deleteImporRuangUjianById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor surat; tidak ada yang berubah */
  postImporDaftarSurat: { asked: { query?: { sisanya?: string }; body: PostImporDaftarSuratBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor surat yang sudah diuji; 202 bila berjalan di belakang */
  postImporDaftarSuratById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor surat */
  getImporDaftarSuratById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor surat */
  deleteImporDaftarSuratById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor surat masuk; tidak ada yang berubah */
  postImporSuratMasuk: { asked: { query?: { sisanya?: string }; body: PostImporSuratMasukBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor surat masuk yang sudah diuji; 202 bila berjalan di belakang */
  postImporSuratMasukById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor surat masuk */
  getImporSuratMasukById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor surat masuk */
  deleteImporSuratMasukById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor pengiriman; tidak ada yang berubah */
  postImporEkspedisi: { asked: { query?: { sisanya?: string }; body: PostImporEkspedisiBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor pengiriman yang sudah diuji; 202 bila berjalan di belakang */
  postImporEkspedisiById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor pengiriman */
  getImporEkspedisiById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor pengiriman */
  deleteImporEkspedisiById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor klasifikasi; tidak ada yang berubah */
  postImporKlasifikasiSurat: { asked: { query?: { sisanya?: string }; body: PostImporKlasifikasiSuratBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor klasifikasi yang sudah diuji; 202 bila berjalan di belakang */
  postImporKlasifikasiSuratById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor klasifikasi */
  getImporKlasifikasiSuratById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor klasifikasi */
  deleteImporKlasifikasiSuratById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor jadwal retensi; tidak ada yang berubah */
  postImporJadwalRetensi: { asked: { query?: { sisanya?: string }; body: PostImporJadwalRetensiBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor jadwal retensi yang sudah diuji; 202 bila berjalan di belakang */
  postImporJadwalRetensiById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor jadwal retensi */
  getImporJadwalRetensiById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor jadwal retensi */
  deleteImporJadwalRetensiById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor deret nomor; tidak ada yang berubah */
  postImporBukuNomor: { asked: { query?: { sisanya?: string }; body: PostImporBukuNomorBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor deret nomor yang sudah diuji; 202 bila berjalan di belakang */
  postImporBukuNomorById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor deret nomor */
  getImporBukuNomorById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor deret nomor */
  deleteImporBukuNomorById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor jenis surat; tidak ada yang berubah */
  postImporJenisNaskah: { asked: { query?: { sisanya?: string }; body: PostImporJenisNaskahBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor jenis surat yang sudah diuji; 202 bila berjalan di belakang */
  postImporJenisNaskahById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor jenis surat */
  getImporJenisNaskahById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor jenis surat */
  deleteImporJenisNaskahById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor template surat; tidak ada yang berubah */
  postImporTemplateSurat: { asked: { query?: { sisanya?: string }; body: PostImporTemplateSuratBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor template surat yang sudah diuji; 202 bila berjalan di belakang */
  postImporTemplateSuratById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor template surat */
  getImporTemplateSuratById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor template surat */
  deleteImporTemplateSuratById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor rantai paraf; tidak ada yang berubah */
  postImporRantaiParaf: { asked: { query?: { sisanya?: string }; body: PostImporRantaiParafBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor rantai paraf yang sudah diuji; 202 bila berjalan di belakang */
  postImporRantaiParafById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor rantai paraf */
  getImporRantaiParafById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor rantai paraf */
  deleteImporRantaiParafById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor banner; tidak ada yang berubah */
  postImporDataBanner: { asked: { query?: { sisanya?: string }; body: PostImporDataBannerBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor banner yang sudah diuji; 202 bila berjalan di belakang */
  postImporDataBannerById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor banner */
  getImporDataBannerById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor banner */
  deleteImporDataBannerById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor keterangan; tidak ada yang berubah */
  postImporKeterangan: { asked: { query?: { sisanya?: string }; body: PostImporKeteranganBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor keterangan yang sudah diuji; 202 bila berjalan di belakang */
  postImporKeteranganById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor keterangan */
  getImporKeteranganById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor keterangan */
  deleteImporKeteranganById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor jadwal; tidak ada yang berubah */
  postImporJadwalKerja: { asked: { query?: { sisanya?: string }; body: PostImporJadwalKerjaBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor jadwal yang sudah diuji; 202 bila berjalan di belakang */
  postImporJadwalKerjaById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor jadwal */
  getImporJadwalKerjaById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor jadwal */
  deleteImporJadwalKerjaById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor penghitung; tidak ada yang berubah */
  postImporPenghitung: { asked: { query?: { sisanya?: string }; body: PostImporPenghitungBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor penghitung yang sudah diuji; 202 bila berjalan di belakang */
  postImporPenghitungById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor penghitung */
  getImporPenghitungById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor penghitung */
  deleteImporPenghitungById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor program; tidak ada yang berubah */
  postImporProgramUnggulan: { asked: { query?: { sisanya?: string }; body: PostImporProgramUnggulanBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor program yang sudah diuji; 202 bila berjalan di belakang */
  postImporProgramUnggulanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor program */
  getImporProgramUnggulanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor program */
  deleteImporProgramUnggulanById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor kategori; tidak ada yang berubah */
  postImporKategoriBerita: { asked: { query?: { sisanya?: string }; body: PostImporKategoriBeritaBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor kategori yang sudah diuji; 202 bila berjalan di belakang */
  postImporKategoriBeritaById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor kategori */
  getImporKategoriBeritaById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor kategori */
  deleteImporKategoriBeritaById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor tagar; tidak ada yang berubah */
  postImporTag: { asked: { query?: { sisanya?: string }; body: PostImporKategoriBeritaBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor tagar yang sudah diuji; 202 bila berjalan di belakang */
  postImporTagById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor tagar */
  getImporTagById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor tagar */
  deleteImporTagById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor album; tidak ada yang berubah */
  postImporAlbum: { asked: { query?: { sisanya?: string }; body: PostImporAlbumBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor album yang sudah diuji; 202 bila berjalan di belakang */
  postImporAlbumById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor album */
  getImporAlbumById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor album */
  deleteImporAlbumById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor foto; tidak ada yang berubah */
  postImporFoto: { asked: { query?: { sisanya?: string }; body: PostImporFotoBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor foto yang sudah diuji; 202 bila berjalan di belakang */
  postImporFotoById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor foto */
  getImporFotoById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor foto */
  deleteImporFotoById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor video; tidak ada yang berubah */
  postImporVideo: { asked: { query?: { sisanya?: string }; body: PostImporVideoBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor video yang sudah diuji; 202 bila berjalan di belakang */
  postImporVideoById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor video */
  getImporVideoById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor video */
  deleteImporVideoById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor peristiwa; tidak ada yang berubah */
  postImporSejarah: { asked: { query?: { sisanya?: string }; body: PostImporSejarahBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor peristiwa yang sudah diuji; 202 bila berjalan di belakang */
  postImporSejarahById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor peristiwa */
  getImporSejarahById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor peristiwa */
  deleteImporSejarahById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor kepala madrasah; tidak ada yang berubah */
  postImporKepalaMadrasah: { asked: { query?: { sisanya?: string }; body: PostImporKepalaMadrasahBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor kepala madrasah yang sudah diuji; 202 bila berjalan di belakang */
  postImporKepalaMadrasahById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor kepala madrasah */
  getImporKepalaMadrasahById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor kepala madrasah */
  deleteImporKepalaMadrasahById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor misi; tidak ada yang berubah */
  postImporMisi: { asked: { query?: { sisanya?: string }; body: PostImporMisiBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor misi yang sudah diuji; 202 bila berjalan di belakang */
  postImporMisiById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor misi */
  getImporMisiById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor misi */
  deleteImporMisiById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor tujuan; tidak ada yang berubah */
  postImporTujuan: { asked: { query?: { sisanya?: string }; body: PostImporTujuanBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor tujuan yang sudah diuji; 202 bila berjalan di belakang */
  postImporTujuanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor tujuan */
  getImporTujuanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor tujuan */
  deleteImporTujuanById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor kartu prestasi; tidak ada yang berubah */
  postImporPrestasiKami: { asked: { query?: { sisanya?: string }; body: PostImporPrestasiKamiBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor kartu prestasi yang sudah diuji; 202 bila berjalan di belakang */
  postImporPrestasiKamiById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor kartu prestasi */
  getImporPrestasiKamiById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor kartu prestasi */
  deleteImporPrestasiKamiById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor data; tidak ada yang berubah */
  postImporFigurPublik: { asked: { query?: { sisanya?: string }; body: PostImporFigurPublikBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor data yang sudah diuji; 202 bila berjalan di belakang */
  postImporFigurPublikById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor data */
  getImporFigurPublikById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor data */
  deleteImporFigurPublikById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor bagian; tidak ada yang berubah */
  postImporBagianHalaman: { asked: { query?: { sisanya?: string }; body: PostImporBagianHalamanBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor bagian yang sudah diuji; 202 bila berjalan di belakang */
  postImporBagianHalamanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor bagian */
  getImporBagianHalamanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor bagian */
  deleteImporBagianHalamanById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor tautan; tidak ada yang berubah */
  postImporTautanTerkait: { asked: { query?: { sisanya?: string }; body: PostImporTautanTerkaitBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor tautan yang sudah diuji; 202 bila berjalan di belakang */
  postImporTautanTerkaitById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor tautan */
  getImporTautanTerkaitById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor tautan */
  deleteImporTautanTerkaitById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor tautan; tidak ada yang berubah */
  postImporTautanUnitKerja: { asked: { query?: { sisanya?: string }; body: PostImporTautanTerkaitBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor tautan yang sudah diuji; 202 bila berjalan di belakang */
  postImporTautanUnitKerjaById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor tautan */
  getImporTautanUnitKerjaById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor tautan */
  deleteImporTautanUnitKerjaById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor tautan; tidak ada yang berubah */
  postImporTautanAplikasi: { asked: { query?: { sisanya?: string }; body: PostImporTautanTerkaitBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor tautan yang sudah diuji; 202 bila berjalan di belakang */
  postImporTautanAplikasiById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor tautan */
  getImporTautanAplikasiById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor tautan */
  deleteImporTautanAplikasiById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor tautan; tidak ada yang berubah */
  postImporTautanNavigasi: { asked: { query?: { sisanya?: string }; body: PostImporTautanNavigasiBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor tautan yang sudah diuji; 202 bila berjalan di belakang */
  postImporTautanNavigasiById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor tautan */
  getImporTautanNavigasiById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor tautan */
  deleteImporTautanNavigasiById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor pengumuman; tidak ada yang berubah */
  postImporPengumuman: { asked: { query?: { sisanya?: string }; body: PostImporPengumumanBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor pengumuman yang sudah diuji; 202 bila berjalan di belakang */
  postImporPengumumanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor pengumuman */
  getImporPengumumanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor pengumuman */
  deleteImporPengumumanById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor agenda; tidak ada yang berubah */
  postImporAgenda: { asked: { query?: { sisanya?: string }; body: PostImporAgendaBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor agenda yang sudah diuji; 202 bila berjalan di belakang */
  postImporAgendaById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor agenda */
  getImporAgendaById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor agenda */
  deleteImporAgendaById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor pegawai; tidak ada yang berubah */
  postImporPegawai: { asked: { query?: { sisanya?: string }; body: PostImporPegawaiBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor pegawai yang sudah diuji; 202 bila berjalan di belakang */
  postImporPegawaiById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor pegawai */
  getImporPegawaiById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor pegawai */
  deleteImporPegawaiById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor data orang tua; tidak ada yang berubah */
  postImporOrangTua: { asked: { query?: { sisanya?: string }; body: PostImporOrangTuaBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor data orang tua yang sudah diuji; 202 bila berjalan di belakang */
  postImporOrangTuaById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor data orang tua */
  getImporOrangTuaById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor data orang tua */
  deleteImporOrangTuaById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor data suami/istri; tidak ada yang berubah */
  postImporPasangan: { asked: { query?: { sisanya?: string }; body: PostImporPasanganBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor data suami/istri yang sudah diuji; 202 bila berjalan di belakang */
  postImporPasanganById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor data suami/istri */
  getImporPasanganById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor data suami/istri */
  deleteImporPasanganById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor data anak; tidak ada yang berubah */
  postImporAnak: { asked: { query?: { sisanya?: string }; body: PostImporAnakBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor data anak yang sudah diuji; 202 bila berjalan di belakang */
  postImporAnakById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor data anak */
  getImporAnakById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor data anak */
  deleteImporAnakById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor riwayat pendidikan; tidak ada yang berubah */
  postImporPendidikan: { asked: { query?: { sisanya?: string }; body: PostImporPendidikanBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor riwayat pendidikan yang sudah diuji; 202 bila berjalan di belakang */
  postImporPendidikanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor riwayat pendidikan */
  getImporPendidikanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor riwayat pendidikan */
  deleteImporPendidikanById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor riwayat kepangkatan; tidak ada yang berubah */
  postImporKepangkatan: { asked: { query?: { sisanya?: string }; body: PostImporKepangkatanBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor riwayat kepangkatan yang sudah diuji; 202 bila berjalan di belakang */
  postImporKepangkatanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor riwayat kepangkatan */
  getImporKepangkatanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor riwayat kepangkatan */
  deleteImporKepangkatanById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor riwayat jabatan; tidak ada yang berubah */
  postImporJabatan: { asked: { query?: { sisanya?: string }; body: PostImporJabatanBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor riwayat jabatan yang sudah diuji; 202 bila berjalan di belakang */
  postImporJabatanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor riwayat jabatan */
  getImporJabatanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor riwayat jabatan */
  deleteImporJabatanById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor riwayat pelatihan; tidak ada yang berubah */
  postImporPelatihan: { asked: { query?: { sisanya?: string }; body: PostImporPelatihanBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor riwayat pelatihan yang sudah diuji; 202 bila berjalan di belakang */
  postImporPelatihanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor riwayat pelatihan */
  getImporPelatihanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor riwayat pelatihan */
  deleteImporPelatihanById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor riwayat penghargaan; tidak ada yang berubah */
  postImporPenghargaan: { asked: { query?: { sisanya?: string }; body: PostImporPenghargaanBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor riwayat penghargaan yang sudah diuji; 202 bila berjalan di belakang */
  postImporPenghargaanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor riwayat penghargaan */
  getImporPenghargaanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor riwayat penghargaan */
  deleteImporPenghargaanById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor aturan karier; tidak ada yang berubah */
  postImporAturanKarier: { asked: { query?: { sisanya?: string }; body: PostImporAturanKarierBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor aturan karier yang sudah diuji; 202 bila berjalan di belakang */
  postImporAturanKarierById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor aturan karier */
  getImporAturanKarierById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor aturan karier */
  deleteImporAturanKarierById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor pemangku jabatan; tidak ada yang berubah */
  postImporPemangkuJabatan: { asked: { query?: { sisanya?: string }; body: PostImporPemangkuJabatanBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor pemangku jabatan yang sudah diuji; 202 bila berjalan di belakang */
  postImporPemangkuJabatanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor pemangku jabatan */
  getImporPemangkuJabatanById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor pemangku jabatan */
  deleteImporPemangkuJabatanById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor siswa; tidak ada yang berubah */
  postImporSiswa: { asked: { query?: { sisanya?: string }; body: PostImporSiswaBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor siswa yang sudah diuji; 202 bila berjalan di belakang */
  postImporSiswaById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor siswa */
  getImporSiswaById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor siswa */
  deleteImporSiswaById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor kode wilayah; tidak ada yang berubah */
  postImporKodeWilayah: { asked: { query?: { sisanya?: string }; body: PostImporKodeWilayahBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor kode wilayah yang sudah diuji; 202 bila berjalan di belakang */
  postImporKodeWilayahById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor kode wilayah */
  getImporKodeWilayahById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor kode wilayah */
  deleteImporKodeWilayahById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor kelas; tidak ada yang berubah */
  postImporKelas: { asked: { query?: { sisanya?: string }; body: PostImporKelasBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor kelas yang sudah diuji; 202 bila berjalan di belakang */
  postImporKelasById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor kelas */
  getImporKelasById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor kelas */
  deleteImporKelasById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor mata pelajaran; tidak ada yang berubah */
  postImporMataPelajaran: { asked: { query?: { sisanya?: string }; body: PostImporMataPelajaranBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor mata pelajaran yang sudah diuji; 202 bila berjalan di belakang */
  postImporMataPelajaranById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor mata pelajaran */
  getImporMataPelajaranById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor mata pelajaran */
  deleteImporMataPelajaranById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor tahun ajaran; tidak ada yang berubah */
  postImporTahunAjaran: { asked: { query?: { sisanya?: string }; body: PostImporTahunAjaranBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor tahun ajaran yang sudah diuji; 202 bila berjalan di belakang */
  postImporTahunAjaranById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor tahun ajaran */
  getImporTahunAjaranById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor tahun ajaran */
  deleteImporTahunAjaranById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor semester; tidak ada yang berubah */
  postImporSemester: { asked: { query?: { sisanya?: string }; body: PostImporSemesterBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor semester yang sudah diuji; 202 bila berjalan di belakang */
  postImporSemesterById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor semester */
  getImporSemesterById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor semester */
  deleteImporSemesterById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor hari khusus; tidak ada yang berubah */
  postImporHariKhusus: { asked: { query?: { sisanya?: string }; body: PostImporHariKhususBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor hari khusus yang sudah diuji; 202 bila berjalan di belakang */
  postImporHariKhususById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor hari khusus */
  getImporHariKhususById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor hari khusus */
  deleteImporHariKhususById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor jam pelajaran; tidak ada yang berubah */
  postImporJamPelajaran: { asked: { query?: { sisanya?: string }; body: PostImporJamPelajaranBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor jam pelajaran yang sudah diuji; 202 bila berjalan di belakang */
  postImporJamPelajaranById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor jam pelajaran */
  getImporJamPelajaranById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor jam pelajaran */
  deleteImporJamPelajaranById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor pengampu; tidak ada yang berubah */
  postImporPengampu: { asked: { query?: { sisanya?: string }; body: PostImporPengampuBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor pengampu yang sudah diuji; 202 bila berjalan di belakang */
  postImporPengampuById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor pengampu */
  getImporPengampuById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor pengampu */
  deleteImporPengampuById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor prestasi; tidak ada yang berubah */
  postImporPrestasi: { asked: { query?: { sisanya?: string }; body: PostImporPrestasiBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor prestasi yang sudah diuji; 202 bila berjalan di belakang */
  postImporPrestasiById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor prestasi */
  getImporPrestasiById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor prestasi */
  deleteImporPrestasiById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor alumni; tidak ada yang berubah */
  postImporAlumni: { asked: { query?: { sisanya?: string }; body: PostImporAlumniBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor alumni yang sudah diuji; 202 bila berjalan di belakang */
  postImporAlumniById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor alumni */
  getImporAlumniById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor alumni */
  deleteImporAlumniById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor infografis; tidak ada yang berubah */
  postImporInfografis: { asked: { query?: { sisanya?: string }; body: PostImporInfografisBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor infografis yang sudah diuji; 202 bila berjalan di belakang */
  postImporInfografisById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor infografis */
  getImporInfografisById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor infografis */
  deleteImporInfografisById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor folder; tidak ada yang berubah */
  postImporFolderBerkas: { asked: { query?: { sisanya?: string }; body: PostImporFolderBerkasBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor folder yang sudah diuji; 202 bila berjalan di belakang */
  postImporFolderBerkasById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor folder */
  getImporFolderBerkasById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor folder */
  deleteImporFolderBerkasById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor informasi; tidak ada yang berubah */
  postImporInformasiPublik: { asked: { query?: { sisanya?: string }; body: PostImporInformasiPublikBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor informasi yang sudah diuji; 202 bila berjalan di belakang */
  postImporInformasiPublikById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor informasi */
  getImporInformasiPublikById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor informasi */
  deleteImporInformasiPublikById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor ketidakhadiran; tidak ada yang berubah */
  postImporKetidakhadiran: { asked: { query?: { sisanya?: string }; body: PostImporKetidakhadiranBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor ketidakhadiran yang sudah diuji; 202 bila berjalan di belakang */
  postImporKetidakhadiranById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor ketidakhadiran */
  getImporKetidakhadiranById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor ketidakhadiran */
  deleteImporKetidakhadiranById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
  /** Uji coba impor berita; tidak ada yang berubah */
  postImporBerita: { asked: { query?: { sisanya?: string }; body: PostImporBeritaBody | FormData }; answer: PostImporPeriodePpdbAnswer };
  /** Jalankan impor berita yang sudah diuji; 202 bila berjalan di belakang */
  postImporBeritaById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Keadaan impor berita */
  getImporBeritaById: { asked: { path: { id: string } }; answer: PostImporPeriodePpdbByIdAnswer };
  /** Urungkan impor berita */
  deleteImporBeritaById: { asked: { path: { id: string }; query?: { sisanya?: string } }; answer: DeleteImporPeriodePpdbByIdAnswer };
}

/** Where each operation stands. */
export const operations = {
  postLoginGuru: ["POST", "/api/loginGuru"],
  deleteLoginGuru: ["DELETE", "/api/loginGuru"],
  getBanner: ["GET", "/api/banner"],
  getGalleryPhotos: ["GET", "/api/gallery-photos"],
  getVideos: ["GET", "/api/videos"],
  getNews: ["GET", "/api/news"],
  getCategoryNews: ["GET", "/api/categoryNews"],
  getOpenapijson: ["GET", "/api/openapi.json"],
  postRegisterSiswa: ["POST", "/api/registerSiswa"],
  getRegisterSiswa: ["GET", "/api/registerSiswa"],
  deleteRegisterSiswaById: ["DELETE", "/api/registerSiswa/{id}"],
  getPegawai: ["GET", "/api/pegawai"],
  postPegawai: ["POST", "/api/pegawai"],
  getPegawaiByNip: ["GET", "/api/pegawai/{nip}"],
  putPegawaiByNip: ["PUT", "/api/pegawai/{nip}"],
  getVerifikasiByKode: ["GET", "/api/verifikasi/{kode}"],
  postNomorSurat: ["POST", "/api/nomor-surat"],
  getGambar: ["GET", "/api/gambar"],
  postGambar: ["POST", "/api/gambar"],
  getGambarById: ["GET", "/api/gambar/{id}"],
  postKlipById: ["POST", "/api/klip/{id}"],
  deleteKlipById: ["DELETE", "/api/klip/{id}"],
  postBerkas: ["POST", "/api/berkas"],
  getAbsensiSiswa: ["GET", "/api/absensi-siswa"],
  postAbsensiSiswa: ["POST", "/api/absensi-siswa"],
  getAbsensiSiswaBekal: ["GET", "/api/absensi-siswa/bekal"],
  postAbsensiSiswaPilih: ["POST", "/api/absensi-siswa/pilih"],
  getAbsensiSiswaBuktiById: ["GET", "/api/absensi-siswa/bukti/{id}"],
  getPendaftaran: ["GET", "/api/pendaftaran"],
  getPendaftaranById: ["GET", "/api/pendaftaran/{id}"],
  getPeriodePpdb: ["GET", "/api/periode-ppdb"],
  getPeriodePpdbById: ["GET", "/api/periode-ppdb/{id}"],
  getGelombangPpdb: ["GET", "/api/gelombang-ppdb"],
  getGelombangPpdbById: ["GET", "/api/gelombang-ppdb/{id}"],
  getJalurPpdb: ["GET", "/api/jalur-ppdb"],
  getJalurPpdbById: ["GET", "/api/jalur-ppdb/{id}"],
  getPertanyaanPpdb: ["GET", "/api/pertanyaan-ppdb"],
  getPertanyaanPpdbById: ["GET", "/api/pertanyaan-ppdb/{id}"],
  getUjianPpdb: ["GET", "/api/ujian-ppdb"],
  getUjianPpdbById: ["GET", "/api/ujian-ppdb/{id}"],
  getSesiUjian: ["GET", "/api/sesi-ujian"],
  getSesiUjianById: ["GET", "/api/sesi-ujian/{id}"],
  getRuangUjian: ["GET", "/api/ruang-ujian"],
  getRuangUjianById: ["GET", "/api/ruang-ujian/{id}"],
  getDaftarSurat: ["GET", "/api/daftar-surat"],
  postDaftarSurat: ["POST", "/api/daftar-surat"],
  getDaftarSuratById: ["GET", "/api/daftar-surat/{id}"],
  putDaftarSuratById: ["PUT", "/api/daftar-surat/{id}"],
  deleteDaftarSuratById: ["DELETE", "/api/daftar-surat/{id}"],
  getSuratMasuk: ["GET", "/api/surat-masuk"],
  postSuratMasuk: ["POST", "/api/surat-masuk"],
  getSuratMasukById: ["GET", "/api/surat-masuk/{id}"],
  putSuratMasukById: ["PUT", "/api/surat-masuk/{id}"],
  deleteSuratMasukById: ["DELETE", "/api/surat-masuk/{id}"],
  getEkspedisi: ["GET", "/api/ekspedisi"],
  postEkspedisi: ["POST", "/api/ekspedisi"],
  getEkspedisiById: ["GET", "/api/ekspedisi/{id}"],
  putEkspedisiById: ["PUT", "/api/ekspedisi/{id}"],
  deleteEkspedisiById: ["DELETE", "/api/ekspedisi/{id}"],
  getKlasifikasiSurat: ["GET", "/api/klasifikasi-surat"],
  getKlasifikasiSuratById: ["GET", "/api/klasifikasi-surat/{id}"],
  getJadwalRetensi: ["GET", "/api/jadwal-retensi"],
  getJadwalRetensiById: ["GET", "/api/jadwal-retensi/{id}"],
  getBukuNomor: ["GET", "/api/buku-nomor"],
  getBukuNomorById: ["GET", "/api/buku-nomor/{id}"],
  getJenisNaskah: ["GET", "/api/jenis-naskah"],
  getJenisNaskahById: ["GET", "/api/jenis-naskah/{id}"],
  getTemplateSurat: ["GET", "/api/template-surat"],
  getTemplateSuratById: ["GET", "/api/template-surat/{id}"],
  getPejabatPenandatangan: ["GET", "/api/pejabat-penandatangan"],
  getPejabatPenandatanganById: ["GET", "/api/pejabat-penandatangan/{id}"],
  getRantaiParaf: ["GET", "/api/rantai-paraf"],
  getRantaiParafById: ["GET", "/api/rantai-paraf/{id}"],
  getPengaturan: ["GET", "/api/pengaturan"],
  getPengaturanById: ["GET", "/api/pengaturan/{id}"],
  getDataBanner: ["GET", "/api/data-banner"],
  getDataBannerById: ["GET", "/api/data-banner/{id}"],
  getKeterangan: ["GET", "/api/keterangan"],
  getKeteranganById: ["GET", "/api/keterangan/{id}"],
  getJadwalKerja: ["GET", "/api/jadwal-kerja"],
  getJadwalKerjaById: ["GET", "/api/jadwal-kerja/{id}"],
  getPenghitung: ["GET", "/api/penghitung"],
  getPenghitungById: ["GET", "/api/penghitung/{id}"],
  getProgramUnggulan: ["GET", "/api/program-unggulan"],
  getProgramUnggulanById: ["GET", "/api/program-unggulan/{id}"],
  getKategoriBerita: ["GET", "/api/kategori-berita"],
  getKategoriBeritaById: ["GET", "/api/kategori-berita/{id}"],
  getTag: ["GET", "/api/tag"],
  getTagById: ["GET", "/api/tag/{id}"],
  getAlbum: ["GET", "/api/album"],
  getAlbumById: ["GET", "/api/album/{id}"],
  getFoto: ["GET", "/api/foto"],
  getFotoById: ["GET", "/api/foto/{id}"],
  getVideo: ["GET", "/api/video"],
  getVideoById: ["GET", "/api/video/{id}"],
  getSejarah: ["GET", "/api/sejarah"],
  getSejarahById: ["GET", "/api/sejarah/{id}"],
  getKepalaMadrasah: ["GET", "/api/kepala-madrasah"],
  getKepalaMadrasahById: ["GET", "/api/kepala-madrasah/{id}"],
  getVisiMisi: ["GET", "/api/visi-misi"],
  getVisiMisiById: ["GET", "/api/visi-misi/{id}"],
  getMisi: ["GET", "/api/misi"],
  getMisiById: ["GET", "/api/misi/{id}"],
  getTujuan: ["GET", "/api/tujuan"],
  getTujuanById: ["GET", "/api/tujuan/{id}"],
  getPrestasiKami: ["GET", "/api/prestasi-kami"],
  getPrestasiKamiById: ["GET", "/api/prestasi-kami/{id}"],
  getFigurPublik: ["GET", "/api/figur-publik"],
  getFigurPublikById: ["GET", "/api/figur-publik/{id}"],
  getBagianHalaman: ["GET", "/api/bagian-halaman"],
  getBagianHalamanById: ["GET", "/api/bagian-halaman/{id}"],
  getKopSurat: ["GET", "/api/kop-surat"],
  getKopSuratById: ["GET", "/api/kop-surat/{id}"],
  getTautanTerkait: ["GET", "/api/tautan-terkait"],
  getTautanTerkaitById: ["GET", "/api/tautan-terkait/{id}"],
  getTautanUnitKerja: ["GET", "/api/tautan-unit-kerja"],
  getTautanUnitKerjaById: ["GET", "/api/tautan-unit-kerja/{id}"],
  getTautanAplikasi: ["GET", "/api/tautan-aplikasi"],
  getTautanAplikasiById: ["GET", "/api/tautan-aplikasi/{id}"],
  getTautanNavigasi: ["GET", "/api/tautan-navigasi"],
  getTautanNavigasiById: ["GET", "/api/tautan-navigasi/{id}"],
  getPengumuman: ["GET", "/api/pengumuman"],
  getPengumumanById: ["GET", "/api/pengumuman/{id}"],
  getAgenda: ["GET", "/api/agenda"],
  getAgendaById: ["GET", "/api/agenda/{id}"],
  getBerkasPegawai: ["GET", "/api/berkas-pegawai"],
  getBerkasPegawaiById: ["GET", "/api/berkas-pegawai/{id}"],
  getOrangTua: ["GET", "/api/orang-tua"],
  getOrangTuaById: ["GET", "/api/orang-tua/{id}"],
  getPasangan: ["GET", "/api/pasangan"],
  getPasanganById: ["GET", "/api/pasangan/{id}"],
  getAnak: ["GET", "/api/anak"],
  getAnakById: ["GET", "/api/anak/{id}"],
  getPendidikan: ["GET", "/api/pendidikan"],
  getPendidikanById: ["GET", "/api/pendidikan/{id}"],
  getKepangkatan: ["GET", "/api/kepangkatan"],
  getKepangkatanById: ["GET", "/api/kepangkatan/{id}"],
  getJabatan: ["GET", "/api/jabatan"],
  getJabatanById: ["GET", "/api/jabatan/{id}"],
  getPelatihan: ["GET", "/api/pelatihan"],
  getPelatihanById: ["GET", "/api/pelatihan/{id}"],
  getPenghargaan: ["GET", "/api/penghargaan"],
  getPenghargaanById: ["GET", "/api/penghargaan/{id}"],
  getAturanKarier: ["GET", "/api/aturan-karier"],
  getAturanKarierById: ["GET", "/api/aturan-karier/{id}"],
  getPemangkuJabatan: ["GET", "/api/pemangku-jabatan"],
  getPemangkuJabatanById: ["GET", "/api/pemangku-jabatan/{id}"],
  getSiswa: ["GET", "/api/siswa"],
  getSiswaById: ["GET", "/api/siswa/{id}"],
  getMutasiSiswa: ["GET", "/api/mutasi-siswa"],
  getMutasiSiswaById: ["GET", "/api/mutasi-siswa/{id}"],
  getKodeWilayah: ["GET", "/api/kode-wilayah"],
  getKodeWilayahById: ["GET", "/api/kode-wilayah/{id}"],
  getKelas: ["GET", "/api/kelas"],
  getKelasById: ["GET", "/api/kelas/{id}"],
  getMataPelajaran: ["GET", "/api/mata-pelajaran"],
  getMataPelajaranById: ["GET", "/api/mata-pelajaran/{id}"],
  getTahunAjaran: ["GET", "/api/tahun-ajaran"],
  getTahunAjaranById: ["GET", "/api/tahun-ajaran/{id}"],
  getSemester: ["GET", "/api/semester"],
  getSemesterById: ["GET", "/api/semester/{id}"],
  getHariKhusus: ["GET", "/api/hari-khusus"],
  getHariKhususById: ["GET", "/api/hari-khusus/{id}"],
  getJamPelajaran: ["GET", "/api/jam-pelajaran"],
  getJamPelajaranById: ["GET", "/api/jam-pelajaran/{id}"],
  getPengampu: ["GET", "/api/pengampu"],
  getPengampuById: ["GET", "/api/pengampu/{id}"],
  getPrestasi: ["GET", "/api/prestasi"],
  getPrestasiById: ["GET", "/api/prestasi/{id}"],
  getAlumni: ["GET", "/api/alumni"],
  getAlumniById: ["GET", "/api/alumni/{id}"],
  getInfografis: ["GET", "/api/infografis"],
  getInfografisById: ["GET", "/api/infografis/{id}"],
  getFolderBerkas: ["GET", "/api/folder-berkas"],
  getFolderBerkasById: ["GET", "/api/folder-berkas/{id}"],
  getBerkasUmum: ["GET", "/api/berkas-umum"],
  getBerkasUmumById: ["GET", "/api/berkas-umum/{id}"],
  getInformasiPublik: ["GET", "/api/informasi-publik"],
  getInformasiPublikById: ["GET", "/api/informasi-publik/{id}"],
  getTautanLayanan: ["GET", "/api/tautan-layanan"],
  getTautanLayananById: ["GET", "/api/tautan-layanan/{id}"],
  getKetidakhadiran: ["GET", "/api/ketidakhadiran"],
  getKetidakhadiranById: ["GET", "/api/ketidakhadiran/{id}"],
  getAturanAbsensi: ["GET", "/api/aturan-absensi"],
  getAturanAbsensiById: ["GET", "/api/aturan-absensi/{id}"],
  getBerita: ["GET", "/api/berita"],
  getBeritaById: ["GET", "/api/berita/{id}"],
  postImporPeriodePpdb: ["POST", "/api/impor/periode-ppdb"],
  postImporPeriodePpdbById: ["POST", "/api/impor/periode-ppdb/{id}"],
  getImporPeriodePpdbById: ["GET", "/api/impor/periode-ppdb/{id}"],
  deleteImporPeriodePpdbById: ["DELETE", "/api/impor/periode-ppdb/{id}"],
  postImporGelombangPpdb: ["POST", "/api/impor/gelombang-ppdb"],
  postImporGelombangPpdbById: ["POST", "/api/impor/gelombang-ppdb/{id}"],
  getImporGelombangPpdbById: ["GET", "/api/impor/gelombang-ppdb/{id}"],
  deleteImporGelombangPpdbById: ["DELETE", "/api/impor/gelombang-ppdb/{id}"],
  postImporJalurPpdb: ["POST", "/api/impor/jalur-ppdb"],
  postImporJalurPpdbById: ["POST", "/api/impor/jalur-ppdb/{id}"],
  getImporJalurPpdbById: ["GET", "/api/impor/jalur-ppdb/{id}"],
  deleteImporJalurPpdbById: ["DELETE", "/api/impor/jalur-ppdb/{id}"],
  postImporPertanyaanPpdb: ["POST", "/api/impor/pertanyaan-ppdb"],
  postImporPertanyaanPpdbById: ["POST", "/api/impor/pertanyaan-ppdb/{id}"],
  getImporPertanyaanPpdbById: ["GET", "/api/impor/pertanyaan-ppdb/{id}"],
  deleteImporPertanyaanPpdbById: ["DELETE", "/api/impor/pertanyaan-ppdb/{id}"],
  postImporUjianPpdb: ["POST", "/api/impor/ujian-ppdb"],
  postImporUjianPpdbById: ["POST", "/api/impor/ujian-ppdb/{id}"],
  getImporUjianPpdbById: ["GET", "/api/impor/ujian-ppdb/{id}"],
  deleteImporUjianPpdbById: ["DELETE", "/api/impor/ujian-ppdb/{id}"],
  postImporSesiUjian: ["POST", "/api/impor/sesi-ujian"],
  postImporSesiUjianById: ["POST", "/api/impor/sesi-ujian/{id}"],
  getImporSesiUjianById: ["GET", "/api/impor/sesi-ujian/{id}"],
  deleteImporSesiUjianById: ["DELETE", "/api/impor/sesi-ujian/{id}"],
  postImporRuangUjian: ["POST", "/api/impor/ruang-ujian"],
  postImporRuangUjianById: ["POST", "/api/impor/ruang-ujian/{id}"],
  getImporRuangUjianById: ["GET", "/api/impor/ruang-ujian/{id}"],
  deleteImporRuangUjianById: ["DELETE", "/api/impor/ruang-ujian/{id}"],
  postImporDaftarSurat: ["POST", "/api/impor/daftar-surat"],
  postImporDaftarSuratById: ["POST", "/api/impor/daftar-surat/{id}"],
  getImporDaftarSuratById: ["GET", "/api/impor/daftar-surat/{id}"],
  deleteImporDaftarSuratById: ["DELETE", "/api/impor/daftar-surat/{id}"],
  postImporSuratMasuk: ["POST", "/api/impor/surat-masuk"],
  postImporSuratMasukById: ["POST", "/api/impor/surat-masuk/{id}"],
  getImporSuratMasukById: ["GET", "/api/impor/surat-masuk/{id}"],
  deleteImporSuratMasukById: ["DELETE", "/api/impor/surat-masuk/{id}"],
  postImporEkspedisi: ["POST", "/api/impor/ekspedisi"],
  postImporEkspedisiById: ["POST", "/api/impor/ekspedisi/{id}"],
  getImporEkspedisiById: ["GET", "/api/impor/ekspedisi/{id}"],
  deleteImporEkspedisiById: ["DELETE", "/api/impor/ekspedisi/{id}"],
  postImporKlasifikasiSurat: ["POST", "/api/impor/klasifikasi-surat"],
  postImporKlasifikasiSuratById: ["POST", "/api/impor/klasifikasi-surat/{id}"],
  getImporKlasifikasiSuratById: ["GET", "/api/impor/klasifikasi-surat/{id}"],
  deleteImporKlasifikasiSuratById: ["DELETE", "/api/impor/klasifikasi-surat/{id}"],
  postImporJadwalRetensi: ["POST", "/api/impor/jadwal-retensi"],
  postImporJadwalRetensiById: ["POST", "/api/impor/jadwal-retensi/{id}"],
  getImporJadwalRetensiById: ["GET", "/api/impor/jadwal-retensi/{id}"],
  deleteImporJadwalRetensiById: ["DELETE", "/api/impor/jadwal-retensi/{id}"],
  postImporBukuNomor: ["POST", "/api/impor/buku-nomor"],
  postImporBukuNomorById: ["POST", "/api/impor/buku-nomor/{id}"],
  getImporBukuNomorById: ["GET", "/api/impor/buku-nomor/{id}"],
  deleteImporBukuNomorById: ["DELETE", "/api/impor/buku-nomor/{id}"],
  postImporJenisNaskah: ["POST", "/api/impor/jenis-naskah"],
  postImporJenisNaskahById: ["POST", "/api/impor/jenis-naskah/{id}"],
  getImporJenisNaskahById: ["GET", "/api/impor/jenis-naskah/{id}"],
  deleteImporJenisNaskahById: ["DELETE", "/api/impor/jenis-naskah/{id}"],
  postImporTemplateSurat: ["POST", "/api/impor/template-surat"],
  postImporTemplateSuratById: ["POST", "/api/impor/template-surat/{id}"],
  getImporTemplateSuratById: ["GET", "/api/impor/template-surat/{id}"],
  deleteImporTemplateSuratById: ["DELETE", "/api/impor/template-surat/{id}"],
  postImporRantaiParaf: ["POST", "/api/impor/rantai-paraf"],
  postImporRantaiParafById: ["POST", "/api/impor/rantai-paraf/{id}"],
  getImporRantaiParafById: ["GET", "/api/impor/rantai-paraf/{id}"],
  deleteImporRantaiParafById: ["DELETE", "/api/impor/rantai-paraf/{id}"],
  postImporDataBanner: ["POST", "/api/impor/data-banner"],
  postImporDataBannerById: ["POST", "/api/impor/data-banner/{id}"],
  getImporDataBannerById: ["GET", "/api/impor/data-banner/{id}"],
  deleteImporDataBannerById: ["DELETE", "/api/impor/data-banner/{id}"],
  postImporKeterangan: ["POST", "/api/impor/keterangan"],
  postImporKeteranganById: ["POST", "/api/impor/keterangan/{id}"],
  getImporKeteranganById: ["GET", "/api/impor/keterangan/{id}"],
  deleteImporKeteranganById: ["DELETE", "/api/impor/keterangan/{id}"],
  postImporJadwalKerja: ["POST", "/api/impor/jadwal-kerja"],
  postImporJadwalKerjaById: ["POST", "/api/impor/jadwal-kerja/{id}"],
  getImporJadwalKerjaById: ["GET", "/api/impor/jadwal-kerja/{id}"],
  deleteImporJadwalKerjaById: ["DELETE", "/api/impor/jadwal-kerja/{id}"],
  postImporPenghitung: ["POST", "/api/impor/penghitung"],
  postImporPenghitungById: ["POST", "/api/impor/penghitung/{id}"],
  getImporPenghitungById: ["GET", "/api/impor/penghitung/{id}"],
  deleteImporPenghitungById: ["DELETE", "/api/impor/penghitung/{id}"],
  postImporProgramUnggulan: ["POST", "/api/impor/program-unggulan"],
  postImporProgramUnggulanById: ["POST", "/api/impor/program-unggulan/{id}"],
  getImporProgramUnggulanById: ["GET", "/api/impor/program-unggulan/{id}"],
  deleteImporProgramUnggulanById: ["DELETE", "/api/impor/program-unggulan/{id}"],
  postImporKategoriBerita: ["POST", "/api/impor/kategori-berita"],
  postImporKategoriBeritaById: ["POST", "/api/impor/kategori-berita/{id}"],
  getImporKategoriBeritaById: ["GET", "/api/impor/kategori-berita/{id}"],
  deleteImporKategoriBeritaById: ["DELETE", "/api/impor/kategori-berita/{id}"],
  postImporTag: ["POST", "/api/impor/tag"],
  postImporTagById: ["POST", "/api/impor/tag/{id}"],
  getImporTagById: ["GET", "/api/impor/tag/{id}"],
  deleteImporTagById: ["DELETE", "/api/impor/tag/{id}"],
  postImporAlbum: ["POST", "/api/impor/album"],
  postImporAlbumById: ["POST", "/api/impor/album/{id}"],
  getImporAlbumById: ["GET", "/api/impor/album/{id}"],
  deleteImporAlbumById: ["DELETE", "/api/impor/album/{id}"],
  postImporFoto: ["POST", "/api/impor/foto"],
  postImporFotoById: ["POST", "/api/impor/foto/{id}"],
  getImporFotoById: ["GET", "/api/impor/foto/{id}"],
  deleteImporFotoById: ["DELETE", "/api/impor/foto/{id}"],
  postImporVideo: ["POST", "/api/impor/video"],
  postImporVideoById: ["POST", "/api/impor/video/{id}"],
  getImporVideoById: ["GET", "/api/impor/video/{id}"],
  deleteImporVideoById: ["DELETE", "/api/impor/video/{id}"],
  postImporSejarah: ["POST", "/api/impor/sejarah"],
  postImporSejarahById: ["POST", "/api/impor/sejarah/{id}"],
  getImporSejarahById: ["GET", "/api/impor/sejarah/{id}"],
  deleteImporSejarahById: ["DELETE", "/api/impor/sejarah/{id}"],
  postImporKepalaMadrasah: ["POST", "/api/impor/kepala-madrasah"],
  postImporKepalaMadrasahById: ["POST", "/api/impor/kepala-madrasah/{id}"],
  getImporKepalaMadrasahById: ["GET", "/api/impor/kepala-madrasah/{id}"],
  deleteImporKepalaMadrasahById: ["DELETE", "/api/impor/kepala-madrasah/{id}"],
  postImporMisi: ["POST", "/api/impor/misi"],
  postImporMisiById: ["POST", "/api/impor/misi/{id}"],
  getImporMisiById: ["GET", "/api/impor/misi/{id}"],
  deleteImporMisiById: ["DELETE", "/api/impor/misi/{id}"],
  postImporTujuan: ["POST", "/api/impor/tujuan"],
  postImporTujuanById: ["POST", "/api/impor/tujuan/{id}"],
  getImporTujuanById: ["GET", "/api/impor/tujuan/{id}"],
  deleteImporTujuanById: ["DELETE", "/api/impor/tujuan/{id}"],
  postImporPrestasiKami: ["POST", "/api/impor/prestasi-kami"],
  postImporPrestasiKamiById: ["POST", "/api/impor/prestasi-kami/{id}"],
  getImporPrestasiKamiById: ["GET", "/api/impor/prestasi-kami/{id}"],
  deleteImporPrestasiKamiById: ["DELETE", "/api/impor/prestasi-kami/{id}"],
  postImporFigurPublik: ["POST", "/api/impor/figur-publik"],
  postImporFigurPublikById: ["POST", "/api/impor/figur-publik/{id}"],
  getImporFigurPublikById: ["GET", "/api/impor/figur-publik/{id}"],
  deleteImporFigurPublikById: ["DELETE", "/api/impor/figur-publik/{id}"],
  postImporBagianHalaman: ["POST", "/api/impor/bagian-halaman"],
  postImporBagianHalamanById: ["POST", "/api/impor/bagian-halaman/{id}"],
  getImporBagianHalamanById: ["GET", "/api/impor/bagian-halaman/{id}"],
  deleteImporBagianHalamanById: ["DELETE", "/api/impor/bagian-halaman/{id}"],
  postImporTautanTerkait: ["POST", "/api/impor/tautan-terkait"],
  postImporTautanTerkaitById: ["POST", "/api/impor/tautan-terkait/{id}"],
  getImporTautanTerkaitById: ["GET", "/api/impor/tautan-terkait/{id}"],
  deleteImporTautanTerkaitById: ["DELETE", "/api/impor/tautan-terkait/{id}"],
  postImporTautanUnitKerja: ["POST", "/api/impor/tautan-unit-kerja"],
  postImporTautanUnitKerjaById: ["POST", "/api/impor/tautan-unit-kerja/{id}"],
  getImporTautanUnitKerjaById: ["GET", "/api/impor/tautan-unit-kerja/{id}"],
  deleteImporTautanUnitKerjaById: ["DELETE", "/api/impor/tautan-unit-kerja/{id}"],
  postImporTautanAplikasi: ["POST", "/api/impor/tautan-aplikasi"],
  postImporTautanAplikasiById: ["POST", "/api/impor/tautan-aplikasi/{id}"],
  getImporTautanAplikasiById: ["GET", "/api/impor/tautan-aplikasi/{id}"],
  deleteImporTautanAplikasiById: ["DELETE", "/api/impor/tautan-aplikasi/{id}"],
  postImporTautanNavigasi: ["POST", "/api/impor/tautan-navigasi"],
  postImporTautanNavigasiById: ["POST", "/api/impor/tautan-navigasi/{id}"],
  getImporTautanNavigasiById: ["GET", "/api/impor/tautan-navigasi/{id}"],
  deleteImporTautanNavigasiById: ["DELETE", "/api/impor/tautan-navigasi/{id}"],
  postImporPengumuman: ["POST", "/api/impor/pengumuman"],
  postImporPengumumanById: ["POST", "/api/impor/pengumuman/{id}"],
  getImporPengumumanById: ["GET", "/api/impor/pengumuman/{id}"],
  deleteImporPengumumanById: ["DELETE", "/api/impor/pengumuman/{id}"],
  postImporAgenda: ["POST", "/api/impor/agenda"],
  postImporAgendaById: ["POST", "/api/impor/agenda/{id}"],
  getImporAgendaById: ["GET", "/api/impor/agenda/{id}"],
  deleteImporAgendaById: ["DELETE", "/api/impor/agenda/{id}"],
  postImporPegawai: ["POST", "/api/impor/pegawai"],
  postImporPegawaiById: ["POST", "/api/impor/pegawai/{id}"],
  getImporPegawaiById: ["GET", "/api/impor/pegawai/{id}"],
  deleteImporPegawaiById: ["DELETE", "/api/impor/pegawai/{id}"],
  postImporOrangTua: ["POST", "/api/impor/orang-tua"],
  postImporOrangTuaById: ["POST", "/api/impor/orang-tua/{id}"],
  getImporOrangTuaById: ["GET", "/api/impor/orang-tua/{id}"],
  deleteImporOrangTuaById: ["DELETE", "/api/impor/orang-tua/{id}"],
  postImporPasangan: ["POST", "/api/impor/pasangan"],
  postImporPasanganById: ["POST", "/api/impor/pasangan/{id}"],
  getImporPasanganById: ["GET", "/api/impor/pasangan/{id}"],
  deleteImporPasanganById: ["DELETE", "/api/impor/pasangan/{id}"],
  postImporAnak: ["POST", "/api/impor/anak"],
  postImporAnakById: ["POST", "/api/impor/anak/{id}"],
  getImporAnakById: ["GET", "/api/impor/anak/{id}"],
  deleteImporAnakById: ["DELETE", "/api/impor/anak/{id}"],
  postImporPendidikan: ["POST", "/api/impor/pendidikan"],
  postImporPendidikanById: ["POST", "/api/impor/pendidikan/{id}"],
  getImporPendidikanById: ["GET", "/api/impor/pendidikan/{id}"],
  deleteImporPendidikanById: ["DELETE", "/api/impor/pendidikan/{id}"],
  postImporKepangkatan: ["POST", "/api/impor/kepangkatan"],
  postImporKepangkatanById: ["POST", "/api/impor/kepangkatan/{id}"],
  getImporKepangkatanById: ["GET", "/api/impor/kepangkatan/{id}"],
  deleteImporKepangkatanById: ["DELETE", "/api/impor/kepangkatan/{id}"],
  postImporJabatan: ["POST", "/api/impor/jabatan"],
  postImporJabatanById: ["POST", "/api/impor/jabatan/{id}"],
  getImporJabatanById: ["GET", "/api/impor/jabatan/{id}"],
  deleteImporJabatanById: ["DELETE", "/api/impor/jabatan/{id}"],
  postImporPelatihan: ["POST", "/api/impor/pelatihan"],
  postImporPelatihanById: ["POST", "/api/impor/pelatihan/{id}"],
  getImporPelatihanById: ["GET", "/api/impor/pelatihan/{id}"],
  deleteImporPelatihanById: ["DELETE", "/api/impor/pelatihan/{id}"],
  postImporPenghargaan: ["POST", "/api/impor/penghargaan"],
  postImporPenghargaanById: ["POST", "/api/impor/penghargaan/{id}"],
  getImporPenghargaanById: ["GET", "/api/impor/penghargaan/{id}"],
  deleteImporPenghargaanById: ["DELETE", "/api/impor/penghargaan/{id}"],
  postImporAturanKarier: ["POST", "/api/impor/aturan-karier"],
  postImporAturanKarierById: ["POST", "/api/impor/aturan-karier/{id}"],
  getImporAturanKarierById: ["GET", "/api/impor/aturan-karier/{id}"],
  deleteImporAturanKarierById: ["DELETE", "/api/impor/aturan-karier/{id}"],
  postImporPemangkuJabatan: ["POST", "/api/impor/pemangku-jabatan"],
  postImporPemangkuJabatanById: ["POST", "/api/impor/pemangku-jabatan/{id}"],
  getImporPemangkuJabatanById: ["GET", "/api/impor/pemangku-jabatan/{id}"],
  deleteImporPemangkuJabatanById: ["DELETE", "/api/impor/pemangku-jabatan/{id}"],
  postImporSiswa: ["POST", "/api/impor/siswa"],
  postImporSiswaById: ["POST", "/api/impor/siswa/{id}"],
  getImporSiswaById: ["GET", "/api/impor/siswa/{id}"],
  deleteImporSiswaById: ["DELETE", "/api/impor/siswa/{id}"],
  postImporKodeWilayah: ["POST", "/api/impor/kode-wilayah"],
  postImporKodeWilayahById: ["POST", "/api/impor/kode-wilayah/{id}"],
  getImporKodeWilayahById: ["GET", "/api/impor/kode-wilayah/{id}"],
  deleteImporKodeWilayahById: ["DELETE", "/api/impor/kode-wilayah/{id}"],
  postImporKelas: ["POST", "/api/impor/kelas"],
  postImporKelasById: ["POST", "/api/impor/kelas/{id}"],
  getImporKelasById: ["GET", "/api/impor/kelas/{id}"],
  deleteImporKelasById: ["DELETE", "/api/impor/kelas/{id}"],
  postImporMataPelajaran: ["POST", "/api/impor/mata-pelajaran"],
  postImporMataPelajaranById: ["POST", "/api/impor/mata-pelajaran/{id}"],
  getImporMataPelajaranById: ["GET", "/api/impor/mata-pelajaran/{id}"],
  deleteImporMataPelajaranById: ["DELETE", "/api/impor/mata-pelajaran/{id}"],
  postImporTahunAjaran: ["POST", "/api/impor/tahun-ajaran"],
  postImporTahunAjaranById: ["POST", "/api/impor/tahun-ajaran/{id}"],
  getImporTahunAjaranById: ["GET", "/api/impor/tahun-ajaran/{id}"],
  deleteImporTahunAjaranById: ["DELETE", "/api/impor/tahun-ajaran/{id}"],
  postImporSemester: ["POST", "/api/impor/semester"],
  postImporSemesterById: ["POST", "/api/impor/semester/{id}"],
  getImporSemesterById: ["GET", "/api/impor/semester/{id}"],
  deleteImporSemesterById: ["DELETE", "/api/impor/semester/{id}"],
  postImporHariKhusus: ["POST", "/api/impor/hari-khusus"],
  postImporHariKhususById: ["POST", "/api/impor/hari-khusus/{id}"],
  getImporHariKhususById: ["GET", "/api/impor/hari-khusus/{id}"],
  deleteImporHariKhususById: ["DELETE", "/api/impor/hari-khusus/{id}"],
  postImporJamPelajaran: ["POST", "/api/impor/jam-pelajaran"],
  postImporJamPelajaranById: ["POST", "/api/impor/jam-pelajaran/{id}"],
  getImporJamPelajaranById: ["GET", "/api/impor/jam-pelajaran/{id}"],
  deleteImporJamPelajaranById: ["DELETE", "/api/impor/jam-pelajaran/{id}"],
  postImporPengampu: ["POST", "/api/impor/pengampu"],
  postImporPengampuById: ["POST", "/api/impor/pengampu/{id}"],
  getImporPengampuById: ["GET", "/api/impor/pengampu/{id}"],
  deleteImporPengampuById: ["DELETE", "/api/impor/pengampu/{id}"],
  postImporPrestasi: ["POST", "/api/impor/prestasi"],
  postImporPrestasiById: ["POST", "/api/impor/prestasi/{id}"],
  getImporPrestasiById: ["GET", "/api/impor/prestasi/{id}"],
  deleteImporPrestasiById: ["DELETE", "/api/impor/prestasi/{id}"],
  postImporAlumni: ["POST", "/api/impor/alumni"],
  postImporAlumniById: ["POST", "/api/impor/alumni/{id}"],
  getImporAlumniById: ["GET", "/api/impor/alumni/{id}"],
  deleteImporAlumniById: ["DELETE", "/api/impor/alumni/{id}"],
  postImporInfografis: ["POST", "/api/impor/infografis"],
  postImporInfografisById: ["POST", "/api/impor/infografis/{id}"],
  getImporInfografisById: ["GET", "/api/impor/infografis/{id}"],
  deleteImporInfografisById: ["DELETE", "/api/impor/infografis/{id}"],
  postImporFolderBerkas: ["POST", "/api/impor/folder-berkas"],
  postImporFolderBerkasById: ["POST", "/api/impor/folder-berkas/{id}"],
  getImporFolderBerkasById: ["GET", "/api/impor/folder-berkas/{id}"],
  deleteImporFolderBerkasById: ["DELETE", "/api/impor/folder-berkas/{id}"],
  postImporInformasiPublik: ["POST", "/api/impor/informasi-publik"],
  postImporInformasiPublikById: ["POST", "/api/impor/informasi-publik/{id}"],
  getImporInformasiPublikById: ["GET", "/api/impor/informasi-publik/{id}"],
  deleteImporInformasiPublikById: ["DELETE", "/api/impor/informasi-publik/{id}"],
  postImporKetidakhadiran: ["POST", "/api/impor/ketidakhadiran"],
  postImporKetidakhadiranById: ["POST", "/api/impor/ketidakhadiran/{id}"],
  getImporKetidakhadiranById: ["GET", "/api/impor/ketidakhadiran/{id}"],
  deleteImporKetidakhadiranById: ["DELETE", "/api/impor/ketidakhadiran/{id}"],
  postImporBerita: ["POST", "/api/impor/berita"],
  postImporBeritaById: ["POST", "/api/impor/berita/{id}"],
  getImporBeritaById: ["GET", "/api/impor/berita/{id}"],
  deleteImporBeritaById: ["DELETE", "/api/impor/berita/{id}"],
} as const satisfies Readonly<Record<keyof Operations, readonly [method: string, path: string]>>;
