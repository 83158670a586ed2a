import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import type { Peran } from "#modules/akun/index.ts";

/** Whose turn an open request is. */
export type Giliran = "kantor" | "kepala";

const peranGiliran: Readonly<Record<Giliran, readonly Peran[]>> = { kantor: ["administrator", "tataUsaha"], kepala: ["kepala"] };

/** Whether these roles take that turn. */
export const takes = (roles: readonly string[], giliran: Giliran): boolean => peranGiliran[giliran].some((peran) => roles.includes(peran));

const rolesOf = (giliran: Giliran) => sql`${[...peranGiliran[giliran]]}::text[]`;
const holds = (giliran: Giliran) => sql`penerima.peran && ${rolesOf(giliran)}`;

/** Whether whoever asks leads the school today; then the office decides. Of rows `cuti` joined with the asker's `akun`. */
export const askerLeads: RawBuilder<boolean> = sql<boolean>`exists (select from penerima where penerima.id = akun.id and ${holds("kepala")})`;

/** The office first, where somebody other than the asker sits in it; then the head. Of rows `cuti` joined with the asker's `akun`. */
export const turn: RawBuilder<Giliran> = sql<Giliran>`case
  when ${askerLeads} then 'kantor'
  when cuti.status = 'menunggu' and exists (select from penerima where penerima.id is distinct from akun.id and ${holds("kantor")}) then 'kantor'
  else 'kepala' end`;

/** Open requests of others that this account may bring on now. Of rows `cuti` joined with the asker's `akun`. @param saya an account */
export const waitsForCuti = (saya: string | null | RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  cuti.status in ('menunggu', 'diperiksa') and akun.id is distinct from (${saya})::uuid and exists (
    select from penerima where penerima.id = (${saya})::uuid
      and penerima.peran && case when ${turn} = 'kepala' then ${rolesOf("kepala")} else ${rolesOf("kantor")} end))`;

/** Whether somebody else than the asker and this account takes that turn. Of rows `penerima`. */
export const othersTake = (giliran: Giliran, saya: string | null, asker: string | null): RawBuilder<boolean> => sql<boolean>`exists (
  select from penerima where penerima.id is distinct from ${saya}::uuid and penerima.id is distinct from ${asker}::uuid and ${holds(giliran)})`;
