import type { ReadCtx } from "#kit/ctx.server.ts";
import { jenisJalur } from "../jalur/jenis-jalur.ts";
import { seriLabel } from "../jalur/seri.ts";
import { jurusanOptions } from "../jurusan.ts";
import { isKomponen, komponenLabel, writeJumlah, writeNilai } from "../nilai/komponen.ts";
import { type FixedPath, readFixed } from "../seleksi/announced-list.server.ts";
import { linesOf } from "../seleksi/select.ts";

/** How one child's place in an announced list came about, in words and figures that are read as they are. */
export interface HasilKeluarga {
  readonly gelombang: string;
  readonly jalur: string;
  readonly baris: readonly { readonly apa: string; readonly nilai: string; readonly bobot: string; readonly hasil: string }[];
  readonly jumlah: string;
  readonly peringkat: number;
  /** How many stand in this order. */
  readonly pelamar: number;
  readonly tempat: number;
  /** The lowest sum that was taken, of the path and of the programme that was asked for; null where nobody was. */
  readonly batas: string | null;
  readonly program: { readonly nama: string; readonly tempat: number; readonly batas: string | null } | null;
  /** What decides between equals, in its order. */
  readonly seri: readonly string[];
  /** By which of them this child stands behind the one before. */
  readonly penentu: string | null;
  /** Place in the waiting list as it is today. */
  readonly cadangan: number | null;
  /** Under which name the child stands in the public bundle. */
  readonly samaran: string;
  readonly paket: string;
  /** Where another result holds by now: the lines and the order stay those that were announced. */
  readonly koreksi: { readonly dari: string; readonly ke: string } | null;
}

/** What was announced of one registration; null before that, and where no wave decided about it. The day is the caller's to ask. */
export async function readHasil(ctx: ReadCtx, pendaftaranId: string): Promise<HasilKeluarga | null> {
  const found = await ctx.db
    .selectFrom("keputusanPelamar")
    .innerJoin("keputusanPpdb", "keputusanPpdb.id", "keputusanId")
    .innerJoin("gelombangPpdb", "gelombangPpdb.id", "gelombangId")
    .select(["keputusanPpdb.id", "samaran", "nama"])
    .where("pendaftaranId", "=", pendaftaranId)
    .where("diumumkanPada", "is not", null)
    .executeTakeFirst();
  if (!found) return null;
  const path = (await readFixed(ctx, found.id)).find(({ pelamar }) => pelamar.has(found.samaran));
  const own = path?.pelamar.get(found.samaran);
  const row = path?.hasil.urutan.find(({ id }) => id === found.samaran);
  if (!path || !own || row?.peringkat == null || row.jumlah === null) return null;
  const { rule, hasil } = path;
  const quota = own.program === null ? null : (rule.program[own.program] ?? null);
  return {
    ...{ gelombang: found.nama, jalur: labelOf(jenisJalur, hasil.jenis), samaran: found.samaran, paket: found.id },
    baris: linesOf(rule, own).map(({ komponen, bobot, nilai, hasil: part }) => ({
      apa: isKomponen(komponen) ? komponenLabel(komponen) : komponen,
      ...{ nilai: writeNilai(nilai ?? 0), bobot: `${bobot} %`, hasil: writeJumlah(part ?? 0) },
    })),
    ...{ jumlah: writeJumlah(row.jumlah), peringkat: row.peringkat, tempat: hasil.tempat },
    pelamar: hasil.urutan.filter(({ peringkat }) => peringkat !== null).length,
    batas: told(hasil.batas.semua),
    program:
      own.program === null || quota === null
        ? null
        : { nama: labelOf(jurusanOptions, own.program), tempat: quota, batas: told(hasil.batas[own.program]) },
    seri: [...new Set([...rule.seri.filter((one) => one !== null), "waktu"])].map(seriLabel),
    penentu: row.penentu === null ? null : seriLabel(row.penentu),
    koreksi: await readCorrected(ctx, { keputusanId: found.id, samaran: found.samaran }),
    cadangan: await waitingPlace(ctx, { keputusanId: found.id, samaran: found.samaran, path }),
  };
}

const labelOf = (options: readonly { readonly value: string; readonly label: string }[], value: string): string =>
  options.find((one) => one.value === value)?.label ?? value;

const told = (jumlah: number | null | undefined): string | null => (jumlah == null ? null : writeJumlah(jumlah));

/** From what was announced to what was corrected last. */
async function readCorrected(ctx: ReadCtx, { keputusanId, samaran }: Omit<Waiting, "path">): Promise<HasilKeluarga["koreksi"]> {
  const rows = await ctx.db
    .selectFrom("koreksiKeputusan")
    .select(["dari", "ke"])
    .where("keputusanId", "=", keputusanId)
    .where("samaran", "=", samaran)
    .where("ditetapkanPada", "is not", null)
    .orderBy("ditetapkanPada")
    .execute();
  const [first, last] = [rows[0], rows.at(-1)];
  return first && last ? { dari: first.dari, ke: last.ke } : null;
}

interface Waiting {
  readonly keputusanId: string;
  readonly samaran: string;
  readonly path: FixedPath;
}

/** Counted among those of the path who wait today, in the order that was announced. */
async function waitingPlace(ctx: ReadCtx, { keputusanId, samaran, path }: Waiting): Promise<number | null> {
  const rows = await ctx.db
    .selectFrom("keputusanPelamar")
    .innerJoin("pendaftaran", "pendaftaran.id", "pendaftaranId")
    .select("samaran")
    .where("keputusanId", "=", keputusanId)
    .where("keadaan", "=", "cadangan")
    .execute();
  const waiting = new Set(rows.map((row) => row.samaran));
  const place = path.hasil.urutan.filter(({ id }) => waiting.has(id)).findIndex(({ id }) => id === samaran);
  return place < 0 ? null : place + 1;
}
