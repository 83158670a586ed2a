/** The first page of a long list is read in its order, not sorted out of all rows. */
import { expect, test } from "vitest";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { usualOrder } from "#kit/register/query.ts";
import { inOrder } from "#kit/search/search-predicate.server.ts";
import { registers } from "#src/registers.ts";
import { as, clerk, useRegisterRows } from "#tests/support/register-rows.ts";

useRegisterRows();

/** Tables of which a school has a few dozen rows, or that it orders by hand. */
const short = new Set([
  ...[
    "periode_ppdb",
    "gelombang_ppdb",
    "jalur_ppdb",
    "pertanyaan_ppdb",
    "ujian_ppdb",
    "sesi_ujian",
    "ruang_ujian",
    "klasifikasi_surat",
    "buku_nomor",
    "jenis_naskah",
    "template_surat",
    "pejabat_penandatangan",
    "pengaturan",
  ],
  ...["kategori_berita", "daftar_tag", "album", "visi_misi", "kop_surat", "mata_pelajaran", "tahun_ajaran", "semester", "hari_khusus"],
  ...["folder_berkas", "tautan_layanan", "aturan_absensi", "keterangan", "penghitung", "program_unggulan", "sejarah", "kepala_madrasah"],
  ...["misi", "tujuan", "prestasi_kami", "figur_publik", "bagian_halaman", "tautan_terkait", "tautan_unit_kerja", "tautan_aplikasi"],
  // Ordered by the name of what they belong to; a few hundred a year.
  ...["tautan_navigasi", "kelas", "pengampu", "jadwal_retensi", "pemangku_jabatan", "rantai_paraf"],
]);
const long = registers.filter(({ table }) => !short.has(table));

/** As the database would do it if sorting and reading everything cost more than anything else. */
async function planOf(table: string, order: RawBuilder<unknown>, limit = 20): Promise<string> {
  return as(clerk, async ({ db }) => {
    await sql`set local enable_seqscan = off`.execute(db);
    await sql`set local enable_sort = off`.execute(db);
    const query = sql`select * from ${sql.table(table)} where deleted_at is null order by ${order} limit ${sql.lit(limit)}`;
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(db);
    return rows.map((row) => Object.values(row)[0]).join("\n");
  });
}

/** Sorting anew what the index leaves open, such as the rows of one day, is cheap. */
const sorts = (plan: string): boolean => /(^|->)\s*Sort {2}\(/m.test(plan);

test("registers whose tables grow are listed by an index", async () => {
  expect(long.length).toBeGreaterThan(20);
  const sorted: string[] = [];
  for (const register of long) {
    const order = sql`${inOrder(register, usualOrder(register))}, ${sql.ref("createdAt")} desc, id`;
    if (sorts(await planOf(register.table, order))) sorted.push(register.name);
  }
  expect(sorted).toEqual([]);
});

test("the newsroom's list is read by an index, and a plan without one is told apart", async () => {
  expect(sorts(await planOf("berita", sql`updated_at desc, tanggal desc, id`))).toBe(false);
  expect(sorts(await planOf("berita", sql`author`))).toBe(true);
});
