/** Something in a document that does more than be read. */
export class Active extends Error {
  readonly sentence: string;

  /** @param what goes on behind "Dokumen ini"; @param mend what to do about it */
  constructor(what: string, mend: string) {
    super(what);
    this.sentence = `Dokumen ini ${what}, jadi tidak diterima. ${mend}, atau simpan sebagai PDF, lalu unggah lagi.`;
  }
}
