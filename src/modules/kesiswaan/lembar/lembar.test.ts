import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import type { Block } from "#kit/documents/paper.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { loadLembar } from "./load-lembar.server.ts";

/**
 * The office prints a class at a desk before each semester's lists, the wali kelas the own class; parents correct it by pen at home.
 * What goes wrong: a child's sheet runs onto another's page, a wali kelas prints what is closed to them, or another class.
 */
const { scope } = useDatabase({ policy, clock: () => new Date("2026-11-25T02:00:00Z") });
const wali = actor("waliKelas");
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = actor("tataUsaha")) => scope(who).transaction(work);
const id: Record<string, string> = {};

beforeAll(() =>
  as(async ({ db }) => {
    await sql`insert into akun (id, nip, nama, peran, aktif) values (${wali.id}::uuid, '198504122010012001', 'Wali', '{waliKelas}', true)`.execute(
      db,
    );
    for (const [kelas, waliId] of [
      ["X.E-1", wali.id],
      ["X.E-2", null],
    ] as const) {
      const { rows } = await sql<{ id: string }>`insert into kelas (nama, tingkat, tahun_ajaran, wali_id)
        values (${kelas}, 'X', '2026/2027', ${waliId}::uuid) returning id`.execute(db);
      id[kelas] = rows[0]?.id ?? "";
      await sql`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_lahir, tempat_lahir, nik, nama_ayah, rt, rw, alamat, kelurahan, kecamatan, kabupaten, provinsi)
        select 'Anak ' || ${kelas} || ' ' || n, 'laki-laki', 'aktif', ${id[kelas]}::uuid, '2010-03-05', 'Palu', ${kelas === "X.E-1" ? "72710105031" : "72710205031"} || lpad(n::text, 5, '0'),
          'Abdullah Tadulako Lamakampali', '001', '002', repeat('Jalan Sisingamangaraja Nomor 12, Kompleks Perumahan Dosen ', 2), 'Besusu Timur', 'Palu Timur', 'Kota Palu', 'Sulawesi Tengah'
        from generate_series(0, 2) n`.execute(db);
    }
    const { rows } = await sql<{ id: string }>`select id from siswa where nama = 'Anak X.E-2 0'`.execute(db);
    id.lain = rows[0]?.id ?? "";
  }),
);

const at = (alamat: string, who = actor("tataUsaha")) => as((ctx) => loadLembar(ctx, new URLSearchParams(alamat)), who);
const rowsOf = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));

test("a class is a page for each pupil, with what is recorded, room to correct it and the day it is to be back", async () => {
  const { blocks } = await at(`kelas=${id["X.E-1"]}`);
  const letterhead = { names: ["Kementerian Agama Republik Indonesia", "MAN 1 Palu"], address: "Jalan Jamur Nomor 40, Palu" };
  const pdf = await renderPaper({ letterhead, title: "Lembar data siswa", untitled: true, blocks, size: "F4" });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  expect(text).toHaveLength(3);
  for (const [place, page] of text.entries()) {
    expect(page).toContain(`Lembar Data Siswa: Anak X.E-1 ${place}`);
    expect(page).toContain("2 Desember 2026");
  }
  expect(blocks.filter(({ kind }) => kind === "table").every((table) => "written" in table)).toBe(true);
  expect(rowsOf(blocks)).toContainEqual(["NIK", "7271010503100000", ""]);
  expect(rowsOf(blocks)).toContainEqual(["Tempat, tanggal lahir", "Palu, 5 Maret 2010", ""]);
});

test("a wali kelas prints the own class, and nothing that is closed to them", async () => {
  const { blocks } = await at(`kelas=${id["X.E-1"]}&kembali=2026-12-24`, wali);
  const labels = rowsOf(blocks).map(([label]) => label);
  expect(labels).toContain("Tempat, tanggal lahir");
  for (const closed of ["NIK", "Nomor KK", "Nama ayah"]) expect(labels).not.toContain(closed);
  expect(JSON.stringify(blocks)).toContain("24 Des");
  for (const alamat of [`kelas=${id["X.E-2"]}`, `siswa=${id.lain}`, "kelas=x", ""])
    await expect(at(alamat, wali)).rejects.toMatchObject({ kind: "notFound" });
  await expect(at(`kelas=${id["X.E-1"]}`, actor("guru"))).rejects.toMatchObject({ kind: "forbidden" });
});

