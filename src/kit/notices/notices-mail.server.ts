import type { NotNull } from "kysely";
import type { Ctx, ReadCtx, Scope } from "../ctx.server.ts";
import { defineJob } from "../jobs/job.ts";
import type { Mail, Sender } from "../mail/mail.server.ts";

/** Sends one telling by e-mail to those who want that. */
export const mailNoticesJob = defineJob<{ readonly kiriman: string }>("kirim-pemberitahuan", { retries: 6 });

/** Kinds of notices that no flood of others may keep from their reader. */
const security = new Set(["keamanan-akun", "akun", "peringatan"]);

export interface PostOffice {
  /** Null when no mail server is named: the portal alone tells then. */
  readonly mail: Mail | null;
  /** Where the portal is reached, e.g. "https://contoh.id". */
  readonly origin: string;
  readonly sender: (ctx: Ctx) => Promise<Sender>;
}

/** Whoever read it meanwhile gets no letter. Each letter is ticked off by itself, so that trying again doubles none. */
export async function mailNotices(scope: Scope, kiriman: string, office: PostOffice): Promise<{ sent: number }> {
  const { mail, origin, sender } = office;
  if (!mail) return { sent: 0 };
  const { waiting, from } = await scope.transaction(async (ctx) => ({
    waiting: await waitingLetters(ctx, kiriman),
    from: await sender(ctx),
  }));
  let sent = 0;
  for (const { id, kind, nama, title, surel } of waiting) {
    const letter = { to: surel, subject: title, text: letterText({ nama, title, link: `${origin}/notifikasi/${id}` }) };
    // Whose address has had enough reads it in the portal.
    if (!(await mail.send(from, { ...letter, kind: security.has(kind) ? "keamanan" : "kabar" }))) continue;
    sent++;
    await scope.transaction((ctx) => ctx.db.updateTable("pemberitahuan").set({ mailedAt: ctx.now }).where("id", "=", id).execute());
  }
  return { sent };
}

const waitingLetters = (ctx: ReadCtx, kiriman: string) =>
  ctx.db
    .selectFrom("pemberitahuan")
    .innerJoin("penerima", "penerima.id", "pemberitahuan.akunId")
    .select(["pemberitahuan.id", "pemberitahuan.kind", "pemberitahuan.title", "penerima.nama", "penerima.surel"])
    .where("kiriman", "=", kiriman)
    .where("mailedAt", "is", null)
    .where("readAt", "is", null)
    .where("penerima.surel", "is not", null)
    .$narrowType<{ surel: NotNull }>()
    .orderBy("pemberitahuan.id")
    .execute();

/** The title alone: what else it says may be about people, and stays in the portal. */
function letterText({ nama, title, link }: { nama: string; title: string; link: string }): string {
  return [
    `Yth. ${nama},`,
    title,
    `Selengkapnya: ${link}`,
    "Anda menerima surel ini karena memintanya. Anda dapat mematikannya di halaman Notifikasi.",
  ].join("\n\n");
}
