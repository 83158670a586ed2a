import { isRouteErrorResponse } from "react-router";

/** Why a page cannot be shown, in words for whoever asked for it. */
export interface Failure {
  readonly missing: boolean;
  readonly sentence: string;
  /** Under which the fault lies in the log. */
  readonly number?: string | undefined;
}

const serverFailure = "Terjadi gangguan pada sistem kami.";
const offlineFailure = "Server belum dapat dihubungi. Periksa sambungan internet Anda, lalu coba lagi.";

/** The browser got no answer; each says so in its own words. */
const networkFailure = (error: unknown): boolean => error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

export function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return { missing: false, sentence: networkFailure(error) ? offlineFailure : serverFailure };
  const { sentence, number }: Readonly<Record<string, unknown>> = error.data ?? {};
  const missing = error.status === 404;
  return {
    missing,
    sentence: typeof sentence === "string" ? sentence : missing ? "Data tidak ditemukan." : serverFailure,
    number: typeof number === "string" ? number : undefined,
  };
}
