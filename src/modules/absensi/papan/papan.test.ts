import { describe, expect, test } from "vitest";
import { isStatusPegawai, recordedByOffice } from "../pegawai/status.ts";
import { describePerbuatan } from "../perangkat/describe-perbuatan.ts";
import { isJenisPerangkat } from "../perangkat/labels.ts";
import { composeLaporan, hadirPercent, type LaporanRow, readSel } from "../rekap/laporan.ts";
import { isFormat, type Minta, readRequest, writeRequest } from "../rekap/request-laporan.ts";
import { berbukti } from "../siswa/bukti.ts";
import { papanPath, readViewed } from "./papan.ts";

const today = "2026-08-24";
const kelas = "00000000-0000-4000-8000-000000000001";
const usual = { tab: "guru", hari: today, cari: "", kelas: "", halaman: 1, tampil: 25 } as const;

describe("the address of the page", () => {
  test.each([
    ["", usual],
    ["tab=lain&hari=2026-02-30&kelas=x&halaman=0&tampil=0", usual],
    ["hari=2026-08-25&halaman=1.5&tampil=101", usual],
    ["halaman=1001&tampil=-5", usual],
    ["halaman=1000&tampil=100", { ...usual, halaman: 1000, tampil: 100 }],
    ["tab=siswa&hari=2026-08-23&cari=+Ayu+", { ...usual, tab: "siswa", hari: "2026-08-23", cari: "Ayu" }],
    [`tab=rekap&kelas=${kelas}&cari=${"a".repeat(90)}`, { ...usual, tab: "rekap", kelas, cari: "a".repeat(80) }],
  ])("?%s", (query, dilihat) => {
    expect(readViewed(new URLSearchParams(query), today)).toEqual(dilihat);
  });

  test("says only what is not usual", () => {
    expect(papanPath(usual, today)).toBe("/kehadiran");
    const ubah = { tab: "siswa", hari: "2026-08-23", cari: "Ayu", kelas, halaman: 2, tampil: 50 } as const;
    expect(papanPath(usual, today, ubah)).toBe(`/kehadiran?tab=siswa&hari=2026-08-23&cari=Ayu&kelas=${kelas}&halaman=2&tampil=50`);
  });
});

describe("what a report is asked for", () => {
  const biasa: Minta = { dari: today, sampai: today, kategori: "all", menurut: "orang", kelas: "", orang: "", cari: "" };
  test.each([
    ["", biasa],
    ["dari=2026-13-01&sampai=x&kategori=guru&menurut=jam&kelas=x&orang=y", biasa],
    ["dari=2026-08-25&sampai=2026-08-01", { ...biasa, dari: "2026-08-01", sampai: "2026-08-25" }],
    ["dari=2025-01-01", { ...biasa, dari: "2025-01-01", sampai: "2026-02-05" }],
    ["dari=2025-01-01&sampai=2026-02-05", { ...biasa, dari: "2025-01-01", sampai: "2026-02-05" }],
    [`kategori=student&menurut=kelas&kelas=${kelas}`, { ...biasa, kategori: "student", menurut: "kelas", kelas }],
    [`orang=${kelas}&cari=+${"b".repeat(90)}`, { ...biasa, orang: kelas, cari: "b".repeat(80) }],
  ])("?%s", (query, minta) => {
    const dibaca = readRequest(new URLSearchParams(query), today);
    expect(dibaca).toEqual(minta);
    expect(readRequest(writeRequest(dibaca), "2020-01-01")).toEqual(minta);
  });

  test("is written without what is empty, and only three formats are known", () => {
    expect(String(writeRequest(biasa))).toBe("dari=2026-08-24&sampai=2026-08-24&kategori=all&menurut=orang");
    expect(["pdf", "excel", "csv", "docx", undefined].map(isFormat)).toEqual([true, true, true, false, false]);
  });

  const angka = ["Wajib", "Hadir", "Terlambat", "Sakit", "Izin"];
  const akhir = ["Tanpa Keterangan", "Belum tercatat", "Kehadiran (%)"];
  test.each([
    ["all", "orang", ["Nama", "Kategori", "Kelas/jabatan", ...angka, "Dispensasi", "Dinas Luar", "Cuti", ...akhir]],
    ["teacher", "tanggal", ["Tanggal", ...angka, "Dinas Luar", "Cuti", ...akhir]],
    ["student", "kelas", ["Kelas", ...angka, "Dispensasi", ...akhir]],
    ["student", "mapel", ["Mata pelajaran", "Hadir", "Terlambat", "Sakit", "Izin", "Dispensasi", "Tanpa Keterangan", "Kehadiran (%)"]],
    [
      "all",
      "mapel",
      ["Mata pelajaran", "Kategori", "Hadir", "Terlambat", "Sakit", "Izin", "Dispensasi", "Tanpa Keterangan", "Kehadiran (%)"],
    ],
  ] as const)("of %s by %s has its columns alone", (kategori, menurut, labels) => {
    const { kolom, judul } = composeLaporan({ ...biasa, kategori, menurut }, []);
    expect(kolom.map(({ label }) => label)).toEqual(labels);
    expect(kolom[0]?.kind).toBe(menurut === "tanggal" ? "date" : undefined);
    expect(kolom.filter(({ kind }) => kind === "number").map(({ label, width }) => width === Math.max(9, label.length + 2))).not.toContain(
      false,
    );
    expect(judul).toBe(`Rekap Kehadiran ${{ all: "Guru, Staf, dan Siswa", teacher: "Guru dan staf", student: "Siswa" }[kategori]}`);
  });

  const baris: LaporanRow = {
    ...{ kategori: "guru" as const, kunci: "1", nama: "Andi", keterangan: "", wajib: 20, hadir: 1, terlambat: 2, sakit: 3, izin: 1 },
    ...{ dispensasi: 1, dinasLuar: 1, cuti: 4, alpa: 2 },
  };
  test("tells of each line, as people read it", () => {
    const { sel, kunci, kolom, rentang } = composeLaporan({ ...biasa, sampai: "2026-08-25" }, [
      baris,
      { ...baris, kategori: "siswa", kunci: "2", keterangan: "X.E-1", wajib: null },
      { ...baris, kunci: "3", wajib: 14 },
    ]);
    expect(sel).toEqual([
      ["Andi", "Guru/staf", null, 20, 1, 2, 3, 1, 1, 1, 4, 2, 5, 33.3],
      ["Andi", "Siswa", "X.E-1", null, 1, 2, 3, 1, 1, 1, 4, 2, null, 33.3],
      ["Andi", "Guru/staf", null, 14, 1, 2, 3, 1, 1, 1, 4, 2, 0, 33.3],
    ]);
    expect([kunci, rentang, composeLaporan(biasa, []).rentang]).toEqual([
      ["1", "2", "3"],
      "24 Agustus 2026 – 25 Agustus 2026",
      "Senin, 24 Agustus 2026",
    ]);
    expect([null, 1234, 5, "2026-08-24", "X.E-1"].map((isi) => readSel(isi))).toEqual(["–", "1.234", "5", "24 Agu 2026", "X.E-1"]);
    expect(readSel(33, kolom.at(-1))).toBe("33,0");
    const nihil = { ...baris, hadir: 0, terlambat: 0, sakit: 0, izin: 0, dispensasi: 0, dinasLuar: 0, cuti: 0, alpa: 0 };
    expect([hadirPercent(nihil), hadirPercent({ ...nihil, wajib: 3, dinasLuar: 1, cuti: 1 })]).toEqual([null, 50]);
    // Half is not most.
    expect(hadirPercent({ ...nihil, wajib: 4, hadir: 2 })).toBeNull();
  });
});

