import { visibleFields } from "#kit/access/visibility/visible-fields.server.ts";
import { attachmentsOf } from "#kit/attachments/attach.server.ts";
import { hidden } from "#kit/audit/audit.server.ts";
import type { TrailLine } from "#kit/audit/trail.server.ts";
import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { dayOf, formatDay, formatMoment, isDay } from "#kit/dates.ts";
import type { Field } from "#kit/register/fields.ts";
import type { Register } from "#kit/register/register.ts";
import { namesOf, relatedOf } from "#kit/register/related.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { asWords } from "#kit/ui/field/words.ts";
import { isPeran, peran } from "#modules/akun/index.ts";
import { actedAs } from "#modules/kepegawaian/index.server.ts";
import { lists } from "#src/registers.ts";
import type { Change, ReadableLine } from "./line.ts";
import { actionWords, kinds, labelOf, wordOf } from "./words.ts";

interface Known {
  readonly register: Register | undefined;
  /** The register as this person sees it. */
  readonly seen: Register | undefined;
  /** Of the records themselves. */
  readonly names: ReadonlyMap<string, string>;
  /** What the ids in their fields stand for. */
  readonly related: Readonly<Record<string, string>>;
  /** May the values be shown? */
  readonly open: boolean;
}

/** Of lines that are all about one row. */
interface OneRow {
  /** The register as it is open in this row. */
  readonly seen: Register;
  /** What the ids of a line stood for when it was written; absent: what they stand for today. */
  readonly namesThen?: (line: TrailLine) => Readonly<Record<string, string>>;
}

/** Lines of the trail in the words of the office: labels instead of columns, names instead of ids. */
export async function readable(
  ctx: ReadCtx,
  lines: readonly TrailLine[],
  { seen, namesThen }: Partial<OneRow> = {},
): Promise<ReadableLine[]> {
  const known = new Map<string, Known>();
  for (const line of lines) {
    if (known.has(line.subject)) continue;
    const same = lines.filter(({ subject }) => subject === line.subject);
    known.set(line.subject, await knownOf(ctx, same, seen?.name === line.subject ? seen : undefined));
  }
  const positionOf = await actedAs(ctx, lines.flatMap(deedOf));
  return lines.map((line) => {
    const today = known.get(line.subject) as Known;
    const told = tell(line, namesThen ? { ...today, related: { ...today.related, ...namesThen(line) } } : today);
    return { ...told, position: deedOf(line).map(positionOf).join("") };
  });
}

/** Nobody of the house does what the system does. */
const deedOf = ({ actorId, at }: TrailLine) => (actorId ? [{ akunId: actorId, day: dayOf(at) }] : []);

async function knownOf(ctx: ReadCtx, lines: readonly TrailLine[], given: Register | undefined): Promise<Known> {
  const subject = lines[0]?.subject ?? "";
  const register = lists.find(({ name }) => name === subject);
  const open = may(ctx, `${subject}:read`) !== "no";
  if (!register || !open) {
    const names = subject === "akun" && open ? await namesOfAccounts(ctx, lines) : new Map<string, string>();
    return { register, seen: undefined, names, related: open ? await namesInside(ctx, lines) : {}, open };
  }
  const seen = given ?? visibleFields(ctx, register, "read").everywhere;
  const ids = lines.map(({ subjectId }) => subjectId);
  const told = lines.flatMap(({ before, after }) => [before ?? {}, after ?? {}]);
  const names = seen.columns[0] === register.columns[0] ? await namesOf(ctx, register, ids) : new Map<string, string>();
  return { register, seen, names, related: (await relatedOf(ctx, seen, told)).names, open };
}

async function namesOfAccounts(ctx: ReadCtx, lines: readonly TrailLine[]): Promise<Map<string, string>> {
  return accountsCalled(
    ctx,
    lines.map(({ subjectId }) => subjectId),
  );
}

async function accountsCalled(ctx: ReadCtx, asked: readonly string[]): Promise<Map<string, string>> {
  const ids = asked.filter(isUuid);
  if (ids.length === 0) return new Map();
  const found = await ctx.db.selectFrom("akun").select(["id", "nama"]).where("id", "in", ids).execute();
  return new Map(found.map(({ id, nama }) => [id, nama]));
}

