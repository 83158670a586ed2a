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
import { checkPendaftaran, withoutAnswers } from "./check-pendaftaran.ts";
import { noQuestion, persetujuanTeks, persetujuanVersi, type registrationFields } from "./fields.ts";
import { keluarga } from "./keadaan/move-pendaftaran.server.ts";
import { type FromDraf, tellKertas } from "./kertas/kertas.ts";
import { nomorPendaftaran } from "./nomor.ts";
import { pendaftaran } from "./pendaftaran.ts";
import { activePeriode, openPeriode, pickJalur } from "./periode.server.ts";
import type { Periode } from "./periode.ts";
import { type Answered, codes, keepJawaban } from "./pertanyaan/answer-pertanyaan.server.ts";
import { pertanyaanRows } from "./pertanyaan/read-pertanyaan.server.ts";
import { judgeTambahan, tellTambahan } from "./pertanyaan/tambahan.server.ts";
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

/** Where a form that came on paper belongs, and when the desk received it. */
export interface PaperIntake {
  readonly periode: Periode;
  readonly gelombangId: string | null;
  readonly diterima: Date;
  /** Why it is entered after its path has closed. */
  readonly susulan: string | null;
  /** Heard once for each key, before anything is kept. @returns the draft that it was begun as */
  readonly begin: (isi: PendaftaranContent) => Promise<FromDraf | null>;
}

export interface Submission {
  /** Chosen by the sender; the same key never registers twice. Null: each send counts. */
  readonly key: string | null;
  readonly source?: Source;
  /** Absent: the family sends it itself, while its path is open. */
  readonly kertas?: PaperIntake;
}

type Tercatat = Omit<Penerimaan, "isi" | "bukti" | "berbeda"> & { readonly sidik: string };

/**
 * Registers one applicant: checks everything, gives the next number, keeps the consent.
 * @throws Refusal 422 with a sentence for each field; 409 while registration is closed
 */
export async function receivePendaftaran(
  ctx: Ctx,
  sent: Readonly<Record<string, unknown>>,
  { key, source, kertas }: Submission,
): Promise<Penerimaan> {
  // Between periods none is taken, whatever it says; the answer to one that was is given again.
  const periode = kertas?.periode ?? (await activePeriode(ctx));
  const checked = checkPendaftaran(withoutAnswers(sent), source, periode ?? noQuestion);
  const asked = periode ? await pertanyaanRows(ctx, periode.id) : [];
  const beside = judgeTambahan(asked, { ...sent, jalur: checked.values.jalur ?? sent.jalur }, source);
  const wrong = { ...checked.errors, ...(source !== "json" && beside.errors) };
  if (!isValid(checked) || Object.keys(wrong).length > 0) {
    // Nobody should mend a form that is not taken anyway.
    if (!kertas) await openPeriode(ctx);
    throw refuse.invalid(sentence(wrong), wrong);
  }
  const { agreement: _, ...isi } = checked.values;
  const { answered } = beside;
  const told = answered.map(({ tanya, isi: said }) => [tanya.kode, said]);
  const sidik = createHash("sha256")
    .update(canonical(told.length === 0 ? isi : { ...isi, jawaban: told }))
    .digest("base64url");
  const work = async () => {
    const draf = kertas ? await kertas.begin(isi) : null;
    const catatan = tellTambahan(beside, asked, isi.jalur);
    return recordPendaftaran(ctx, isi, { sidik, answered, catatan, kertas: kertas ? { ...kertas, draf } : null });
  };
  const { sidik: pertama, ...tercatat } =
    key === null ? await work() : await runOnce(ctx, { ...valid(key, kertas), fingerprint: siapa(isi) }, work);
  return { ...tercatat, isi, bukti: buktiSecret(ctx, tercatat.id), berbeda: pertama !== sidik };
}

const sentence = (errors: Readonly<Record<string, string>>) =>
  Object.keys(errors).length === 1 && errors.agreement ? errors.agreement : "Periksa lagi isian yang ditandai.";

/** Keys can be guessed and forms gone back to: a used key opens the first receipt only to those who tell of the same child and parents. */
function siapa({ namaLengkap, tanggalLahir, namaIbu, noTeleponOrtu }: PendaftaranContent): string {
  const tertulis = [namaLengkap, tanggalLahir, namaIbu, noTeleponOrtu].map((isi) => isi.toLowerCase());
  return createHash("sha256").update(canonical(tertulis)).digest("base64url");
}

