import type { Followers } from "#kit/audit/record-change.server.ts";
import type { Hooks, RegisterHooks } from "#kit/behaviour/hooks.server.ts";
import type { Register } from "#kit/register/register.ts";
import type { ImportRegister } from "#kit/transfer/transfer.server.ts";
import { hariKhususHooks, ketidakhadiranHooks } from "#modules/absensi/index.server.ts";
import { beritaHooks } from "#modules/berita/index.server.ts";
import { suratMasukHooks } from "#modules/disposisi/index.server.ts";
import { kepangkatanHooks, pegawaiHooks, pemangkuJabatanHooks } from "#modules/kepegawaian/index.server.ts";
import { kelasHooks, kodeWilayahHooks, siswaHooks } from "#modules/kesiswaan/index.server.ts";
import { pejabatPenandatanganHooks } from "#modules/naskah/index.server.ts";
import { jalurPpdbHooks } from "#modules/ppdb/index.server.ts";

/** What registers do on the server besides keeping rows, each once. */
const all: readonly RegisterHooks[] = [
  kepangkatanHooks,
  pegawaiHooks,
  pemangkuJabatanHooks,
  pejabatPenandatanganHooks,
  suratMasukHooks,
  beritaHooks,
  siswaHooks,
  kelasHooks,
  kodeWilayahHooks,
  hariKhususHooks,
  ketidakhadiranHooks,
  jalurPpdbHooks,
];

export const hooksOf = (register: Register): Hooks => all.find((one) => one.register.name === register.name) ?? {};

/** What is demanded, and then moves along, when the rows of a register change. */
export const followers: Followers = Object.fromEntries(
  all.map(({ register, demands, follow }) => [
    register.name,
    async (ctx, changes) => {
      await demands?.(ctx, changes);
      await follow?.(ctx, changes);
    },
  ]),
);

/** The register as its lists are taken in. */
export function brought(register: Register): ImportRegister {
  const { insert, demands, doubts, foretell, question } = hooksOf(register);
  return {
    ...register,
    ...(insert && { insert }),
    ...(demands && { demands }),
    ...(doubts && { doubts }),
    ...(foretell && { foretell }),
    ...(question && { question }),
  };
}
