import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Option } from "#kit/register/fields.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { ownPegawai } from "./own-pegawai.server.ts";
import { bagianPerson, type ChosenPerson, type Person } from "./people.ts";

/**
 * Whose records a page shows: one's own, or, for those who may read everybody's, those of the person in `?pegawai=<id>`.
 * @throws Refusal 404 for a person who is not there or whom one may not see
 */
export async function choosePegawai(ctx: ReadCtx, parameters: URLSearchParams): Promise<ChosenPerson> {
  const saya = await ownPegawai(ctx);
  const diminta = parameters.get("pegawai") ?? "";
  if (may(ctx, "pegawai:read") !== "yes") {
    if (diminta !== "" && diminta !== saya?.id) throw refuse.notFound();
    return { pegawai: saya ?? null, sendiri: saya !== undefined, pilihan: null };
  }
  const pegawai = diminta === "" || diminta === saya?.id ? saya : await search(ctx, diminta);
  return { pegawai: pegawai ?? null, sendiri: pegawai !== undefined && pegawai.id === saya?.id, pilihan: await options(ctx, pegawai) };
}

async function search(ctx: ReadCtx, id: string): Promise<Person> {
  const living = ctx.db
    .selectFrom("pegawai")
    .select([...bagianPerson])
    .where(notDeleted());
  const found = isUuid(id) ? await living.where("id", "=", id).executeTakeFirst() : undefined;
  if (!found) throw refuse.notFound("Pegawai ini tidak ditemukan.");
  return found;
}

/** As many as a picker can be looked through; whoever is not among them is reached from the list of staff. */
const mostOptions = 500;

/** Those who still serve first, each with the NIP that tells namesakes apart; whoever is shown is among them. */
async function options(ctx: ReadCtx, shown: Person | undefined): Promise<Option[]> {
  const rows = await ctx.db
    .selectFrom("pegawai")
    .select(["id", "nama", "nip"])
    .where(notDeleted())
    .orderBy("aktif", "desc")
    .orderBy("nama")
    .limit(mostOptions)
    .execute();
  const all = shown && !rows.some(({ id }) => id === shown.id) ? [shown, ...rows] : rows;
  return all.map(({ id, nama, nip }) => ({ value: id, label: nip ? `${nama} · ${nip}` : nama }));
}
