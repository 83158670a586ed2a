import { holdAttachment } from "#kit/attachments/attach.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import type { Files, Stored } from "#kit/files/files.server.ts";
import type { FileType } from "#kit/files/kinds.ts";
import { withinQuota } from "#kit/files/quota.server.ts";
import { sizeOf } from "#kit/media/limits.ts";
import { maxPortraitBytes, maxSignatureBytes } from "#kit/media/person/limits.ts";
import { encodePortrait } from "#kit/media/person/portrait.server.ts";
import { encodeSignature } from "#kit/media/person/signature.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import type { Submission } from "./submission.ts";

type ImageFields = "fotoId" | "ttdId";

interface Ditulis {
  readonly isian: ImageFields;
  readonly stored: Stored;
  readonly jenis: FileType;
  readonly nama: string;
}

/** The ids of the pictures in the row; absent: what is there stays. */
export type ImageId = Partial<Readonly<Record<ImageFields, string | null>>>;

/**
 * Writes the pictures anew, then does the work that puts them into a row. When the work fails, or was done before by an
 * earlier sending, none of their files stays.
 */
export async function withImage<T>(
  scope: Scope,
  { files, kiriman }: { readonly files: Files; readonly kiriman: Submission },
  simpan: (ctx: Ctx, pasang: () => Promise<ImageId>) => Promise<T>,
): Promise<T> {
  return dalamKuota(scope, kiriman, () => writeAndSave(scope, { files, kiriman }, simpan));
}

/** What is over the day's quota is said at the picture, beside everything else that was typed. */
async function dalamKuota<T>(scope: Scope, { foto, ttd }: Submission, work: () => Promise<T>): Promise<T> {
  const dikirim = [foto, ttd].flatMap((satu) => (satu && satu !== "hapus" ? [satu.bytes.length] : []));
  if (dikirim.length === 0) return work();
  const bytes = dikirim.reduce((jumlah, satu) => jumlah + satu, 0);
  let dihitung = false;
  try {
    return await withinQuota(scope, { bytes, files: dikirim.length }, () => {
      dihitung = true;
      return work();
    });
  } catch (error) {
    if (dihitung || !(error instanceof Refusal) || error.kind !== "tooMany") throw error;
    throw refuse.invalid("Periksa lagi isian yang ditandai.", { [foto && foto !== "hapus" ? "fotoId" : "ttdId"]: error.message });
  }
}

async function writeAndSave<T>(
  scope: Scope,
  { files, kiriman }: { readonly files: Files; readonly kiriman: Submission },
  simpan: (ctx: Ctx, pasang: () => Promise<ImageId>) => Promise<T>,
): Promise<T> {
  const ditulis = await write(files, kiriman);
  let dipasang = false;
  try {
    const hasil = await scope.transaction((ctx) => {
      dipasang = false;
      return simpan(ctx, async () => {
        dipasang = true;
        return install(ctx, kiriman, ditulis);
      });
    });
    if (!dipasang) await discard(files, ditulis);
    return hasil;
  } catch (error) {
    await discard(files, ditulis);
    throw error;
  }
}

async function write(files: Files, { foto, potong, ttd }: Submission): Promise<Ditulis[]> {
  const ditulis: Ditulis[] = [];
  try {
    if (foto && foto !== "hapus") {
      demandSmall("fotoId", foto.bytes, maxPortraitBytes);
      const stored = await files.put("private", await pada("fotoId", encodePortrait(foto.bytes, potong)), { type: "image/jpeg" });
      ditulis.push({ isian: "fotoId", stored, jenis: "image/jpeg", nama: "pasfoto.jpg" });
    }
    if (ttd && ttd !== "hapus") {
      demandSmall("ttdId", ttd.bytes, maxSignatureBytes);
      const stored = await files.put("private", await pada("ttdId", encodeSignature(ttd.bytes)), { type: "image/png" });
      ditulis.push({ isian: "ttdId", stored, jenis: "image/png", nama: "tanda-tangan.png" });
    }
  } catch (error) {
    await discard(files, ditulis);
    throw error;
  }
  return ditulis;
}

async function install(ctx: Ctx, { foto, ttd }: Submission, ditulis: readonly Ditulis[]): Promise<ImageId> {
  const ids: [ImageFields, string | null][] = [];
  if (foto === "hapus") ids.push(["fotoId", null]);
  if (ttd === "hapus") ids.push(["ttdId", null]);
  for (const { isian, ...satu } of ditulis) ids.push([isian, (await holdAttachment(ctx, satu)).id]);
  return Object.fromEntries(ids);
}

const discard = async (files: Files, ditulis: readonly Ditulis[]): Promise<void> => {
  for (const { stored } of ditulis) await files.remove("private", stored.key);
};

/** What is wrong with a picture is said at its place in the form. */
async function pada<T>(isian: ImageFields, mengolah: Promise<T>): Promise<T> {
  try {
    return await mengolah;
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === "unavailable") throw error;
    throw refuse.invalid("Periksa lagi isian yang ditandai.", { [isian]: error.message });
  }
}

function demandSmall(isian: ImageFields, bytes: Buffer, most: number): void {
  if (bytes.length <= most) return;
  const kalimat = `Berkas ini berukuran ${sizeOf(bytes.length)}. Pilih berkas paling besar ${sizeOf(most)}.`;
  throw refuse.invalid("Periksa lagi isian yang ditandai.", { [isian]: kalimat });
}
