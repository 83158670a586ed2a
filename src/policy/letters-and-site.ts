import {
  admin,
  buku,
  dinas,
  file,
  kantor,
  keep,
  keepAsLists,
  kepala,
  ketuaPanitia,
  lewatJabatan,
  outsideOffice,
  panitia,
  pemberiKabar,
  pengurus,
  penilik,
  penulis,
  pimpinan,
  pribadi,
  type Rights,
  read,
  secret,
  selainKantor,
  surat,
  umum,
  write,
} from "./who.ts";

/** What the public site shows. */
const content = [
  [penulis, keepAsLists, umum, "all"],
  [kepala, read, umum, "all"],
] as const;

/** When, on which paths and by which rules children are admitted: everybody may know, the committee keeps it. */
const admissionRules = [
  [panitia, keepAsLists, umum, "all"],
  [kepala, file, umum, "all"],
  [["tataUsaha"], read, umum, "all"],
] as const;

const kabar = [
  [pemberiKabar, keepAsLists, umum, "all"],
  [kepala, read, umum, "all"],
] as const;

const tautan = [
  [pemberiKabar, keepAsLists, umum, "all"],
  [["kepala", "panitiaPpdb", "ketuaPpdb", "guru", "waliKelas", "pegawai"], read, umum, "all"],
] as const;

/** Letters, the public site, admissions. */
export const lettersAndSite = {
  suratKeluar: surat,
  suratMasuk: surat,
  // An address may be a parent's.
  ekspedisi: [
    [kantor, keepAsLists, pribadi, "all"],
    [kepala, file, dinas, "all"],
  ],
  // Whoever signs gives numbers too; only the office voids them.
  nomorSurat: [
    [kantor, ["read", "create", "delete"], dinas, "all"],
    [kepala, ["read", "create"], dinas, "all"],
  ],
  bukuNomor: buku,
  jenisNaskah: buku,
  klasifikasiSurat: buku,
  jadwalRetensi: [
    [kantor, keepAsLists, umum, "all"],
    [kepala, file, umum, "all"],
  ],
  // What falls due, what is held back, and what is destroyed: the office prepares, the head signs, and a second person lets the files go.
  arsipSurat: [
    [kantor, ["read", "create", "update", "delete", "export", "manage"], dinas, "all"],
    [kepala, ["read", "update", "export", "manage"], dinas, "all"],
  ],
  // The office writes, somebody else of it initials, the head signs.
  templateSurat: surat,
  naskahSurat: [
    [kantor, keep, dinas, "all"],
    [["kepala", "atasNama"], read, dinas, "all"],
    [lewatJabatan, read, dinas, "own"],
  ],
  // Who has a place in the chain by a position sees and initials what comes to that place, and no other letter.
  parafSurat: [
    [pengurus, ["manage"], dinas, "all"],
    [lewatJabatan, ["manage"], dinas, "own"],
  ],
  // Which positions initial a kind of letter, in which order, and who signs it.
  rantaiParaf: [
    [kantor, keepAsLists, umum, "all"],
    [kepala, file, umum, "all"],
    [lewatJabatan, read, umum, "all"],
  ],
  tandaTanganSurat: [[["kepala", "atasNama"], ["manage"], dinas, "all"]],
  // Who may sign is said one by one, by those who give out roles, not by the office or by who signs.
  pejabatPenandatangan: [
    [admin, write, dinas, "all"],
    [pengurus, file, dinas, "all"],
  ],
  // Whoever got or gave one sees it, with the letter; the office sees all of them.
  disposisi: [
    [admin, ["read", "create"], dinas, "all"],
    [kepala, ["read", "create", "manage"], dinas, "all"],
    [["tataUsaha"], read, dinas, "all"],
    [outsideOffice, read, dinas, "own"],
  ],
  // Of a child that applies the committee has to know the family.
  pendaftaran: [
    [panitia, ["read", "update", "delete", "restore", "export", "manage"], secret, "all"],
    [kepala, file, secret, "all"],
    [["tataUsaha"], read, secret, "all"],
  ],
  // A form half typed is its typist's; who leads the committee finishes what was left lying.
  drafKertas: [
    [panitia, ["read", "update"], secret, "own"],
    [ketuaPanitia, ["read", "update"], secret, "all"],
  ],
  nilaiPpdb: [
    [panitia, ["read", "update", "import", "export"], dinas, "all"],
    [kepala, file, dinas, "all"],
  ],
  // Examiners are not led by what others gave: who oversees them reads all marks in lists, and corrects them by one.
  nilaiSemuaPenguji: [[penilik, read, dinas, "all"]],
  periodePpdb: admissionRules,
  gelombangPpdb: admissionRules,
  jalurPpdb: admissionRules,
  pertanyaanPpdb: admissionRules,
  ujianPpdb: admissionRules,
  sesiUjian: admissionRules,
  ruangUjian: admissionRules,
  // The office keeps who and where the school is, and its public figures.
  pengaturan: [
    [pemberiKabar, ["read", "update"], umum, "all"],
    [kepala, read, umum, "all"],
  ],
  banner: content,
  keterangan: content,
  jadwalKerja: content,
  penghitung: content,
  programUnggulan: content,
  // Writers write and ask for a review; only the head of the school and the administrator let news out.
  berita: [
    [penulis, keepAsLists, umum, "all"],
    [kepala, ["read", "update"], umum, "all"],
    [pimpinan, ["manage"], umum, "all"],
  ],
  kategoriBerita: content,
  tag: content,
  album: content,
  foto: content,
  // The office keeps the logos of its letterhead there.
  gambar: [
    [penulis, keep, umum, "all"],
    [kepala, read, umum, "all"],
    [["tataUsaha"], ["read", "create"], umum, "all"],
  ],
  video: content,
  layananVideo: [[admin, ["read", "update"], umum, "all"]],
  sejarah: content,
  kepalaMadrasah: content,
  visiMisi: [
    [penulis, ["read", "update"], umum, "all"],
    [kepala, read, umum, "all"],
  ],
  misi: content,
  tujuan: content,
  prestasiKami: content,
  figurPublik: kabar,
  bagianHalaman: content,
  tautanNavigasi: content,
  kopSurat: [
    [kantor, ["read", "update"], umum, "all"],
    [["kepala", "humas"], read, umum, "all"],
  ],
  tautanTerkait: tautan,
  tautanUnitKerja: tautan,
  tautanAplikasi: tautan,
  pengumuman: kabar,
  agenda: kabar,
  infografis: content,
  // Those whom a folder is for read it; the office keeps the folders and sees them all.
  folderBerkas: [
    [kantor, keepAsLists, dinas, "all"],
    [selainKantor, read, dinas, "own"],
  ],
  berkasUmum: [
    [kantor, keep, dinas, "all"],
    [kantor, ["export"], dinas, "all"],
    [selainKantor, read, dinas, "own"],
  ],
  informasiPublik: kabar,
  tautanLayanan: [
    [kantor, ["read", "update"], umum, "all"],
    [["kepala", "humas"], read, umum, "all"],
  ],
} satisfies Rights;
