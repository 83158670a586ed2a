import type { Scope } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addPeriode, receivePendaftaran } from "#modules/ppdb/index.server.ts";
import { actor } from "./database.ts";
import { registration } from "./registrations.ts";

/** Two of the committee, so that one can agree to what the other proposes. */
export const nurlaela = actor("panitiaPpdb");
export const rusdin = actor("administrator", "panitiaPpdb");

/** Their accounts, and a period that is open on 1 March 2027. */
export const openCommittee = (scope: Scope): Promise<void> =>
  scope.transaction(async (ctx) => {
    await sql`insert into akun (id, nip, nama, peran) values
      (${nurlaela.id}, '197001011995031001', 'Nurlaela', array['panitiaPpdb']),
      (${rusdin.id}, '197002021995031002', 'Rusdin', array['administrator', 'panitiaPpdb'])`.execute(ctx.db);
    await addPeriode(ctx, {
      ...{ tahunAjaran: "2027/2028", buka: "2027-02-01", tutup: "2027-06-30", kuota: 288 },
      ...{ pengumuman: "2027-07-05", daftarUlangMulai: "2027-07-06", daftarUlangSelesai: "2027-07-11" },
    });
  });

/** One family's registration, as the wizard sends it. */
export const register = (scope: Scope, name: string, changed: object = {}) =>
  scope.transaction((ctx) => receivePendaftaran(ctx, { ...registration(name), ...changed }, { key: null, source: "json" }));
