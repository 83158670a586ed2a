import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { dayOf, today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { readWilayah } from "#modules/periksa/index.server.ts";
import { readSekolah } from "#modules/profil/index.server.ts";
import { jenisJalur } from "../jalur/jenis-jalur.ts";
import { usualPeriode } from "../periode.ts";
import { districtOf, type Home, homeOf } from "./districts.ts";
import { type Came, type District, daysOf, districtsOf, type Erased, pathsOf, type Season, schoolsOf, shareWhoCame } from "./figures.ts";
import type { Town } from "./town.ts";

/** How the season goes, day by day, for whoever answers for it. @param asked a period's id; the running or last one when empty. @throws Refusal 404 */
export async function loadPerkembangan(ctx: ReadCtx, asked: string) {
  demand(ctx, "pendaftaran:read");
  const hariIni = today(ctx.now);
  const all = await ctx.db
    .selectFrom("periodePpdb")
    .select(["id", "tahunAjaran", "buka", "tutup", "kuota"])
    .where(notDeleted())
    .where("draf", "=", false)
    .orderBy("buka", "desc")
    .execute();
  const periods = all.map(({ id, tahunAjaran }) => ({ id, tahunAjaran }));
  const periode = asked ? all.find(({ id }) => id === asked) : usualPeriode(all, hariIni);
  if (!periode) {
    if (asked) throw refuse.notFound();
    return { periods, isi: null };
  }
  const earlier = all[all.indexOf(periode) + 1] ?? null;
  const home = homeOf(await readSekolah(ctx), await readWilayah(ctx));
  const season = await readSeason(ctx, periode, home);
  const before = earlier ? await readSeason(ctx, earlier, home) : null;
  const days = daysOf(season, before, hariIni);
  const share = shareWhoCame(before);
  const paths = pathsOf(await readQuotas(ctx, periode.id), season, { share, before });
  const districts = districtsOf(season, before);
  const known = jenisJalur.filter(({ value }) => paths.some(({ jenis }) => jenis === value));
  return {
    periods,
    isi: {
      periode: { id: periode.id, tahunAjaran: periode.tahunAjaran, kuota: periode.kuota },
      lalu: earlier ? { tahunAjaran: earlier.tahunAjaran } : null,
      jumlah: season.came.length + (season.erased?.jumlah ?? 0),
      dihapus: season.erased?.jumlah ?? 0,
      jumlahLalu: days.at(-1)?.lalu ?? null,
      persenDatang: hasAccepted(before) ? Math.round(share * 100) : null,
      jalur: known.map(({ value, label }) => ({ jenis: value, nama: label })),
      days,
      paths: paths.map((one) => ({ ...one, nama: jenisJalur.find(({ value }) => value === one.jenis)?.label ?? one.jenis })),
      schools: schoolsOf(season, before),
      districts,
      peta: hasOneOf(districts, home.town) ? home.town.peta : null,
    },
  };
}

/** A map of which no part has a child would only say that nobody comes from here. */
const hasOneOf = (districts: readonly District[], town: Town | undefined): town is Town =>
  town !== undefined && districts.some(({ nama, banyak }) => banyak > 0 && Object.hasOwn(town.kelurahan, nama));

export type Perkembangan = NonNullable<Awaited<ReturnType<typeof loadPerkembangan>>["isi"]>;

async function readSeason(ctx: ReadCtx, { id, buka, tutup }: { id: string; buka: string; tutup: string }, home: Home): Promise<Season> {
  const rows = await ctx.db
    .selectFrom("pendaftaran")
    .leftJoin("daftarUlang", "daftarUlang.pendaftaranId", "pendaftaran.id")
    .select(["masukPada", "jalur", "keadaan", "asalSekolah", "alamat", "kecamatan", "kabupaten", "provinsi"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("langkahPendaftaran")
          .select("langkahPendaftaran.id")
          .whereRef("langkahPendaftaran.pendaftaranId", "=", "pendaftaran.id")
          .where("ke", "=", "diterima"),
      ).as("pernahDiterima"),
    )
    .where("periodeId", "=", id)
    .where("keadaan", "<>", "digabung")
    .where(notDeleted("pendaftaran"))
    .execute();
  const came = rows.map(
    ({ masukPada, jalur, keadaan, asalSekolah, pernahDiterima, ...written }): Came => ({
      ...{
        jalur,
        keadaan,
        asalSekolah,
        hari: dayOf(masukPada),
        daerah: districtOf(written, home),
        pernahDiterima: Boolean(pernahDiterima),
      },
    }),
  );
  return { buka, tutup, came, erased: await readErased(ctx, id) };
}

const hasAccepted = (season: Season | null): boolean =>
  season !== null && (season.came.some(({ pernahDiterima }) => pernahDiterima) || (season.erased?.pernahDiterima ?? 0) > 0);

/** What the night counted before it deleted, whom the rows no longer tell of. */
async function readErased(ctx: ReadCtx, periodeId: string): Promise<Erased> {
  const rows = await ctx.db.selectFrom("angkaPpdb").select(["hal", "isi", "banyak"]).where("periodeId", "=", periodeId).execute();
  const by = (wanted: string) => new Map(rows.flatMap(({ hal, isi, banyak }) => (hal === wanted ? [[isi, banyak] as const] : [])));
  const hari = by("hari");
  return {
    ...{
      hari,
      jalur: by("jalur"),
      sekolah: by("asal sekolah"),
      daerah: by("daerah"),
      pernahDiterima: by("pernah diterima").get("ya") ?? 0,
    },
    jumlah: [...hari.values()].reduce((sum, banyak) => sum + banyak, 0),
  };
}

/** By path, of all waves together; null where a wave leaves it open. */
async function readQuotas(ctx: ReadCtx, periodeId: string): Promise<ReadonlyMap<string, number | null>> {
  const rows = await ctx.db
    .selectFrom("jalurPpdb")
    .innerJoin("gelombangPpdb", "gelombangPpdb.id", "gelombangId")
    .select(["jenis", "kuota"])
    .where("periodeId", "=", periodeId)
    .where(notDeleted("jalurPpdb"))
    .where(notDeleted("gelombangPpdb"))
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ jenis }) => jenis)].map(([jenis, some]) => [
      jenis,
      some.every(({ kuota }) => kuota !== null) ? some.reduce((sum, { kuota }) => sum + (kuota ?? 0), 0) : null,
    ]),
  );
}
