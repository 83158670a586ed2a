import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { check } from "#kit/register/check.ts";
import { demandChosen } from "#kit/register/related.server.ts";
import { seenText } from "#kit/typed-text.ts";
import { cabangPath } from "../paths.ts";
import { takeCabang, type VisibleCabang } from "../tree.server.ts";
import type { JenisTanggapan } from "../tree.ts";
import { type Cabang, keturunan, open, origin } from "../tree.ts";
import { changeCabang, openAgain, promote } from "./escalate.server.ts";
import { tanggapanFields } from "./fields.ts";
import { demandPemegang } from "./give.server.ts";
import { followJalan, kabarSurat } from "./surat.server.ts";

export interface TanggapanFields {
  readonly isi: string;
  readonly berkasId: string;
}

/** The recipient opened it: the giver sees that it arrived. */
export async function markRead(ctx: Ctx, { id, kepada, status }: Cabang): Promise<void> {
  if (kepada.id !== ctx.actor.id || status !== "baru") return;
  await ctx.db
    .updateTable("cabangDisposisi")
    .set({ status: "dibaca", dibacaPada: ctx.now, updatedAt: ctx.now })
    .where("id", "=", id)
    .where("status", "=", "baru")
    .execute();
}

/** News without an end, or the answer that ends the branch. @throws Refusal 403, 404, 409, 422 */
export async function jawabDisposisi(ctx: Ctx, id: string, isian: TanggapanFields & { readonly selesai: boolean }): Promise<void> {
  const { cabang, suratId } = await takeCabang(ctx, id, true);
  demandPemegang(ctx, cabang);
  await say(ctx, cabang, { jenis: isian.selesai ? "jawaban" : "kabar", isian });
  await changeCabang(ctx, [id], {
    status: isian.selesai ? "dijawab" : "dibaca",
    dibacaPada: cabang.dibacaPada ?? ctx.now,
    selesaiPada: isian.selesai ? ctx.now : null,
  });
  const kata = isian.selesai ? "menjawab disposisi" : "memberi kabar tentang disposisi";
  await notifyGiver(ctx, { suratId, cabang, kepada: cabang.dari.id, kata });
  if (isian.selesai) await promote(ctx, suratId, cabang);
}

/** Nothing needs to be answered. @throws Refusal 403, 404, 409, 422 */
export async function closeDisposisi(ctx: Ctx, id: string, isian: TanggapanFields): Promise<void> {
  const { cabang, suratId } = await takeCabang(ctx, id, true);
  demandPemegang(ctx, cabang);
  await say(ctx, cabang, { jenis: "penutupan", isian });
  await changeCabang(ctx, [id], { status: "ditutup", dibacaPada: cabang.dibacaPada ?? ctx.now, selesaiPada: ctx.now });
  await promote(ctx, suratId, cabang);
}

/** The giver takes it back, with everything behind it. @throws Refusal 403, 404, 409, 422 */
export async function withdrawDisposisi(ctx: Ctx, id: string, isian: TanggapanFields): Promise<void> {
  const { cabang, suratId, pohon } = await takeCabang(ctx, id, true);
  demandPemberi(ctx, cabang);
  if (!open(cabang)) throw refuse.conflict("Disposisi ini sudah selesai. Muat ulang halaman ini.");
  await say(ctx, cabang, { jenis: "penarikan", isian });
  const ikut = keturunan(pohon, id).filter(open);
  await changeCabang(
    ctx,
    ikut.map((satu) => satu.id),
    { status: "ditarik", selesaiPada: ctx.now },
  );
  for (const satu of ikut) await notifyGiver(ctx, { suratId, cabang: satu, kepada: satu.kepada.id, kata: "menarik disposisi" });
  await promote(ctx, suratId, cabang);
}

