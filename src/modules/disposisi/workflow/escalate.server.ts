import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { cabangPath, jalanPath } from "../paths.ts";
import { suratTree } from "../tree.server.ts";
import type { StatusCabang } from "../tree.ts";
import { anakFrom, type Cabang, open, suratState } from "../tree.ts";
import { followJalan, kabarSurat, returnStatus } from "./surat.server.ts";

interface Perubahan {
  readonly status?: StatusCabang;
  readonly dibacaPada?: Date;
  readonly selesaiPada?: Date | null;
  readonly ditegurPada?: Date | null;
}

/** Branches get another state. */
export async function changeCabang(ctx: Ctx, ids: readonly string[], isi: Perubahan): Promise<void> {
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
export async function promote(ctx: Ctx, suratId: string, { indukId }: Cabang): Promise<void> {
  const pohon = await suratTree(ctx, suratId);
  const ikutSelesai: string[] = [];
  const berjalan = (cabang: Cabang) => open(cabang) && !ikutSelesai.includes(cabang.id);
  let induk = pohon.find(({ id }) => id === indukId);
  while (induk && !anakFrom(pohon, induk.id).some(berjalan)) {
    if (open(induk) && anakFrom(pohon, induk.id).every(({ status }) => status === "ditarik")) return kembaliAt(ctx, suratId, induk);
    ikutSelesai.push(induk.id);
    const { indukId: atasnya } = induk;
    induk = pohon.find(({ id }) => id === atasnya);
  }
  await changeCabang(ctx, ikutSelesai, { selesaiPada: ctx.now });
  const keadaan = suratState(await suratTree(ctx, suratId));
  if (keadaan === "belum") await returnStatus(ctx, suratId);
  if (keadaan === "selesai") await finishedSurat(ctx, suratId, pohon);
}

async function kembaliAt(ctx: Ctx, suratId: string, { id, kepada }: Cabang): Promise<void> {
  await changeCabang(ctx, [id], { status: "dibaca", ditegurPada: null });
  if (kepada.id === ctx.actor.id) return;
  const title = `Disposisi kembali pada Anda: ${await kabarSurat(ctx, suratId)}`;
  await notify(ctx, { to: { accounts: [kepada.id] }, kind: "disposisi-kabar", title, link: cabangPath(id) });
}

/** Before a branch is opened again: those that it had ended are open too. */
export async function openAgain(ctx: Ctx, pohon: readonly Cabang[], { indukId }: Cabang): Promise<void> {
  const terbukaLagi: string[] = [];
  for (let induk = indukId; induk !== null; ) {
    const satu = pohon.find(({ id }) => id === induk);
    if (satu?.selesaiPada) terbukaLagi.push(satu.id);
    induk = satu?.indukId ?? null;
  }
  await changeCabang(ctx, terbukaLagi, { selesaiPada: null });
}

async function finishedSurat(ctx: Ctx, suratId: string, pohon: readonly Cabang[]): Promise<void> {
  await followJalan(ctx, suratId, "selesai");
  const pemberi = anakFrom(pohon, null).map(({ dari }) => dari.id);
  await notify(ctx, {
    to: { accounts: pemberi.filter((id) => id !== ctx.actor.id) },
    kind: "disposisi-selesai",
    title: `Semua disposisi selesai: ${await kabarSurat(ctx, suratId)}`,
    link: jalanPath(suratId),
  });
}
