import { createHash } from "node:crypto";
import { record } from "#kit/audit/audit.server.ts";
import { canonical } from "#kit/audit/canonical.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { nextNumber } from "#kit/database/counter.server.ts";
import { once } from "#kit/database/once.server.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import type { Notice } from "#kit/notices/notice.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Source } from "#kit/register/check.ts";
import { rahasiaBukti, sidikBukti } from "./bukti.server.ts";
import { persetujuan } from "./isian.ts";
import { kirimBukti } from "./kirim-bukti.server.ts";
import { nomorPendaftaran } from "./nomor.ts";
import { pendaftaran } from "./pendaftaran.ts";
import { periksaPendaftaran } from "./periksa-pendaftaran.ts";
import { periodeTerbuka } from "./periode.server.ts";
import type { IsiPendaftaran } from "./tables.ts";
import { peringatanUmur, tahunMasuk } from "./umur.ts";

export interface Penerimaan {
  readonly id: string;
  readonly nomor: string;
  /** What was sent, as it was read: telephone numbers with a leading zero, text trimmed. */
  readonly isi: IsiPendaftaran;
  /** Secret part of the receipt's address. */
  readonly bukti: string;
  /** ISO moment at which it was received. */
  readonly diterima: string;
  /** For the family and the committee to look at; nothing was refused because of them. */
  readonly peringatan: readonly string[];
  /** The key was used before for the same child, with other content: this is the receipt of the first send. */
  readonly berbeda: boolean;
}

export interface Kiriman {
  /** Chosen by the sender; the same key never registers twice. Null: each send counts. */
  readonly key: string | null;
  readonly source?: Source;
}

type Tercatat = Omit<Penerimaan, "isi" | "bukti" | "berbeda"> & { readonly sidik: string };

/**
 * Registers one applicant: checks everything, gives the next number, keeps the consent.
 * @throws Refusal 422 with a sentence for each field; 409 while registration is closed
 */
export async function terimaPendaftaran(ctx: Ctx, sent: Readonly<Record<string, unknown>>, { key, source }: Kiriman): Promise<Penerimaan> {
  const { values, errors } = periksaPendaftaran(sent, source);
  if (Object.keys(errors).length > 0) {
    // Nobody should mend a form that is not taken anyway.
    await periodeTerbuka(ctx);
    throw refuse.invalid(kalimat(errors), errors);
  }
  const { agreement: _, ...checked } = values;
  const isi = checked as unknown as IsiPendaftaran;
  const sidik = createHash("sha256").update(canonical(isi)).digest("base64url");
  const work = () => catat(ctx, isi, sidik);
  const { sidik: pertama, ...tercatat } = key === null ? await work() : await once(ctx, { ...sah(key), fingerprint: siapa(isi) }, work);
  return { ...tercatat, isi, bukti: rahasiaBukti(ctx, tercatat.id), berbeda: pertama !== sidik };
}

const kalimat = (errors: Readonly<Record<string, string>>) =>
  Object.keys(errors).length === 1 && errors.agreement ? errors.agreement : "Periksa lagi isian yang ditandai.";

/** Keys can be guessed and forms gone back to: a used key opens the first receipt only to those who tell of the same child and parents. */
function siapa({ namaLengkap, tanggalLahir, namaIbu, noTeleponOrtu }: IsiPendaftaran): string {
  const tertulis = [namaLengkap, tanggalLahir, namaIbu, noTeleponOrtu].map((isi) => isi.toLowerCase());
  return createHash("sha256").update(canonical(tertulis)).digest("base64url");
}

function sah(key: string): { scope: string; key: string } {
  if (!/^[\w-]{8,100}$/.test(key)) throw refuse.malformed("Kunci kiriman tidak terbaca. Muat ulang halaman, lalu kirim lagi.");
  return { scope: "pendaftaran", key };
}

/** Whom it is about stands in the portal alone. */
const pendaftarBaru: Notice = {
  to: { right: "pendaftaran:manage" },
  kind: "pendaftaran-baru",
  title: "Ada pendaftaran baru yang menunggu diperiksa",
  link: pendaftaran.path,
  gather: true,
};

async function catat(ctx: Ctx, isi: IsiPendaftaran, sidik: string): Promise<Tercatat> {
  const periode = await periodeTerbuka(ctx);
  const tahun = tahunMasuk(periode.tahunAjaran);
  const id = crypto.randomUUID();
  if (isi.email) await enqueue(ctx, kirimBukti, { payload: { id } });
  await notify(ctx, pendaftarBaru);
  // From here to the commit all other families wait: the row of the counter is locked.
  const nomor = nomorPendaftaran(tahun, await nextNumber(ctx, "pendaftaran", String(tahun)));
  const buktiHash = sidikBukti(rahasiaBukti(ctx, id));
  const saat = { createdAt: ctx.now, updatedAt: ctx.now };
  await ctx.db
    .insertInto("pendaftaran")
    .values({ ...isi, ...saat, id, nomor, buktiHash, periodeId: periode.id })
    .execute();
  await catatPersetujuan(ctx, id, isi);
  // The row itself holds the family's data; the trail needs no second copy of it.
  await record(ctx, { action: "create", subject: "pendaftaran", subjectId: id, after: { nomor, persetujuan: persetujuan.versi } });
  ctx.touch("pendaftaran");
  return { id, nomor, diterima: ctx.now.toISOString(), peringatan: peringatanUmur(isi.tanggalLahir, periode.tahunAjaran), sidik };
}

async function catatPersetujuan(ctx: Ctx, pendaftaranId: string, isi: IsiPendaftaran): Promise<void> {
  const pemberi = `${isi.namaLengkap} bersama orang tua: ${isi.namaAyah} / ${isi.namaIbu}`;
  const teks = { versiTeks: persetujuan.versi, teks: persetujuan.teks };
  await ctx.db
    .insertInto("persetujuanPendaftaran")
    .values({ pendaftaranId, pemberi, ...teks, at: ctx.now })
    .execute();
}
