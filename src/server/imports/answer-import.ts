import { withinQuota } from "#kit/files/quota.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Register } from "#kit/register/register.ts";
import { planImport, startImport, undoImport } from "#kit/transfer/transfer.server.ts";
import { brought } from "#src/registers.server.ts";
import type { Asked } from "../api.ts";
import { findingsOf, importState } from "./import-state.ts";
import { readSentList } from "./read-sent-list.ts";

type Import = (register: Register, asked: Asked) => Promise<Response>;

/** Tries a list out. Nothing is changed; what is sound waits a day to be confirmed, and the next trial of the register takes its place. */
export const tryImport: Import = async (register, { request, scope }) => {
  const { name, bytes, toSheet } = await readSentList(request);
  const plan = await withinQuota(scope, { bytes, files: 0 }, () =>
    scope.transaction(async (ctx) => planImport(ctx, brought(register), { name, sheet: await toSheet(ctx, register) })),
  );
  const { id, report, fileName, count, counts, foretold, refused, doubts, more } = plan;
  const ringkasan = { baru: counts.new, berubah: counts.changed, sama: counts.same, bentrok: counts.conflict, ragu: counts.doubtful };
  const found = { temuan: findingsOf(register, refused, doubts), lebih: more };
  const told = { berkas: fileName, jumlah: count, ringkasan: { ...ringkasan, salah: counts.faulty }, akibat: foretold, ...found };
  return Response.json({ id: id ?? report, siap: id !== null, ...told }, { status: 201 });
};

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
  return Response.json(state, { status: state.keadaan === "antre" || state.keadaan === "berjalan" ? 202 : 200 });
};

export const readImport: Import = async (register, { params, scope }) =>
  Response.json(await scope.transaction((ctx) => importState(ctx, register, params.id ?? "")));

/** Takes an import back. Rows that somebody changed since stay, and are named first; `?sisanya=ya` takes the others back. */
export const undoOwnImport: Import = async (register, { request, params, scope }) => {
  const rest = new URL(request.url).searchParams.get("sisanya") === "ya";
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
