/**
 * The one way to say no. Any layer throws a Refusal; `server/refusals.ts` is the only place that turns it into a
 * status. `sentence` is shown to the person as it is, so it is plain Indonesian and never holds personal data.
 */
export type RefusalKind =
  | "invalid" // 422: what was sent breaks a rule; `fields` says which
  | "malformed" // 400: not readable at all
  | "unauthenticated" // 401
  | "unconfirmed" // 401: signed in, but the proof of it is too old for this; asked for again
  | "forbidden" // 403: signed in, but not for this person
  | "notFound" // 404: also what one may not see
  | "stale" // 409: somebody saved in between; `current` is what stands now
  | "conflict" // 409
  | "tooLarge" // 413
  | "unsupported" // 415
  | "tooMany" // 429; `retryAfter` in seconds
  | "unavailable"; // 503; `retryAfter` in seconds

export type FieldSentences = Readonly<Record<string, string>>;

export interface RefusalDetails {
  /** The right that was lacking, as `resource:action`. */
  readonly right?: string | undefined;
  readonly fields?: FieldSentences;
  readonly current?: unknown;
  readonly retryAfter?: number;
  /** One word for programs, where the status says too little. */
  readonly reason?: string | undefined;
}

export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly fields: FieldSentences | undefined;
  readonly current: unknown;
  readonly retryAfter: number | undefined;
  readonly right: string | undefined;
  readonly reason: string | undefined;

  constructor(kind: RefusalKind, sentence: string, details: RefusalDetails = {}) {
    super(sentence);
    this.name = "Refusal";
    this.kind = kind;
    this.fields = details.fields;
    this.current = details.current;
    this.retryAfter = details.retryAfter;
    this.right = details.right;
    this.reason = details.reason;
  }
}

/** To whoever sent something. */
export const unsentSentence = "Layanan sedang terganggu. Isian Anda belum terkirim, silakan coba lagi.";

/** A right is lacking, and nothing more is to be said. */
export const noRightSentence = "Anda tidak berhak melakukan ini.";

export const refuse = {
  invalid: (sentence: string, fields?: FieldSentences) => new Refusal("invalid", sentence, fields ? { fields } : {}),
  malformed: (sentence: string) => new Refusal("malformed", sentence),
  unauthenticated: (sentence = "Silakan login terlebih dahulu.") => new Refusal("unauthenticated", sentence),
  /** Who it is has to be shown more strongly; the words of RFC 9470 for programs. */
  unconfirmed: (sentence = "Demi keamanan, konfirmasi dahulu bahwa ini Anda.") =>
    new Refusal("unconfirmed", sentence, { reason: "insufficient_user_authentication" }),
  secondFactorMissing: (kind: "unauthenticated" | "forbidden", sentence: string) =>
    new Refusal(kind, sentence, { reason: "second_factor_required" }),
  forbidden: (sentence = noRightSentence, right?: string, fields?: FieldSentences) =>
    new Refusal("forbidden", sentence, { right, ...(fields && { fields }) }),
  /** A program's key does not reach so far. */
  outsideKey: (sentence: string) => new Refusal("forbidden", sentence, { reason: "insufficient_scope" }),
  notFound: (sentence = "Data tidak ditemukan.") => new Refusal("notFound", sentence),
  stale: (current: unknown) =>
    new Refusal("stale", "Data ini baru saja diubah orang lain. Bandingkan kedua versi, lalu simpan lagi.", { current }),
  conflict: (sentence: string) => new Refusal("conflict", sentence),
  tooLarge: (sentence = "Kiriman terlalu besar.") => new Refusal("tooLarge", sentence),
  unsupported: (sentence = "Jenis kiriman ini tidak diterima.") => new Refusal("unsupported", sentence),
  tooMany: (retryAfter: number, sentence = "Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.") =>
    new Refusal("tooMany", sentence, { retryAfter }),
  unavailable: (retryAfter = 5, sentence = unsentSentence) => new Refusal("unavailable", sentence, { retryAfter }),
  /** No room on a disk. */
  full: () =>
    new Refusal("unavailable", "Ruang penyimpanan kami penuh, jadi tidak ada yang disimpan. Beri tahu pengelola sistem, lalu kirim lagi.", {
      retryAfter: 60,
    }),
};
