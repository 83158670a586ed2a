import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { today } from "#kit/dates.ts";
import { Refusal } from "#kit/refusals.ts";
import { jalurLabel, jenisJalur } from "../jalur/jenis-jalur.ts";
import { usualPeriode } from "../periode.ts";
import { loadSurat } from "../surat/load-surat.server.ts";
import { type AskedSeleksi, seleksiPageSize } from "./asked.ts";
import { type AturanJalur, type Bundle, type Pelamar, readAturan, readBundle } from "./bundle.ts";
import { type Composed, composeBundle } from "./compose.server.ts";
import { findKeputusan, orderOf } from "./decide.server.ts";
import { loadTempat } from "./load-tempat.server.ts";
import { type Baris, type Hasil, type HasilJalur, linesOf, pathsOf, select } from "./select.ts";
import { isSameRules, tryRules } from "./what-if.ts";

export interface SeleksiRow extends Omit<Baris, "program"> {
  readonly nama: string;
  readonly nomor: string;
  readonly program: string | null;
  readonly nilai: ReturnType<typeof linesOf>;
}

export interface JalurRingkas {
  readonly jenis: string;
  readonly nama: string;
  readonly tempat: number;
  readonly batas: number | null;
  readonly banyak: Readonly<Record<Hasil, number>>;
  readonly aturan: Pick<AturanJalur, "kuota" | "cadangan" | "program" | "bobot" | "seri">;
}

/** A wave tried out by the rules as they stand, or by others that are asked for; nothing is kept. */
export async function loadSeleksi(ctx: ReadCtx, asked: AskedSeleksi, origin = "") {
  demand(ctx, "nilaiPpdb:read");
  const waves = await ctx.db
    .selectFrom("gelombangPpdb")
    .innerJoin("periodePpdb", "periodePpdb.id", "periodeId")
    .select(["gelombangPpdb.id", "periodeId", "nama", "pengumuman", "tahunAjaran", "periodePpdb.buka"])
    .where(notDeleted("gelombangPpdb"))
    .where(notDeleted("periodePpdb"))
    .orderBy("periodePpdb.buka", "desc")
    .orderBy("nama")
    .execute();
  const wave = waves.find(({ id }) => id === asked.gelombang) ?? usualPeriode(waves, today(ctx.now));
  const putuskan = may(ctx, "pendaftaran:manage") !== "no";
  if (!wave)
    return {
      waves,
      gelombang: null,
      putuskan,
      isi: null,
      kosong: "Belum ada gelombang pendaftaran. Tambahkan dulu di PPDB, Periode, tab Gelombang.",
      keputusan: null,
      tempat: null,
      surat: null,
    };
  const found = await findKeputusan(ctx, wave.id);
  const { isi, kosong } = await tryWave(ctx, wave.id, { asked, fixed: found?.ditetapkanPada ? found : null });
  const tempat = found?.diumumkanPada ? await loadTempat(ctx, { id: found.id, gelombangId: wave.id, origin }) : null;
  const surat = found?.ditetapkanPada ? await loadSurat(ctx, found.id) : null;
  return { waves, gelombang: wave, putuskan, isi, kosong, keputusan: found ? toldKeputusan(ctx, found, wave) : null, tempat, surat };
}

interface Wanted {
  readonly asked: AskedSeleksi;
  /** Once it is fixed the list is shown as it was fixed. */
  readonly fixed: Found | null;
}

async function tryWave(ctx: ReadCtx, id: string, { asked, fixed }: Wanted) {
  try {
    return { isi: await contentOf(ctx, fixed ? await fixedBundle(ctx, fixed) : await composeBundle(ctx, id), asked), kosong: null };
  } catch (error) {
    // Rules that are not there yet are said in place of the list.
    if (!(error instanceof Refusal) || error.kind !== "conflict") throw error;
    return { isi: null, kosong: error.message };
  }
}

type Shown = Pick<Composed, "bundle" | "people" | "lembarId" | "belum">;

async function fixedBundle(ctx: ReadCtx, { id, paket, lembarId }: Found): Promise<Shown> {
  const bundle = readBundle(paket);
  if ("salah" in bundle) throw new TypeError("a fixed bundle is not readable");
  const rows = await ctx.db.selectFrom("keputusanPelamar").select(["samaran", "pendaftaranId"]).where("keputusanId", "=", id).execute();
  return { bundle, people: new Map(rows.map(({ samaran, pendaftaranId }) => [samaran, pendaftaranId])), lembarId, belum: 0 };
}

