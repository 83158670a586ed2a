import type { Actor } from "#kit/access/access.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { mergePendaftaran } from "#modules/ppdb/gabung/merge-pendaftaran.server.ts";
import { splitPendaftaran } from "#modules/ppdb/gabung/split-pendaftaran.server.ts";
import { nurlaela, register, rusdin } from "./panitia.ts";

/** Registrations of one child, merged and taken apart, with what hangs on them. */
export function mergingsOf(scope: (who?: Actor) => Scope) {
  const as = <T>(work: (ctx: Ctx) => Promise<T>, who: Actor = nurlaela) => scope(who).transaction(work);
  const why = { alasan: "Dikirim beberapa kali" };
  const read = (id: string) => as(({ db }) => db.selectFrom("pendaftaran").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
  const seen = async (id: string) => {
    const { versi } = await read(id);
    return { id, versi };
  };
  const several = async (name: string, many: number, changed: object = {}) => {
    const made = [];
    for (let at = 0; at < many; at++) made.push((await register(scope(), name, changed)).id);
    return made as [string, string, string];
  };
  const merge = async (pergi: string, tetap: string, sent: object = why) => {
    const pair = { pergi: await seen(pergi), tetap: await seen(tetap) };
    return as((ctx) => mergePendaftaran(ctx, pair, { ...sent }));
  };
  const split = async (pergi: string) => {
    const at = await seen(pergi);
    return as((ctx) => splitPendaftaran(ctx, at, { alasan: "Ternyata anak lain" }));
  };
  const paper = (pendaftaranId: string, dokumen: string, keadaan: "menunggu" | "diterima" | "dikembalikan" = "menunggu") =>
    as(async ({ db, now }) => {
      const file = { kunci: crypto.randomUUID(), nama: `${dokumen}.jpg`, jenis: "image/jpeg", ukuran: 10, sidik: "0".repeat(64) };
      const { id: berkasId } = await db.insertInto("berkas").values(file).returning("id").executeTakeFirstOrThrow();
      const sebab = keadaan === "dikembalikan" ? ("buram" as const) : null;
      const row = { berkasId, halaman: 1, dikirim: now, keadaan, sebab };
      await db
        .insertInto("berkasPendaftaran")
        .values({ ...row, pendaftaranId, dokumen })
        .onConflict((known) => known.columns(["pendaftaranId", "dokumen"]).doUpdateSet(row))
        .execute();
      return berkasId;
    });
  const papers = (id: string) =>
    as(async ({ db }) =>
      (
        await db
          .selectFrom("berkasPendaftaran")
          .select(["dokumen", "berkasId"])
          .where("pendaftaranId", "=", id)
          .orderBy("dokumen")
          .execute()
      ).map(({ dokumen, berkasId }) => `${dokumen} ${berkasId}`),
    );
  const mark = (pendaftaranId: string, nilai: number, by = rusdin) =>
    as(({ db, now }) =>
      db
        .insertInto("nilaiPpdb")
        .values({ pendaftaranId, komponen: "btq", penguji: by === rusdin ? "1" : "2", nilai, penilai: "P", oleh: by.id, pada: now })
        .execute(),
    );
  const marks = (id: string) =>
    as(async ({ db }) =>
      (await db.selectFrom("nilaiPpdb").select("nilai").where("pendaftaranId", "=", id).orderBy("nilai").execute()).map(
        ({ nilai }) => nilai,
      ),
    );
  const mergings = (id: string) => as(({ db }) => db.selectFrom("gabunganPendaftaran").select("keId").where("dariId", "=", id).execute());
  return { as, why, read, seen, several, merge, split, paper, papers, mark, marks, mergings };
}
