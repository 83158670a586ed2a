import { createHash, createHmac } from "node:crypto";
import { networkKey } from "#kit/access/network.server.ts";
import { type Bucket, take } from "#kit/access/rate-limit.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import type { ValuesOf } from "#kit/register/fields.ts";
import { approvalSentence, usulanFields, usulanPath } from "./fields.ts";

type Person = Pick<ValuesOf<typeof usulanFields>, "nama" | "tanggalLahir" | "tahunLulus" | "nisn">;

/**
 * Takes what somebody says of themselves. Whether they are known, or said something else before, is told to nobody but the
 * office: the answer is the same for all, and every sending waits for itself. @param address who sends, for throttling only; @throws Refusal 422 with a sentence for each field, 429
 */
export async function receiveUsulan(scope: Scope, sent: Readonly<Record<string, unknown>>, address: string): Promise<void> {
  const { persetujuan: _, ...isian } = demandValid(usulanFields, sent, { sentence: "Ada isian yang perlu diperiksa." });
  // In a transaction of its own: many people behind one network share a row of it.
  await scope.transaction((ctx) => limit(ctx, isian, address));
  await scope.transaction(async (ctx) => {
    const alumniId = await alumniFrom(ctx, isian);
    const sidik = createHash("sha256").update(JSON.stringify(isian)).digest("base64url");
    const row = { ...isian, alumniId, sidik, persetujuan: approvalSentence, createdAt: ctx.now, updatedAt: ctx.now };
    const baru = await ctx.db
      .insertInto("usulanAlumni")
      .values(row)
      .onConflict((sama) => sama.column("sidik").where("status", "=", "menunggu").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!baru) return;
    await record(ctx, { action: "create", subject: "usulanAlumni", subjectId: baru.id, after: { kegiatan: isian.kegiatan } });
    await notify(ctx, {
      to: { right: "usulanAlumni:manage" },
      kind: "usulan-alumni",
      title: "Ada alumni yang memperbarui datanya",
      link: usulanPath,
      gather: true,
    });
  });
}

/** By number and birth date; those who have no number yet, when name, birth date and year fit one alone. */
async function alumniFrom(ctx: ReadCtx, { nama, nisn, tanggalLahir, tahunLulus }: Person): Promise<string | null> {
  const found = await ctx.db
    .selectFrom("alumni")
    .select("id")
    .where(notDeleted())
    .where("tanggalLahir", "=", tanggalLahir)
    .where((where) =>
      nisn === null
        ? where.and([where("tahunLulus", "=", tahunLulus), where(sql`lower(nama)`, "=", nama.toLowerCase())])
        : where("nisn", "=", nisn),
    )
    .limit(2)
    .execute();
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

async function limit(ctx: Ctx, siapa: Person, address: string): Promise<void> {
  for (const [bucket, sentence] of [
    [person(ctx, siapa), "Terlalu banyak kiriman dalam waktu singkat. Tunggu sebentar, lalu kirim lagi."],
    [jaringan(address), "Sudah banyak kiriman dari jaringan ini. Kirim lagi beberapa menit lagi, atau pakai paket data ponsel Anda."],
  ] as const) {
    const wait = await take(ctx, bucket);
    if (wait > 0) throw refuse.tooMany(wait, sentence);
  }
}

/** A class that meets again may send from one network, and afterwards one every five minutes: no flood for the office. */
const jaringan = (address: string): Bucket => ({ key: `alumni-jaringan ${networkKey(address)}`, capacity: 30, perSecond: 1 / 300 });

/** Narrow: one says it once, perhaps again after a mistake. */
function person(ctx: ReadCtx, { nama, nisn, tanggalLahir }: Person): Bucket {
  const siapa = `alumni ${nisn ?? nama.toLowerCase()} ${tanggalLahir}`;
  const key = createHmac("sha256", ctx.auditKey).update(siapa).digest("base64url").slice(0, 22);
  return { key: `alumni-orang ${key}`, capacity: 5, perSecond: 5 / 3600 };
}
