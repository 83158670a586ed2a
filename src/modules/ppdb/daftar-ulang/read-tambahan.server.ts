import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { isIndonesia } from "../penempatan/pupil-of.ts";
import { type Asal, bagianOf, missingIn, type TambahanName, type Terisi, tambahanNames } from "./bagian.ts";

export interface DaftarUlang {
  readonly asal: Asal & { readonly jenisKelamin: string; readonly tanggalLahir: string };
  readonly filled: Terisi;
  /** As it was seen; 0 before anything is filled in. */
  readonly versi: number;
  /** Last day; null where the period names none. */
  readonly sampai: string | null;
  readonly isSiswa: boolean;
}

/** What a family has filled in since it took the place, and what of its registration says what else is asked. Null when it is gone. */
export async function readDaftarUlang(ctx: ReadCtx, id: string): Promise<DaftarUlang | null> {
  const [found] = (await registrations(ctx).where("pendaftaran.id", "=", id).execute()).map(toDaftarUlang);
  const stands = await added(ctx).where("pendaftaranId", "=", id).executeTakeFirst();
  return found ? withAdded(found, stands) : null;
}

export interface Pengambil extends DaftarUlang {
  readonly id: string;
  readonly nama: string;
  readonly nomor: string;
}

/** The same of all who took their places in one intake and are no pupils yet, by name. */
export async function readPengambil(ctx: ReadCtx, periodeId: string): Promise<readonly Pengambil[]> {
  const rows = await registrations(ctx)
    .select(["pendaftaran.id", "namaLengkap", "nomor"])
    .where("periodeId", "=", periodeId)
    .where("keadaan", "=", "daftar ulang")
    .where("siswaId", "is", null)
    .orderBy("namaLengkap")
    .orderBy("pendaftaran.id")
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const stands = new Map((await added(ctx).where("pendaftaranId", "in", ids).execute()).map((one) => [one.pendaftaranId, one]));
  return rows.map(({ id, namaLengkap, nomor, ...row }) => ({
    ...{ id, nama: namaLengkap, nomor },
    ...withAdded(toDaftarUlang(row), stands.get(id)),
  }));
}

const registrations = (ctx: ReadCtx) =>
  ctx.db
    .selectFrom("pendaftaran")
    .innerJoin("periodePpdb", "periodePpdb.id", "pendaftaran.periodeId")
    .leftJoin("siswaPpdb", "siswaPpdb.pendaftaranId", "pendaftaran.id")
    .select(["nisn", "nik", "kewarganegaraan", "ayahWafat", "ibuWafat", "bersamaWali", "jenisKelamin", "tanggalLahir"])
    .select(["lengkapiSampai", "daftarUlangSelesai", "siswaId"])
    .select(sql<boolean>`nik_sesuai(nik, tanggal_lahir, jenis_kelamin)`.as("nikSesuai"))
    .where(notDeleted("pendaftaran"));

const added = (ctx: ReadCtx) => ctx.db.selectFrom("daftarUlang").select(["pendaftaranId", "versi", ...tambahanNames]);

type Registration = Awaited<ReturnType<ReturnType<typeof registrations>["execute"]>>[number];
type Added = Awaited<ReturnType<ReturnType<typeof added>["execute"]>>[number];

function toDaftarUlang({ kewarganegaraan, lengkapiSampai, daftarUlangSelesai, siswaId, ...asal }: Registration) {
  return {
    asal: { ...asal, wni: isIndonesia(kewarganegaraan) },
    ...{ sampai: lengkapiSampai ?? daftarUlangSelesai, isSiswa: siswaId !== null },
  };
}

function withAdded(found: ReturnType<typeof toDaftarUlang>, stands: Added | undefined): DaftarUlang {
  if (!stands) return { ...found, filled: {}, versi: 0 };
  const { pendaftaranId: _, versi, ...filled } = stands;
  return { ...found, filled, versi };
}

export const isOver = ({ now }: Pick<ReadCtx, "now">, sampai: string | null): boolean => sampai !== null && today(now) > sampai;

/** Everything that is not filled in yet. */
export const missingOf = ({ asal, filled }: Pick<DaftarUlang, "asal" | "filled">): readonly TambahanName[] =>
  bagianOf(asal).flatMap((bagian) => missingIn(bagian, filled));
