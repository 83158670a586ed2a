import { record } from "#kit/audit/audit.server.ts";
import { canonical } from "#kit/audit/canonical.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { json } from "#kit/database/sql.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Values } from "#kit/register/check.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { demandChosen } from "#kit/register/related.server.ts";
import { checked, content, find } from "#kit/register/store.server.ts";
import { pegawaiSaya } from "../../orang/pegawai-saya.server.ts";
import { bacaUsulan } from "./baca-usulan.server.ts";
import {
  alamatPersetujuan,
  dataPegawai,
  kataTindakan,
  pegawaiDari,
  registerBaris,
  registerUsulan,
  type Tindakan,
  type Usulan,
  yangDiminta,
} from "./usulan.ts";
import { dariKantor } from "./wewenang.server.ts";

type Sent = Readonly<Record<string, unknown>>;

/** Asks for a new record in one's own file. @returns the request's id; @throws Refusal */
export async function ajukanTambah(ctx: Ctx, register: Register, sent: Sent): Promise<string> {
  const values = checked(register, await milikSaya(ctx, sent), "form");
  await demandChosen(ctx, register, values);
  return simpan(ctx, register, { tindakan: "tambah", baris: null, sesudah: values });
}

/** Asks for another content of a record of one's own. A request for it that is still open is replaced. */
export async function ajukanUbah(
  ctx: Ctx,
  register: Register,
  { id, versi, sent }: { id: string; versi: number; sent: Sent },
): Promise<string> {
  const baris = await find(ctx, register, id);
  if (baris.versi !== versi) throw refuse.stale(baris);
  await milikSaya(ctx, { pegawaiId: baris.pegawaiId });
  const values = checked(register, await milikSaya(ctx, sent), "form");
  const open = await terbuka(ctx, register, id);
  await demandChosen(ctx, register, values, (open?.sesudah ?? baris) as Row);
  return open
    ? ganti(ctx, open, { tindakan: "ubah", sesudah: values })
    : simpan(ctx, register, { tindakan: "ubah", baris, sesudah: values });
}

/** Asks to take a record of one's own away. */
export async function ajukanHapus(ctx: Ctx, register: Register, { id, versi }: { id: string; versi: number }): Promise<string> {
  const baris = await find(ctx, register, id);
  if (baris.versi !== versi) throw refuse.stale(baris);
  await milikSaya(ctx, { pegawaiId: baris.pegawaiId });
  const open = await terbuka(ctx, register, id);
  return open ? ganti(ctx, open, { tindakan: "hapus", sesudah: null }) : simpan(ctx, register, { tindakan: "hapus", baris, sesudah: null });
}

/** Writes an open request of one's own anew; one that came back goes to the office again. */
export async function perbaikiUsulan(ctx: Ctx, { id, versi, sent }: { id: string; versi: number; sent: Sent }): Promise<string> {
  const usulan = await usulanSaya(ctx, id);
  const register = registerUsulan(usulan.register);
  if (!register) throw refuse.notFound();
  if (usulan.versi !== versi) throw refuse.stale({ id, versi: usulan.versi, ...usulan.sesudah });
  if (register.name === dataPegawai.name) throw refuse.notFound();
  await milikSaya(ctx, { pegawaiId: usulan.pegawaiId });
  const values = checked(register, await milikSaya(ctx, sent), "form");
  await demandChosen(ctx, register, values, usulan.sesudah as unknown as Row);
  return ganti(ctx, usulan, { tindakan: usulan.barisId === null ? "tambah" : "ubah", sesudah: values });
}

/** Takes an open request of one's own back. */
export async function tarikUsulan(ctx: Ctx, id: string): Promise<string> {
  const usulan = await usulanSaya(ctx, id);
  await tulis(ctx, usulan, { status: "ditarik" });
  await record(ctx, { action: "withdraw", subject: "usulanPerubahan", subjectId: id, before: ringkas(usulan) });
  return id;
}

/** Asks for another rank, status or office in one's own staff record, where it differs. @returns null when nothing does */
export async function ajukanDiri(ctx: Ctx, sent: Sent): Promise<string | null> {
  demand(ctx, "usulanPerubahan:create");
  const saya = await pegawaiSaya(ctx);
  if (!saya) throw refuse.forbidden();
  const baris = await find(ctx, registerBaris(dataPegawai), saya.id);
  const sebelum = content(dataPegawai, baris);
  const open = await terbuka(ctx, dataPegawai, saya.id);
  const kini = { ...sebelum, ...(open && yangDiminta(open)) };
  const sesudah = checked(dataPegawai, { ...kini, ...sent }, "form");
  if (canonical(sesudah) === canonical(sebelum)) {
    if (open) await tarikUsulan(ctx, open.id);
    return null;
  }
  if (canonical(sesudah) === canonical(kini) && open?.status !== "dikembalikan") return null;
  return open ? ganti(ctx, open, { tindakan: "ubah", sebelum, sesudah }) : simpan(ctx, dataPegawai, { tindakan: "ubah", baris, sesudah });
}

