import { redirect } from "react-router";
import type { Action, Right } from "#kit/access/access.ts";
import { excludesOwnRows, may, type ReadCtx } from "#kit/ctx.server.ts";
import { Refusal } from "#kit/refusals.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { find } from "#kit/register/store.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { berkasName, choosePegawai, openUsulan } from "#modules/kepegawaian/index.server.ts";
import type { ChosenPerson, Usulan } from "#modules/kepegawaian/index.ts";
import { listHref } from "../address.ts";
import { type ListData, showList } from "../list/show-list.server.ts";
import { type Can, rightsIn } from "../rights.server.ts";

export interface PersonData {
  readonly terpilih: ChosenPerson;
  /** Null as long as nobody is chosen. */
  readonly list: ListData | null;
  /** What is asked for and not yet decided. */
  readonly usulan: readonly Usulan[];
  /** Names of the files that the requests hold. */
  readonly names: Readonly<Record<string, string>>;
  /** Changes go through the office. */
  readonly asking: boolean;
}

/** The records of one person: one's own, or of whom `?pegawai=` names. */
export async function showPerson(ctx: ReadCtx, register: Register, url: URL): Promise<PersonData> {
  const parameters = url.searchParams;
  await demandPersonOf(ctx, register, url);
  const terpilih = await choosePegawai(ctx, parameters);
  if (!terpilih.pegawai) return { terpilih, list: null, usulan: [], names: {}, asking: false };
  const pegawaiId = terpilih.pegawai.id;
  const asking = isAsking(ctx, register, terpilih);
  const list = await showList(ctx, register, { parameters, fixed: { pegawaiId }, can: offered(ctx, register, { terpilih, asking }) });
  const usulan = await openUsulan(ctx, { register: register.name, pegawaiId });
  const names = await berkasName(ctx, usulan);
  return { terpilih, list: list.editing === "gone" ? { ...list, editing: requested(usulan, parameters) } : list, usulan, names, asking };
}

/** One's own records that the policy lets others alone change. */
export const isAsking = (ctx: ReadCtx, register: Register, { sendiri }: ChosenPerson): boolean =>
  sendiri && !mayChangeThem(ctx, `${register.name}:update`, sendiri) && may(ctx, "usulanPerubahan:create") !== "no";

function mayChangeThem(ctx: ReadCtx, right: Right, sendiri: boolean): boolean {
  const reach = may(ctx, right);
  return sendiri ? reach !== "no" && !excludesOwnRows(ctx, right) : reach === "yes";
}

interface Whose {
  readonly terpilih: ChosenPerson;
  readonly asking: boolean;
}

function offered(ctx: ReadCtx, register: Register, { terpilih, asking }: Whose): Can {
  const rights = rightsIn(ctx, register);
  if (asking) return { ...rights, create: true, update: true, remove: true, restore: false };
  const reaches = (action: Action) => mayChangeThem(ctx, `${register.name}:${action}`, terpilih.sendiri);
  return { ...rights, create: reaches("create"), update: reaches("update"), remove: reaches("delete"), restore: reaches("restore") };
}

/** The pencil of a request opens what was asked for. */
function requested(usulan: readonly Usulan[], parameters: URLSearchParams): Row | "gone" {
  const found = usulan.find(({ id }) => id === parameters.get("ubah"));
  return found?.sesudah ? { ...found.sesudah, id: found.id, versi: found.versi } : "gone";
}

/** An address that names a record and nobody leads to the person whose record it is. */
async function demandPersonOf(ctx: ReadCtx, register: Register, { searchParams, search }: URL): Promise<void> {
  const id = searchParams.get("ubah") ?? searchParams.get("hapus") ?? "";
  if (searchParams.has("pegawai") || !isUuid(id) || may(ctx, "pegawai:read") !== "yes") return;
  const row = await find(ctx, register, id).catch((error: unknown) => {
    if (error instanceof Refusal && error.kind === "notFound") return undefined;
    throw error;
  });
  if (!row) return;
  const dialog: Record<string, string> = searchParams.has("ubah") ? { ubah: id } : { hapus: id };
  throw redirect(listHref(register, search, { ...dialog, pegawai: String(row.pegawaiId) }));
}
