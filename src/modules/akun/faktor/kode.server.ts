import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { hitungPercobaan, lupakanPercobaan } from "../masuk/percobaan.server.ts";
import { pakaiKodeAplikasi } from "./aplikasi.server.ts";
import { kabariPemilik } from "./kabari.server.ts";
import { pakaiKodePemulihan, sisaKodePemulihan } from "./kode-pemulihan.server.ts";

export type CaraKode = "aplikasi" | "pemulihan";

export interface PercobaanKode {
  readonly akunId: string;
  readonly kode: string;
  /** Known device that the attempt comes from: strangers' wrong codes do not make it wait. */
  readonly perangkatId?: string | null;
}

export interface HasilKode {
  /** Null: the code does not fit, was used, or had to wait. */
  readonly cara: CaraKode | null;
  /** Seconds to wait; 0 when the code was looked at. */
  readonly wait: number;
}

/**
 * Looks at a code of the app or a recovery code and uses it up. Wrong ones are counted as wrong passwords are, apart from
 * them. Tell refusals by the result: what throws here would undo the count.
 */
export async function cobaKode(ctx: Ctx, { akunId, kode, perangkatId }: PercobaanKode): Promise<HasilKode> {
  const key = perangkatId ? `kode:perangkat:${perangkatId}` : `kode:${akunId}`;
  const { wait, slows } = await hitungPercobaan(ctx, key);
  if (wait > 0) return { wait, cara: null };
  const cara = await caraDari(ctx, akunId, kode);
  if (cara) await lupakanPercobaan(ctx, key);
  if (cara === "pemulihan") await ceritakanPemulihan(ctx, akunId);
  if (!cara && slows) {
    await record(ctx, { action: "second-factor-slowed", subject: "akun", subjectId: akunId });
    await kabariPemilik(ctx, akunId, {
      title: "Kode verifikasi Anda beberapa kali salah diisi.",
      body: "Bila bukan Anda, ganti password Anda: orang itu sudah mengetahuinya.",
    });
  }
  return { cara, wait: 0 };
}

async function caraDari(ctx: Ctx, akunId: string, kode: string): Promise<CaraKode | null> {
  if (await pakaiKodeAplikasi(ctx, akunId, kode)) return "aplikasi";
  return (await pakaiKodePemulihan(ctx, akunId, kode)) ? "pemulihan" : null;
}

async function ceritakanPemulihan(ctx: Ctx, akunId: string): Promise<void> {
  const sisa = await sisaKodePemulihan(ctx, akunId);
  await record(ctx, { action: "recovery-code-used", subject: "akun", subjectId: akunId, after: { sisa } });
  await kabariPemilik(ctx, akunId, {
    title: "Kode pemulihan Anda dipakai untuk masuk.",
    body: `Tersisa ${sisa} kode. Bila bukan Anda yang memakainya, segera ganti password dan buat kode pemulihan baru.`,
  });
}
