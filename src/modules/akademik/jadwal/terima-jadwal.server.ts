import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { check } from "#kit/register/check.ts";
import { create, find, remove, restore, update } from "#kit/register/store.server.ts";
import type { Hari } from "../tables.ts";
import { cariBentrok } from "./bentrok.server.ts";
import { jadwalPelajaran, type Pelajaran, waktuPelajaran } from "./jadwal.ts";

export interface Terjadwal {
  readonly pesan: string;
  /** The lesson that was taken out and can be put back. */
  readonly dilepas?: string;
}

/** What the timetable's form asks for. @throws Refusal */
export function terimaJadwal(ctx: Ctx, form: FormData): Promise<Terjadwal> {
  const { aksi, id = "", versi, ...isi } = Object.fromEntries(form);
  const target = { id: String(id), versi: Number(versi) };
  switch (aksi) {
    case "simpan":
      return simpan(ctx, target, isi);
    case "lepas":
      return lepas(ctx, target);
    case "pasang":
      return pasang(ctx, target.id);
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

interface Target {
  readonly id: string;
  readonly versi: number;
}

async function simpan(ctx: Ctx, target: Target, isi: Readonly<Record<string, unknown>>): Promise<Terjadwal> {
  demand(ctx, `jadwalPelajaran:${target.id ? "update" : "create"}`);
  const { values, errors } = check(jadwalPelajaran.fields, isi);
  if (Object.keys(errors).length > 0) throw refuse.invalid("Lengkapi isian yang ditandai.", errors);
  const rencana = values as unknown as Pick<Pelajaran, "pengampuId" | "hari" | "jamKe" | "jumlahJam"> & { readonly ruang: string | null };
  await tolakBentrok(ctx, { ...rencana, dari: [rencana.pengampuId], id: target.id });
  if (target.id) await update(ctx, jadwalPelajaran, { ...target, sent: isi });
  else await create(ctx, jadwalPelajaran, isi);
  return { pesan: `Tersimpan pada ${waktuPelajaran(rencana)}.` };
}

/** @throws Refusal 422 that names the other lessons, each at the field where it can be mended */
async function tolakBentrok(ctx: Ctx, rencana: Parameters<typeof cariBentrok>[1]): Promise<void> {
  const bentrok = await cariBentrok(ctx, rencana);
  if (bentrok.length === 0) return;
  const fields: Record<string, string> = {};
  for (const { isian, kalimat } of bentrok) fields[isian] = fields[isian] ? `${fields[isian]} ${kalimat}` : kalimat;
  throw refuse.invalid("Jadwalnya bentrok. Belum ada yang disimpan.", fields);
}

async function lepas(ctx: Ctx, target: Target): Promise<Terjadwal> {
  const row = await remove(ctx, jadwalPelajaran, target);
  return { pesan: `Dilepas dari ${waktuPelajaran(tempat(row))}.`, dilepas: target.id };
}

/** Somebody may have taken the place meanwhile. */
async function pasang(ctx: Ctx, id: string): Promise<Terjadwal> {
  demand(ctx, "jadwalPelajaran:restore");
  const row = await find(ctx, jadwalPelajaran, id, true);
  const rencana = { ...tempat(row), dari: [String(row.pengampuId)], ruang: (row.ruang as string | null) ?? null };
  await tolakBentrok(ctx, { ...rencana, id });
  await restore(ctx, jadwalPelajaran, id);
  return { pesan: `Dipasang lagi pada ${waktuPelajaran(rencana)}.` };
}

const tempat = (row: Readonly<Record<string, unknown>>) => ({
  hari: row.hari as Hari,
  jamKe: Number(row.jamKe),
  jumlahJam: Number(row.jumlahJam),
});
