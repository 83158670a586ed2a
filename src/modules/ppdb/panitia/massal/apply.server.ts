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
import { type Chosen, readFacts } from "./read-facts.server.ts";
import { judge, kembaliMassalFields, mostAtOnce, passes, type Tindakan } from "./tindakan.ts";

/** What came of it: how many changed, who was left alone and why, and whom nothing was tried with because something broke. */
export interface Selesai {
  readonly berhasil: number;
  readonly ditinggal: readonly Ditinggal[];
  readonly belum: readonly string[];
}

interface Ditinggal {
  readonly id: string;
  readonly sebab: string;
}

interface What {
  readonly tindakan: string;
  /** Exactly those that were shown, as they were seen. */
  readonly baris: readonly Seen[];
  readonly sent: Readonly<Record<string, unknown>>;
}

/** So many rows in a row that the system broke on, and the rest is not tried: it is not the rows. */
const mostFaults = 3;

/**
 * Does to each what its own page does, in a transaction of its own: one that changed since, or may not, is left alone and named, and holds
 * nobody else up. Sent again, as by one who saw no answer, it changes nobody twice.
 * @throws Refusal 400, 403, 422; 503 with what was done and what was not, where the system broke on the way
 */
export async function applyMassal(scope: Scope, { tindakan, baris, sent }: What): Promise<Selesai> {
  const verifikatorId = tindakan === "tugaskan" ? String(sent.verifikator ?? "") : "";
  const doing = await scope.read(async (ctx): Promise<Doing> => {
    demandTindakan(ctx, tindakan);
    if (tindakan === "tugaskan" && !(await listVerifikator(ctx)).some(({ id }) => id === verifikatorId)) {
      const sentence = "Pilih salah seorang panitia.";
      throw refuse.invalid(sentence, { verifikator: sentence });
    }
    const act = acts(verifikatorId, tindakan === "kembalikan" ? readCatatan(sent) : "")[tindakan];
    return { act, stands: (facts) => judge(tindakan, facts, verifikatorId) };
  });
  if (baris.length === 0 || baris.length > mostAtOnce) throw refuse.malformed(`Paling banyak ${mostAtOnce} sekaligus.`);
  const ditinggal: Ditinggal[] = [];
  const faults: unknown[] = [];
  let tried = 0;
  for (const seen of baris) {
    if (faults.some(isOutage) || faults.length >= mostFaults) break;
    tried++;
    try {
      const sebab = await doneOrWhy(scope, seen, doing);
      if (sebab !== null) ditinggal.push({ id: seen.id, sebab });
    } catch (error) {
      if (error instanceof Refusal && error.kind === "unconfirmed") throw error;
      faults.push(error);
      ditinggal.push({ id: seen.id, sebab: await wasKept(scope, seen) });
    }
  }
  const belum = baris.slice(tried).map(({ id }) => id);
  const selesai: Selesai = { berhasil: tried - ditinggal.length, ditinggal, belum };
  if (faults.length > 0) throw broken(selesai, faults[0]);
  return selesai;
}

const isOutage = (error: unknown): boolean => error instanceof Refusal && error.kind === "unavailable";

/** The log is told what broke; the person, how far it came. */
function broken(current: Selesai, cause: unknown): Refusal {
  const sentence = "Ada gangguan pada sistem kami, jadi tidak semuanya dijalankan.";
  return Object.assign(new Refusal("unavailable", sentence, { current, retryAfter: 5 }), { cause });
}

/** What broke may have broken after it was kept. */
async function wasKept(scope: Scope, { id, versi }: Seen): Promise<string> {
  const unsure = "Tidak pasti karena gangguan: lihat dahulu halamannya.";
  const [now] = await scope.read((ctx) => readFacts(ctx, [id])).catch(() => []);
  return now?.versi === versi ? "Gagal karena gangguan pada sistem kami; belum berubah." : unsure;
}

interface Doing {
  readonly act: Act;
  /** Why nothing is left to do with it. */
  readonly stands: (facts: Chosen) => string | null;
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
    if (why && facts?.versi === seen.versi) throw refuse.conflict(why);
    await changeKeadaan(ctx, seen, { ke: "lulus administrasi" });
  },
  kembalikan: (ctx, seen) => returnIsian(ctx, seen, (name) => (name === "catatan" ? catatan : "")),
});

/** @returns why it was left alone; null when it is done */
async function doneOrWhy(scope: Scope, seen: Seen, { act, stands }: Doing): Promise<string | null> {
  try {
    await scope.transaction((ctx) => act(ctx, seen));
    return null;
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === "unavailable" || error.kind === "unconfirmed") throw error;
    if (error.kind === "notFound") return "Sudah tidak ada.";
    if (error.kind !== "stale") return error.message;
    // Pressed again after an answer was lost, it was oneself.
    const [now] = await scope.read((ctx) => readFacts(ctx, [seen.id]));
    return (now && stands(now)) ?? "Diubah orang lain sesudah pratinjau.";
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
