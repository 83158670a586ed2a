/** Two books of numbers, two kinds of paper, and a classification. */
import { beforeAll } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { create } from "#kit/register/store.server.ts";
import { type Pesanan, reserveNomor } from "#modules/persuratan/index.server.ts";
import { bukuNomor, jenisNaskah, klasifikasiSurat } from "#modules/persuratan/index.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "./database.ts";

export const [tu, guru, kepala] = [actor("tataUsaha"), actor("guru"), actor("kepala")];

export function useBukuNomor() {
  const clock = { now: new Date("2026-04-20T02:00:00Z") };
  const house = useDatabase({ policy, clock: () => clock.now });
  const as = <T>(work: (ctx: Ctx) => Promise<T>, who = tu) => house.scope(who).transaction(work);
  const nomor = (pesanan: Partial<Pesanan> = {}) => as((ctx) => reserveNomor(ctx, { jenis: "keterangan", perihal: "Uji", ...pesanan }));
  const id = { buku: "", lain: "", keterangan: "", dinas: "", klasifikasi: "" };

  beforeAll(() =>
    as(async (ctx) => {
      const isi = { batasMundur: "30", aktif: "ya" };
      id.buku = (await create(ctx, bukuNomor, { ...isi, nama: "Utama", kodeJabatan: "Ma.22" })).id;
      id.lain = (await create(ctx, bukuNomor, { ...isi, nama: "Lain", kodeJabatan: "Ma.23" })).id;
      const rumus = { bukuId: id.buku, lebar: "3", bentuk: "biasa", aktif: "ya" };
      const keterangan = { ...rumus, nama: "Surat Keterangan", kode: "keterangan", pola: "{urut}/{kode}/{romawi}/{tahun}" };
      const dinas = { ...rumus, nama: "Surat Dinas", kode: "dinas", pola: "{pengamanan}-{urut}/{kode}/{klasifikasi}/{bulan}/{tahun}" };
      id.keterangan = (await create(ctx, jenisNaskah, keterangan)).id;
      id.dinas = (await create(ctx, jenisNaskah, dinas)).id;
      id.klasifikasi = (await create(ctx, klasifikasiSurat, { kode: "KP.08.2", nama: "Cuti", aktif: "ya" })).id;
    }),
  );

  /** Throws away or disables for one question, and puts it back. */
  async function selama<T>(
    table: "bukuNomor" | "jenisNaskah" | "klasifikasiSurat",
    satu: string,
    ubah: object,
    work: () => Promise<T>,
  ): Promise<T> {
    await as(({ db }) =>
      db
        .updateTable(table)
        .set(ubah as { aktif?: boolean })
        .where("id", "=", satu)
        .execute(),
    );
    try {
      return await work();
    } finally {
      await as(({ db }) => db.updateTable(table).set({ deletedAt: null, aktif: true }).where("id", "=", satu).execute());
    }
  }

  return { clock, house, as, nomor, id, selama };
}
