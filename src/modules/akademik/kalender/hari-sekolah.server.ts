import type { Ctx } from "#kit/ctx.server.ts";
import { hariPada } from "../hari.ts";
import "../tables.ts";
import { semesterPada } from "./semester-pada.server.ts";

export interface HariSekolah {
  /** Whether one comes to school that day. */
  readonly masuk: boolean;
  /** Why not, or what is different: "Hari Minggu", "Maulid Nabi", "Jam Ramadan". */
  readonly sebab?: string;
  /** "07:30"; null when nobody comes, or where no lesson hours were entered. */
  readonly jamMasuk: string | null;
  readonly jamPulang: string | null;
}

/** Whether school is kept on a day, and from when to when. Pupils have none between semesters; staff do. */
export async function hariSekolah(ctx: Ctx, tanggal: string, untuk: "siswa" | "pegawai" = "siswa"): Promise<HariSekolah> {
  const hari = hariPada(tanggal);
  if (!hari) return tutup("Hari Minggu");
  const khusus = await hariKhususPada(ctx, tanggal, untuk);
  const libur = khusus.find(({ jenis }) => jenis === "libur");
  if (libur) return tutup(libur.nama);
  if (untuk === "siswa" && !(await semesterPada(ctx, tanggal))) return tutup("Di luar semester yang tercatat");
  const jam = ctx.db
    .selectFrom("jamPelajaran")
    .select((where) => [where.fn.min("mulai").as("mulai"), where.fn.max("selesai").as("selesai")])
    .where("deletedAt", "is", null)
    .where("hari", "=", hari);
  const biasa = await jam.executeTakeFirst();
  return {
    masuk: true,
    ...(khusus[0] ? { sebab: khusus[0].nama } : {}),
    jamMasuk: khusus.find(({ jamMasuk }) => jamMasuk)?.jamMasuk ?? biasa?.mulai ?? null,
    jamPulang: khusus.find(({ jamPulang }) => jamPulang)?.jamPulang ?? biasa?.selesai ?? null,
  };
}

const tutup = (sebab: string): HariSekolah => ({ masuk: false, sebab, jamMasuk: null, jamPulang: null });

/** The shortest first: a half day within Ramadan is a half day. */
function hariKhususPada(ctx: Ctx, tanggal: string, untuk: "siswa" | "pegawai") {
  return ctx.db
    .selectFrom("hariKhusus")
    .select(["nama", "jenis", "jamMasuk", "jamPulang", "mulai", "selesai"])
    .where("deletedAt", "is", null)
    .where("mulai", "<=", tanggal)
    .where("selesai", ">=", tanggal)
    .where("untuk", "in", ["semua", untuk])
    .orderBy((where) => where("selesai", "-", where.ref("mulai")))
    .orderBy("createdAt", "desc")
    .execute();
}
