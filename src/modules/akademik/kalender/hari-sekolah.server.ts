import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { addDays } from "#kit/dates.ts";
import { hariAt } from "../hari.ts";
import { semesterBetween } from "./semester-at.server.ts";

export interface HariSekolah {
  /** Whether one comes to school that day. */
  readonly masuk: boolean;
  /** Why not, or what is different: "Hari Minggu", "Maulid Nabi", "Jam Ramadan". */
  readonly sebab?: string;
  /** "07:30"; null when nobody comes, or where no lesson hours were entered. */
  readonly jamMasuk: string | null;
  readonly jamPulang: string | null;
}

type Untuk = "siswa" | "pegawai";

/** Whether school is kept on a day, and from when to when. Pupils have none between semesters; staff do. */
export async function hariSekolah(ctx: ReadCtx, tanggal: string, untuk: Untuk = "siswa"): Promise<HariSekolah> {
  const [satu] = await hariSekolahBetween(ctx, { dari: tanggal, sampai: tanggal, untuk });
  if (!satu) throw new RangeError("a range of one day has a day");
  const { tanggal: _, ...isi } = satu;
  return isi;
}

/** The same for each day of a range, in three questions however many days there are. */
export async function hariSekolahBetween(
  ctx: ReadCtx,
  { dari, sampai, untuk = "siswa" }: { readonly dari: string; readonly sampai: string; readonly untuk?: Untuk },
): Promise<(HariSekolah & { readonly tanggal: string })[]> {
  const khusus = await hariKhususBetween(ctx, { dari, sampai, untuk });
  const semester = untuk === "siswa" ? await semesterBetween(ctx, dari, sampai) : [];
  const jam = await jamSepekan(ctx);
  const jawab = (tanggal: string): HariSekolah => {
    const hari = hariAt(tanggal);
    if (!hari) return close("Hari Minggu");
    const hariItu = khusus.filter(({ mulai, selesai }) => mulai <= tanggal && selesai >= tanggal);
    const libur = hariItu.find(({ jenis }) => jenis === "libur");
    if (libur) return close(libur.nama);
    if (untuk === "siswa" && !semester.some(({ mulai, selesai }) => mulai <= tanggal && selesai >= tanggal))
      return close("Di luar semester yang tercatat");
    const biasa = jam.find((satu) => satu.hari === hari);
    return {
      masuk: true,
      ...(hariItu[0] ? { sebab: hariItu[0].nama } : {}),
      jamMasuk: hariItu.find(({ jamMasuk }) => jamMasuk)?.jamMasuk ?? biasa?.mulai ?? null,
      jamPulang: hariItu.find(({ jamPulang }) => jamPulang)?.jamPulang ?? biasa?.selesai ?? null,
    };
  };
  const hari: (HariSekolah & { readonly tanggal: string })[] = [];
  for (let tanggal = dari; tanggal <= sampai; tanggal = addDays(tanggal, 1)) hari.push({ tanggal, ...jawab(tanggal) });
  return hari;
}

const close = (sebab: string): HariSekolah => ({ masuk: false, sebab, jamMasuk: null, jamPulang: null });

const jamSepekan = (ctx: ReadCtx) =>
  ctx.db
    .selectFrom("jamPelajaran")
    .select((where) => ["hari" as const, where.fn.min("mulai").as("mulai"), where.fn.max("selesai").as("selesai")])
    .where(notDeleted())
    .groupBy("hari")
    .execute();

/** The shortest first: a half day within Ramadan is a half day. */
function hariKhususBetween(ctx: ReadCtx, { dari, sampai, untuk }: { dari: string; sampai: string; untuk: Untuk }) {
  return ctx.db
    .selectFrom("hariKhusus")
    .select(["nama", "jenis", "jamMasuk", "jamPulang", "mulai", "selesai"])
    .where(notDeleted())
    .where("mulai", "<=", sampai)
    .where("selesai", ">=", dari)
    .where("untuk", "in", ["semua", untuk])
    .orderBy((where) => where("selesai", "-", where.ref("mulai")))
    .orderBy("createdAt", "desc")
    .execute();
}
