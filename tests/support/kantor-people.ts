import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { approvePerangkat } from "#modules/absensi/perangkat/check-perangkat.server.ts";
import type { JenisPerangkat } from "#modules/absensi/perangkat/labels.ts";
import { checkCode, proposePerangkat } from "#modules/absensi/perangkat/propose-perangkat.server.ts";
import type { TestDatabase } from "./database.ts";

/** Somebody of the staff with the account that they act by. @returns the id of the staff record */
export async function addPerson({ db }: Ctx, { id, roles }: Actor, { nip, nama }: { nip: string; nama: string }): Promise<string> {
  await sql`insert into akun (id, nip, nama, peran) values (${id}, ${nip}, ${nama}, ${[...roles]})`.execute(db);
  const { rows } = await sql<{ id: string }>`insert into pegawai (nama, jenis, status, unit_kerja, akun_id)
    values (${nama}, 'tenaga-kependidikan', 'honorer', 'MAN1PALU', ${id}) returning id`.execute(db);
  return rows[0]?.id ?? "";
}

interface Pasang {
  readonly nama?: string;
  readonly jenis?: JenisPerangkat;
  readonly alamat?: string;
}

/** A device that one has asked for and the other has checked. @returns what it carries, and its id */
export async function installPerangkat(
  home: TestDatabase,
  [pengaju, pemeriksa]: readonly [Actor, Actor],
  { nama = "Meja piket", jenis = "kios", alamat = "203.0.113.9" }: Pasang = {},
) {
  const token = await home.scope(pengaju).transaction((ctx) => proposePerangkat(ctx, { nama, jenis, alamat }));
  const { id, kode } = await home.scope(pengaju).transaction(async (ctx) => {
    const terbaru = ctx.db.selectFrom("kiosAbsensi").select("id").orderBy("createdAt", "desc").orderBy("berlakuSampai", "desc");
    const { id } = await terbaru.executeTakeFirstOrThrow();
    return { id, kode: checkCode(ctx, id) };
  });
  await approvePerangkat(home.scope(pemeriksa), id, kode);
  return { token, id };
}
