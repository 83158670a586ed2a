import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { komponenPpdb, writeNilai } from "../nilai/komponen.ts";
import { withdrawnOn } from "../seleksi/announce.server.ts";
import { type Bundle, readAturan, readBundle } from "../seleksi/bundle.ts";
import { composeBundle } from "../seleksi/compose.server.ts";
import { findKeputusan } from "../seleksi/decide.server.ts";
import { explain, type Gerak, type Penjelasan } from "../seleksi/explain.ts";
import { linesOf, pathsOf } from "../seleksi/select.ts";
import { tryRules } from "../seleksi/what-if.ts";
import type { AskedBeda } from "./asked-beda.ts";
import { countGerak, tellPerubahan, tellSebab } from "./tell-beda.ts";

/** As many as somebody reads; the summary counts all. */
const mostShown = 200;

/** Two lists of one wave, and why they are not the same. @throws Refusal 403, 404; 409 with what is lacking */
export async function loadBeda(ctx: ReadCtx, asked: AskedBeda) {
  demand(ctx, "nilaiPpdb:read");
  const gelombang = isUuid(asked.gelombang)
    ? await ctx.db.selectFrom("gelombangPpdb").select(["id", "nama"]).where("id", "=", asked.gelombang).executeTakeFirst()
    : undefined;
  if (!gelombang) throw refuse.notFound();
  const pair = await pairOf(ctx, asked);
  const told = explain(pair.before, pair.after);
  const gerak = told.gerak.toSorted(byWeight).slice(0, mostShown);
  const names = await namesOf(ctx, pair.people, [...idsIn({ ...told, gerak })]);
  const nameOf = (id: string) => names.get(id)?.nama ?? "calon siswa lain";
  const reached = (id: string) => ({ ...(names.get(id) ?? { id: "", nama: "Calon siswa lain", nomor: "" }) });
  return {
    gelombang,
    aturan: told.aturan,
    banyak: { ...countGerak(told.gerak), bergeser: told.bergeser, semua: told.gerak.length },
    gerak: gerak.map((one) => ({
      ...{ key: one.id, anak: reached(one.id), dari: one.dari, ke: one.ke, peringkat: one.peringkat, cadangan: one.cadangan },
      sebab: tellSebab(one, told.perubahan, nameOf),
    })),
    // Whose own data differs, whatever became of them.
    perubahan: told.perubahan
      .slice(0, mostShown)
      .map((one) => ({ key: `${one.id} ${one.apa}`, anak: reached(one.id), teks: tellPerubahan(one) })),
    anak: asked.anak === "" ? null : await childOf(ctx, pair, asked.anak),
  };
}

export type BedaContent = Awaited<ReturnType<typeof loadBeda>>;

interface Pair {
  readonly before: Bundle;
  readonly after: Bundle;
  /** Registrations by pseudonym. */
  readonly people: ReadonlyMap<string, string>;
}

async function pairOf(ctx: ReadCtx, asked: AskedBeda): Promise<Pair> {
  const found = await findKeputusan(ctx, asked.gelombang);
  const rows = found
    ? await ctx.db.selectFrom("keputusanPelamar").select(["samaran", "pendaftaranId"]).where("keputusanId", "=", found.id).execute()
    : [];
  const people = new Map(rows.map(({ samaran, pendaftaranId }) => [samaran, pendaftaranId]));
  if (asked.banding === "usulan") {
    if (!found) throw refuse.conflict("Belum ada daftar yang diusulkan.");
    if (found.ditetapkanPada) throw refuse.conflict("Daftar ini sudah ditetapkan, jadi tidak berubah lagi.");
    const now = await composeBundle(ctx, asked.gelombang, new Map(rows.map(({ samaran, pendaftaranId }) => [pendaftaranId, samaran])));
    return { before: fixed(found.paket), after: now.bundle, people: new Map([...people, ...now.people]) };
  }
  if (asked.banding === "hari-ini") {
    if (!found?.diumumkanPada) throw refuse.conflict("Hasil gelombang ini belum diumumkan.");
    const before = fixed(found.paket);
    const mundur = await withdrawnOn(ctx, found.id);
    const pelamar = before.pelamar.map((one) => ({ ...one, mundur: mundur.get(people.get(one.id) ?? "") ?? null }));
    return { before, after: { ...before, pelamar }, people };
  }
  const base = found?.ditetapkanPada ? { bundle: fixed(found.paket), people } : await composeBundle(ctx, asked.gelombang);
  return { before: base.bundle, after: tryMark(tryRules(base.bundle, asked.coba), base.people, asked), people: base.people };
}

function fixed(paket: string): Bundle {
  const bundle = readBundle(paket);
  if ("salah" in bundle) throw new TypeError("a kept bundle is not readable");
  return bundle;
}

/** The same applicants, one of them with another mark; nothing of it is kept. */
function tryMark(bundle: Bundle, people: Pair["people"], { anak, komponen, nilai }: AskedBeda): Bundle {
  if (anak === "" || komponen === null || nilai === undefined || nilai === null) return bundle;
  const pelamar = bundle.pelamar.map((one) => (people.get(one.id) === anak ? { ...one, nilai: { ...one.nilai, [komponen]: nilai } } : one));
  return { ...bundle, pelamar };
}

/** Who came in and went out first, then by place. */
const byWeight = (one: Gerak, other: Gerak): number => weightOf(one) - weightOf(other) || placeOf(one) - placeOf(other);
const weightOf = ({ dari, ke }: Gerak): number => (ke === "diterima" ? 0 : dari === "diterima" ? 1 : 2);
const placeOf = ({ peringkat: [was, is] }: Gerak): number => is ?? was ?? Number.MAX_SAFE_INTEGER;

const idsIn = ({ gerak, perubahan }: Penjelasan): ReadonlySet<string> =>
  new Set([...gerak.flatMap(({ id, oleh }) => [id, ...oleh.slice(0, 3)]), ...perubahan.slice(0, mostShown).map(({ id }) => id)]);

async function namesOf(ctx: ReadCtx, people: Pair["people"], ids: readonly string[]) {
  const known = ids.flatMap((id) => people.get(id) ?? []);
  const rows =
    known.length === 0
      ? []
      : await ctx.db.selectFrom("pendaftaran").select(["id", "nomor", "namaLengkap as nama"]).where("id", "in", known).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    ids.flatMap((id) => {
      const row = byId.get(people.get(id) ?? "");
      return row ? [[id, row] as const] : [];
    }),
  );
}

/** Whose mark is tried out, with the marks as they stand. @throws Refusal 404 */
async function childOf(ctx: ReadCtx, { before, people }: Pair, anak: string) {
  const own = before.pelamar.find(({ id }) => people.get(id) === anak);
  const row = await ctx.db
    .selectFrom("pendaftaran")
    .select(["id", "nomor", "namaLengkap as nama"])
    .where("id", "=", anak)
    .executeTakeFirst();
  const rule = pathsOf(readAturan(before.aturan) ?? { kuota: 0, daftarUlangSelesai: null, jalur: [] }, before.gelombang).find(
    ({ jenis }) => jenis === own?.jalur,
  );
  if (!own || !row || !rule) throw refuse.notFound();
  const marks = linesOf(rule, own).flatMap(({ komponen, nilai }) => {
    const known = komponenPpdb.find(({ value }) => value === komponen);
    return known ? [{ ...known, nilai: nilai === null ? "" : writeNilai(nilai) }] : [];
  });
  return { ...row, marks };
}
