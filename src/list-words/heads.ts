import { family } from "./family.ts";

/**
 * By the label of a field: how the lists of this field head its column. From EMIS and its downloads, EMIS GTK and SIMPATIKA, RDM, Dapodik,
 * forms of admission, and letter books of offices. Small and capital letters, stops and strokes are the same here.
 */
export const heads: Readonly<Record<string, readonly string[]>> = {
  ...family,
  "Nama lengkap": words(
    "nama|nama siswa|nama peserta didik|nama pd|nama santri|nama murid|nama anak didik|siswa|peserta didik|nama lengkap siswa|nama lengkap peserta didik|nama calon siswa|nama pendaftar|nama calon peserta didik|nama lengkap calon siswa|full name|student name|nama alumni|nama lulusan|nama lengkap alumni|nama lengkap sesuai ijazah|nama sesuai ijazah|nama sesuai akta",
  ),
  Nama: words(
    "nama lengkap|nama pegawai|nama guru|nama gtk|nama ptk|nama tendik|nama pendidik|nama guru pegawai|nama pegawai guru|nama lengkap gelar|nama dan gelar|nama beserta gelar|nama gelar|nama lengkap beserta gelar|nama lengkap dengan gelar|nama lengkap tanpa gelar|nama lengkap dan gelar|nama lengkap serta gelar|nama lengkap dan gelar akademik|nama lengkap beserta gelar akademik|nama serta gelar|nama tanpa gelar|nama lengkap guru|nama lengkap pegawai|nama lengkap ptk|nama lengkap gtk|nama guru dan gelar|nama pegawai dan gelar|nama guru dan pegawai|nama guru dan tendik|nama pendidik dan tenaga kependidikan|nama lengkap guru dan pegawai|nama lengkap sesuai ijazah gelar|nama personil|nama tenaga pendidik|nama asn|nama pns|guru|pegawai",
  ),
  NISN: words("no nisn|nomor nisn|n i s n|nomor induk siswa nasional|no induk siswa nasional|nisn siswa|nisn peserta didik|nisn 10 digit"),
  NISM: words(
    "nis|nis lokal|no induk|nomor induk|nomor induk siswa|nis nism|nomor induk madrasah|nomor induk siswa madrasah|nism nis|no induk siswa|n i s m|nis madrasah",
  ),
  NIK: words(
    "no nik|nomor nik|nik siswa|nik peserta didik|no ktp|nomor ktp|no ktp nik|nik ktp|nomor induk kependudukan|no induk kependudukan|nik pegawai|nik guru|nik anak|n i k|nik no ktp|nik kitas|nik no kitas untuk wna",
  ),
  NIP: words(
    "no nip|nomor nip|nip baru|nip pns|nip ni pppk|nip nippppk|nip nipppk|nipppk|ni pppk|nomor induk pegawai|n i p|nip pegawai|nip guru|nip 18 digit|nip niy|niy|nip pppk|nip nipm|nipm",
  ),
  NUPTK: words("no nuptk|nomor nuptk|nuptk peg id|peg id|pegid|npk|nuptk npk"),
  "Jenis kelamin": words(
    "jk|l p|lp|kelamin|jenis kel|jns kelamin|jns kel|j k|jenis kelamin l p|gender|sex|seks|lk pr|jenis kelamin siswa|l atau p",
  ),
  "Tempat lahir": words(
    "tmp lahir|tmp lhr|tmpt lhr|tpt lhr|tmp lhr siswa|tmpt lahir|tpt lahir|t lahir|kota lahir|tempat kelahiran|tempat lhr|tempat lahir siswa|kab kota lahir|tempat lahir sesuai akta|place of birth|kota kelahiran",
  ),
  "Tanggal lahir": words(
    "tgl lahir|tgl lhr|tanggal lhr|tanggal kelahiran|tgl kelahiran|lahir|tgl lahir siswa|tanggal lahir siswa|date of birth|tgl lahir dd mm yyyy|tanggal lahir yyyy mm dd|ttl tanggal|hari lahir",
  ),
  Agama: words("agama siswa|agama kepercayaan|agama pegawai|religion"),
  Alamat: words(
    "alamat siswa|alamat rumah|alamat lengkap|alamat tinggal|alamat tempat tinggal|jalan|nama jalan|alamat jalan|alamat domisili|domisili|alamat sekarang|alamat peserta didik|alamat pegawai|alamat rumah siswa|dusun|alamat dusun|nama dusun",
  ),
  "Nomor telepon": words(
    "no telepon|no telp|telp|telepon|no hp|hp|nomor hp|handphone|no handphone|no wa|wa|nomor wa|whatsapp|no whatsapp|nomor whatsapp|no hp wa|no telepon hp|no hp siswa|hp siswa|no telp hp|nomor handphone|no ponsel|ponsel|kontak|no kontak|telepon seluler|no seluler|nomor ponsel|telp hp|no tlp|tlp|no hape|nomor telepon siswa|no hp aktif",
  ),
  Surel: words(
    "email|e mail|alamat email|alamat surel|email aktif|surat elektronik|e mail aktif|email siswa|email pegawai|akun email|alamat e mail",
  ),
  "E-mail": words("email|surel|alamat email|email aktif"),
  Kelas: words(
    "rombel|rombongan belajar|nama rombel|kelas rombel|nama kelas|kelas saat ini|rombel saat ini|kls|kelas sekarang|ruang kelas|tingkat rombel|kelas paralel|kelas aktif|kelas siswa",
  ),
  Status: words("status siswa|keadaan|status aktif|keterangan status|status keaktifan|status peserta didik|status belajar"),
  Kewarganegaraan: words("warga negara|wn|kewarganegaraan siswa|wni wna|nationality"),
  "Negara asal": words("negara|asal negara|nama negara"),
  "Anak ke-": words("anak ke|anak ke berapa|urutan anak|anak nomor"),
  "Jumlah saudara": words("jml saudara|jumlah saudara kandung|jml saudara kandung|saudara|banyak saudara|jumlah sdr|jml sdr kandung"),
  Hobi: words("hobby|kegemaran|hobi siswa"),
  "Cita-cita": words("cita cita siswa|cita2|cita"),
  "Asal sekolah": words(
    "sekolah asal|asal smp mts|smp mts asal|asal smp|nama sekolah asal|sekolah sebelumnya|nama sekolah sebelumnya|asal madrasah|asal sekolah madrasah|asal mts smp|lulusan dari|sekolah sebelum|asal sekolah smp mts",
  ),
  "Tanggal masuk": words(
    "tgl masuk|tanggal diterima|tgl diterima|terhitung masuk|tanggal masuk madrasah|tgl masuk madrasah|mulai masuk|tanggal masuk sekolah|diterima tanggal",
  ),
  "Pra-sekolah": words("pra sekolah|prasekolah|paud tk|riwayat paud tk"),
  "Pembiaya sekolah": words("pembiaya|yang membiayai|yang membiayai sekolah|biaya sekolah|sumber biaya"),
  Beasiswa: words("nama beasiswa|penerima beasiswa|jenis beasiswa"),
  "Nomor KIP": words("no kip|kip|nomor kartu indonesia pintar|no kartu kip"),
  "Nomor KKS": words("no kks|kks|nomor kartu keluarga sejahtera|no kks kps"),
  "Nomor PKH": words("no pkh|pkh|nomor peserta pkh"),
  RT: words("no rt|r t"),
  RW: words("no rw|r w"),
  "Kelurahan/desa": words("kelurahan|desa|kel desa|desa kelurahan|kel|nama kelurahan|nama desa|desa kel|kelurahan desa"),
  Kecamatan: words("kec|nama kecamatan|kecamatan domisili"),
  "Kabupaten/kota": words("kab kota|kabupaten|kota|kab|kota kabupaten|kabupaten kota|nama kabupaten|kab kota domisili"),
  Provinsi: words("prov|propinsi|nama provinsi"),
  "Kode pos": words("kodepos|pos|kd pos|zip"),
  "Kepemilikan rumah": words("status rumah|status kepemilikan rumah|kepemilikan|rumah|status tempat tinggal"),
  "Tinggal bersama": words("tempat tinggal|jenis tinggal|tinggal dengan|status tinggal|bertempat tinggal"),
  "Jarak ke madrasah": words(
    "jarak|jarak rumah|jarak tempat tinggal|jarak rumah ke sekolah|jarak rumah ke madrasah|jarak ke sekolah|jarak rumah ke sekolah km",
  ),
  Transportasi: words("alat transportasi|moda transportasi|kendaraan|transport"),
  "Waktu tempuh": words("lama perjalanan|waktu perjalanan|waktu tempuh ke madrasah|waktu tempuh ke sekolah"),
  "Nomor KK": words("no kk|kk|nomor kartu keluarga|no kartu keluarga|nokk"),
  "Kepala keluarga": words("nama kepala keluarga|kk nama"),
  "Nomor telepon orang tua/wali": words(
    "no hp ortu|hp ortu|no hp orang tua|telp ortu|no telp ortu|no telepon orang tua|no wa ortu|no hp wali murid|hp orang tua|no hp orang tua wali|telepon orang tua|no telp orang tua|kontak orang tua|no wa orang tua|hp orang tua wali|nomor telepon orang tua",
  ),
  "Jenis pegawai": words("jenis ptk|jenis gtk|guru tendik|jenis|jenis tenaga|guru staf|ptk"),
  "Status pegawai": words(
    "status kepegawaian|stts kepegawaian|status|status ptk|status gtk|kepegawaian|status asn|jenis kepegawaian|pns non pns|asn non asn",
  ),
  Jabatan: words("nama jabatan|jabatan struktural|jabatan fungsional|jab|jabatan saat ini|jabatan guru|jabatan ptk"),
  "Pangkat/golongan": words(
    "pangkat|golongan|gol|pangkat gol|pangkat golongan ruang|gol ruang|golongan ruang|pangkat gol ruang|pangkat dan golongan|gol pangkat|pangkat terakhir|golongan terakhir|gol terakhir",
  ),
  "TMT pangkat": words("tmt golongan|tmt gol|tmt pangkat golongan|tmt pangkat terakhir|tmt gol ruang"),
  "TMT bertugas": words(
    "tmt|tmt kerja|tmt tugas|mulai bertugas|tmt bekerja|tmt di madrasah|tmt sk awal|tmt pengangkatan|tmt cpns|tmt pns|tmt mengajar",
  ),
  "Pendidikan terakhir": words(
    "pendidikan|pend terakhir|jenjang pendidikan|ijazah terakhir|pendidikan tertinggi|jenjang|kualifikasi|kualifikasi pendidikan|pend|pendidikan akhir",
  ),
  "Tugas tambahan": words("tugas tambahan guru|tugas lain|jabatan tambahan"),
  "Unit kerja": words("satuan kerja|satker|tempat tugas|instansi induk|satminkal|unit|nama madrasah|madrasah"),
  Subunit: words("sub unit|sub unit kerja|bagian"),
  "Masih bertugas": words("aktif|status aktif|masih aktif|keaktifan"),
  "Nomor surat": words(
    "no surat|nomor|no surat masuk|nomor surat masuk|nomor naskah|no naskah|nomor dan tanggal surat|no surat keluar|nomor surat keluar",
  ),
  "Asal surat": words(
    "dari|pengirim|asal|instansi pengirim|instansi|surat dari|dari siapa|asal instansi|nama pengirim|diterima dari|alamat pengirim",
  ),
  "Tanggal terima": words(
    "tgl terima|diterima|tanggal diterima|tgl diterima|tanggal masuk|tgl masuk|diterima tanggal|tanggal agenda|tgl agenda",
  ),
  Perihal: words(
    "hal|isi ringkas|isi surat|tentang|isi|perihal surat|isi ringkasan|pokok surat|ringkasan isi|hal surat|perihal isi ringkas",
  ),
  "Tanggal surat": words("tgl surat|tanggal|tgl|tertanggal|tanggal naskah|tgl naskah|tanggal surat keluar"),
  Kode: words("kode wilayah|kd wilayah|kode kemendagri|kode kemdagri|kode daerah|kode wilayah kemendagri"),
  "Nama wilayah": words(
    "nama|wilayah|nama daerah|nama provinsi|nama kabupaten|nama kabupaten kota|nama kecamatan|nama provinsi kabupaten kota|nama provinsi kabupaten kota kecamatan|provinsi kabupaten kota|provinsi kabupaten kota kecamatan|nama kab kota",
  ),
  Keadaan: words("status|status wilayah|status kode|status berlaku"),
  "Daftar di bawahnya": words("kelengkapan|lengkap|kelengkapan daftar"),
  Sumber: words("dasar hukum|sumber data|menurut|dasar"),
  Klasifikasi: words("kode|kode klasifikasi|kode surat|klasifikasi surat|indeks|kode arsip"),
  Keamanan: words("pengamanan|sifat keamanan|tingkat keamanan"),
  Sifat: words("sifat surat|derajat|tingkat kecepatan"),
  Lampiran: words("lamp|jumlah lampiran|jml lampiran"),
  Keterangan: words("ket|catatan|keterangan lain|ket lain"),
  "Tahun lulus": words("lulus tahun|angkatan|tahun kelulusan|thn lulus|lulusan tahun|tahun tamat"),
  "Nama kelas": words("kelas|rombel|nama rombel|rombongan belajar"),
  Tingkat: words("tingkat kelas|jenjang kelas|kelas tingkat|tkt"),
  "Tahun ajaran": words("tahun pelajaran|ta|tp|thn ajaran|thn pelajaran"),
  "Wali kelas": words("nama wali kelas|walas|wali"),
  Kapasitas: words("daya tampung|kuota|jumlah kursi"),
  Peminatan: words("jurusan|program|kelompok peminatan"),
};

