/** A letter that was handed on, and its branches, as the pages and the sheet get them. */
import type { SuratDisposisi } from "#modules/disposisi/parts/surat.ts";
import type { Cabang, Tanggapan } from "#modules/disposisi/tree.ts";

export const branchLetter: SuratDisposisi = {
  ...{ id: "s", agenda: "12/2026", nomorSurat: "1/X", asalSurat: "Kanwil", perihal: "Undangan", tanggalSurat: "2026-11-18" },
  ...{ tanggalTerima: "2026-11-20", klasifikasi: "PP.00", sifat: null, lampiran: "1 berkas", pindaian: null },
};

export const somebody = (nama: string, jabatan: string | null = null) => ({ id: nama, nama, jabatan });

/** Each of its own giving, unless `disposisiId` is the same. */
export const branch = (id: string, changes: Partial<Cabang> = {}): Cabang => ({
  ...{ id, versi: 1, disposisiId: `d-${id}`, indukId: null, dari: somebody("Kepala"), kepada: somebody(`Guru ${id}`) },
  ...{ sifat: "biasa", instruksi: ["saran"], catatan: null, batas: null, status: "baru" },
  ...{ createdAt: new Date("2026-11-20T01:00:00Z"), dibacaPada: null, selesaiPada: null, ...changes },
});

export const said = (cabangId: string, isi: string | null, changes: Partial<Tanggapan> = {}): Tanggapan => ({
  ...{ id: `t-${cabangId}`, cabangId, oleh: "Guru", jenis: "jawaban", isi, berkas: null },
  ...{ createdAt: new Date("2026-11-21T01:00:00Z"), ...changes },
});
