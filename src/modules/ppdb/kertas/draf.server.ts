import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, dayOf } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import type { Sent } from "#kit/register/check.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { patternOf } from "#kit/search/search-predicate.server.ts";
import { seenText } from "#kit/typed-text.ts";
import { isJawab } from "../pertanyaan/nama.ts";
import { DRAF_HARI, type IsiDraf, mostDraf } from "./draf.ts";
import { isOfForm, kertasFields } from "./kertas.ts";

const right = "drafKertas:update";
const MOST_LETTERS = 2000;
const MOST_BYTES = 50_000;

/** Which draft, as its reader saw it. */
export interface SeenDraf {
  readonly id: string;
  readonly versi: number;
}

interface Kept {
  /** Chosen by the form: pressed twice, it keeps one. */
  readonly key: string;
  /** The one that is gone on with; null for a new one. */
  readonly draf: SeenDraf | null;
}

/** Keeps what was typed of a paper form; nothing of it need be right yet. @throws Refusal 403, 404, 409, 422 */
export async function saveDraf(ctx: Ctx, sent: Sent, { key, draf }: Kept): Promise<void> {
  demand(ctx, right);
  const isi = readIsi(sent);
  if (draf) {
    const held = await holdDraf(ctx, draf);
    await ctx.db
      .updateTable("drafKertas")
      .set({ isi, versi: held.versi + 1, updatedAt: ctx.now })
      .where("id", "=", held.id)
      .execute();
    await record(ctx, { action: "update", subject: "drafKertas", subjectId: held.id, after: { versi: held.versi + 1 } });
    return;
  }
  const { id: oleh, name: pelaku } = ctx.actor;
  if (oleh === null) throw refuse.forbidden("Draf disimpan oleh panitia, bukan oleh sistem.");
  if (!/^[\w-]{8,100}$/.test(key)) throw refuse.malformed("Kunci kiriman tidak terbaca. Muat ulang halaman, lalu kirim lagi.");
  const { many } = await ctx.db
    .selectFrom("drafKertas")
    .select(({ fn }) => fn.countAll<string>().as("many"))
    .where("oleh", "=", oleh)
    .where("kunci", "<>", key)
    .executeTakeFirstOrThrow();
  if (Number(many) >= mostDraf) throw refuse.conflict(`Anda sudah menyimpan ${mostDraf} draf. Daftarkan atau buang dahulu yang lama.`);
  const row = { isi, updatedAt: ctx.now };
  const { id } = await ctx.db
    .insertInto("drafKertas")
    .values({ ...row, kunci: key, oleh, pelaku, createdAt: ctx.now })
    .onConflict((known) => known.columns(["oleh", "kunci"]).doUpdateSet(row))
    .returning("id")
    .executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "drafKertas", subjectId: id });
}

/** What stands on the paper; which questions its path asks is seen when it is registered. */
const isAnswer = (name: string): boolean => isOfForm(name) || isJawab(name);

/** Of the fields that there are, what is not empty. @throws Refusal 422 */
function readIsi(sent: Sent): IsiDraf {
  const names = Object.keys(sent).filter((name) => Object.hasOwn(kertasFields, name) || isAnswer(name));
  const texts = names.map((name) => [name, typeof sent[name] === "string" ? seenText(sent[name]) : ""] as const);
  const long = texts.filter(([, text]) => text.length > MOST_LETTERS).map(([name]) => [name, "Isian ini terlalu panjang."]);
  if (long.length > 0) throw refuse.invalid("Periksa lagi isian yang ditandai.", Object.fromEntries(long));
  const isi = texts.filter(([, text]) => text !== "");
  if (!isi.some(([name]) => isAnswer(name))) throw refuse.invalid("Belum ada yang diisi dari formulirnya, jadi tidak ada yang disimpan.");
  const kept = Object.fromEntries(isi);
  if (Buffer.byteLength(JSON.stringify(kept)) > MOST_BYTES)
    throw refuse.tooLarge("Isian ini terlalu panjang. Perpendek, lalu simpan lagi.");
  return kept;
}

/** One's own; who leads the committee has all. Others do not exist. */
const visible = (ctx: ReadCtx) => ctx.db.selectFrom("drafKertas").where(isVisible(ctx));

