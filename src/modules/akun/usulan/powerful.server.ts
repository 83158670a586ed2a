import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { type SqlBool, sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { inventedSerial } from "../nip.ts";
import { notifyPemilik } from "../second-factor/notify.server.ts";

/** So long somebody who was shut out still counts among those who decide: nobody becomes alone by shutting others out. */
export const ingatanKuasa = 7 * 86_400_000;

/** Whose account weighs: who leads or administers, who signs in the head's name now or later, and who is proposed for it. */
export async function powerful(ctx: ReadCtx, akunId: string): Promise<boolean> {
  const { rows } = await sql`
    select from akun where id = ${akunId} and (peran && array['administrator', 'kepala'] or exists (
      select from pejabat_penandatangan pejabat
      where pejabat.akun_id = akun.id and ${notDeleted("pejabat")} and pejabat.sampai >= ${today(ctx.now)}
    ) or exists (
      select from usulan_peran usulan
      where usulan.akun_id = akun.id and usulan.status = 'menunggu'
        and (usulan.jenis = 'peran' and usulan.isi -> 'tambah' <> '[]' or usulan.jenis = 'jabatan' and usulan.isi -> 'tambah' ? 'kepala')
    ) or exists (
      select from pemangku_jabatan jabatan
      where akun.id in (jabatan.akun_sah, jabatan.wakil_sah) and ${notDeleted("jabatan")} and jabatan.jabatan = 'kepala'
        and coalesce(jabatan.sampai, 'infinity') >= ${today(ctx.now)}
    ))`.execute(ctx.db);
  return rows.length > 0;
}

export interface OtherPemutus {
  readonly id: string;
  /** False: shut out a few days ago, and cannot decide now. */
  readonly dapat: boolean;
}

/** Who else than these could decide, or could a few days ago. An invented account decides about invented ones alone. */
export async function otherPemutus(
  ctx: ReadCtx,
  { kecuali, nip }: { kecuali: readonly string[]; nip: string },
): Promise<readonly OtherPemutus[]> {
  const { rows } = await sql<OtherPemutus>`
    select akun.id, (akun.aktif and (akun.peran && array['administrator', 'kepala'] or exists (
      select from peran_sementara sementara where sementara.akun_id = akun.id and sementara.peran = 'kepala'
        and ${today(ctx.now)}::date between sementara.mulai and sementara.sampai
    ))) as dapat
    from akun
    where ${notDeleted("akun")} and akun.password_hash is not null and akun.id <> all (${kecuali}::uuid[])
      and (akun.nip !~ ${inventedSerial.source} or ${nip}::text ~ ${inventedSerial.source})
      and (akun.kuasa_berakhir > ${new Date(ctx.now.getTime() - ingatanKuasa)} or akun.aktif and (
        akun.peran && array['administrator', 'kepala'] or exists (
          select from peran_sementara sementara where sementara.akun_id = akun.id and sementara.peran = 'kepala'
            and ${today(ctx.now)}::date between sementara.mulai and sementara.sampai)))`.execute(ctx.db);
  return rows;
}

/** Two accounts of one person: the same one, or both of one person of the staff file. */
export async function onePerson(ctx: ReadCtx, one: string, other: string): Promise<boolean> {
  if (one === other) return true;
  const { rows } = await sql`
    select from pegawai
    where ${notDeleted()}
      and (akun_id = ${one} or nip = (select nip from akun where id = ${one}))
      and (akun_id = ${other} or nip = (select nip from akun where id = ${other}))`.execute(ctx.db);
  return rows.length > 0;
}

/** @throws Refusal 409: nobody decides about themselves, by whichever of their accounts */
export async function demandOtherPerson(ctx: ReadCtx, akunId: string, sentence: string): Promise<void> {
  if (ctx.actor.id !== null && (await onePerson(ctx, ctx.actor.id, akunId))) throw refuse.conflict(sentence);
}

/** From now on this account does not decide any more, but is still counted for some days. Nothing for one that did not. */
export async function recordPowerEnded(ctx: Ctx, akunId: string): Promise<void> {
  const held = sql<SqlBool>`(peran && array['administrator', 'kepala'] or exists (
    select from peran_sementara sementara where sementara.akun_id = akun.id and sementara.peran = 'kepala'
      and ${today(ctx.now)}::date between sementara.mulai and sementara.sampai))`;
  await ctx.db.updateTable("akun").set({ kuasaBerakhir: ctx.now }).where("id", "=", akunId).where(held).execute();
}

/** The same for somebody whose days in the head's place end before their time; told to them. */
export async function endTemporaryPower(ctx: Ctx, akunId: string): Promise<void> {
  await ctx.db.updateTable("akun").set({ kuasaBerakhir: ctx.now }).where("id", "=", akunId).execute();
  await notifyPemilik(ctx, akunId, {
    title: "Tugas Anda menggantikan kepala madrasah diubah atau diakhiri",
    body: "Hak Anda sebagai Plt. atau Plh. tidak berlaku lagi sejak perubahan itu, sampai disetujui orang lain.",
  });
}
