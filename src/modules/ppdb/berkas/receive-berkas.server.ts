import { take } from "#kit/access/rate-limit.server.ts";
import { holdAttachment, tidyName } from "#kit/attachments/attach.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type Scope } from "#kit/ctx.server.ts";
import type { Files, Stored } from "#kit/files/files.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isDecidedForFamily } from "../keadaan/decided-for-family.server.ts";
import { lockPendaftaran } from "../keadaan/hold-pendaftaran.server.ts";
import { isDecided } from "../keadaan/keadaan.ts";
import { formulirKertas } from "../kertas/kertas.ts";
import { mejaPpdbPath } from "../paths.ts";
import { readDokumen } from "./read-dokumen.server.ts";
import { type Paper, readPaper } from "./read-paper.server.ts";

interface Sending {
  /** The registration; whose it is, the signed cookie said. */
  readonly id: string;
  readonly dokumen: string;
  /** Read once it may be: what came in pieces is not held in memory before. */
  readonly files: () => Promise<readonly File[]>;
  /** The uploads that it was made of. */
  readonly unggahan?: string;
  /** Scanned at the desk by one of the committee, who needs the right to it. */
  readonly panitia?: boolean;
  /** What waits to be looked at stays: whoever sends has shown number and birth date alone, which others know too. */
  readonly keepsWaiting?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Keeps a paper that the path asks for, in the place of the one before. The row comes last: what is cut off on the way changes nothing.
 * @throws Refusal 404, 409 when it was accepted or decided already, 413, 415, 422, 429
 */
export async function receiveBerkas(
  scope: Scope,
  store: Files,
  { id, dokumen, files, unggahan, panitia = false, keepsWaiting = false, signal }: Sending,
): Promise<void> {
  const place: Place = { id, dokumen, unggahan, panitia, keepsWaiting };
  await scope.transaction(async (ctx) => {
    await demandOpen(ctx, place);
    const wait = await take(ctx, { key: `berkas-pendaftaran ${id}`, capacity: 30, perSecond: 1 / 120 });
    if (wait > 0) throw refuse.tooMany(wait, "Terlalu banyak berkas dikirim dalam waktu singkat. Tunggu beberapa menit, lalu coba lagi.");
  });
  const paper = await readPaper(await files(), signal);
  const stored = await store.put("private", paper.bytes, { type: paper.jenis });
  try {
    await scope.transaction((ctx) => keep(ctx, place, { stored, paper }));
  } catch (error) {
    await store.remove("private", stored.key);
    throw error;
  }
}

type Place = Pick<Sending, "id" | "dokumen"> & {
  readonly unggahan: string | undefined;
  readonly panitia: boolean;
  readonly keepsWaiting: boolean;
};

async function keep(ctx: Ctx, place: Place, { stored, paper }: { readonly stored: Stored; readonly paper: Paper }): Promise<void> {
  const { id, dokumen, unggahan, panitia } = place;
  const held = await demandOpen(ctx, place);
  const { id: berkasId } = await holdAttachment(ctx, { stored, jenis: paper.jenis, nama: tidyName(dokumen, paper.jenis) });
  const sender = panitia ? { dikirimOleh: ctx.actor.id, dikirimPelaku: ctx.actor.name } : { dikirimOleh: null, dikirimPelaku: null };
  const row = { berkasId, halaman: paper.halaman, dikirim: ctx.now, unggahan: unggahan ?? null, ...sender };
  const judged = dokumen === formulirKertas ? judgedBy(ctx) : unjudged;
  await ctx.db
    .insertInto("berkasPendaftaran")
    .values({ ...row, ...judged, pendaftaranId: id, dokumen })
    .onConflict((known) => known.columns(["pendaftaranId", "dokumen"]).doUpdateSet({ ...row, ...judged }))
    .execute();
  await record(ctx, { action: "update", subject: "pendaftaran", subjectId: id, after: { berkas: dokumen, halaman: paper.halaman } });
  // Who is to look at it knows already.
  if (dokumen === formulirKertas || (panitia && held.verifikatorId === ctx.actor.id)) return;
  await notify(ctx, {
    to: held.verifikatorId ? { accounts: [held.verifikatorId] } : { right: "pendaftaran:manage" },
    kind: "pendaftaran-berkas",
    title: "Ada berkas pendaftaran yang menunggu diperiksa",
    link: mejaPpdbPath,
    gather: true,
  });
}

const unjudged = {
  keadaan: "menunggu",
  sebab: null,
  catatan: null,
  diperiksaOleh: null,
  diperiksaPelaku: null,
  diperiksaPada: null,
} as const;

/** The form itself was read by whoever entered it, and waits for nobody. */
const judgedBy = ({ actor, now }: Ctx) => ({
  ...unjudged,
  keadaan: "diterima" as const,
  ...{ diperiksaOleh: actor.id, diperiksaPelaku: actor.name, diperiksaPada: now },
});

export const waitingSentence =
  "Berkas ini sudah dikirim dan menunggu diperiksa panitia. Untuk menggantinya, tulis dulu nomor telepon di bawah daftar berkas.";

/** @throws Refusal 403 for the desk without the right, 404 for what nobody asks for, 409 */
async function demandOpen(ctx: Ctx, { id, dokumen, unggahan, panitia, keepsWaiting }: Place) {
  if (panitia) demand(ctx, "pendaftaran:update");
  const held = await lockPendaftaran(ctx, id);
  if (panitia ? isDecided(held.keadaan) : await isDecidedForFamily(ctx, held))
    throw refuse.conflict("Pendaftaran ini sudah diputuskan, jadi berkasnya tidak diganti lagi.");
  const found = (await readDokumen(ctx, id)).find((one) => one.dokumen === dokumen);
  const isForm = dokumen === formulirKertas;
  if (!found || !(isForm ? panitia : found.diminta)) throw refuse.notFound("Dokumen ini tidak diminta untuk jalur pendaftaran ini.");
  if (!isForm && found.berkas?.keadaan === "diterima")
    throw refuse.conflict("Berkas ini sudah diterima panitia, jadi tidak perlu dikirim lagi.");
  if (keepsWaiting && found.berkas?.keadaan === "menunggu" && !(await goesOn(ctx, found.berkas.id, unggahan)))
    throw refuse.conflict(waitingSentence);
  return held;
}

/** The same device adds pages to what it sent: nobody else knows what it called its uploads. */
async function goesOn(ctx: Ctx, berkas: string, unggahan: string | undefined): Promise<boolean> {
  const kept = await ctx.db.selectFrom("berkasPendaftaran").select("unggahan").where("id", "=", berkas).executeTakeFirst();
  const sent = new Set(unggahan?.split(","));
  return Boolean(kept?.unggahan?.split(",").every((one) => sent.has(one)));
}
