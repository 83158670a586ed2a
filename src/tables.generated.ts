/** The tables of the migrated database. Made by `npm run docs`; do not edit. */
import type { Generated, GeneratedAlways } from "#kit/database/tables.ts";

declare module "#kit/database/tables.ts" {
  interface SqlTables {
    /** Staff on one day: when they came and went, or what the office wrote down by hand (cara). No row: away by ketidakhadiran, or not recorded yet; absent once a day has closed on which others were recorded. */
    absensiPegawai: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      pegawaiId: string;
      tanggal: Day;
      status: "hadir" | "terlambat" | "dinas-luar" | "cuti" | "sakit" | "izin" | "alpa";
      masuk: Date | null;
      pulang: Date | null;
      cara: "kode" | "kios" | "kantor";
      alasan: string | null;
    };
    /** Who was at school: one row for each pupil and day (jadwal_id null), and one for each pupil and lesson. No row: not recorded yet. */
    absensiSiswa: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      siswaId: string;
      kelasId: string;
      tanggal: Day;
      jadwalId: string | null;
      mataPelajaranId: string | null;
      status: "hadir" | "sakit" | "izin" | "alpa" | "terlambat" | "dispensasi";
      jam: string | null;
      keterangan: string | null;
      buktiId: string | null;
      dicatatOleh: string | null;
      dicatatPada: Date;
      perangkat: string;
      dikoreksi: Generated<boolean>;
      berbeda: Generated<boolean>;
      diputusOleh: string | null;
      diputusPada: Date | null;
    };
    /** Everything recorded that does not stand: what was corrected, and what another device recorded of the same pupil. */
    absensiSiswaRiwayat: {
      id: Generated<string>;
      createdAt: Generated<Date>;
      absensiId: string;
      sebab: "diubah" | "tersisih" | "dibuang";
      status: "hadir" | "sakit" | "izin" | "alpa" | "terlambat" | "dispensasi";
      jam: string | null;
      keterangan: string | null;
      buktiId: string | null;
      dicatatOleh: string | null;
      dicatatPada: Date;
      perangkat: string;
      dikoreksi: Generated<boolean>;
      digantiOleh: string | null;
      diputusOleh: string | null;
      diputusPada: Date | null;
    };
    /** Events of the calendar; tampil_di_situs puts one on the public site. */
    agenda: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      judul: string;
      mulai: Day;
      selesai: Day | null;
      jamMulai: string | null;
      jamSelesai: string | null;
      tempat: string | null;
      deskripsi: string | null;
      tampilDiSitus: Generated<boolean>;
    };
    /** Who may sign in: NIP, roles, hash of the password. Whether they work here is told by pegawai. */
    akun: {
      id: Generated<string>;
      nip: string;
      nama: string;
      peran: Generated<string[]>;
      passwordHash: string | null;
      passwordAt: Date | null;
      aktif: Generated<boolean>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      email: string | null;
      foto: string | null;
      dibuatOleh: string | null;
      kuasaBerakhir: Date | null;
      tautanOleh: Generated<string[]>;
      peranOleh: string | null;
      peranPada: Date | null;
      passwordCukup: boolean | null;
    };
    /** Groups of photos of the gallery. */
    album: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      judul: string;
      deskripsi: string | null;
      urutan: Generated<number>;
    };
    /** Graduates and what they do now. siswa_id where their record as a pupil is known. */
    alumni: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      siswaId: string | null;
      nama: string;
      nisn: string | null;
      jenisKelamin: "laki-laki" | "perempuan" | null;
      tahunLulus: number;
      jurusan: "ipa" | "ips" | "bahasa" | "agama" | null;
      kegiatan: "kuliah" | "bekerja" | "wirausaha" | "kuliah-bekerja" | "mencari-kerja" | "lainnya" | null;
      instansi: string | null;
      bidang: string | null;
      alamat: string | null;
      noTelepon: string | null;
      email: string | null;
      tanggalLahir: Day | null;
      kota: string | null;
    };
    /** Children in the file of a member of staff. */
    anak: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      pegawaiId: string;
      nama: string;
      tempatLahir: string | null;
      tanggalLahir: Day | null;
      status: string | null;
      lampiranId: string | null;
    };
    /** In which class a pupil sits and sat: every day at most one. selesai is the last day in it. */
    anggotaKelas: {
      id: Generated<string>;
      createdAt: Generated<Date>;
      siswaId: string;
      kelasId: string;
      mulai: Day;
      selesai: Day | null;
      sebab: "masuk" | "naik" | "tinggal" | "pindah kelas" | "mutasi masuk";
      sebabSelesai: "mutasi keluar" | "lulus" | "keluar" | "tanpa kelas" | null;
    };
    /** How many messages of a month were deleted after their time, and how many of them had an answer; nobody can be told from them. */
    angkaPesan: {
      bulan: Day;
      jenis: "pertanyaan" | "pengaduan";
      banyak: number;
      dijawab: number;
    };
    /** How many registrations of an intake were deleted after their time, by one property each; nobody can be told from them. */
    angkaPpdb: {
      periodeId: string;
      hal: "keadaan" | "jalur" | "program" | "jenis kelamin" | "asal sekolah" | "daerah" | "hari" | "pernah diterima";
      isi: string;
      banyak: number;
    };
    /** Letters held back from destruction, why, by whom, and how that ended. */
    arsipDitahan: {
      id: Generated<string>;
      suratMasukId: string | null;
      suratKeluarId: string | null;
      alasan: string;
      ditahanOleh: string;
      ditahanNama: string;
      ditahanPada: Date;
      dilepasOleh: string | null;
      dilepasPada: Date | null;
      alasanLepas: string | null;
    };
    /** One row: what the school counts as late, when a day is over, and when somebody must be told. */
    aturanAbsensi: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      satu: Generated<boolean>;
      batasMasuk: Generated<string>;
      batasCatat: Generated<string>;
      tutupHari: Generated<string>;
      hariTanpaKabar: Generated<number>;
      kaliTerlambat: Generated<number>;
    };
    /** After how many years what falls due in a career; of each group the youngest rule in force counts. */
    aturanKarier: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      perihal: string;
      tahun: number;
      berlakuMulai: Day;
      dasar: string | null;
      keterangan: string | null;
    };
    /** Aturan pemeriksaan data yang dimatikan atau dinyalakan lagi oleh kantor; yang tidak tercatat berlaku. */
    aturanPeriksa: {
      kode: string;
      aktif: boolean;
      versi: Generated<number>;
      updatedAt: Generated<Date>;
      oleh: string;
    };
    /** The trail: every change, by whom, chained by mac. Rows are final; see audit_line_is_final(). */
    audit: {
      id: GeneratedAlways<string>;
      at: Generated<Date>;
      actorId: string | null;
      actorName: string;
      action: string;
      subject: string;
      subjectId: string;
      before: Json | null;
      after: Json | null;
      requestId: string;
      mac: Buffer;
      salt: Buffer | null;
      erased: string | null;
    };
    /** What each check of the trail's chain found. The newest row tells how the trail stands. */
    auditCheck: {
      id: GeneratedAlways<string>;
      at: Generated<Date>;
      lines: Bigint;
      intact: boolean;
      brokenAt: Bigint | null;
      fault: string | null;
    };
    /** One row: the end of the trail's chain. Locked by whoever writes the next link, so the chain has no forks. */
    auditHead: {
      one: Generated<boolean>;
      mac: Buffer;
      lastId: Bigint;
      lines: Bigint | null;
      at: Date | null;
      seal: Buffer | null;
    };
    /** One section of a public page: plain text with the small markup of news. */
    bagianHalaman: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      halaman: string;
      tab: string;
      bentuk: Generated<"teks" | "kartu" | "langkah">;
      judul: string;
      isi: string;
      gambarId: string | null;
      urutan: Generated<number>;
    };
    /** A list from elsewhere that was compared with a register, by name. Goes after 90 days, or when whoever made it deletes it. */
    banding: {
      id: Generated<string>;
      register: string;
      nama: string;
      sumber: string;
      tanggal: Day;
      fileName: string;
      dibaca: number;
      sama: number;
      actorId: string;
      actorName: string;
      createdAt: Generated<Date>;
    };
    /** What a compared list and a register say differently, row by row, and what somebody found about it. Holds personal data, and goes with its comparison. */
    bandingBaris: {
      id: Generated<string>;
      bandingId: string;
      jenis: "daftar" | "portal" | "beda";
      place: number | null;
      rowId: string | null;
      kelasId: string | null;
      nama: string;
      isian: Json;
      kalimat: Generated<string>;
      hasil: "portal" | "daftar" | "diperbaiki" | null;
      catatan: Generated<string>;
      diperiksaId: string | null;
      diperiksaNama: string | null;
      diperiksaPada: Date | null;
      versi: Generated<number>;
    };
    /** Pictures of coming events on the home page. */
    banner: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      namaKegiatan: string;
      tanggalKegiatan: Day;
      deskripsi: string;
      gambarId: string | null;
      tautan: string | null;
    };
    /** Which first contents were filled in already: what the school changed or threw away since stays as it is. */
    benih: {
      nama: string;
      at: Generated<Date>;
    };
    /** News of the site, from draft to publication. cari holds the words that it is found by. */
    berita: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      slug: string;
      name: string;
      desc: string | null;
      content: string;
      tanggal: Day;
      author: string | null;
      kategoriId: string | null;
      gambarId: string | null;
      status: Generated<"draft" | "tinjau" | "terbit">;
      terbitPada: Date | null;
      cari: GeneratedAlways<string | null>;
      keteranganGambar: string | null;
      seri: string | null;
      turunPada: Date | null;
      catatanTinjauan: string | null;
      kata: GeneratedAlways<string | null>;
    };
    /** The address under which one news item can be read before it is out, by whoever was given it, until its time ends or it is taken back. */
    beritaPratinjau: {
      beritaId: string;
      rahasia: string;
      sampai: Date;
      at: Generated<Date>;
      olehId: string | null;
    };
    /** Each saved state of a news item, to compare and to bring back. */
    beritaRevisi: {
      id: Generated<string>;
      beritaId: string;
      nomor: number;
      isi: Json;
      olehId: string | null;
      olehNama: string;
      at: Generated<Date>;
    };
    /** Addresses of news that were shared once: they go on leading to it. */
    beritaSlugLama: {
      slug: string;
      beritaId: string;
      at: Generated<Date>;
    };
    /** Which news carry which tag. */
    beritaTag: {
      beritaId: string;
      tagId: string;
      urutan: number;
    };
    /** Files that rows hold (papers, scans, portraits). Bytes lie in the private store under kunci; sidik is their SHA-256. */
    berkas: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      createdBy: string | null;
      kunci: string;
      nama: string;
      jenis: string;
      ukuran: Bigint;
      sidik: string;
    };
    /** A member of staff's own papers, with the day on which each runs out. */
    berkasPegawai: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      pegawaiId: string;
      fileName: string;
      description: string;
      fileId: string;
      kedaluwarsa: Day | null;
    };
    /** Papers of a registration: which one, the file, and what the committee said of it. A paper that is sent again takes the place of the one before. */
    berkasPendaftaran: {
      id: Generated<string>;
      pendaftaranId: string;
      dokumen: string;
      berkasId: string;
      halaman: number;
      dikirim: Date;
      keadaan: Generated<"menunggu" | "diterima" | "dikembalikan">;
      sebab: "buram" | "salah-dokumen" | "orang-lain" | "belum-lengkap" | "tidak-berlaku" | "lain" | null;
      catatan: string | null;
      diperiksaOleh: string | null;
      diperiksaPelaku: string | null;
      diperiksaPada: Date | null;
      unggahan: string | null;
      dikirimOleh: string | null;
      dikirimPelaku: string | null;
    };
    /** Files of the office in their folders. */
    berkasUmum: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      nama: string;
      folderId: string;
      keterangan: string | null;
      berkasId: string;
    };
    /** One for each paper with a code: what it said when it was issued. Answers the public verification. */
    buktiSurat: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      kode: string;
      kunciId: string;
      jenis: string;
      nomor: string | null;
      tanggal: Day;
      perihal: string;
      penandatangan: string;
      ringkasan: string | null;
      isi: string;
      sha256: Buffer | null;
      dicabutPada: Date | null;
      dicabutOleh: string | null;
      alasanCabut: string | null;
      perihalTerbuka: Generated<boolean>;
    };
    /** Books of letter numbers: one row of numbers a calendar year. Kinds of paper share a book or have their own. */
    bukuNomor: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      nama: string;
      kodeJabatan: string;
      tahunAwal: number | null;
      nomorAwal: number | null;
      batasMundur: Generated<number>;
      aktif: Generated<boolean>;
    };
    /** One of those who got a disposition. Open as long as selesai_pada is null; a forwarded branch ends with the last of its own branches. */
    cabangDisposisi: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      disposisiId: string;
      kepadaId: string;
      status: Generated<"baru" | "dibaca" | "diteruskan" | "dijawab" | "ditutup" | "ditarik">;
      dibacaPada: Date | null;
      selesaiPada: Date | null;
      ditegurPada: Date | null;
    };
    /** Backups and rehearsals of restoring them: when, where to, how large, how they ended. The archives lie elsewhere (BACKUP_TO). */
    cadangan: {
      id: Generated<string>;
      jenis: "cadangan" | "latihan";
      sebab: "malam" | "tangan" | "perintah";
      mulai: Generated<Date>;
      selesai: Date | null;
      keadaan: Generated<"berjalan" | "berhasil" | "gagal">;
      nama: string | null;
      tempat: string;
      ukuran: Bigint | null;
      baris: Bigint | null;
      berkas: number | null;
      kunciPemulihan: boolean;
      keterangan: string | null;
    };
    /** Heads of lists from elsewhere and the fields they bring, or are filled with, by name; found again by the fingerprint of the head. No personal data. */
    columnMap: {
      id: Generated<string>;
      register: string;
      name: string;
      source: Generated<string>;
      fingerprint: string;
      columns: Json;
      actorName: string;
      updatedAt: Generated<Date>;
      direction: Generated<"in" | "out">;
    };
    /** Gapless counters by name and period, e.g. of registrations; one row is locked to take the next number. */
    counter: {
      name: string;
      period: string;
      value: Bigint;
    };
    /** news as a list that comes and goes as a spreadsheet, with their tags in one cell, without the bin. */
    daftarBerita: {
      id: string | null;
      versi: number | null;
      createdAt: Date | null;
      updatedAt: Date | null;
      deletedAt: Date | null;
      deletedBy: string | null;
      slug: string | null;
      name: string | null;
      desc: string | null;
      content: string | null;
      tanggal: Day | null;
      author: string | null;
      kategoriId: string | null;
      gambarId: string | null;
      status: string | null;
      terbitPada: Date | null;
      cari: string | null;
      keteranganGambar: string | null;
      seri: string | null;
      turunPada: Date | null;
      catatanTinjauan: string | null;
      kata: string | null;
      tags: string | null;
    };
    /** tags, and how many news carry each. */
    daftarTag: {
      id: string | null;
      versi: number | null;
      createdAt: Date | null;
      updatedAt: Date | null;
      deletedAt: Date | null;
      deletedBy: string | null;
      name: string | null;
      dipakai: number | null;
    };
    /** What a family adds when it has taken its place: the fields of a pupil that the registration does not ask. They go to the pupil with the placement. */
    daftarUlang: {
      pendaftaranId: string;
      versi: Generated<number>;
      dibuat: Date;
      diubah: Date;
      nisn: string | null;
      nik: string | null;
      dicocokkan: Generated<boolean>;
      kitas: string | null;
      anakKe: number | null;
      jumlahSaudara: number | null;
      hobi: string | null;
      citaCita: string | null;
      praSekolah: string | null;
      imunisasi: string | null;
      pembiaya: string | null;
      rt: string | null;
      rw: string | null;
      kelurahan: string | null;
      kecamatan: string | null;
      kabupaten: string | null;
      provinsi: string | null;
      kodePos: string | null;
      statusRumah: string | null;
      tempatTinggal: string | null;
      jarak: string | null;
      transportasi: string | null;
      waktuTempuh: string | null;
      noKk: string | null;
      kepalaKeluarga: string | null;
      kip: string | null;
      kks: string | null;
      pkh: string | null;
      kewarganegaraanAyah: string | null;
      nikAyah: string | null;
      kitasAyah: string | null;
      tanggalLahirAyah: Day | null;
      pendidikanAyah: string | null;
      penghasilanAyah: string | null;
      tanpaHpAyah: Generated<boolean>;
      noTeleponAyah: string | null;
      kewarganegaraanIbu: string | null;
      nikIbu: string | null;
      kitasIbu: string | null;
      tanggalLahirIbu: Day | null;
      pendidikanIbu: string | null;
      penghasilanIbu: string | null;
      tanpaHpIbu: Generated<boolean>;
      noTeleponIbu: string | null;
      kewarganegaraanWali: string | null;
      nikWali: string | null;
      kitasWali: string | null;
      tanggalLahirWali: Day | null;
      pendidikanWali: string | null;
      penghasilanWali: string | null;
      tanpaHpWali: Generated<boolean>;
      noTeleponWali: string | null;
      keinginanSaudara: "bersama" | "terpisah" | null;
    };
    /** One row that is written over again and again, to see whether anything can be written. */
    denyut: {
      id: Generated<boolean>;
      at: Generated<Date>;
    };
    /** What one person hands on of an incoming letter, to one or many. */
    disposisi: {
      id: Generated<string>;
      suratMasukId: string;
      cabangId: string | null;
      dariId: string;
      sifat: Generated<"biasa" | "segera" | "khusus" | "batas-waktu">;
      instruksi: string[];
      catatan: string | null;
      batas: Day | null;
      createdAt: Generated<Date>;
      statusSemula: "baru" | "diproses" | "selesai" | "arsip" | null;
    };
    /** Paper forms begun at the desk and kept unfinished. Sent, thrown away or forgotten for days, the row goes. */
    drafKertas: {
      id: Generated<string>;
      versi: Generated<number>;
      kunci: string;
      isi: Json;
      oleh: string;
      pelaku: string;
      createdAt: Date;
      updatedAt: Date;
    };
    /** Courier book: each sending of a paper, how it went and who took it. kata holds the words that one is found by. */
    ekspedisi: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      tanggalKirim: Day;
      nomorSurat: string;
      perihal: string | null;
      penerima: string;
      cara: "diantar" | "pos" | "diambil" | "pesan" | "surel";
      alamat: string | null;
      pembawa: string | null;
      nomorResi: string | null;
      status: Generated<"dikirim" | "diterima" | "kembali">;
      tanggalDiterima: Day | null;
      diterimaOleh: string | null;
      buktiId: string | null;
      keterangan: string | null;
      suratId: string | null;
      surelDiminta: Generated<boolean>;
      surelPada: Date | null;
      kata: GeneratedAlways<string | null>;
      surelMulai: Date | null;
      surelDitolak: Date | null;
      surelGagal: Date | null;
    };
    /** A list that was handed out and kept as it was sent: to whom, by whom, with the fingerprint of its file. Holds personal data, two years at most; goes as a whole when a row it holds is erased. */
    exportSnapshot: {
      id: Generated<string>;
      register: string;
      recipient: string;
      note: Generated<string>;
      fields: Json;
      rows: number;
      sha256: string;
      berkasId: string;
      actorId: string;
      actorName: string;
      createdAt: Generated<Date>;
    };
    /** A row of a kept list in the words of the portal, to be compared with another. */
    exportSnapshotRow: {
      snapshotId: string;
      place: number;
      rowId: string;
      cells: Json;
    };
    /** Authenticator apps of accounts; rahasia is sealed with the key folder's key, calon waits for its first code. */
    faktorAplikasi: {
      akunId: string;
      rahasia: Buffer | null;
      aktifAt: Date | null;
      langkahTerakhir: GeneratedBigint;
      calon: Buffer | null;
      calonAt: Date | null;
    };
    /** Figures that the school publishes about itself: people by sex, anything else as a value in words. */
    figurPublik: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      kelompok: "pegawai" | "peserta-didik" | "akreditasi" | "sarana";
      nama: string;
      lakiLaki: number | null;
      perempuan: number | null;
      nilai: string | null;
      urutan: Generated<number>;
    };
    /** An empty template that somebody uploaded to have it filled with a register, and how its columns are understood. Goes after a week. */
    fillTemplate: {
      id: Generated<string>;
      register: string;
      actorId: string;
      fileName: string;
      berkasId: string;
      choices: Json;
      seen: Json;
      columnMap: string | null;
      createdAt: Generated<Date>;
    };
    /** Folders of berkas_umum, and which roles may open what lies in each. */
    folderBerkas: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      nama: string;
      keterangan: string | null;
      untukKepala: Generated<boolean>;
      untukHumas: Generated<boolean>;
      untukPanitiaPpdb: Generated<boolean>;
      untukGuru: Generated<boolean>;
      untukWaliKelas: Generated<boolean>;
      untukPegawai: Generated<boolean>;
      pembaca: GeneratedAlways<string[]>;
    };
    /** Photos of the gallery, each a picture of the library in an album. */
    foto: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      gambarId: string;
      albumId: string | null;
      keterangan: string | null;
      urutan: Generated<number>;
    };
    /** Registrations that were merged into another one of the same child: which one goes on, why, and what it took over. Taken back, the row goes. */
    gabunganPendaftaran: {
      dariId: string;
      keId: string;
      dariKeadaan: string;
      bawaan: Json;
      alasan: string;
      oleh: string | null;
      pelaku: string;
      pada: Date;
      urut: GeneratedAlways<string>;
    };
    /** The library of pictures. Bytes lie in the public store under kunci; a row is written when all of them exist. */
    gambar: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      kunci: string;
      lebar: number;
      tinggi: number;
      warna: string;
      tembus: Generated<boolean>;
      alt: string;
      fokusX: Generated<number>;
      fokusY: Generated<number>;
      varian: Json;
      klip: string | null;
      asal: string;
      ukuran: GeneratedBigint;
      klipUkuran: GeneratedBigint;
      pengunggah: string | null;
      pemotret: string | null;
      fokusPonselX: number | null;
      fokusPonselY: number | null;
      fokusLebarX: number | null;
      fokusLebarY: number | null;
      terang: number | null;
    };
    /** Waves of an admissions period; days and hours that are empty are those of the period. */
    gelombangPpdb: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      nama: string;
      periodeId: string;
      buka: Day | null;
      bukaPukul: string | null;
      tutup: Day | null;
      tutupPukul: string | null;
      tanpaLembar: Generated<boolean>;
    };
    /** Roles that a position brings to whoever holds it, or stands in for its holder. */
    hakJabatan: {
      jabatan: string;
      peran: string;
    };
    /** Pages of the portal that a person keeps at hand, by their address; nothing hangs on it. */
    halamanFavorit: {
      akunId: string;
      alamat: string;
      createdAt: Generated<Date>;
    };
    /** Days that are not like the others: holidays, half days, Ramadan, events. */
    hariKhusus: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      nama: string;
      jenis: "libur" | "setengah-hari" | "ramadan" | "kegiatan";
      mulai: Day;
      selesai: Day;
      untuk: "semua" | "siswa" | "pegawai";
      jamMasuk: string | null;
      jamPulang: string | null;
    };
    /** Days on which a deputy whom a second person agreed to stands in: the holder on leave or ill, by somebody else's hand, and the deputy not away. */
    hariWakil: {
      pemangkuId: string | null;
      cutiSampai: Day | null;
      mulai: Day | null;
      sampai: Day | null;
    };
    /** Answers given to calls with an Idempotency-Key: given again instead of doing the work twice. */
    idempotency: {
      scope: string;
      key: string;
      fingerprint: string;
      response: Json | null;
      createdAt: Generated<Date>;
    };
    /** One row for each uploaded list: first what was read from it, after the import the rows it made, for undoing. */
    importBatch: {
      id: Generated<string>;
      register: string;
      fileName: string;
      actorId: string | null;
      actorName: string;
      createdAt: Generated<Date>;
      rowIds: Generated<string[]>;
      doneAt: Date | null;
      undoneAt: Date | null;
      taskId: string | null;
      refused: Generated<Json>;
      leftIds: Generated<string[]>;
      source: Generated<string>;
      changed: Generated<number>;
      listId: string | null;
      absentIds: Generated<string[]>;
      programId: string | null;
      answer: Generated<string>;
      refusal: string | null;
      moved: Generated<number>;
      asOf: Generated<Date>;
    };
    /** When the same file was first uploaded for a register, by the SHA-256 of its bytes, for two years. No personal data. */
    importFile: {
      register: string;
      hash: string;
      firstAt: Date;
    };
    /** A list that was uploaded and not yet taken in: how its columns are understood. Holds personal data, and goes after a week or when it is taken in. */
    importList: {
      id: Generated<string>;
      register: string;
      actorId: string;
      fileName: string;
      choices: Json;
      seen: Json | null;
      plan: Json | null;
      columnMap: string | null;
      createdAt: Generated<Date>;
      done: Generated<number[]>;
      asOf: Generated<Date>;
      asOfBy: Generated<"berkas" | "ulang" | "unggah">;
    };
    /** What an uploaded list says, some lines of a sheet at a time. */
    importListPortion: {
      listId: string;
      place: number;
      portion: Json;
    };
    /** What was read from a list, in portions: one piece of ten thousand wide rows would hold everybody up. */
    importPortion: {
      batchId: string;
      place: number;
      rows: Json;
    };
    /** Which rows of a register an import made, changed or found as its list says. No personal data: what stood before is in the trail. */
    importRow: {
      batchId: string;
      rowId: string;
      versi: number;
      act: "baru" | "ubah" | "sama";
    };
    /** What an uploaded list says otherwise than the portal, row by row as whoever brought it may see it. Personal data: it goes with its list, a week at most, and when the rows are taken in. */
    importTold: {
      listId: string;
      kind: "ubah" | "bentrok" | "ragu";
      place: number;
      told: Json;
    };
    /** Pictures that tell figures, for the site. */
    infografis: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      judul: string;
      gambarId: string;
      keterangan: string | null;
      sumber: string | null;
      tanggal: Day;
      tampilDiSitus: Generated<boolean>;
    };
    /** What UU 14/2008 asks a public body to lay open, in its four categories. */
    informasiPublik: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      judul: string;
      kategori: "berkala" | "serta-merta" | "setiap-saat" | "dikecualikan";
      ringkasan: string | null;
      tanggal: Day;
      penanggungJawab: string | null;
      berkasId: string | null;
      tautan: string | null;
      tampilDiSitus: Generated<boolean>;
    };
    /** One row: which installation this database is part of. Only the owner writes it, at the start. */
    instalasi: {
      one: Generated<boolean>;
      id: string;
      sidik: Json;
      diambilAlih: boolean;
      diganti: Generated<string[]>;
      dibuatPada: Generated<Date>;
    };
    /** Positions in the file of a member of staff. */
    jabatan: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      pegawaiId: string;
      nama: string;
      nomorSk: string | null;
      tanggalSk: Day | null;
      tmt: Day | null;
      keterangan: string | null;
      lampiranId: string | null;
    };
    /** Working hours: one row a weekday, 1 is Monday; a day without a row is free. */
    jadwalKerja: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      hari: "1" | "2" | "3" | "4" | "5" | "6" | "7";
      masuk: string;
      pulang: string;
    };
    /** Lessons of the week. What belongs to the teaching assignment stands here too, so that the database itself sees every clash. */
    jadwalPelajaran: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      pengampuId: string;
      semesterId: string;
      kelasId: string;
      mataPelajaranId: string;
      pegawaiId: string;
      hari: "1" | "2" | "3" | "4" | "5" | "6";
      jamKe: number;
      jumlahJam: Generated<number>;
      ruang: string | null;
    };
    /** Retention of letters by the beginning of their classification: years in use, years in store, what becomes of them, and by which decree from when to when. */
    jadwalRetensi: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      kode: string;
      jenisArsip: string | null;
      aktif: number;
      inaktif: number;
      nasib: "musnah" | "permanen" | "dinilai-kembali";
      berlakuMulai: Day;
      berlakuSampai: Day | null;
      sumber: string;
      keterangan: string | null;
    };
    /** What a family was told of an exam before it changed, and until when; written by the database itself, by whichever door the change comes. */
    jadwalUjianLama: {
      id: Generated<string>;
      pendaftaranId: string;
      ujianId: string;
      tanggal: Day;
      mulai: string;
      selesai: string;
      tempat: string | null;
      ruang: string;
      kursi: number;
      sampai: Date;
    };
    /** Paths of a wave: when they are open, their places, what they ask for, how scores weigh and what decides between equals. */
    jalurPpdb: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      jenis: "reguler" | "prestasi-akademik" | "prestasi-non-akademik" | "tahfidz" | "afirmasi" | "asrama" | "mutasi";
      gelombangId: string;
      buka: Day | null;
      bukaPukul: string | null;
      tutup: Day | null;
      tutupPukul: string | null;
      kuota: number | null;
      kuotaIpa: number | null;
      kuotaIps: number | null;
      kuotaBahasa: number | null;
      kuotaAgama: number | null;
      syarat: string | null;
      dokumen: string | null;
      bobotRapor: number | null;
      bobotTes: number | null;
      bobotBtq: number | null;
      bobotTahfidz: number | null;
      bobotWawancara: number | null;
      bobotPrestasi: number | null;
      seri1: "rapor" | "tes" | "btq" | "tahfidz" | "wawancara" | "prestasi" | "usia" | "waktu" | null;
      seri2: "rapor" | "tes" | "btq" | "tahfidz" | "wawancara" | "prestasi" | "usia" | "waktu" | null;
      seri3: "rapor" | "tes" | "btq" | "tahfidz" | "wawancara" | "prestasi" | "usia" | "waktu" | null;
      mapelRapor: string | null;
      toleransiBtq: number | null;
      toleransiTahfidz: number | null;
      toleransiWawancara: number | null;
      cadangan: number | null;
      toleransiTes: number | null;
      toleransiPrestasi: number | null;
      tanpaLembar: Generated<boolean>;
    };
    /** When each lesson of a weekday begins and ends. */
    jamPelajaran: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      hari: "1" | "2" | "3" | "4" | "5" | "6";
      jamKe: number;
      mulai: string;
      selesai: string;
    };
    /** The school's own network, as one person asked for it and another agreed. The newest that was agreed to holds. */
    jaringanAbsensi: {
      id: Generated<string>;
      nomor: GeneratedAlways<string>;
      createdAt: Generated<Date>;
      jaringan: string[];
      ponsel: boolean;
      diajukanOleh: string;
      diputusOleh: string | null;
      diputusPada: Date | null;
      diterima: boolean | null;
    };
    /** What a family answered to the questions of its intake: days as YYYY-MM-DD, numbers with a point, yes and no as ya and tidak. */
    jawabanPendaftaran: {
      pendaftaranId: string;
      pertanyaanId: string;
      isi: string;
      pada: Date;
      oleh: string | null;
      pelaku: string | null;
      alasan: string | null;
      kembali: string | null;
    };
    /** One line a day of how the trail stands, shown in public: who noted it yesterday sees tomorrow whether it still holds. */
    jejakJangkar: {
      hari: Day;
      at: Date;
      lines: Bigint;
      mac: Buffer;
    };
    /** Kinds of official papers: their code, book of numbers, pattern of the number and its digits (lebar). */
    jenisNaskah: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      kode: string;
      nama: string;
      bukuId: string;
      pola: string;
      lebar: Generated<number>;
      aktif: Generated<boolean>;
      bentuk: Generated<"biasa" | "keputusan" | "nota-dinas" | "pengantar">;
      beralamat: Generated<boolean>;
    };
    /** What changed about how somebody signs in, or about what they may do: told at their next sign-in, on each of their devices. */
    kabarKeamanan: {
      id: Generated<string>;
      createdAt: Generated<Date>;
      akunId: string;
      judul: string;
      isi: string;
      tautan: string;
      perangkat: string | null;
      jaringan: string | null;
      sesiId: string | null;
    };
    /** Registrations whose family was told by e-mail, or is about to be, that the result can be read; never what it is. */
    kabarPengumuman: {
      pendaftaranId: string;
      pada: Date;
      terkirimPada: Date | null;
    };
    /** Registrations of which something was given back, with what their family was told of; never what was missing. */
    kabarPerbaikan: {
      pendaftaranId: string;
      versi: Generated<number>;
      dimintaPada: Date;
      kabarVersi: Generated<number>;
      terkirimPada: Date | null;
      dikabariOleh: string | null;
      dikabariPelaku: string | null;
      dikabariPada: Date | null;
    };
    /** What a sweep took out of the files and keeps for 30 days more: when, and why. */
    karantina: {
      pohon: "public" | "private";
      kunci: string;
      ukuran: Bigint;
      sebab: string;
      sejak: Generated<Date>;
      kembali: Date | null;
    };
    /** The code on a pupil's card: random, so that nothing can be read from it. A new card ends the old one. */
    kartuSiswa: {
      siswaId: string;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      nomor: Generated<Buffer>;
    };
    /** Which version a child's exam card has come to: every change of what stands on it after it was published is another one. */
    kartuUjian: {
      pendaftaranId: string;
      versi: Generated<number>;
      diubahPada: Date;
      kabarVersi: Generated<number>;
    };
    /** Categories of news and videos. */
    kategoriBerita: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      name: string;
    };
    /** A class of one school year; next year's class of the same name is another row. wali_id is the account of its wali kelas. */
    kelas: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      nama: string;
      tingkat: "X" | "XI" | "XII";
      tahunAjaran: string;
      jurusan: "ipa" | "ips" | "bahasa" | "agama" | null;
      waliId: string | null;
      ruang: string | null;
      kapasitas: number | null;
    };
    /** One class moved on at the year's end. rincian tells for each pupil what stood before, so that all of it can be undone. */
    kenaikanKelas: {
      id: Generated<string>;
      createdAt: Generated<Date>;
      kelasId: string;
      tanggal: Day;
      olehId: string | null;
      oleh: string;
      rincian: Json;
      dibatalkanPada: Date | null;
    };
    /** The heads of the madrasah through the years, as the site tells them. */
    kepalaMadrasah: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      nama: string;
      periode: string | null;
      sekarang: Generated<boolean>;
      urutan: Generated<number>;
      fotoId: string | null;
    };
    /** Ranks in the file of a member of staff. */
    kepangkatan: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      pegawaiId: string;
      pangkat: string;
      jenis: Generated<"pangkat" | "gaji-berkala">;
      tmt: Day | null;
      nomorSk: string | null;
      tanggalSk: Day | null;
      keterangan: string | null;
      lampiranId: string | null;
    };
    /** Who is behind a pseudonym of a decision's bundle; known to the committee alone. */
    keputusanPelamar: {
      keputusanId: string;
      samaran: string;
      pendaftaranId: string;
    };
    /** The decision of a wave: proposed by one, fixed by another, then announced. Once fixed it is never changed. */
    keputusanPpdb: {
      id: Generated<string>;
      gelombangId: string;
      lembarId: string;
      paket: string;
      sidik: string;
      pengusul: string;
      namaPengusul: string;
      diusulkanPada: Date;
      penyetuju: string | null;
      namaPenyetuju: string | null;
      ditetapkanPada: Date | null;
      diumumkanPada: Date | null;
    };
    /** The strip of facts on the home page. */
    keterangan: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      label: string;
      nilai: string;
      urutan: Generated<number>;
    };
    /** Staff who are away for days: on duty elsewhere, on leave, ill or excused. */
    ketidakhadiran: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      pegawaiId: string;
      jenis: "dinas-luar" | "cuti" | "sakit" | "izin";
      mulai: Day;
      selesai: Day;
      alasan: string;
      nomorSurat: string | null;
      dicatatOleh: string | null;
    };
    /** Devices for attendance (a kiosk, or the screen that shows the code): asked for by one person, checked by another. */
    kiosAbsensi: {
      id: Generated<string>;
      createdAt: Generated<Date>;
      nama: string;
      tokenHash: Buffer;
      dibukaOleh: string;
      berlakuSampai: Date;
      ditutupPada: Date | null;
      jenis: Generated<"kios" | "layar">;
      diperiksaOleh: string | null;
      diperiksaPada: Date | null;
      peralihanSampai: Date | null;
      tokenSejak: Generated<Date>;
      tokenDipakai: Generated<boolean>;
      sebabDitutup: "ditutup" | "ganda" | null;
    };
    /** Codes by which letters are classified and archived. */
    klasifikasiSurat: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      kode: string;
      nama: string;
      aktif: Generated<boolean>;
    };
    /** Recovery codes of accounts. Only a keyed hash of each: without the key folder nobody can try them out on a copy. */
    kodePemulihan: {
      id: Generated<string>;
      akunId: string;
      kodeHash: Buffer;
      createdAt: Generated<Date>;
      usedAt: Date | null;
    };
    /** Regions by their codes of Kemendagri; a number or an address is judged only where the list of the regions within is known to be whole. */
    kodeWilayah: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      kode: string;
      nama: string;
      keadaan: "berlaku" | "lama" | null;
      lengkap: "satu" | "kecamatan" | null;
      sumber: string | null;
      awalKodePos: string | null;
    };
    /** One row: the head of every paper. Name, address and the school's own logo come from pengaturan. */
    kopSurat: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      satu: Generated<boolean>;
      instansi: string;
      kontak: string | null;
      kertas: Generated<"A4" | "F4">;
      logoId: string | null;
      gaya: Generated<"resmi" | "ornamen">;
    };
    /** Corrections of an announced decision by pseudonym: proposed by one, fixed by another, public without names. Once fixed never changed. */
    koreksiKeputusan: {
      id: Generated<string>;
      keputusanId: string;
      samaran: string;
      dari: string;
      ke: "diterima" | "cadangan" | "tidak diterima";
      sebab: "nilai" | "berkas" | "aturan" | "mundur" | "keberatan";
      alasan: string | null;
      pengusul: string;
      namaPengusul: string;
      diusulkanPada: Date;
      penyetuju: string | null;
      namaPenyetuju: string | null;
      ditetapkanPada: Date | null;
    };
    /** The words of published news, for forgiving typing errors in the search of the whole site. What is found by them is read from the news themselves. */
    kosakata: {
      kata: string;
    };
    /** Keys with which programs read or import registers: whose rights they use a part of, how long, from where, and when they were taken back. Holds hashes, never a secret. */
    kunciProgram: {
      id: Generated<string>;
      nama: string;
      tujuan: string;
      pemilikId: string;
      pembuatId: string;
      tokenHash: Buffer;
      akhiran: string;
      register: string[];
      verba: string[];
      kelas: string[];
      jaringan: Generated<string[]>;
      berlakuSampai: Date;
      dipakaiPada: Date | null;
      dipakaiDari: string | null;
      dicabutPada: Date | null;
      dicabutOleh: string | null;
      createdAt: Generated<Date>;
    };
    /** Passkeys of accounts. */
    kunciSandi: {
      id: Generated<string>;
      akunId: string;
      credentialId: Buffer;
      publicKey: Buffer;
      hitungan: GeneratedBigint;
      transports: Generated<string[]>;
      nama: string;
      rpId: string;
      tersinkron: Generated<boolean>;
      createdAt: Generated<Date>;
      lastUsedAt: Date | null;
    };
    /** The keys with which papers prove themselves. One signs; older ones still vouch for what they signed, unless withdrawn. */
    kunciSurat: {
      id: Generated<string>;
      versi: Generated<number>;
      nomor: number;
      umum: Buffer;
      rahasia: Buffer | null;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      digantiPada: Date | null;
      dicabutPada: Date | null;
      alasanCabut: string | null;
    };
    /** How much each person has sent today. */
    kuotaHarian: {
      akunId: string;
      hari: Day;
      bita: Bigint;
      berkas: number;
    };
    /** How much those of a role may send in a day. */
    kuotaPeran: {
      peran: string;
      megaBita: number;
      berkas: number;
    };
    /** Who sits where: one child in a seat, one seat of an exam for a child, no seat beyond the room's capacity. */
    kursiUjian: {
      id: Generated<string>;
      ujianId: string;
      sesiId: string;
      ruangId: string;
      kursi: number;
      pendaftaranId: string;
      pada: Date;
    };
    /** Sign-ins between the right password and the second step. */
    langkahMasuk: {
      id: Generated<string>;
      tokenHash: Buffer;
      akunId: string;
      createdAt: Generated<Date>;
      expiresAt: Date;
    };
    /** Each step of a registration: from which state to which, by whom, when and why. Nobody is refused by one person alone. */
    langkahPendaftaran: {
      id: GeneratedAlways<string>;
      pendaftaranId: string;
      dari: string | null;
      ke: string;
      oleh: string | null;
      pelaku: string;
      pengusul: string | null;
      alasan: string | null;
      pada: Date;
    };
    /** What was done with a message, by whom and when, with notes that only those see who deal with it. */
    langkahPesan: {
      id: GeneratedAlways<string>;
      pesanId: string;
      apa: "masuk" | "diproses" | "dijawab" | "selesai" | "catatan" | "diteruskan" | "ditarik" | "dialihkan";
      isi: string | null;
      oleh: string | null;
      pelaku: string;
      pada: Date;
    };
    /** What each run of a scheduled job did, in a sentence; of each job the last twenty that succeeded and the last twenty that failed. */
    laporanTugas: {
      id: GeneratedAlways<string>;
      tugas: string;
      mulai: Date;
      lamaMs: number;
      percobaan: number;
      keadaan: "selesai" | "gagal";
      keterangan: string;
    };
    /** Published versions of the rules of an intake: canonical JSON, its SHA-256, and the reason of a later version. Never changed. */
    lembarAturanPpdb: {
      id: Generated<string>;
      periodeId: string;
      nomor: number;
      isi: string;
      sidik: string;
      alasan: string | null;
      diterbitkanPada: Date;
    };
    /** Subjects taught; jam_pelajaran is how many lessons a week. */
    mataPelajaran: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      kode: string;
      nama: string;
      kelompok: "agama" | "umum" | "pilihan" | "muatan-lokal";
      jamPelajaran: number | null;
      aktif: Generated<boolean>;
    };
    /** Which files of migrations/ were applied, with their checksums. */
    migration: {
      number: number;
      name: string;
      checksum: string;
      at: Generated<Date>;
    };
    /** The school's mission, line by line. */
    misi: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      isi: string;
      urutan: Generated<number>;
    };
    /** Pupils who came from or left for another school, with the papers of it. */
    mutasiSiswa: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      siswaId: string;
      jenis: "masuk" | "keluar";
      tanggal: Day;
      sekolah: string;
      npsn: string | null;
      alasan: string | null;
      nomorSurat: string | null;
      tanggalSurat: Day | null;
      suratId: string | null;
      kelasId: string | null;
    };
    /** A letter on its way: draft, then initialled, then signed. From then on it is what it is. */
    naskahSurat: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      templateId: string | null;
      pembuatId: string;
      jenisId: string;
      klasifikasiId: string | null;
      untuk: "umum" | "pegawai" | "siswa";
      judul: string | null;
      perihal: string;
      tujuan: string | null;
      lampiran: string | null;
      tembusan: string | null;
      isi: string;
      isian: Generated<Json>;
      pegawaiIds: Generated<string[]>;
      siswaIds: Generated<string[]>;
      status: Generated<"draft" | "diajukan" | "diparaf" | "ditandatangani">;
      alasanKembali: string | null;
      diajukanPada: Date | null;
      pemarafId: string | null;
      diparafPada: Date | null;
      penandatanganId: string | null;
      ditandatanganiPada: Date | null;
      nomor: string | null;
      tanggal: Day | null;
      suratKeluarId: string | null;
      kertas: Json | null;
      bukti: string | null;
      berkasId: string | null;
      sidik: string | null;
      balasanUntukId: string | null;
      tabel: Json | null;
      dimusnahkanPada: Date | null;
      rantai: Json | null;
      paraf: Generated<Json>;
      parafBerikut: string | null;
      penandaJabatan: string | null;
    };
    /** Marks of those who registered, in hundredths: by part, examiner and, of the rapor, subject and semester. Null: taken back. */
    nilaiPpdb: {
      id: Generated<string>;
      pendaftaranId: string;
      komponen: "rapor" | "tes" | "btq" | "tahfidz" | "wawancara" | "prestasi";
      penguji: "1" | "2" | "penyelesaian";
      mapel: Generated<string>;
      semester: Generated<number>;
      nilai: number | null;
      alasan: string | null;
      versi: Generated<number>;
      oleh: string | null;
      penilai: string;
      pada: Date;
    };
    /** Running numbers of an intake's NISM that a placement taken back has freed. Each waits for the child it was given to; without one it is given to nobody. */
    nismKembali: {
      tahun: string;
      urut: number;
      pendaftaranId: string | null;
    };
    /** Every number that a book has given, for good: nothing is taken out, a mistake is voided with its reason. */
    nomorSurat: {
      id: Generated<string>;
      createdAt: Generated<Date>;
      bukuId: string;
      jenisId: string;
      tahun: number;
      urut: number;
      sisipan: Generated<string>;
      nomor: string;
      tanggal: Day;
      suratId: string;
      alasanMundur: string | null;
      diambilOleh: string | null;
      diambilNama: string;
      batalPada: Date | null;
      batalOleh: string | null;
      batalNama: string | null;
      alasanBatal: string | null;
    };
    /** Parents in the file of a member of staff. */
    orangTua: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      pegawaiId: string;
      nama: string;
      tempatLahir: string | null;
      tanggalLahir: Day | null;
      alamat: string | null;
      lampiranId: string | null;
    };
    /** Husbands and wives in the file of a member of staff. */
    pasangan: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      pegawaiId: string;
      nama: string;
      tanggalMenikah: Day | null;
      pekerjaan: string | null;
      lampiranId: string | null;
    };
    /** The people who work here. akun_id tells who of them may sign in. */
    pegawai: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      akunId: string | null;
      nip: string | null;
      nama: string;
      jenis: "guru" | "tenaga-kependidikan";
      status: "pns" | "cpns" | "pppk" | "pppk-paruh-waktu" | "honorer";
      tempatLahir: string | null;
      tanggalLahir: Day | null;
      jenisKelamin: "Wanita" | "Pria" | null;
      agama: "ISLAM" | "KRISTEN" | "KATOLIK" | "HINDU" | "BUDDHA" | "KHONGHUCU" | null;
      alamat: string | null;
      noTelepon: string | null;
      email: string | null;
      nik: string | null;
      nuptk: string | null;
      jabatan: string | null;
      pangkat: string | null;
      tmtPangkat: Day | null;
      tmt: Day | null;
      pendidikan: string | null;
      tugasTambahan: string | null;
      unitKerja: Generated<string>;
      subUnit: string | null;
      fotoId: string | null;
      ttdId: string | null;
      aktif: Generated<boolean>;
    };
    /** Who signs in the head's place, and from when to when. */
    pejabatPenandatangan: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      akunId: string;
      cara: "plt" | "plh" | "an" | "ub";
      jabatan: string | null;
      jabatanAtasan: string | null;
      mulai: Day;
      sampai: Day;
      dasar: string | null;
      disahkanPada: Date | null;
    };
    /** Trainings in the file of a member of staff; jam is their length in lessons. */
    pelatihan: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      pegawaiId: string;
      nama: string;
      penyelenggara: string | null;
      tempat: string | null;
      mulai: Day | null;
      selesai: Day | null;
      jam: number | null;
      nomorSertifikat: string | null;
      keterangan: string | null;
      lampiranId: string | null;
    };
    /** Positions of the house, held by people of the staff file from one day to another, with who stands in during leave. */
    pemangkuJabatan: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      pegawaiId: string;
      jabatan:
        | "kepala"
        | "kaur-tu"
        | "wakamad-kurikulum"
        | "wakamad-kesiswaan"
        | "wakamad-sarpras"
        | "wakamad-humas"
        | "bendahara"
        | "kepala-perpustakaan"
        | "kepala-lab"
        | "pembina"
        | "guru-piket";
      bidang: string | null;
      mulai: Day;
      sampai: Day | null;
      wakilId: string | null;
      nomorSk: string | null;
      keterangan: string | null;
      akunSah: string | null;
      wakilSah: string | null;
    };
    /** What the portal tells one person: kept until it is read, and for a while after. */
    pemberitahuan: {
      id: Generated<string>;
      akunId: string;
      kiriman: string;
      kind: string;
      title: string;
      body: string | null;
      link: string;
      createdAt: Generated<Date>;
      readAt: Date | null;
      mailedAt: Date | null;
    };
    /** Destructions of letters: prepared from the yearly list, signed by the head, carried out, and their files let go by a second person. */
    pemusnahanArsip: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Date;
      tahun: number;
      naskahId: string;
      disiapkanOleh: string;
      disiapkanNama: string;
      batalPada: Date | null;
      batalNama: string | null;
      alasanBatal: string | null;
      dilaksanakan: Day | null;
      dimusnahkanPada: Date | null;
      dimusnahkanOleh: string | null;
      dimusnahkanNama: string | null;
      berkasPada: Date | null;
      berkasOleh: string | null;
      berkasNama: string | null;
    };
    /** Registrations of new pupils. nomor is on paper in a family's hands; bukti_hash is of the secret in their receipt's address. */
    pendaftaran: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      periodeId: string;
      nomor: string;
      namaLengkap: string;
      tempatLahir: string;
      tanggalLahir: Day;
      jenisKelamin: "laki-laki" | "perempuan";
      agama: string;
      kewarganegaraan: string;
      alamat: string;
      noTelepon: string;
      email: string | null;
      namaAyah: string;
      pekerjaanAyah: string | null;
      namaIbu: string;
      pekerjaanIbu: string | null;
      noTeleponOrtu: string;
      asalSekolah: string;
      nilaiUN: number | null;
      jurusan: "ipa" | "ips" | "bahasa" | "agama" | null;
      buktiHash: Buffer;
      ayahWafat: Generated<boolean>;
      ibuWafat: Generated<boolean>;
      bersamaWali: Generated<boolean>;
      namaWali: string | null;
      hubunganWali: "Kakek atau nenek" | "Paman atau bibi" | "Kakak" | "Orang tua asuh" | "Pengurus panti asuhan" | "Lainnya" | null;
      pekerjaanWali: string | null;
      nisn: string | null;
      ganda: string | null;
      jalur: Generated<"reguler" | "prestasi-akademik" | "prestasi-non-akademik" | "tahfidz" | "afirmasi" | "asrama" | "mutasi">;
      gelombangId: string | null;
      keadaan: Generated<
        | "draf"
        | "terkirim"
        | "perlu perbaikan"
        | "terverifikasi"
        | "lulus administrasi"
        | "diterima"
        | "cadangan"
        | "tidak diterima"
        | "mengundurkan diri"
        | "daftar ulang"
        | "digabung"
      >;
      verifikatorId: string | null;
      nik: string | null;
      diisiOleh: string | null;
      diisiPelaku: string | null;
      diterimaPada: Date | null;
      susulan: string | null;
      masukPada: GeneratedAlways<Date>;
      pindahJalurPada: Date | null;
    };
    /** Education in the file of a member of staff. */
    pendidikan: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      pegawaiId: string;
      tingkat: string;
      jurusan: string | null;
      namaPendidikan: string | null;
      nomorIjazah: string | null;
      tanggalIjazah: Day | null;
      pejabatIjazah: string | null;
      keterangan: string | null;
      lampiranId: string | null;
    };
    /** Each time accepted children became pupils in classes: of which intake, since which day, by whom, and whether it was taken back. */
    penempatanPpdb: {
      id: Generated<string>;
      periodeId: string;
      tanggal: Day;
      banyak: number;
      oleh: string | null;
      pelaku: string;
      pada: Date;
      dibatalkanOleh: string | null;
      dibatalkanPada: Date | null;
    };
    /** the people who can be told something, as the part that tells needs to know them. */
    penerima: {
      id: string | null;
      nama: string | null;
      peran: string[] | null;
      surel: string | null;
    };
    /** Leave that a person asked for, who looked at it and who decided; granted, its days stand in ketidakhadiran. */
    pengajuanCuti: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      pegawaiId: string;
      jenis: "tahunan" | "sakit" | "melahirkan" | "alasan-penting" | "besar" | "cltn";
      mulai: Day;
      selesai: Day;
      alasan: string;
      buktiId: string | null;
      status: Generated<"menunggu" | "diperiksa" | "disetujui" | "ditolak" | "dibatalkan">;
      diperiksaOleh: string | null;
      diputusOleh: string | null;
      diputusPada: Date | null;
      catatan: string | null;
      ketidakhadiranId: string | null;
    };
    /** Teaching assignments: who teaches what to which class in a semester; jp is lessons a week. */
    pengampu: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      semesterId: string;
      kelasId: string;
      mataPelajaranId: string;
      pegawaiId: string;
      jp: number;
    };
    /** One row: what the public site says of the school itself, and the content of its home page. */
    pengaturan: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      satu: Generated<boolean>;
      nama: string;
      namaLengkap: string;
      npsn: string | null;
      alamat: string;
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
      jamLayanan: string | null;
      petaLat: number | null;
      petaLng: number | null;
      kepalaNama: string | null;
      kepalaNip: string | null;
      kepalaFotoId: string | null;
      kepalaSambutan: string | null;
      logoId: string | null;
      posterId: string | null;
      videoKunci: string | null;
      videoAlamat: Generated<string>;
      kota: string;
      jenis: "man" | "mas";
      provinsi: string;
      jamKantor: string | null;
      jamLoket: string | null;
      tentangFotoId: string | null;
    };
    /** Awards in the file of a member of staff. */
    penghargaan: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      pegawaiId: string;
      nama: string;
      satyalancana: "10" | "20" | "30" | null;
      pemberi: string | null;
      nomorSk: string | null;
      tanggal: Day | null;
      keterangan: string | null;
      lampiranId: string | null;
    };
    /** The numbers in words on the home page, e.g. how many graduates. */
    penghitung: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      nama: string;
      jumlah: number;
      urutan: Generated<number>;
      sumber: "guru" | "tenaga-kependidikan" | "peserta-didik" | null;
    };
    /** Announcements, from tanggal to sampai. */
    pengumuman: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      judul: string;
      isi: string | null;
      tanggal: Day;
      sampai: Day | null;
      tampilDiSitus: Generated<boolean>;
    };
    /** Two records of one pupil made one. rincian tells what moved and what was filled in, so that it can be parted again. */
    penyatuanSiswa: {
      id: Generated<string>;
      createdAt: Generated<Date>;
      simpanId: string;
      buangId: string;
      olehId: string | null;
      oleh: string;
      rincian: Generated<Json>;
      dibatalkanPada: Date | null;
    };
    /** One row: where the files lie that this database tells of, once they carry the mark of the installation. */
    penyimpanan: {
      one: Generated<boolean>;
      tempat: string;
      awalan: string;
      ditandaiPada: Generated<Date>;
    };
    /** Roles that follow from what is written down of somebody for some days: who signs in the head's place, who holds a position, who stands in during leave. */
    peranSementara: {
      akunId: string | null;
      peran: string | null;
      mulai: Day | null;
      sampai: Day | null;
      asal: string | null;
      pemangkuId: string | null;
    };
    /** Browsers on which a person has signed in before. Wrong passwords from elsewhere do not make them wait. */
    perangkatDikenal: {
      id: Generated<string>;
      tokenHash: Buffer;
      akunId: string;
      createdAt: Generated<Date>;
      lastUsedAt: Generated<Date>;
      kabarSampai: Date | null;
    };
    /** Fields of a registration that the committee gave back to the family, or corrected itself: which, why, by whom and when. What stood there before is told by the trail. */
    perbaikanPendaftaran: {
      id: GeneratedAlways<string>;
      pendaftaranId: string;
      isian: string;
      jenis: "diminta" | "panitia";
      sebab: "beda-akta" | "beda-kk" | "beda-rapor" | "salah-ketik" | "belum-lengkap" | "tidak-terhubung" | "lain";
      catatan: string | null;
      oleh: string | null;
      pelaku: string;
      pada: Date;
      selesai: Date | null;
    };
    /** Wrong passwords in a row, by NIP or by known device; unknown NIPs are counted like known ones. */
    percobaanMasuk: {
      key: string;
      gagal: number;
      tungguSampai: Date | null;
      updatedAt: Date;
    };
    /** What somebody must look after: once for each pupil and beginning, once for each class and day. */
    peringatanAbsensi: {
      id: Generated<string>;
      createdAt: Generated<Date>;
      jenis: "tanpa-kabar" | "sering-terlambat" | "belum-dicatat";
      kelasId: string;
      siswaId: string | null;
      mulai: Day;
      sampai: Day;
      jumlah: number;
      selesaiPada: Date | null;
    };
    /** What was told of already: each stage (days before) of each due day once. */
    peringatanPegawai: {
      pegawaiId: string;
      perihal: string;
      jatuh: Day;
      tahap: number;
      createdAt: Generated<Date>;
    };
    /** Admissions of a school year: when they open and close, and for how many. */
    periodePpdb: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      tahunAjaran: string;
      buka: Day;
      tutup: Day;
      kuota: number;
      pengumuman: Day | null;
      daftarUlangMulai: Day | null;
      daftarUlangSelesai: Day | null;
      draf: Generated<boolean>;
      usiaMaksimal: number | null;
      usiaPer: Day | null;
      afirmasiPersen: number | null;
      biaya: number | null;
      simpanBulan: number | null;
      ambilSampai: Day | null;
      ambilHari: number | null;
      lengkapiSampai: Day | null;
      tanyaUn: Generated<boolean>;
      tanyaJurusan: Generated<boolean>;
      susulanHari: number | null;
      tanpaLembar: Generated<boolean>;
    };
    /** What a family asks its committee to correct in a registration that was not given back, and how it was answered. */
    permintaanPerbaikan: {
      id: Generated<string>;
      pendaftaranId: string;
      isian: string;
      isi: string;
      pada: Date;
      jawaban: "dikembalikan" | "diperbaiki" | "ditolak" | null;
      alasan: string | null;
      dijawabPelaku: string | null;
      dijawabPada: Date | null;
    };
    /** What the family agreed to: kept as it was read, whatever the text says later. */
    persetujuanPendaftaran: {
      pendaftaranId: string;
      pemberi: string;
      versiTeks: string;
      teks: string;
      at: Date;
    };
    /** Questions that an intake asks of those who register, on all its paths or one; the code stays the same from year to year. */
    pertanyaanPpdb: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      periodeId: string;
      jalur: "reguler" | "prestasi-akademik" | "prestasi-non-akademik" | "tahfidz" | "afirmasi" | "asrama" | "mutasi" | null;
      pertanyaan: string;
      kode: string;
      bentuk: "pendek" | "panjang" | "angka" | "tanggal" | "pilihan" | "ya-tidak";
      petunjuk: string | null;
      wajib: Generated<boolean>;
      pilihan: string | null;
      palingKecil: number | null;
      palingBesar: number | null;
      huruf: number | null;
      nomorUrut: Generated<number>;
      golongan: Generated<"pribadi" | "rahasia">;
      berhenti: Generated<boolean>;
    };
    /** Published rules that are being changed, and why; gone when the next version is published. */
    perubahanAturanPpdb: {
      periodeId: string;
      alasan: string;
      dibukaPada: Date;
    };
    /** A question or a complaint that somebody wrote on the public site, with the answer that the sender reads with number and code. Deleted some months after it was dealt with. */
    pesanPublik: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      nomor: string;
      jenis: "pertanyaan" | "pengaduan";
      perihal: string;
      isi: string;
      nama: string | null;
      noTelepon: string | null;
      email: string | null;
      keadaan: Generated<"masuk" | "diproses" | "dijawab" | "selesai">;
      jawaban: string | null;
      dijawabPada: Date | null;
      petugasId: string | null;
    };
    /** By what staff are known at a kiosk: a number that this school made up. Only its keyed hash is kept, so it is shown once. */
    pinKios: {
      pegawaiId: string;
      dibuatPada: Generated<Date>;
      dibuatOleh: string;
      sidik: Buffer;
    };
    /** Pieces of papers that a family is still sending; gone once the paper is kept, and after a day. */
    potonganUnggahan: {
      unggahan: string;
      pendaftaranId: string;
      mulai: number;
      isi: Buffer;
      pada: Date;
    };
    /** Achievements of pupils, with what of them may be published. */
    prestasi: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      nama: string;
      peraih: string;
      siswaId: string | null;
      bidang: string;
      tingkat: "kota" | "provinsi" | "nasional" | "internasional" | "lainnya";
      peringkat: string;
      kategori: "individu" | "kelompok";
      penyelenggara: string | null;
      tanggal: Day;
      buktiId: string | null;
      publikasi: Generated<"inisial" | "nama" | "tidak">;
    };
    /** The achievements that the home page names. */
    prestasiKami: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      judul: string;
      isi: string;
      urutan: Generated<number>;
    };
    /** The programs that the home page names. */
    programUnggulan: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      judul: string;
      deskripsi: string;
      gambarId: string | null;
      tautan: string | null;
      urutan: Generated<number>;
    };
    /** The processes that work on this database now; one that says nothing for 45 seconds counts as gone. */
    proses: {
      id: string;
      tempat: string;
      tanda: string;
      mulai: Generated<Date>;
      terlihat: Generated<Date>;
    };
    /** Chains of initials by kind of letter: which positions, in which order, and who signs, from one day to another. */
    rantaiParaf: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      jenisId: string | null;
      pengonsep: Generated<boolean>;
      parafPertama: string;
      parafKedua: string | null;
      parafKetiga: string | null;
      parafKeempat: string | null;
      tandaTangan: Generated<string>;
      mulai: Day;
      sampai: Day | null;
      dasar: string | null;
    };
    /** Buckets of the limits on requests and attempts, shared by all processes. */
    rateLimit: {
      key: string;
      tokens: number;
      updatedAt: Generated<Date>;
    };
    /** Rooms of an exam and how many seats each has; the seats are numbered from 1. */
    ruangUjian: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      ujianId: string;
      nama: string;
      kapasitas: number;
      letak: string | null;
      lantaiDasar: Generated<boolean>;
    };
    /** One row in a copy for testing: all people in it are invented. Only the owner writes it. Elsewhere empty. */
    salinanUji: {
      satu: Generated<boolean>;
      dibuatPada: Date;
    };
    /** How the last sweep of a tree of files ended, and what a person allowed the next one beyond its own limit. */
    sapuan: {
      pohon: string;
      dari: number;
      menunggu: number;
      pada: Date;
      izin: number | null;
      izinOleh: string | null;
    };
    /** The timeline of the school. A year is text, since "1990-an" is a year to people. */
    sejarah: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      tahun: string;
      judul: string;
      isi: string;
      urutan: Generated<number>;
    };
    /** The two halves of a school year, and when each begins and ends. */
    semester: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      nama: string;
      tahunAjaranId: string;
      jenis: "ganjil" | "genap";
      mulai: Day;
      selesai: Day;
    };
    /** Which comparisons a wali kelas has to look through, each in the rows of the class that was handed on. No personal data. */
    serahanBanding: {
      serahanId: string;
      bandingId: string;
    };
    /** Temuan pemeriksaan satu kelas yang diserahkan kepada wali kelasnya untuk diperbaiki sampai tenggat. */
    serahanPeriksa: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      kelasId: string;
      tenggat: Day;
      pesan: string | null;
      oleh: string;
      ditutupPada: Date | null;
      ditutupOleh: string | null;
    };
    /** Temuan yang diserahkan: siswa, aturan, dan isian yang boleh diperbaiki wali kelas selama penyerahannya terbuka. */
    serahanTemuan: {
      serahanId: string;
      siswaId: string;
      aturan: string;
      bidang: string[];
    };
    /** Sessions. Only the SHA-256 of a token is kept: who reads this table cannot act as anybody. */
    sesi: {
      id: Generated<string>;
      tokenHash: Buffer;
      akunId: string;
      kind: "cookie" | "bearer";
      createdAt: Generated<Date>;
      lastSeenAt: Generated<Date>;
      expiresAt: Date;
      perangkat: Generated<string>;
      jaringan: Generated<string>;
      confirmedAt: Generated<Date>;
      secondFactor: Generated<boolean>;
      berakhirPada: Date | null;
      sebab: "diakhiri" | "dinonaktifkan" | "password" | null;
      wajibFaktor: Generated<boolean>;
    };
    /** Sessions of an exam: the day and the hours, in the school's time. Each session uses every room of its exam. */
    sesiUjian: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      ujianId: string;
      nama: string;
      tanggal: Day;
      mulai: string;
      selesai: string;
    };
    /** Whether a person wants to be told by e-mail too. The address counts once the code sent to it has come back. */
    setelanPemberitahuan: {
      akunId: string;
      surel: string;
      aktif: Generated<boolean>;
      codeHash: Buffer | null;
      codeUntil: Date | null;
      updatedAt: Generated<Date>;
    };
    /** Pupils, and what EMIS asks of them and their families. */
    siswa: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      nama: string;
      nisn: string | null;
      nism: string | null;
      nik: string | null;
      kelasId: string | null;
      status: "aktif" | "lulus" | "mutasi" | "keluar";
      jenisKelamin: "laki-laki" | "perempuan";
      tempatLahir: string | null;
      tanggalLahir: Day | null;
      agama: "ISLAM" | "KRISTEN" | "KATOLIK" | "HINDU" | "BUDDHA" | "KHONGHUCU" | null;
      alamat: string | null;
      noTelepon: string | null;
      email: string | null;
      asalSekolah: string | null;
      tanggalMasuk: Day | null;
      namaAyah: string | null;
      pekerjaanAyah: string | null;
      namaIbu: string | null;
      pekerjaanIbu: string | null;
      namaWali: string | null;
      noTeleponOrtu: string | null;
      fotoId: string | null;
      anakKe: number | null;
      jumlahSaudara: number | null;
      kewarganegaraan: Generated<"Indonesia" | "asing" | null>;
      hobi: string | null;
      citaCita: string | null;
      pembiaya: string | null;
      praSekolah: string | null;
      imunisasi: string | null;
      kip: string | null;
      kks: string | null;
      pkh: string | null;
      noKk: string | null;
      kepalaKeluarga: string | null;
      statusRumah: string | null;
      provinsi: string | null;
      kabupaten: string | null;
      kecamatan: string | null;
      kelurahan: string | null;
      rt: string | null;
      rw: string | null;
      kodePos: string | null;
      tempatTinggal: string | null;
      jarak: string | null;
      transportasi: string | null;
      waktuTempuh: string | null;
      statusAyah: string | null;
      nikAyah: string | null;
      tanggalLahirAyah: Day | null;
      pendidikanAyah: string | null;
      penghasilanAyah: string | null;
      noTeleponAyah: string | null;
      statusIbu: string | null;
      nikIbu: string | null;
      tanggalLahirIbu: Day | null;
      pendidikanIbu: string | null;
      penghasilanIbu: string | null;
      noTeleponIbu: string | null;
      hubunganWali: string | null;
      nikWali: string | null;
      tanggalLahirWali: Day | null;
      pendidikanWali: string | null;
      pekerjaanWali: string | null;
      penghasilanWali: string | null;
      noTeleponWali: string | null;
      beasiswa: string | null;
      dicocokkan: Generated<boolean>;
      negara: string | null;
      kitas: string | null;
      tanpaHp: Generated<boolean>;
      kewarganegaraanAyah: string | null;
      kitasAyah: string | null;
      tanpaHpAyah: Generated<boolean>;
      kewarganegaraanIbu: string | null;
      kitasIbu: string | null;
      tanpaHpIbu: Generated<boolean>;
      kewarganegaraanWali: string | null;
      kitasWali: string | null;
      tanpaHpWali: Generated<boolean>;
    };
    /** Pupils whose name, birth, family card or mother changed, or who came or came back, since records were last compared. */
    siswaBelumDibandingkan: {
      nomor: GeneratedAlways<string>;
      siswaId: string;
    };
    /** Two records of pupils that look like one, and are two. */
    siswaBukanGanda: {
      satuId: string;
      lainId: string;
      createdAt: Generated<Date>;
    };
    /** Pupils who shared with another what the comparison goes by when they were compared. It reads their records anew. */
    siswaMirip: {
      siswaId: string;
    };
    /** Which pupil a registration became, and in which class; rows go when the placement is taken back. */
    siswaPpdb: {
      pendaftaranId: string;
      siswaId: string;
      penempatanId: string;
      kelasId: string;
      dari: "diterima" | "daftar ulang";
      tahun: string;
      urut: number | null;
    };
    /** Outgoing letters. kata holds the words that one is found by. */
    suratKeluar: {
      id: Generated<string>;
      nomorSurat: string;
      perihal: string;
      tanggal: Day;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      jenisId: string | null;
      klasifikasiId: string | null;
      tujuan: string | null;
      keamanan: "B" | "T" | "R" | "SR" | null;
      sifat: "biasa" | "segera" | "sangat-segera" | null;
      unit: string | null;
      status: "draf" | "menunggu" | "terkirim" | "arsip" | "dicabut" | "batal" | null;
      lampiran: string | null;
      keterangan: string | null;
      berkasId: string | null;
      kata: GeneratedAlways<string | null>;
      dimusnahkanPada: Date | null;
    };
    /** Which letter is the head's decision about the result of a wave, and the words of the families' letters that follow from it. */
    suratKeputusanPpdb: {
      keputusanId: string;
      naskahId: string;
      bernomor: boolean;
      kata: Json | null;
    };
    /** Incoming letters with their place in the agenda book. kata holds the words that one is found by. */
    suratMasuk: {
      id: Generated<string>;
      nomorSurat: string;
      asalSurat: string;
      tanggalTerima: Day;
      perihal: string;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      tahunAgenda: number;
      nomorAgenda: number | null;
      tanggalSurat: Day | null;
      klasifikasiId: string | null;
      keamanan: "B" | "T" | "R" | "SR" | null;
      sifat: "biasa" | "segera" | "sangat-segera" | null;
      unit: string | null;
      status: "baru" | "diproses" | "selesai" | "arsip" | null;
      lampiran: string | null;
      keterangan: string | null;
      berkasId: string | null;
      kata: GeneratedAlways<string | null>;
      dimusnahkanPada: Date | null;
    };
    /** The letters of a destruction; each stands in one that was not called off. */
    suratPemusnahan: {
      pemusnahanId: string;
      urut: number;
      suratMasukId: string | null;
      suratKeluarId: string | null;
      kode: string;
      sumber: string;
      inaktifSampai: Day;
      dilepas: Generated<boolean>;
    };
    /** A family's letter about its result: which outcome it tells, by which decision, and its proof. One for each child; another outcome takes its place. */
    suratSeleksi: {
      keputusanId: string;
      pendaftaranId: string;
      naskahId: string;
      hasil: "diterima" | "cadangan" | "tidak diterima";
      nomor: string | null;
      bukti: string;
      isiQr: string;
      dibuatPada: Date;
    };
    /** The tags of the news: one row each, whatever news carry it, so that a better spelling reaches all of them at once. */
    tag: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      name: string;
    };
    /** School years, and when each begins and ends. */
    tahunAjaran: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      nama: string;
      mulai: Day;
      selesai: Day;
    };
    /** A member of staff who agreed to stand on the public page of teachers and staff; taken back, the row goes. */
    tampilPublik: {
      pegawaiId: string;
      denganFoto: Generated<boolean>;
      persetujuan: number;
      disetujuiPada: Generated<Date>;
      disetujuiOleh: string;
    };
    /** What was said on a branch of a disposition, by whom. Never changed. */
    tanggapanDisposisi: {
      id: Generated<string>;
      cabangId: string;
      akunId: string;
      jenis: "kabar" | "jawaban" | "penutupan" | "penarikan" | "pengembalian";
      isi: string | null;
      berkasId: string | null;
      createdAt: Generated<Date>;
    };
    /** Challenges of passkeys that were answered: none is answered twice. They carry their own proof and end by themselves. */
    tantanganTerpakai: {
      hash: Buffer;
      expiresAt: Date;
    };
    /** Links to applications of the school, on the site. */
    tautanAplikasi: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      label: string;
      alamat: string;
      keterangan: string | null;
      urutan: Generated<number>;
    };
    /** One row: where the dashboard's service cards lead. A service without an address has no card of its own. */
    tautanLayanan: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      satu: Generated<boolean>;
      elearning: string | null;
      rapor: string | null;
      cuti: string | null;
      disposisi: string | null;
      ptsp: string | null;
      keagamaan: string | null;
      situs: string | null;
    };
    /** Links in the site's navigation and foot. */
    tautanNavigasi: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      letak: "utama" | "menu" | "kaki";
      label: string;
      alamat: string;
      urutan: Generated<number>;
    };
    /** Links that staff need: to partners, to the offices above and beside, to the programs of the office. */
    tautanTerkait: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      label: string;
      alamat: string;
      keterangan: string | null;
      urutan: Generated<number>;
    };
    /** Links to units of the office, for staff. */
    tautanUnitKerja: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      label: string;
      alamat: string;
      keterangan: string | null;
      urutan: Generated<number>;
    };
    /** The office's own texts of letters, with fields in {{…}} that a letter fills in. */
    templateSurat: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      nama: string;
      jenisId: string;
      klasifikasiId: string | null;
      untuk: "umum" | "pegawai" | "siswa";
      judul: string | null;
      perihal: string;
      isi: string;
      aktif: Generated<boolean>;
    };
    /** Whom a complaint is about: it does not exist for them, whatever they may do otherwise. */
    terlaporPesan: {
      pesanId: string;
      akunId: string;
    };
    /** Tokens of kiosks that a newer one has replaced: whoever comes with one has a copy, but for the last, while an answer may be lost. */
    tokenKios: {
      tokenHash: Buffer;
      kiosId: string;
      terakhir: boolean;
    };
    /** Work done behind the scenes, as people see it. The queue itself keeps its tables in the schema graphile_worker. */
    tugas: {
      id: Generated<string>;
      job: string;
      key: string | null;
      state: Generated<"antre" | "berjalan" | "selesai" | "gagal">;
      done: Generated<number>;
      total: Generated<number>;
      result: Json | null;
      owner: string | null;
      queueId: Bigint | null;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      furthest: Generated<number>;
    };
    /** The school's goals, line by line. */
    tujuan: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      isi: string;
      urutan: Generated<number>;
    };
    /** Exams of a wave: which part is examined, of which path, where, and what is to be brought. Families see nothing before terbit_pada. */
    ujianPpdb: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      nama: string;
      gelombangId: string;
      komponen: "tes" | "btq" | "tahfidz" | "wawancara";
      jalur: "reguler" | "prestasi-akademik" | "prestasi-non-akademik" | "tahfidz" | "afirmasi" | "asrama" | "mutasi" | null;
      tempat: string | null;
      bawa: string | null;
      tataTertib: string | null;
      terbitPada: Date | null;
    };
    /** Single-use links: the first administrator's has no account yet, an invited person's has one. */
    undangan: {
      id: Generated<string>;
      tokenHash: Buffer;
      kind: "administrator-pertama" | "undangan";
      akunId: string | null;
      createdAt: Generated<Date>;
      expiresAt: Date;
      usedAt: Date | null;
      dibuatOleh: string | null;
    };
    /** What somebody says of themselves on the public page. alumni_id null: nobody fits; the office decides who it is. */
    usulanAlumni: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      alumniId: string | null;
      nama: string | null;
      nisn: string | null;
      tanggalLahir: Day | null;
      tahunLulus: number | null;
      kegiatan: string | null;
      instansi: string | null;
      bidang: string | null;
      kota: string | null;
      noTelepon: string | null;
      email: string | null;
      pesan: string | null;
      persetujuan: string;
      status: Generated<"menunggu" | "diterima" | "ditolak">;
      alasan: string | null;
      diputusOleh: string | null;
      diputusPada: Date | null;
      sidik: string | null;
    };
    /** A state of a registration that one person proposed and another has to agree to. */
    usulanKeadaan: {
      pendaftaranId: string;
      ke: string;
      alasan: string;
      oleh: string;
      pelaku: string;
      pada: Date;
    };
    /** What weighs is proposed by one person and decided by another; where nobody else could, it waits a day in the open. */
    usulanPeran: {
      id: Generated<string>;
      createdAt: Generated<Date>;
      jenis: "peran" | "pejabat" | "jabatan" | "identitas" | "aktifkan" | "lepas-faktor" | "tautan-password";
      akunId: string;
      nip: string;
      pejabatId: string | null;
      isi: Json;
      alasan: string;
      pengusulId: string | null;
      pengusulNama: string;
      berlakuMulai: Date | null;
      status: Generated<"menunggu" | "berlaku" | "ditolak" | "ditarik" | "gugur">;
      diputusPada: Date | null;
      pemutusId: string | null;
      pemutusNama: string | null;
      catatan: string | null;
      dipakaiPada: Date | null;
      pemangkuId: string | null;
    };
    /** Changes that people ask for in their own staff file, until the office decides. */
    usulanPerubahan: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      pegawaiId: string;
      diajukanOleh: string;
      register: string;
      barisId: string | null;
      barisVersi: number | null;
      tindakan: "tambah" | "ubah" | "hapus";
      sebelum: Json | null;
      sesudah: Json | null;
      lampiranId: string | null;
      status: Generated<"menunggu" | "disetujui" | "dikembalikan" | "ditarik">;
      alasan: string | null;
      diputusOleh: string | null;
      diputusPada: Date | null;
    };
    /** Videos of the gallery. Seconds and views are fetched from the video service; empty as long as they are not known. */
    video: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      name: string;
      urlVideo: string;
      kategoriId: string | null;
      durasi: number | null;
      tayangan: Bigint | null;
      diambilAt: Date | null;
      urutan: Generated<number>;
      gambarId: string | null;
    };
    /** One row: the school's vision. */
    visiMisi: {
      id: Generated<string>;
      versi: Generated<number>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      deletedAt: Date | null;
      deletedBy: string | null;
      satu: Generated<boolean>;
      visi: string;
    };
  }
}
