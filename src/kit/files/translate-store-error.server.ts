import { Refusal, refuse } from "../refusals.ts";

const full = new Set(["ENOSPC", "EDQUOT"]);
/** What our own disk says when it cannot keep anything; whatever else fails while bytes come in is of who sends them. */
const ofDisk = new Set([...full, "EACCES", "EIO", "EMFILE", "ENFILE", "ENOENT", "EPERM", "EROFS"]);

/** What the place of the files cannot do now is a 503 that says so. */
export function readingError<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => Promise.reject(lacking(error, unread())));
}

export function writingError<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => Promise.reject(lacking(error, full.has(codeOf(error)) ? refuse.full() : unwritten())));
}

/** @param work that also reads what somebody sends */
export function receivingError<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => (ofDisk.has(codeOf(error)) ? writingError<T>(Promise.reject(error)) : Promise.reject(error)));
}

function lacking(error: unknown, refusal: Refusal): Refusal {
  if (error instanceof Refusal) return error;
  refusal.cause = error;
  return refusal;
}

const unread = () =>
  refuse.unavailable(30, "Berkas belum dapat dibuka karena tempat penyimpanannya sedang terganggu. Silakan coba lagi beberapa saat.");

const unwritten = () =>
  refuse.unavailable(30, "Tempat penyimpanan berkas sedang terganggu, jadi tidak ada yang disimpan. Silakan kirim lagi beberapa saat.");

/** The driver wraps what the disk says. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return ofDisk.has(code) ? code : codeOf(error.cause);
}
