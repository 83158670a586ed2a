import type { ReadCtx } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { type Acting, actingToday } from "#modules/kepegawaian/index.server.ts";
import { jabatanName } from "#modules/kepegawaian/index.ts";
import type { Naskah } from "../naskah.ts";
import { actingAs, chainInForce } from "../workflow/chain.server.ts";

/** One place in a letter's chain: whose initials, or whose signature. */
export interface ChainStep {
  readonly tempat: string;
  /** Who gave them, and as what. */
  readonly oleh: string | null;
  readonly pada: Date | null;
  /** Who would give them today; null: nobody acts in that position. */
  readonly siapa: string | null;
  readonly tandaTangan: boolean;
}

/** Given already. */
export const givenSteps = ({ paraf }: Pick<Naskah, "paraf">): ChainStep[] =>
  paraf.map(({ sebagai, nama, pada }) => ({ tempat: sebagai, oleh: nama, pada: new Date(pada), siapa: null, tandaTangan: false }));

/** Given already, and who comes next: by its own chain, of a draft by the one it would be sent on its way with today. */
export async function chainSteps(ctx: ReadCtx, naskah: Naskah): Promise<readonly ChainStep[]> {
  const chain = naskah.status === "draft" ? await chainInForce(ctx, naskah.jenisId) : naskah.rantai;
  if (!chain) return [];
  const acting = await actingToday(ctx);
  const step = (jabatan: Naskah["parafBerikut"] & string, tandaTangan: boolean): ChainStep => {
    const people = acting.filter((one) => one.jabatan === jabatan);
    const siapa = people.map(nameOf).join(", ");
    return { tempat: jabatanName(jabatan, null), oleh: null, pada: null, siapa: siapa || null, tandaTangan };
  };
  const { status, parafBerikut } = naskah;
  // Of a draft none comes next: it begins with the first.
  const places: readonly (string | null)[] = chain.paraf;
  const from = status === "diparaf" ? places.length : Math.max(0, places.indexOf(parafBerikut));
  return [...givenSteps(naskah), ...chain.paraf.slice(from).map((one) => step(one, false)), step(chain.tandaTangan, true)];
}

/** "Rina (Plh. Bendahara)", or that the holder is on leave and nobody stands in. */
const nameOf = (one: Acting): string => {
  if (one.wakil) return `${one.nama} (${actingAs(one)})`;
  return one.cutiSampai ? `${one.nama} (cuti sampai ${formatDay(one.cutiSampai)}, tanpa wakil yang bertugas)` : one.nama;
};
