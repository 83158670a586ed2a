import { buffer } from "node:stream/consumers";
import { exportableRegister } from "../access/visibility/visible-fields.server.ts";
import { addAttachment, attachmentsOf } from "../attachments/attach.server.ts";
import { type Ctx, demand, type ReadCtx, type Scope } from "../ctx.server.ts";
import { json } from "../database/sql.server.ts";
import type { Book } from "../documents/book.ts";
import type { Files } from "../files/files.server.ts";
import { lookAtTemplate, readTemplateInThread } from "../reading/reading.server.ts";
import { refuse } from "../refusals.ts";
import type { Register } from "../register/register.ts";
import { isUuid } from "../register/uuid.ts";
import { weekAgo } from "../transfer/batch.server.ts";
import { oneLine } from "../typed-text.ts";
import { type ColumnMap, fingerprintOf } from "./column-map.ts";
import { keepMap, mapWithHead } from "./column-maps.server.ts";
import { type FillChoices, fillChoicesFrom, noFillChoices, specials } from "./fill-choices.ts";
import { seeTemplate, type TemplateSeen } from "./see-template.ts";
import type { ListWords } from "./words.ts";

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A template that waits to be filled, as its own person sees it. */
export interface KeptTemplate {
  readonly id: string;
  readonly fileName: string;
  readonly choices: FillChoices;
  readonly seen: TemplateSeen;
  /** Name of the kept map by which its columns are known. */
  readonly columnMap: string | null;
}

interface Asking {
  readonly files: Files;
  readonly words: ListWords;
}

