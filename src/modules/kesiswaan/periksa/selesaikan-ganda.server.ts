import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { json } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { content, locked, remove, save } from "#kit/register/store.server.ts";
import { siswa } from "../siswa/siswa.ts";
import "../tables.ts";
import { pindahkanMilik } from "./pindahkan-milik.server.ts";

export interface Keduanya {
  readonly simpanId: string;
  readonly simpanVersi: number;
  readonly buangId: string;
  readonly buangVersi: number;
}

/** Two records are two pupils: they are not shown as one again. */
export async function bukanGanda(ctx: Ctx, { simpanId, buangId }: Pick<Keduanya, "simpanId" | "buangId">): Promise<string> {
  const satu = await locked(ctx, siswa, { id: simpanId, action: "update" });
  const lain = await locked(ctx, siswa, { id: buangId, action: "update" });
  const [satuId = "", lainId = ""] = [satu.id, lain.id].sort();
  await ctx.db
    .insertInto("siswaBukanGanda")
    .values({ satuId, lainId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await record(ctx, { action: "update", subject: siswa.name, subjectId: satuId, after: { bukanGandaDengan: lainId } });
  return `${satu.nama} dan ${lain.nama} ditandai sebagai dua orang.`;
}

/** One record stays and takes from the other what it lacks and all that hangs on it; the other goes to the bin. @throws Refusal 409 when either changed since it was seen */
export async function gabungkan(ctx: Ctx, { simpanId, simpanVersi, buangId, buangVersi }: Keduanya): Promise<string> {
  demand(ctx, "siswa:delete");
  if (simpanId === buangId) throw refuse.notFound();
  const simpan = await locked(ctx, siswa, { id: simpanId, action: "update" });
  if (simpan.versi !== simpanVersi)
    throw refuse.conflict("Data yang disimpan baru saja diubah orang lain. Muat ulang halaman, lalu bandingkan lagi.");
  const buang = await remove(ctx, siswa, { id: buangId, versi: buangVersi });
  const sebelum = content(siswa, simpan);
  const tambahan = Object.entries(content(siswa, buang)).filter(
    ([nama, isi]) => !tetap.includes(nama) && isi !== null && isi !== "" && (sebelum[nama] === null || sebelum[nama] === ""),
  );
  const sesudah = await save(ctx, siswa, simpanId, Object.fromEntries(tambahan));
  const { id: penyatuanId } = await ctx.db
    .insertInto("penyatuanSiswa")
    .values({ simpanId, buangId, olehId: ctx.actor.id, oleh: ctx.actor.name, rincian: json({ diisi: Object.fromEntries(tambahan) }) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await pindahkanMilik(ctx, { dari: buangId, ke: simpanId, penyatuanId });
  await record(ctx, {
    ...{ action: "update", subject: siswa.name, subjectId: simpanId },
    ...{ before: sebelum, after: { ...content(siswa, sesudah), digabungDari: buangId } },
  });
  return `Data ${simpan.nama} disatukan. Bila keliru, pisahkan lagi di tab Sudah diputuskan.`;
}

/** Where a pupil is now is not a gap to be filled. */
const tetap = ["status", "kelasId", "dicocokkan"];