function isVisible(ctx: ReadCtx) {
  const reach = may(ctx, right);
  return reach === "yes" ? sql<boolean>`true` : sql<boolean>`draf_kertas.oleh = ${reach === "own" ? ctx.actor.id : null}::uuid`;
}

/** Locked until the end of the transaction. @throws Refusal 404, 409 when it was saved since it was seen */
async function holdDraf(ctx: Ctx, { id, versi }: SeenDraf) {
  const held = await lockDraf(ctx, id);
  if (!held) throw refuse.conflict("Draf ini sudah didaftarkan atau dibuang. Lihat dahulu di Meja Panitia.");
  if (held.versi !== versi) throw refuse.stale({ versi: held.versi, isi: held.isi });
  return held;
}

async function lockDraf(ctx: Ctx, id: string) {
  if (!isUuid(id)) return undefined;
  return ctx.db
    .selectFrom("drafKertas")
    .select(["id", "versi", "isi", "pelaku", "createdAt"])
    .where("id", "=", id)
    .where(isVisible(ctx))
    .forUpdate()
    .executeTakeFirst();
}

/** It becomes a registration in this transaction. @returns who began it and when; @throws Refusal 409 where another one was quicker */
export async function takeDraf(ctx: Ctx, seen: SeenDraf): Promise<{ readonly pelaku: string; readonly mulai: Date }> {
  const { id, pelaku, createdAt } = await holdDraf(ctx, seen);
  await ctx.db.deleteFrom("drafKertas").where("id", "=", id).execute();
  return { pelaku, mulai: createdAt };
}

/** Throws one away. @throws Refusal 403, 409 */
export async function dropDraf(ctx: Ctx, seen: SeenDraf): Promise<void> {
  demand(ctx, right);
  const { id } = await holdDraf(ctx, seen);
  await ctx.db.deleteFrom("drafKertas").where("id", "=", id).execute();
  await record(ctx, { action: "delete", subject: "drafKertas", subjectId: id });
}

/** One that is gone on with; null where it is sent, thrown away, or somebody else's. */
export async function readDraf(ctx: ReadCtx, id: string) {
  if (!isUuid(id)) return null;
  const row = await visible(ctx).select(["id", "versi", "isi", "pelaku"]).where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

interface Sought {
  /** In the names of child and mother, the school and the typist. */
  readonly cari: string;
  readonly page: number;
  readonly size: number;
}

const sought = (ctx: ReadCtx, cari: string) =>
  visible(ctx).$if(cari !== "", (rows) => {
    const told = sql`concat_ws(' ', isi->>'namaLengkap', isi->>'asalSekolah', isi->>'namaIbu', pelaku)`;
    return rows.where(sql<boolean>`${told} ilike ${patternOf(cari)}`);
  });

/** Who was typed last stands first. */
export async function listDraf(ctx: ReadCtx, { cari, page, size }: Sought) {
  const rows = await sought(ctx, cari)
    .select(["id", "versi", "pelaku", "updatedAt", sql<string | null>`isi->>'namaLengkap'`.as("nama")])
    .select([sql<string | null>`isi->>'asalSekolah'`.as("asalSekolah")])
    .orderBy("updatedAt", "desc")
    .orderBy("id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return rows.map((row) => ({ ...row, hapus: addDays(dayOf(row.updatedAt), DRAF_HARI) }));
}

export type DrafRow = Awaited<ReturnType<typeof listDraf>>[number];

export async function countDraf(ctx: ReadCtx, cari: string): Promise<number> {
  if (may(ctx, right) === "no") return 0;
  const { many } = await sought(ctx, cari)
    .select(({ fn }) => fn.countAll<string>().as("many"))
    .executeTakeFirstOrThrow();
  return Number(many);
}

/** Erases what nobody has gone on with. @returns how many */
export async function eraseOldDraf(ctx: Ctx): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom("drafKertas")
    .where("updatedAt", "<", new Date(ctx.now.getTime() - DRAF_HARI * 86_400_000))
    .executeTakeFirstOrThrow();
  const many = Number(numDeletedRows);
  if (many > 0) await record(ctx, { action: "erase", subject: "drafKertas", subjectId: "*", after: { banyak: many } });
  return many;
}
