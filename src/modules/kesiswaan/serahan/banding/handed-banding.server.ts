import { type Ctx, demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import {
  countOfBanding,
  countsByIsian,
  countsByKelas,
  type Marked,
  markSeen,
  readBandingQuery,
  rowsOfBanding,
  type Sight,
} from "#modules/banding/index.server.ts";
import type { BarisBanding } from "#modules/banding/index.ts";
import { siswa } from "../../siswa/siswa.ts";
import { findSerahan, type SerahanRow, type SerahanSum } from "../load-serahan.server.ts";
import { mendable } from "../serahan.ts";
import { handedFields } from "../wali-sight.server.ts";

/** The rows of one class, with what is open to whoever looks: a wali kelas sees of the own class what they see of its pupils. */
function sightOf(ctx: ReadCtx, kelasId: string): Sight {
  const reach = may(ctx, "serahanPeriksa:read") === "own" ? "own" : "yes";
  return { register: siswa, fields: handedFields(ctx, reach), kelasId };
}

/** A comparison that was handed on, and how much of the class was looked at. */
export interface HandedBanding {
  readonly id: string;
  readonly nama: string;
  readonly sumber: string;
  readonly baris: number;
  readonly diperiksa: number;
}

/** Of a hand-over that they may see. */
export async function handedBanding(ctx: ReadCtx, { id, kelasId }: Pick<SerahanRow, "id" | "kelasId">): Promise<HandedBanding[]> {
  const rows = await ctx.db
    .selectFrom("serahanBanding")
    .innerJoin("banding", "banding.id", "bandingId")
    .select(["banding.id", "nama", "sumber"])
    .where("serahanId", "=", id)
    .orderBy("createdAt")
    .execute();
  const handed: HandedBanding[] = [];
  for (const row of rows) {
    const counts = await countsByKelas(ctx, row.id, sightOf(ctx, kelasId));
    const sum = (of: (one: (typeof counts)[number]) => number) => counts.reduce((before, one) => before + of(one), 0);
    handed.push({ ...row, baris: sum((one) => one.beda + one.daftar + one.portal), diperiksa: sum((one) => one.diperiksa) });
  }
  return handed;
}

export interface SerahanProgress extends SerahanSum {
  readonly perbedaan: number;
  readonly diperiksa: number;
}

/** With how much of what differs was looked at. */
export async function withBanding(ctx: ReadCtx, rows: readonly SerahanSum[]): Promise<SerahanProgress[]> {
  const sums: SerahanProgress[] = [];
  for (const row of rows) {
    const handed = await handedBanding(ctx, row);
    const sum = (of: (one: HandedBanding) => number) => handed.reduce((before, one) => before + of(one), 0);
    sums.push({ ...row, perbedaan: sum(({ baris }) => baris), diperiksa: sum(({ diperiksa }) => diperiksa) });
  }
  return sums;
}

interface Place {
  readonly id: string;
  readonly bandingId: string;
}

/** @throws Refusal 404, also where the comparison was not handed on */
async function findHanded(ctx: ReadCtx, { id, bandingId }: Place) {
  const serahan = await findSerahan(ctx, id);
  const known = isUuid(bandingId) ? (await handedBanding(ctx, serahan)).find((one) => one.id === bandingId) : undefined;
  if (!known) throw refuse.notFound();
  return { serahan, banding: known, sight: sightOf(ctx, serahan.kelasId) };
}

/** What differs in the class, to be looked through. @throws Refusal 404 */
export async function loadHandedBanding(ctx: ReadCtx, place: Place, parameters: URLSearchParams) {
  const { serahan, banding, sight } = await findHanded(ctx, place);
  const query = readBandingQuery(parameters);
  const limit = query.tampil;
  const { id } = banding;
  const rows = await rowsOfBanding(ctx, id, { sight, query, limit, offset: (query.halaman - 1) * limit });
  const mends = may(ctx, "serahanPeriksa:update") === "own" && !serahan.ditutup;
  return {
    ...{ serahan, banding, query },
    rows,
    total: await countOfBanding(ctx, id, { sight, query }),
    perKelas: await countsByKelas(ctx, id, sight),
    perIsian: (await countsByIsian(ctx, id, sight)).map((one) => ({
      ...one,
      label: Object.entries(siswa.fields).find(([name]) => name === one.isian)?.[1].label ?? one.isian,
    })),
    menandai: may(ctx, "serahanPeriksa:update") !== "no" && !serahan.ditutup,
    memperbaiki: mends ? rows.flatMap((row) => (row.rowId && canBeMended(row) ? [row.rowId] : [])) : [],
    hari: today(ctx.now),
  };
}

/** In which class a pupil sits is the office's to say: what differs in nothing else is no work of a wali kelas. */
const canBeMended = ({ jenis, kalimat, isian }: BarisBanding): boolean =>
  jenis === "beda" && kalimat === "" && mendable(isian.map((one) => one.isian)).length > 0;

/** A wali kelas writes down what they found, while it is open. @throws Refusal 403, 404, 409, 422 */
export async function markHanded(ctx: Ctx, place: Place, marked: Marked): Promise<void> {
  demand(ctx, "serahanPeriksa:update");
  const { serahan, banding, sight } = await findHanded(ctx, place);
  if (serahan.ditutup) throw refuse.conflict("Penyerahan ini sudah ditutup oleh tata usaha.");
  await markSeen(ctx, { ...marked, banding: banding.id, sight });
}
