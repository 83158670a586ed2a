import { exportableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import { recordView } from "#kit/audit/record-view.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, isDay, today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { asRead } from "#kit/transfer/update/tell-cells.ts";
import { type OtherWord, otherWords } from "#modules/banding/index.server.ts";
import type { SiswaRow } from "../periksa/siswa-row.ts";
import { siswa } from "../siswa/siswa.ts";
import { type LembarSiswa, lembarBlocks } from "./lembar-keluarga.ts";

/** A class and some more; who wants all prints them class by class. */
const mostSiswa = 100;
const tooMany = `Sekali cetak paling banyak ${mostSiswa} lembar. Di Periksa data, centang sebagian siswanya, lalu cetak bergantian.`;

/**
 * The sheets for families of a class (`?kelas=`) or of some pupils (`?siswa=`, several times), back by `?kembali=`; in a week where
 * nobody says. Fields that whoever prints may not take along are not on them. Each is written down as printed. @throws Refusal 403, 404, 422
 */
export async function loadLembar(ctx: Ctx, parameters: URLSearchParams) {
  const reach = demand(ctx, "siswa:export");
  const kelas = parameters.get("kelas") ?? "";
  const ids = parameters.getAll("siswa").filter(isUuid);
  if (ids.length === 0 && !isUuid(kelas)) throw refuse.notFound();
  if (ids.length > mostSiswa) throw refuse.invalid(tooMany);
  const { rows } = await sql<SiswaRow>`
    select siswa.*, kelas.nama as kelas from siswa left join kelas on kelas.id = siswa.kelas_id and ${notDeleted("kelas")}
    where ${notDeleted("siswa")} and siswa.status = 'aktif' and (${reach} = 'yes' or kelas.wali_id = ${ctx.actor.id}::uuid)
      and (siswa.id = any(${ids}::uuid[]) or siswa.kelas_id = ${isUuid(kelas) ? kelas : null}::uuid)
    order by kelas.nama, siswa.nama, siswa.id limit ${mostSiswa + 1}`.execute(ctx.db);
  const [first] = rows;
  if (!first) throw refuse.notFound("Belum ada siswa aktif yang lembarnya dapat Anda cetak di sini.");
  if (rows.length > mostSiswa) throw refuse.invalid(tooMany);
  for (const { id } of rows) await recordView(ctx, { action: "print", subject: siswa.name, subjectId: id });
  const { fields } = exportableRegister(ctx, siswa);
  const lain = await differing(ctx, rows, reach === "own");
  const anak = rows.map(
    (row): LembarSiswa => ({ nama: row.nama, kelas: row.kelas, isi: row, lain: lain.filter(({ rowId }) => rowId === row.id) }),
  );
  const name = rows.length === 1 ? "Lembar data siswa" : `Lembar data siswa ${kelas === "" ? "" : (first.kelas ?? "")}`.trim();
  return { blocks: lembarBlocks({ anak, fields, kembali: backBy(ctx, parameters) }), name };
}

/** What was compared counts while the portal says what it said then; for a wali kelas, what was handed on to them. */
async function differing(ctx: ReadCtx, rows: readonly SiswaRow[], onlyHanded: boolean): Promise<readonly OtherWord[]> {
  const bandingIds = onlyHanded ? await handedIds(ctx) : null;
  const words = await otherWords(ctx, siswa, { rowIds: rows.map(({ id }) => id), bandingIds });
  const byId = new Map(rows.map((row): [string, Readonly<Record<string, unknown>>] => [row.id, row]));
  const fields = new Map(Object.entries(siswa.fields));
  return words.filter(({ rowId, isian, lama }) => {
    const field = fields.get(isian);
    return field !== undefined && asRead(field, byId.get(rowId)?.[isian], {}) === lama;
  });
}

async function handedIds(ctx: ReadCtx): Promise<string[]> {
  const handed = await ctx.db
    .selectFrom("serahanBanding")
    .innerJoin("serahanPeriksa", "serahanPeriksa.id", "serahanId")
    .innerJoin("kelas", "kelas.id", "serahanPeriksa.kelasId")
    .select("bandingId")
    .distinct()
    .where("kelas.waliId", "=", ctx.actor.id)
    .where("serahanPeriksa.ditutupPada", "is", null)
    .execute();
  return handed.map(({ bandingId }) => bandingId);
}

function backBy({ now }: Ctx, parameters: URLSearchParams): string {
  const [said, hari] = [parameters.get("kembali") ?? "", today(now)];
  return isDay(said) && said >= hari ? said : addDays(hari, 7);
}
