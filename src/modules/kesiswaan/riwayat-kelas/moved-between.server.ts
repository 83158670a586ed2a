import { endOf } from "#kit/audit/as-of.server.ts";
import { linesOf, type RowLine } from "#kit/audit/as-of-lines.server.ts";
import type { AsOfTable } from "#kit/audit/as-of-table.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { siswaPath } from "../paths.ts";
import { siswa } from "../siswa/siswa.ts";
import { type AnggotaThen, anggotaAsOf } from "./anggota-as-of.server.ts";

interface Between {
  readonly id: string;
  /** The earlier day. */
  readonly from: string;
  readonly to: string;
}

/** Who came into a class and who left it between the ends of two days, and by whom; of pupils whom this person may see. Null: nobody. */
export async function movedBetween(ctx: ReadCtx, { id, from, to }: Between): Promise<AsOfTable | null> {
  if (from === to) return null;
  const [before, after] = [(await anggotaAsOf(ctx, id, from)).anggota, (await anggotaAsOf(ctx, id, to)).anggota];
  const without = (all: readonly AnggotaThen[], others: readonly AnggotaThen[]) => {
    const known = new Set(others.map((one) => one.id));
    return all.filter((one) => !known.has(one.id));
  };
  const moved = [
    ...without(after, before).map((one) => ({ one, deed: "Masuk" })),
    ...without(before, after).map((one) => ({ one, deed: "Keluar" })),
  ];
  if (moved.length === 0) return null;
  const lines = await linesOf(ctx, siswa, { ids: moved.map(({ one }) => one.id) });
  const [start, end] = [endOf(from), endOf(to)];
  return {
    title: `Masuk dan keluar sesudah ${formatDay(from)} sampai ${formatDay(to)}`,
    columns: [siswa.fields.nama.label, "Perubahan", "Oleh", "Waktu"],
    rows: moved.map(({ one, deed }) => {
      const line = lines.get(one.id)?.findLast((each) => each.at >= start && each.at < end && moves(each));
      return {
        id: one.id,
        cells: [
          String(one.values.nama ?? ""),
          deed,
          line?.actorName ?? "tidak diketahui",
          line ? formatMoment(line.at) : "tidak diketahui",
        ],
        href: `${siswaPath}/${one.id}/keadaan?tanggal=${from}&sampai=${to}${one.bin ? "&sampah=1" : ""}`,
      };
    }),
    // As the class list: names of pupils leave the house by the right to that alone.
    files: [],
  };
}

const moves = ({ action, before, after }: RowLine): boolean =>
  action !== "update" || ["kelasId", "status"].some((name) => before?.[name] !== after?.[name]);