test("what a list from elsewhere says otherwise stands beside it, while nobody found out and the portal says the same still", async () => {
  const [at0, at1] = await as(async ({ db }) => {
    const { rows } = await sql<{ id: string }>`select id from siswa where kelas_id = ${id["X.E-1"]}::uuid order by nama`.execute(db);
    const { rows: made } = await sql<{
      id: string;
    }>`insert into banding (register, nama, sumber, tanggal, file_name, dibaca, sama, actor_id, actor_name)
      select 'siswa', 'EMIS ' || n, 'EMIS', date '2026-10-01' + n, 'e.xlsx', 3, 1, gen_random_uuid(), 'Tata Usaha' from generate_series(0, 1) n returning id`.execute(
      db,
    );
    const differs = (isian: string, lama: string, baru: string) => ({ isian, lama, baru });
    for (const [banding, row, isian, hasil] of [
      [0, 0, [differs("tempatLahir", "Palu", "Donggala")], null],
      [1, 0, [differs("tempatLahir", "Palu", "Poso"), differs("namaAyah", "Abdullah Lama", "Abdul")], null],
      [1, 1, [differs("tempatLahir", "Palu", "Poso")], "portal"],
    ] as const)
      await sql`insert into banding_baris (banding_id, jenis, row_id, kelas_id, nama, isian, hasil, diperiksa_pada)
        values (${made[banding]?.id}::uuid, 'beda', ${rows[row]?.id}::uuid, ${id["X.E-1"]}::uuid, 'Anak', ${JSON.stringify(isian)}::jsonb, ${hasil}, ${hasil && new Date()})`.execute(
        db,
      );
    return rows.map((row) => row.id);
  });
  const cell = async (siswa = "", who = actor("tataUsaha")) => {
    const { blocks } = await at(`siswa=${siswa}`, who);
    return rowsOf(blocks).find(([label]) => label === "Tempat, tanggal lahir")?.[1];
  };
  expect(await cell(at0)).toBe("Palu, 5 Maret 2010 (EMIS: Tempat lahir Poso)");
  expect(JSON.stringify((await at(`siswa=${at0}`)).blocks)).not.toMatch(/EMIS: Abdul|Donggala/);
  expect(await cell(at1)).toBe("Palu, 5 Maret 2010");
  expect(await cell(at0, wali)).toBe("Palu, 5 Maret 2010");
  await as(({ db }) =>
    sql`with handed as (insert into serahan_periksa (kelas_id, tenggat, oleh) values (${id["X.E-1"]}::uuid, '2026-12-24', 'Tata Usaha') returning id)
      insert into serahan_banding (serahan_id, banding_id) select handed.id, banding.id from handed, banding`.execute(db),
  );
  expect(await cell(at0, wali)).toBe("Palu, 5 Maret 2010 (EMIS: Tempat lahir Poso)");
});

test("more than a printer takes at once is refused with the way out", async () => {
  const add = (many: number) =>
    as(({ db }) =>
      sql`insert into siswa (nama, jenis_kelamin, status, kelas_id)
        select 'Banyak ' || n, 'laki-laki', 'aktif', (select id from kelas where nama = 'Besar') from generate_series(1, ${many}::int) n`.execute(
        db,
      ),
    );
  const { rows } = await as(({ db }) =>
    sql<{ id: string }>`insert into kelas (nama, tingkat, tahun_ajaran) values ('Besar', 'X', '2026/2027') returning id`.execute(db),
  );
  const whole = `kelas=${rows[0]?.id}`;
  await add(100);
  expect(JSON.stringify((await at(whole)).blocks)).toContain("Banyak 100");
  await add(1);
  const some = Array.from({ length: 101 }, () => `siswa=${crypto.randomUUID()}`).join("&");
  for (const asked of [whole, some])
    await expect(at(asked)).rejects.toMatchObject({ kind: "invalid", message: expect.stringMatching(/^Sekali cetak paling banyak 100/) });
});

test("what was printed is written down, pupil by pupil", async () => {
  await at(`siswa=${id.lain}`);
  const lines = ({ db }: Ctx) =>
    db
      .selectFrom("audit")
      .select("subject")
      .where("action", "=", "print")
      .where("subjectId", "=", id.lain ?? "")
      .orderBy("id")
      .execute();
  expect(await as(lines)).toEqual([{ subject: "siswa" }]);
});
