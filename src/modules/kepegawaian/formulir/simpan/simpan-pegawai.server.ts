import { createHash } from "node:crypto";
import { narrow } from "#kit/access/sight/narrow.ts";
import { type Ctx, demand, may, type Scope } from "#kit/ctx.server.ts";
import { once } from "#kit/database/once.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Row } from "#kit/register/register.ts";
import { fingerprint } from "#kit/register/rest.server.ts";
import { changeable, content, create, find, update } from "#kit/register/store.server.ts";
import { pegawaiSaya } from "../../orang/pegawai-saya.server.ts";
import { bidangUsulan, pegawai } from "../../pegawai.ts";
import { ajukanDiri } from "../../riwayat/usulan/ajukan.server.ts";
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
  /** What is one's own but not open is asked of the office instead of refused. */
  readonly bolehUsul?: true;
}

/** Changes what this person may change; what was not sent stays as it is. @throws Refusal */
export async function ubahPegawai(scope: Scope, { files, kiriman, id, versi, bolehUsul }: Diubah): Promise<Hasil> {
  const { row, terbuka, diminta } = await scope.transaction(async (ctx) => {
    const terbuka = Object.keys((await changeable(ctx, pegawai, id)).fields);
    const diminta = bolehUsul && (await bolehDiusulkan(ctx, id)) ? bidangUsulan.filter((nama) => !terbuka.includes(nama)) : [];
    return { terbuka, diminta, row: await find(ctx, pegawai, id) };
  });
  const semula = content(pegawai, row);
  const asing = Object.keys(kiriman.isian).filter((nama) => !terbuka.includes(nama) && !diminta.includes(nama));
  if (asing.length > 0) throw refuse.forbidden("Bagian ini hanya dapat diubah oleh petugas tata usaha, dan bukan untuk dirinya sendiri.");
  const isian = { ...hanya(semula, [...terbuka, ...diminta]), ...rapikan(kiriman.isian) };
  const peringatan = demandSahih(narrow(pegawai, [...terbuka, ...diminta]), isian, semula);
  if (peringatan.length > 0 && !kiriman.yakin) return { ragu: peringatan };
  const diusulkan = await denganGambar(scope, { files, kiriman }, async (ctx, pasang) => {
    await update(ctx, pegawai, { id, versi: versi ?? row.versi, sent: { ...hanya(isian, terbuka), ...(await pasang()) } });
    return diminta.length > 0 && (await ajukanDiri(ctx, hanya(rapikan(kiriman.isian), diminta))) !== null;
  });
  return { id, peringatan, ...(diusulkan && { diusulkan }) };
}

/** One's own record, of which one may ask the office to change the rest. */
export async function bolehDiusulkan(ctx: Ctx, id: string): Promise<boolean> {
  return may(ctx, "usulanPerubahan:create") !== "no" && (await pegawaiSaya(ctx))?.id === id;
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

export const hanya = (values: Readonly<Record<string, unknown>>, nama: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([satu]) => nama.includes(satu)));
