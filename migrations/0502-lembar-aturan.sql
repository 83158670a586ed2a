-- The rules of an intake as they were published: each version with its bytes, their digest and why it took the place of the former.
create table lembar_aturan_ppdb (
  id uuid primary key default gen_random_uuid(),
  periode_id uuid not null references periode_ppdb (id),
  nomor integer not null check (nomor > 0),
  isi text not null,
  sidik text not null check (sidik ~ '^[0-9a-f]{64}$'),
  alasan text,
  diterbitkan_pada timestamptz not null,
  unique (periode_id, nomor),
  constraint lembar_aturan_ppdb_alasan check (nomor = 1 or btrim(alasan) <> '')
);
comment on table lembar_aturan_ppdb is 'Published versions of the rules of an intake: canonical JSON, its SHA-256, and the reason of a later version. Never changed.';

create table perubahan_aturan_ppdb (
  periode_id uuid primary key references periode_ppdb (id),
  alasan text not null check (btrim(alasan) <> ''),
  dibuka_pada timestamptz not null
);
comment on table perubahan_aturan_ppdb is 'Published rules that are being changed, and why; gone when the next version is published.';

create function lembar_aturan_tetap() returns trigger language plpgsql as $$
begin
  raise exception 'a published sheet of rules is never changed';
end $$;
comment on function lembar_aturan_tetap() is 'Refuses every change of a published sheet of rules.';
create trigger lembar_aturan_tetap before update or delete on lembar_aturan_ppdb for each row execute function lembar_aturan_tetap();

create function aturan_ppdb_terkunci(periode uuid) returns boolean language sql stable
  return exists (select from lembar_aturan_ppdb where periode_id = periode)
    and not exists (select from perubahan_aturan_ppdb where periode_id = periode);
comment on function aturan_ppdb_terkunci(uuid) is 'Whether the rules of a period are published and nobody said why they should change.';

create function jaga_aturan_ppdb() returns trigger language plpgsql as $$
declare periode uuid[];
begin
  if tg_table_name = 'periode_ppdb' then
    if to_jsonb(new) - array['versi', 'updated_at'] = to_jsonb(old) - array['versi', 'updated_at'] then return new; end if;
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
comment on function jaga_aturan_ppdb() is 'Refuses changes of rules that are published, by whichever door they come.';
create trigger jaga_aturan_ppdb before update on periode_ppdb for each row execute function jaga_aturan_ppdb();
create trigger jaga_aturan_ppdb before insert or update on gelombang_ppdb for each row execute function jaga_aturan_ppdb();
create trigger jaga_aturan_ppdb before insert or update on jalur_ppdb for each row execute function jaga_aturan_ppdb();
