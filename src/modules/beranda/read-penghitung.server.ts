import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { today } from "#kit/dates.ts";
import { countPegawai } from "#modules/kepegawaian/index.server.ts";
import { computeSiswa } from "#modules/kesiswaan/index.server.ts";
import type { Hitungan } from "./content.ts";

/** The counters of the home page: as the data bank counts them where it knows somebody, else as they were typed. */
export async function readPenghitung(ctx: ReadCtx): Promise<Hitungan> {
  const asked = ctx.db.selectFrom("penghitung").select(["nama", "jumlah", "sumber"]).where(notDeleted());
  const rows = await asked.orderBy("urutan").execute();
  const dihitung = rows.some(({ sumber }) => sumber !== null) ? await countPeople(ctx) : {};
  const angka = rows.map(({ nama, jumlah, sumber }) => ({ nama, jumlah: (sumber && dihitung[sumber]) ?? jumlah }));
  return { angka, hari: rows.some(({ sumber }) => sumber && dihitung[sumber] !== undefined) ? today(ctx.now) : null };
}

/** Teachers and staff together or not at all: one of them alone would stand beside a typed figure of the other. */
async function countPeople(ctx: ReadCtx): Promise<Readonly<Record<string, number>>> {
  const [pegawai, siswa] = await Promise.all([countPegawai(ctx), computeSiswa(ctx)]);
  const pesertaDidik = siswa.reduce((sum, { jumlah }) => sum + jumlah, 0);
  return {
    ...(pegawai.guru + pegawai["tenaga-kependidikan"] > 0 ? pegawai : {}),
    ...(pesertaDidik > 0 ? { "peserta-didik": pesertaDidik } : {}),
  };
}
