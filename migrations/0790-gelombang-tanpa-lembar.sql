-- A wave or a path of a period that families can register in already changes its rules as much as opening it does: somebody says that they are
-- not published. Those that stand, and those that a program makes, said it.
alter table gelombang_ppdb add column tanpa_lembar boolean not null default true;
alter table jalur_ppdb add column tanpa_lembar boolean not null default true;
comment on column gelombang_ppdb.tanpa_lembar is 'Somebody said that the wave is kept although the rules of its period are not published; the form of the portal says no unless it is ticked.';
comment on column jalur_ppdb.tanpa_lembar is 'Somebody said that the path is kept although the rules of its period are not published; the form of the portal says no unless it is ticked.';

create function jalur_ppdb_berlembar() returns trigger language plpgsql as $$
declare
  periode uuid;
begin
  if new.tanpa_lembar or new.deleted_at is not null then return null; end if;
  if tg_table_name = 'gelombang_ppdb' then periode := new.periode_id;
  else select periode_id into periode from gelombang_ppdb where id = new.gelombang_id;
  end if;
  if exists (select from periode_ppdb where id = periode and not draf and deleted_at is null)
    and not exists (select from lembar_aturan_ppdb where periode_id = periode) then
    raise exception 'the rules of this period are not published' using errcode = 'check_violation', constraint = tg_name;
  end if;
  return null;
end $$;
comment on function jalur_ppdb_berlembar() is 'A wave or path belongs to a draft, to published rules, or somebody said that there are none.';
create constraint trigger gelombang_ppdb_berlembar after insert or update on gelombang_ppdb
  deferrable initially immediate for each row execute function jalur_ppdb_berlembar();
create constraint trigger jalur_ppdb_berlembar after insert or update on jalur_ppdb
  deferrable initially immediate for each row execute function jalur_ppdb_berlembar();