/** Only one's own file is asked about. @throws Refusal 403 */
async function milikSaya(ctx: Ctx, sent: Sent): Promise<Sent> {
  demand(ctx, "usulanPerubahan:create");
  const saya = await pegawaiSaya(ctx);
  if (!saya || (sent.pegawaiId !== undefined && sent.pegawaiId !== saya.id)) throw refuse.forbidden();
  return { ...sent, pegawaiId: saya.id };
}

async function usulanSaya(ctx: Ctx, id: string): Promise<Usulan> {
  demand(ctx, "usulanPerubahan:create");
  const usulan = await bacaUsulan(ctx, id);
  if (usulan.diajukanOleh !== ctx.actor.id) throw refuse.notFound("Usulan ini tidak ditemukan.");
  if (usulan.status !== "menunggu" && usulan.status !== "dikembalikan") throw refuse.conflict("Usulan ini sudah diputus.");
  return usulan;
}

async function terbuka(ctx: Ctx, register: Register, barisId: string): Promise<Usulan | undefined> {
  const open = await ctx.db
    .selectFrom("usulanPerubahan")
    .select("id")
    .where("register", "=", register.name)
    .where("barisId", "=", barisId)
    .where("status", "in", ["menunggu", "dikembalikan"])
    .forUpdate()
    .executeTakeFirst();
  return open && usulanSaya(ctx, open.id);
}

interface Baru {
  readonly tindakan: Tindakan;
  readonly baris: Row | null;
  readonly sesudah: Values | null;
}

async function simpan(ctx: Ctx, register: Register, { tindakan, baris, sesudah }: Baru): Promise<string> {
  const sebelum = baris && content(register, baris);
  const pegawaiId = pegawaiDari(register, { ...sesudah, ...baris });
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
      lampiranId: lampiranDari(sesudah),
      status: "menunggu",
    })
    .onConflict((ada) => ada.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!baru) return didahului(ctx, register, { tindakan, baris, sesudah });
  const { id } = baru;
  await record(ctx, { action: "create", subject: "usulanPerubahan", subjectId: id, before: sebelum, after: { tindakan, ...sesudah } });
  await kabari(ctx, register, { id, tindakan, pegawaiId });
  return id;
}

/** Another sending about the same record came in at the same moment: the same once more is that one, another is not lost in it. */
async function didahului(ctx: Ctx, register: Register, { tindakan, baris, sesudah }: Baru): Promise<string> {
  const open = baris && (await terbuka(ctx, register, baris.id));
  if (open && open.tindakan === tindakan && canonical(open.sesudah) === canonical(sesudah)) return open.id;
  throw refuse.conflict("Permintaan lain tentang data ini baru saja masuk. Muat ulang halaman ini, lalu perbaiki permintaan itu.");
}

interface Diganti extends Omit<Baru, "baris"> {
  /** How the record stands now, where that is told anew. */
  readonly sebelum?: Values;
}

async function ganti(ctx: Ctx, usulan: Usulan, { tindakan, sebelum, sesudah }: Diganti): Promise<string> {
  await tulis(ctx, usulan, {
    ...(sebelum && { sebelum: json(sebelum) }),
    status: "menunggu",
    tindakan,
    sesudah: sesudah && json(sesudah),
    lampiranId: lampiranDari(sesudah),
    alasan: null,
  });
  await record(ctx, {
    action: "update",
    subject: "usulanPerubahan",
    subjectId: usulan.id,
    before: ringkas(usulan),
    after: { tindakan, ...sesudah },
  });
  const register = registerUsulan(usulan.register);
  if (register && usulan.status === "dikembalikan") await kabari(ctx, register, { ...usulan, tindakan });
  return usulan.id;
}

async function tulis(ctx: Ctx, { id, versi }: Usulan, values: Readonly<Record<string, unknown>>): Promise<void> {
  const saved = await ctx.db
    .updateTable("usulanPerubahan")
    .set({ ...values, versi: versi + 1, updatedAt: ctx.now })
    .where("id", "=", id)
    .where("versi", "=", versi)
    .returning("id")
    .executeTakeFirst();
  if (!saved) throw refuse.conflict("Usulan ini baru saja diputus. Muat ulang halaman ini.");
}

const lampiranDari = (values: Values | null): string | null => (typeof values?.lampiranId === "string" ? values.lampiranId : null);

const ringkas = ({ tindakan, sesudah }: Usulan) => ({ tindakan, ...sesudah });

type Diajukan = Pick<Usulan, "id" | "tindakan" | "pegawaiId">;

/** Everybody who may decide hears of it, once. */
async function kabari(ctx: Ctx, register: Register, { id, tindakan, pegawaiId }: Diajukan): Promise<void> {
  const kantor = await dariKantor(ctx, { diajukanOleh: String(ctx.actor.id), pegawaiId });
  await notify(ctx, {
    to: { right: kantor ? ["usulanPerubahan:manage", "usulanKantor:manage"] : "usulanPerubahan:manage" },
    kind: "usulan-perubahan",
    title: `${ctx.actor.name} minta ${kataTindakan[tindakan]} ${register.noun}`,
    link: `${alamatPersetujuan}/${id}`,
  });
}
