import { createHash } from "node:crypto";
import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx, ReadDb, Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { type Block, type Paper, renderPaper } from "#kit/documents/paper.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { defineJob } from "#kit/jobs/jobs.server.ts";
import { refuse } from "#kit/refusals.ts";
import { writeCode } from "#kit/typed-code.ts";
import { suratKeluar } from "#modules/persuratan/index.ts";
import { preparePaper, readKop } from "#modules/profil/index.server.ts";
import { berkasSeal } from "#modules/verifikasi/index.server.ts";
import type { SavedPaper, SignedPaper } from "../content/saved-paper.ts";

export const printNaskah = defineJob<{ id: string }>("cetak-naskah");

export interface Tercetak {
  readonly key: string;
  readonly name: string;
  /** SHA-256 in hex. */
  readonly sidik: string;
}

/** The PDF of a signed letter, drawn and kept with the first call, the same for ever after. @throws Refusal 404 */
export async function signedPdf(scope: Scope, files: Files, id: string): Promise<Tercetak> {
  const awal = await readWithKop(scope, id);
  if (awal.ada) return awal.ada;
  const { kertas, bukti, ditandatanganiPada } = awal.naskah;
  demandKept(awal.naskah);
  if (!kertas || !bukti || !ditandatanganiPada) throw refuse.notFound("Surat ini belum ditandatangani.");
  const { letterhead } = await preparePaper(awal.kop, files);
  const pdf = await drawSigned(kertas, { bukti, ditandatanganiPada }, letterhead.logos);
  return scope.transaction((ctx) => saveOnce(ctx, files, { id, pdf, kode: bukti }));
}

/** @throws Refusal 404 for what was destroyed with its years over */
function demandKept({ dimusnahkanPada }: { readonly dimusnahkanPada: Date | null }): void {
  if (dimusnahkanPada) throw refuse.notFound("Berkas surat ini sudah dimusnahkan menurut jadwal retensi arsip.");
}

/** A letter that is no longer in force, with a word across every page. The kept file stays as it was sealed. @throws Refusal 404 */
export async function stampedPdf(
  scope: Scope,
  files: Files,
  { id, stamp }: { readonly id: string; readonly stamp: string },
): Promise<Uint8Array> {
  const { naskah, kop } = await readWithKop(scope, id);
  demandKept(naskah);
  if (!naskah.kertas || !naskah.bukti) throw refuse.notFound("Surat ini belum ditandatangani.");
  const { letterhead } = await preparePaper(kop, files);
  return renderPaper({ ...signedPaper(naskah.kertas, naskah.bukti, letterhead.logos), stamp });
}

/** A draft as it would look, without number and proof. */
export async function draftImage(kertas: SavedPaper, logos: Logos): Promise<Uint8Array> {
  return renderPaper({ ...kertas, letterhead: full(kertas, logos), footer: "Draf, belum ditandatangani" });
}

type Logos = { readonly left?: Uint8Array; readonly right?: Uint8Array } | undefined;

interface Badge {
  readonly bukti: string;
  readonly ditandatanganiPada: Date;
}

/** A signed letter as PDF, with its proof in it. */
export async function drawSigned(signed: SignedPaper, { bukti, ditandatanganiPada }: Badge, logos: Logos): Promise<Uint8Array> {
  const proof = { kode: writeCode(bukti), alamat: signed.isiQr, ditandatanganiPada: ditandatanganiPada.toISOString() };
  return renderPaper(signedPaper(signed, bukti, logos), { keptAt: ditandatanganiPada, proof });
}

