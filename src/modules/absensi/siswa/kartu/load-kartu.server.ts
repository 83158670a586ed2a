import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { madeRecently } from "#kit/jobs/made-file.server.ts";
import { refuse } from "#kit/refusals.ts";
import { satIn } from "#modules/akademik/index.server.ts";
import { printKartu } from "./kartu-job.ts";

export interface CalonKartu {
  readonly siswaId: string;
  readonly nama: string;
  readonly kelasId: string;
  readonly kelas: string;
  readonly berkartu: boolean;
}

export interface KelasKartu {
  readonly id: string;
  readonly nama: string;
  readonly banyak: number;
  readonly belum: number;
}

/** The classes whose cards this person may print, or the pupils of one of them, and what was asked for lately. */
export async function loadKartu(ctx: ReadCtx, kelasId: string | null) {
  const semua = await calonKartu(ctx);
  const kelas = [...Map.groupBy(semua, (satu) => satu.kelasId)].map(([id, anak]): KelasKartu => {
    const belum = anak.filter(({ berkartu }) => !berkartu).length;
    return { id, nama: anak[0]?.kelas ?? "", banyak: anak.length, belum };
  });
  const dipilih = kelas.find(({ id }) => id === kelasId) ?? null;
  if (kelasId !== null && !dipilih) throw refuse.notFound();
  return {
    ...{ kelas, dipilih },
    siswa: dipilih ? semua.filter((satu) => satu.kelasId === dipilih.id) : [],
    bolehGanti: may(ctx, "kartuSiswa:update") !== "no",
    tugas: await madeRecently(ctx, printKartu),
  };
}

/** Who sits in a class today, of those whose cards this person may print, by class and name. */
export async function calonKartu(ctx: ReadCtx): Promise<CalonKartu[]> {
  const sejauh = demand(ctx, "kartuSiswa:read");
  const kini = today(ctx.now);
  const { rows } = await sql<CalonKartu>`
    select siswa.id as siswa_id, siswa.nama, kelas.id as kelas_id, kelas.nama as kelas, kartu.siswa_id is not null as berkartu
    from anggota_kelas anggota join siswa on siswa.id = anggota.siswa_id and ${notDeleted("siswa")}
      join kelas on kelas.id = anggota.kelas_id and ${notDeleted("kelas")}
      left join kartu_siswa kartu on kartu.siswa_id = siswa.id
    where ${satIn(kini)}
      and (${sejauh} = 'yes' or kelas.wali_id = ${ctx.actor.id}::uuid)
    order by kelas.nama, siswa.nama, siswa.id`.execute(ctx.db);
  return rows;
}
