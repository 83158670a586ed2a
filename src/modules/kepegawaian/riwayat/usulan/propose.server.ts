import { record } from "#kit/audit/audit.server.ts";
import { canonical } from "#kit/audit/canonical.ts";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { json } from "#kit/database/sql.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Values } from "#kit/register/check.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { demandChosen } from "#kit/register/related.server.ts";
import { checked, find } from "#kit/register/store.server.ts";
import { persetujuanPath } from "../../paths.ts";
import { ownPegawai } from "../../people/own-pegawai.server.ts";
import { fromKantor } from "./authority.server.ts";
import { dataPegawai } from "./data-pegawai.ts";
import { readUsulan } from "./read-usulan.server.ts";
import { pegawaiFrom, registerRow, registerUsulan, requested } from "./register-of.ts";
import { type Tindakan, tindakanWords, type Usulan } from "./usulan.ts";

type Sent = Readonly<Record<string, unknown>>;

/** Asks for a new record in one's own file. @returns the request's id; @throws Refusal */
export async function proposeAdd(ctx: Ctx, register: Register, sent: Sent): Promise<string> {
  const values = checked(register, await ownRecords(ctx, sent), "form");
  await demandChosen(ctx, register, values);
  return save(ctx, register, { tindakan: "tambah", baris: null, sesudah: values });
}

/** Asks for another content of a record of one's own. A request for it that is still open is replaced. */
export async function proposeChange(
  ctx: Ctx,
  register: Register,
  { id, versi, sent }: { id: string; versi: number; sent: Sent },
): Promise<string> {
  const baris = await find(ctx, register, id);
  if (baris.versi !== versi) throw refuse.stale(baris);
  await ownRecords(ctx, { pegawaiId: baris.pegawaiId });
  const values = checked(register, await ownRecords(ctx, sent), "form");
  const open = await openUsulan(ctx, register, id);
  await demandChosen(ctx, register, values, held(values, { sebelum: baris, sesudah: open?.sesudah }));
  return open
    ? replace(ctx, open, { tindakan: "ubah", sesudah: values })
    : save(ctx, register, { tindakan: "ubah", baris, sesudah: values });
}

/** Asks to take a record of one's own away. */
export async function proposeDelete(ctx: Ctx, register: Register, { id, versi }: { id: string; versi: number }): Promise<string> {
  const baris = await find(ctx, register, id);
  if (baris.versi !== versi) throw refuse.stale(baris);
  await ownRecords(ctx, { pegawaiId: baris.pegawaiId });
  const open = await openUsulan(ctx, register, id);
  return open ? replace(ctx, open, { tindakan: "hapus", sesudah: null }) : save(ctx, register, { tindakan: "hapus", baris, sesudah: null });
}

/** Writes an open request of one's own anew; one that came back goes to the office again. */
export async function correctUsulan(ctx: Ctx, { id, versi, sent }: { id: string; versi: number; sent: Sent }): Promise<string> {
  const usulan = await ownUsulan(ctx, id);
  const register = registerUsulan(usulan.register);
  if (!register) throw refuse.notFound();
  if (usulan.versi !== versi) throw refuse.stale({ id, versi: usulan.versi, ...usulan.sesudah });
  if (register.name === dataPegawai.name) throw refuse.notFound();
  await ownRecords(ctx, { pegawaiId: usulan.pegawaiId });
  const values = checked(register, await ownRecords(ctx, sent), "form");
  await demandChosen(ctx, register, values, held(values, usulan));
  return replace(ctx, usulan, { tindakan: usulan.barisId === null ? "tambah" : "ubah", sesudah: values });
}

interface Sides {
  readonly sebelum: Sent | null;
  readonly sesudah?: Sent | null | undefined;
}

/** What may stay: the record's own paper, or the one that was asked for in its place. */
const held = (values: Values, { sebelum, sesudah }: Sides): Sent | null =>
  values.lampiranId === sebelum?.lampiranId ? sebelum : (sesudah ?? sebelum);

/** Takes an open request of one's own back. */
export async function withdrawUsulan(ctx: Ctx, id: string): Promise<string> {
  const usulan = await ownUsulan(ctx, id);
  await write(ctx, usulan, { status: "ditarik" });
  await record(ctx, { action: "withdraw", subject: "usulanPerubahan", subjectId: id, before: summarize(usulan) });
  return id;
}

/** Asks for another rank, status or office in one's own staff record, where it differs. @returns null when nothing does */
export async function proposeOwnData(ctx: Ctx, sent: Sent): Promise<string | null> {
  demand(ctx, "usulanPerubahan:create");
  const saya = await ownPegawai(ctx);
  if (!saya) throw refuse.forbidden();
  const baris = await find(ctx, registerRow(dataPegawai), saya.id);
  const sebelum = fieldValues(dataPegawai, baris);
  const open = await openUsulan(ctx, dataPegawai, saya.id);
  const kini = { ...sebelum, ...(open && requested(open)) };
  const sesudah = checked(dataPegawai, { ...kini, ...sent }, "form");
  if (canonical(sesudah) === canonical(sebelum)) {
    if (open) await withdrawUsulan(ctx, open.id);
    return null;
  }
  if (canonical(sesudah) === canonical(kini) && open?.status !== "dikembalikan") return null;
  return open ? replace(ctx, open, { tindakan: "ubah", sebelum, sesudah }) : save(ctx, dataPegawai, { tindakan: "ubah", baris, sesudah });
}

