-- No period becomes open without published rules unless somebody says so. Periods that stand, and those that a program makes, said it.
alter table periode_ppdb add column tanpa_lembar boolean not null default true;
comment on column periode_ppdb.tanpa_lembar is 'Somebody said that the period opens although its rules are not published; the form of the portal says no unless it is ticked.';

create function periode_ppdb_berlembar() returns trigger language plpgsql as $$
begin
  if not new.draf and not new.tanpa_lembar and new.deleted_at is null
    and not exists (select from lembar_aturan_ppdb where periode_id = new.id) then
    raise exception 'the rules of this period are not published' using errcode = 'check_violation', constraint = 'periode_ppdb_berlembar';
  end if;
  return null;
end $$;
comment on function periode_ppdb_berlembar() is 'A period is a draft, has published rules, or somebody said that it has none.';
-- Publishing the rules ends the draft and keeps the sheet in one transaction.
create constraint trigger periode_ppdb_berlembar after insert or update of draf, tanpa_lembar, deleted_at on periode_ppdb
  deferrable initially immediate for each row execute function periode_ppdb_berlembar();

-- Whether somebody said so is no rule of admission.
create or replace function jaga_aturan_ppdb() returns trigger language plpgsql as $$
declare
  periode uuid[];
  bebas constant text[] := array['versi', 'updated_at', 'simpan_bulan', 'lengkapi_sampai', 'tanya_un', 'tanya_jurusan', 'susulan_hari', 'tanpa_lembar'];
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
