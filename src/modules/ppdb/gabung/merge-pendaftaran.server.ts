import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { check } from "#kit/register/check.ts";
import { seenText } from "#kit/typed-text.ts";
import { type Held, holdPendaftaran, lockPendaftaran, type Seen } from "../keadaan/hold-pendaftaran.server.ts";
import { type Keadaan, keadaanNames } from "../keadaan/keadaan.ts";
import { movePendaftaran } from "../keadaan/move-pendaftaran.server.ts";
import { isIsian } from "../perbaikan/isian.ts";
import { readIsian, replaceIsian } from "../perbaikan/replace-isian.server.ts";
import { demandUnfixed } from "../seleksi/demand-unfixed.server.ts";
import { gabungFields, isiOf } from "./fields.ts";
import { chosenJawaban } from "./move-jawaban.server.ts";
import { moveKept, type Taken } from "./move-kept.server.ts";
import { markOf, type Plan, planGabung } from "./plan-gabung.server.ts";
import { differences } from "./take-over.ts";

interface Pair {
  /** The one that is closed. */
  readonly pergi: Seen;
  /** The one that goes on. */
  readonly tetap: Seen;
}

interface Shown extends Pair {
  /** What was told of it beforehand, by its mark; "" where nobody was told. */
  readonly rencana?: string;
}

const changedSentence =
  "Berkas, nilai, jawaban, atau tempat ujian salah satunya baru saja berubah, jadi belum ada yang digabung. Baca lagi “Yang akan terjadi”, lalu gabungkan.";

/** What has a place, or was refused one by two, is not closed beside the way. */
const placed: readonly Keadaan[] = ["diterima", "cadangan", "tidak diterima", "daftar ulang"];

/** Why these two cannot be merged this way round; null where they can. */
export function hindrance(pergi: Pick<Held, "id" | "keadaan" | "nomor">, tetap: Pick<Held, "id" | "keadaan" | "nomor">): string | null {
  if (pergi.id === tetap.id) return "Pendaftaran tidak dapat digabung dengan dirinya sendiri.";
  for (const one of [pergi, tetap]) if (one.keadaan === "digabung") return `${one.nomor} sudah digabung sebelumnya.`;
  if (placed.includes(pergi.keadaan)) {
    return `${pergi.nomor} sudah ${keadaanNames[pergi.keadaan].toLowerCase()}, jadi tidak dapat ditutup. Pilih nomor ini sebagai yang dilanjutkan.`;
  }
  if (tetap.keadaan === "mengundurkan diri") return `${tetap.nomor} sudah ditarik, jadi tidak dapat menjadi yang dilanjutkan.`;
  return null;
}

/**
 * Closes one of two registrations of a child: the other goes on, with the values that were chosen and with what it lacked of papers, marks
 * and seats. The same press again, as of one who saw no answer, is done already. @throws Refusal 403, 404, 409, 422
 */
export async function mergePendaftaran(
  ctx: Ctx,
  { rencana = "", ...pair }: Shown,
  sent: Readonly<Record<string, unknown>>,
): Promise<Plan | null> {
  demand(ctx, "pendaftaran:update");
  if (pair.pergi.id === pair.tetap.id) throw refuse.conflict("Pendaftaran tidak dapat digabung dengan dirinya sendiri.");
  await lockBoth(ctx, pair);
  if (await isDone(ctx, pair)) return null;
  const { pergi, tetap } = await holdBoth(ctx, pair);
  const why = hindrance(pergi, tetap) ?? (await otherIntake(ctx, pergi.id, tetap.id));
  if (why) throw refuse.conflict(why);
  await demandUnfixed(ctx, pergi, "digabung");
  const alasan = await readReasons(ctx, pair, sent);
  const plan = await planGabung(ctx, pergi, tetap);
  // Papers, marks, answers and seats change without another version of the row.
  if (rencana !== "" && rencana !== markOf(plan)) throw refuse.conflict(changedSentence);
  const dipilih = chosenJawaban(ctx, plan.jawabanBeda, sent);
  const isian = plan.tertutup ? {} : await takeValues(ctx, { pergi, tetap }, sent);
  // Before the state: what is closed keeps its marks, and its seat is given away.
  const verifikatorId = tetap.verifikatorId === null ? pergi.verifikatorId : null;
  const taken: Taken = { ...(await moveKept(ctx, { pergi, tetap, plan, dipilih })), isian, ...(verifikatorId && { verifikatorId }) };
  await ctx.db
    .insertInto("gabunganPendaftaran")
    .values({
      ...{ dariId: pergi.id, keId: tetap.id, dariKeadaan: pergi.keadaan, bawaan: JSON.stringify(taken), alasan },
      ...{ oleh: ctx.actor.id, pelaku: ctx.actor.name, pada: ctx.now },
    })
    .execute();
  await movePendaftaran(ctx, pergi, { ke: "digabung", pelaku: ctx.actor.name, alasan: `Digabung ke ${tetap.nomor}. ${alasan}` });
  await keepVerifier(ctx, pergi, tetap.id);
  const { berkas, nilai, kursi } = taken;
  await record(ctx, {
    ...{ action: "merge", subject: "pendaftaran", subjectId: tetap.id, before: { nomor: pergi.nomor } },
    after: {
      nomor: tetap.nomor,
      alasan,
      berkas: berkas.map(({ dokumen }) => dokumen),
      nilai,
      kursi: kursi.length,
      isian: Object.keys(isian),
      // Which questions, and nothing of what was answered.
      ...(dipilih.length > 0 && {
        jawaban: plan.jawabanBeda.filter((one) => dipilih.some((it) => it.pertanyaanId === one.pertanyaanId)).map(({ kode }) => kode),
      }),
    },
  });
  ctx.touch("pendaftaran");
  return plan;
}

