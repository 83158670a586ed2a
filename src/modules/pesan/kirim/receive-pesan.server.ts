import { createHmac } from "node:crypto";
import { networkKey } from "#kit/access/network.server.ts";
import { type Bucket, take } from "#kit/access/rate-limit.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { canonical } from "#kit/audit/canonical.ts";
import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { nextNumber } from "#kit/database/counter.server.ts";
import { fingerprint, runOnce } from "#kit/database/idempotency.server.ts";
import { today } from "#kit/dates.ts";
import type { Notice } from "#kit/notices/notice.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import type { ValuesOf } from "#kit/register/fields.ts";
import { pesanPath } from "../addresses.ts";
import { type pengirimFields, type pesanFields, semuaFields } from "../fields.ts";
import type { Jenis } from "../jenis.ts";
import { nomorPesan } from "../nomor.ts";
import { subjectOf } from "../subject.ts";
import { isTimely } from "./form-time.server.ts";
import { kodeFor } from "./kode.server.ts";

type Isian = ValuesOf<typeof pesanFields & typeof pengirimFields>;

export interface Terkirim {
  readonly nomor: string;
  /** With the number it opens the answer. */
  readonly kode: string;
  readonly jenis: Jenis;
  /** An answer also goes by e-mail. */
  readonly surel: boolean;
}

interface Kept {
  readonly id: string;
  readonly nomor: string;
}

/**
 * Takes what somebody writes on the public site. The same words from the same network are one message, however often they arrive.
 * @param address who sends, for throttling only; @throws Refusal 422 with a sentence for each field, 429
 */
export async function receivePesan(
  scope: Scope,
  { waktu, ...sent }: Readonly<Record<string, unknown>>,
  address: string,
): Promise<Terkirim> {
  const { situs, ...isian } = demandValid(semuaFields, sent);
  if (situs !== null) throw refuse.invalid("Kosongkan kolom Situs web, lalu kirim lagi.", { situs: "Biarkan kolom ini kosong." });
  demandReachable(isian);
  // In a transaction of its own: many people behind one network share a row of it.
  await scope.transaction(async (ctx) => {
    if (!isTimely(ctx, waktu)) throw refuse.invalid("Baca sekali lagi pesan Anda, lalu tekan Kirim. Tidak ada yang hilang.");
    await limit(ctx, address);
  });
  return scope.transaction(async (ctx) => {
    const { id, nomor } = await runOnce(ctx, sendingOf(ctx, isian, address), () => keep(ctx, isian));
    return { nomor, kode: kodeFor(ctx, id), jenis: isian.jenis, surel: isian.email !== null };
  });
}

/** Who asks wants an answer; who complains may stay unnamed. */
function demandReachable({ jenis, nama, noTelepon, email }: Isian): void {
  if (jenis === "pengaduan") return;
  const errors = {
    ...(nama === null && { nama: "Tulis nama Anda." }),
    ...(noTelepon === null && email === null && { noTelepon: "Tulis nomor telepon atau e-mail, agar kami dapat menjawab." }),
  };
  if (Object.keys(errors).length > 0) throw refuse.invalid("Periksa lagi isian yang ditandai.", errors);
}

/** Nobody learns from the key what was written. */
function sendingOf(ctx: ReadCtx, isian: Isian, address: string) {
  const said = createHmac("sha256", ctx.secretKey).update(canonical({ isian, jaringan: networkKey(address) }));
  const key = said.digest("base64url");
  return { scope: "pesan-publik", key, fingerprint: fingerprint(key) };
}

async function keep(ctx: Ctx, isian: Isian): Promise<Kept> {
  const id = crypto.randomUUID();
  await notify(ctx, noticeOf(isian.jenis));
  const tahun = Number(today(ctx.now).slice(0, 4));
  // From here to the commit all other senders wait: the row of the counter is locked.
  const nomor = nomorPesan(tahun, await nextNumber(ctx, "pesan-publik", String(tahun)));
  await ctx.db
    .insertInto("pesanPublik")
    .values({ ...isian, id, nomor, createdAt: ctx.now, updatedAt: ctx.now })
    .execute();
  await ctx.db.insertInto("langkahPesan").values({ pesanId: id, apa: "masuk", pelaku: "pengirim", pada: ctx.now }).execute();
  await record(ctx, { action: "create", subject: subjectOf(isian.jenis), subjectId: id, after: { nomor } });
  return { id, nomor };
}

/** What it says stands in the portal alone: a notice also goes by e-mail. */
const noticeOf = (jenis: Jenis): Notice => ({
  ...{ link: pesanPath, gather: true },
  ...(jenis === "pengaduan"
    ? { to: { right: "pengaduan:manage" }, kind: "pengaduan-baru", title: "Ada pengaduan baru dari situs" }
    : { to: { right: "pesanPublik:manage" }, kind: "pertanyaan-baru", title: "Ada pertanyaan baru dari situs" }),
});

async function limit(ctx: Ctx, address: string): Promise<void> {
  const wait = await take(ctx, jaringan(address));
  if (wait > 0)
    throw refuse.tooMany(wait, "Sudah banyak pesan dari jaringan ini. Kirim lagi beberapa menit lagi, atau pakai paket data ponsel Anda.");
}

/** A class may share one network: twelve messages, and afterwards one every five minutes. */
const jaringan = (address: string): Bucket => ({ key: `pesan-jaringan ${networkKey(address)}`, capacity: 12, perSecond: 1 / 300 });
