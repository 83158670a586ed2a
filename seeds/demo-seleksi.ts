import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, dayOf } from "#kit/dates.ts";
import { create } from "#kit/register/store.server.ts";
import { activePeriode, applyTempat, moveAll, planTempat, publishAturan, publishUjian, readUjian } from "#modules/ppdb/index.server.ts";
import { ruangUjian, sesiUjian, ujianPpdb } from "#modules/ppdb/index.ts";

/** Papers found right, an examination with its seats, and marks of whoever sat it: what examiners and the selection see. Once. */
export async function seedDemoSeleksi(ctx: Ctx): Promise<void> {
  const periode = await activePeriode(ctx);
  const wave = await ctx.db
    .selectFrom("gelombangPpdb")
    .select(["id", "periodeId"])
    .where("periodeId", "=", periode?.id ?? null)
    .executeTakeFirst();
  const known = await ctx.db.selectFrom("ujianPpdb").select("id").limit(1).executeTakeFirst();
  if (!wave || known) return;
  await publishAturan(ctx, wave.periodeId);
  await verifyMost(ctx, wave.id);
  const seated = await seedUjian(ctx, wave.id);
  await seedMarks(ctx, seated);
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Of eleven, so that every path has some of each: two have just come, two were looked at, seven are through. */
async function verifyMost(ctx: Ctx, gelombangId: string): Promise<void> {
  const rows = await ctx.db.selectFrom("pendaftaran").select("id").where("gelombangId", "=", gelombangId).orderBy("nomor").execute();
  const by = { oleh: null, pelaku: "Panitia contoh", pengusul: null };
  const looked = rows.filter((_, nth) => nth % 11 > 1);
  const through = rows.filter((_, nth) => nth % 11 > 3);
  const step = { alasan: "Berkas lengkap dan terbaca" };
  await ctx.db
    .updateTable("berkasPendaftaran")
    .set({ keadaan: "diterima", diperiksaPelaku: by.pelaku, diperiksaPada: ctx.now })
    .where("pendaftaranId", "in", idsOf(looked))
    .execute();
  await moveAll(
    ctx,
    looked.map(({ id }) => ({ ...step, id, keadaan: "terkirim", ke: "terverifikasi" })),
    by,
  );
  await moveAll(
    ctx,
    through.map(({ id }) => ({ ...step, id, keadaan: "terverifikasi", ke: "lulus administrasi" })),
    by,
  );
}

/** Two sessions of two rooms; the first was this morning. @returns whoever sat it */
async function seedUjian(ctx: Ctx, gelombangId: string): Promise<readonly string[]> {
  const row = { nama: "Tes CBT", komponen: "tes", gelombangId, tempat: "Gedung B, lantai 1", bawa: "Kartu peserta\nPensil 2B" };
  const { id: ujianId } = await create(ctx, ujianPpdb, row, "json");
  const hari = dayOf(ctx.now);
  for (const [nama, tanggal] of [
    ["Sesi 1", hari],
    ["Sesi 2", addDays(hari, 7)],
  ])
    await create(ctx, sesiUjian, { nama, ujianId, tanggal, mulai: "07:30", selesai: "09:00" }, "json");
  for (const nama of ["Lab Komputer 1", "Lab Komputer 2"])
    await create(ctx, ruangUjian, { nama, ujianId, kapasitas: 24, letak: "Dekat tangga barat", lantaiDasar: true }, "json");
  const { sidik } = await planTempat(ctx, await readUjian(ctx, ujianId), "nomor");
  await applyTempat(ctx, { ujianId, urutan: "nomor", sidik });
  await publishUjian(ctx, ujianId);
  const seats = ctx.db.selectFrom("kursiUjian").innerJoin("sesiUjian", "sesiUjian.id", "sesiId").select("pendaftaranId");
  return (await seats.where("sesiUjian.nama", "=", "Sesi 1").execute()).map(({ pendaftaranId }) => pendaftaranId);
}

/** In hundredths; every ninth lacks one, and of the recitation every tenth has two that are too far apart. */
async function seedMarks(ctx: Ctx, seated: readonly string[]): Promise<void> {
  const [first, second] = await ctx.db
    .selectFrom("akun")
    .select(["id", "nama"])
    .where(sql<boolean>`peran && array['panitiaPpdb', 'ketuaPpdb']`)
    .orderBy("nip")
    .execute();
  const rows = await ctx.db
    .selectFrom("pendaftaran")
    .innerJoin("jalurPpdb", (join) =>
      join.onRef("jalurPpdb.gelombangId", "=", "pendaftaran.gelombangId").onRef("jalurPpdb.jenis", "=", "pendaftaran.jalur"),
    )
    .select(["pendaftaran.id", "bobotRapor", "bobotTes", "bobotBtq", "bobotTahfidz", "bobotWawancara"])
    .where("pendaftaran.keadaan", "=", "lulus administrasi")
    .orderBy("nomor")
    .execute();
  const marks = rows.flatMap((row, nth) => {
    const give = (komponen: "rapor" | "tes" | "btq" | "tahfidz" | "wawancara", least: number) => ({
      ...{ pendaftaranId: row.id, komponen, penguji: "1" as const, pada: ctx.now },
      ...{ oleh: first?.id ?? null, penilai: first?.nama ?? "Panitia contoh" },
      nilai: least + ((nth * 457 + komponen.length * 911) % (9800 - least)),
    });
    const btq = give("btq", 6500);
    const apart = nth % 10 === 7 ? 1500 : ((nth * 13) % 9) * 50;
    return [
      ...(row.bobotRapor ? [give("rapor", 7800)] : []),
      ...(row.bobotTes && seated.includes(row.id) && nth % 9 !== 4 ? [give("tes", 5500)] : []),
      ...(row.bobotBtq ? [btq] : []),
      ...(row.bobotBtq && second
        ? [{ ...btq, penguji: "2" as const, oleh: second.id, penilai: second.nama, nilai: Math.max(5000, btq.nilai - apart) }]
        : []),
      ...(row.bobotTahfidz ? [give("tahfidz", 7000)] : []),
      ...(row.bobotWawancara ? [give("wawancara", 7500)] : []),
    ];
  });
  if (marks.length > 0) await ctx.db.insertInto("nilaiPpdb").values(marks).execute();
}
