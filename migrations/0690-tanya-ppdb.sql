-- The national examination ended in 2021, and not every intake is sorted by programme: a period says whether its form asks for them.
alter table periode_ppdb
  add column tanya_un boolean not null default true,
  add column tanya_jurusan boolean not null default true;
-- Periods that stand already ask on as before; new ones ask where somebody says so.
alter table periode_ppdb alter column tanya_un set default false, alter column tanya_jurusan set default false;
comment on column periode_ppdb.tanya_un is 'Whether the form asks for the mark of the national examination. What is sent unasked is kept all the same.';
comment on column periode_ppdb.tanya_jurusan is 'Whether the form asks for the programme. What is sent unasked is kept all the same.';

alter table pendaftaran alter column nilai_u_n drop not null, alter column jurusan drop not null;
comment on column pendaftaran.nilai_u_n is 'Mark of the national examination; null where it was not asked for.';
comment on column pendaftaran.jurusan is 'The programme that the family wishes; null where it was not asked for.';

-- What the form asks for is no rule of admission either.
create or replace function jaga_aturan_ppdb() returns trigger language plpgsql as $$
declare
  periode uuid[];
  bebas constant text[] := array['versi', 'updated_at', 'simpan_bulan', 'lengkapi_sampai', 'tanya_un', 'tanya_jurusan'];
begin
  if tg_table_name = 'periode_ppdb' then
    if to_jsonb(new) - bebas = to_jsonb(old) - bebas then return new; end if;
    periode := array[new.id];
  elsif tg_table_name = 'gelombang_ppdb' then
    periode := array[new.periode_id, case when tg_op = 'UPDATE' then old.periode_id end];
  else
    select array_agg(periode_id) into periode from gelombang_ppdb
    where id = new.gelombang_id or (tg_op = 'UPDATE' and id = old.gelombang_id);
  end if;
  if exists (select from unnest(periode) as one where aturan_ppdb_terkunci(one)) then
    raise exception 'the rules of this period are published' using errcode = 'check_violation', constraint = 'aturan_ppdb_terbit';
  end if;
  return new;
end $$;
