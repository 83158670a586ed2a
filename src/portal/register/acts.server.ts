import { overtaken } from "#kit/audit/overtaken.server.ts";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { fingerprint, runOnce } from "#kit/database/idempotency.server.ts";
import { move } from "#kit/move-row.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import type { Values } from "#kit/register/check.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { changeable, checked, create, locked, remove, restore, update } from "#kit/register/store.server.ts";
import { hooksOf } from "#src/registers.server.ts";
import { hasOwnForm } from "./address.ts";
import type { Act, ActAnswer, Done } from "./answer.ts";

/** Does what a form of the list asks for. @throws Refusal */
export async function act(scope: Scope, register: Register, form: FormData): Promise<ActAnswer> {
  try {
    return await perform(scope, register, form);
  } catch (error) {
    if (!(error instanceof Unsure)) throw error;
    return { refusal: { kind: "invalid", sentence: error.message }, asks: error.sentences };
  }
}

async function perform(scope: Scope, register: Register, form: FormData): Promise<ActAnswer> {
  const { aksi, kunci, versi, yakin, baris: _, ...sent } = Object.fromEntries(form);
  const sure = yakin === "on";
  const rows = form.getAll("baris").map(String).slice(0, 100);
  switch (aksi as Act) {
    case "tambah":
      return scope.transaction(async (ctx) => {
        const row = await add(ctx, register, { sent, key: String(kunci ?? "") });
        return { done: "created", ids: [row.id], ...(await doubted(ctx, register, { row, sure })) };
      });
    case "ubah":
      return change(scope, register, { id: rows[0] ?? "", versi: Number(versi), sent, sure });
    case "hapus":
      return { done: "deleted", ids: await scope.transaction((ctx) => removeAll(ctx, register, rows)) };
    case "pulihkan":
      return { done: "restored", ids: await scope.transaction((ctx) => restoreAll(ctx, register, { ids: rows, sure })) };
    case "pindah":
      return {
        done: "moved",
        ids: [await scope.transaction((ctx) => give(ctx, register, { id: rows[0] ?? "", versi: Number(versi), sent }))],
      };
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

type Sent = Readonly<Record<string, unknown>>;

/** Two sendings of one form make one row, also when the first answer was lost. */
async function add(ctx: Ctx, register: Register, { sent, key }: { sent: Sent; key: string }): Promise<Row> {
  demandDialog(register);
  if (!/^[0-9a-f]{32}$/.test(key)) throw refuse.malformed("Muat ulang halaman ini, lalu simpan sekali lagi.");
  const sending = { scope: `${register.name}:${ctx.actor.id}`, key, fingerprint: fingerprint(sent) };
  return runOnce(ctx, sending, () => create(ctx, register, sent));
}

/** What was done is undone, for somebody should look at it first. */
class Unsure extends Error {
  readonly sentences: readonly string[];
  constructor(sentences: readonly string[]) {
    super(sentences.join(" "));
    this.sentences = sentences;
  }
}

interface Kept {
  readonly row: Row;
  /** What it said until now. */
  readonly before?: Row | undefined;
  readonly sure: boolean;
}

/** What was saved all the same, and somebody should look at; or is asked first. */
async function doubted(ctx: Ctx, register: Register, { row, before, sure }: Kept): Promise<Pick<Done, "note">> {
  const told = (await hooksOf(register).doubts?.(ctx, [row as Row & Values], before && [fieldValues(register, before)]))?.[0] ?? {};
  const sentences = Object.values(told);
  if (hooksOf(register).asksFirst) {
    if (sentences.length > 0 && !sure) throw new Unsure(sentences);
    return {};
  }
  return sentences.length > 0 ? { note: `Periksa lagi: ${sentences.join(" ")}` } : {};
}

interface Change {
  readonly id: string;
  readonly versi: number;
  readonly sent: Sent;
}

async function change(
  scope: Scope,
  register: Register,
  { id, versi, sent, sure }: Change & { readonly sure: boolean },
): Promise<ActAnswer> {
  demandDialog(register);
  try {
    const note = await scope.transaction(async (ctx) => {
      const before = hooksOf(register).asksFirst ? await locked(ctx, register, { id, action: "update" }) : undefined;
      const row = await update(ctx, register, { id, versi, sent });
      return doubted(ctx, register, { row, before, sure });
    });
    return { done: "updated", ids: [id], ...note };
  } catch (error) {
    if (!(error instanceof Refusal && error.kind === "stale")) throw error;
    const current = error.current as Row;
    // The first answer was lost, or both wrote the same: there is nothing to decide.
    const open = await scope.transaction((ctx) => changeable(ctx, register, id));
    const [kept, said] = [fieldValues(open, current), checked(open, sent, "form")];
    const filled = (register.fills ?? []).filter((name) => said[name] === null).map((name) => [name, kept[name]]);
    if (fingerprint(kept) !== fingerprint({ ...said, ...Object.fromEntries(filled) })) return overtaken<Row>(scope, register.name, error);
  }
  return { done: "updated", ids: [id] };
}

/** Another place: above the row in `sebelum`, or below the one in `sesudah`. */
async function give(ctx: Ctx, register: Register, { id, versi, sent }: Change): Promise<string> {
  demandWritable(register);
  const [side, beside] =
    typeof sent.sebelum === "string" ? (["before", sent.sebelum] as const) : (["after", String(sent.sesudah)] as const);
  await move(ctx, register, { id, versi, beside, side });
  return id;
}

async function removeAll(ctx: Ctx, register: Register, rows: readonly string[]): Promise<string[]> {
  const gone: string[] = [];
  for (const row of rows) {
    const [id = "", versi = ""] = row.split(".");
    await remove(ctx, register, { id, versi: Number(versi) });
    gone.push(id);
  }
  return gone;
}

interface Back {
  readonly ids: readonly string[];
  readonly sure: boolean;
}

async function restoreAll(ctx: Ctx, register: Register, { ids, sure }: Back): Promise<string[]> {
  for (const id of ids) {
    const row = await restore(ctx, register, id);
    if (hooksOf(register).asksFirst) await doubted(ctx, register, { row, sure });
  }
  return [...ids];
}

function demandDialog(register: Register): void {
  demandWritable(register);
  if (hasOwnForm(register)) throw refuse.forbidden(`Isi dan ubah ${register.noun} lewat formulirnya sendiri.`);
}

function demandWritable(register: Register): void {
  if (register.readOnly) throw refuse.forbidden();
}
