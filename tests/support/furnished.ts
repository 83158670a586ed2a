/** A registration in the midst of its way and its neighbour, and all that stands of either: for tests of presses that must touch one of them alone. */
import { beforeAll, beforeEach } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";

export const now = new Date("2027-03-01T02:00:00Z");
export const [kk, akta] = ["Kartu keluarga", "Akta kelahiran"] as const;
export const uploads = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"] as const;

interface Pair {
  readonly own: string;
  readonly other: string;
  /** All that stood of the neighbour before the press. */
  readonly before: unknown;
}

export function usePair() {
  const home = useDatabase({ policy, clock: () => now });
  const { scope } = home;
  const as = <T>(work: (ctx: Ctx) => Promise<T>, who = nurlaela) => scope(who).transaction(work);
  const rows = async <R>(query: ReturnType<typeof sql<R>>) => (await as(({ db }) => query.execute(db))).rows;
  const hanging = ["usulan_keadaan", "perbaikan_pendaftaran", "permintaan_perbaikan", "berkas_pendaftaran", "langkah_pendaftaran"];

  /** All that stands of one registration, to the last column. */
  async function standing(id: string) {
    const all: Record<string, unknown> = { pendaftaran: await rows(sql`select * from pendaftaran where id = ${id}`) };
    for (const table of [...hanging, "potongan_unggahan"])
      all[table] = await rows(sql`select * from ${sql.table(table)} satu where pendaftaran_id = ${id} order by satu::text`);
    return all;
  }

  /** A proposal, two fields given back, two requests, two papers, pieces of two files. */
  async function furnish(name: string): Promise<string> {
    const { id } = await register(scope(), name);
    await as(async ({ db }) => {
      await sql`update pendaftaran set keadaan = 'terverifikasi' where id = ${id}`.execute(db);
      await sql`insert into usulan_keadaan (pendaftaran_id, ke, alasan, oleh, pelaku, pada)
        values (${id}, 'tidak diterima', 'Usia lebih', ${nurlaela.id}, 'Nurlaela', ${now})`.execute(db);
      await sql`insert into perbaikan_pendaftaran (pendaftaran_id, isian, jenis, sebab, pelaku, pada, selesai) values
        (${id}, 'alamat', 'diminta', 'salah-ketik', 'Nurlaela', ${now}, null), (${id}, 'nisn', 'diminta', 'salah-ketik', 'Nurlaela', ${now}, null),
        (${id}, 'nisn', 'diminta', 'salah-ketik', 'Nurlaela', '2027-02-01', '2027-02-02')`.execute(db);
      await sql`insert into permintaan_perbaikan (pendaftaran_id, isian, isi, pada, jawaban, dijawab_pelaku, dijawab_pada) values
        (${id}, 'namaIbu', 'Hasnah', ${now}, null, null, null), (${id}, 'alamat', 'Jalan Baru', ${now}, null, null, null),
        (${id}, 'namaIbu', 'Hasna', '2027-02-01', 'diperbaiki', 'Rusdin', '2027-02-02')`.execute(db);
      for (const dokumen of [kk, akta])
        await sql`with satu as (insert into berkas (kunci, nama, jenis, ukuran, sidik)
            values (gen_random_uuid()::text, 'a.pdf', 'application/pdf', 9, repeat('0', 64)) returning id)
          insert into berkas_pendaftaran (pendaftaran_id, dokumen, berkas_id, halaman, dikirim) select ${id}, ${dokumen}, id, 1, ${now} from satu`.execute(
          db,
        );
      for (const unggahan of uploads)
        await sql`insert into potongan_unggahan (pendaftaran_id, unggahan, mulai, isi, pada) values (${id}, ${unggahan}, 0, 'a', ${now})`.execute(
          db,
        );
    });
    return id;
  }

  const pair = { own: "", other: "", before: undefined as unknown };
  beforeAll(async () => {
    await openCommittee(scope(nurlaela));
    await addJalur(scope(nurlaela), { dokumen: `${kk}\n${akta}` });
    pair.other = await furnish("Anak Tetangga");
  });
  let born = 0;
  beforeEach(async () => {
    pair.own = await furnish(`Anak Sendiri ${++born}`);
    pair.before = await standing(pair.other);
  });
  return { home, as, rows, standing, furnish, pair: pair as Pair };
}
