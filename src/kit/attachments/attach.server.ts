import { record } from "../audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx, type Scope } from "../ctx.server.ts";
import { notDeleted } from "../database/bin.server.ts";
import type { Files, Stored } from "../files/files.server.ts";
import { type FileType, kinds } from "../files/kinds.ts";
import { withinQuota } from "../files/quota.server.ts";
import { judgePaper } from "../reading/reading.server.ts";
import { refuse } from "../refusals.ts";
import { oneLine } from "../typed-text.ts";
import { stripMetadata } from "./bare-picture.server.ts";
import { maxAttachmentBytes, officePapers, tooLargeAttachment } from "./limits.ts";

export interface Attachment {
  readonly id: string;
  /** With the ending that belongs to its content. */
  readonly nama: string;
  readonly jenis: string;
  /** Bytes. */
  readonly ukuran: number;
}

export interface Sending {
  readonly bytes: Buffer;
  /** What the file was called. */
  readonly name: string;
  /** What the row's field takes. */
  readonly accept: readonly FileType[];
  readonly signal?: AbortSignal;
}

/**
 * Keeps a file for a row that is about to be saved; one that no row takes goes after two days. The row comes last.
 * @throws Refusal with a sentence for the person who sent it
 */
export async function addAttachment(scope: Scope, files: Files, sending: Sending): Promise<Attachment> {
  const { bytes } = sending;
  await scope.transaction(async (ctx) => void demand(ctx, "berkas:create"));
  if (bytes.length > maxAttachmentBytes) throw refuse.tooLarge(tooLargeAttachment(bytes.length));
  return withinQuota(scope, { bytes: bytes.length }, () => judgeAndKeep(scope, files, sending));
}

async function judgeAndKeep(scope: Scope, files: Files, { bytes, name, accept, signal }: Sending): Promise<Attachment> {
  const allowed = officePapers.filter((type) => accept.includes(type));
  const jenis = await judgePaper({ bytes, allowed, signal });
  const kept = jenis === "image/png" || jenis === "image/jpeg" ? await stripMetadata(bytes, jenis) : bytes;
  const stored = await files.put("private", kept, { type: jenis });
  try {
    return await scope.transaction(async (ctx) => {
      demand(ctx, "berkas:create");
      return holdAttachment(ctx, { stored, jenis, nama: tidyName(name, jenis) });
    });
  } catch (error) {
    await files.remove("private", stored.key);
    throw error;
  }
}

/** The files with these ids and where they lie, in one query. */
export async function attachmentsOf(
  ctx: ReadCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Attachment & { readonly kunci: string }>> {
  if (ids.length === 0) return new Map();
  const found = await ctx.db
    .selectFrom("berkas")
    .select(["id", "nama", "jenis", "ukuran", "kunci"])
    .where("id", "in", [...new Set(ids)])
    .where(notDeleted())
    .execute();
  return new Map(found.map((one) => [one.id, { ...one, ukuran: Number(one.ukuran) }]));
}

/** Held until the end, so that the sweep does not take it meanwhile. @returns why the file cannot stand in the field */
export async function attachmentFault(ctx: Ctx, id: string, accept: readonly FileType[]): Promise<string | undefined> {
  const found = await ctx.db
    .selectFrom("berkas")
    .select(["jenis", "createdBy"])
    .where("id", "=", id)
    .where(notDeleted())
    .forShare()
    .executeTakeFirst();
  // What somebody else sent is as if it were not there: an id alone opens nothing.
  if (!found || found.createdBy !== ctx.actor.id) return "sudah tidak ada. Unggah sekali lagi.";
  return accept.some((type) => type === found.jenis) ? undefined : "bukan jenis yang diterima di sini. Unggah berkas lain.";
}

/** The name as people know it, with the ending of what it really is. */
export function tidyName(raw: string, type: FileType): string {
  const { extension } = kinds[type];
  const clean = oneLine(raw.replace(/[\\/]/g, " "));
  const stem = [...clean.replace(/\.(?:pdf|png|jpe?g|docx|xlsx)$/i, "")].slice(0, 190).join("").trim();
  return `${stem || "berkas"}.${extension}`;
}

interface Held {
  readonly stored: Stored;
  readonly jenis: FileType;
  readonly nama: string;
}

/** For verbs that make a file themselves, inside the transaction of the row that takes it; whether one may, they have asked. */
export async function holdAttachment(ctx: Ctx, { stored, jenis, nama }: Held): Promise<Attachment> {
  const { id } = await ctx.db
    .insertInto("berkas")
    .values({ createdBy: ctx.actor.id, kunci: stored.key, nama, jenis, ukuran: String(stored.size), sidik: stored.sha256 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await record(ctx, {
    action: "create",
    subject: "berkas",
    subjectId: id,
    after: { nama, jenis, ukuran: stored.size, sidik: stored.sha256 },
  });
  return { id, nama, jenis, ukuran: stored.size };
}
