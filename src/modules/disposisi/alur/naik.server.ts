import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { alamatCabang, alamatJalan } from "../alamat.ts";
import { pohonSurat } from "../pohon.server.ts";
import { anakDari, type Cabang, keadaanSurat, terbuka } from "../pohon.ts";
import type { StatusCabang } from "../tables.ts";
import { ikutiJalan, kabarSurat, kembalikanStatus } from "./surat.server.ts";

interface Perubahan {
  readonly status?: StatusCabang;
  readonly dibacaPada?: Date;
  readonly selesaiPada?: Date | null;
  readonly ditegurPada?: Date | null;
}

/** Branches get another state. */
export async function ubahCabang(ctx: Ctx, ids: readonly string[], isi: Perubahan): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .updateTable("cabangDisposisi")
    .set({ ...isi, updatedAt: ctx.now, versi: sql<number>`versi + 1` })
    .where("id", "in", ids)
    .execute();
}

/**
 * After a branch has ended: what waited for it ends too, up to the letter itself, and whoever disposed of it hears that. Where
 * all of it was taken back nothing has ended: it lies again with whoever had handed it on.
 */
export async function naikkan(ctx: Ctx, suratId: string, { indukId }: Cabang): Promise<void> {
  const pohon = await pohonSurat(ctx, suratId);
  const ikutSelesai: string[] = [];
  const berjalan = (cabang: Cabang) => terbuka(cabang) && !ikutSelesai.includes(cabang.id);
  let induk = pohon.find(({ id }) => id === indukId);
  while (induk && !anakDari(pohon, induk.id).some(berjalan)) {
    if (terbuka(induk) && anakDari(pohon, induk.id).every(({ status }) => status === "ditarik")) return kembaliPada(ctx, suratId, induk);
    ikutSelesai.push(induk.id);
    const { indukId: atasnya } = induk;
    induk = pohon.find(({ id }) => id === atasnya);
  }
  await ubahCabang(ctx, ikutSelesai, { selesaiPada: ctx.now });
  const keadaan = keadaanSurat(await pohonSurat(ctx, suratId));
  if (keadaan === "belum") await kembalikanStatus(ctx, suratId);
  if (keadaan === "selesai") await suratSelesai(ctx, suratId, pohon);
}

async function kembaliPada(ctx: Ctx, suratId: string, { id, kepada }: Cabang): Promise<void> {
  await ubahCabang(ctx, [id], { status: "dibaca", ditegurPada: null });
  if (kepada.id === ctx.actor.id) return;
  const title = `Disposisi kembali pada Anda: ${await kabarSurat(ctx, suratId)}`;
  await notify(ctx, { to: { accounts: [kepada.id] }, kind: "disposisi-kabar", title, link: alamatCabang(id) });
}

/** Before a branch is opened again: those that it had ended are open too. */
export async function bukaLagi(ctx: Ctx, pohon: readonly Cabang[], { indukId }: Cabang): Promise<void> {
  const terbukaLagi: string[] = [];
  for (let induk = indukId; induk !== null; ) {
    const satu = pohon.find(({ id }) => id === induk);
    if (satu?.selesaiPada) terbukaLagi.push(satu.id);
    induk = satu?.indukId ?? null;
  }
  await ubahCabang(ctx, terbukaLagi, { selesaiPada: null });
}

async function suratSelesai(ctx: Ctx, suratId: string, pohon: readonly Cabang[]): Promise<void> {
  await ikutiJalan(ctx, suratId, "selesai");
  const pemberi = anakDari(pohon, null).map(({ dari }) => dari.id);
  await notify(ctx, {
    to: { accounts: pemberi.filter((id) => id !== ctx.actor.id) },
    kind: "disposisi-selesai",
    title: `Semua disposisi selesai: ${await kabarSurat(ctx, suratId)}`,
    link: alamatJalan(suratId),
  });
}
