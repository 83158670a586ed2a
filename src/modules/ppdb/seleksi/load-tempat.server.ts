import type { ReadCtx } from "#kit/ctx.server.ts";
import { dayOf } from "#kit/dates.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { statusPath } from "../paths.ts";
import { lastDayToTake } from "./last-day.ts";
import { nextUp } from "./next-up.ts";
import { readPeople, readTakeRules, standingsOf } from "./standings.server.ts";
import { tellNaik } from "./tell-tempat.ts";

export interface TempatJalur {
  readonly jenis: string;
  readonly tempat: number;
  /** Accepted, and not said yet whether they come. */
  readonly belum: number;
  readonly diambil: number;
  readonly kosong: number;
  readonly menunggu: number;
  readonly berikut: Child | null;
}

interface Child {
  readonly id: string;
  readonly nama: string;
  readonly nomor: string;
}

export interface Naik extends Child {
  readonly pada: Date;
  readonly pelaku: string;
  readonly sampai: string | null;
  /** Ready to be sent by telephone. */
  readonly teks: string;
}

const mostShown = 100;

/** What became of the places of an announced wave. */
export async function loadTempat(ctx: ReadCtx, { id, gelombangId, origin }: { id: string; gelombangId: string; origin: string }) {
  const rules = await readTakeRules(ctx, gelombangId);
  const people = await readPeople(ctx, id);
  const paths = (await standingsOf(ctx, id, people)).map(({ path, urutan }) => {
    const count = (keadaan: string) => urutan.filter((one) => one.keadaan === keadaan).length;
    const { naik, kosong, berikut } = nextUp({ tempat: path.hasil.tempat, program: path.rule.program }, urutan);
    return {
      ...{ jenis: path.hasil.jenis, tempat: path.hasil.tempat, kosong, berikut: naik[0] ?? berikut },
      ...{ belum: count("diterima"), diambil: count("daftar ulang"), menunggu: count("cadangan") },
    };
  });
  const names = await namesOf(
    ctx,
    paths.flatMap(({ berikut }) => berikut ?? []),
  );
  return {
    jalur: paths.map((one): TempatJalur => ({ ...one, berikut: one.berikut === null ? null : (names.get(one.berikut) ?? null) })),
    naik: await movedUp(ctx, { id, rules, origin }),
    ...{ ambilSampai: rules.ambilSampai, tutup: rules.daftarUlangSelesai },
  };
}

export type Tempat = Awaited<ReturnType<typeof loadTempat>>;

async function namesOf(ctx: ReadCtx, ids: readonly string[]): Promise<ReadonlyMap<string, Child>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.selectFrom("pendaftaran").select(["id", "nomor", "namaLengkap"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, nomor, namaLengkap }) => [id, { id, nomor, nama: namaLengkap }]));
}

interface Moved {
  readonly id: string;
  readonly rules: Awaited<ReturnType<typeof readTakeRules>>;
  readonly origin: string;
}

/** The last one first. */
async function movedUp(ctx: ReadCtx, { id, rules, origin }: Moved): Promise<readonly Naik[]> {
  const rows = await ctx.db
    .selectFrom("langkahPendaftaran")
    .innerJoin("keputusanPelamar", "keputusanPelamar.pendaftaranId", "langkahPendaftaran.pendaftaranId")
    .innerJoin("pendaftaran", "pendaftaran.id", "langkahPendaftaran.pendaftaranId")
    .select(["pendaftaran.id", "nomor", "namaLengkap", "pada", "pelaku"])
    .where("keputusanId", "=", id)
    .where("dari", "=", "cadangan")
    .where("ke", "=", "diterima")
    .orderBy("langkahPendaftaran.id", "desc")
    .limit(mostShown)
    .execute();
  const { nama: sekolah } = await readPengaturan(ctx);
  return rows.map(({ id: one, nomor, namaLengkap, pada, pelaku }) => {
    const sampai = lastDayToTake(rules, dayOf(pada));
    const teks = tellNaik({ namaLengkap, nomor, sekolah, sampai, alamat: `${origin}${statusPath}` }).join(" ");
    return { id: one, nomor, nama: namaLengkap, pada, pelaku, sampai, teks };
  });
}
