import { recordView } from "#kit/audit/record-view.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Value } from "#kit/register/fields.ts";
import type { Row } from "#kit/register/register.ts";
import { relatedOf } from "#kit/register/related.server.ts";
import { find } from "#kit/register/store.server.ts";
import { asWords } from "#kit/ui/field/words.ts";
import { currentTahunAjaran } from "#modules/akademik/index.ts";
import { siswa } from "../siswa/siswa.ts";
import { anomaly, type PersonalData } from "./anomaly.ts";
import { incomplete } from "./completeness.ts";
import { searchDuplicate } from "./search-duplicate.server.ts";
import { isDecided } from "./undo.server.ts";

export interface SiswaAnomaly {
  readonly id: string;
  readonly nama: string;
  readonly kelas: string | null;
  readonly sebab: readonly string[];
}

/** One side of a pair, with the version that was seen. */
export interface Sisi {
  readonly id: string;
  readonly versi: number;
  readonly nama: string;
}

export interface Pasangan {
  readonly satu: Sisi;
  readonly lain: Sisi;
  readonly sebab: string;
  readonly isian: readonly { readonly nama: string; readonly label: string; readonly kiri: string; readonly kanan: string }[];
}

/** What somebody should look at: records that may be one pupil, and numbers that do not fit. */
export async function loadCheck(ctx: Ctx, tab: string | null) {
  demand(ctx, "siswa:update");
  const kembar = await searchDuplicate(ctx);
  const aneh = await allAnomalies(ctx);
  const pasangan: Pasangan[] = [];
  const dibuka = tab === "janggal" || tab === "emis" || tab === "putusan" ? tab : "ganda";
  const kurang = await incompleteAll(ctx);
  if (dibuka === "ganda") for (const satu of kembar.slice(0, 10)) pasangan.push(await berdampingan(ctx, satu));
  return {
    tab: dibuka,
    banyak: { ganda: kembar.length, janggal: aneh.length, emis: kurang.length },
    pasangan,
    aneh: (dibuka === "janggal" ? aneh : dibuka === "emis" ? kurang : []).slice(0, 200),
    putusan: dibuka === "putusan" ? await isDecided(ctx) : [],
  };
}

async function allAnomalies(ctx: ReadCtx): Promise<SiswaAnomaly[]> {
  const { rows } = await sql<PersonalData & { id: string; nama: string; kelas: string | null }>`
    select siswa.id, siswa.nama, kelas.nama as kelas, nisn, nik, dicocokkan, jenis_kelamin, tanggal_lahir, tanggal_masuk,
      kewarganegaraan, siswa.status, kelas.tahun_ajaran as tahun_kelas
    from siswa left join kelas on kelas.id = siswa.kelas_id
    where ${notDeleted("siswa")} and siswa.status = 'aktif' order by kelas.nama nulls first, siswa.nama`.execute(ctx.db);
  const kini = currentTahunAjaran(ctx.now);
  return rows.flatMap(({ id, nama, kelas, ...diri }) => {
    const sebab = anomaly(diri, kini);
    return sebab.length > 0 ? [{ id, nama, kelas, sebab }] : [];
  });
}

/** What EMIS would send back, pupil by pupil. */
async function incompleteAll(ctx: ReadCtx): Promise<SiswaAnomaly[]> {
  const { rows } = await sql<Record<string, Value> & { id: string; nama: string; kelas: string | null }>`
    select siswa.*, kelas.nama as kelas from siswa left join kelas on kelas.id = siswa.kelas_id
    where ${notDeleted("siswa")} and siswa.status = 'aktif' order by kelas.nama nulls first, siswa.nama`.execute(ctx.db);
  return rows.flatMap((satu) => {
    const sebab = incomplete(satu);
    return sebab.length > 0 ? [{ id: satu.id, nama: satu.nama, kelas: satu.kelas, sebab: [`${sebab.join(", ")}.`] }] : [];
  });
}

/** Whoever compares two children reads both, and that is written down like any other look. */
async function berdampingan(ctx: Ctx, { satuId, lainId, sebab }: { satuId: string; lainId: string; sebab: string }): Promise<Pasangan> {
  const [satu, lain] = [await find(ctx, siswa, satuId), await find(ctx, siswa, lainId)];
  for (const { id } of [satu, lain]) await recordView(ctx, { action: "read", subject: siswa.name, subjectId: id });
  const { names } = await relatedOf(ctx, siswa, [satu, lain]);
  const kata = (row: Row, nama: string) => {
    const field = siswa.fields[nama as keyof typeof siswa.fields];
    return field && row[nama] !== null && row[nama] !== false ? asWords(field, row[nama], names) : "";
  };
  const isian = Object.entries(siswa.fields).flatMap(([nama, { label }]) => {
    const [kiri, kanan] = [kata(satu, nama), kata(lain, nama)];
    return nama !== "fotoId" && (kiri !== "" || kanan !== "") ? [{ nama, label, kiri, kanan }] : [];
  });
  return { satu: sisi(satu), lain: sisi(lain), sebab, isian };
}

const sisi = ({ id, versi, nama }: Row): Sisi => ({ id, versi, nama: String(nama) });
