import { history, type Past } from "#kit/audit/history.server.ts";
import { offeredChoices } from "#kit/choices.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { relatedOf } from "#kit/register/related.server.ts";
import { changeable } from "#kit/register/store.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { writableRegister } from "#kit/writable-register.server.ts";
import { addSelfFields, pegawai, usulanFields } from "../pegawai.ts";
import { ownPegawai } from "../people/own-pegawai.server.ts";
import { dataPegawai } from "../riwayat/usulan/data-pegawai.ts";
import { openUsulan } from "../riwayat/usulan/read-usulan.server.ts";
import { requested } from "../riwayat/usulan/register-of.ts";
import type { FormContent, Perubahan } from "./form-content.ts";
import { nipAkun } from "./save/add-self.server.ts";
import { mayBeProposed } from "./save/save-pegawai.server.ts";

const empty = { names: {}, pictures: {} };

/** The empty form of the office. */
export async function addForm(ctx: ReadCtx): Promise<FormContent> {
  const terbuka = Object.keys(pegawai.fields);
  const related = { ...empty, ...(await offeredChoices(ctx, pegawai, ["akunId"])) };
  return { keperluan: "tambah", pegawai: null, terbuka, diketahui: {}, usulan: null, related, riwayat: [] };
}

/** The form of one record. @param kunci its id, or a NIP @throws Refusal 404 */
export async function editForm(ctx: Ctx, kunci: string): Promise<FormContent> {
  const id = await idPegawai(ctx, kunci);
  const row = await writableRegister(ctx, pegawai, id);
  const terbuka = Object.keys((await changeable(ctx, pegawai, id)).fields);
  const bertanya = (await mayBeProposed(ctx, id)) ? usulanFields.filter((nama) => !terbuka.includes(nama)) : [];
  const [usulan = null] = bertanya.length > 0 ? await openUsulan(ctx, { register: dataPegawai.name, pegawaiId: id }) : [];
  const choices = terbuka.includes("akunId") ? await offeredChoices(ctx, pegawai, ["akunId"]) : { options: {} };
  return {
    keperluan: terbuka.length === Object.keys(pegawai.fields).length ? "edit" : "edit-diri",
    pegawai: { ...row, ...(usulan && requested(usulan)) },
    terbuka: [...terbuka, ...bertanya],
    diketahui: {},
    usulan,
    related: { ...(await relatedOf(ctx, pegawai, [row])), ...choices },
    riwayat: (await history(ctx, pegawai.name, { id, limit: 6 })).map(perubahan),
  };
}

/** /identitas: one's own record, or an empty form for it. */
export async function ownDataForm(ctx: Ctx): Promise<FormContent> {
  const saya = await ownPegawai(ctx);
  if (saya) return editForm(ctx, saya.id);
  const nip = await nipAkun(ctx);
  const diketahui = { nip, nama: ctx.actor.name };
  return {
    keperluan: "tambah-diri",
    pegawai: null,
    terbuka: addSelfFields,
    diketahui,
    usulan: null,
    related: { ...empty, options: {} },
    riwayat: [],
  };
}

/** @throws Refusal 404 when nobody has this id or NIP */
export async function idPegawai(ctx: ReadCtx, kunci: string): Promise<string> {
  if (isUuid(kunci)) return kunci;
  const living = ctx.db.selectFrom("pegawai").select("id").where(notDeleted());
  const found = /^\d{18}$/.test(kunci) ? await living.where("nip", "=", kunci).executeTakeFirst() : undefined;
  if (!found) throw refuse.notFound("Pegawai ini tidak ditemukan.");
  return found.id;
}

function perubahan({ id, at, actorName, action, before, after }: Past): Perubahan {
  return { id, pada: at, oleh: actorName, apa: describe(action, before ?? {}, after ?? {}) };
}

type Content = Readonly<Record<string, unknown>>;

function describe(action: string, before: Content, after: Content): string {
  if (action === "create" || action === "import") return "Data dibuat";
  if (action === "restore") return "Dipulihkan dari tempat sampah";
  if (action === "delete") return "Dipindahkan ke tempat sampah";
  const nama = Object.keys(pegawai.fields).filter((satu) => JSON.stringify(before[satu]) !== JSON.stringify(after[satu]));
  const label = nama.map((satu) => (pegawai.fields as Readonly<Record<string, { readonly label: string }>>)[satu]?.label ?? satu);
  if (label.length === 0) return "Disimpan tanpa perubahan isi";
  return label.length > 3
    ? `${label.slice(0, 3).join(", ")}, dan ${label.length - 3} isian lain diperbarui`
    : `${label.join(", ")} diperbarui`;
}
