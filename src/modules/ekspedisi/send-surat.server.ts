import { buffer } from "node:stream/consumers";
import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { defineJob } from "#kit/jobs/job.ts";
import { type Mail, Refused, Unanswered } from "#kit/mail/mail.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { signedPdf } from "#modules/naskah/index.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { pengirimanPath } from "./paths.ts";
import { type Lampiran, sendableOf } from "./sendable.server.ts";

/** Sends an outgoing letter to whom it is addressed. */
export const kirimSurat = defineJob<{ readonly id: string }>("kirim-surat", { retries: 8 });

interface Tool {
  readonly id: string;
  readonly files: Files;
  readonly mail: Mail | null;
  /** Domain of the sender's address when the school has none of its own. */
  readonly host: string;
}

/**
 * Reads, draws and sends; nothing is sent while a transaction is open, and nothing that was withdrawn or revoked meanwhile. That it is given to
 * the mail server is written down before: whoever comes after a crash finds that it may have gone, and leaves it to a person to send it again.
 */
export async function emailSurat(scope: Scope, { id, files, mail, host }: Tool): Promise<{ terkirim: boolean }> {
  if (!mail) return { terkirim: false };
  const isi = await scope.transaction((ctx) => readDue(ctx, id));
  if (!isi) return { terkirim: false };
  if (isi.surelMulai) {
    await scope.transaction((ctx) => tellUnsure(ctx, isi.suratId));
    return { terkirim: false };
  }
  const { sekolah, nomorSurat, perihal } = isi;
  const from = { name: sekolah.nama, address: sekolah.email || `tanpa-balas@${host}` };
  const text = [
    "Dengan hormat,",
    `Bersama ini kami kirimkan surat nomor ${nomorSurat} perihal “${perihal}”. Suratnya terlampir.`,
    "Mohon balas e-mail ini untuk menyatakan surat sudah diterima.",
    `Tata Usaha ${sekolah.nama}`,
  ].join("\n\n");
  const attachments = [await contentOf(scope, files, isi.lampiran)];
  const subject = `Surat ${nomorSurat}: ${perihal}`.replace(/\s+/g, " ").slice(0, 200);
  if (!(await scope.transaction((ctx) => begin(ctx, id)))) return { terkirim: false };
  const note = (what: "went" | "failed" | "later") => scope.transaction((ctx) => noteTry(ctx, id, what));
  const taken = await mail.send(from, { id, to: isi.alamat, subject, text, attachments, kind: "kabar" }).catch(async (error: unknown) => {
    if (error instanceof Unanswered) {
      await scope.transaction((ctx) => tellUnsure(ctx, isi.suratId));
      return null;
    }
    if (error instanceof Refused) {
      await scope.transaction((ctx) => refused(ctx, { id, suratId: isi.suratId }));
      return null;
    }
    await note("failed");
    throw error;
  });
  if (taken === null) return { terkirim: false };
  if (!taken) {
    await note("later");
    // The pauses between tries grow to hours: later the address may get letters again.
    throw new Error("the address has had its letters of this hour");
  }
  await note("went");
  return { terkirim: true };
}

/** What is to go, and is not known to have gone or to be refused. */
async function readDue(ctx: Ctx, id: string) {
  const row = await ctx.db
    .selectFrom("ekspedisi as e")
    .innerJoin("suratKeluar as s", "s.id", "e.suratId")
    .select([
      "e.alamat",
      "e.surelMulai",
      "s.id as suratId",
      "s.id",
      "s.nomorSurat",
      "s.perihal",
      "s.keamanan",
      "s.status",
      "s.berkasId",
      "s.dimusnahkanPada",
    ])
    .where("e.id", "=", id)
    .where("e.surelDiminta", "=", true)
    .where("e.status", "=", "dikirim")
    .where("e.surelPada", "is", null)
    .where("e.surelDitolak", "is", null)
    .where(notDeleted("e"))
    .where(notDeleted("s"))
    .executeTakeFirst();
  const sendable = row && (await sendableOf(ctx, row));
  return row?.alamat && sendable && "lampiran" in sendable
    ? { ...row, alamat: row.alamat, lampiran: sendable.lampiran, sekolah: await readPengaturan(ctx) }
    : null;
}

/** @returns false when it is no longer to go, or somebody else has begun */
async function begin(ctx: Ctx, id: string): Promise<boolean> {
  if (!(await readDue(ctx, id))) return false;
  const { numUpdatedRows } = await ctx.db
    .updateTable("ekspedisi")
    .set({ surelMulai: ctx.now })
    .where("id", "=", id)
    .where("surelMulai", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** What a try came to. Of tries that fail one after another the first is kept: since then nothing gets through. */
async function noteTry({ db, now }: Ctx, id: string, what: "went" | "failed" | "later"): Promise<void> {
  const set = {
    went: { surelPada: now, surelGagal: null },
    failed: { surelMulai: null, surelGagal: sql<Date>`coalesce(surel_gagal, ${now})` },
    later: { surelMulai: null },
  }[what];
  await db.updateTable("ekspedisi").set(set).where("id", "=", id).execute();
}

/** In the book it came back, and whoever may send it is told: the address may be mended today. */
async function refused(ctx: Ctx, { id, suratId }: { readonly id: string; readonly suratId: string }): Promise<void> {
  const { status } = await ctx.db.selectFrom("ekspedisi").select("status").where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
  const cameBack = status === "dikirim";
  await ctx.db
    .updateTable("ekspedisi")
    .set({
      surelDitolak: ctx.now,
      surelGagal: null,
      ...(cameBack && { status: "kembali", versi: sql<number>`versi + 1`, updatedAt: ctx.now }),
    })
    .where("id", "=", id)
    .execute();
  if (cameBack)
    await record(ctx, { action: "update", subject: "ekspedisi", subjectId: id, before: { status }, after: { status: "kembali" } });
  await tell(ctx, suratId, "Surat ditolak server e-mail. Periksa alamatnya, lalu kirim lagi.");
}

const tellUnsure = (ctx: Ctx, suratId: string) =>
  tell(ctx, suratId, "Surat lewat e-mail belum pasti terkirim. Periksa, lalu kirim lagi bila perlu.");

const tell = (ctx: Ctx, suratId: string, title: string) =>
  notify(ctx, { to: { right: "ekspedisi:create" }, kind: "surat-belum-pasti", link: pengirimanPath(suratId), title });

async function contentOf(scope: Scope, files: Files, lampiran: Lampiran) {
  const { key, name, type } =
    "naskahId" in lampiran
      ? { ...(await signedPdf(scope, files, lampiran.naskahId)), type: "application/pdf" }
      : { key: lampiran.kunci, name: lampiran.nama, type: lampiran.jenis };
  return { name, type, content: await buffer((await files.open("private", key)).stream) };
}
