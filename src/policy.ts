import type { Action, Policy } from "#kit/access/access.ts";
import { type Peran, type PeranSementara, semuaPeran } from "#modules/akun/index.ts";
import { bidangDiri } from "#modules/kepegawaian/index.ts";
import { bidangTertutup, siswa } from "#modules/kesiswaan/index.ts";

/** Everything that is not written here is refused. */
type Rights = Readonly<Record<string, Partial<Readonly<Record<Action, readonly (Siapa | ({ role: Siapa } & Limits))[]>>>>>;
type Siapa = Peran | PeranSementara;
type Limits = { rows?: "own" | "others"; fields?: readonly string[] };

const own = (...roles: readonly Siapa[]) => roles.map((role) => ({ role, rows: "own" }) as const);

const kantor = ["administrator", "tataUsaha"] as const;
const admin = ["administrator"] as const;
const pimpinan = ["administrator", "kepala"] as const;

const surat = {
  read: ["administrator", "kepala", "tataUsaha"],
  create: kantor,
  update: kantor,
  delete: kantor,
  restore: kantor,
  import: kantor,
  export: ["administrator", "kepala", "tataUsaha"],
} as const;

const penerimaDisposisi = own("humas", "panitiaPpdb", "guru", "waliKelas", "pegawai");

/** Whom a proposal concerns reads it, and may object. */
const tentangSaya = own("tataUsaha", "humas", "panitiaPpdb", "guru", "waliKelas", "pegawai");

const penulis = ["administrator", "humas"] as const;
const pemberiKabar = [...penulis, "tataUsaha"] as const;

const isi = {
  read: ["administrator", "kepala", "humas"],
  create: penulis,
  update: penulis,
  delete: penulis,
  restore: penulis,
  import: penulis,
  export: penulis,
} as const;

const kabar = {
  read: ["kepala", ...pemberiKabar],
  create: pemberiKabar,
  update: pemberiKabar,
  delete: pemberiKabar,
  restore: pemberiKabar,
  import: pemberiKabar,
  export: pemberiKabar,
} as const;

/** Everybody who works here may look up, the office keeps. */
const buku = { ...surat, read: semuaPeran } as const;

/** Those whom a folder is for; the office keeps the folders and sees them all. */
const pembacaFolder = own("kepala", "humas", "panitiaPpdb", "guru", "waliKelas", "pegawai");
const arsip = {
  read: [...kantor, ...pembacaFolder],
  create: kantor,
  update: kantor,
  delete: kantor,
  restore: kantor,
  export: kantor,
} as const;

/** Teachers look up who is in which class; the rest of a child's record is none of theirs. */
const temanBelajar = { role: "guru", fields: ["nama", "kelasId", "jenisKelamin", "status"] } as const;
/** A wali kelas sees the pupils of the own class, without the numbers by which the state knows a family, and without its income. */
const kelasSendiri = {
  role: "waliKelas",
  rows: "own",
  fields: Object.keys(siswa.fields).filter((nama) => !bidangTertutup.includes(nama)),
} as const;

const tautan = { ...kabar, read: semuaPeran } as const;

/** Everybody sees their own staff record whole, and keeps what they know best themselves. */
const diriSendiri = semuaPeran.map((role) => ({ role, rows: "own" }) as const);
const dirawatSendiri = semuaPeran.map((role) => ({ role, rows: "own", fields: bidangDiri }) as const);

/** Those who meet the class: its wali kelas, and who teaches it that day. */
const pengajar = (["guru", "waliKelas"] as const).map((role) => ({ role, rows: "own" }) as const);
const absensi = { read: [...kantor, "kepala", ...pengajar], create: [...kantor, ...pengajar], update: [...kantor, ...pengajar] } as const;

/** Nobody decides about themselves: whoever keeps the records of others leaves their own to somebody else. */
const milikLain = kantor.map((role) => ({ role, rows: "others" }) as const);
const milikLainJugaKepala = [...milikLain, { role: "kepala", rows: "others" }] as const;
const catatLain = { create: milikLain, update: milikLain, delete: milikLain, restore: milikLain, import: milikLain } as const;

