import { StartRefusal } from "#kit/database/engine/start-refusal.ts";
import { Refusal } from "#kit/refusals.ts";

const words: Readonly<Record<string, string>> = {
  EACCES: "izinnya tertutup bagi akun ini",
  EAUTH: "menolak akun atau password",
  ECONNECTION: "tidak dapat dihubungi",
  ECONNREFUSED: "tidak ada yang menjawab",
  EDNS: "namanya tidak ditemukan",
  ENOENT: "tidak ada",
  ENOTFOUND: "namanya tidak ditemukan",
  EPROTOCOL: "menolak sambungan",
  ESOCKET: "tidak dapat dihubungi",
  ETIMEDOUT: "tidak menjawab",
  ETLS: "tidak menawarkan enkripsi",
  TimeoutError: "tidak menjawab",
};

/** Why something could not be looked at, in words that hold no password and no path. */
export function reasonOf(error: unknown): string {
  if (error instanceof StartRefusal || error instanceof Refusal) return error.message.replace(/\.$/, "");
  if (!(error instanceof Error)) return "tidak terbaca";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return words[code] ?? words[error.name] ?? (error.cause === undefined ? code || error.name : reasonOf(error.cause));
}

/** What it finds, or why not; nobody waits longer than this. */
export async function readWithin<T>(patienceMs: number, look: () => Promise<T>): Promise<T | { readonly unread: string }> {
  const given = new AbortController();
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new DOMException("", "TimeoutError")), patienceMs);
    given.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  try {
    return await Promise.race([look(), late]);
  } catch (error) {
    return { unread: reasonOf(error) };
  } finally {
    given.abort();
  }
}
