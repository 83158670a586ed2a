import { createContext } from "react-router";
import { keyedHash } from "#kit/access/seal.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { closedSentence, type OpenPage, readChildren } from "./open-pages.server.ts";

type Asked = Parameters<typeof readChildren>[1];

/** Names an open page in an address: nobody is known by it, and without the cookie it opens nothing. */
export const pageKey = (ctx: ReadCtx, id: string): string =>
  keyedHash({ key: ctx.secretKey, purpose: "halaman-keluarga", owner: id }, "").toString("base64url").slice(0, 12);

export const keyIn = (request: Request): string | null => new URL(request.url).searchParams.get("anak");

/** On whose page the form stood that was refused; "tertutup" where it is not open any more. Tells the loader of the answer which page to show. */
export const refusedPageContext = createContext<{ readonly id: string } | "tertutup" | null>(null);

/** Which page a form stood on. The one that opens another child's names its own by `dari`; a form of before names none. */
export async function pageOfForm(ctx: ReadCtx, asked: Asked, form: FormData): Promise<{ readonly id: string } | "tertutup" | null> {
  const open = await readChildren(ctx, asked);
  const [nomor, dari] = [form.get("nomor"), form.get("dari")];
  if (form.get("aksi") === "buka") return open.find(({ id }) => pageKey(ctx, id) === dari) ?? null;
  return (nomor === null ? open.length === 1 && open[0] : open.find((one) => one.nomor === nomor)) || "tertutup";
}

export interface Chosen {
  /** Undefined where none is open, or not the one that is meant. */
  readonly child: OpenPage | undefined;
  readonly others: readonly OpenPage[];
  /** The one that is meant is closed. */
  readonly tutup: boolean;
}

/** Which page is shown: of a refused form its own, else the one that the address names, else the first. */
export async function choosePage(ctx: ReadCtx, asked: Asked, refused: { readonly id: string } | "tertutup" | null): Promise<Chosen> {
  const open = await readChildren(ctx, asked);
  const key = keyIn(asked.request);
  const child =
    refused === "tertutup"
      ? undefined
      : refused
        ? open.find(({ id }) => id === refused.id)
        : open.find(({ id }) => key === null || pageKey(ctx, id) === key);
  return { child, others: child ? open.filter((one) => one !== child) : [], tutup: !child && (refused !== null || key !== null) };
}

/**
 * Whose paper an address asks for. One that names none, of a page from before, means the only page that is open.
 * @returns null where none is open; @throws Refusal 409 where the one that is meant is not
 */
export async function pageOfAddress(ctx: ReadCtx, asked: Asked): Promise<string | null> {
  const open = await readChildren(ctx, asked);
  if (open.length === 0) return null;
  const key = keyIn(asked.request);
  const child = key === null ? open.length === 1 && open[0] : open.find(({ id }) => pageKey(ctx, id) === key);
  if (!child) throw refuse.conflict(closedSentence);
  return child.id;
}
