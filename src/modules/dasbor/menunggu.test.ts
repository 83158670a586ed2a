import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { record } from "#kit/audit/audit.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { muatDasbor } from "./muat-dasbor.server.ts";

const now = new Date("2026-04-21T23:30:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const dasbor = (peran: string) => scope(actor(peran)).transaction((ctx) => muatDasbor(ctx, () => ({ keluar: false })));
const wali = actor("waliKelas");

beforeAll(() => scope(system("uji")).transaction(seedSekolah));

test("one's own words to initial and one's own request wait for others, not for oneself", async () => {
  const [kepala, tu] = [actor("kepala"), actor("tataUsaha")];
  await scope(system("uji")).transaction(async (ctx) => {
    for (const [n, { id, name, roles }] of [kepala, tu, wali].entries())
      await sql`insert into akun (id, nip, nama, peran) values (${id}, ${`19800101200501100${n}`}, ${name}, ${[...roles]})`.execute(ctx.db);
    const jenis = sql`(select id from jenis_naskah limit 1)`;
    const { rows } = await sql<{ id: string }>`insert into naskah_surat (pembuat_id, jenis_id, untuk, perihal, isi, status, diajukan_pada)
      values (${wali.id}, ${jenis}, 'umum', 'Undangan', 'Hadirlah.', 'diajukan', ${now}) returning id`.execute(ctx.db);
    const orang = sql`insert into pegawai (nama, jenis, status, unit_kerja, akun_id)
      values ('Petugas', 'tenaga-kependidikan', 'honorer', 'MAN1PALU', ${tu.id}) returning id`;
    await sql`with orang as (${orang}) insert into usulan_perubahan (pegawai_id, diajukan_oleh, register, tindakan, sesudah)
      select id, ${tu.id}, 'anak', 'tambah', '{}' from orang`.execute(ctx.db);
    await record({ ...ctx, actor: tu }, { action: "update", subject: "naskahSurat", subjectId: String(rows[0]?.id), after: {} });
  });
  const bagi = async (peran: string) => (await dasbor(peran)).menunggu.map(({ kode, jumlah }) => [kode, jumlah]);
  expect((await bagi("tataUsaha")).map(([kode]) => kode)).toEqual([]);
  expect(await bagi("kepala")).toEqual(
    expect.arrayContaining([
      ["parafSurat", 1],
      ["usulanKantor", 1],
    ]),
  );
  expect(await bagi("administrator")).toEqual(
    expect.arrayContaining([
      ["parafSurat", 1],
      ["usulan", 1],
    ]),
  );
});
