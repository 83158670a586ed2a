import { giveBack, take } from "#kit/access/rate-limit.server.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { kunciDitolak, pakaiBukti, periksaKunci, type TempatKunci, untukMasuk } from "../faktor/kunci-masuk.server.ts";
import { perangkatDikenal } from "../sesi/perangkat.server.ts";
import { networkBucket, tunggu } from "./jaringan.server.ts";
import { akunTerbuka, type Pendatang, type SudahMasuk, sambut } from "./sambut.server.ts";

interface DenganKunci extends Pendatang {
  /** JSON, as the browser's library gives it. */
  readonly jawaban: string;
  readonly tempat: TempatKunci | null;
}

/**
 * Signs somebody in by a passkey alone: the device has made sure who holds it, so both steps are taken.
 * @throws Refusal "invalid", the same for whatever does not fit; "tooMany"
 */
export async function masukDenganKunci(scope: Scope, sent: DenganKunci): Promise<SudahMasuk> {
  const bucket = networkBucket(sent.address);
  const wait = await scope.transaction((ctx) => take(ctx, bucket));
  if (wait > 0) throw tunggu(wait);
  if (!sent.tempat) throw refuse.invalid(kunciDitolak);
  const bukti = await periksaKunci(scope, { jawaban: sent.jawaban, untuk: untukMasuk, tempat: sent.tempat });
  return scope.transaction(async (ctx) => {
    const akun = await akunTerbuka(ctx, bukti.akunId);
    if (!akun || !(await pakaiBukti(ctx, bukti))) throw refuse.invalid(kunciDitolak);
    await giveBack(ctx, bucket);
    const perangkatId = await perangkatDikenal(ctx, sent.perangkat, akun.id);
    return sambut(ctx, sent, { akun, perangkatId, bukti: "kunci-sandi" });
  });
}
