import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { type Acting, actingToday } from "#modules/kepegawaian/index.server.ts";
import { type Jabatan, jabatanName } from "#modules/kepegawaian/index.ts";
import { penandatangan } from "../content/penandatangan.server.ts";
import type { Naskah, Paraf, Rantai } from "../naskah.ts";
import { writersOf } from "./co-write.server.ts";

/** "Kepala Urusan Tata Usaha", or "Plh. Kepala Urusan Tata Usaha" of who stands in. */
export const actingAs = ({ jabatan, wakil }: Pick<Acting, "jabatan" | "wakil">): string =>
  `${wakil ? "Plh. " : ""}${jabatanName(jabatan, null)}`;

/** The chain of a kind of letter on this day: its own, else the one of all kinds; null where there is neither. */
export async function chainInForce(ctx: ReadCtx, jenisId: string): Promise<Rantai | null> {
  const hari = today(ctx.now);
  const row = await ctx.db
    .selectFrom("rantaiParaf")
    .select(["pengonsep", "parafPertama", "parafKedua", "parafKetiga", "parafKeempat", "tandaTangan"])
    .where(notDeleted())
    .where((one) => one.or([one("jenisId", "=", jenisId), one("jenisId", "is", null)]))
    .where("mulai", "<=", hari)
    .where((one) => one.or([one("sampai", "is", null), one("sampai", ">=", hari)]))
    .orderBy("jenisId", (by) => by.asc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const paraf = [row.parafPertama, row.parafKedua, row.parafKetiga, row.parafKeempat].filter((one) => one !== null);
  return { pengonsep: row.pengonsep, paraf: paraf as Jabatan[], tandaTangan: row.tandaTangan as Jabatan };
}

/**
 * What a letter takes along when it is sent on its way: the chain as it is today. A position that one of its writers holds alone has
 * initialled with them. @throws Refusal 422 while nobody acts in one of its positions
 */
export async function enterChain(ctx: ReadCtx, naskah: Naskah) {
  const chain = await chainInForce(ctx, naskah.jenisId);
  if (!chain) return { rantai: null, paraf: [], parafBerikut: null, penandaJabatan: null };
  const acting = await actingToday(ctx);
  const signs = chain.tandaTangan === "kepala" ? [] : [chain.tandaTangan];
  const empty = [...chain.paraf, ...signs].filter((jabatan) => !acting.some((one) => one.jabatan === jabatan));
  if (empty.length > 0)
    throw refuse.invalid(
      `Jabatan ${new Intl.ListFormat("id").format(empty.map((one) => jabatanName(one, null)))} di rantai paraf surat ini belum dipangku siapa pun yang haknya sudah disetujui. Catat di Kepegawaian › Pemangku Jabatan, lalu ajukan lagi.`,
    );
  const writers = await writersOf(ctx, naskah);
  const theirs = chain.paraf.filter((jabatan) => acting.every((one) => one.jabatan !== jabatan || writers.includes(one.akunId)));
  const left = chain.paraf.filter((jabatan) => !theirs.includes(jabatan));
  const sebagai = ["Pengonsep", ...theirs.map((one) => jabatanName(one, null))].join(", ");
  const author: Paraf = { jabatan: null, sebagai, akunId: ctx.actor.id ?? "", nama: ctx.actor.name, pada: ctx.now.toISOString() };
  return {
    rantai: { ...chain, paraf: left },
    paraf: chain.pengonsep || theirs.length > 0 ? [author] : [],
    parafBerikut: left[0] ?? null,
    penandaJabatan: chain.tandaTangan,
  };
}

/** Whose initials come next, and whether this person may give them. */
export interface Turn {
  /** Null: whoever has the right. */
  readonly jabatan: Jabatan | null;
  readonly acting: readonly Acting[];
  readonly mine: Acting | null;
  /** Whoever has the right may, as nobody else could: who acts wrote it or signs it. */
  readonly open: boolean;
}

export async function turnOf(ctx: ReadCtx, naskah: Pick<Naskah, "id" | "pembuatId" | "parafBerikut">): Promise<Turn> {
  const { parafBerikut: jabatan } = naskah;
  if (jabatan === null) return { jabatan, acting: [], mine: null, open: true };
  const acting = (await actingToday(ctx)).filter((one) => one.jabatan === jabatan);
  const barred = [...(await writersOf(ctx, naskah)), (await penandatangan(ctx)).akunId];
  const open = acting.length > 0 && acting.every(({ akunId }) => barred.includes(akunId));
  return { jabatan, acting, mine: acting.find(({ akunId }) => akunId === ctx.actor.id) ?? null, open };
}

/** Their place in the chain has come, or any of those who have the right for every letter may. */
export function mayInitial(ctx: ReadCtx, { mine, open }: Turn): boolean {
  const reach = may(ctx, "parafSurat:manage");
  return reach !== "no" && (mine !== null || (open && reach === "yes"));
}

/** After these initials. */
export function nextAfter({ rantai, parafBerikut }: Pick<Naskah, "rantai" | "parafBerikut">): Jabatan | null {
  if (!rantai || !parafBerikut) return null;
  return rantai.paraf[rantai.paraf.indexOf(parafBerikut) + 1] ?? null;
}

/** Whoever signs does so in the position that the chain names; the head, and who acts for them, every letter. */
export async function maySignInChain(ctx: ReadCtx, { penandaJabatan }: Pick<Naskah, "penandaJabatan">): Promise<boolean> {
  if (penandaJabatan === null || ctx.actor.roles.includes("kepala")) return true;
  if (penandaJabatan === "kepala") return false;
  return (await actingToday(ctx)).some(({ jabatan, akunId }) => jabatan === penandaJabatan && akunId === ctx.actor.id);
}

/** Letters of a query that calls them `naskah`, with a place in their chain for who acts in a position today, or initialled by them. */
export const inMyChain = (ctx: ReadCtx, mine: readonly Jabatan[]) =>
  sql`(naskah.rantai -> 'paraf' ?| ${[...mine]}::text[] or naskah.penanda_jabatan = any(${[...mine]}::text[])
    or naskah.paraf @> ${JSON.stringify([{ akunId: ctx.actor.id }])}::jsonb)`;

/** The positions in which this person acts today. */
export const myPositions = async (ctx: ReadCtx): Promise<readonly Jabatan[]> =>
  (await actingToday(ctx)).filter(({ akunId }) => akunId === ctx.actor.id).map(({ jabatan }) => jabatan);