function signedPaper({ kertas, isiQr }: SignedPaper, bukti: string, logos: Logos): Paper {
  const alamat = new URL(isiQr);
  const keterangan: Block = {
    kind: "paragraph",
    tone: "quiet",
    text: `Keaslian surat ini dapat diperiksa di ${alamat.host}/verifikasi dengan kode ${writeCode(bukti)}. Kode ini bukan tanda tangan elektronik tersertifikasi (BSrE).`,
  };
  // The annex is signed as the letter is.
  const blocks = kertas.blocks.map((block) => (block.kind === "signature" ? { ...block, code: isiQr } : block));
  return { ...kertas, letterhead: full(kertas, logos), blocks: [...blocks, keterangan] };
}

const full = (kertas: SavedPaper, logos: Logos) => ({ ...kertas.letterhead, ...(logos ? { logos } : {}) });

function readWithKop(scope: Scope, id: string) {
  return scope.read(async (ctx) => {
    const [saved, kop] = await Promise.all([readSaved(ctx, selectSaved(ctx.db, id)), readKop(ctx)]);
    return { ...saved, kop };
  });
}

const selectSaved = (db: ReadDb, id: string) =>
  db
    .selectFrom("naskahSurat")
    .select(["kertas", "bukti", "berkasId", "sidik", "nomor", "suratKeluarId", "ditandatanganiPada", "dimusnahkanPada"])
    .where("id", "=", id)
    .where(notDeleted());

async function readSaved(ctx: ReadCtx, query: ReturnType<typeof selectSaved>) {
  const naskah = await query.executeTakeFirst();
  if (!naskah) throw refuse.notFound();
  if (naskah.berkasId === null || naskah.sidik === null) return { naskah, ada: null };
  const { kunci: key, nama } = await ctx.db
    .selectFrom("berkas")
    .select(["kunci", "nama"])
    .where("id", "=", naskah.berkasId)
    .executeTakeFirstOrThrow();
  return { naskah, ada: { key, name: nama, sidik: naskah.sidik } };
}

/** Whoever draws second gets what the first has kept. The letter is held meanwhile, so that one file alone is sealed. */
async function saveOnce(
  ctx: Ctx,
  files: Files,
  { id, pdf, kode }: { readonly id: string; readonly pdf: Uint8Array; readonly kode: string },
): Promise<Tercetak> {
  const { naskah, ada } = await readSaved(ctx, selectSaved(ctx.db, id).forUpdate());
  if (ada) return ada;
  const bytes = await berkasSeal(ctx, kode, pdf);
  const { key, size, sha256 } = await files.put("private", bytes, { type: "application/pdf" });
  const name = `${(naskah.nomor ?? "surat").replace(/[^\p{L}\p{N}.]+/gu, "-")}.pdf`;
  try {
    const { id: berkasId } = await ctx.db
      .insertInto("berkas")
      .values({ createdBy: null, kunci: key, nama: name, jenis: "application/pdf", ukuran: String(size), sidik: sha256 })
      .returning("id")
      .executeTakeFirstOrThrow();
    await ctx.db.updateTable("naskahSurat").set({ berkasId, sidik: sha256 }).where("id", "=", id).execute();
    const layInto = ctx.db
      .updateTable("suratKeluar")
      .set({ berkasId })
      .where("id", "=", naskah.suratKeluarId)
      .where("berkasId", "is", null);
    for (const surat of await layInto.returning("id").execute())
      await record(ctx, {
        ...{ action: "update", subject: suratKeluar.name, subjectId: surat.id },
        ...{ before: { berkasId: null }, after: { berkasId } },
      });
  } catch (error) {
    await files.remove("private", key);
    throw error;
  }
  return { key, name, sidik: sha256 };
}

/** What was kept is given out only as long as it is what was signed. @throws Refusal 503 */
export async function demandWhole(files: Files, { key, sidik }: Tercetak): Promise<void> {
  const { stream } = await files.open("private", key);
  const hash = createHash("sha256");
  for await (const part of stream) hash.update(part);
  if (hash.digest("hex") !== sidik)
    throw refuse.unavailable(60, "Berkas surat ini berubah sejak ditandatangani dan tidak dapat diberikan. Hubungi administrator.");
}
