import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { create, find, remove, restore, update } from "#kit/register/store.server.ts";
import type { Hari } from "../hari.ts";
import { searchClash } from "./clash.server.ts";
import { pelajaranTime } from "./jadwal.ts";
import { jadwalPelajaran } from "./jadwal-pelajaran.ts";

export interface Terjadwal {
  readonly pesan: string;
  /** The lesson that was taken out and can be put back. */
  readonly dilepas?: string;
}

/** What the timetable's form asks for. @throws Refusal */
export function receiveJadwal(ctx: Ctx, form: FormData): Promise<Terjadwal> {
  const { aksi, id = "", versi, ...isi } = Object.fromEntries(form);
  const target = { id: String(id), versi: Number(versi) };
  switch (aksi) {
    case "simpan":
      return save(ctx, target, isi);
    case "lepas":
      return removePelajaran(ctx, target);
    case "pasang":
      return install(ctx, target.id);
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

interface Target {
  readonly id: string;
  readonly versi: number;
}

async function save(ctx: Ctx, target: Target, isi: Readonly<Record<string, unknown>>): Promise<Terjadwal> {
  demand(ctx, `jadwalPelajaran:${target.id ? "update" : "create"}`);
  const rencana = demandValid(jadwalPelajaran.fields, isi, { sentence: "Lengkapi isian yang ditandai." });
  await rejectClash(ctx, { ...rencana, dari: [rencana.pengampuId], id: target.id });
  if (target.id) await update(ctx, jadwalPelajaran, { ...target, sent: isi });
  else await create(ctx, jadwalPelajaran, isi);
  return { pesan: `Tersimpan pada ${pelajaranTime(rencana)}.` };
}

/** @throws Refusal 422 that names the other lessons, each at the field where it can be mended */
async function rejectClash(ctx: ReadCtx, rencana: Parameters<typeof searchClash>[1]): Promise<void> {
  const bentrok = await searchClash(ctx, rencana);
  if (bentrok.length === 0) return;
  const fields: Record<string, string> = {};
  for (const { isian, kalimat } of bentrok) fields[isian] = fields[isian] ? `${fields[isian]} ${kalimat}` : kalimat;
  throw refuse.invalid("Jadwalnya bentrok. Belum ada yang disimpan.", fields);
}

async function removePelajaran(ctx: Ctx, target: Target): Promise<Terjadwal> {
  const row = await remove(ctx, jadwalPelajaran, target);
  return { pesan: `Dilepas dari ${pelajaranTime(place(row))}.`, dilepas: target.id };
}

/** Somebody may have taken the place meanwhile. */
async function install(ctx: Ctx, id: string): Promise<Terjadwal> {
  demand(ctx, "jadwalPelajaran:restore");
  const row = await find(ctx, jadwalPelajaran, id, true);
  const rencana = { ...place(row), dari: [String(row.pengampuId)], ruang: (row.ruang as string | null) ?? null };
  await rejectClash(ctx, { ...rencana, id });
  await restore(ctx, jadwalPelajaran, id);
  return { pesan: `Dipasang lagi pada ${pelajaranTime(rencana)}.` };
}

const place = (row: Readonly<Record<string, unknown>>) => ({
  hari: row.hari as Hari,
  jamKe: Number(row.jamKe),
  jumlahJam: Number(row.jumlahJam),
});
