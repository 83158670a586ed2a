import type { ReadCtx } from "#kit/ctx.server.ts";
import { dayOf } from "#kit/dates.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { statusPath } from "../paths.ts";
import { lastDayToTake } from "./last-day.ts";
import { nextUp } from "./next-up.ts";
import { readPeople, readTakeRules, standingsOf } from "./standings.server.ts";
import { tellGugur, tellNaik } from "./tell-tempat.ts";
import { sistem } from "./tend-places.server.ts";

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
  /** Ready to be sent by telephone; null where it is not so any more. */
  readonly teks: string | null;
}

/** Who did not take a place in time. */
export type Lewat = Omit<Naik, "sampai" | "pelaku">;

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
    ...(await moved(ctx, { id, rules, origin })),
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

/** Who came up from the waiting list, and who lost a place by its day; the last one first. */
async function moved(
  ctx: ReadCtx,
  { id, rules, origin }: Moved,
): Promise<{ readonly naik: readonly Naik[]; readonly lewat: readonly Lewat[] }> {
  const rows = await ctx.db
    .selectFrom("langkahPendaftaran")
    .innerJoin("keputusanPelamar", "keputusanPelamar.pendaftaranId", "langkahPendaftaran.pendaftaranId")
    .innerJoin("pendaftaran", "pendaftaran.id", "langkahPendaftaran.pendaftaranId")
    .select(["pendaftaran.id", "nomor", "namaLengkap", "pada", "pelaku", "keadaan", "ke"])
    .where("keputusanId", "=", id)
    .where((step) =>
      step.or([
        step.and([step("dari", "=", "cadangan"), step("ke", "=", "diterima")]),
        step.and([step("dari", "=", "diterima"), step("ke", "=", "mengundurkan diri"), step("pelaku", "=", sistem)]),
      ]),
    )
    .orderBy("langkahPendaftaran.id", "desc")
    .limit(mostShown)
    .execute();
  const { nama: sekolah } = await readPengaturan(ctx);
  const told = rows.map(({ id: one, nomor, namaLengkap, pada, pelaku, keadaan, ke }) => {
    const sampai = lastDayToTake(rules, dayOf(pada));
    const tell = ke === "diterima" ? tellNaik : tellGugur;
    const teks = keadaan === ke ? tell({ namaLengkap, nomor, sekolah, sampai, alamat: `${origin}${statusPath}` }).join(" ") : null;
    return { id: one, nomor, nama: namaLengkap, pada, pelaku, sampai, teks, ke };
  });
  return { naik: told.filter(({ ke }) => ke === "diterima"), lewat: told.filter(({ ke }) => ke !== "diterima") };
}
