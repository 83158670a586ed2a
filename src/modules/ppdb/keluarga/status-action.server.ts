import { redirect } from "react-router";
import type { ReadCtx, Scope } from "#kit/ctx.server.ts";
import { type FieldSentences, Refusal, refuse } from "#kit/refusals.ts";
import type { Visit } from "#kit/visit.server.ts";
import { statusPath } from "../paths.ts";
import { answerPertanyaan } from "../pertanyaan/answer-pertanyaan.server.ts";
import { correctReturned, faultsOfReturned } from "./correct-returned.server.ts";
import { buktiFields, mundurFields, teleponFields } from "./fields.ts";
import { demandOpen, openFirst } from "./open-pages.server.ts";
import { openByReceipt, openStatus } from "./open-status.server.ts";
import { demandOwnTelepon, demandShown } from "./own-telepon.server.ts";
import { setStatusCookie } from "./status-cookie.server.ts";
import { takePlace } from "./take-place.server.ts";
import { withdrawPendaftaran } from "./withdraw-pendaftaran.server.ts";

interface Asked {
  readonly request: Request;
  readonly form: FormData;
  readonly visit: Visit;
}

/** What a family presses on its page: opening it, turning to another child's, taking the registration back, leaving. */
export async function actOnStatus(scope: Scope, { request, form, visit: { address, secure } }: Asked): Promise<Response> {
  const {
    aksi = "",
    dari: _,
    rahasia = "",
    ...typed
  } = Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"));
  if (aksi === "tutup") return back(setStatusCookie("", secure));
  const act = Object.hasOwn(acts, aksi) ? acts[aksi as keyof typeof acts] : undefined;
  if (!act && aksi !== "buka" && aksi !== "bukti") throw refuse.malformed("Kiriman ini tidak dikenal.");
  const asked = { request, secure };
  const open = () => (aksi === "bukti" ? openByReceipt(scope, rahasia) : openStatus(scope, typed, address));
  const opened = act ? press(scope, { act, asked, typed }) : open();
  const id = await opened.catch((error: unknown) => {
    throw withTyped(error, { ...typed, aksi });
  });
  return back(setStatusCookie(await scope.read((ctx) => openFirst(ctx, asked, id, act === showPapers || act === correctReturned)), secure));
}

interface Pressed {
  readonly act: (typeof acts)[keyof typeof acts];
  readonly asked: Parameters<typeof demandOpen>[1];
  readonly typed: Readonly<Record<string, string>>;
}

async function press(scope: Scope, { act, asked, typed: { nomor, ...sent } }: Pressed): Promise<string> {
  const proof = act === withdrawPendaftaran ? toWithdraw : act === showPapers ? toShow : null;
  if (proof) {
    const id = await scope.read((ctx) => demandOpen(ctx, asked, nomor));
    await demandOwnTelepon(scope, id, { ...proof, sent });
  }
  if (act === correctReturned)
    await demandShown(scope, asked, { nomor, ...toCorrect(sent) }).catch(async (error: unknown) => {
      throw await withFaults(scope, atBukti(error), async (ctx) => faultsOfReturned(ctx, await demandOpen(ctx, asked, nomor), sent));
    });
  return scope.transaction(async (ctx) => {
    const id = await demandOpen(ctx, asked, nomor);
    await act(ctx, id, sent);
    return id;
  });
}

const toWithdraw = { fields: mundurFields, sentence: "Pendaftaran belum ditarik." };
const toShow = { fields: teleponFields, sentence: "Berkas belum ditampilkan." };

const toCorrect = ({ buktiTelepon }: Readonly<Record<string, string>>) => ({
  fields: { noTelepon: buktiFields.buktiTelepon },
  sent: { noTelepon: buktiTelepon },
  sentence: "Perbaikan belum dikirim.",
});

/** The number that was given back may stand on the same page under the name that the other proofs have. */
function atBukti(error: unknown): unknown {
  if (!(error instanceof Refusal) || !error.fields?.noTelepon) return error;
  return new Refusal(error.kind, error.message, { fields: { buktiTelepon: error.fields.noTelepon } });
}

/** Without scripts each round is a page: what is wrong besides is told in the same one. */
async function withFaults(scope: Scope, error: unknown, faults: (ctx: ReadCtx) => Promise<FieldSentences>): Promise<unknown> {
  if (!(error instanceof Refusal) || !error.fields) return error;
  return new Refusal(error.kind, error.message, { fields: { ...(await scope.read(faults)), ...error.fields } });
}

/** Nothing of the registration changes; the device remembers it in its cookie. */
const showPapers = async (): Promise<void> => undefined;

/** What is done to the registration on whose page it was pressed; "pindah" shows it, and that is all. */
const acts = {
  ...{ mundur: withdrawPendaftaran, perbaiki: correctReturned, ambil: takePlace, jawab: answerPertanyaan },
  ...{ pindah: async () => undefined, telepon: showPapers },
} as const;

export const back = (cookie?: string): Response => redirect(statusPath, { status: 303, headers: cookie ? { "Set-Cookie": cookie } : {} });

/** Nothing is typed twice. */
export function withTyped(error: unknown, typed: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof Refusal)) return error;
  const { kind, message, fields, retryAfter } = error;
  return new Refusal(kind, message, { ...(fields && { fields }), ...(retryAfter && { retryAfter }), current: typed });
}
