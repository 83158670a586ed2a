import type { Stored } from "#kit/database/tables.ts";

/** How far an e-mail is that the portal itself sends. */
export type Surel = "menunggu" | "tertahan" | "sedang dikirim" | "mungkin terkirim" | "terkirim" | "ditolak";

type Row = Pick<Stored<"ekspedisi">, "surelDiminta" | "surelPada" | "surelMulai" | "surelDitolak" | "createdAt">;

/** A mail server that is away is tried for hours; after a day somebody should look. */
const patienceMs = 24 * 3600 * 1000;
/** Longer than any mail server is waited for. */
const sendingMs = 5 * 60 * 1000;

/** Null where the portal sends nothing. */
export function surelOf({ surelDiminta, surelPada, surelMulai, surelDitolak, createdAt }: Row, now: Date): Surel | null {
  const since = (moment: Date) => now.getTime() - moment.getTime();
  if (!surelDiminta) return null;
  if (surelPada) return "terkirim";
  if (surelDitolak) return "ditolak";
  if (surelMulai) return since(surelMulai) < sendingMs ? "sedang dikirim" : "mungkin terkirim";
  return since(createdAt) > patienceMs ? "tertahan" : "menunggu";
}

/** Somebody may decide that it goes once more. What was refused came back; anything else that came back was in somebody's hands. */
export const mayGoAgain = (surel: Surel, status: Stored<"ekspedisi">["status"]): boolean =>
  surel === "ditolak" ? status !== "diterima" : status === "dikirim" && (surel === "mungkin terkirim" || surel === "tertahan");
