import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { searchPredicate } from "#kit/search/search-predicate.server.ts";
import type { JenisJalur } from "../jalur/jenis-jalur.ts";
import { type Keadaan, keadaanPendaftaran } from "../keadaan/keadaan.ts";
import { pendaftaran } from "../pendaftaran.ts";
import { type Asked, mejaPageSize } from "./asked.ts";
import { listVerifikator, type Verifikator } from "./verifikator.server.ts";

export interface MejaRow {
  readonly id: string;
  readonly nomor: string;
  readonly namaLengkap: string;
  readonly asalSekolah: string;
  readonly jalur: JenisJalur;
  readonly keadaan: Keadaan;
  readonly ganda: string | null;
  readonly verifikator: string | null;
  readonly createdAt: Date;
}

export interface Meja {
  readonly rows: readonly MejaRow[];
  readonly total: number;
  /** How many there are of each state, whichever is shown. */
  readonly counts: Readonly<Record<Keadaan, number>>;
  /** How many there are of each path, whichever is shown; those alone that somebody has taken. */
  readonly jalurs: readonly { readonly jenis: JenisJalur; readonly banyak: number }[];
  readonly periodes: readonly { readonly id: string; readonly tahunAjaran: string }[];
  /** The one that is shown; null before there is any. */
  readonly periode: string | null;
  readonly verifikators: readonly Verifikator[];
}

/** What came in, first come first; whether one may, the page has asked. */
export async function listMeja(ctx: ReadCtx, asked: Asked): Promise<Meja> {
  const periodes = await listPeriode(ctx);
  const begun = periodes.find(({ buka }) => buka <= today(ctx.now)) ?? periodes[0];
  const periode = periodes.find(({ id }) => id === asked.periode)?.id ?? begun?.id ?? null;
  const verifikators = await listVerifikator(ctx);
  const empty = Object.fromEntries(keadaanPendaftaran.map((one) => [one, 0])) as Record<Keadaan, number>;
  if (periode === null) return { rows: [], total: 0, counts: empty, jalurs: [], periodes, periode, verifikators };
  const counted = await narrowed(ctx, asked, periode)
    .select(["pendaftaran.keadaan", ({ fn }) => fn.countAll().as("banyak")])
    .groupBy("pendaftaran.keadaan")
    .execute();
  const counts = { ...empty, ...Object.fromEntries(counted.map(({ keadaan, banyak }) => [keadaan, Number(banyak)])) };
  const total = asked.keadaan ? counts[asked.keadaan] : Object.values(counts).reduce((sum, one) => sum + one, 0);
  return {
    rows: await readRows(ctx, asked, periode),
    total,
    counts,
    jalurs: await countJalur(ctx, asked, periode),
    periodes,
    periode,
    verifikators,
  };
}

async function countJalur(ctx: ReadCtx, asked: Asked, periode: string): Promise<Meja["jalurs"]> {
  const all = narrowed(ctx, { ...asked, jalur: "" }, periode);
  const rows = await (asked.keadaan ? all.where("pendaftaran.keadaan", "=", asked.keadaan) : all)
    .select(["pendaftaran.jalur", ({ fn }) => fn.countAll().as("banyak")])
    .groupBy("pendaftaran.jalur")
    .execute();
  return rows.map(({ jalur, banyak }) => ({ jenis: jalur, banyak: Number(banyak) }));
}

const listPeriode = (ctx: ReadCtx) =>
  ctx.db.selectFrom("periodePpdb").select(["id", "tahunAjaran", "buka"]).where(notDeleted()).orderBy("buka", "desc").execute();

function narrowed(ctx: ReadCtx, { cari, jalur, verifikator, ganda, kurang }: Asked, periode: string) {
  const all = ctx.db.selectFrom("pendaftaran").where(notDeleted("pendaftaran")).where("pendaftaran.periodeId", "=", periode);
  const ofJalur = jalur === "" ? all : all.where("pendaftaran.jalur", "=", jalur);
  const found = cari === "" ? ofJalur : ofJalur.where(searchPredicate(pendaftaran, cari));
  const lacking = kurang ? found.where(sql<boolean>`berkas_kurang(pendaftaran)`) : found;
  const double = ganda ? lacking.where("pendaftaran.ganda", "is not", null) : lacking;
  if (verifikator === "") return double;
  if (verifikator === "tanpa") return double.where("pendaftaran.verifikatorId", "is", null);
  return double.where("pendaftaran.verifikatorId", "=", verifikator === "saya" ? ctx.actor.id : verifikator);
}

function readRows(ctx: ReadCtx, asked: Asked, periode: string): Promise<MejaRow[]> {
  const all = narrowed(ctx, asked, periode);
  return (asked.keadaan ? all.where("pendaftaran.keadaan", "=", asked.keadaan) : all)
    .leftJoin("akun", "akun.id", "pendaftaran.verifikatorId")
    .select([
      "pendaftaran.id",
      "nomor",
      "namaLengkap",
      "asalSekolah",
      "jalur",
      "keadaan",
      "ganda",
      "akun.nama as verifikator",
      "pendaftaran.createdAt",
    ])
    .orderBy("nomor")
    .limit(mejaPageSize)
    .offset((asked.halaman - 1) * mejaPageSize)
    .execute();
}
