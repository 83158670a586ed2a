import { pieceBytes, piecesPath } from "../../berkas/pieces.ts";
import type { Page, Waiting } from "./waiting.ts";

/** Why the madrasah did not take it: only the family can go on. */
export interface Refused {
  readonly error: string;
}

/** The network is gone, or the madrasah busy: it goes on later where it stopped. */
export class Interrupted extends Error {}

/** On a network of 3 kB a second a piece takes this long. */
const patience = 60_000;

/**
 * Sends what is not there yet, piece by piece, and then that all is there.
 * @param told of how many bytes of how many have arrived
 * @throws Interrupted
 */
export async function sendPages(
  { dokumen, pages }: Pick<Waiting, "dokumen" | "pages">,
  told: (arrived: number, of: number) => void,
): Promise<Refused | undefined> {
  const of = pages.reduce((sum, { isi }) => sum + isi.size, 0);
  let before = 0;
  for (const page of pages) {
    const refused = await sendPage(page, (arrived) => told(before + arrived, of));
    if (refused) return refused;
    before += page.isi.size;
  }
  const form = formOf({ aksi: "selesai", dokumen });
  for (const { unggahan, isi } of pages) form.append("unggahan", `${unggahan}:${isi.size}`);
  const answer = await post(form);
  return typeof answer.error === "string" ? { error: answer.error } : undefined;
}

async function sendPage({ unggahan, isi }: Page, told: (arrived: number) => void): Promise<Refused | undefined> {
  // An empty piece asks how far it came the last time.
  for (let [mulai, piece] = [0, isi.slice(0, 0)]; ; ) {
    const form = formOf({ aksi: "potongan", unggahan, mulai: String(mulai) });
    form.set("isi", piece, "isi");
    const { sampai, error } = await post(form);
    if (typeof error === "string") return { error };
    if (typeof sampai !== "number" || sampai > isi.size) throw new Interrupted();
    told(sampai);
    if (sampai === isi.size) return undefined;
    [mulai, piece] = [sampai, isi.slice(sampai, sampai + pieceBytes)];
  }
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function post(body: FormData): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(piecesPath, { method: "POST", body, signal: AbortSignal.timeout(patience) }).catch(() => undefined);
  // A page on which a network asks for a sign-in answers too, and has kept nothing.
  if (!answer || answer.status >= 500 || answer.status === 429) throw new Interrupted();
  const said: unknown = await answer.json().catch(() => undefined);
  if (typeof said !== "object" || said === null) throw new Interrupted();
  return { ...said };
}
