import { isRecentlyConfirmed } from "#kit/access/recent-confirmation.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { holdPendaftaran, lockPendaftaran, type Seen } from "../keadaan/hold-pendaftaran.server.ts";
import { isKeadaan, keadaanNames } from "../keadaan/keadaan.ts";
import { movePendaftaran } from "../keadaan/move-pendaftaran.server.ts";
import { askSurat } from "../surat/ask-surat.server.ts";
import { koreksiFields, sebabLabel } from "./koreksi.ts";

/** Proposes that an announced result was wrong. Another person has to agree. @throws Refusal 401 unconfirmed, 403, 404, 409, 422 */
export async function proposeKoreksi(ctx: Ctx, seen: Seen, sent: Readonly<Record<string, unknown>>): Promise<void> {
  const pengusul = demandSigner(ctx);
  const typed = { ke: sent.ke, sebab: sent.sebab, alasan: sent.alasan };
  const { ke, sebab, alasan } = demandValid(koreksiFields, typed, { sentence: "Koreksi belum diusulkan." });
  const held = await holdPendaftaran(ctx, seen);
  const owner = await announcedOf(ctx, held.id);
  if (!owner) throw refuse.conflict("Hasil pendaftaran ini belum diumumkan, jadi belum ada yang dikoreksi.");
  if (!isKeadaan(ke) || ke === held.keadaan) throw refuse.invalid("Pilih hasil yang lain.", { ke: "Hasilnya sudah seperti itu." });
  const tooShort = "Tulis penjelasannya, paling sedikit 5 huruf.";
  if (alasan.length < 5) throw refuse.invalid(tooShort, { alasan: tooShort });
  const waiting = await waitingOf(ctx, owner);
  if (waiting) throw refuse.conflict("Koreksi pendaftaran ini sudah diusulkan dan menunggu panitia lain.");
  await ctx.db
    .insertInto("koreksiKeputusan")
    .values({ ...owner, dari: held.keadaan, ke, sebab, alasan, pengusul, namaPengusul: ctx.actor.name, diusulkanPada: ctx.now })
    .execute();
  await record(ctx, { action: "submit", subject: "pendaftaran", subjectId: held.id, after: { koreksi: ke, sebab, alasan } });
  ctx.touch("pendaftaran");
}

/** Fixes what another person proposed: the registration takes its new state, and everybody reads that it was corrected. @throws Refusal 401, 403, 404, 409 */
export async function fixKoreksi(ctx: Ctx, { id }: Pick<Seen, "id">): Promise<void> {
  const penyetuju = demandSigner(ctx);
  const held = await lockPendaftaran(ctx, id);
  const waiting = await demandWaiting(ctx, id);
  if (waiting.pengusul === penyetuju) throw refuse.conflict("Anda yang mengusulkannya. Koreksi ini harus ditetapkan panitia lain.");
  if (held.keadaan !== waiting.dari || !isKeadaan(waiting.ke))
    throw refuse.conflict(
      `Keadaannya berubah sejak diusulkan, kini ${keadaanNames[held.keadaan].toLowerCase()}. Tarik usulan ini, lalu usulkan lagi.`,
    );
  await ctx.db
    .updateTable("koreksiKeputusan")
    .set({ penyetuju, namaPenyetuju: ctx.actor.name, ditetapkanPada: ctx.now, alasan: null })
    .where("id", "=", waiting.id)
    .execute();
  const alasan = `Koreksi: ${sebabLabel(waiting.sebab)}. ${waiting.alasan ?? ""}`.trim();
  const pelaku = `${waiting.namaPengusul} dan ${ctx.actor.name}`;
  await movePendaftaran(ctx, held, { ke: waiting.ke, pelaku, alasan, pengusul: waiting.pengusul });
  await record(ctx, { action: "approve", subject: "pendaftaran", subjectId: id, after: { koreksi: waiting.ke, sebab: waiting.sebab } });
  await askSurat(ctx, waiting.keputusanId);
}

/** Takes a proposal back, whoever made it. @throws Refusal 403, 404, 409 */
export async function dropKoreksi(ctx: Ctx, { id }: Pick<Seen, "id">): Promise<void> {
  demand(ctx, "pendaftaran:manage");
  await lockPendaftaran(ctx, id);
  const waiting = await demandWaiting(ctx, id);
  await ctx.db.deleteFrom("koreksiKeputusan").where("id", "=", waiting.id).execute();
  await record(ctx, { action: "return", subject: "pendaftaran", subjectId: id, before: { koreksi: waiting.ke } });
  ctx.touch("pendaftaran");
}

/** What the committee sees of the corrections of one registration; null before its result is announced. */
export async function loadKoreksi(ctx: ReadCtx, id: string) {
  const owner = await announcedOf(ctx, id);
  if (!owner) return null;
  const waiting = await waitingOf(ctx, owner);
  const menunggu = waiting && {
    ...{ ke: waiting.ke, sebab: waiting.sebab, alasan: waiting.alasan ?? "", pelaku: waiting.namaPengusul },
    ...{ pada: waiting.diusulkanPada, sendiri: waiting.pengusul === ctx.actor.id },
  };
  return { menunggu: menunggu ?? null };
}

/** Whose name stands below it: a person, who has just shown that it is them. @throws Refusal 401, 403 */
function demandSigner(ctx: Ctx): string {
  demand(ctx, "pendaftaran:manage");
  if (ctx.actor.id === null) throw refuse.forbidden("Koreksi ini diambil dua orang, bukan oleh sistem.");
  if (!isRecentlyConfirmed(ctx.actor, ctx.now)) throw refuse.unconfirmed();
  return ctx.actor.id;
}

interface Owner {
  readonly keputusanId: string;
  readonly samaran: string;
}

function announcedOf(ctx: ReadCtx, pendaftaranId: string): Promise<Owner | undefined> {
  if (!isUuid(pendaftaranId)) throw refuse.notFound();
  return ctx.db
    .selectFrom("keputusanPelamar")
    .innerJoin("keputusanPpdb", "keputusanPpdb.id", "keputusanId")
    .select(["keputusanId", "samaran"])
    .where("pendaftaranId", "=", pendaftaranId)
    .where("diumumkanPada", "is not", null)
    .executeTakeFirst();
}

const waitingOf = (ctx: ReadCtx, { keputusanId, samaran }: Owner) =>
  ctx.db
    .selectFrom("koreksiKeputusan")
    .selectAll()
    .where("keputusanId", "=", keputusanId)
    .where("samaran", "=", samaran)
    .where("ditetapkanPada", "is", null)
    .executeTakeFirst();

async function demandWaiting(ctx: ReadCtx, id: string) {
  const owner = await announcedOf(ctx, id);
  const waiting = owner && (await waitingOf(ctx, owner));
  if (!waiting) throw refuse.conflict("Usulan koreksi ini sudah tidak ada.");
  return waiting;
}
