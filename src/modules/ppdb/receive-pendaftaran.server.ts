import { createHash } from "node:crypto";
import { record } from "#kit/audit/audit.server.ts";
import { canonical } from "#kit/audit/canonical.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { nextNumber } from "#kit/database/counter.server.ts";
import { runOnce } from "#kit/database/idempotency.server.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import type { Notice } from "#kit/notices/notice.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isValid, type Source } from "#kit/register/check.ts";
import type { ValuesOf } from "#kit/register/fields.ts";
import { readSekolah } from "#modules/profil/index.server.ts";
import { ageWarning, tahunMasuk } from "./age.ts";
import { buktiDigest, buktiSecret } from "./bukti.server.ts";
import { checkPendaftaran } from "./check-pendaftaran.ts";
import { persetujuanTeks, persetujuanVersi, type registrationFields } from "./fields.ts";
import { keluarga } from "./keadaan/move-pendaftaran.server.ts";
import { nomorPendaftaran } from "./nomor.ts";
import { pendaftaran } from "./pendaftaran.ts";
import { openPeriode, pickJalur, tanyaNow } from "./periode.server.ts";
import { sendBukti } from "./send-bukti.server.ts";

/** What a family sends. */
export type PendaftaranContent = Omit<ValuesOf<typeof registrationFields>, "agreement">;

export interface Penerimaan {
  readonly id: string;
  readonly nomor: string;
  /** What was sent, as it was read: telephone numbers with a leading zero, text trimmed. */
  readonly isi: PendaftaranContent;
  /** Secret part of the receipt's address. */
  readonly bukti: string;
  /** ISO moment at which it was received. */
  readonly diterima: string;
  /** For the family and the committee to look at; nothing was refused because of them. */
  readonly peringatan: readonly string[];
  /** The key was used before for the same child, with other content: this is the receipt of the first send. */
  readonly berbeda: boolean;
}

export interface Submission {
  /** Chosen by the sender; the same key never registers twice. Null: each send counts. */
  readonly key: string | null;
  readonly source?: Source;
}

type Tercatat = Omit<Penerimaan, "isi" | "bukti" | "berbeda"> & { readonly sidik: string };

/**
 * Registers one applicant: checks everything, gives the next number, keeps the consent.
 * @throws Refusal 422 with a sentence for each field; 409 while registration is closed
 */
export async function receivePendaftaran(
  ctx: Ctx,
  sent: Readonly<Record<string, unknown>>,
  { key, source }: Submission,
): Promise<Penerimaan> {
  const checked = checkPendaftaran(sent, source, await tanyaNow(ctx));
  if (!isValid(checked)) {
    // Nobody should mend a form that is not taken anyway.
    await openPeriode(ctx);
    throw refuse.invalid(sentence(checked.errors), checked.errors);
  }
  const { agreement: _, ...isi } = checked.values;
  const sidik = createHash("sha256").update(canonical(isi)).digest("base64url");
  const work = () => recordPendaftaran(ctx, isi, sidik);
  const { sidik: pertama, ...tercatat } =
    key === null ? await work() : await runOnce(ctx, { ...valid(key), fingerprint: siapa(isi) }, work);
  return { ...tercatat, isi, bukti: buktiSecret(ctx, tercatat.id), berbeda: pertama !== sidik };
}

const sentence = (errors: Readonly<Record<string, string>>) =>
  Object.keys(errors).length === 1 && errors.agreement ? errors.agreement : "Periksa lagi isian yang ditandai.";

/** Keys can be guessed and forms gone back to: a used key opens the first receipt only to those who tell of the same child and parents. */
function siapa({ namaLengkap, tanggalLahir, namaIbu, noTeleponOrtu }: PendaftaranContent): string {
  const tertulis = [namaLengkap, tanggalLahir, namaIbu, noTeleponOrtu].map((isi) => isi.toLowerCase());
  return createHash("sha256").update(canonical(tertulis)).digest("base64url");
}

function valid(key: string): { scope: string; key: string } {
  if (!/^[\w-]{8,100}$/.test(key)) throw refuse.malformed("Kunci kiriman tidak terbaca. Muat ulang halaman, lalu kirim lagi.");
  return { scope: "pendaftaran", key };
}

/** Whom it is about stands in the portal alone. */
const newPendaftar: Notice = {
  to: { right: "pendaftaran:manage" },
  kind: "pendaftaran-baru",
  title: "Ada pendaftaran baru yang menunggu diperiksa",
  link: pendaftaran.path,
  gather: true,
};

async function recordPendaftaran(ctx: Ctx, isi: PendaftaranContent, sidik: string): Promise<Tercatat> {
  const { periode, open } = await openPeriode(ctx);
  const { gelombangId } = pickJalur(open, isi.jalur);
  const tahun = tahunMasuk(periode.tahunAjaran);
  const id = crypto.randomUUID();
  if (isi.email) await enqueue(ctx, sendBukti, { payload: { id } });
  await notify(ctx, newPendaftar);
  const { nama: sekolah } = await readSekolah(ctx);
  // From here to the commit all other families wait: the row of the counter is locked.
  const nomor = nomorPendaftaran(tahun, await nextNumber(ctx, "pendaftaran", String(tahun)));
  const buktiHash = buktiDigest(buktiSecret(ctx, id));
  const saat = { createdAt: ctx.now, updatedAt: ctx.now };
  await ctx.db
    .insertInto("pendaftaran")
    .values({ ...isi, ...saat, id, nomor, buktiHash, periodeId: periode.id, gelombangId })
    .execute();
  await ctx.db.insertInto("langkahPendaftaran").values({ pendaftaranId: id, ke: "terkirim", pelaku: keluarga, pada: ctx.now }).execute();
  await recordPersetujuan(ctx, id, { ...isi, sekolah });
  // The row itself holds the family's data; the trail needs no second copy of it.
  await record(ctx, { action: "create", subject: "pendaftaran", subjectId: id, after: { nomor, persetujuan: persetujuanVersi } });
  ctx.touch("pendaftaran");
  return { id, nomor, diterima: ctx.now.toISOString(), peringatan: ageWarning(isi.tanggalLahir, periode.tahunAjaran, periode), sidik };
}

async function recordPersetujuan(ctx: Ctx, pendaftaranId: string, isi: PendaftaranContent & { readonly sekolah: string }): Promise<void> {
  const wali = isi.namaWali ? `, wali: ${isi.namaWali}` : "";
  const pemberi = `${isi.namaLengkap} bersama orang tua: ${isi.namaAyah} / ${isi.namaIbu}${wali}`;
  const teks = { versiTeks: persetujuanVersi, teks: persetujuanTeks(isi.sekolah) };
  await ctx.db
    .insertInto("persetujuanPendaftaran")
    .values({ pendaftaranId, pemberi, ...teks, at: ctx.now })
    .execute();
}
