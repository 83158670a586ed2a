import type { LoaderFunctionArgs } from "react-router";
import { exportableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import { readDays } from "#kit/asked-days.ts";
import { endOf } from "#kit/audit/as-of.server.ts";
import { namesAsOf } from "#kit/audit/as-of-names.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, within } from "#kit/ctx.server.ts";
import { formatDay, formatMoment, today } from "#kit/dates.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { withFullStop } from "#kit/full-stop.ts";
import { refuse } from "#kit/refusals.ts";
import { find } from "#kit/register/store.server.ts";
import { kelas } from "#modules/akademik/index.ts";
import { readKop, sendReport } from "#modules/profil/index.server.ts";
import { anggotaAsOf } from "../riwayat-kelas/anggota-as-of.server.ts";
import { cellOf, columnsSeen, labelOf, noteOf } from "../riwayat-kelas/anggota-table.server.ts";
import { siswa } from "../siswa/siswa.ts";

/** A class list as it stood on a past day, as Excel, or on paper with `?format=pdf`. @throws Refusal 403, 404, 422 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(args.request.url);
  const { day, nama, columns, rows, note, kop, by, now } = await within(args, (ctx) => compose(ctx, args.params.id ?? "", searchParams));
  return sendReport(args.request, args.context.get(filesContext), {
    name: `siswa-${nama.match(/[\p{L}\p{N}]+/gu)?.join("-") ?? "kelas"}-${day}`,
    title: `Daftar Siswa Kelas ${nama}`,
    subtitle: `Keadaan per ${formatDay(day)}`,
    columns: columns.map((label, place) => ({ label, share: shareOf(label, rows, place), ...(place === 0 && { kind: "number" }) })),
    rows,
    counted: `Jumlah: ${rows.length} siswa.`,
    orientation: "portrait",
    note: withFullStop(`${note} Dibuat ${formatMoment(now)} oleh ${by}`),
    footer: `${nama} · dibuat ${formatMoment(now)} oleh ${by}`,
    ...{ kop, now },
  });
}

/** By what stands in it, so that no number of eighteen digits is broken in two. */
const shareOf = (label: string, rows: readonly (readonly unknown[])[], place: number): number =>
  Math.max(5, label.length, ...rows.map((row) => Math.min(28, String(row[place] ?? "").length)));

async function compose(ctx: Ctx, id: string, parameters: URLSearchParams) {
  demand(ctx, "siswa:export");
  const kelasId = (await find(ctx, kelas, id)).id;
  const { day, fault } = readDays(parameters, today(ctx.now));
  if (day === "" || fault) throw refuse.invalid(fault?.sentence ?? "Pilih dulu tanggalnya.");
  const then = await anggotaAsOf(ctx, kelasId, day);
  const open = Object.keys(exportableRegister(ctx, siswa).fields);
  const seen = columnsSeen(then).filter((name) => open.includes(name));
  const names = await namesAsOf(ctx, { fields: { kelasId: siswa.fields.kelasId }, rows: [{ kelasId }] }, endOf(day));
  const { length } = then.anggota;
  await record(ctx, { action: "export", subject: siswa.name, subjectId: "*", after: { rows: length, kelasId, tanggal: day } });
  return {
    ...{ day, nama: names[kelasId] ?? "", note: noteOf(then), kop: await readKop(ctx), by: ctx.actor.name, now: ctx.now },
    columns: ["No.", ...seen.map(labelOf)],
    rows: then.anggota.map((one, place) => [place + 1, ...seen.map((name) => cellOf(one, name))]),
  };
}
