import type { Ctx } from "#kit/ctx.server.ts";
import { addDays, dayOf, formatDay, today } from "#kit/dates.ts";
import { hariSekolah } from "#modules/akademik/index.server.ts";
import { pegawaiSaya } from "#modules/kepegawaian/index.server.ts";
import "../perangkat/tables.ts";
import { bacaAturan, batasMasukPada, jamPada } from "../pegawai/aturan.server.ts";
import type { StatusPegawai } from "../pegawai/tables.ts";

interface HariSaya {
  readonly tanggal: string;
  readonly status: StatusPegawai;
  readonly masuk: string | null;
  readonly pulang: string | null;
}

/** What one sees of the own attendance: today, and the days before. Times are "HH:MM". */
export interface KehadiranSaya {
  readonly hariIni: string;
  readonly nama: string | null;
  /** When the own PIN for the kiosk was made, e.g. "21 November 2026". */
  readonly pinDibuat: string | null;
  /** Null on working days. */
  readonly libur: string | null;
  readonly batas: string;
  readonly kini: HariSaya | null;
  readonly riwayat: readonly HariSaya[];
}

export async function kehadiranSaya(ctx: Ctx): Promise<KehadiranSaya> {
  const hariIni = today(ctx.now);
  const saya = await pegawaiSaya(ctx);
  const { masuk, sebab } = await hariSekolah(ctx, hariIni, "pegawai");
  const batas = await batasMasukPada(ctx, hariIni, await bacaAturan(ctx));
  const rows = saya ? await hariTerakhir(ctx, saya.id, hariIni) : [];
  const riwayat = rows.map((satu) => ({ ...satu, masuk: satu.masuk && jamPada(satu.masuk), pulang: satu.pulang && jamPada(satu.pulang) }));
  return {
    hariIni,
    nama: saya?.nama ?? null,
    pinDibuat: saya ? await pinDibuat(ctx, saya.id) : null,
    libur: masuk ? null : (sebab ?? ""),
    batas,
    kini: riwayat.find(({ tanggal }) => tanggal === hariIni) ?? null,
    riwayat: riwayat.filter(({ tanggal }) => tanggal !== hariIni),
  };
}

async function pinDibuat(ctx: Ctx, pegawaiId: string): Promise<string | null> {
  const ada = await ctx.db.selectFrom("pinKios").select("dibuatPada").where("pegawaiId", "=", pegawaiId).executeTakeFirst();
  return ada ? formatDay(dayOf(ada.dibuatPada)) : null;
}

const hariTerakhir = (ctx: Ctx, pegawaiId: string, hariIni: string) =>
  ctx.db
    .selectFrom("absensiPegawai")
    .select(["tanggal", "status", "masuk", "pulang"])
    .where("pegawaiId", "=", pegawaiId)
    .where("tanggal", ">=", addDays(hariIni, -14))
    .orderBy("tanggal", "desc")
    .execute();
