import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";

export interface PegawaiCount {
  readonly nama: string;
  readonly lakiLaki: number;
  readonly perempuan: number;
  /** More than both where somebody's sex is not recorded. */
  readonly jumlah: number;
  readonly jenis: "guru" | "tenaga-kependidikan" | null;
}

/** Of fewer people a figure would tell who they are. */
const smallest = 5;

/** Who works here, in figures that anybody may see: a kind of few people is counted together with the other. */
export async function computePegawai(ctx: ReadCtx): Promise<readonly PegawaiCount[]> {
  const rows = await ctx.db
    .selectFrom("pegawai")
    .select((where) => [
      "jenis",
      where.fn.countAll<number>().as("jumlah"),
      where.fn.countAll<number>().filterWhere("jenisKelamin", "=", "Pria").as("lakiLaki"),
      where.fn.countAll<number>().filterWhere("jenisKelamin", "=", "Wanita").as("perempuan"),
    ])
    .where(notDeleted())
    .where("aktif", "=", true)
    .groupBy("jenis")
    .orderBy("jenis")
    .execute();
  const semua = rows.map(({ jenis, ...satu }) => ({
    nama: jenis === "guru" ? "Guru" : "Tenaga kependidikan",
    jenis,
    lakiLaki: Number(satu.lakiLaki),
    perempuan: Number(satu.perempuan),
    jumlah: Number(satu.jumlah),
  }));
  return semua.some(({ jumlah }) => jumlah < smallest) ? [together(semua)] : semua;
}

/** How many teachers and how many others work here: numbers alone, which tell nothing of anybody. */
export async function countPegawai(ctx: ReadCtx): Promise<Readonly<Record<"guru" | "tenaga-kependidikan", number>>> {
  const asked = ctx.db.selectFrom("pegawai").where(notDeleted()).where("aktif", "=", true);
  const count = asked.select((where) => [
    where.fn.countAll<string>().filterWhere("jenis", "=", "guru").as("guru"),
    where.fn.countAll<string>().filterWhere("jenis", "<>", "guru").as("lain"),
  ]);
  const { guru, lain } = await count.executeTakeFirstOrThrow();
  return { guru: Number(guru), "tenaga-kependidikan": Number(lain) };
}

const together = (semua: readonly PegawaiCount[]): PegawaiCount => ({
  nama: "Guru dan tenaga kependidikan",
  jenis: null,
  lakiLaki: semua.reduce((sum, { lakiLaki }) => sum + lakiLaki, 0),
  perempuan: semua.reduce((sum, { perempuan }) => sum + perempuan, 0),
  jumlah: semua.reduce((sum, { jumlah }) => sum + jumlah, 0),
});
