import type { Right } from "#kit/access/access.ts";
import { visibleFields } from "#kit/access/visibility/visible-fields.server.ts";
import { may, type ReadCtx } from "#kit/ctx.server.ts";
import type { RawBuilder } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { momentAt } from "#kit/time-zone.ts";
import { tahunAjaranAt } from "#modules/akademik/index.ts";
import { mineToDecide } from "#modules/kepegawaian/index.server.ts";
import { pegawai } from "#modules/kepegawaian/index.ts";
import { type IsianTerbuka, isianTerbuka } from "#modules/kesiswaan/index.server.ts";
import type { Wait, WaitCode } from "../dasbor.ts";
import { bagianStatistics } from "./bagian-statistics.server.ts";
import { bagianWait } from "./bagian-wait.server.ts";

/** What the figures are measured by. */
export interface Size {
  readonly hari: string;
  readonly awalBulan: string;
  readonly awalTahun: string;
  readonly awalHari: Date;
  readonly now: Date;
  readonly tahunAjaran: string;
  /** The account whose own rows count where a right reaches no further. */
  readonly saya: string | null;
  /** What they see of pupils. */
  readonly isianSiswa: IsianTerbuka;
  /** What they see of all employees. */
  readonly isianPegawai: readonly string[];
  /** Whether one of `usulan` with its `pegawai` is this person's to decide. */
  readonly usulanSaya: RawBuilder<boolean>;
}

/** One figure: who may see it, and how it is counted, as one JSON value. */
export interface Bagian {
  /** Absent: whoever is signed in. */
  readonly hak?: Right;
  /** Only for those whose right reaches all rows. */
  readonly seluruhnya?: true;
  /** Not for those who may do this. */
  readonly kecuali?: Right;
  readonly hitung: (ukuran: Size, jangkau: "yes" | "own") => RawBuilder<unknown>;
}

/** The figures that this person may see, and the work that waits, each with how it is counted. */
export function prepareCounts(ctx: ReadCtx) {
  const ukuran = sizeAt(ctx);
  return { angka: visible(ctx, ukuran, bagianStatistics), menunggu: visible(ctx, ukuran, bagianWait) };
}

/** Only what there is. */
export const waiting = (jawab: Readonly<Record<string, unknown>>): readonly Wait[] =>
  Object.entries(jawab as Record<WaitCode, Omit<Wait, "kode">>)
    .map(([kode, tunggu]) => ({ kode: kode as WaitCode, ...tunggu }))
    .filter(({ jumlah }) => jumlah > 0);

type Counts = Readonly<Record<string, RawBuilder<unknown>>>;

function visible(ctx: ReadCtx, ukuran: Size, bagian: Readonly<Record<string, Bagian>>): Counts {
  const found: [string, RawBuilder<unknown>][] = [];
  for (const [kode, { hak, seluruhnya, kecuali, hitung }] of Object.entries(bagian)) {
    const jangkau = hak ? may(ctx, hak) : "yes";
    if (jangkau === "no" || (seluruhnya && jangkau === "own") || (kecuali && may(ctx, kecuali) !== "no")) continue;
    found.push([kode, hitung(ukuran, jangkau)]);
  }
  return Object.fromEntries(found);
}

function sizeAt(ctx: ReadCtx): Size {
  const { now, actor } = ctx;
  const hari = today(now);
  return {
    hari,
    awalBulan: `${hari.slice(0, 7)}-01`,
    awalTahun: `${hari.slice(0, 4)}-01-01`,
    awalHari: momentAt(hari),
    now,
    tahunAjaran: tahunAjaranAt(hari),
    saya: actor.id,
    isianSiswa: isianTerbuka(ctx),
    isianPegawai: Object.keys(visibleFields(ctx, pegawai, "read").everywhere.fields),
    usulanSaya: mineToDecide(ctx),
  };
}
