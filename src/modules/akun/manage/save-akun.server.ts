import { isDeepStrictEqual } from "node:util";
import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { withFullStop } from "#kit/full-stop.ts";
import { refuse } from "#kit/refusals.ts";
import { allPeran, type Peran, peranLabels, powerfulPeran } from "../peran.ts";
import { notifySecurity } from "../security/notify-security.server.ts";
import { powerful } from "../usulan/powerful.server.ts";
import { propose } from "../usulan/propose.server.ts";
import type { AkunFields } from "./akun-fields.server.ts";
import { arrangeKelas } from "./kelas-wali.server.ts";
import { demandOtherAdministrator, holdAkun, type LockedAkun } from "./lock-akun.server.ts";

/**
 * A new account without a password: its person chooses one with the invitation. Roles that decide are proposed.
 * @returns its id; @throws Refusal 422
 */
export async function addAkun(ctx: Ctx, { kelas, alasan, ...isian }: AkunFields): Promise<string> {
  demand(ctx, "akun:create");
  const peran = isian.peran.filter((satu) => !powerfulPeran.includes(satu));
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
  demandRecentConfirmation(ctx);
  await record(ctx, { action: "create", subject: "akun", subjectId: made.id, after: { ...isian, peran } });
  await arrangeKelas(ctx, made.id, { kelas, peran });
  await proposePeran(ctx, { id: made.id, peran }, { peran: isian.peran, alasan });
  return made.id;
}

/**
 * Roles count from the next request on, on every process; those that decide, and who somebody that decides is, are proposed.
 * @returns what to tell. @throws Refusal 404, 409, 422, "unconfirmed"
 */
export async function changeAkun(ctx: Ctx, seen: { id: string; versi: number }, { kelas, alasan, ...isian }: AkunFields): Promise<string> {
  const before = await holdAkun(ctx, "akun:update", seen);
  const diusulkan = different(before.peran, isian.peran).filter((satu) => powerfulPeran.includes(satu));
  if (diusulkan.includes("administrator") && before.peran.includes("administrator") && before.aktif)
    await demandOtherAdministrator(ctx, before);
  demandNotSelf(ctx, before, isian);
  const taken = ctx.db.selectFrom("akun").select("id").where("nip", "=", isian.nip).where("id", "!=", seen.id);
  if (await taken.executeTakeFirst()) throw refuse.invalid("NIP ini sudah dipakai akun lain.", { nip: "NIP ini sudah dipakai akun lain." });
  demandRecentConfirmation(ctx);
  // What others have to agree to stays as it is for now.
  const tetap = seen.id !== ctx.actor.id && (await powerful(ctx, seen.id)) ? { nip: before.nip, email: before.email } : {};
  const peran = allPeran.filter((satu) => (diusulkan.includes(satu) ? before.peran : isian.peran).includes(satu));
  const after = { ...isian, ...tetap, peran };
  await save(ctx, before, after);
  await arrangeKelas(ctx, seen.id, { kelas, peran });
  await tellOwner(ctx, before, after);
  const pesan = [
    await proposeIdentitas(ctx, after, { id: seen.id, nip: isian.nip, email: isian.email, alasan }),
    await proposePeran(ctx, { id: seen.id, peran }, { peran: isian.peran, alasan }),
  ];
  return pesan.filter((satu) => satu !== null).at(-1) ?? "Akun berhasil diubah";
}

/** Where everything is only proposed nothing changes, and nothing is said to have. */
async function save(
  ctx: Ctx,
  before: LockedAkun,
  after: Pick<AkunFields, "nip" | "nama" | "email"> & { readonly peran: Peran[] },
): Promise<void> {
  if (isDeepStrictEqual(content(before), after)) return;
  const given = after.peran.some((satu) => !before.peran.includes(satu));
  await ctx.db
    .updateTable("akun")
    .set({ ...after, ...(given && { peranOleh: ctx.actor.id, peranPada: ctx.now }), versi: before.versi + 1, updatedAt: ctx.now })
    .where("id", "=", before.id)
    .execute();
  await record(ctx, { action: "update", subject: "akun", subjectId: before.id, before: content(before), after });
}

/** @throws Refusal 409, 422: nobody gives themselves roles, or becomes somebody else */
function demandNotSelf(ctx: ReadCtx, before: LockedAkun, isian: Pick<AkunFields, "peran" | "nip">): void {
  if (before.id !== ctx.actor.id) return;
  const fields = {
    ...(different(before.peran, isian.peran).length > 0 ? { peran: "Peran Anda sendiri diubah oleh administrator lain." } : {}),
    ...(before.nip === isian.nip ? {} : { nip: "NIP Anda sendiri diubah oleh administrator lain." }),
  };
  if (Object.keys(fields).length > 0) throw refuse.invalid("Peran dan NIP Anda sendiri diubah oleh administrator lain.", fields);
}

interface Diinginkan {
  readonly peran: readonly Peran[];
  readonly alasan: string;
}

async function proposePeran(
  ctx: Ctx,
  kini: { id: string; peran: readonly Peran[] },
  { peran, alasan }: Diinginkan,
): Promise<string | null> {
  const tambah = peran.filter((satu) => !kini.peran.includes(satu));
  const lepas = kini.peran.filter((satu) => !peran.includes(satu));
  if (tambah.length + lepas.length === 0) return null;
  return propose(ctx, { jenis: "peran", akunId: kini.id, isi: { tambah, lepas }, alasan });
}

type Identitas = Pick<AkunFields, "nip" | "email" | "alasan"> & { readonly id: string };

async function proposeIdentitas(
  ctx: Ctx,
  kini: Pick<AkunFields, "nip" | "email">,
  { id, nip, email, alasan }: Identitas,
): Promise<string | null> {
  const isi = { ...(nip === kini.nip ? {} : { nip }), ...(email === kini.email ? {} : { email }) };
  return Object.keys(isi).length === 0 ? null : propose(ctx, { jenis: "identitas", akunId: id, isi, alasan });
}

const different = (satu: readonly string[], lain: readonly string[]): Peran[] =>
  allPeran.filter((peran) => satu.includes(peran) !== lain.includes(peran));

const content = ({ nip, nama, email, peran }: LockedAkun) => ({ nip, nama, email, peran });

async function tellOwner(ctx: Ctx, before: LockedAkun, after: Pick<AkunFields, "peran" | "email" | "nip">): Promise<void> {
  const tautan = "/administration/password";
  if (different(before.peran, after.peran).length > 0) {
    const isi = `Peran Anda sekarang: ${peranLabels(after.peran)}.`;
    await notifySecurity(ctx, [before.id], { judul: "Peran Anda di portal diubah", isi, tautan });
  }
  if (before.email === after.email && before.nip === after.nip) return;
  const judul = "NIP atau alamat surel akun Anda diubah";
  const surelLama = before.email === after.email ? null : before.email;
  await notifySecurity(ctx, [before.id], { judul, isi: withFullStop(`Diubah oleh ${ctx.actor.name}`), tautan, surelLama });
}