/** In one order, whoever else presses. @throws Refusal 404, 409 when somebody saved one of them since */
export async function holdBoth(ctx: Ctx, { pergi, tetap }: Pair): Promise<{ readonly pergi: Held; readonly tetap: Held }> {
  const first = pergi.id < tetap.id;
  const held = first ? await holdPendaftaran(ctx, pergi) : await holdPendaftaran(ctx, tetap);
  const other = await holdPendaftaran(ctx, first ? tetap : pergi);
  return first ? { pergi: held, tetap: other } : { pergi: other, tetap: held };
}

/** Nobody looks at what another one is about to change. */
async function lockBoth(ctx: Ctx, { pergi, tetap }: Pair): Promise<void> {
  for (const id of [pergi.id, tetap.id].sort()) await lockPendaftaran(ctx, id);
}

/** By the same person, from the same page. */
async function isDone(ctx: ReadCtx, { pergi, tetap }: Pair): Promise<boolean> {
  const done = await ctx.db
    .selectFrom("gabunganPendaftaran")
    .innerJoin("pendaftaran", "pendaftaran.id", "dariId")
    .select("dariId")
    .where("dariId", "=", pergi.id)
    .where("keId", "=", tetap.id)
    .where("oleh", "=", ctx.actor.id)
    .where("versi", "=", pergi.versi + 1)
    .executeTakeFirst();
  return done !== undefined;
}

/** Why two of different years are not merged; null where they are of one. */
export async function otherIntake(ctx: ReadCtx, one: string, other: string): Promise<string | null> {
  const { intakes } = await ctx.db
    .selectFrom("pendaftaran")
    .select(({ fn }) => fn.count("periodeId").distinct().as("intakes"))
    .where("id", "in", [one, other])
    .executeTakeFirstOrThrow();
  return Number(intakes) === 1 ? null : "Kedua pendaftaran ini dari tahun ajaran yang berbeda, jadi tidak digabung.";
}

/**
 * Why they are merged, and what was said against the signs of two children where there are such signs; all that is missing is told at once.
 * @throws Refusal 422
 */
async function readReasons(ctx: ReadCtx, { pergi, tetap }: Pair, sent: Readonly<Record<string, unknown>>): Promise<string> {
  const { values, errors } = check(gabungFields, { alasan: sent.alasan, buktiSama: sent.buktiSama }, "form");
  const [alasan, bukti] = [seenText(values.alasan ?? ""), seenText(values.buktiSama ?? "")];
  const signs = differences(await readIsian(ctx, pergi.id), await readIsian(ctx, tetap.id));
  const faults = {
    ...(alasan.length < 5 && { alasan: "Tulis alasan penggabungannya." }),
    ...(signs.length > 0 && bukti.length < 10 && { buktiSama: `Tulis mengapa ini tetap satu anak, karena ${signs.join(" dan ")}.` }),
    ...errors,
  };
  if (Object.keys(faults).length === 0) return [alasan, signs.length > 0 && bukti].filter(Boolean).join(" ");
  throw refuse.invalid("buktiSama" in faults ? "Kedua kiriman ini mungkin dari dua anak." : "Periksa lagi isian yang ditandai.", faults);
}

/** @returns by name what stood before and what stands now */
async function takeValues(
  ctx: Ctx,
  { pergi, tetap }: { readonly pergi: Held; readonly tetap: Held },
  sent: Readonly<Record<string, unknown>>,
) {
  const names = Object.keys(sent)
    .filter((key) => key.startsWith(isiOf("")) && sent[key] === "pergi")
    .map((key) => key.slice(isiOf("").length))
    .filter(isIsian);
  if (names.length === 0) return {};
  const [before, other] = [await readIsian(ctx, tetap.id), await readIsian(ctx, pergi.id)];
  const changed = await replaceIsian(ctx, tetap, { names, sent: other, alasan: `Diambil dari ${pergi.nomor}, yang digabung ke sini` });
  return Object.fromEntries(changed.map((name) => [name, { sebelum: before[name], sesudah: other[name] }]));
}

/** Whoever looks at the row now has to see it anew; a verifier is taken over where there was none. */
async function keepVerifier(ctx: Ctx, pergi: Held, tetapId: string): Promise<void> {
  const { versi, verifikatorId } = await lockPendaftaran(ctx, tetapId);
  await ctx.db
    .updateTable("pendaftaran")
    .set({ versi: versi + 1, updatedAt: ctx.now, verifikatorId: verifikatorId ?? pergi.verifikatorId })
    .where("id", "=", tetapId)
    .execute();
}
