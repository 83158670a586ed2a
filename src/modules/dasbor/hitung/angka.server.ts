import type { Right } from "#kit/access/access.ts";
import { type Ctx, may } from "#kit/ctx.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { tahunAjaranPada } from "#modules/akademik/index.ts";
import type { Angka, KodeTunggu, Tunggu } from "../dasbor.ts";
import { bagianAngka } from "./bagian-angka.server.ts";
import { bagianTunggu } from "./bagian-tunggu.server.ts";

/** What the figures are measured by. */
export interface Ukuran {
  readonly hari: string;
  readonly awalBulan: string;
  readonly awalTahun: string;
  readonly awalHari: Date;
  readonly now: Date;
  readonly tahunAjaran: string;
  /** The account whose own rows count where a right reaches no further. */
  readonly saya: string | null;
}

/** One figure: who may see it, and how it is counted, as one JSON value. */
export interface Bagian {
  /** Absent: whoever is signed in. */
  readonly hak?: Right;
  /** Not for those who may do this. */
  readonly kecuali?: Right;
  readonly hitung: (ukuran: Ukuran, jangkau: "yes" | "own") => RawBuilder<unknown>;
}

export interface Hitungan {
  readonly angka: Angka;
  readonly menunggu: readonly Tunggu[];
}

/** Every figure this person may see, and what waits, in one query. */
export async function hitung(ctx: Ctx): Promise<Hitungan> {
  const ukuran = ukuranPada(ctx);
  const angka = terlihat(ctx, ukuran, bagianAngka);
  const menunggu = terlihat(ctx, ukuran, bagianTunggu);
  const semua = [...angka, ...menunggu];
  if (semua.length === 0) return { angka: {}, menunggu: [] };
  const { rows } = await sql<
    Record<string, unknown>
  >`select ${sql.join(semua.map(({ kode, nilai }) => sql`(${nilai}) as ${sql.ref(kode)}`))}`.execute(ctx.db);
  const row = rows[0] ?? {};
  return {
    angka: Object.fromEntries(angka.map(({ kode }) => [kode, row[kode]])) as Angka,
    menunggu: menunggu.map(({ kode }) => ({ kode, ...(row[kode] as Omit<Tunggu, "kode">) })).filter(({ jumlah }) => jumlah > 0),
  };
}

function terlihat<K extends keyof Angka | KodeTunggu>(ctx: Ctx, ukuran: Ukuran, bagian: Readonly<Record<K, Bagian>>) {
  const found: { kode: K; nilai: RawBuilder<unknown> }[] = [];
  for (const [kode, { hak, kecuali, hitung }] of Object.entries(bagian) as [K, Bagian][]) {
    const jangkau = hak ? may(ctx, hak) : "yes";
    if (jangkau === "no" || (kecuali && may(ctx, kecuali) !== "no")) continue;
    found.push({ kode, nilai: hitung(ukuran, jangkau) });
  }
  return found;
}

function ukuranPada({ now, actor }: Ctx): Ukuran {
  const hari = today(now);
  return {
    hari,
    awalBulan: `${hari.slice(0, 7)}-01`,
    awalTahun: `${hari.slice(0, 4)}-01-01`,
    awalHari: new Date(`${hari}T00:00:00+08:00`),
    now,
    tahunAjaran: tahunAjaranPada(hari),
    saya: actor.id,
  };
}
