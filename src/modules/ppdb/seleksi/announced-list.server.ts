import type { ReadCtx } from "#kit/ctx.server.ts";
import { type AturanJalur, type Pelamar, readAturan, readBundle } from "./bundle.ts";
import { type HasilJalur, pathsOf, select } from "./select.ts";

/** One path of a fixed wave, with what its list was made from. */
export interface FixedPath {
  readonly rule: AturanJalur;
  readonly hasil: HasilJalur;
  readonly pelamar: ReadonlyMap<string, Pelamar>;
}

/** A fixed decision never changes, and on the day of the announcement every family asks for it. */
const kept = new Map<string, readonly FixedPath[]>();
const mostKept = 4;

/** The list of a fixed decision, path by path, as it was fixed. */
export async function readFixed(ctx: ReadCtx, keputusanId: string): Promise<readonly FixedPath[]> {
  const known = kept.get(keputusanId);
  if (known) return known;
  const { paket } = await ctx.db
    .selectFrom("keputusanPpdb")
    .select("paket")
    .where("id", "=", keputusanId)
    .where("ditetapkanPada", "is not", null)
    .executeTakeFirstOrThrow();
  const paths = listOf(paket);
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - mostKept + 1))) kept.delete(oldest);
  kept.set(keputusanId, paths);
  return paths;
}

function listOf(paket: string): readonly FixedPath[] {
  const bundle = readBundle(paket);
  if ("salah" in bundle) throw new TypeError("a fixed bundle is not readable");
  const aturan = readAturan(bundle.aturan);
  const rules = aturan ? pathsOf(aturan, bundle.gelombang) : [];
  return select(bundle).jalur.flatMap((hasil, place) => {
    const rule = rules[place];
    const own = bundle.pelamar.filter(({ jalur }) => jalur === hasil.jenis);
    return rule ? [{ rule, hasil, pelamar: new Map(own.map((one) => [one.id, one])) }] : [];
  });
}
