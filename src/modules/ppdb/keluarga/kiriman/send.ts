import { pieceBytes, piecesPath } from "../../berkas/pieces.ts";
import type { Page, Waiting } from "./waiting.ts";

/** Why the madrasah did not take it: only the family can go on. `tutup`: it has to open its page again, then it goes on by itself. */
export interface Refused {
  readonly error: string;
  readonly tutup: boolean;
}

const resumes = "Yang sudah sampai tidak dikirim ulang; sisanya dilanjutkan sendiri";

/** The network is gone, or the madrasah busy: it goes on later where it stopped. */
export class Interrupted extends Error {
  constructor(isAnswered = false) {
    super(isAnswered ? `Server madrasah sedang terganggu. ${resumes}.` : `Sambungan terputus. ${resumes} begitu ada sambungan.`);
  }
}

/** On a network of 3 kB a second a piece takes this long. */
const patience = 60_000;

type Sending = Pick<Waiting, "nomor" | "dokumen" | "pages">;

/**
 * Sends what is not there yet, piece by piece, and then that all is there. It asks that first: the last answer may have been lost.
 * @param told of how many bytes of how many have arrived
 * @throws Interrupted
 */
export async function sendPages(sending: Sending, told: (arrived: number, of: number) => void): Promise<Refused | undefined> {
  const { nomor, pages } = sending;
  const of = pages.reduce((sum, { isi }) => sum + isi.size, 0);
  const first = await finish(sending);
  if (first !== "kurang") return first;
  let before = 0;
  for (const page of pages) {
    const refused = await sendPage(nomor, page, (arrived) => told(before + arrived, of));
    if (refused) return refused;
    before += page.isi.size;
  }
  const last = await finish(sending);
  if (last === "kurang") throw new Interrupted();
  return last;
}

/** The madrasah keeps no pieces of a page that was taken away; where it does not hear of it, they are gone after a day. */
export const dropPage = async (nomor: string, { unggahan }: Page): Promise<void> =>
  void (await post({ aksi: "buang", nomor, unggahan }).catch(() => undefined));

async function finish({ nomor, dokumen, pages }: Sending): Promise<Refused | "kurang" | undefined> {
  const lengths = pages.map(({ unggahan, isi }) => `${unggahan}:${isi.size}`);
  const answer = await post({ aksi: "selesai", nomor, dokumen }, (form) => {
    for (const one of lengths) form.append("unggahan", one);
  });
  return refusedBy(answer) ?? (answer.selesai === true ? undefined : "kurang");
}

async function sendPage(nomor: string, { unggahan, isi }: Page, told: (arrived: number) => void): Promise<Refused | undefined> {
  // An empty piece asks how far it came the last time.
  for (let [mulai, piece] = [0, isi.slice(0, 0)]; ; ) {
    const answer = await post({ aksi: "potongan", nomor, unggahan, mulai: String(mulai) }, (form) => form.set("isi", piece, "isi"));
    const refused = refusedBy(answer);
    if (refused) return refused;
    const { sampai } = answer;
    if (typeof sampai !== "number" || sampai > isi.size || (piece.size > 0 && sampai <= mulai)) throw new Interrupted();
    told(sampai);
    if (sampai === isi.size) return undefined;
    [mulai, piece] = [sampai, isi.slice(sampai, sampai + pieceBytes)];
  }
}

type Said = Readonly<Record<string, unknown>>;

const refusedBy = ({ error, tutup }: Said): Refused | undefined =>
  typeof error === "string" ? { error, tutup: tutup === true } : undefined;

async function post(fields: Readonly<Record<string, string>>, add?: (form: FormData) => void): Promise<Said> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  add?.(body);
  const answer = await fetch(piecesPath, { method: "POST", body, signal: AbortSignal.timeout(patience) }).catch(() => undefined);
  // A page on which a network asks for a sign-in answers too, and has kept nothing.
  if (!answer || answer.status >= 500 || answer.status === 429) throw new Interrupted(answer !== undefined);
  const said: unknown = await answer.json().catch(() => undefined);
  if (typeof said !== "object" || said === null) throw new Interrupted();
  return { ...said };
}