describe("a deed of the office in words", () => {
  const deed = (apa: string, sesudah: object | null, sebelum: object | null = null) => {
    const [perihal = "", tindakan = ""] = apa.split(":");
    return describePerbuatan({ perihal, tindakan, sebelum, sesudah } as never);
  };
  const tangan = { cara: "kantor", tanggal: "2026-08-24", status: "hadir", alasan: "Ponsel rusak" };
  test.each([
    [deed("absensiPegawai:create", tangan), "Dicatat tangan untuk 2026-08-24: Hadir (Ponsel rusak)"],
    [deed("absensiPegawai:update", tangan, { status: "sakit" }), "Dicatat tangan untuk 2026-08-24: Hadir, semula Sakit (Ponsel rusak)"],
    [deed("absensiPegawai:update", { ...tangan, status: 7 }, { status: "bolos" }), "Dicatat tangan untuk 2026-08-24:  (Ponsel rusak)"],
    [deed("absensiPegawai:create", { cara: "kode" }), "Masuk dengan kode"],
    [deed("absensiPegawai:update", { cara: "kode", pulang: "x", luar: true }), "Pulang dengan kode, di luar jaringan madrasah"],
    [deed("absensiPegawai:create", { cara: "kios", kios: "Gerbang", luar: "ya" }), "Masuk di kios Gerbang"],
    [deed("absensiPegawai:create", null), "Masuk dengan kode"],
    [deed("ketidakhadiran:delete", null), "Dinas luar atau cuti dihapus"],
    [deed("pinKios:delete", null), "PIN kios diakhiri"],
    [deed("kiosAbsensi:create", { nama: "Gerbang" }), "Perangkat diajukan: Gerbang"],
    [deed("kiosAbsensi:update", { nama: "Gerbang" }), "Perangkat diperiksa dan disetujui: Gerbang"],
    [deed("kiosAbsensi:delete", null, { nama: "Gerbang" }), "Perangkat ditutup: Gerbang"],
    [
      deed("kiosAbsensi:delete", null, { nama: "Gerbang", sebab: "dipakai di dua perangkat" }),
      "Perangkat dipakai di dua perangkat: Gerbang",
    ],
    [deed("jaringanAbsensi:update", { diterima: true }), "Perubahan jaringan disetujui"],
    [deed("jaringanAbsensi:update", null), "Perubahan jaringan dibatalkan"],
    [deed("lain:create", null), "lain: create"],
  ])("%s", (ditulis, diharap) => {
    expect(ditulis).toBe(diharap);
  });

  test("and what is shown of a day written by hand", () => {
    const dicatat = { keterangan: null, oleh: null, semula: null };
    expect(recordedByOffice(dicatat)).toBe("Dicatat kantor: tanpa alasan");
    expect(recordedByOffice({ ...dicatat, oleh: "Sri" })).toBe("Dicatat kantor: tanpa alasan (oleh Sri)");
    expect(recordedByOffice({ keterangan: "Lupa", oleh: "Sri", semula: "alpa" })).toBe(
      "Dicatat kantor: Lupa (oleh Sri, semula Tanpa Keterangan)",
    );
    expect(["hadir", "bolos", 7, "toString"].map(isStatusPegawai)).toEqual([true, false, false, false]);
    expect(["kios", "layar", "pintu"].map(isJenisPerangkat)).toEqual([true, true, false]);
    expect((["sakit", "izin", "dispensasi", "hadir", undefined] as const).map(berbukti)).toEqual([true, true, true, false, false]);
  });
});
