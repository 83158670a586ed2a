import type { ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { loadPenempatan, mayPlace } from "./load-penempatan.server.ts";
import { type Keinginan, place } from "./place.ts";

export interface Asked {
  readonly periodeId: string;
  /** The classes that take part. */
  readonly kelas: readonly string[];
  readonly keinginan: ReadonlyMap<string, Keinginan>;
  readonly hanyaDaftarUlang: boolean;
}

export interface Proposal {
  readonly kelas: Readonly<Record<string, string>>;
  readonly tidak: readonly { readonly id: string; readonly sebab: string }[];
  /** Brothers and sisters whose wish could not be met. */
  readonly belum: readonly string[];
}

/** What the even distribution is; nothing of it is kept. @throws Refusal 403, 404, 422 */
export async function proposePenempatan(ctx: ReadCtx, { periodeId, kelas: asked, keinginan, hanyaDaftarUlang }: Asked): Promise<Proposal> {
  const { periode, calon, kelas } = await loadPenempatan(ctx, periodeId);
  if (!mayPlace(ctx)) throw refuse.forbidden();
  if (periode?.id !== periodeId) throw refuse.notFound();
  const open = kelas.filter(({ id }) => asked.includes(id));
  if (open.length === 0) throw refuse.invalid("Pilih dulu kelas yang akan diisi.");
  // Who comes from another school's higher class, or may be a pupil already, is placed by hand, and who clashes not at all.
  const children = calon.filter(
    ({ bentrok, kembar, jalur, keadaan }) =>
      bentrok === null && kembar === null && jalur !== "mutasi" && (!hanyaDaftarUlang || keadaan === "daftar ulang"),
  );
  const wishes = new Map([...keinginan].filter(([key]) => children.some(({ saudara }) => saudara === key)));
  const proposed = place(
    children,
    open.map(({ id, program, kapasitas, lakiLaki, perempuan }) => ({ id, program, kapasitas, isi: { lakiLaki, perempuan } })),
    wishes,
  );
  return {
    kelas: Object.fromEntries(proposed.kelas),
    tidak: proposed.tidak.map(({ id, sebab }) => ({ id, sebab: sebab === "penuh" ? "Semua kelas penuh" : "Tidak ada kelas programnya" })),
    belum: proposed.belum,
  };
}
