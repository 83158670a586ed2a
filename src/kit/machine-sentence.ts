/** What Node, PostgreSQL and buckets tell of a machine's refusal beside its code. */
interface Told {
  readonly code?: unknown;
  readonly path?: unknown;
  readonly address?: unknown;
  readonly port?: unknown;
  readonly hostname?: unknown;
}

type Sentence = (where: string) => string;

const full: Sentence = (where) => `Disk penuh${where}. Kosongkan sebagian, atau pakai disk yang lebih besar, lalu coba lagi.`;
const closed: Sentence = (where) =>
  `Akun ini tidak berhak membaca atau menulis di sana${where}. Periksa pemilik dan izinnya, dan jalankan sebagai akun aplikasi.`;
const inTheWay: Sentence = (where) => `Di sana berdiri berkas, padahal dibutuhkan folder${where}. Pindahkan berkas itu, lalu coba lagi.`;
const unnamed: Sentence = (where) => `Nama server itu tidak ditemukan${where}. Periksa alamatnya dan jaringan komputer ini.`;
const silent: Sentence = (where) => `Server itu tidak menjawab${where}. Periksa alamatnya, dan apakah server itu berjalan.`;
const unknownAccount: Sentence = () =>
  "Server basis data menolak akun atau password di alamat itu. Periksa DATABASE_URL, PGPASSWORD, atau alamat yang diketik.";
const unknownKey: Sentence = () => "Bucket menolak kunci itu. Periksa kunci dan rahasianya, dan hak kunci itu atas bucket.";

const sentences: Readonly<Record<string, Sentence>> = {
  ENOSPC: full,
  EDQUOT: full,
  EACCES: closed,
  EPERM: closed,
  ENOTDIR: inTheWay,
  EEXIST: inTheWay,
  EROFS: (where) => `Disk itu hanya bisa dibaca${where}. Pasang disk itu agar bisa ditulisi, lalu coba lagi.`,
  ECONNREFUSED: silent,
  ECONNRESET: silent,
  EHOSTUNREACH: silent,
  ENETUNREACH: silent,
  ETIMEDOUT: silent,
  TimeoutError: silent,
  ENOTFOUND: unnamed,
  EAI_AGAIN: unnamed,
  "28P01": unknownAccount,
  "28000": unknownAccount,
  "3D000": () => "Basis data dengan nama itu tidak ada di server. Buat dahulu basis data yang kosong, lalu coba lagi.",
  AccessDenied: unknownKey,
  InvalidAccessKeyId: unknownKey,
  SignatureDoesNotMatch: unknownKey,
  NoSuchBucket: () => "Bucket dengan nama itu tidak ada. Buat dahulu, atau perbaiki namanya.",
};

/** What a person at the machine can mend, with the way; undefined for a fault of the product. @param place of which it is told where the machine names none */
export function machineSentence(error: unknown, place?: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const told = error as Error & Told;
  // The driver has no code for an address without a password.
  const lacksPassword = error.message.includes("client password must be a string");
  const sentence = lacksPassword ? unknownAccount : (sentences[String(told.code)] ?? sentences[error.name]);
  return sentence ? sentence(whereOf(told, place)) : machineSentence(error.cause, place);
}

function whereOf({ path, address, port, hostname }: Told, place: string | undefined): string {
  const server = address && port ? `${address}:${port}` : hostname;
  const where = path ?? server ?? place;
  return where ? ` (${where})` : "";
}
