import type { Day, Generated, RowColumns } from "#kit/database/tables.ts";
import type { Block, Paper } from "#kit/documents/paper.ts";

export type Untuk = "umum" | "pegawai" | "siswa";
export type StatusNaskah = "draft" | "diajukan" | "diparaf" | "ditandatangani";

interface TemplateSuratTable extends RowColumns {
  nama: string;
  jenisId: string;
  klasifikasiId: string | null;
  untuk: Untuk;
  judul: string | null;
  perihal: string;
  isi: string;
  aktif: Generated<boolean>;
}

interface PejabatPenandatanganTable extends RowColumns {
  akunId: string;
  cara: "plt" | "plh" | "an" | "ub";
  jabatan: string | null;
  jabatanAtasan: string | null;
  mulai: Day;
  sampai: Day;
  dasar: string | null;
  /** Null: not yet agreed to by somebody else, and so without effect. */
  disahkanPada: Generated<Date | null>;
}

type WithoutImage<B> = B extends unknown ? Omit<B, "picture"> : never;

/** A part of a letter; its pictures are put in when it is drawn. */
export type BlokSurat = WithoutImage<Block>;

/** What the paper says, without the letterhead's logos and the QR, which are drawn with it. */
export type SavedPaper = Omit<Paper, "letterhead" | "blocks"> & {
  readonly letterhead: Omit<Paper["letterhead"], "logos">;
  readonly blocks: readonly BlokSurat[];
};

/** What a signed paper is drawn from: its words, and what its QR holds. */
export interface SignedPaper {
  readonly kertas: SavedPaper;
  readonly isiQr: string;
}

interface NaskahSuratTable extends RowColumns {
  templateId: string | null;
  pembuatId: string;
  jenisId: string;
  klasifikasiId: string | null;
  untuk: Untuk;
  judul: string | null;
  perihal: string;
  tujuan: string | null;
  lampiran: string | null;
  tembusan: string | null;
  isi: string;
  isian: Readonly<Record<string, string>>;
  pegawaiIds: string[];
  siswaIds: string[];
  status: Generated<StatusNaskah>;
  alasanKembali: string | null;
  diajukanPada: Date | null;
  pemarafId: string | null;
  diparafPada: Date | null;
  penandatanganId: string | null;
  ditandatanganiPada: Date | null;
  nomor: string | null;
  tanggal: Day | null;
  suratKeluarId: string | null;
  kertas: SignedPaper | null;
  bukti: string | null;
  berkasId: string | null;
  sidik: string | null;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    templateSurat: TemplateSuratTable;
    pejabatPenandatangan: PejabatPenandatanganTable;
    naskahSurat: NaskahSuratTable;
  }
}
