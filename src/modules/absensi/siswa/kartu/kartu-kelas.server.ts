import { recordLook } from "#kit/audit/look.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/check.ts";
import { anggotaKelas } from "#modules/akademik/index.server.ts";
import { kelasWali } from "../hak-kelas.server.ts";
import "../tables.ts";
import { kodeKartu } from "./kode-kartu.server.ts";

export interface KartuKelas {
  readonly kelas: string;
  readonly kartu: readonly { readonly title: string; readonly line: string; readonly code: string }[];
}

/** The cards of a class of today; who has none yet gets one. A card printed again says the same. @throws Refusal 404 */
export async function kartuKelas(ctx: Ctx, kelasId: string): Promise<KartuKelas> {
  const sejauh = demand(ctx, "kartuSiswa:read");
  if (!isUuid(kelasId) || (sejauh === "own" && !(await kelasWali(ctx)).includes(kelasId))) throw refuse.notFound();
  const kelas = await ctx.db.selectFrom("kelas").select(["nama", "tahunAjaran"]).where("id", "=", kelasId).executeTakeFirst();
  if (!kelas) throw refuse.notFound();
  const anggota = await anggotaKelas(ctx, kelasId, today(ctx.now));
  if (anggota.length === 0) throw refuse.notFound("Belum ada siswa di kelas ini, jadi belum ada kartu yang dapat dicetak.");
  const siswa = anggota.map(({ siswaId }) => siswaId);
  await sql`insert into kartu_siswa (siswa_id) select unnest(${siswa}::uuid[]) on conflict do nothing`.execute(ctx.db);
  const nomor = await ctx.db.selectFrom("kartuSiswa").select(["siswaId", "nomor"]).where("siswaId", "in", siswa).execute();
  const milik = new Map(nomor.map((satu) => [satu.siswaId, satu.nomor]));
  await recordLook(ctx, { action: "print", subject: "kartuSiswa", subjectId: kelasId });
  return {
    kelas: kelas.nama,
    kartu: anggota.flatMap(({ siswaId, nama }) => {
      const angka = milik.get(siswaId);
      return angka ? [{ title: nama, line: `${kelas.nama} · ${kelas.tahunAjaran}`, code: kodeKartu(ctx, angka) }] : [];
    }),
  };
}
