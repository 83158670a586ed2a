import type { ReadCtx } from "#kit/ctx.server.ts";
import { addDays, dayOf, formatDay, today } from "#kit/dates.ts";
import { hariSekolah } from "#modules/akademik/index.server.ts";
import { ownPegawai } from "#modules/kepegawaian/index.server.ts";
import { jamAt, masukLimitAt, readRules } from "../pegawai/rules.server.ts";
import type { StatusPegawai } from "../pegawai/status.ts";

interface OwnHari {
  readonly tanggal: string;
  readonly status: StatusPegawai;
  readonly masuk: string | null;
  readonly pulang: string | null;
}

/** What one sees of the own attendance: today, and the days before. Times are "HH:MM". */
export interface OwnKehadiran {
  readonly hariIni: string;
  readonly nama: string | null;
  /** When the own PIN for the kiosk was made, e.g. "21 November 2026". */
  readonly pinDibuat: string | null;
  /** Null on working days. */
  readonly libur: string | null;
  readonly batas: string;
  readonly kini: OwnHari | null;
  readonly riwayat: readonly OwnHari[];
}

export async function ownKehadiran(ctx: ReadCtx): Promise<OwnKehadiran> {
  const hariIni = today(ctx.now);
  const saya = await ownPegawai(ctx);
  const { masuk, sebab } = await hariSekolah(ctx, hariIni, "pegawai");
  const batas = await masukLimitAt(ctx, hariIni, await readRules(ctx));
  const rows = saya ? await lastDay(ctx, saya.id, hariIni) : [];
  const riwayat = rows.map((satu) => ({ ...satu, masuk: satu.masuk && jamAt(satu.masuk), pulang: satu.pulang && jamAt(satu.pulang) }));
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

async function pinDibuat(ctx: ReadCtx, pegawaiId: string): Promise<string | null> {
  const ada = await ctx.db.selectFrom("pinKios").select("dibuatPada").where("pegawaiId", "=", pegawaiId).executeTakeFirst();
  return ada ? formatDay(dayOf(ada.dibuatPada)) : null;
}

const lastDay = (ctx: ReadCtx, pegawaiId: string, hariIni: string) =>
  ctx.db
    .selectFrom("absensiPegawai")
    .select(["tanggal", "status", "masuk", "pulang"])
    .where("pegawaiId", "=", pegawaiId)
    .where("tanggal", ">=", addDays(hariIni, -14))
    .orderBy("tanggal", "desc")
    .execute();