function valid(key: string, kertas: PaperIntake | undefined): { scope: string; key: string } {
  if (!/^[\w-]{8,100}$/.test(key)) throw refuse.malformed("Kunci kiriman tidak terbaca. Muat ulang halaman, lalu kirim lagi.");
  return { scope: kertas ? "pendaftaran-kertas" : "pendaftaran", key };
}

/** Whom it is about stands in the portal alone. */
const newPendaftar: Notice = {
  to: { right: "pendaftaran:manage" },
  kind: "pendaftaran-baru",
  title: "Ada pendaftaran baru yang menunggu diperiksa",
  link: pendaftaran.path,
  gather: true,
};

interface Recorded {
  readonly sidik: string;
  readonly answered: readonly Answered[];
  /** What is to be said of the answers. */
  readonly catatan: readonly string[];
  readonly kertas: Paper | null;
}

interface Paper extends Omit<PaperIntake, "begin"> {
  readonly draf: FromDraf | null;
}

async function recordPendaftaran(ctx: Ctx, isi: PendaftaranContent, { sidik, answered, catatan, kertas }: Recorded): Promise<Tercatat> {
  const { periode, gelombangId } = kertas ?? (await placeNow(ctx, isi));
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
    .values({ ...isi, ...saat, ...entered(ctx, kertas), id, nomor, buktiHash, periodeId: periode.id, gelombangId })
    .execute();
  const pelaku = kertas
    ? {
        dari: kertas.draf ? "draf" : null,
        oleh: ctx.actor.id,
        pelaku: ctx.actor.name,
        alasan: tellKertas({ pelaku: ctx.actor.name, ...kertas }),
      }
    : { pelaku: keluarga };
  await ctx.db
    .insertInto("langkahPendaftaran")
    .values({ pendaftaranId: id, ke: "terkirim", ...pelaku, pada: ctx.now })
    .execute();
  await keepJawaban(ctx, id, answered);
  await recordPersetujuan(ctx, id, { ...isi, sekolah });
  // The row itself holds the family's data; the trail needs no second copy of it.
  await record(ctx, {
    action: "create",
    subject: "pendaftaran",
    subjectId: id,
    after: { nomor, persetujuan: persetujuanVersi, ...(answered.length > 0 && codes(answered)), ...onPaper(kertas) },
  });
  ctx.touch("pendaftaran");
  return {
    id,
    nomor,
    diterima: (kertas?.diterima ?? ctx.now).toISOString(),
    peringatan: [...ageWarning(isi.tanggalLahir, periode.tahunAjaran, periode), ...catatan],
    sidik,
  };
}

async function placeNow(ctx: Ctx, { jalur }: PendaftaranContent): Promise<Pick<PaperIntake, "periode" | "gelombangId">> {
  const opened = await openPeriode(ctx);
  return { periode: opened.periode, gelombangId: pickJalur(ctx, opened, jalur).gelombangId };
}

const entered = ({ actor }: Ctx, kertas: Paper | null) =>
  kertas && { diisiOleh: actor.id, diisiPelaku: actor.name, diterimaPada: kertas.diterima, susulan: kertas.susulan };

/** Of a form that came on paper the trail says when it was received, and whether and why it came late. */
const onPaper = (kertas: Paper | null) =>
  kertas && { kertas: kertas.diterima.toISOString(), ...(kertas.susulan && { susulan: kertas.susulan }) };

async function recordPersetujuan(ctx: Ctx, pendaftaranId: string, isi: PendaftaranContent & { readonly sekolah: string }): Promise<void> {
  const wali = isi.namaWali ? `, wali: ${isi.namaWali}` : "";
  const pemberi = `${isi.namaLengkap} bersama orang tua: ${isi.namaAyah} / ${isi.namaIbu}${wali}`;
  const teks = { versiTeks: persetujuanVersi, teks: persetujuanTeks(isi.sekolah) };
  await ctx.db
    .insertInto("persetujuanPendaftaran")
    .values({ pendaftaranId, pemberi, ...teks, at: ctx.now })
    .execute();
}
