import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { actingOn } from "#modules/kepegawaian/index.server.ts";
import { writtenBy } from "./co-write.server.ts";

interface Whose {
  readonly saya: string | null;
  readonly hari: string;
}

/** Letters of a query that calls them `naskah`, whose next initials are this person's. */
export const waitsForInitials = ({ saya, hari }: Whose, reach: "yes" | "own"): RawBuilder<boolean> =>
  sql`(naskah.status = 'diajukan' and not ${writtenBy(saya)} and (${reach === "yes"} and naskah.paraf_berikut is null
    or exists (select from ${actingOn(hari)} kini where kini.jabatan = naskah.paraf_berikut and kini.akun_id = ${saya}::uuid)))`;

/** The same for the signature: the head and who acts for them sign every letter, others where the chain names their position. */
export const waitsForSignature = ({ saya, hari }: Whose): RawBuilder<boolean> =>
  sql`(naskah.status = 'diparaf' and (naskah.penanda_jabatan is null
    or naskah.penanda_jabatan = 'kepala' and exists (select from penerima where id = ${saya}::uuid and 'kepala' = any(penerima.peran))
    or exists (select from ${actingOn(hari)} kini where kini.jabatan = naskah.penanda_jabatan and kini.akun_id = ${saya}::uuid)))`;
