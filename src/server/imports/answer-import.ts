import { refuse } from "#kit/refusals.ts";
import type { Register } from "#kit/register/register.ts";
import { inTurn } from "#kit/transfer/transfer.server.ts";
import type { Asked } from "../api.ts";
import { apiName } from "../register-calls.ts";
import { importState } from "./import-state.ts";
import { readSentList } from "./read-sent-list.ts";

type Import = (register: Register, asked: Asked) => Promise<Response>;

/**
 * Tries a list out. Nothing is changed; what is sound waits a day to be confirmed, and the next trial of the register takes its place.
 * `?sisanya=ya`: sound rows can be taken, and the others come back as findings.
 */
export const tryImport: Import = async (register, { request, scope, actor, lists }) => {
  const { read } = await readSentList(request);
  const asked = { who: { actor, requestId: scope.requestId }, register: register.name, partly: isRest(request) };
  const told = await inTurn(actor, async () => lists.tryOut({ ...asked, sent: await read() }));
  return Response.json(told, { status: 201 });
};

const isRest = ({ url }: Request): boolean => new URL(url).searchParams.get("sisanya") === "ya";

/** Takes in what was tried out: at once, or behind the scenes. Asked again, it answers what became of it. */
export const confirmImport: Import = async (register, { params, scope, actor, lists }) => {
  const id = params.id ?? "";
  const now = () => scope.transaction((ctx) => importState(ctx, register, id));
  const before = await now();
  if (before.keadaan === "ditolak") throw refuse.conflict("Daftar ini masih memuat baris yang ditolak. Perbaiki, lalu kirim sekali lagi.");
  const waits = before.keadaan === "siap" || before.keadaan === "gagal";
  if (waits) await inTurn(actor, () => lists.take({ who: { actor, requestId: scope.requestId }, register: register.name, batch: id }));
  const state = waits ? await now() : before;
  if (state.keadaan !== "antre" && state.keadaan !== "berjalan") return Response.json(state);
  // Where to ask, and in how many seconds.
  return Response.json(state, { status: 202, headers: { Location: `/api/impor/${apiName(register)}/${id}`, "Retry-After": "2" } });
};

export const readImport: Import = async (register, { params, scope }) =>
  Response.json(await scope.transaction((ctx) => importState(ctx, register, params.id ?? "")));

/** Takes an import back. Rows that somebody changed since stay, and are named first; `?sisanya=ya` takes the others back. */
export const undoOwnImport: Import = async (register, { request, params, scope, actor, lists }) => {
  const { id, keadaan } = await scope.transaction((ctx) => importState(ctx, register, params.id ?? ""));
  if (keadaan !== "selesai" && keadaan !== "diurungkan")
    throw refuse.conflict("Impor ini belum selesai. Rencana yang tidak dijalankan terhapus sendiri dalam sehari.");
  const asked = { who: { actor, requestId: scope.requestId }, register: register.name, batch: id, rest: isRest(request) };
  const { undone, restored = 0, left, done } = await inTurn(actor, () => lists.undo(asked));
  const named = left.map(({ id, name, by, at }) => ({ id, nama: name, oleh: by, pada: at }));
  return Response.json({ selesai: done, diurungkan: undone, dikembalikan: restored, tertinggal: named });
};
