import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";

/** Whether the class at hand (`kelas`) has a wali kelas who can sign in: what is told to anybody else, nobody reads. */
export const reachableWali = sql<boolean>`exists (
  select from akun where akun.id = kelas.wali_id and akun.aktif and ${notDeleted("akun")} and akun.password_hash is not null)`;
