import { history, type Past } from "#kit/audit/history.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/check.ts";
import { open } from "#kit/register/open.server.ts";
import { choicesOf, relatedOf } from "#kit/register/related.server.ts";
import { changeable } from "#kit/register/store.server.ts";
import { pegawaiSaya } from "../orang/pegawai-saya.server.ts";
import { bidangTambahDiri, bidangUsulan, pegawai } from "../pegawai.ts";
import { usulanTerbuka } from "../riwayat/usulan/baca-usulan.server.ts";
import { dataPegawai, yangDiminta } from "../riwayat/usulan/usulan.ts";
import type { IsiFormulir, Perubahan } from "./isi-formulir.ts";
import { bolehDiusulkan } from "./simpan/simpan-pegawai.server.ts";
import { nipAkun } from "./simpan/tambah-diri.server.ts";

const kosong = { names: {}, pictures: {} };

/** The empty form of the office. */
export async function formulirTambah(ctx: Ctx): Promise<IsiFormulir> {
  const terbuka = Object.keys(pegawai.fields);
  const related = { ...kosong, options: await choicesOf(ctx, pegawai, ["akunId"]) };
  return { keperluan: "tambah", pegawai: null, terbuka, diketahui: {}, usulan: null, related, riwayat: [] };
}

/** The form of one record. @param kunci its id, or a NIP @throws Refusal 404 */
export async function formulirEdit(ctx: Ctx, kunci: string): Promise<IsiFormulir> {
  const id = await idPegawai(ctx, kunci);
  const row = await open(ctx, pegawai, id);
  const terbuka = Object.keys((await changeable(ctx, pegawai, id)).fields);
  const bertanya = (await bolehDiusulkan(ctx, id)) ? bidangUsulan.filter((nama) => !terbuka.includes(nama)) : [];
  const [usulan = null] = bertanya.length > 0 ? await usulanTerbuka(ctx, { register: dataPegawai.name, pegawaiId: id }) : [];
  const options = terbuka.includes("akunId") ? await choicesOf(ctx, pegawai, ["akunId"]) : {};
  return {
    keperluan: terbuka.length === Object.keys(pegawai.fields).length ? "edit" : "edit-diri",
    pegawai: { ...row, ...(usulan && yangDiminta(usulan)) },
    terbuka: [...terbuka, ...bertanya],
    diketahui: {},
    usulan,
    related: { ...(await relatedOf(ctx, pegawai, [row])), options },
    riwayat: (await history(ctx, pegawai.name, { id, limit: 6 })).map(perubahan),
  };
}

/** /identitas: one's own record, or an empty form for it. */
export async function formulirDiri(ctx: Ctx): Promise<IsiFormulir> {
  const saya = await pegawaiSaya(ctx);
  if (saya) return formulirEdit(ctx, saya.id);
  const nip = await nipAkun(ctx);
  const diketahui = { nip, nama: ctx.actor.name };
  return {
    keperluan: "tambah-diri",
    pegawai: null,
    terbuka: bidangTambahDiri,
    diketahui,
    usulan: null,
    related: { ...kosong, options: {} },
    riwayat: [],
  };
}

/** @throws Refusal 404 when nobody has this id or NIP */
export async function idPegawai(ctx: Ctx, kunci: string): Promise<string> {
  if (isUuid(kunci)) return kunci;
  const living = ctx.db.selectFrom("pegawai").select("id").where("deletedAt", "is", null);
  const found = /^\d{18}$/.test(kunci) ? await living.where("nip", "=", kunci).executeTakeFirst() : undefined;
  if (!found) throw refuse.notFound("Pegawai ini tidak ditemukan.");
  return found.id;
}

function perubahan({ id, at, actorName, action, before, after }: Past): Perubahan {
  return { id, pada: at, oleh: actorName, apa: sebut(action, before ?? {}, after ?? {}) };
}

type Isi = Readonly<Record<string, unknown>>;

function sebut(action: string, before: Isi, after: Isi): string {
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
