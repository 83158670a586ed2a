import { createHash } from "node:crypto";
import { openConcurrencyLimit } from "../access/concurrency-limit.ts";
import { record } from "../audit/audit.server.ts";
import { type Ctx, demand, type Scope } from "../ctx.server.ts";
import { json } from "../database/sql.server.ts";
import type { Files } from "../files/files.server.ts";
import { pictures } from "../files/kinds.ts";
import { withinQuota } from "../files/quota.server.ts";
import { judgePicture } from "../reading/reading.server.ts";
import { refuse } from "../refusals.ts";
import { oneLine } from "../typed-text.ts";
import { type Encoded, encode } from "./encode.server.ts";
import { maxAlt, maxPictureBytes, tooLargePicture } from "./limits.ts";
import type { StoredPicture, Variant } from "./picture.ts";
import { shownColumns } from "./pictures.server.ts";

export interface Upload {
  readonly bytes: Buffer;
  readonly alt: string;
  /** What the file was called, or the script that drew it. */
  readonly asal: string;
  readonly fokusX?: number;
  readonly fokusY?: number;
  /** Where telephones and wide windows crop it; the general point unless told. */
  readonly ponsel?: readonly [x: number, y: number];
  readonly layarLebar?: readonly [x: number, y: number];
  readonly signal?: AbortSignal;
}

/** Two at a time leave the processor to readers; those that wait lie in memory, so they are few. */
const gate = openConcurrencyLimit({ atOnce: 2, waiting: 8 });

/**
 * Takes a picture into the library: judged, written anew in all its sizes, kept; the row comes last, so whoever is told
 * of it finds every file. The work happens outside any transaction.
 * @throws Refusal with a sentence for the person who sent it
 */
export async function addPicture(scope: Scope, files: Files, upload: Upload): Promise<StoredPicture> {
  const alt = readAlt(upload.alt);
  await scope.transaction(async (ctx) => void demand(ctx, "gambar:create"));
  return withinQuota(scope, { bytes: upload.bytes.length }, () => judgeAndKeep(scope, files, { ...upload, alt }));
}

async function judgeAndKeep(scope: Scope, files: Files, upload: Upload): Promise<StoredPicture> {
  const { alt } = upload;
  const encoded = await gate.pass(() => judgeAndEncode(upload));
  const { varian, ukuran } = await keepAll(files, encoded);
  const { variants: _, ...shape } = encoded;
  const kunci = createHash("sha256").update(upload.bytes).digest("hex");
  const asal = oneLine(upload.asal).slice(0, 200) || "tanpa nama";
  const [fokusPonselX = null, fokusPonselY = null] = upload.ponsel ?? [];
  const [fokusLebarX = null, fokusLebarY = null] = upload.layarLebar ?? [];
  const focus = { fokusX: upload.fokusX ?? 0.5, fokusY: upload.fokusY ?? 0.5, fokusPonselX, fokusPonselY, fokusLebarX, fokusLebarY };
  return scope.transaction((ctx) => insert(ctx, { ...shape, ...focus, kunci, alt, asal, varian, ukuran }));
}

/** @throws Refusal 422 when the words that stand for a picture are missing */
export function readAlt(raw: unknown): string {
  const alt = typeof raw === "string" ? oneLine(raw) : "";
  const say = (sentence: string) => refuse.invalid(sentence, { alt: sentence });
  if (alt === "") throw say("Teks alternatif wajib diisi.");
  if ([...alt].length > maxAlt) throw say(`Teks alternatif paling panjang ${maxAlt} huruf.`);
  return alt;
}

async function judgeAndEncode({ bytes, signal }: Upload): Promise<Encoded> {
  if (bytes.length > maxPictureBytes) throw refuse.tooLarge(tooLargePicture(bytes.length));
  await judgePicture({ bytes, allowed: pictures, signal });
  return encode(bytes);
}

async function keepAll(files: Files, { variants }: Encoded): Promise<{ varian: Variant[]; ukuran: string }> {
  const kept: Variant[] = [];
  let total = 0;
  for (const { width, avif, webp } of variants) {
    const [light, usual] = [
      await files.put("public", avif, { type: "image/avif" }),
      await files.put("public", webp, { type: "image/webp" }),
    ];
    kept.push({ width, avif: light.key, webp: usual.key, bytes: light.size });
    total += light.size + usual.size;
  }
  return { varian: kept, ukuran: String(total) };
}

type NewPicture = Omit<StoredPicture, "id" | "klip"> & { readonly kunci: string; readonly asal: string; readonly ukuran: string };

async function insert(ctx: Ctx, { varian, ...rest }: NewPicture): Promise<StoredPicture> {
  demand(ctx, "gambar:create");
  const row = await ctx.db
    .insertInto("gambar")
    .values({ ...rest, pengunggah: ctx.actor.id, varian: json(varian) as never })
    .returning(shownColumns)
    .executeTakeFirstOrThrow();
  await record(ctx, {
    action: "create",
    subject: "gambar",
    subjectId: row.id,
    after: { alt: rest.alt, asal: rest.asal, kunci: rest.kunci },
  });
  ctx.touch("gambar");
  return row;
}
