import type { Right } from "#kit/access/access.ts";
import { rolesWith } from "#kit/access/access.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandAnotherPerson } from "#modules/akun/index.server.ts";

export interface Pengajuan {
  /** The account that asked. */
  readonly oleh: string;
  /** What it took to ask; who has lost it since asks for nothing any more. */
  readonly hak: Right;
}

/**
 * What weighs takes two people: whoever is signed in has to be another person of the staff file than who asked, not only another
 * account, nor one that they hold. @throws Refusal 403 for who asked and for who is in no staff file, 409 when who asked may not ask any more
 */
export async function demandSecondPerson(ctx: ReadCtx, { oleh, hak }: Pengajuan): Promise<void> {
  if (ctx.actor.id === null) throw refuse.unauthenticated();
  if (ctx.actor.id === oleh) throw refuse.forbidden("Anda sendiri yang mengajukannya. Orang kedua yang memeriksa dan menyetujuinya.");
  const saya = await personAkun(ctx, ctx.actor.id);
  if (saya.length === 0) throw refuse.forbidden(unlinked);
  const dia = (await personAkun(ctx, oleh)).filter(({ peran }) => rolesWith(ctx.policy, hak).some((role) => peran.includes(role)));
  if (dia.length === 0) throw refuse.conflict("Yang mengajukan tidak bertugas lagi. Tolak pengajuan ini, lalu ajukan yang baru.");
  if (saya.some((satu) => dia.some((lain) => samePerson(satu, lain))))
    throw refuse.forbidden("Kedua akun ini milik orang yang sama menurut data pegawai. Mintalah rekan lain memeriksanya.");
  await demandAnotherPerson(ctx, oleh);
}

/** Whoever asks has to be known to the staff file too, or nobody could tell that the second is another. @throws Refusal 403 */
export async function demandRecordedPerson(ctx: ReadCtx): Promise<string> {
  if (ctx.actor.id === null) throw refuse.unauthenticated();
  if ((await personAkun(ctx, ctx.actor.id)).length === 0) throw refuse.forbidden(unlinked);
  return ctx.actor.id;
}

const unlinked = "Akun Anda belum terhubung dengan data pegawai yang aktif. Mintalah rekan di Tata Usaha menghubungkannya.";

interface PersonAkun {
  readonly id: string;
  readonly nama: string;
  readonly tanggalLahir: string | null;
  readonly peran: readonly string[];
}

/** The persons of the staff file behind an account that still signs in, linked or known by the NIP. */
async function personAkun(ctx: ReadCtx, akunId: string): Promise<PersonAkun[]> {
  const { rows } = await sql<PersonAkun>`
    select pegawai.id, pegawai.nama, pegawai.tanggal_lahir as "tanggalLahir", akun.peran
    from akun join pegawai on pegawai.akun_id = akun.id or pegawai.nip = akun.nip
    where akun.id = ${akunId} and ${notDeleted("akun")} and akun.aktif and ${notDeleted("pegawai")} and pegawai.aktif`.execute(ctx.db);
  return rows;
}

/** One record, or two that are about one person; no two hold one NIP or NIK. */
const samePerson = (a: PersonAkun, b: PersonAkun): boolean =>
  a.id === b.id || (a.tanggalLahir !== null && a.tanggalLahir === b.tanggalLahir && small(a.nama) === small(b.nama));

const small = (nama: string): string =>
  nama
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");
