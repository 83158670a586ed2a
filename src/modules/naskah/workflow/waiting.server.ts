import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { actingOn } from "#modules/kepegawaian/index.server.ts";
import { writtenBy } from "./co-write.server.ts";

/** @param saya an account, or one of a query */
interface Whose {
  readonly saya: string | null | RawBuilder<unknown>;
  readonly hari: string;
}

/** Who initials where no position does: the office. Who comes later here has the duty only while nobody before them may. */
const inOrder = sql`unnest('{tataUsaha,administrator,kepala}'::text[]) with ordinality as duty (peran, place)`;

/** Everybody who has the duty anywhere, with their place: asked for once, whatever the number of letters. */
const duties = sql`with duties as materialized (
  select penerima.id, min(place) as place from (select id, peran from penerima offset 0) penerima join ${inOrder} on duty.peran = any(penerima.peran) group by penerima.id)`;

/**
 * Letters of a query that calls them `naskah`, whose next initials are this person's duty: of who acts in the position that comes next.
 * Where none comes next, or whoever acts in it wrote the letter, of the office. More people may give them than are asked.
 */
export const waitsForInitials = ({ saya, hari }: Whose): RawBuilder<boolean> =>
  sql`(naskah.status = 'diajukan' and not ${writtenBy(saya)} and (
    select case when coalesce(bool_and(${writtenBy(sql.ref("kini.akun_id"))}), naskah.paraf_berikut is null)
      then exists (${duties} select from duties mine where mine.id = (${saya})::uuid
        and not exists (select from duties before where before.place < mine.place and not ${writtenBy(sql.ref("before.id"))}))
      else coalesce(bool_or(kini.akun_id = (${saya})::uuid), false) end
    from ${actingOn(hari)} kini where kini.jabatan = naskah.paraf_berikut))`;

/** The same for the signature: the head and who acts for them sign every letter, others where the chain names their position. */
export const waitsForSignature = ({ saya, hari }: Whose): RawBuilder<boolean> =>
  sql`(naskah.status = 'diparaf' and (naskah.penanda_jabatan is null
    or naskah.penanda_jabatan = 'kepala' and exists (select from penerima where id = (${saya})::uuid and 'kepala' = any(penerima.peran))
    or exists (select from ${actingOn(hari)} kini where kini.jabatan = naskah.penanda_jabatan and kini.akun_id = (${saya})::uuid)))`;
