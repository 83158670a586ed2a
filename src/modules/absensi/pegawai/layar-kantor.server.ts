import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "#kit/access/seal.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";

/**
 * Opens the office's screen for today. Behind its key nothing but the code shows, so nobody has to stay signed in on a device
 * that stands among people. @returns the key
 */
export async function bukaLayar(ctx: Ctx): Promise<string> {
  demand(ctx, "absensiPegawai:manage");
  await record(ctx, { action: "read", subject: "absensiPegawai", subjectId: today(ctx.now) });
  return kunciLayar(ctx);
}

/** @throws Refusal 404 when the key is of another day, or of nobody */
export function demandLayar(ctx: Ctx, kunci: string): void {
  const [benar, datang] = [Buffer.from(kunciLayar(ctx)), Buffer.from(kunci)];
  if (benar.length !== datang.length || !timingSafeEqual(benar, datang)) throw refuse.notFound(layarLewat);
}

const layarLewat = "Layar ini berlaku satu hari saja. Buka lagi di portal: Kehadiran, lalu Tampilkan kode.";

const kunciLayar = ({ secretKey, now }: Pick<Ctx, "secretKey" | "now">): string =>
  keyedHash({ key: secretKey, purpose: "layar-absensi", owner: "kantor" }, today(now)).toString("base64url").slice(0, 22);
