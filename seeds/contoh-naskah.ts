import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import "#modules/kepegawaian/index.server.ts";
import "#modules/kesiswaan/index.server.ts";
import {
  ajukanNaskah,
  batalkanNaskah,
  type IsianNaskah,
  kembalikanNaskah,
  parafNaskah,
  simpanNaskah,
  tandaTanganiNaskah,
  tulisNaskah,
} from "#modules/naskah/index.server.ts";
import { tanam } from "./benih.ts";
import { type NaskahContoh, naskahContoh } from "./teks/contoh-naskah.ts";

/** Invented letters in every state, written and signed by the demo accounts. @param origin what their QR leads to */
export const seedContohNaskah = (ctx: Ctx, origin: string): Promise<void> =>
  tanam(ctx, [{ nama: "contoh-naskah", isi: () => isiNaskah(ctx, origin) }]);

interface Orang {
  readonly tu: Actor;
  readonly pemaraf: Actor;
  readonly kepala: Actor;
}

async function isiNaskah(ctx: Ctx, origin: string): Promise<void> {
  const [tu, pemaraf, kepala] = [await pelaku(ctx, "tataUsaha"), await pelaku(ctx, "administrator"), await pelaku(ctx, "kepala")];
  if (!tu || !pemaraf || !kepala) return;
  const siswaIds = await pilih(ctx, "siswa");
  const pegawaiIds = await pilih(ctx, "pegawai");
  for (const contoh of naskahContoh) {
    const templateId = await templateBernama(ctx, contoh.template);
    if (!templateId) continue;
    const orang = { siswaIds: (contoh.siswa ?? []).flatMap((tempat) => siswaIds[tempat] ?? []) };
    const staf = { pegawaiIds: (contoh.pegawai ?? []).flatMap((tempat) => pegawaiIds[tempat] ?? []) };
    await jalankan(ctx, { tu, pemaraf, kepala }, { contoh, templateId, orang: { ...orang, ...staf }, origin });
  }
}

interface Satu {
  readonly contoh: NaskahContoh;
  readonly templateId: string;
  readonly orang: Pick<IsianNaskah, "pegawaiIds" | "siswaIds">;
  readonly origin: string;
}

/** As far as the example goes. */
async function jalankan(ctx: Ctx, { tu, pemaraf, kepala }: Orang, { contoh, templateId, orang, origin }: Satu): Promise<void> {
  const as = (actor: Actor): Ctx => ({ ...ctx, actor });
  const { id, perihal, isi, klasifikasiId, versi } = await tulisNaskah(as(tu), templateId);
  const isian = Object.fromEntries(Object.entries(contoh.isian).map(([nama, kata]) => [`isian.${nama}`, kata]));
  const bidang = { perihal, isi, klasifikasiId: klasifikasiId ?? "", ...isian, ...(contoh.tujuan ? { tujuan: contoh.tujuan } : {}) };
  const tersimpan = await simpanNaskah(as(tu), { id, versi }, { bidang, ...orang });
  const kini = (lalu: number) => ({ id, versi: tersimpan.versi + lalu });
  if (contoh.sampai === "draft") return;
  await ajukanNaskah(as(tu), kini(0));
  if (contoh.sampai === "kembali") return kembalikanNaskah(as(pemaraf), kini(1), contoh.alasan ?? "");
  if (contoh.sampai === "diajukan") return;
  await parafNaskah(as(pemaraf), kini(1));
  if (contoh.sampai === "diparaf") return;
  await tandaTanganiNaskah(as(kepala), kini(2), origin);
  if (contoh.sampai === "batal") await batalkanNaskah(as(tu), id, contoh.alasan ?? "");
}

async function pelaku(ctx: Ctx, peran: string): Promise<Actor | null> {
  const found = ctx.db.selectFrom("akun").select(["id", "nama"]).where(sql<boolean>`${peran} = any(peran)`).where("aktif", "=", true);
  const row = await found.orderBy("nip").limit(1).executeTakeFirst();
  if (!row) return null;
  const session = { id: row.id, kind: "bearer", confirmedAt: ctx.now, secondFactor: true } as const;
  return { id: row.id, name: row.nama, roles: [peran], session };
}

async function pilih(ctx: Ctx, tabel: "siswa" | "pegawai"): Promise<readonly string[]> {
  const found = ctx.db.selectFrom(tabel).select("id").where("deletedAt", "is", null);
  return (await found.orderBy("nama").limit(20).execute()).map(({ id }) => id);
}

const templateBernama = async (ctx: Ctx, nama: string): Promise<string | undefined> =>
  (await ctx.db.selectFrom("templateSurat").select("id").where("nama", "=", nama).where("deletedAt", "is", null).executeTakeFirst())?.id;