async function contentOf(ctx: ReadCtx, composed: Shown, { jalur: wanted, halaman, coba }: AskedSeleksi) {
  const bundle = tryRules(composed.bundle, coba);
  const daftar = select(bundle);
  const aturan = readAturan(bundle.aturan) ?? { kuota: 0, daftarUlangSelesai: null, jalur: [] };
  const rules = pathsOf(aturan, bundle.gelombang);
  const jalur = daftar.jalur.map((one, place) => shortOf(one, rules[place]));
  const chosen = daftar.jalur.findIndex(({ jenis }) => jenis === wanted);
  const [shown, rule] = [daftar.jalur[Math.max(0, chosen)], rules[Math.max(0, chosen)]];
  const page = shown?.urutan.slice((halaman - 1) * seleksiPageSize, halaman * seleksiPageSize);
  return {
    jalur,
    dipilih: shown?.jenis ?? "",
    total: shown?.urutan.length ?? 0,
    rows: page && rule ? await named(ctx, page, { composed, bundle, rule }) : [],
    dicoba: !isSameRules(composed.bundle, bundle),
    kuota: aturan.kuota,
    resmi: composed.lembarId !== null,
    belum: composed.belum,
    urutan: orderOf(composed),
  };
}

export type SeleksiContent = Awaited<ReturnType<typeof contentOf>>;

function shortOf({ jenis, tempat, batas, urutan }: HasilJalur, rule: AturanJalur | undefined): JalurRingkas {
  const count = (hasil: Hasil) => urutan.filter((row) => row.hasil === hasil).length;
  return {
    ...{ jenis, nama: nameOf(jenis), tempat, batas: batas.semua ?? null },
    banyak: {
      ...{ diterima: count("diterima"), cadangan: count("cadangan"), "tidak diterima": count("tidak diterima") },
      ...{ "mengundurkan diri": count("mengundurkan diri"), "belum lengkap": count("belum lengkap") },
    },
    aturan: {
      ...{ kuota: rule?.kuota ?? null, cadangan: rule?.cadangan ?? null },
      ...{ program: rule?.program ?? {}, bobot: rule?.bobot ?? {}, seri: rule?.seri ?? [] },
    },
  };
}

const nameOf = (jenis: string): string => {
  const known = jenisJalur.find(({ value }) => value === jenis);
  return known ? jalurLabel(known.value) : jenis;
};

interface From {
  readonly composed: Shown;
  readonly bundle: Bundle;
  readonly rule: AturanJalur;
}

async function named(ctx: ReadCtx, page: readonly Baris[], { composed: { people }, bundle, rule }: From): Promise<SeleksiRow[]> {
  const ids = page.flatMap(({ id }) => people.get(id) ?? []);
  const rows =
    ids.length === 0 ? [] : await ctx.db.selectFrom("pendaftaran").select(["id", "nomor", "namaLengkap"]).where("id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const marks = new Map(bundle.pelamar.map((one): [string, Pelamar] => [one.id, one]));
  return page.map((row) => {
    const known = byId.get(people.get(row.id) ?? "");
    return {
      ...row,
      id: known?.id ?? row.id,
      nama: known?.namaLengkap ?? "",
      nomor: known?.nomor ?? "",
      nilai: linesOf(rule, marks.get(row.id) ?? { nilai: {} }),
    };
  });
}

type Found = NonNullable<Awaited<ReturnType<typeof findKeputusan>>>;

function toldKeputusan(ctx: ReadCtx, found: Found, { pengumuman }: { readonly pengumuman: string | null }) {
  const { sidik, namaPengusul, diusulkanPada, namaPenyetuju, ditetapkanPada, diumumkanPada, pengusul } = found;
  const sendiri = pengusul === ctx.actor.id;
  const waktunya = pengumuman === null || today(ctx.now) >= pengumuman;
  return { id: found.id, sidik, namaPengusul, diusulkanPada, namaPenyetuju, ditetapkanPada, diumumkanPada, sendiri, waktunya, pengumuman };
}

export type Keputusan = ReturnType<typeof toldKeputusan>;
