import { createHash } from "node:crypto";
import { narrow } from "#kit/access/sight/narrow.ts";
import { type Ctx, demand, type Scope } from "#kit/ctx.server.ts";
import { once } from "#kit/database/once.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Row } from "#kit/register/register.ts";
import { fingerprint } from "#kit/register/rest.server.ts";
import { changeable, content, create, find, update } from "#kit/register/store.server.ts";
import { pegawai } from "../../pegawai.ts";
import { denganGambar } from "./gambar.server.ts";
import type { Hasil, Kiriman } from "./kiriman.ts";
import { demandSahih, rapikan } from "./periksa.server.ts";

interface Baru {
  readonly files: Files;
  readonly kiriman: Kiriman;
  /** Of the sending: two with the same key make one person. */
  readonly kunci: string | null;
}

/** Writes a new member of staff into the book. @throws Refusal */
export async function tambahPegawai(scope: Scope, { files, kiriman, kunci }: Baru): Promise<Hasil> {
  await scope.transaction(async (ctx) => void demand(ctx, "pegawai:create"));
  const isian = rapikan(kiriman.isian);
  const peringatan = demandSahih(pegawai, isian);
  if (peringatan.length > 0 && !kiriman.yakin) return { ragu: peringatan };
  const row = await denganGambar(scope, { files, kiriman }, (ctx, pasang) =>
    sekali(ctx, { kunci, kiriman, isian }, async () => create(ctx, pegawai, { ...isian, ...(await pasang()) })),
  );
  return { id: row.id, peringatan };
}

interface Diubah extends Omit<Baru, "kunci"> {
  readonly id: string;
  /** The version that was seen; absent: whatever stands there now. */
  readonly versi?: number | undefined;
}

/** Changes what this person may change; what was not sent stays as it is. @throws Refusal */
export async function ubahPegawai(scope: Scope, { files, kiriman, id, versi }: Diubah): Promise<Hasil> {
  const { row, terbuka } = await scope.transaction(async (ctx) => {
    const terbuka = await changeable(ctx, pegawai, id);
    return { terbuka, row: await find(ctx, pegawai, id) };
  });
  const semula = content(pegawai, row);
  const asing = Object.keys(kiriman.isian).filter((nama) => !Object.hasOwn(terbuka.fields, nama));
  const isian = { ...hanya(semula, Object.keys(terbuka.fields)), ...rapikan(kiriman.isian) };
  if (asing.length > 0) throw refuse.forbidden("Bagian ini hanya dapat diubah oleh petugas tata usaha, dan bukan untuk dirinya sendiri.");
  const peringatan = demandSahih(narrow(pegawai, Object.keys(terbuka.fields)), isian, semula);
  if (peringatan.length > 0 && !kiriman.yakin) return { ragu: peringatan };
  await denganGambar(scope, { files, kiriman }, async (ctx, pasang) =>
    update(ctx, pegawai, { id, versi: versi ?? row.versi, sent: { ...isian, ...(await pasang()) } }),
  );
  return { id, peringatan };
}

interface Sekali {
  readonly kunci: string | null;
  readonly kiriman: Kiriman;
  readonly isian: Readonly<Record<string, unknown>>;
}

/** The second sending of one form answers as the first did. */
export function sekali(ctx: Ctx, { kunci, kiriman, isian }: Sekali, kerja: () => Promise<Row>): Promise<Row> {
  if (kunci === null) return kerja();
  if (!/^[\x21-\x7e]{1,200}$/.test(kunci)) throw refuse.malformed("Muat ulang halaman ini, lalu simpan sekali lagi.");
  const isi = { ...isian, foto: sidik(kiriman.foto), ttd: sidik(kiriman.ttd) };
  return once(ctx, { scope: `pegawai:${ctx.actor.id}`, key: kunci, fingerprint: fingerprint(isi) }, kerja);
}

const sidik = (gambar: Kiriman["foto"]): string | null =>
  gambar === null || gambar === "hapus" ? gambar : createHash("sha256").update(gambar.bytes).digest("base64url");

const hanya = (values: Readonly<Record<string, unknown>>, nama: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([satu]) => nama.includes(satu)));
