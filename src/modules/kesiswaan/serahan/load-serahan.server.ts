import { type Ctx, demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { askedPage } from "#kit/paging.ts";
import { refuse } from "#kit/refusals.ts";
import { plain } from "#kit/register/related.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { flaggedSiswa } from "../periksa/inspect-siswa.server.ts";
import { siswaRules } from "../periksa/siswa-rules.ts";

export interface SerahanRow {
  readonly id: string;
  readonly versi: number;
  readonly kelasId: string;
  readonly kelas: string;
  readonly wali: string | null;
  readonly tenggat: string;
  readonly pesan: string | null;
  readonly oleh: string;
  readonly ditutup: boolean;
}

interface Handed {
  readonly serahanId: string;
  readonly siswaId: string;
  readonly nama: string;
  /** Still sits in the class and is here. */
  readonly hadir: boolean;
  readonly aturan: string;
  readonly bidang: readonly string[];
}

/** One finding that was handed on, as it stands now. */
export interface HandedFinding extends Pick<Handed, "aturan" | "bidang"> {
  readonly judul: string;
  /** What is still found; null: nothing any more. */
  readonly kalimat: string | null;
}

export interface HandedSiswa extends Pick<Handed, "siswaId" | "nama" | "hadir"> {
  readonly temuan: readonly HandedFinding[];
}

/** Those that this person may see: all for the office, of the own class for its wali kelas. @throws Refusal 404 */
export async function serahanRows(ctx: ReadCtx, only: string | null, closed: boolean): Promise<readonly SerahanRow[]> {
  const reach = demand(ctx, "serahanPeriksa:read");
  const { rows } = await sql<SerahanRow>`
    select serahan.id, serahan.versi, serahan.kelas_id, kelas.nama as kelas, akun.nama as wali, serahan.tenggat, serahan.pesan, serahan.oleh,
      serahan.ditutup_pada is not null as ditutup
    from serahan_periksa serahan join kelas on kelas.id = serahan.kelas_id and ${notDeleted("kelas")}
      left join akun on akun.id = kelas.wali_id
    where (${reach} = 'yes' or kelas.wali_id = ${ctx.actor.id}::uuid)
      and (${only}::uuid is null or serahan.id = ${only}::uuid)
      and (${only}::uuid is not null or (serahan.ditutup_pada is not null) = ${closed})
    order by serahan.tenggat, kelas.nama limit 500`.execute(ctx.db);
  return rows;
}

export interface SerahanSum extends SerahanRow {
  readonly siswa: number;
  readonly temuan: number;
  readonly selesai: number;
}

const size = 25;

/** With how much of each is done. */
export async function loadSerahanList(ctx: ReadCtx, parameters: URLSearchParams) {
  const ditutup = parameters.get("keadaan") === "ditutup";
  const cari = (parameters.get("cari") ?? "").trim().slice(0, 100);
  const found = (await serahanRows(ctx, null, ditutup)).filter(({ kelas, wali }) => plain(`${kelas} ${wali ?? ""}`).includes(plain(cari)));
  const page = askedPage(parameters);
  const rows = found.slice((page - 1) * size, page * size);
  const anak = await handedSiswa(
    ctx,
    rows.map(({ id }) => id),
  );
  const sums = rows.map((row): SerahanSum => {
    const milik = anak.get(row.id) ?? [];
    const temuan = milik.flatMap((satu) => satu.temuan);
    return { ...row, siswa: milik.length, temuan: temuan.length, selesai: temuan.filter(({ kalimat }) => kalimat === null).length };
  });
  return {
    rows: sums,
    total: found.length,
    page,
    size,
    cari,
    ditutup,
    hari: today(ctx.now),
    semua: may(ctx, "serahanPeriksa:read") === "yes",
    memeriksa: may(ctx, "periksa:read") !== "no",
  };
}

/** @throws Refusal 404, also for what is another's */
export async function findSerahan(ctx: ReadCtx, id: string): Promise<SerahanRow> {
  if (!isUuid(id)) throw refuse.notFound();
  const [row] = await serahanRows(ctx, id, false);
  if (!row) throw refuse.notFound();
  return row;
}

export async function loadSerahan(ctx: Ctx, id: string) {
  const serahan = await findSerahan(ctx, id);
  const siswa = (await handedSiswa(ctx, [serahan.id])).get(serahan.id) ?? [];
  const memperbaiki = may(ctx, "serahanPeriksa:update") !== "no" && !serahan.ditutup;
  return {
    serahan,
    siswa,
    hari: today(ctx.now),
    memperbaiki,
    cetak: may(ctx, "siswa:export") !== "no",
    menutup: may(ctx, "serahanPeriksa:manage") === "yes" && !serahan.ditutup,
  };
}

/** The pupils of these, by hand-over, each with what was handed on and what of it is still found. */
export async function handedSiswa(ctx: ReadCtx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly HandedSiswa[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Handed>`
    select temuan.serahan_id, temuan.siswa_id, siswa.nama, temuan.aturan, temuan.bidang,
      siswa.status = 'aktif' and siswa.kelas_id is not distinct from serahan.kelas_id as hadir
    from serahan_temuan temuan join serahan_periksa serahan on serahan.id = temuan.serahan_id
      join siswa on siswa.id = temuan.siswa_id and ${notDeleted("siswa")}
    where temuan.serahan_id = any(${[...ids]}::uuid[]) order by siswa.nama collate urut_alami, temuan.aturan`.execute(ctx.db);
  const now = new Map((await flaggedSiswa(ctx)).flagged.map(({ id, temuan }) => [id, temuan]));
  const judul = new Map(siswaRules.map((rule) => [rule.kode, rule.judul]));
  const finding = ({ siswaId, aturan, bidang }: Handed): HandedFinding => ({
    ...{ aturan, bidang, judul: judul.get(aturan) ?? aturan },
    kalimat: now.get(siswaId)?.find(({ kode }) => kode === aturan)?.kalimat ?? null,
  });
  const bySerahan = [...Map.groupBy(rows, ({ serahanId }) => serahanId)];
  return new Map(
    bySerahan.map(([id, all]) => [
      id,
      [...Map.groupBy(all, ({ siswaId }) => siswaId).values()].flatMap((milik) => {
        const [first] = milik;
        return first ? [{ siswaId: first.siswaId, nama: first.nama, hadir: first.hadir, temuan: milik.map(finding) }] : [];
      }),
    ]),
  );
}
