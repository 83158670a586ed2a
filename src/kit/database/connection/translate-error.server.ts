import { Refusal, refuse } from "../../refusals.ts";

const retried = new Set([
  "0A000", // a plan that was kept is for other columns
  "40001",
  "40P01",
]);

const isConnectionLost = new Set([
  "25006", // read-only server
  "25P03", // idle in transaction for too long
  "53000",
  "53200",
  "53300", // too many connections
  "55P03", // lock timeout
  "57014", // statement timeout
  "57P01",
  "57P02",
  "57P03",
  "57P04",
  "57P05",
  "58030", // input/output error
  "EACCES",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT", // the socket file is gone
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

const diskFull = "53100";

/** A sign that text cannot hold: U+0000, from a program that sends what no keyboard types. */
const unkeepable = new Set(["22021", "22P05"]);

/** Half of a letter, within JSON. Anything else of that code is a mistake of ours. */
const halfLetter = /^Unicode (?:high|low) surrogate /;

/** The driver tells these by sentence only. */
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after|driver has already been destroyed|Connection ended|timeout expired)/;

export const isRetryable = (error: unknown): boolean => retried.has(codeOf(error));

interface Sentences {
  /** Of a database that cannot be reached now. */
  readonly gone: () => Refusal;
  /** Of a disk that is full. */
  readonly full: () => Refusal;
}

const writingSentences: Sentences = { gone: () => refuse.unavailable(), full: refuse.full };

/** To whoever sent nothing. */
const readingUnavailable = (): Refusal => refuse.unavailable(undefined, "Layanan sedang terganggu. Silakan coba lagi beberapa saat.");
export const readingSentences: Sentences = { gone: readingUnavailable, full: readingUnavailable };

/** @returns "unavailable" for everything that says "the database cannot be reached now", "invalid" for text that it cannot hold, any other error unchanged. */
export function translateDatabaseError(error: unknown, { gone: unreachable, full } = writingSentences): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error;
  const code = codeOf(error);
  if (unkeepable.has(code) || (code === "22P02" && halfLetter.test(detailOf(error))))
    return withCause(refuse.invalid("Tulisan yang dikirim memuat tanda yang tidak dapat disimpan. Ketik ulang, lalu kirim lagi."), error);
  if (code === diskFull) return withCause(full(), error);
  const gone = code.startsWith("08") || isConnectionLost.has(code) || retried.has(code) || lost.test(error.message);
  return gone ? withCause(unreachable(), error) : error;
}

function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return "detail" in error && typeof error.detail === "string" ? error.detail : detailOf(error.cause);
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if ("code" in error && typeof error.code === "string") return error.code;
  return codeOf(error.cause);
}

function withCause(refusal: Refusal, cause: Error): Refusal {
  refusal.cause = cause;
  return refusal;
}