/** Columns that carry nothing into a register. */
export const ignored = words(
  "no|nomor urut|no urut|nourut|urut|#|nomer|no agenda lama|paraf|ttd|tanda tangan|luas wilayah|luas wilayah km2|jumlah penduduk|jumlah kab|jumlah kabupaten|jumlah kota|jumlah kecamatan|jumlah kelurahan|jumlah desa",
);

/** A line below a list that is none of it begins so. */
export const closing = words(
  "jumlah|total|sub total|subtotal|rata rata|mengetahui|menyetujui|kepala madrasah|kepala sekolah|kepala|wali kelas|nip|catatan|keterangan|dicetak|laki laki|perempuan|jumlah siswa|jumlah laki laki|jumlah perempuan|l|p",
);

/** Two fields in one column. */
export const pairs = [
  {
    heads: words(
      "ttl|tempat tanggal lahir|tempat tgl lahir|tempat dan tanggal lahir|tempat tgl lhr|tmp tgl lahir|tpt tgl lahir|tempat dan tgl lahir|tempat tanggal lahir siswa|tempat tgl lahir siswa|tempat tanggal kelahiran",
    ),
    labels: ["Tempat lahir", "Tanggal lahir"],
  },
] as const;

function words(list: string): readonly string[] {
  return list.split("|");
}
