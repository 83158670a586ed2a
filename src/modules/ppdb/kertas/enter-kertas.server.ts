import { type Ctx, demand, type Scope } from "#kit/ctx.server.ts";
import { dayOf, today } from "#kit/dates.ts";
import { type FieldSentences, refuse } from "#kit/refusals.ts";
import { check, type Sent } from "#kit/register/check.ts";
import { momentAt } from "#kit/time-zone.ts";
import { checkPendaftaran, withoutAnswers } from "../check-pendaftaran.ts";
import { noQuestion } from "../fields.ts";
import { closingOf, openingOf } from "../jalur/windows.ts";
import { jawabName } from "../pertanyaan/nama.ts";
import { pertanyaanRows } from "../pertanyaan/read-pertanyaan.server.ts";
import { isAskedOn, judgeTambahan } from "../pertanyaan/tambahan.server.ts";
import { type PaperIntake, type PendaftaranContent, receivePendaftaran } from "../receive-pendaftaran.server.ts";
import { type DeskPath, deskPaths, isFixedWhenHeld, isLate, takesPapers } from "./desk-paths.server.ts";
import { type SeenDraf, takeDraf } from "./draf.server.ts";
import { findSame, type Same } from "./find-same.server.ts";
import { isOfForm, kertasFields, unsignedSentence } from "./kertas.ts";

interface Entry {
  /** Chosen by the form: pressed twice, it makes one registration. */
  readonly key: string;
  /** Those who looked at the registrations that are alike say that this is another child. */
  readonly yakin: boolean;
  /** The draft that it was begun as; it goes with the sending. */
  readonly draf?: SeenDraf | null;
}

export interface Entered {
  readonly id: string;
  readonly nomor: string;
  readonly peringatan: readonly string[];
}

/** Leaves the transaction, so that nothing of it stays: the key as well may be used again. */
class SameChild extends Error {
  readonly ragu: readonly Same[];
  constructor(ragu: readonly Same[]) {
    super("the same child is registered already");
    this.ragu = ragu;
  }
}

/**
 * Enters a form that came on paper, by the rules of the families' own. @returns what was made, or those who may be the same child, to be
 * asked about first. @throws Refusal 403, 409, 422
 */
export async function enterKertas(scope: Scope, sent: Sent, entry: Entry): Promise<Entered | { readonly ragu: readonly Same[] }> {
  try {
    return await scope.transaction((ctx) => enter(ctx, sent, entry));
  } catch (error) {
    if (error instanceof SameChild) return { ragu: error.ragu };
    throw error;
  }
}

async function enter(ctx: Ctx, sent: Sent, { key, yakin, draf = null }: Entry): Promise<Entered> {
  demand(ctx, "pendaftaran:update");
  const { form, path, said } = await readEntry(ctx, sent);
  if (await isFixedWhenHeld(ctx, path.gelombangId)) {
    throw refuse.conflict("Hasil gelombang ini sudah ditetapkan, jadi tidak ada lagi pendaftaran yang dimasukkan ke dalamnya.");
  }
  const { periode, gelombangId } = path;
  const begin = async (isi: PendaftaranContent) => {
    // First: whoever is later finds the registration that was made of it, and is told so instead of asked about a double.
    const taken = draf && (await takeDraf(ctx, draf));
    const ragu = yakin ? [] : await findSame(ctx, periode.id, isi);
    if (ragu.length > 0) throw new SameChild(ragu);
    return taken;
  };
  const kertas: PaperIntake = { periode, gelombangId, ...said, begin };
  const { id, nomor, peringatan } = await receivePendaftaran(ctx, form, { key, source: "form", kertas });
  return { id, nomor, peringatan };
}

/** What stands on the form, and what the desk says of it; everything that is wrong is told at once. */
async function readEntry(ctx: Ctx, sent: Sent) {
  const paths = await deskPaths(ctx);
  const path = paths.find(({ kunci }) => kunci === sent.tempat);
  const rows = path ? await pertanyaanRows(ctx, path.periode.id) : [];
  const asked = rows.filter(isAskedOn(path?.jenis));
  // What was answered to another path's questions, before the path was chosen anew, waits in the form for it to be chosen again.
  const isTaken = (name: string) => isOfForm(name) || asked.some(({ kode }) => jawabName(kode) === name);
  const form = {
    ...Object.fromEntries(Object.entries(sent).filter(([name]) => isTaken(name))),
    ...(path && { jalur: path.jenis }),
  };
  const options = paths.map(({ kunci, label }) => ({ value: kunci, label }));
  const { values, errors } = check({ ...kertasFields, tempat: { ...kertasFields.tempat, options } }, desk(sent), "form");
  const { diterimaTanggal, diterimaPukul, susulan = null } = values;
  const diterima = diterimaTanggal && diterimaPukul ? momentAt(diterimaTanggal, diterimaPukul) : null;
  // Before a path is chosen nothing is demanded that the form does not show.
  const ofForm = checkPendaftaran(withoutAnswers(form), "form", path?.periode ?? paths[0]?.periode ?? noQuestion).errors;
  const wrong = {
    ...ofForm,
    ...(ofForm.agreement && { agreement: unsignedSentence }),
    ...judgeTambahan(asked, form).errors,
    ...errors,
    ...(path && diterima && momentFaults(path, { diterima, susulan, now: ctx.now })),
  };
  if (Object.keys(wrong).length > 0 || !path || !diterima) throw refuse.invalid("Periksa lagi isian yang ditandai.", wrong);
  return { form, path, said: { diterima, susulan } };
}

const desk = (sent: Sent): Sent => Object.fromEntries(Object.keys(kertasFields).map((name) => [name, sent[name]]));

interface Moment {
  readonly diterima: Date;
  readonly susulan: string | null;
  readonly now: Date;
}

/** Who brought the paper in time is not late because the desk was; who did not is, however soon it is typed. */
function momentFaults(path: DeskPath, { diterima, susulan, now }: Moment): FieldSentences {
  const { dari, sampai, susulanSampai } = path;
  if (diterima > now)
    return { [dayOf(diterima) > today(now) ? "diterimaTanggal" : "diterimaPukul"]: "Waktu diterima tidak boleh sesudah sekarang." };
  if (diterima < dari) return { diterimaTanggal: `Jalur ini baru dibuka ${openingOf(path)}.` };
  if (diterima >= sampai)
    return { diterimaTanggal: `Jalur ini ditutup ${closingOf(path)}. Formulir yang diterima sesudahnya tidak dapat didaftarkan.` };
  if (!takesPapers(path, now))
    return { tempat: `Formulir jalur ini hanya dapat dimasukkan sampai ${closingOf({ dari, sampai: susulanSampai })}.` };
  if (isLate(path, now) && (susulan ?? "").length < 5)
    return { susulan: `Jalur ini ditutup ${closingOf(path)}. Tulis mengapa formulirnya baru dimasukkan.` };
  if (!isLate(path, now) && susulan) return { susulan: "Jalur ini masih dibuka, jadi alasan ini tidak diisi." };
  return {};
}
