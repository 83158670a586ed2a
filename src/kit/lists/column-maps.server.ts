import { record } from "../audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "../ctx.server.ts";
import { json } from "../database/sql.server.ts";
import { refuse } from "../refusals.ts";
import type { Register } from "../register/register.ts";
import { isUuid } from "../register/uuid.ts";
import { demandImport } from "../transfer/batch.server.ts";
import { asMapFile, type ColumnMap, type MapFile, mapLabel, readMapFile } from "./column-map.ts";

export interface KeptMap extends Pick<ColumnMap, "name" | "source"> {
  readonly id: string;
  readonly actorName: string;
  readonly updatedAt: Date;
}

const mostMaps = 200;

type Direction = ColumnMap["direction"];

/** Maps hold no rows; who takes lists in, or gives whole ones out, keeps them for everybody. @throws Refusal */
function demandMaps(ctx: ReadCtx, register: Register, direction: Direction): void {
  const right = `${register.name}:export` as const;
  if (direction === "in") demandImport(ctx, register);
  else if (demand(ctx, right) !== "yes") throw refuse.forbidden("Peta kolom disimpan dan dihapus oleh petugas tata usaha.", right);
}

/** The maps that are kept for a register, by name. */
export async function keptMaps(ctx: ReadCtx, register: Register, direction: Direction = "in"): Promise<KeptMap[]> {
  if (direction === "in") demandImport(ctx, register);
  else demand(ctx, `${register.name}:export`);
  return ctx.db
    .selectFrom("columnMap")
    .select(["id", "name", "source", "actorName", "updatedAt"])
    .where("register", "=", register.name)
    .where("direction", "=", direction)
    .orderBy("name")
    .orderBy("id")
    .limit(mostMaps)
    .execute();
}

/** The map of lists with this head, when somebody kept one. What goes out may know a head from lists that came in. */
export async function mapWithHead(
  ctx: ReadCtx,
  register: Register,
  { fingerprint, direction }: Pick<ColumnMap, "fingerprint" | "direction">,
): Promise<ColumnMap | undefined> {
  const found = await mapsOf(ctx, register)
    .where("fingerprint", "=", fingerprint)
    .where("direction", "in", direction === "in" ? ["in"] : ["in", "out"])
    .orderBy("direction", "desc")
    .executeTakeFirst();
  return found && { ...found, columns: found.columns as ColumnMap["columns"] };
}

const mapsOf = (ctx: ReadCtx, register: Register) =>
  ctx.db.selectFrom("columnMap").select(["name", "source", "fingerprint", "direction", "columns"]).where("register", "=", register.name);

/** Keeps a map; one with the same head makes room. @returns what to tell, without a full stop */
export async function keepMap(ctx: Ctx, register: Register, { columns, ...map }: ColumnMap): Promise<string> {
  demandMaps(ctx, register, map.direction);
  const former = await mapsOf(ctx, register)
    .where("fingerprint", "=", map.fingerprint)
    .where("direction", "=", map.direction)
    .forUpdate()
    .executeTakeFirst();
  const said = { name: map.name, source: map.source, columns: json(columns), actorName: ctx.actor.name, updatedAt: ctx.now };
  await ctx.db
    .insertInto("columnMap")
    .values({ ...said, register: register.name, fingerprint: map.fingerprint, direction: map.direction })
    .onConflict((conflict) => conflict.constraint("column_map_head").doUpdateSet(said))
    .execute();
  await record(ctx, {
    action: "create",
    subject: "petaKolom",
    subjectId: map.fingerprint,
    ...(former && { before: { register: register.name, nama: former.name } }),
    after: { register: register.name, nama: map.name },
  });
  if (!former) return `Peta kolom “${map.name}” tersimpan`;
  return former.name === map.name
    ? `Peta kolom “${map.name}” diganti: yang lama mengenali judul kolom yang sama`
    : `Peta kolom “${map.name}” tersimpan dan menggantikan “${former.name}”, yang mengenali judul kolom yang sama`;
}

/** What a form calls a map. @throws Refusal 422 where it says nothing */
export function typedNames(form: FormData): Pick<ColumnMap, "name" | "source"> {
  const typed = (field: string) => mapLabel(String(form.get(field) ?? ""));
  const named = { name: typed("nama"), source: typed("sumber") };
  if (named.name === "") throw refuse.invalid("Beri nama peta kolom ini.");
  return named;
}

/** @returns as `keepMap`; @throws Refusal for what is no map of this register */
export async function keepMapFile(ctx: Ctx, register: Register, text: string): Promise<string> {
  const file = readMapFile(text);
  demandMaps(ctx, register, file?.map.direction ?? "in");
  if (!file) throw refuse.malformed("Berkas ini bukan peta kolom. Pilih berkas .json yang diunduh dari halaman impor.");
  if (file.register !== register.name) throw refuse.invalid("Peta kolom ini dibuat untuk data lain. Pakai di halaman impor data itu.");
  const kept = await keepMap(ctx, register, file.map);
  const said = file.map.direction === "out" ? `${kept}; dipakai saat mengekspor, jadi tidak tampak di daftar peta impor` : kept;
  const strange = file.map.columns.filter(({ field }) => !isKnown(register, file.map.direction, field)).map(({ head }) => `“${head}”`);
  const more = strange.length > mostNamed ? ` dan ${strange.length - mostNamed} kolom lain` : "";
  return strange.length === 0
    ? said
    : `${said}; tujuan kolom ${strange.slice(0, mostNamed).join(", ")}${more} di peta itu tidak dikenal portal ini, jadi akan ditanyakan`;
}

/** Heads in one sentence. */
const mostNamed = 5;

/** A field, or what a list that goes out says besides fields. */
const isKnown = ({ fields }: Register, direction: Direction, name: string): boolean =>
  name === "" || (direction === "out" && name.startsWith(".")) || Object.hasOwn(fields, name);

export async function mapFile(ctx: ReadCtx, register: Register, id: string): Promise<MapFile> {
  const map = isUuid(id) && (await mapsOf(ctx, register).where("id", "=", id).executeTakeFirst());
  if (!map) throw unknownMap();
  demandMaps(ctx, register, map.direction);
  return asMapFile(register.name, { ...map, columns: map.columns as ColumnMap["columns"] });
}

/** @returns what to tell, without a full stop */
export async function deleteMap(ctx: Ctx, register: Register, id: string): Promise<string> {
  const { map } = await mapFile(ctx, register, id);
  await ctx.db.deleteFrom("columnMap").where("id", "=", id).execute();
  await record(ctx, {
    action: "delete",
    subject: "petaKolom",
    subjectId: map.fingerprint,
    before: { register: register.name, nama: map.name },
  });
  return `Peta kolom “${map.name}” dihapus`;
}

const unknownMap = () => refuse.notFound("Peta kolom ini tidak ditemukan. Mungkin sudah dihapus.");