/** Only one's own file is asked about. @throws Refusal 403 */
async function ownRecords(ctx: ReadCtx, sent: Sent): Promise<Sent> {
  demand(ctx, "usulanPerubahan:create");
  const saya = await ownPegawai(ctx);
  if (!saya || (sent.pegawaiId !== undefined && sent.pegawaiId !== saya.id)) throw refuse.forbidden();
  return { ...sent, pegawaiId: saya.id };
}

async function ownUsulan(ctx: ReadCtx, id: string): Promise<Usulan> {
  demand(ctx, "usulanPerubahan:create");
  const usulan = await readUsulan(ctx, id);
  if (usulan.diajukanOleh !== ctx.actor.id) throw refuse.notFound("Usulan ini tidak ditemukan.");
  if (usulan.status !== "menunggu" && usulan.status !== "dikembalikan") throw refuse.conflict("Usulan ini sudah diputus.");
  return usulan;
}

async function openUsulan(ctx: Ctx, register: Register, barisId: string): Promise<Usulan | undefined> {
  const open = await ctx.db
    .selectFrom("usulanPerubahan")
    .select("id")
    .where("register", "=", register.name)
    .where("barisId", "=", barisId)
    .where("status", "in", ["menunggu", "dikembalikan"])
    .forUpdate()
    .executeTakeFirst();
  return open && ownUsulan(ctx, open.id);
}

interface Baru {
  readonly tindakan: Tindakan;
  readonly baris: Row | null;
  readonly sesudah: Values | null;
}

async function save(ctx: Ctx, register: Register, { tindakan, baris, sesudah }: Baru): Promise<string> {
  const sebelum = baris && fieldValues(register, baris);
  const pegawaiId = pegawaiFrom(register, { ...sesudah, ...baris });
  const baru = await ctx.db
    .insertInto("usulanPerubahan")
    .values({
      pegawaiId,
      diajukanOleh: String(ctx.actor.id),
      register: register.name,
      barisId: baris?.id ?? null,
      barisVersi: baris?.versi ?? null,
      tindakan,
      sebelum: sebelum && json(sebelum),
      sesudah: sesudah && json(sesudah),
      lampiranId: lampiranFrom(sesudah),
      status: "menunggu",
    })
    .onConflict((ada) => ada.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!baru) return didahului(ctx, register, { baris, sesudah });
  const { id } = baru;
  await record(ctx, { action: "create", subject: "usulanPerubahan", subjectId: id, before: sebelum, after: { tindakan, ...sesudah } });
  await notifyKantor(ctx, register, { id, tindakan, pegawaiId });
  return id;
}

/** Another sending about the same record came in at the same moment: the same once more is that one, another is not lost in it. */
async function didahului(ctx: Ctx, register: Register, { baris, sesudah }: Omit<Baru, "tindakan">): Promise<string> {
  const open = baris && (await openUsulan(ctx, register, baris.id));
  if (open && canonical(open.sesudah) === canonical(sesudah)) return open.id;
  throw refuse.conflict("Permintaan lain tentang data ini baru saja masuk. Muat ulang halaman ini, lalu perbaiki permintaan itu.");
}

interface Diganti extends Omit<Baru, "baris"> {
  /** How the record stands now, where that is told anew. */
  readonly sebelum?: Values;
}

async function replace(ctx: Ctx, usulan: Usulan, { tindakan, sebelum, sesudah }: Diganti): Promise<string> {
  await write(ctx, usulan, {
    ...(sebelum && { sebelum: json(sebelum) }),
    status: "menunggu",
    tindakan,
    sesudah: sesudah && json(sesudah),
    lampiranId: lampiranFrom(sesudah),
    alasan: null,
  });
  await record(ctx, {
    action: "update",
    subject: "usulanPerubahan",
    subjectId: usulan.id,
    before: summarize(usulan),
    after: { tindakan, ...sesudah },
  });
  const register = registerUsulan(usulan.register);
  if (register && usulan.status === "dikembalikan") await notifyKantor(ctx, register, { ...usulan, tindakan });
  return usulan.id;
}

async function write(ctx: Ctx, { id, versi }: Usulan, values: Readonly<Record<string, unknown>>): Promise<void> {
  const saved = await ctx.db
    .updateTable("usulanPerubahan")
    .set({ ...values, versi: versi + 1, updatedAt: ctx.now })
    .where("id", "=", id)
    .where("versi", "=", versi)
    .returning("id")
    .executeTakeFirst();
  if (!saved) throw refuse.conflict("Usulan ini baru saja diputus. Muat ulang halaman ini.");
}

const lampiranFrom = (values: Values | null): string | null => (typeof values?.lampiranId === "string" ? values.lampiranId : null);

const summarize = ({ tindakan, sesudah }: Usulan) => ({ tindakan, ...sesudah });

type Diajukan = Pick<Usulan, "id" | "tindakan" | "pegawaiId">;

/** Everybody who may decide hears of it, once. */
async function notifyKantor(ctx: Ctx, register: Register, { id, tindakan, pegawaiId }: Diajukan): Promise<void> {
  const kantor = await fromKantor(ctx, { diajukanOleh: String(ctx.actor.id), pegawaiId });
  await notify(ctx, {
    to: { right: kantor ? ["usulanPerubahan:manage", "usulanKantor:manage"] : "usulanPerubahan:manage" },
    kind: "usulan-perubahan",
    title: `${ctx.actor.name} minta ${tindakanWords[tindakan]} ${register.noun}`,
    link: `${persetujuanPath}/${id}`,
  });
}
