import type { ReadCtx } from "#kit/ctx.server.ts";
import { countsByIsian, countsByKelas, officeSight } from "#modules/banding/index.server.ts";
import type { HitunganKelas } from "#modules/banding/index.ts";
import { siswa } from "../../siswa/siswa.ts";
import { waliFields } from "../wali-sight.server.ts";
import type { SerahanBanding, SerahanKelas } from "./serahan-banding.ts";

export const rowsIn = ({ beda, daftar, portal }: HitunganKelas): number => beda + daftar + portal;

/** How a comparison of pupils was handed on, class by class, and what of it stays with the office. */
export async function stateOfBanding(ctx: ReadCtx, banding: string): Promise<SerahanBanding> {
  const office = officeSight(ctx, siswa);
  const open = waliFields(ctx);
  const seen = office.fields.filter((name) => open.includes(name));
  const [all, own] = [
    await countsByKelas(ctx, banding, office),
    await countsByKelas(ctx, banding, { ...office, fields: seen, stillThere: true }),
  ];
  const stayed = await countsByKelas(ctx, banding, { ...office, stillThere: true });
  const handed = new Map((await handedRows(ctx, banding)).map((one) => [one.kelasId, one]));
  const countIn = (counts: readonly HitunganKelas[], id: string | null) => counts.find(({ kelasId }) => kelasId === id);
  return {
    kelas: all.flatMap((one): SerahanKelas[] => {
      if (one.kelasId === null) return [];
      const [wali, there] = [countIn(own, one.kelasId), countIn(stayed, one.kelasId)];
      const serahan = handed.get(one.kelasId);
      return [
        {
          ...{ kelasId: one.kelasId, semua: rowsIn(one), pindah: rowsIn(one) - (there ? rowsIn(there) : 0) },
          ...{ baris: wali ? rowsIn(wali) : 0, diperiksa: wali?.diperiksa ?? 0 },
          serahan: serahan ? { id: serahan.id, tenggat: serahan.tenggat, ditutup: serahan.ditutup } : null,
        },
      ];
    }),
    tertutup: (await countsByIsian(ctx, banding, office)).flatMap(({ isian }) =>
      open.includes(isian) ? [] : [siswa.fields[isian as keyof typeof siswa.fields]?.label ?? isian],
    ),
  };
}

interface HandedRow {
  readonly id: string;
  readonly kelasId: string;
  readonly tenggat: string;
  readonly ditutup: boolean;
}

/** The newest of each class last: what is open, else what was closed last. */
const handedRows = (ctx: ReadCtx, banding: string): Promise<HandedRow[]> =>
  ctx.db
    .selectFrom("serahanBanding")
    .innerJoin("serahanPeriksa", "serahanPeriksa.id", "serahanId")
    .select(({ eb }) => ["serahanPeriksa.id", "kelasId", "tenggat", eb("ditutupPada", "is not", null).$castTo<boolean>().as("ditutup")])
    .where("bandingId", "=", banding)
    .orderBy("createdAt")
    .execute();
