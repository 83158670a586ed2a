import { inOrder } from "#kit/asked-days.ts";
import type { AsOfTable } from "#kit/audit/as-of-table.ts";
import { hooks } from "#kit/behaviour/hooks.server.ts";
import { may, type ReadCtx } from "#kit/ctx.server.ts";
import type { Field } from "#kit/register/fields.ts";
import { asWords } from "#kit/ui/field/words.ts";
import { kelas } from "#modules/akademik/index.ts";
import { siswaPath } from "../paths.ts";
import { siswa } from "../siswa/siswa.ts";
import { type AnggotaThen, anggotaAsOf, type KelasThen } from "./anggota-as-of.server.ts";
import { movedBetween } from "./moved-between.server.ts";

interface Of {
  readonly id: string;
  readonly day: string;
}

type Compared = Of & { readonly until: string };

const columns = ["nama", "nisn", "nism", "jenisKelamin", "status"] as const;
export type AnggotaColumn = (typeof columns)[number];

/** The columns that somebody among these may be seen with. */
export const columnsSeen = ({ anggota }: KelasThen): AnggotaColumn[] =>
  columns.filter((name) => name === "nama" || anggota.some(({ values }) => name in values));

export const labelOf = (name: AnggotaColumn): string => siswa.fields[name].label;

export function cellOf({ values, bin }: AnggotaThen, name: AnggotaColumn): string {
  const words = asWords(siswa.fields[name] as Field, values[name], {});
  return name === "status" && bin ? `${words} (sekarang di tempat sampah)` : words;
}

/** The class list of a past day beside the class, for whoever may read pupils. */
async function membersAsOf(ctx: ReadCtx, { id, day }: Of): Promise<AsOfTable | null> {
  if (may(ctx, "siswa:read") === "no") return null;
  const then = await anggotaAsOf(ctx, id, day);
  const seen = columnsSeen(then);
  const address = `${kelas.path}/${id}/siswa-pada-tanggal?tanggal=${day}`;
  const mayExport = may(ctx, "siswa:export") !== "no" && then.anggota.length > 0;
  return {
    title: `Siswa di kelas ini (${then.anggota.length})`,
    note: noteOf(then),
    columns: seen.map(labelOf),
    rows: then.anggota.map((one) => ({
      id: one.id,
      cells: seen.map((name) => cellOf(one, name)),
      href: `${siswaPath}/${one.id}/keadaan?tanggal=${day}${one.bin ? "&sampah=1" : ""}`,
    })),
    files: mayExport
      ? [
          { label: "PDF", href: `${address}&format=pdf` },
          { label: "Excel", href: `${address}&format=xlsx` },
        ]
      : [],
  };
}

/** What the list cannot tell. */
export function noteOf({ unsure }: KelasThen): string {
  const closed =
    "Menurut yang tercatat di portal pada akhir hari itu. Siswa yang datanya sekarang tidak boleh Anda lihat tidak ditampilkan.";
  return unsure.length === 0 ? closed : `${closed} Tidak dapat dipastikan dari jejak: ${unsure.join(", ")}.`;
}

/** With who came and left until the day it is compared with. */
async function tablesAsOf(ctx: ReadCtx, { id, day, until }: Compared): Promise<AsOfTable[]> {
  const list = await membersAsOf(ctx, { id, day });
  if (!list) return [];
  const [from, to] = inOrder({ day, until });
  const moved = await movedBetween(ctx, { id, from, to });
  return [list, ...(moved ? [moved] : [])];
}

export const kelasHooks = hooks(kelas, { membersAsOf: tablesAsOf });
