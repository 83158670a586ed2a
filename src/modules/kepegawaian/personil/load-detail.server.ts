import { type Ctx, excludesOwnRows, may } from "#kit/ctx.server.ts";
import type { Row } from "#kit/register/register.ts";
import { relatedOf } from "#kit/register/related.server.ts";
import { writableRegister } from "#kit/writable-register.server.ts";
import { pegawai } from "../pegawai.ts";
import type { CatatanRiwayat } from "../riwayat/catatan.ts";
import { riwayatPegawai } from "../riwayat/riwayat-pegawai.server.ts";

export interface Detail {
  readonly row: Row;
  readonly names: Readonly<Record<string, string>>;
  readonly catatan: readonly CatatanRiwayat[];
  readonly bin: boolean;
  readonly boleh: { readonly daftar: boolean; readonly ubah: boolean; readonly hapus: boolean };
}

/** One member of staff with everything that is kept of them. @param sampah looks in the bin too, for those who may restore @throws Refusal 404 */
export async function loadDetail(ctx: Ctx, id: string, sampah: boolean): Promise<Detail> {
  const bin = sampah && may(ctx, "pegawai:restore") !== "no";
  const row = await writableRegister(ctx, pegawai, id, bin);
  const { names } = await relatedOf(ctx, pegawai, [row]);
  const sendiri = row.akunId === ctx.actor.id;
  const ubah = may(ctx, "pegawai:update");
  const boleh = {
    daftar: may(ctx, "pegawai:read") === "yes",
    ubah: !bin && (ubah === "yes" || (ubah === "own" && sendiri)),
    hapus: !bin && may(ctx, "pegawai:delete") !== "no" && !(sendiri && excludesOwnRows(ctx, "pegawai:delete")),
  };
  return { row, names, catatan: await riwayatPegawai(ctx, id), bin, boleh };
}
