import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { fingerprint, runOnce } from "#kit/database/idempotency.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import type { Register, Row } from "#kit/register/register.ts";
import {
  choosePegawai,
  correctUsulan,
  openUsulan,
  proposeAdd,
  proposeChange,
  proposeDelete,
  withdrawUsulan,
} from "#modules/kepegawaian/index.server.ts";
import { act } from "../acts.server.ts";
import type { Act, ActAnswer, Done } from "../answer.ts";
import { isAsking } from "./show-person.server.ts";

/** Does what a form on a person's page asks for, or asks the office to. @throws Refusal */
export async function actForPerson(scope: Scope, register: Register, sending: { url: URL; form: FormData }): Promise<ActAnswer> {
  const { url, form } = sending;
  const { asking, pegawaiId } = await scope.transaction(async (ctx) => {
    const terpilih = await choosePegawai(ctx, url.searchParams);
    return { asking: isAsking(ctx, register, terpilih), pegawaiId: terpilih.pegawai?.id };
  });
  const aksi = form.get("aksi");
  if (aksi === "tambah" || aksi === "ubah") {
    if (!pegawaiId) throw refuse.forbidden("Pilih dulu pegawai yang datanya dicatat.");
    form.set("pegawaiId", pegawaiId);
  }
  const answer = asking ? await ask(scope, register, form) : await act(scope, register, form);
  return "done" in answer ? { ...answer, ...noted(register, form) } : answer;
}

/** What a new row is called, beside the sentence that it was added. */
function noted(register: Register, form: FormData): Pick<Done, "note"> {
  const first = register.columns[0] ?? "";
  const name = register.fields[first]?.kind === "text" && form.get("aksi") === "tambah" ? String(form.get(first) ?? "").trim() : "";
  return name === "" ? {} : { note: name.slice(0, 120) };
}

async function ask(scope: Scope, register: Register, form: FormData): Promise<ActAnswer> {
  const { aksi, kunci, versi, baris: _, ...sent } = Object.fromEntries(form);
  const rows = form.getAll("baris").map(String).slice(0, 100);
  switch (aksi as Act) {
    case "tambah":
      return { done: "created", ids: [await scope.transaction((ctx) => add(ctx, register, { sent, key: String(kunci ?? "") }))] };
    case "ubah":
      return change(scope, register, { id: rows[0] ?? "", versi: Number(versi), sent });
    case "hapus":
      return { done: "deleted", ids: await scope.transaction((ctx) => each(rows, (row) => remove(ctx, register, row))) };
    case "pulihkan":
      return { done: "restored", ids: await scope.transaction((ctx) => each(rows, (id) => withdrawUsulan(ctx, id))) };
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

type Sent = Readonly<Record<string, unknown>>;

function add(ctx: Ctx, register: Register, { sent, key }: { sent: Sent; key: string }): Promise<string> {
  if (!/^[0-9a-f]{32}$/.test(key)) throw refuse.malformed("Muat ulang halaman ini, lalu simpan sekali lagi.");
  const sending = { scope: `usulan ${register.name}:${ctx.actor.id}`, key, fingerprint: fingerprint(sent) };
  return runOnce(ctx, sending, () => proposeAdd(ctx, register, sent));
}

async function change(
  scope: Scope,
  register: Register,
  { id, versi, sent }: { id: string; versi: number; sent: Sent },
): Promise<ActAnswer> {
  try {
    return {
      done: "updated",
      ids: [
        await scope.transaction(async (ctx) => {
          const open = await openUsulan(ctx, { register: register.name, pegawaiId: String(sent.pegawaiId) });
          return open.some((one) => one.id === id)
            ? correctUsulan(ctx, { id, versi, sent })
            : proposeChange(ctx, register, { id, versi, sent });
        }),
      ],
    };
  } catch (error) {
    if (!(error instanceof Refusal && error.kind === "stale")) throw error;
    return { refusal: { kind: "stale", sentence: error.message }, current: error.current as Row, by: null };
  }
}

function remove(ctx: Ctx, register: Register, row: string): Promise<string> {
  const [id = "", versi = ""] = row.split(".");
  return proposeDelete(ctx, register, { id, versi: Number(versi) });
}

async function each(rows: readonly string[], work: (row: string) => Promise<string>): Promise<string[]> {
  const ids: string[] = [];
  for (const row of rows) ids.push(await work(row));
  return ids;
}
