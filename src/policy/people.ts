import { allPeran } from "#modules/akun/index.ts";
import { ownKelas } from "#modules/kepegawaian/index.ts";
import {
  buku,
  dinas,
  file,
  guru,
  kantor,
  keep,
  keepAsLists,
  kepala,
  outsideOffice,
  pengajar,
  pengurus,
  piket,
  pribadi,
  type Rights,
  read,
  secret,
  selainKantor,
  surat,
  umum,
  wakamad,
  waliKelas,
  write,
  writeAsLists,
} from "./who.ts";

/** A person's file: everybody sees their own. The office keeps it, but nobody decides about themselves: one's own is for a colleague. */
const map = [
  [pengurus, file, secret, "all"],
  [kantor, writeAsLists, secret, "others"],
  [allPeran, read, secret, "own"],
] as const;

/** Those who work here and those who learn here. */
export const people = {
  // Of their own record people change what they know best, and no rank, status or date of service: nobody decides about themselves.
  pegawai: [
    [pengurus, file, secret, "all"],
    [kantor, writeAsLists, secret, "others"],
    [allPeran, read, secret, "own"],
    [allPeran, ["update"], ownKelas, "own"],
  ],
  // One's own staff record, written down by oneself when there is none yet.
  identitas: [[allPeran, ["create"], secret, "all"]],
  // What no right or pay hangs on, everybody keeps alone. A list brings no files.
  berkasPegawai: [
    [kantor, keep, secret, "all"],
    [pengurus, ["export"], secret, "all"],
    [kepala, read, secret, "all"],
    [allPeran, keep, secret, "own"],
  ],
  orangTua: [
    [kantor, keepAsLists, secret, "all"],
    [kepala, file, secret, "all"],
    [allPeran, keep, secret, "own"],
  ],
  pasangan: map,
  anak: map,
  pendidikan: map,
  kepangkatan: map,
  jabatan: map,
  pelatihan: map,
  penghargaan: map,
  usulanPerubahan: [
    [kantor, ["read", "manage"], secret, "all"],
    [kepala, read, secret, "all"],
    [allPeran, ["read", "create"], secret, "own"],
  ],
  // What those of the office ask for themselves the head may decide too, so that there is always somebody else.
  usulanKantor: [[kepala, ["manage"], secret, "all"]],
  aturanKarier: surat,
  // Who holds which position everybody who works here may know; the office writes it down, and nobody their own.
  pemangkuJabatan: [
    [kantor, file, dinas, "all"],
    [kantor, writeAsLists, dinas, "others"],
    [kepala, file, dinas, "all"],
    [outsideOffice, read, umum, "all"],
  ],
  // What falls due in a career: everybody sees their own, and hears of it; the office hears of everybody's.
  karier: [
    [kantor, ["read", "manage"], dinas, "all"],
    [kepala, read, dinas, "all"],
    [allPeran, read, dinas, "own"],
  ],
  // Teachers look up who is in which class; a wali kelas knows the pupils of the own class, but not what may harm a child or its family.
  siswa: [
    [kantor, keepAsLists, secret, "all"],
    [kepala, file, secret, "all"],
    [waliKelas, file, pribadi, "own"],
    [guru, read, umum, "all"],
  ],
  // What the rules find in pupils and staff. Whoever reads it sees the findings on fields that they may read anyhow.
  periksa: [
    [kantor, file, secret, "all"],
    [kepala, file, secret, "all"],
  ],
  // Findings that were handed on to a wali kelas, who mends in pupils of the own class what they name, and nothing else.
  serahanPeriksa: [
    [kantor, ["read", "create", "manage"], secret, "all"],
    [kepala, read, secret, "all"],
    [waliKelas, ["read", "update"], secret, "own"],
  ],
  aturanPeriksa: [
    [kantor, ["read", "update"], umum, "all"],
    [kepala, read, umum, "all"],
  ],
  // What numbers and addresses are looked at by.
  kodeWilayah: [
    [kantor, keepAsLists, umum, "all"],
    [kepala, file, umum, "all"],
  ],
  kelas: buku,
  // A class moved on at the year's end, and that taken back.
  kenaikan: [
    [kantor, ["read", "create"], dinas, "all"],
    [kepala, read, dinas, "all"],
  ],
  // Who came and went, and taking back what was written by mistake.
  mutasiSiswa: [
    [kantor, ["read", "create", "export", "manage"], secret, "all"],
    [kepala, file, secret, "all"],
  ],
  tahunAjaran: buku,
  semester: buku,
  hariKhusus: buku,
  jamPelajaran: buku,
  pengampu: buku,
  // The week of every class, teacher and room is no secret among those who work here; the office writes it.
  jadwalPelajaran: [
    [kantor, keep, umum, "all"],
    [selainKantor, read, umum, "all"],
  ],
  mataPelajaran: buku,
  // Those who meet the class: its wali kelas, and who teaches it that day.
  absensiSiswa: [
    [kantor, ["read", "create", "update"], dinas, "all"],
    [kepala, read, dinas, "all"],
    [wakamad, read, dinas, "all"],
    [pengajar, ["read", "create", "update"], dinas, "own"],
    // On the day of duty every class, to see and to write down who comes late or was let go.
    [piket, ["read", "create"], dinas, "own"],
  ],
  // A lost card is ended by the office.
  kartuSiswa: [
    [kantor, ["read", "update"], dinas, "all"],
    [waliKelas, read, dinas, "own"],
  ],
  prestasi: [
    [kantor, keepAsLists, dinas, "all"],
    [kepala, file, dinas, "all"],
    [["humas", "guru", "waliKelas"], read, dinas, "all"],
  ],
  alumni: [
    [kantor, keepAsLists, pribadi, "all"],
    [kepala, file, pribadi, "all"],
  ],
  // What alumni say of themselves on the public page; the office compares and decides.
  usulanAlumni: [
    [kantor, ["read", "manage"], pribadi, "all"],
    [kepala, read, pribadi, "all"],
  ],
  // Whether somebody stands on the public page of teachers and staff. Everybody says so for themselves; the office takes off whoever asks.
  tampilPublik: [
    [allPeran, ["read", "create", "delete"], umum, "own"],
    [kantor, ["read", "delete", "manage"], umum, "all"],
  ],
  // What people write on the public site. Questions are the office's; whoever is handed one sees and answers it.
  pesanPublik: [
    [kantor, ["read", "manage"], pribadi, "all"],
    [kepala, read, pribadi, "all"],
    [allPeran, read, pribadi, "own"],
  ],
  // Complaints are read by the head of the school alone, and each by whom the head handed it to: not by the office, nor by who looks after the system.
  pengaduan: [
    [kepala, ["read", "manage"], secret, "all"],
    [allPeran, read, secret, "own"],
  ],
  // Everybody sees their own attendance; the office shows the code, and what the code did not is written down by hand, by
  // somebody else than the person: by the head where the office is one clerk alone.
  absensiPegawai: [
    [kantor, ["read", "manage"], dinas, "all"],
    [kepala, read, dinas, "all"],
    [allPeran, read, dinas, "own"],
    [pengurus, ["update"], dinas, "others"],
  ],
  // Leave and travel likewise: the head, who grants them, writes down the clerk's, and the clerk the head's.
  ketidakhadiran: [
    [pengurus, file, secret, "all"],
    [allPeran, read, secret, "own"],
    [pengurus, write, secret, "others"],
    [kantor, ["import"], secret, "others"],
  ],
  // Leave is asked for by the person; the office looks, the head decides, and nobody about themselves.
  pengajuanCuti: [
    [pengurus, ["read", "manage"], secret, "all"],
    [allPeran, ["read", "create"], secret, "own"],
  ],
  // A kiosk, a screen or the school's network takes two people: one of the office asks, somebody else of them or the head checks.
  perangkatAbsensi: [
    [kantor, ["read", "create", "manage"], dinas, "all"],
    [kepala, ["read", "manage"], dinas, "all"],
  ],
  // What those who keep attendance wrote down for themselves and for each other is for the head to see.
  absensiKantor: [[kepala, read, dinas, "all"]],
  aturanAbsensi: [
    [kantor, ["read", "update"], dinas, "all"],
    [kepala, read, dinas, "all"],
  ],
  // Reports: of the whole school for those who lead it, of their own classes for those who teach.
  rekapAbsensi: [
    [pengurus, file, dinas, "all"],
    [wakamad, file, dinas, "all"],
    [pengajar, file, dinas, "own"],
    [piket, read, dinas, "own"],
  ],
} satisfies Rights;
