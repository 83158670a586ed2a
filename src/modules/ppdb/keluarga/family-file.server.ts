import { type LoaderFunctionArgs, redirect } from "react-router";
import { type Ctx, within } from "#kit/ctx.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import { visitContext } from "#kit/visit.server.ts";
import { statusPath } from "../paths.ts";
import { keyIn, pageOfAddress } from "./chosen-page.server.ts";
import { closedSentence } from "./open-pages.server.ts";

/** Why a file could not be had, as the family's page says it. */
export const fileSentences = {
  belum: "Berkas yang diminta belum ada, atau sudah diganti yang baru.",
  telepon: "Isi dulu nomor telepon di bagian Berkas, lalu buka berkasnya.",
  sering: "Berkas ini terlalu sering diunduh. Tunggu beberapa menit, lalu coba lagi.",
} as const;

export const isFileSentence = (name: string | null): name is keyof typeof fileSentences =>
  name !== null && Object.hasOwn(fileSentences, name);

/** What a file is made of, for the family on whose page its address stands. @throws Refusal 404, 409, 429 */
export const readForFamily = <T>(args: LoaderFunctionArgs, read: (ctx: Ctx, id: string) => Promise<T>): Promise<T> =>
  within(args, async (ctx) => {
    const id = await pageOfAddress(ctx, { request: args.request, secure: args.context.get(visitContext).secure });
    if (id === null) throw refuse.conflict(closedSentence);
    return read(ctx, id);
  });

const reasons: Readonly<Partial<Record<Refusal["kind"], keyof typeof fileSentences>>> = { tooMany: "sering", forbidden: "telepon" };

/** The file; where it cannot be had the family comes back to its page, which says why: the address of a file has no page of its own. */
export async function answerFamily({ request }: LoaderFunctionArgs, make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === "unavailable") throw error;
    const key = keyIn(request);
    if (error.kind === "conflict") return redirect(`${statusPath}?${new URLSearchParams({ anak: key ?? "" })}`, 303);
    const told = new URLSearchParams({ ...(key !== null && { anak: key }), gagal: reasons[error.kind] ?? "belum" });
    return redirect(`${statusPath}?${told}`, 303);
  }
}