/** A person's file: the office keeps it, everybody sees their own and asks for changes, those of the office too … */
const map = { ...surat, ...catatLain, read: [...surat.read, ...diriSendiri] } as const;
/** … but keeps alone what no right or pay hangs on. */
const mapSendiri = {
  ...map,
  create: [...kantor, ...diriSendiri],
  update: [...kantor, ...diriSendiri],
  delete: [...kantor, ...diriSendiri],
  restore: [...kantor, ...diriSendiri],
  import: kantor,
} as const;
const { import: _, ...berkasSendiri } = mapSendiri;

const pembacaRekap = [...surat.read, ...pengajar] as const;

export const policy: Policy = {
  suratKeluar: surat,
  suratMasuk: surat,
  // Whoever signs gives numbers too; only the office voids them.
  nomorSurat: { read: surat.read, create: surat.read, delete: kantor },
  bukuNomor: buku,
  jenisNaskah: buku,
  klasifikasiSurat: buku,
  // The office writes, somebody else of it initials, the head signs.
  templateSurat: surat,
  naskahSurat: { read: [...surat.read, "atasNama"], create: kantor, update: kantor, delete: kantor, restore: kantor },
  parafSurat: { manage: surat.read },
  tandaTanganSurat: { manage: ["kepala", "atasNama"] },
  // Who may sign is said one by one, by those who give out roles, not by the office or by who signs.
  pejabatPenandatangan: { read: surat.read, create: admin, update: admin, delete: admin, restore: admin, export: surat.export },
  // Whoever got or gave one sees it, with the letter; the office sees all of them.
  disposisi: { read: [...surat.read, ...penerimaDisposisi], create: pimpinan, manage: ["kepala"] },
  pendaftaran: {
    read: ["administrator", "kepala", "tataUsaha", "panitiaPpdb"],
    update: ["administrator", "panitiaPpdb"],
    delete: ["administrator", "panitiaPpdb"],
    restore: ["administrator", "panitiaPpdb"],
    export: ["administrator", "kepala", "panitiaPpdb"],
    manage: ["administrator", "panitiaPpdb"],
  },
  periodePpdb: {
    read: ["administrator", "kepala", "tataUsaha", "panitiaPpdb"],
    create: ["administrator", "panitiaPpdb"],
    update: ["administrator", "panitiaPpdb"],
    delete: ["administrator", "panitiaPpdb"],
    restore: ["administrator", "panitiaPpdb"],
    import: ["administrator", "panitiaPpdb"],
    export: ["administrator", "kepala", "panitiaPpdb"],
  },
  // The office keeps who and where the school is, and its public figures.
  pengaturan: { read: [...isi.read, "tataUsaha"], update: pemberiKabar },
  banner: isi,
  keterangan: isi,
  jadwalKerja: isi,
  penghitung: isi,
  programUnggulan: isi,
  // Writers write and ask for a review; only the head of the school and the administrator let news out.
  berita: { ...isi, update: [...penulis, "kepala"], manage: pimpinan },
  kategoriBerita: isi,
  tag: isi,
  album: isi,
  foto: isi,
  // The office keeps the logos of its letterhead there.
  gambar: { read: [...isi.read, "tataUsaha"], create: pemberiKabar, update: penulis, delete: penulis, restore: penulis },
  video: isi,
  layananVideo: { read: ["administrator"], update: ["administrator"] },
  sejarah: isi,
  kepalaMadrasah: isi,
  visiMisi: { read: isi.read, update: penulis },
  misi: isi,
  tujuan: isi,
  prestasiKami: isi,
  figurPublik: kabar,
  bagianHalaman: isi,
  tautanNavigasi: isi,
  kopSurat: { read: [...pimpinan, "tataUsaha", "humas"], update: kantor },
  tautanTerkait: tautan,
  tautanUnitKerja: tautan,
  tautanAplikasi: tautan,
  pengumuman: kabar,
  agenda: kabar,
  // Of their own record those of the office change what everybody may, and no rank, status or date of service.
  pegawai: { ...map, update: [...milikLain, ...dirawatSendiri] },
  // One's own staff record, written down by oneself when there is none yet.
  identitas: { create: semuaPeran },
  // A list brings no files.
  berkasPegawai: berkasSendiri,
  orangTua: mapSendiri,
  pasangan: map,
  anak: map,
  pendidikan: map,
  kepangkatan: map,
  jabatan: map,
  pelatihan: map,
  penghargaan: map,
  usulanPerubahan: { read: map.read, create: diriSendiri, manage: kantor },
  // What those of the office ask for themselves the head may decide too, so that there is always somebody else.
  usulanKantor: { manage: ["kepala"] },
  aturanKarier: surat,
  // What falls due in a career: everybody sees their own, and hears of it; the office hears of everybody's.
  karier: { read: map.read, manage: kantor },
  siswa: { ...surat, read: [...surat.read, kelasSendiri, temanBelajar], export: [...surat.export, kelasSendiri] },
  kelas: buku,
  // A class moved on at the year's end, and that taken back.
  kenaikan: { read: ["administrator", "kepala", "tataUsaha"], create: kantor },
  // Who came and went, and taking back what was written by mistake.
  mutasiSiswa: { read: surat.read, create: kantor, manage: kantor, export: surat.read },
  tahunAjaran: buku,
  semester: buku,
  hariKhusus: buku,
  jamPelajaran: buku,
  pengampu: buku,
  // The week of every class, teacher and room is no secret among those who work here; the office writes it.
  jadwalPelajaran: { read: semuaPeran, create: kantor, update: kantor, delete: kantor, restore: kantor },
  mataPelajaran: buku,
  absensiSiswa: absensi,
  // A lost card is ended by the office.
  kartuSiswa: { read: [...kantor, { role: "waliKelas", rows: "own" }], update: kantor },
  prestasi: { ...surat, read: [...surat.read, "humas", "guru", "waliKelas"] },
  alumni: surat,
  // What alumni say of themselves on the public page; the office compares and decides.
  usulanAlumni: { read: surat.read, manage: kantor },
  infografis: isi,
  folderBerkas: { ...arsip, import: kantor },
  berkasUmum: arsip,
  informasiPublik: kabar,
  tautanLayanan: { read: [...pimpinan, "tataUsaha", "humas"], update: kantor },
  // Everybody sees their own attendance; the office shows the code, and what the code did not is written down by hand, by
  // somebody else than the person: by the head where the office is one clerk alone.
  absensiPegawai: { read: map.read, update: milikLainJugaKepala, manage: kantor },
  // Leave and travel likewise: the head, who grants them, writes down the clerk's, and the clerk the head's.
  ketidakhadiran: {
    ...{ ...map, create: milikLainJugaKepala, update: milikLainJugaKepala },
    ...{ delete: milikLainJugaKepala, restore: milikLainJugaKepala },
  },
  // A kiosk, a screen or the school's network takes two people: one of the office asks, somebody else of them or the head checks.
  perangkatAbsensi: { read: surat.read, create: kantor, manage: surat.read },
  // What those who keep attendance wrote down for themselves and for each other is for the head to see.
  absensiKantor: { read: ["kepala"] },
  aturanAbsensi: { read: surat.read, update: kantor },
  // Reports: of the whole school for those who lead it, of their own classes for those who teach.
  rekapAbsensi: { read: pembacaRekap, export: pembacaRekap },
  // Papers that prove themselves, and the keys that sign them.
  buktiSurat: { read: ["administrator", "kepala", "tataUsaha"], update: kantor },
  kunciSurat: { read: pimpinan, update: ["administrator"] },
  // Files that forms hold. Whether one may be had is a question of its row.
  berkas: { create: semuaPeran },
  akun: { read: pimpinan, create: admin, update: admin, manage: admin },
  // Roles that decide, who signs, and ways into such accounts: one proposes, another agrees, whom it concerns may object.
  usulanPeran: { read: [...pimpinan, ...tentangSaya], create: admin, manage: pimpinan },
  hakAkses: { read: pimpinan },
  audit: { read: pimpinan, export: pimpinan },
  penyimpanan: { read: admin, update: admin },
  demo: { create: ["administrator"] },
} satisfies Rights;
