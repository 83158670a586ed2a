import { createHash } from "node:crypto";
import { pickFields } from "#kit/access/visibility/narrow-register.ts";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import { type Ctx, demand, may, type ReadCtx, type Scope } from "#kit/ctx.server.ts";
import { fingerprint, runOnce } from "#kit/database/idempotency.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Row } from "#kit/register/register.ts";
import { changeable, create, find, update } from "#kit/register/store.server.ts";
import { pegawai, usulanFields } from "../../pegawai.ts";
import { ownPegawai } from "../../people/own-pegawai.server.ts";
import { proposeOwnData } from "../../riwayat/usulan/propose.server.ts";
import { demandValid, normalize } from "./check.server.ts";
import { withImage } from "./image.server.ts";
import type { Result, Submission } from "./submission.ts";

interface Baru {
  readonly files: Files;
  readonly kiriman: Submission;
  /** Of the sending: two with the same key make one person. */
  readonly kunci: string | null;
}

/** Writes a new member of staff into the book. @throws Refusal */
export async function addPegawai(scope: Scope, { files, kiriman, kunci }: Baru): Promise<Result> {
  await scope.transaction(async (ctx) => void demand(ctx, "pegawai:create"));
  const isian = normalize(kiriman.isian);
  const peringatan = demandValid(pegawai, isian);
  if (peringatan.length > 0 && !kiriman.yakin) return { ragu: peringatan };
  const row = await withImage(scope, { files, kiriman }, (ctx, pasang) =>
    sekali(ctx, { kunci, kiriman, isian }, async () => create(ctx, pegawai, { ...isian, ...(await pasang()) })),
  );
  return { id: row.id, peringatan };
}

interface Diubah extends Omit<Baru, "kunci"> {
  readonly id: string;
  /** The version that was seen; absent: whatever stands there now. */
  readonly versi?: number | undefined;
  /** What is one's own but not open is asked of the office instead of refused. */
  readonly bolehUsul?: true;
}

/** Changes what this person may change; what was not sent stays as it is. @throws Refusal */
export async function changePegawai(scope: Scope, { files, kiriman, id, versi, bolehUsul }: Diubah): Promise<Result> {
  const { row, terbuka, diminta } = await scope.transaction(async (ctx) => {
    const terbuka = Object.keys((await changeable(ctx, pegawai, id)).fields);
    const diminta = bolehUsul && (await mayBeProposed(ctx, id)) ? usulanFields.filter((nama) => !terbuka.includes(nama)) : [];
    return { terbuka, diminta, row: await find(ctx, pegawai, id) };
  });
  const semula = fieldValues(pegawai, row);
  const asing = Object.keys(kiriman.isian).filter((nama) => !terbuka.includes(nama) && !diminta.includes(nama));
  if (asing.length > 0) throw refuse.forbidden("Bagian ini hanya dapat diubah oleh petugas tata usaha, dan bukan untuk dirinya sendiri.");
  const isian = { ...hanya(semula, [...terbuka, ...diminta]), ...normalize(kiriman.isian) };
  const peringatan = demandValid(pickFields(pegawai, [...terbuka, ...diminta]), isian, semula);
  if (peringatan.length > 0 && !kiriman.yakin) return { ragu: peringatan };
  const diusulkan = await withImage(scope, { files, kiriman }, async (ctx, pasang) => {
    await update(ctx, pegawai, { id, versi: versi ?? row.versi, sent: { ...hanya(isian, terbuka), ...(await pasang()) } });
    return diminta.length > 0 && (await proposeOwnData(ctx, hanya(normalize(kiriman.isian), diminta))) !== null;
  });
  return { id, peringatan, ...(diusulkan && { diusulkan }) };
}

/** One's own record, of which one may ask the office to change the rest. */
export async function mayBeProposed(ctx: ReadCtx, id: string): Promise<boolean> {
  return may(ctx, "usulanPerubahan:create") !== "no" && (await ownPegawai(ctx))?.id === id;
}

interface Sekali {
  readonly kunci: string | null;
  readonly kiriman: Submission;
  readonly isian: Readonly<Record<string, unknown>>;
}

/** The second sending of one form answers as the first did. */
export function sekali(ctx: Ctx, { kunci, kiriman, isian }: Sekali, kerja: () => Promise<Row>): Promise<Row> {
  if (kunci === null) return kerja();
  if (!/^[\x21-\x7e]{1,200}$/.test(kunci)) throw refuse.malformed("Muat ulang halaman ini, lalu simpan sekali lagi.");
  const isi = { ...isian, foto: digest(kiriman.foto), ttd: digest(kiriman.ttd) };
  return runOnce(ctx, { scope: `pegawai:${ctx.actor.id}`, key: kunci, fingerprint: fingerprint(isi) }, kerja);
}

const digest = (gambar: Submission["foto"]): string | null =>
  gambar === null || gambar === "hapus" ? gambar : createHash("sha256").update(gambar.bytes).digest("base64url");

export const hanya = (values: Readonly<Record<string, unknown>>, nama: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([satu]) => nama.includes(satu)));
