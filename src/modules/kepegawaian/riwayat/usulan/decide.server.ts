import { record } from "#kit/audit/audit.server.ts";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import { type Ctx, demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Register } from "#kit/register/register.ts";
import { create, find, remove, update } from "#kit/register/store.server.ts";
import { seenText } from "#kit/typed-text.ts";
import { mayDecide, ownPerkara, stillBelongsToPengaju } from "./authority.server.ts";
import { readUsulan } from "./read-usulan.server.ts";
import { pegawaiFrom, registerRow, registerUsulan, requested } from "./register-of.ts";
import { tindakanWords, type Usulan } from "./usulan.ts";

interface Decision {
  readonly id: string;
  /** The versions of request and record that the office saw. */
  readonly versi: number;
  readonly barisVersi: number;
}

/** Does what was asked for, and tells the person. @throws Refusal 409 when request or record changed meanwhile */
export async function approveUsulan(ctx: Ctx, keputusan: Decision): Promise<void> {
  const usulan = await decided(ctx, keputusan);
  if (!(await stillBelongsToPengaju(ctx, usulan)))
    throw refuse.conflict(
      "Data pegawai ini tidak lagi terhubung dengan akun yang mengajukannya. Kembalikan permintaan ini dengan alasannya.",
    );
  const register = registerNya(usulan);
  await takeOverDokumen(ctx, usulan);
  const barisId = await perform(atasUsulan(ctx), register, { usulan, barisVersi: keputusan.barisVersi });
  await close(ctx, usulan, { status: "disetujui", barisId });
  await notifyAuthor(ctx, register, { usulan, title: `Permintaan Anda ${tindakanWords[usulan.tindakan]} ${register.noun} disetujui` });
}

/** Gives it back to be put right, with what is wrong. */
export async function returnUsulan(ctx: Ctx, { id, versi, alasan }: { id: string; versi: number; alasan: string }): Promise<void> {
  const usulan = await decided(ctx, { id, versi });
  const sebab = seenText(alasan).slice(0, 1000);
  if (sebab === "")
    throw refuse.invalid("Tuliskan alasannya, supaya pegawai tahu apa yang perlu diperbaiki.", { alasan: "Alasan wajib diisi." });
  const register = registerNya(usulan);
  await close(ctx, usulan, { status: "dikembalikan", alasan: sebab });
  const title = `Permintaan Anda ${tindakanWords[usulan.tindakan]} ${register.noun} dikembalikan`;
  await notifyAuthor(ctx, register, { usulan, title, body: sebab });
}

/** Nobody decides about what they asked for themselves. */
async function decided(ctx: ReadCtx, { id, versi }: { id: string; versi: number }): Promise<Usulan> {
  if (may(ctx, "usulanKantor:manage") === "no") demand(ctx, "usulanPerubahan:manage");
  const usulan = await readUsulan(ctx, id);
  if (await ownPerkara(ctx, usulan)) throw refuse.forbidden("Permintaan tentang data Anda sendiri diputus oleh orang lain.");
  if (!(await mayDecide(ctx, usulan))) throw refuse.forbidden("Permintaan ini diputus oleh kantor.");
  if (usulan.status !== "menunggu" || usulan.versi !== versi) {
    throw refuse.conflict("Permintaan ini baru saja berubah atau sudah diputus. Muat ulang halaman ini dan periksa sekali lagi.");
  }
  return usulan;
}

const registerNya = ({ register }: Usulan): Register => {
  const found = registerUsulan(register);
  if (!found) throw refuse.notFound();
  return found;
};

/** Whoever may decide also does what was asked for, under their name, where they do not write such records otherwise. */
const atasUsulan = (ctx: Ctx): Ctx => ({ ...ctx, actor: { ...ctx.actor, roles: ["sistem"] } });

async function perform(ctx: Ctx, register: Register, { usulan, barisVersi }: { usulan: Usulan; barisVersi: number }): Promise<string> {
  const sent = usulan.sesudah ?? {};
  if (usulan.barisId === null) return (await create(ctx, register, sent, "json")).id;
  const id = usulan.barisId;
  const utuh = registerRow(register);
  const baris = await find(ctx, utuh, id);
  if (baris.versi !== barisVersi || pegawaiFrom(register, baris) !== usulan.pegawaiId) {
    throw refuse.conflict("Data ini diubah orang lain sejak Anda membuka halaman ini. Muat ulang, lalu bandingkan sekali lagi.");
  }
  if (usulan.tindakan === "hapus") await remove(ctx, register, { id, versi: barisVersi });
  else
    await update(ctx, utuh, {
      id,
      versi: barisVersi,
      sent: utuh === register ? sent : { ...fieldValues(utuh, baris), ...requested(usulan) },
      source: "json",
    });
  return id;
}

/** A paper stands only in rows of whoever brought it: with its approval it becomes the office's. */
async function takeOverDokumen(ctx: Ctx, { sesudah, diajukanOleh }: Usulan): Promise<void> {
  if (typeof sesudah?.lampiranId !== "string") return;
  await ctx.db
    .updateTable("berkas")
    .set({ createdBy: ctx.actor.id })
    .where("id", "=", sesudah.lampiranId)
    .where("createdBy", "=", diajukanOleh)
    .execute();
}

type Result = { readonly status: "disetujui"; readonly barisId: string } | { readonly status: "dikembalikan"; readonly alasan: string };

async function close(ctx: Ctx, { id, versi }: Usulan, hasil: Result): Promise<void> {
  const closed = await ctx.db
    .updateTable("usulanPerubahan")
    .set({ ...hasil, diputusOleh: ctx.actor.id, diputusPada: ctx.now, updatedAt: ctx.now, versi: versi + 1 })
    .where("id", "=", id)
    .where("versi", "=", versi)
    .returning("id")
    .executeTakeFirst();
  if (!closed) throw refuse.conflict("Permintaan ini baru saja diputus petugas lain.");
  await record(ctx, {
    action: hasil.status === "disetujui" ? "approve" : "return",
    subject: "usulanPerubahan",
    subjectId: id,
    after: hasil,
  });
}

interface Kabar {
  readonly usulan: Usulan;
  readonly title: string;
  readonly body?: string;
}

async function notifyAuthor(ctx: Ctx, register: Register, { usulan, title, body }: Kabar): Promise<void> {
  await notify(ctx, {
    to: { accounts: [usulan.diajukanOleh] },
    kind: "usulan-diputus",
    title,
    ...(body ? { body } : {}),
    link: body ? `${register.path}?ubah=${usulan.id}` : register.path,
  });
}
