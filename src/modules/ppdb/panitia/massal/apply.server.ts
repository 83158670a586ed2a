import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import type { Seen } from "../../keadaan/hold-pendaftaran.server.ts";
import { sebabLabel } from "../../perbaikan/isian.ts";
import { changeKeadaan } from "../change-keadaan.server.ts";
import { returnIsian } from "../return-isian.server.ts";
import { assignVerifikator, listVerifikator } from "../verifikator.server.ts";
import { demandTindakan } from "./preview.server.ts";
import { readFacts } from "./read-facts.server.ts";
import { kembaliMassalFields, mostAtOnce, passes, type Tindakan } from "./tindakan.ts";

/** What came of it: how many changed, and who was left alone and why. */
export interface Selesai {
  readonly berhasil: number;
  readonly ditinggal: readonly { readonly nomor: string; readonly nama: string; readonly sebab: string }[];
}

interface What {
  readonly tindakan: string;
  /** Exactly those that were shown, as they were seen. */
  readonly baris: readonly Seen[];
  readonly sent: Readonly<Record<string, unknown>>;
}

/**
 * Does to each what its own page does, in a transaction of its own: one that changed since, or may not, is left alone and named, and holds
 * nobody else up. @throws Refusal 400, 403, 422
 */
export async function applyMassal(scope: Scope, { tindakan, baris, sent }: What): Promise<Selesai> {
  const act = await scope.read(async (ctx) => {
    demandTindakan(ctx, tindakan);
    const verifikatorId = tindakan === "tugaskan" ? String(sent.verifikator ?? "") : "";
    if (tindakan === "tugaskan" && !(await listVerifikator(ctx)).some(({ id }) => id === verifikatorId)) {
      const sentence = "Pilih salah seorang panitia.";
      throw refuse.invalid(sentence, { verifikator: sentence });
    }
    return acts(verifikatorId, tindakan === "kembalikan" ? readCatatan(sent) : "")[tindakan];
  });
  if (baris.length === 0 || baris.length > mostAtOnce) throw refuse.malformed(`Paling banyak ${mostAtOnce} sekaligus.`);
  const left: { readonly id: string; readonly sebab: string }[] = [];
  for (const seen of baris) {
    const sebab = await doneOrWhy(scope, seen, act);
    if (sebab !== null) left.push({ id: seen.id, sebab });
  }
  const rows = await scope.read((ctx) =>
    readFacts(
      ctx,
      left.map(({ id }) => id),
    ),
  );
  const name = new Map(rows.map((row) => [row.id, row]));
  return {
    berhasil: baris.length - left.length,
    ditinggal: left.map(({ id, sebab }) => ({ nomor: name.get(id)?.nomor ?? "", nama: name.get(id)?.nama ?? "Sudah tidak ada", sebab })),
  };
}

type Act = (ctx: Ctx, seen: Seen) => Promise<unknown>;

/** The same that a single page presses. */
const acts = (verifikatorId: string, catatan: string): Readonly<Record<Tindakan, Act>> => ({
  tugaskan: (ctx, seen) => assignVerifikator(ctx, seen, verifikatorId),
  lepaskan: (ctx, seen) => assignVerifikator(ctx, seen, ""),
  verifikasi: (ctx, seen) => changeKeadaan(ctx, seen, { ke: "terverifikasi" }),
  luluskan: async (ctx, seen) => {
    // A paper is judged without another version of the row.
    const [facts] = await readFacts(ctx, [seen.id]);
    const why = facts ? passes(facts) : null;
    if (facts?.versi === seen.versi && why) throw refuse.conflict(why);
    await changeKeadaan(ctx, seen, { ke: "lulus administrasi" });
  },
  kembalikan: (ctx, seen) => returnIsian(ctx, seen, (name) => (name === "catatan" ? catatan : "")),
});

/** @returns why it was left alone; null when it is done */
async function doneOrWhy(scope: Scope, seen: Seen, act: Act): Promise<string | null> {
  try {
    await scope.transaction((ctx) => act(ctx, seen));
    return null;
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === "unavailable" || error.kind === "unconfirmed") throw error;
    return error.kind === "stale" ? "Diubah orang lain sesudah pratinjau." : error.message;
  }
}

/** @throws Refusal 422 */
function readCatatan(sent: Readonly<Record<string, unknown>>): string {
  const { sebab, catatan } = demandValid(kembaliMassalFields, { sebab: sent.sebab, catatan: sent.catatan });
  if (sebab === "lain" && !catatan) {
    throw refuse.invalid("Periksa lagi isian yang ditandai.", { catatan: "Tulis alasannya; keluarga hanya membaca apa yang Anda tulis." });
  }
  return [sebab === "lain" ? null : `${sebabLabel(sebab)}.`, catatan].filter(Boolean).join(" ");
}

/** @throws Refusal 400 */
export const readBaris = (typed: string): readonly Seen[] =>
  typed
    .split(",")
    .filter(Boolean)
    .map((one) => {
      const [id = "", versi = ""] = one.split(" ");
      if (!isUuid(id) || !Number.isInteger(Number(versi))) throw refuse.malformed("Kiriman ini tidak dikenal.");
      return { id, versi: Number(versi) };
    });
