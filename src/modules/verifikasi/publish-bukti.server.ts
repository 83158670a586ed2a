import { randomBytes } from "node:crypto";
import { sha256 } from "@noble/hashes/sha2.js";
import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { codeFrom } from "#kit/typed-code.ts";
import { seenText } from "#kit/typed-text.ts";
import { sealMark, toHex } from "./check.ts";
import { markRevoked } from "./revoked-surat.server.ts";
import { penanda } from "./signing-key.server.ts";
import { describePerihal, type Summary, summaryContent, writeSigned } from "./summary.ts";

export interface Bukti {
  /** 12 letters and digits; printed with `writeCode`. */
  readonly kode: string;
  /** What the QR holds: the page that checks it, with the signed summary behind the "#", which no server ever receives. */
  readonly isiQr: string;
}

/** A paper to be vouched for; its subject as everybody may read it, or null. */
export type PublishedSurat = Omit<Summary, "kode" | "perihal"> & { readonly perihal: string | null };

/**
 * Vouches for a paper, in the transaction that issues it; whoever issues it has judged the right.
 * @param origin where people reach the product, e.g. "https://madrasah.sch.id"
 */
export async function publishBukti(ctx: Ctx, paper: PublishedSurat, origin: string): Promise<Bukti> {
  const kode = codeFrom(randomBytes(11));
  const { id: kunciId, nomor: kunci, tandai } = await penanda(ctx);
  const ringkasan = { ...paper, kode, perihal: describePerihal(paper.perihal), ringkasan: paper.ringkasan?.slice(0, 200) ?? null };
  const isi = summaryContent(kunci, ringkasan);
  const line = writeSigned(isi, tandai(isi));
  const { id } = await ctx.db
    .insertInto("buktiSurat")
    .values({ ...ringkasan, perihalTerbuka: true, kunciId, isi: line, createdAt: ctx.now, updatedAt: ctx.now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "buktiSurat", subjectId: id, after: { jenis: paper.jenis, nomor: paper.nomor, kode } });
  return { kode, isiQr: `${origin}/verifikasi#${line}` };
}

/** Seals the finished file, so that a single changed byte shows, also without a network. @returns what is to be kept and given out */
export async function berkasSeal(ctx: Ctx, kode: string, file: Uint8Array): Promise<Buffer> {
  const row = await ctx.db.selectFrom("buktiSurat").selectAll().where("kode", "=", kode).executeTakeFirstOrThrow();
  const { nomor: kunci, tandai } = await penanda(ctx);
  const hash = sha256(file);
  const { jenis, nomor, tanggal, perihal, penandatangan } = row;
  const isi = summaryContent(kunci, { kode, jenis, nomor, tanggal, perihal, penandatangan, ringkasan: toHex(hash) });
  const sha = Buffer.from(hash);
  await ctx.db.updateTable("buktiSurat").set({ sha256: sha, updatedAt: ctx.now }).where("id", "=", row.id).execute();
  return Buffer.concat([file, Buffer.from(`${sealMark}${row.isi} ${writeSigned(isi, tandai(isi))}\n`)]);
}

/** The paper no longer counts; whoever checks it is told so. @throws Refusal 401 unconfirmed, 403, 404, 409, 422 */
export async function revokeBukti(ctx: Ctx, { kode, alasan }: { readonly kode: string; readonly alasan: string }): Promise<void> {
  demand(ctx, "buktiSurat:update");
  const sebab = seenText(alasan);
  if (sebab.length < 5 || sebab.length > 500)
    throw refuse.invalid("Tulis alasannya dulu.", { alasan: "Tulis alasannya (5–500 karakter)." });
  demandRecentConfirmation(ctx);
  await withdrawBukti(ctx, { kode, alasan: sebab });
}

/** As `revokeBukti`, for the part of the product that issued the paper and issues another in its place; it has judged the right. @throws Refusal 404, 409 */
export async function withdrawBukti(ctx: Ctx, { kode, alasan }: { readonly kode: string; readonly alasan: string }): Promise<void> {
  const row = await ctx.db
    .selectFrom("buktiSurat")
    .select(["id", "dicabutPada", "versi"])
    .where("kode", "=", kode)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse.notFound();
  if (row.dicabutPada) throw refuse.conflict("Bukti ini sudah dicabut.");
  await ctx.db
    .updateTable("buktiSurat")
    .set({ dicabutPada: ctx.now, dicabutOleh: ctx.actor.id, alasanCabut: alasan, versi: row.versi + 1, updatedAt: ctx.now })
    .where("id", "=", row.id)
    .execute();
  await record(ctx, { action: "revoke", subject: "buktiSurat", subjectId: row.id, after: { alasan } });
  await markRevoked(ctx, { kode });
}
