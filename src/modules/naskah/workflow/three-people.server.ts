import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { type PersonAkun, personAkun } from "#modules/kepegawaian/index.server.ts";
import type { Naskah } from "../naskah.ts";

const memimpin = /\bkepala\s+(madrasah|sekolah|man\b)/i;

/**
 * Who wrote, who initialled and who signs are three people of the staff file, and who signs as head is its head.
 * @param pengganti signs by what is written down of them for today, not as the head. @throws Refusal 403
 */
export async function demandThreePeople(ctx: ReadCtx, naskah: Naskah, pengganti: boolean): Promise<void> {
  const { penulis, pemaraf } = await pelaku(ctx, naskah);
  const penandaTangan = ctx.actor.id ?? "";
  const orang = await personAkun(ctx, [...penulis, penandaTangan, ...(pemaraf ? [pemaraf] : [])]);
  const saya = orang.get(penandaTangan);
  if (!saya?.aktif)
    throw refuse.forbidden(
      "Yang menandatangani harus tercatat sebagai pegawai yang masih bertugas, dengan NIP akunnya. Mintalah Tata Usaha.",
    );
  if (!pengganti && !memimpin.test(`${saya.jabatan} ${saya.tugasTambahan}`))
    throw refuse.forbidden("Data pegawai Anda belum menyebut Anda Kepala Madrasah. Mintalah Tata Usaha memperbaiki jabatannya.");
  const paraf = pemaraf ? orang.get(pemaraf) : undefined;
  const yangMenulis = penulis.map((id) => orang.get(id));
  if (!paraf || yangMenulis.some((satu) => !satu))
    throw refuse.forbidden("Penulis dan pemaraf surat ini harus tercatat di data pegawai dengan NIP akunnya. Mintalah Tata Usaha.");
  if (!different(saya, paraf, yangMenulis))
    throw refuse.forbidden("Surat ditulis, diparaf, dan ditandatangani oleh tiga orang yang berbeda.");
}

function different(saya: PersonAkun, paraf: PersonAkun, penulis: readonly (PersonAkun | undefined)[]): boolean {
  if (saya.pegawaiId === paraf.pegawaiId) return false;
  return !penulis.some((satu) => satu?.pegawaiId === saya.pegawaiId || satu?.pegawaiId === paraf.pegawaiId);
}

/** Whoever began it or changed its words since, and whoever initialled it. */
async function pelaku(ctx: ReadCtx, { id, pembuatId }: Naskah): Promise<{ penulis: string[]; pemaraf: string | null }> {
  const { pemarafId } = await ctx.db.selectFrom("naskahSurat").select("pemarafId").where("id", "=", id).executeTakeFirstOrThrow();
  const { rows } = await sql<{ actorId: string }>`
    select distinct actor_id as "actorId" from audit
    where subject = 'naskahSurat' and subject_id = ${id} and action = 'update' and actor_id is not null`.execute(ctx.db);
  return { penulis: [...new Set([pembuatId, ...rows.map(({ actorId }) => actorId)])], pemaraf: pemarafId };
}
