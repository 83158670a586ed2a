import { withinQuota } from "#kit/files/quota.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Register } from "#kit/register/register.ts";
import { inTurn, planImport, startImport, undoImport } from "#kit/transfer/transfer.server.ts";
import { brought } from "#src/registers.server.ts";
import type { Asked } from "../api.ts";
import { apiName } from "../register-calls.ts";
import { findingsOf, heldRow, importState, isHeld, repairsTold } from "./import-state.ts";
import { readSentList } from "./read-sent-list.ts";

type Import = (register: Register, asked: Asked) => Promise<Response>;

/**
 * Tries a list out. Nothing is changed; what is sound waits a day to be confirmed, and the next trial of the register takes its place.
 * `?sisanya=ya`: sound rows can be taken, and the others come back as findings.
 */
export const tryImport: Import = async (register, { request, scope, actor }) => {
  const partly = isRest(request) ? ({ partly: true } as const) : {};
  const { name, bytes, read } = await readSentList(request);
  const source = `program:${actor.program?.id ?? actor.id}`;
  const plans = async () => {
    const toList = await read();
    // A list is understood before the transaction that tries it out: nobody waits for that one.
    const { mended, ...list } = await scope.read((ctx) => toList(ctx, register));
    return { mended, plan: await scope.transaction((ctx) => planImport(ctx, brought(register), { name, source, ...list, ...partly })) };
  };
  const { plan, mended } = await withinQuota(scope, { bytes, files: 0 }, () => inTurn(actor, plans));
  const { id, report, fileName, count, counts, foretold, refused, doubts, more } = plan;
  const ringkasan = { baru: counts.new, berubah: counts.changed, sama: counts.same, bentrok: counts.conflict, ragu: counts.doubtful };
  const found = {
    temuan: findingsOf(register, refused, doubts),
    lebih: more,
    tertahan: plan.told.filter(isHeld).map((row) => heldRow(register, row)),
  };
  const told = { berkas: fileName, jumlah: count, ringkasan: { ...ringkasan, salah: counts.faulty }, akibat: foretold, ...found };
  return Response.json({ id: id ?? report, siap: id !== null, ...told, perbaikan: repairsTold(mended) }, { status: 201 });
};

const isRest = ({ url }: Request): boolean => new URL(url).searchParams.get("sisanya") === "ya";

/** Takes in what was tried out: at once, or behind the scenes. Asked again, it answers what became of it. */
export const confirmImport: Import = async (register, { params, scope }) => {
  const id = params.id ?? "";
  const state = await scope.transaction(async (ctx) => {
    const before = await importState(ctx, register, id);
    if (before.keadaan === "ditolak")
      throw refuse.conflict("Daftar ini masih memuat baris yang ditolak. Perbaiki, lalu kirim sekali lagi.");
    if (before.keadaan !== "siap" && before.keadaan !== "gagal") return before;
    await startImport(ctx, brought(register), id);
    return importState(ctx, register, id);
  });
  if (state.keadaan !== "antre" && state.keadaan !== "berjalan") return Response.json(state);
  // Where to ask, and in how many seconds.
  return Response.json(state, { status: 202, headers: { Location: `/api/impor/${apiName(register)}/${id}`, "Retry-After": "2" } });
};

export const readImport: Import = async (register, { params, scope }) =>
  Response.json(await scope.transaction((ctx) => importState(ctx, register, params.id ?? "")));

/** Takes an import back. Rows that somebody changed since stay, and are named first; `?sisanya=ya` takes the others back. */
export const undoOwnImport: Import = async (register, { request, params, scope }) => {
  const rest = isRest(request);
  const {
    undone,
    restored = 0,
    left,
    done,
  } = await scope.transaction(async (ctx) => {
    const { id, keadaan } = await importState(ctx, register, params.id ?? "");
    if (keadaan !== "selesai" && keadaan !== "diurungkan")
      throw refuse.conflict("Impor ini belum selesai. Rencana yang tidak dijalankan terhapus sendiri dalam sehari.");
    return undoImport(ctx, register, { id, rest });
  });
  const named = left.map(({ id, name, by, at }) => ({ id, nama: name, oleh: by, pada: at }));
  return Response.json({ selesai: done, diurungkan: undone, dikembalikan: restored, tertinggal: named });
};
