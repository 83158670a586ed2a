import { randomBytes } from "node:crypto";
import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { composeLembar, readLembar, readTerbitan } from "../jalur/lembar-aturan.server.ts";
import { readPeriode } from "../jalur/load-aturan.server.ts";
import { komponenPpdb } from "../nilai/komponen.ts";
import { type JalurNilai, jalurNilai } from "../nilai/load-jalur.server.ts";
import { settle } from "../nilai/settle.ts";
import { type Bundle, type Pelamar, readAturan } from "./bundle.ts";
import { pathsOf } from "./select.ts";

/** A wave as it could be decided now. */
export interface Composed {
  readonly bundle: Bundle;
  /** Who is behind a pseudonym. */
  readonly people: ReadonlyMap<string, string>;
  readonly gelombang: { readonly id: string; readonly nama: string; readonly periodeId: string; readonly pengumuman: string | null };
  /** The published sheet; null while the rules are not published or are being changed. */
  readonly lembarId: string | null;
  /** How many of the wave are not in it, because their papers are not through yet. */
  readonly belum: number;
}

const waiting = ["terkirim", "perlu perbaikan", "terverifikasi"] as const;

/** @param known pseudonyms of an earlier bundle, by registration. @throws Refusal 403, 404; 409 while there are no paths */
export async function composeBundle(ctx: ReadCtx, gelombangId: string, known: ReadonlyMap<string, string> = new Map()): Promise<Composed> {
  demand(ctx, "nilaiPpdb:read");
  const gelombang = await readGelombang(ctx, gelombangId);
  const { aturan, lembarId } = await readRules(ctx, gelombang.periodeId);
  const read = readAturan(aturan);
  if (!read) throw refuse.conflict("Lembar aturan periode ini tidak terbaca.");
  const paths = new Set(pathsOf(read, gelombang.nama).map(({ jenis }) => jenis));
  const jalur = (await jalurNilai(ctx, gelombang.periodeId)).filter((one) => one.gelombangId === gelombangId);
  const rows = (await readPelamar(ctx, gelombangId)).filter((row) => paths.has(row.jalur));
  const marks = await readMarks(ctx, gelombangId);
  const usia = ranksOf(rows.map(({ tanggalLahir }) => tanggalLahir));
  const people = new Map<string, string>();
  const pelamar = rows.map((row, place): Pelamar => {
    const id = known.get(row.id) ?? randomBytes(8).toString("hex");
    people.set(id, row.id);
    return {
      ...{ id, jalur: row.jalur, program: row.jurusan, usia: usia.get(row.tanggalLahir) ?? 0, waktu: place + 1, mundur: null },
      nilai: settledOf(
        jalur.find(({ jenis }) => jenis === row.jalur),
        marks.get(row.id) ?? [],
      ),
    };
  });
  pelamar.sort((one, other) => (one.id < other.id ? -1 : 1));
  const { belum } = await ctx.db
    .selectFrom("pendaftaran")
    .select(({ fn }) => fn.countAll().as("belum"))
    .where("gelombangId", "=", gelombangId)
    .where("keadaan", "in", waiting)
    .where(notDeleted())
    .executeTakeFirstOrThrow();
  return {
    bundle: { bentuk: "seleksi-ppdb/1", aturan, gelombang: gelombang.nama, pelamar },
    people,
    gelombang,
    lembarId,
    belum: Number(belum),
  };
}

async function readGelombang(ctx: ReadCtx, id: string) {
  if (!isUuid(id)) throw refuse.notFound();
  const found = await ctx.db
    .selectFrom("gelombangPpdb")
    .innerJoin("periodePpdb", "periodePpdb.id", "periodeId")
    .select(["gelombangPpdb.id", "nama", "periodeId", "pengumuman"])
    .where("gelombangPpdb.id", "=", id)
    .where(notDeleted("gelombangPpdb"))
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
}

async function readRules(ctx: ReadCtx, periodeId: string): Promise<{ readonly aturan: string; readonly lembarId: string | null }> {
  const { versi, perubahan } = await readTerbitan(ctx, periodeId);
  const [last] = versi;
  if (last && perubahan === null) return { aturan: await readLembar(ctx, last.id), lembarId: last.id };
  return { aturan: await composeLembar(ctx, await readPeriode(ctx, periodeId)), lembarId: null };
}

/** In the order of their numbers. */
const readPelamar = (ctx: ReadCtx, gelombangId: string) =>
  ctx.db
    .selectFrom("pendaftaran")
    .select(["id", "jalur", "jurusan", "tanggalLahir"])
    .where("gelombangId", "=", gelombangId)
    .where("keadaan", "=", "lulus administrasi")
    .where(notDeleted())
    .orderBy("masukPada")
    .orderBy("nomor")
    .execute();

async function readMarks(ctx: ReadCtx, gelombangId: string) {
  const rows = await ctx.db
    .selectFrom("nilaiPpdb")
    .innerJoin("pendaftaran", "pendaftaran.id", "pendaftaranId")
    .select(["pendaftaranId", "komponen", "penguji", "mapel", "semester", "nilai"])
    .where("gelombangId", "=", gelombangId)
    .execute();
  return Map.groupBy(rows, ({ pendaftaranId }) => pendaftaranId);
}

type Marks = NonNullable<ReturnType<Awaited<ReturnType<typeof readMarks>>["get"]>>;

function settledOf(jalur: JalurNilai | undefined, marks: Marks): Readonly<Record<string, number | null>> {
  return Object.fromEntries(
    komponenPpdb.map(({ value }) => {
      const measure = jalur?.measures.find(({ komponen }) => komponen === value);
      return [
        value,
        measure
          ? settle(
              measure,
              marks.filter(({ komponen }) => komponen === value),
            ).nilai
          : null,
      ];
    }),
  );
}

/** The lowest is 1, equals have the same. */
function ranksOf(values: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(values)].sort().map((value, place) => [value, place + 1]));
}
