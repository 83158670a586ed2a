import type { Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { Mail } from "#kit/mail/mail.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import type { Keadaan } from "../keadaan/keadaan.ts";
import { statusPath } from "../paths.ts";
import type { tellPengumuman } from "./words.ts";

export interface FamilyLetter {
  /** The registration. */
  readonly id: string;
  /** Null when no mail server is named: the committee then sends the text by telephone. */
  readonly mail: Mail | null;
  /** Where people reach the product. */
  readonly origin: string;
  /** Only while it stands so; anything but a withdrawal where none is named. */
  readonly keadaan?: Keadaan;
}

type Told = Parameters<typeof tellPengumuman>[0] & { readonly nomor: string };

/** Sends a family that gave an address what is to be known without a secret. @returns false where none was sent: no address, it withdrew, or stands otherwise by now */
export async function emailFamily(
  scope: Scope,
  { id, mail, origin, keadaan }: FamilyLetter,
  write: (told: Told) => { readonly subject: string; readonly paragraphs: readonly string[] },
): Promise<boolean> {
  if (!mail) return false;
  const read = await scope.read(async (ctx) => {
    const row = await ctx.db
      .selectFrom("pendaftaran")
      .select(["email", "nomor", "keadaan"])
      .where("id", "=", id)
      .where(notDeleted())
      .executeTakeFirst();
    return row ? { row, sekolah: await readPengaturan(ctx) } : null;
  });
  const email = read?.row.email;
  if (!read || !email) return false;
  const { row, sekolah } = read;
  if (keadaan ? row.keadaan !== keadaan : ["mengundurkan diri", "digabung"].includes(row.keadaan)) return false;
  const from = { name: sekolah.nama, address: sekolah.email || `tanpa-balas@${new URL(origin).hostname}` };
  const { subject, paragraphs } = write({ nomor: row.nomor, sekolah: sekolah.nama, alamat: `${origin}${statusPath}` });
  return mail.send(from, { to: email, subject, text: paragraphs.join("\n\n"), kind: "publik" });
}