/** Whom and what the ids stand for in lines that no register explains: people, and rows of the register that names the field. */
async function namesInside(ctx: ReadCtx, lines: readonly TrailLine[]): Promise<Record<string, string>> {
  const told = lines.flatMap(({ before, after }) => [...Object.entries(before ?? {}), ...Object.entries(after ?? {})]);
  const idsOf = (values: readonly unknown[]) => [
    ...new Set(values.flat().filter((id): id is string => typeof id === "string" && isUuid(id))),
  ];
  const names = new Map(await accountsCalled(ctx, idsOf(told.map(([, value]) => value))));
  for (const [id, { nama }] of await attachmentsOf(ctx, idsOf(told.filter(([name]) => name === "berkasId").map(([, value]) => value))))
    names.set(id, nama);
  for (const register of lists) {
    const ids = idsOf(told.filter(([name]) => name === `${register.name}Id`).map(([, value]) => value));
    if (ids.length > 0 && may(ctx, `${register.name}:read`) !== "no")
      for (const [id, name] of await namesOf(ctx, register, ids)) names.set(id, name);
  }
  return Object.fromEntries(names);
}

/** Where one record has its page. */
function hrefOf({ subject, subjectId }: TrailLine, { register, names, open }: Known): string | null {
  if (!open || !names.has(subjectId)) return null;
  if (subject === "akun") return `/administration/user/${subjectId}`;
  return register && register.detail !== false ? `${register.path}/${subjectId}` : null;
}

function tell(line: TrailLine, known: Known): Omit<ReadableLine, "position"> {
  const { register, names, related, open } = known;
  const { id, at, actorName, action, subject, subjectId } = line;
  const called = names.get(subjectId) ?? "";
  const { words, tone } = actionWords(action, subject, line.after?.jenis);
  return {
    id,
    at,
    actor: actorName,
    deed: words,
    tone: tone ?? "neutral",
    kind: register?.title ?? kinds[subject] ?? labelOf(subject),
    subject,
    subjectId,
    // A row that is named for another one is called by that one's name.
    name: open ? shorten((related[called] ?? called) || nameIn(line, known)) : "",
    href: hrefOf(line, known),
    closed: !open,
    erased: line.isErased,
    changes: open ? changesOf(line, known) : [],
  };
}

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** Of a record that is gone, or that no register keeps: what the line itself calls it. */
function nameIn({ before, after }: TrailLine, { register, seen, related }: Known): string {
  const told = { ...before, ...after };
  const column = register?.columns[0] ?? "";
  const field = seen?.fields[column];
  if (register) return field ? asWords(field, told[column], related) : "";
  const name = [told.name, told.nama, told.judul, told.alt].find((one) => typeof one === "string");
  return typeof name === "string" ? name : "";
}

/** Each field that differs, in the order of the register. Empty fields of a new or deleted record are left out. */
function changesOf({ before, after, subject }: TrailLine, { register, seen, related }: Known): Change[] {
  const told = [...Object.keys(before ?? {}), ...Object.keys(after ?? {})].filter((name) => !register?.fields[name]);
  return [...Object.keys(seen?.fields ?? {}), ...new Set(told)].flatMap((name) => {
    const [was, is] = [before?.[name] ?? null, after?.[name] ?? null];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const field = seen?.fields[name];
    const words = (value: unknown) => sayValue(field, value, related);
    return [{ label: field?.label ?? labelOf(name, subject), before: before && words(was), after: after && words(is) }];
  });
}

function sayValue(field: Field | undefined, value: unknown, related: Known["related"]): string {
  if (field && value !== hidden && (value === null || typeof value !== "object")) return asWords(field, value, related);
  return plainly(value, related);
}

function plainly(value: unknown, related: Known["related"]): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map((one) => plainly(one, related)).join(", ");
  if (typeof value === "boolean") return value ? "Ya" : "Tidak";
  if (typeof value === "number") return value.toLocaleString("id-ID");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([key, inner]) => `${labelOf(key)}: ${plainly(inner, related)}`)
      .join("; ");
  const text = String(value);
  if (Object.hasOwn(related, text)) return related[text] ?? text;
  if (isDay(text)) return formatDay(text);
  if (isPeran(text)) return peran[text];
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? formatMoment(new Date(text)) : wordOf(text);
}