interface Uploaded {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Keeps an empty workbook that is to be filled. @returns its id. @throws Refusal for what is none */
export async function keepTemplate(scope: Scope, register: Register, sent: Uploaded & Asking): Promise<string> {
  const { name, bytes, files, words } = sent;
  const exported = await scope.transaction(async (ctx) => exportable(ctx, register));
  const book = await readTemplateInThread(bytes);
  const see = (choices: FillChoices) => understand({ register: exported, words, choices, book, bytes });
  const first = await see(noFillChoices);
  const map = await scope.transaction((ctx) => mapWithHead(ctx, register, { fingerprint: fingerprintOf(first.columns), direction: "out" }));
  const choices = { ...(map ? fillChoicesFrom(map) : noFillChoices), sheet: first.sheet, head: first.head };
  const seen = map ? await see(choices) : first;
  const berkas = await addAttachment(scope, files, { bytes, name, accept: [xlsx] });
  return scope.transaction(async (ctx) => {
    await deleteOld(ctx, register);
    const { id } = await ctx.db
      .insertInto("fillTemplate")
      .values({
        ...{ register: register.name, actorId: signedIn(ctx), fileName: oneLine(name).slice(0, 200), berkasId: berkas.id },
        ...{ choices: json(choices), seen: json(seen), columnMap: map?.name ?? null },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Understands the template as the person says. */
export async function settleTemplate(
  scope: Scope,
  register: Register,
  said: Asking & { readonly id: string; readonly choices: FillChoices },
) {
  const { id, files, words } = said;
  const { kept, exported, key } = await scope.transaction((ctx) => held(ctx, register, id));
  const choices = fitting(said.choices, kept.seen);
  const bytes = await bytesOf(files, key);
  const seen = await understand({ register: exported, words, choices, book: await readTemplateInThread(bytes), bytes });
  await scope.transaction((ctx) =>
    ctx.db
      .updateTable("fillTemplate")
      .set({ choices: json(choices), seen: json(seen) })
      .where("id", "=", id)
      .execute(),
  );
}

/** Another sheet or head has other columns; another field is written in another way. */
function fitting(said: FillChoices, { sheet, head, columns }: TemplateSeen): FillChoices {
  if (said.sheet !== undefined && said.sheet !== sheet) return { ...noFillChoices, sheet: said.sheet };
  const moved = said.head && (said.head.from !== head.from || said.head.to !== head.to);
  if (moved) return { ...noFillChoices, sheet, ...(said.head && { head: said.head }) };
  const same = (place: string) => columns.some((column) => String(column.place) === place && said.columns[place] === column.field);
  const only = <T>(values: Readonly<Record<string, T>>) => Object.fromEntries(Object.entries(values).filter(([place]) => same(place)));
  const constants = Object.fromEntries(Object.entries(said.constants).filter(([place]) => said.columns[place] === specials.constant));
  return { sheet, head, columns: said.columns, days: only(said.days), writes: only(said.writes), constants };
}

interface Understanding {
  readonly register: Register;
  readonly words: ListWords;
  readonly choices: FillChoices;
  readonly book: Book;
  readonly bytes: Uint8Array;
}

const understand = ({ book, bytes, ...how }: Understanding): Promise<TemplateSeen> =>
  seeTemplate(book, { ...how, look: (place) => lookAtTemplate(bytes, place) });

/** The actor's own template, while it is there. */
export async function findTemplate(ctx: ReadCtx, register: Register, id: string): Promise<KeptTemplate | undefined> {
  demand(ctx, `${register.name}:export`);
  if (!isUuid(id)) return undefined;
  const kept = await ctx.db
    .selectFrom("fillTemplate")
    .select(["id", "fileName", "choices", "seen", "columnMap"])
    .where("id", "=", id)
    .where("register", "=", register.name)
    .where("actorId", "=", signedIn(ctx))
    .where("createdAt", ">", weekAgo(ctx.now))
    .executeTakeFirst();
  return kept as KeptTemplate | undefined;
}

/** @throws Refusal 404 for those of others */
export async function held(ctx: ReadCtx, register: Register, id: string) {
  const kept = await findTemplate(ctx, register, id);
  if (!kept) throw unknownTemplate();
  const { berkasId } = await ctx.db.selectFrom("fillTemplate").select("berkasId").where("id", "=", id).executeTakeFirstOrThrow();
  const berkas = (await attachmentsOf(ctx, [berkasId])).get(berkasId);
  if (!berkas) throw unknownTemplate();
  return { kept, exported: exportable(ctx, register), key: berkas.kunci };
}

export const bytesOf = async (files: Files, key: string): Promise<Buffer> => buffer((await files.open("private", key)).stream);

/** Keeps how the columns were understood, for the next template with this head. */
export async function keepTemplateMap(ctx: Ctx, register: Register, told: { id: string; name: string; source: string }): Promise<string> {
  const { kept } = await held(ctx, register, told.id);
  const said = await keepMap(ctx, register, mapOfTemplate(kept, told));
  await ctx.db.updateTable("fillTemplate").set({ columnMap: told.name }).where("id", "=", told.id).execute();
  return said;
}

function mapOfTemplate({ seen }: KeptTemplate, { name, source }: Pick<ColumnMap, "name" | "source">): ColumnMap {
  const columns = seen.columns.map(({ label, field, day, writes, constant }) => ({
    ...{ head: label.slice(0, 300), field },
    ...(day && { day }),
    ...(writes.length > 0 && { writes: Object.fromEntries(writes.map((one) => [one.label, one.said])) }),
    ...(constant !== "" && { constant }),
  }));
  return { name, source, direction: "out", fingerprint: fingerprintOf(seen.columns), columns };
}

function exportable(ctx: ReadCtx, register: Register): Register {
  demand(ctx, `${register.name}:export`);
  return exportableRegister(ctx, register);
}

/** Whose template it is. @throws Refusal for whoever is nobody */
function signedIn({ actor }: ReadCtx): string {
  if (actor.id === null) throw refuse.forbidden();
  return actor.id;
}

const unknownTemplate = () => refuse.notFound("Templat ini tidak ditemukan lagi. Unggah berkasnya sekali lagi.");

/** One a person and register, and none longer than a week. */
async function deleteOld(ctx: Ctx, register: Register): Promise<void> {
  await ctx.db
    .deleteFrom("fillTemplate")
    .where((where) =>
      where.or([
        where.and([where("actorId", "=", signedIn(ctx)), where("register", "=", register.name)]),
        where("createdAt", "<", weekAgo(ctx.now)),
      ]),
    )
    .execute();
}
