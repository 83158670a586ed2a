import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import "#modules/kepegawaian/index.server.ts";
import "#modules/kesiswaan/index.server.ts";
import {
  cancelNaskah,
  type NaskahFields,
  parafNaskah,
  proposeNaskah,
  returnNaskah,
  saveNaskah,
  signNaskah,
  writeNaskah,
} from "#modules/naskah/index.server.ts";
import { seedOnce } from "./seed-once.ts";
import { type DemoNaskah, demoNaskah } from "./teks/contoh-naskah.ts";

/** Invented letters in every state, written and signed by the demo accounts. @param origin what their QR leads to */
export const seedDemoNaskah = (ctx: Ctx, origin: string): Promise<void> =>
  seedOnce(ctx, [{ nama: "contoh-naskah", isi: () => fillNaskah(ctx, origin) }]);

interface Person {
  readonly tu: Actor;
  readonly pemaraf: Actor;
  readonly kepala: Actor;
}

async function fillNaskah(ctx: Ctx, origin: string): Promise<void> {
  const [tu, pemaraf, kepala] = [await pelaku(ctx, "tataUsaha"), await pelaku(ctx, "administrator"), await pelaku(ctx, "kepala")];
  if (!tu || !pemaraf || !kepala) return;
  // With the code of the examples nothing is signed.
  await ctx.db.updateTable("bukuNomor").set({ kodeJabatan: "Ma.22.01.01" }).where(everyRow).execute();
  const siswaIds = await choose(ctx, "siswa");
  const pegawaiIds = await choose(ctx, "pegawai");
  for (const contoh of demoNaskah) {
    const templateId = await namedTemplate(ctx, contoh.template);
    if (!templateId) continue;
    const orang = { siswaIds: (contoh.siswa ?? []).flatMap((tempat) => siswaIds[tempat] ?? []) };
    const staf = { pegawaiIds: (contoh.pegawai ?? []).flatMap((tempat) => pegawaiIds[tempat] ?? []) };
    await run(ctx, { tu, pemaraf, kepala }, { contoh, templateId, orang: { ...orang, ...staf }, origin });
  }
}

interface One {
  readonly contoh: DemoNaskah;
  readonly templateId: string;
  readonly orang: Pick<NaskahFields, "pegawaiIds" | "siswaIds">;
  readonly origin: string;
}

/** As far as the example goes. */
async function run(ctx: Ctx, { tu, pemaraf, kepala }: Person, { contoh, templateId, orang, origin }: One): Promise<void> {
  const as = (actor: Actor): Ctx => ({ ...ctx, actor });
  const { id, perihal, isi, klasifikasiId, versi } = await writeNaskah(as(tu), templateId);
  const isian = Object.fromEntries(Object.entries(contoh.isian).map(([nama, kata]) => [`isian.${nama}`, kata]));
  const bidang = { perihal, isi, klasifikasiId: klasifikasiId ?? "", ...isian, ...(contoh.tujuan ? { tujuan: contoh.tujuan } : {}) };
  const tersimpan = await saveNaskah(as(tu), { id, versi }, { bidang, ...orang });
  const kini = (lalu: number) => ({ id, versi: tersimpan.versi + lalu });
  if (contoh.sampai === "draft") return;
  await proposeNaskah(as(tu), kini(0));
  if (contoh.sampai === "kembali") return returnNaskah(as(pemaraf), kini(1), contoh.alasan ?? "");
  if (contoh.sampai === "diajukan") return;
  await parafNaskah(as(pemaraf), kini(1));
  if (contoh.sampai === "diparaf") return;
  await signNaskah(as(kepala), kini(2), origin);
  if (contoh.sampai === "batal") await cancelNaskah(as(tu), id, contoh.alasan ?? "");
}

async function pelaku(ctx: Ctx, peran: string): Promise<Actor | null> {
  const found = ctx.db.selectFrom("akun").select(["id", "nama"]).where(sql<boolean>`${peran} = any(peran)`).where("aktif", "=", true);
  const row = await found.orderBy("nip").limit(1).executeTakeFirst();
  if (!row) return null;
  const session = { id: row.id, kind: "bearer", confirmedAt: ctx.now, secondFactor: true } as const;
  return { id: row.id, name: row.nama, roles: [peran], session };
}

async function choose(ctx: Ctx, tabel: "siswa" | "pegawai"): Promise<readonly string[]> {
  const found = ctx.db.selectFrom(tabel).select("id").where("deletedAt", "is", null);
  return (await found.orderBy("nama").limit(20).execute()).map(({ id }) => id);
}

const namedTemplate = async (ctx: Ctx, nama: string): Promise<string | undefined> =>
  (await ctx.db.selectFrom("templateSurat").select("id").where("nama", "=", nama).where("deletedAt", "is", null).executeTakeFirst())?.id;
