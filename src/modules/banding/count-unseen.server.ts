import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { zone } from "#kit/time-zone.ts";
import { differsPredicate } from "./rows-of-banding.server.ts";

interface Compared {
  /** Name of the register. */
  readonly register: string;
  /** Fields that whoever asks may see in all of its rows. */
  readonly fields: readonly string[];
}

/** What nobody has looked at in the newest list of each source, as one value: an older list says nothing that the newer does not. */
export const countUnseen = ({ register, fields }: Compared): RawBuilder<unknown> => sql`
  with terakhir as (select distinct on (sumber) id, created_at from banding where register = ${register} order by sumber, created_at desc)
  select json_build_object('jumlah', count(*), 'sejak', to_char(min(terakhir.created_at) at time zone ${zone.name}, 'YYYY-MM-DD'))
  from terakhir join banding_baris baris on baris.banding_id = terakhir.id where baris.hasil is null and ${differsPredicate(fields)}`;
