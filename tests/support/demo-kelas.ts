import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";

/** A small school: two classes with a week of lessons, their wali kelas and a teacher, in the school year 2026/2027. */
export interface DemoKelas {
  readonly kelas: { readonly satu: string; readonly dua: string };
  /** Pupils of the first class in the order of their names, and one of the second. */
  readonly siswa: readonly string[];
  readonly tetangga: string;
  /** The teacher's lesson with the first class on Mondays, and somebody else's with it. */
  readonly jadwal: { readonly milikGuru: string; readonly lain: string };
}

interface Person {
  readonly wali: Actor;
  readonly guru: Actor;
}

/** Monday of an ordinary week; the Tuesday after it is a holiday ("Maulid Nabi"). */
export const senin = "2026-08-24";
export const liburan = "2026-08-25";

export async function fillDemoKelas({ db }: Ctx, { wali, guru }: Person, jumlah = 4): Promise<DemoKelas> {
  const satu = async (query: ReturnType<typeof sql<{ id: string }>>) => (await query.execute(db)).rows.map(({ id }) => id);
  for (const [{ id, name, roles }, nip] of [
    [wali, "198707302012011001"],
    [guru, "198707302012011002"],
  ] as const)
    await sql`insert into akun (id, nip, nama, peran, password_hash) values (${id}, ${nip}, ${name}, ${roles}, 'x')`.execute(db);
  const [tahun] = await satu(
    sql`insert into tahun_ajaran (nama, mulai, selesai) values ('2026/2027', '2026-07-13', '2027-06-18') returning id`,
  );
  const [semester] = await satu(sql`insert into semester (nama, jenis, mulai, selesai, tahun_ajaran_id)
    values ('Ganjil 2026/2027', 'ganjil', '2026-07-13', '2026-12-18', ${tahun}) returning id`);
  await sql`insert into hari_khusus (nama, jenis, untuk, mulai, selesai) values ('Maulid Nabi', 'libur', 'semua', ${liburan}, ${liburan})`.execute(
    db,
  );
  await sql`insert into jam_pelajaran (hari, jam_ke, mulai, selesai)
    select hari::text, ke, time '07:30' + (ke - 1) * interval '45 minutes', time '07:30' + ke * interval '45 minutes'
    from generate_series(1, 6) hari, generate_series(1, 4) ke`.execute(db);
  const kelas = await satu(sql`insert into kelas (nama, tingkat, tahun_ajaran, wali_id)
    values ('XI.F-3', 'XI', '2026/2027', ${wali.id}), ('XI.F-4', 'XI', '2026/2027', null) returning id`);
  const jadwal = await schedule(satu, { semester, kelas: kelas[0], guru: guru.id });
  const siswa = await satu(sql`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk)
    select 'Siswa ' || lpad(n::text, 2, '0'), 'perempuan', 'aktif', ${kelas[0]}::uuid, '2026-07-13'
    from generate_series(1, ${jumlah}::int) n order by n returning id`);
  const [tetangga = ""] = await satu(sql`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk)
    values ('Tetangga', 'laki-laki', 'aktif', ${kelas[1]}, '2026-07-13') returning id`);
  const [milikGuru = "", lain = ""] = jadwal;
  return { kelas: { satu: kelas[0] ?? "", dua: kelas[1] ?? "" }, siswa, tetangga, jadwal: { milikGuru, lain } };
}

interface Penjadwalan {
  readonly semester: string | undefined;
  readonly kelas: string | undefined;
  readonly guru: string | null;
}

type One = (query: ReturnType<typeof sql<{ id: string }>>) => Promise<string[]>;

async function schedule(satu: One, { semester, kelas, guru }: Penjadwalan): Promise<string[]> {
  const pegawai = await satu(sql`insert into pegawai (nama, jenis, status, akun_id)
    values ('Guru Fikih', 'guru', 'pns', ${guru}), ('Guru Lain', 'guru', 'pns', null) returning id`);
  const [fikih] = await satu(
    sql`insert into mata_pelajaran (kode, nama, kelompok, aktif) values ('FIK', 'Fikih', 'agama', true) returning id`,
  );
  const jadwal: string[] = [];
  for (const [index, milik] of pegawai.entries()) {
    const [pengampu] = await satu(sql`insert into pengampu (semester_id, kelas_id, mata_pelajaran_id, pegawai_id, jp)
      values (${semester}, ${kelas}, ${fikih}, ${milik}, 2) returning id`);
    jadwal.push(
      ...(await satu(sql`insert into jadwal_pelajaran (pengampu_id, semester_id, kelas_id, mata_pelajaran_id, pegawai_id, hari, jam_ke, jumlah_jam)
        values (${pengampu}, ${semester}, ${kelas}, ${fikih}, ${milik}, '1', ${index * 2 + 1}, 2) returning id`)),
    );
  }
  return jadwal;
}