/** The answer is not enough: it goes back with a reason. @throws Refusal 403, 404, 409, 422 */
export async function returnDisposisi(ctx: Ctx, id: string, isian: TanggapanFields): Promise<void> {
  const { cabang, suratId, pohon } = await takeCabang(ctx, id, true);
  demandPemberi(ctx, cabang);
  if (!canBeReturned(cabang)) throw refuse.conflict("Hanya yang sudah dijawab atau ditutup yang dapat dikembalikan.");
  if (pohon.some((satu) => satu.status === "ditarik" && keturunan(pohon, satu.id).includes(cabang)))
    throw refuse.conflict("Disposisi di atasnya sudah ditarik.");
  await say(ctx, cabang, { jenis: "pengembalian", isian });
  await openAgain(ctx, pohon, cabang);
  await followJalan(ctx, suratId, "diproses");
  await changeCabang(ctx, [id], { status: "dibaca", selesaiPada: null, ditegurPada: null });
  await notifyGiver(ctx, { suratId, cabang, kepada: cabang.kepada.id, kata: "mengembalikan disposisi" });
}

export const canBeReturned = ({ status }: Cabang): boolean => status === "dijawab" || status === "ditutup";

/** Whoever gave it, and whoever watches over all of them. */
export const mengawasi = (ctx: ReadCtx, { dari }: Cabang): boolean => dari.id === ctx.actor.id || may(ctx, "disposisi:manage") === "yes";

/**
 * Whoever it was taken back from learns that and why, and opens the letter's scan no more, nor through what they had handed on
 * and others answered; whoever answered keeps what they answered. The office keeps it.
 */
export function mayPindaian(ctx: ReadCtx, { cabang, pohon }: Pick<VisibleCabang, "cabang" | "pohon">): boolean {
  if (may(ctx, "suratMasuk:read") === "yes") return true;
  const milik = origin(pohon, cabang).find(({ kepada }) => kepada.id === ctx.actor.id);
  return cabang.status !== "ditarik" && milik?.status !== "ditarik";
}

function demandPemberi(ctx: ReadCtx, cabang: Cabang): void {
  if (!mengawasi(ctx, cabang)) throw refuse.forbidden("Hanya pemberi disposisi ini yang dapat melakukannya.");
}

const reason: Partial<Record<JenisTanggapan, string>> = {
  kabar: "Tulis kabarnya.",
  jawaban: "Tulis jawaban Anda.",
  penarikan: "Tulis alasannya, agar penerima tahu.",
  pengembalian: "Tulis apa yang masih kurang.",
};

async function say(ctx: Ctx, cabang: Cabang, { jenis, isian }: { readonly jenis: JenisTanggapan; readonly isian: TanggapanFields }) {
  const { values, errors } = check(tanggapanFields, { isi: isian.isi, berkasId: isian.berkasId });
  const kosong = seenText(isian.isi) === "";
  const salah = kosong ? (reason[jenis] ? { isi: reason[jenis] } : {}) : errors;
  if (Object.keys(salah).length > 0) throw refuse.invalid("Periksa lagi isian yang ditandai.", salah as Record<string, string>);
  await demandChosen(ctx, { fields: tanggapanFields }, values);
  const isi = { jenis, isi: kosong ? null : (values.isi ?? null), berkasId: values.berkasId ?? null };
  await ctx.db
    .insertInto("tanggapanDisposisi")
    .values({ ...isi, cabangId: cabang.id, akunId: ctx.actor.id ?? "", createdAt: ctx.now })
    .execute();
  await record(ctx, {
    action: "update",
    subject: "disposisi",
    subjectId: cabang.disposisiId,
    after: { ...isi, kepada: cabang.kepada.nama },
  });
}

interface Kabar {
  readonly suratId: string;
  readonly cabang: Cabang;
  readonly kepada: string;
  readonly kata: string;
}

async function notifyGiver(ctx: Ctx, { suratId, cabang, kepada, kata }: Kabar): Promise<void> {
  if (kepada === ctx.actor.id) return;
  const title = `${ctx.actor.name} ${kata}: ${await kabarSurat(ctx, suratId)}`;
  await notify(ctx, { to: { accounts: [kepada] }, kind: "disposisi-kabar", title, link: cabangPath(cabang.id) });
}
