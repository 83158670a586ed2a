import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { NewRow } from "#kit/database/tables.ts";
import { type FieldSentences, Refusal, refuse } from "#kit/refusals.ts";
import { check, isValid } from "#kit/register/check.ts";
import type { Fields, ValuesOf } from "#kit/register/fields.ts";
import { demandChosen } from "#kit/register/related.server.ts";
import { create } from "#kit/register/store.server.ts";
import { type Twin, twin } from "../check/twin.server.ts";
import { switchTo } from "../kenaikan/apply-kenaikan.server.ts";
import { statusSiswa } from "../options.ts";
import { siswa } from "../siswa/siswa.ts";
import { clash } from "./clash.server.ts";
import { keluarFields, masukFields, mutasiSiswa } from "./mutasi-siswa.ts";

type MutasiFields = Readonly<Record<string, unknown>>;

/** A pupil goes to another school: from that day in no class, and the record says where to. @returns the name */
export async function recordKeluar(ctx: Ctx, sent: MutasiFields): Promise<string> {
  demand(ctx, "mutasiSiswa:create");
  const isi = await read(ctx, keluarFields, sent);
  const anak = await ctx.db
    .selectFrom("siswa")
    .select(["id", "nama", "status", "kelasId"])
    .where("id", "=", String(isi.siswaId))
    .where(notDeleted())
    .forUpdate()
    .executeTakeFirst();
  if (!anak) throw refuse.notFound();
  if (anak.status !== "aktif") throw fault("siswaId", `${anak.nama} sudah tidak aktif. Periksa lagi nama siswanya.`);
  await demandAfterMasuk(ctx, anak, String(isi.tanggal));
  await switchTo(ctx, String(isi.tanggal), "");
  await sql`update siswa set status = 'mutasi', kelas_id = null, versi = versi + 1, updated_at = ${ctx.now}
    where id = ${anak.id}::uuid`.execute(ctx.db);
  await switchTo(ctx, "", "");
  await save(ctx, { ...isi, jenis: "keluar", siswaId: anak.id, kelasId: anak.kelasId });
  await record(ctx, {
    ...{ action: "update", subject: "siswa", subjectId: anak.id },
    ...{ before: { status: "aktif", kelasId: anak.kelasId }, after: { status: "mutasi", kelasId: null } },
  });
  ctx.touch("siswa");
  return anak.nama;
}

/** Recorded under this name; or what should be asked first, and nothing is recorded. */
export type Masuk = { readonly nama: string } | { readonly ragu: readonly string[] };

/** A pupil comes from another school: recorded, and in a class since that day. @param yakin whoever stands there already is another child */
export async function recordMasuk(ctx: Ctx, sent: MutasiFields, { yakin }: { readonly yakin: boolean }): Promise<Masuk> {
  demand(ctx, "mutasiSiswa:create");
  const isi = await read(ctx, masukFields, sent, clash);
  const mirip = yakin ? [] : await twin(ctx, isi);
  if (mirip.length > 0) return { ragu: mirip.map(describeTwin) };
  const { nama, jenisKelamin, nisn, nik, dicocokkan, tempatLahir, tanggalLahir, kelasId, namaAyah, namaIbu, noTeleponOrtu, ...mutasi } =
    isi;
  const pribadi = { nama, jenisKelamin, nisn, nik, dicocokkan, tempatLahir, tanggalLahir, kelasId, namaAyah, namaIbu, noTeleponOrtu };
  await switchTo(ctx, String(isi.tanggal), "mutasi masuk");
  const lengkap = { ...pribadi, status: "aktif", tanggalMasuk: isi.tanggal, asalSekolah: String(isi.sekolah).slice(0, 120) };
  const anak = await create(ctx, siswa, { ...lengkap, agama: "ISLAM", kewarganegaraan: "Indonesia" }, "json");
  await switchTo(ctx, "", "");
  await save(ctx, { ...mutasi, jenis: "masuk", siswaId: anak.id, kelasId: kelasId ?? null });
  return { nama: String(nama) };
}

function describeTwin({ nama, kelas, status, nisn }: Twin): string {
  const label = statusSiswa.find(({ value }) => value === status)?.label.toLowerCase();
  const letak = status === "aktif" ? (kelas ? `kelas ${kelas}` : "belum punya kelas") : `status ${label}`;
  return [nama, letak, nisn ? `NISN ${nisn}` : "tanpa NISN"].join(", ");
}

type Keluhan = (ctx: Ctx, values: MutasiFields) => Promise<FieldSentences>;

/** Everything that is wrong is told at once: what cannot be read, what was not there to be chosen, and what others have already. */
async function read<F extends Fields>(ctx: Ctx, fields: F, sent: MutasiFields, lagi: Keluhan = async () => ({})): Promise<ValuesOf<F>> {
  const checked = check(fields, sent);
  const written = Object.fromEntries(Object.entries(checked.values));
  const semua = { ...(await lagi(ctx, written)), ...(await unchosen(ctx, fields, written)), ...checked.errors };
  if (Object.keys(semua).length > 0 || !isValid(checked)) throw refuse.invalid("Periksa lagi isian yang ditandai.", semua);
  return checked.values;
}

async function unchosen(ctx: Ctx, fields: Fields, values: MutasiFields): Promise<FieldSentences> {
  try {
    await demandChosen(ctx, { fields }, values);
    return {};
  } catch (error) {
    if (error instanceof Refusal && error.fields) return error.fields;
    throw error;
  }
}

/** The stay in the class would end before it began. */
async function demandAfterMasuk(ctx: ReadCtx, anak: { readonly id: string; readonly nama: string }, tanggal: string): Promise<void> {
  const { rows } = await sql<{ mulai: string }>`select mulai from anggota_kelas
    where siswa_id = ${anak.id}::uuid and selesai is null and mulai >= ${tanggal}::date`.execute(ctx.db);
  if (rows[0]) throw fault("tanggal", `${anak.nama} baru masuk kelasnya pada hari itu atau sesudahnya. Periksa tanggalnya.`);
}

async function save(ctx: Ctx, values: NewRow<"mutasiSiswa">): Promise<void> {
  const { id } = await ctx.db.insertInto("mutasiSiswa").values(values).returning("id").executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: mutasiSiswa.name, subjectId: id, after: values });
  ctx.touch(mutasiSiswa.name);
}

const fault = (isian: string, kalimat: string) => refuse.invalid(kalimat, { [isian]: kalimat });
