/** What a recipient learns of the letter. */
export interface SuratDisposisi {
  readonly id: string;
  /** "12/2026" */
  readonly agenda: string;
  readonly nomorSurat: string;
  readonly asalSurat: string;
  readonly perihal: string;
  readonly tanggalSurat: string | null;
  readonly tanggalTerima: string;
  readonly klasifikasi: string | null;
  readonly sifat: string | null;
  readonly lampiran: string | null;
  /** Name of the scan. */
  readonly pindaian: string | null;
}
