import { take } from "#kit/access/rate-limit.server.ts";
import { recordView } from "#kit/audit/record-view.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { dayOf, formatDay, today } from "#kit/dates.ts";
import type { Files } from "#kit/files/files.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { drawSigned, readIssued, type SavedPaper, suratPaper, type Value } from "#modules/naskah/index.server.ts";
import { preparePaper, type readKop } from "#modules/profil/index.server.ts";
import { jenisJalur } from "../jalur/jenis-jalur.ts";
import { jurusanOptions } from "../jurusan.ts";
import { labelOf } from "./annex.server.ts";

const gone = "Surat hasil seleksi belum ada.";

/** A family's letter as it is drawn. */
export interface SuratKeluarga {
  readonly nomor: string;
  readonly kertas: SavedPaper;
  readonly isiQr: string;
  readonly bukti: string;
  readonly dibuatPada: Date;
}

/** Whether the family finds its letter: the day has come, the decision is signed and in force, and it tells what is so today. */
export async function hasSurat(ctx: ReadCtx, pendaftaranId: string): Promise<boolean> {
  return (await findIssued(ctx, pendaftaranId)) !== null;
}

/** For the family whose page is open. @throws Refusal 404, 429 */
export async function suratOfFamily(ctx: Ctx, pendaftaranId: string): Promise<SuratKeluarga> {
  const surat = await findSurat(ctx, pendaftaranId);
  if (!surat) throw refuse.notFound(gone);
  const wait = await take(ctx, { key: `surat ${surat.nomor}`, capacity: 20, perSecond: 1 / 30 });
  if (wait > 0) throw refuse.tooMany(wait);
  return surat;
}

/** For the committee, to print it for a family that comes. @throws Refusal 404 */
export async function suratForPanitia(ctx: Ctx, pendaftaranId: string): Promise<SuratKeluarga> {
  demand(ctx, "pendaftaran:read");
  const surat = await findSurat(ctx, pendaftaranId);
  if (!surat) throw refuse.notFound(gone);
  await recordView(ctx, { action: "print", subject: "pendaftaran", subjectId: pendaftaranId });
  return surat;
}

/** As PDF, with its proof. */
export async function drawSurat({ kertas, isiQr, bukti, dibuatPada }: SuratKeluarga, kop: Kop, files: Files): Promise<Uint8Array> {
  const { letterhead } = await preparePaper(kop, files);
  return drawSigned({ kertas, isiQr }, { bukti, ditandatanganiPada: dibuatPada }, letterhead.logos);
}

type Kop = Awaited<ReturnType<typeof readKop>>;

async function findSurat(ctx: ReadCtx, pendaftaranId: string): Promise<SuratKeluarga | null> {
  const issued = await findIssued(ctx, pendaftaranId);
  return issued && compose(issued);
}

/** The letter with the decision under which it stands; null where it is not there for the family today. */
async function findIssued(ctx: ReadCtx, pendaftaranId: string) {
  const row = isUuid(pendaftaranId) ? await readRow(ctx, pendaftaranId) : undefined;
  if (!row || (row.pengumuman !== null && row.pengumuman > today(ctx.now))) return null;
  if (row.hasil !== (row.keadaan === "daftar ulang" ? "diterima" : row.keadaan) || row.naskahId !== row.indukId) return null;
  const induk = await readIssued(ctx, row.naskahId);
  if (!induk?.berlaku || !induk.kertas || !row.kata) return null;
  return { ...row, kata: row.kata, kertasInduk: induk.kertas.kertas };
}

function compose({ kertasInduk, ...row }: NonNullable<Awaited<ReturnType<typeof findIssued>>>): SuratKeluarga {
  const nilai: Value = {
    ...{
      ...row.kata.nilai,
      nomor: row.nomorSurat ?? "",
      tanggal: formatDay(dayOf(row.dibuatPada)),
      tahun: dayOf(row.dibuatPada).slice(0, 4),
    },
    ...{ "isian.Nama calon siswa": row.namaLengkap, "isian.Nomor pendaftaran": row.nomor },
    ...{ "isian.Jalur": labelOf(jenisJalur, row.jalur), "isian.Program": labelOf(jurusanOptions, row.jurusan) },
  };
  const none = { kepala: [], baris: [] };
  const { letterhead, size, style } = kertasInduk;
  const paper = suratPaper(
    { ...toldTo(row), ...{ tujuan: null, lampiran: null, tembusan: null, bentuk: "biasa" } },
    { nilai, tabel: { pegawai: none, siswa: none } },
    { letterhead, ...(size && { size }), ...(style && { style }) },
  );
  const { nomor, isiQr, bukti, dibuatPada } = row;
  const subtitle = row.nomorSurat === null ? `Menurut Keputusan ${nilai["isian.Nomor keputusan"]}` : paper.subtitle;
  return { nomor, isiQr, bukti, dibuatPada, kertas: { ...paper, ...(subtitle && { subtitle }), footer: `${paper.title} ${nomor}` } };
}

/** The words of this result; the line of a programme that nobody was asked for is left out. */
function toldTo({ kata, hasil, jurusan }: Pick<NonNullable<Awaited<ReturnType<typeof findIssued>>>, "kata" | "hasil" | "jurusan">) {
  const template = kata.template[hasil];
  if (jurusan !== null) return template;
  return {
    ...template,
    isi: template.isi
      .split("\n")
      .filter((line) => !line.trimEnd().endsWith(": {{isian.Program}}"))
      .join("\n"),
  };
}

const readRow = (ctx: ReadCtx, pendaftaranId: string) =>
  ctx.db
    .selectFrom("suratSeleksi")
    .innerJoin("suratKeputusanPpdb", "suratKeputusanPpdb.keputusanId", "suratSeleksi.keputusanId")
    .innerJoin("keputusanPpdb", "keputusanPpdb.id", "suratSeleksi.keputusanId")
    .innerJoin("pendaftaran", "pendaftaran.id", "pendaftaranId")
    .innerJoin("periodePpdb", "periodePpdb.id", "pendaftaran.periodeId")
    .innerJoin("buktiSurat", "buktiSurat.kode", "suratSeleksi.bukti")
    .select([
      "hasil",
      "suratSeleksi.naskahId",
      "suratKeputusanPpdb.naskahId as indukId",
      "suratSeleksi.nomor as nomorSurat",
      "bukti",
      "isiQr",
    ])
    .select(["dibuatPada", "kata", "pendaftaran.nomor", "namaLengkap", "pendaftaran.jalur", "jurusan", "keadaan", "pengumuman"])
    .where("pendaftaranId", "=", pendaftaranId)
    .where("diumumkanPada", "is not", null)
    .where("dicabutPada", "is", null)
    .where(notDeleted("pendaftaran"))
    .executeTakeFirst();
