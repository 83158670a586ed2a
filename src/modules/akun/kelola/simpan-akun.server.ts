import { isDeepStrictEqual } from "node:util";
import { demandFresh } from "#kit/access/fresh.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { ended } from "#kit/full-stop.ts";
import { refuse } from "#kit/refusals.ts";
import { kabariKeamanan } from "../keamanan/kabari-keamanan.server.ts";
import { type Peran, peranBerkuasa, sebutanPeran, semuaPeran } from "../peran.ts";
import { berkuasa } from "../usulan/berkuasa.server.ts";
import { usulkan } from "../usulan/usulkan.server.ts";
import type { IsianAkun } from "./isian-akun.server.ts";
import { aturKelas } from "./kelas-wali.server.ts";
import { type AkunTerkunci, demandAdministratorLain, pegangAkun } from "./kunci-akun.server.ts";

/**
 * A new account without a password: its person chooses one with the invitation. Roles that decide are proposed.
 * @returns its id; @throws Refusal 422
 */
export async function tambahAkun(ctx: Ctx, { kelas, alasan, ...isian }: IsianAkun): Promise<string> {
  demand(ctx, "akun:create");
  const peran = isian.peran.filter((satu) => !peranBerkuasa.includes(satu));
  const made = await ctx.db
    .insertInto("akun")
    .values({
      ...isian,
      peran,
      aktif: true,
      passwordHash: null,
      passwordAt: null,
      foto: null,
      createdAt: ctx.now,
      dibuatOleh: ctx.actor.id,
    })
    .onConflict((known) => known.column("nip").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) throw refuse.invalid("NIP ini sudah mempunyai akun.", { nip: "NIP ini sudah mempunyai akun. Cari di daftar." });
  // Only then: nobody is asked who they are for what is refused anyway.
  demandFresh(ctx);
  await record(ctx, { action: "create", subject: "akun", subjectId: made.id, after: { ...isian, peran } });
  await aturKelas(ctx, made.id, { kelas, peran });
  await usulkanPeran(ctx, { id: made.id, peran }, { peran: isian.peran, alasan });
  return made.id;
}

/**
 * Roles count from the next request on, on every process; those that decide, and who somebody that decides is, are proposed.
 * @returns what to tell. @throws Refusal 404, 409, 422, "unconfirmed"
 */
export async function ubahAkun(ctx: Ctx, seen: { id: string; versi: number }, { kelas, alasan, ...isian }: IsianAkun): Promise<string> {
  const before = await pegangAkun(ctx, "akun:update", seen);
  const diusulkan = berbeda(before.peran, isian.peran).filter((satu) => peranBerkuasa.includes(satu));
  if (diusulkan.includes("administrator") && before.peran.includes("administrator") && before.aktif)
    await demandAdministratorLain(ctx, before);
  demandBukanDiri(ctx, before, isian);
  const taken = ctx.db.selectFrom("akun").select("id").where("nip", "=", isian.nip).where("id", "!=", seen.id);
  if (await taken.executeTakeFirst()) throw refuse.invalid("NIP ini sudah dipakai akun lain.", { nip: "NIP ini sudah dipakai akun lain." });
  demandFresh(ctx);
  // What others have to agree to stays as it is for now.
  const tetap = seen.id !== ctx.actor.id && (await berkuasa(ctx, seen.id)) ? { nip: before.nip, email: before.email } : {};
  const peran = semuaPeran.filter((satu) => (diusulkan.includes(satu) ? before.peran : isian.peran).includes(satu));
  const after = { ...isian, ...tetap, peran };
  await simpan(ctx, before, after);
  await aturKelas(ctx, seen.id, { kelas, peran });
  await tellOwner(ctx, before, after);
  const pesan = [
    await usulkanIdentitas(ctx, after, { id: seen.id, nip: isian.nip, email: isian.email, alasan }),
    await usulkanPeran(ctx, { id: seen.id, peran }, { peran: isian.peran, alasan }),
  ];
  return pesan.filter((satu) => satu !== null).at(-1) ?? "Akun berhasil diubah";
}

/** Where everything is only proposed nothing changes, and nothing is said to have. */
async function simpan(
  ctx: Ctx,
  before: AkunTerkunci,
  after: Pick<IsianAkun, "nip" | "nama" | "email"> & { readonly peran: Peran[] },
): Promise<void> {
  if (isDeepStrictEqual(content(before), after)) return;
  await ctx.db
    .updateTable("akun")
    .set({ ...after, versi: before.versi + 1, updatedAt: ctx.now })
    .where("id", "=", before.id)
    .execute();
  await record(ctx, { action: "update", subject: "akun", subjectId: before.id, before: content(before), after });
}

/** @throws Refusal 409, 422: nobody gives themselves roles, or becomes somebody else */
function demandBukanDiri(ctx: Ctx, before: AkunTerkunci, isian: Pick<IsianAkun, "peran" | "nip">): void {
  if (before.id !== ctx.actor.id) return;
  const fields = {
    ...(berbeda(before.peran, isian.peran).length > 0 ? { peran: "Peran Anda sendiri diubah oleh administrator lain." } : {}),
    ...(before.nip === isian.nip ? {} : { nip: "NIP Anda sendiri diubah oleh administrator lain." }),
  };
  if (Object.keys(fields).length > 0) throw refuse.invalid("Peran dan NIP Anda sendiri diubah oleh administrator lain.", fields);
}

interface Diinginkan {
  readonly peran: readonly Peran[];
  readonly alasan: string;
}

async function usulkanPeran(
  ctx: Ctx,
  kini: { id: string; peran: readonly Peran[] },
  { peran, alasan }: Diinginkan,
): Promise<string | null> {
  const tambah = peran.filter((satu) => !kini.peran.includes(satu));
  const lepas = kini.peran.filter((satu) => !peran.includes(satu));
  if (tambah.length + lepas.length === 0) return null;
  return usulkan(ctx, { jenis: "peran", akunId: kini.id, isi: { tambah, lepas }, alasan });
}

type Identitas = Pick<IsianAkun, "nip" | "email" | "alasan"> & { readonly id: string };

async function usulkanIdentitas(
  ctx: Ctx,
  kini: Pick<IsianAkun, "nip" | "email">,
  { id, nip, email, alasan }: Identitas,
): Promise<string | null> {
  const isi = { ...(nip === kini.nip ? {} : { nip }), ...(email === kini.email ? {} : { email }) };
  return Object.keys(isi).length === 0 ? null : usulkan(ctx, { jenis: "identitas", akunId: id, isi, alasan });
}

const berbeda = (satu: readonly string[], lain: readonly string[]): Peran[] =>
  semuaPeran.filter((peran) => satu.includes(peran) !== lain.includes(peran));

const content = ({ nip, nama, email, peran }: AkunTerkunci) => ({ nip, nama, email, peran });

async function tellOwner(ctx: Ctx, before: AkunTerkunci, after: Pick<IsianAkun, "peran" | "email" | "nip">): Promise<void> {
  const tautan = "/administration/password";
  if (berbeda(before.peran, after.peran).length > 0) {
    const isi = `Peran Anda sekarang: ${sebutanPeran(after.peran)}.`;
    await kabariKeamanan(ctx, [before.id], { judul: "Peran Anda di portal diubah", isi, tautan });
  }
  if (before.email === after.email && before.nip === after.nip) return;
  const judul = "NIP atau alamat surel akun Anda diubah";
  const surelLama = before.email === after.email ? null : before.email;
  await kabariKeamanan(ctx, [before.id], { judul, isi: ended(`Diubah oleh ${ctx.actor.name}`), tautan, surelLama });
}
