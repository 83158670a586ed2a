import type { Scope } from "#kit/ctx.server.ts";
import { type AkunContoh, buatAkunContoh } from "#modules/akun/index.server.ts";
import { seedContohPendaftaran } from "#seeds/contoh-pendaftaran.ts";

const pendaftaranContoh = 100;

/** Fills the product with invented people. Run again, it adds nobody and gives the demo accounts new passwords. */
export async function isiDataContoh(scope: Scope): Promise<readonly AkunContoh[]> {
  await scope.transaction((ctx) => seedContohPendaftaran(ctx, pendaftaranContoh));
  return buatAkunContoh(scope);
}
