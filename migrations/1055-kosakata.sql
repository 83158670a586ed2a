-- A word with a typing error is compared with the words that news hold, each of them once, in place of every text that holds it.
-- Not unique: two who publish the same new word at the same moment do not wait for each other, and a word that stands twice does no harm.
create table kosakata (kata text not null);
create index kosakata_kata on kosakata (kata);
create index kosakata_mirip on kosakata using gin (kata gin_trgm_ops) with (fastupdate = off);
comment on table kosakata is 'The words of published news, for forgiving typing errors in the search of the whole site. What is found by them is read from the news themselves.';

create function kata_berita(nama text, ringkasan text, isi text) returns text[] language sql stable as $$
  select array_agg(kata) from unnest(tsvector_to_array(to_tsvector('simple', concat_ws(' ', nama, ringkasan, left(isi, 200000))))) kata
  where kata ~ '^[[:alpha:]]{3,24}$'
$$;
comment on function kata_berita is 'The words of a news item, each once, as they are written.';

create function batang_berita() returns setof text language sql stable as $$
  select word from ts_stat('select kata from berita where status = ''terbit'' and deleted_at is null')
$$;
comment on function batang_berita is 'The stems that published news hold, each once.';

create function catat_kosakata() returns trigger language plpgsql as $$
begin
  insert into kosakata (kata)
  select baru from unnest(kata_berita(new.name, new."desc", new.content)) baru
  where not exists (select from kosakata where kata = baru);
  return null;
end $$;
comment on function catat_kosakata is 'What is published is forgiven typing errors from then on.';
create trigger kosakata_baru after insert on berita for each row
  when (new.status = 'terbit' and new.deleted_at is null) execute function catat_kosakata();
create trigger kosakata_ubah after update of name, "desc", content, status, deleted_at on berita for each row
  when (new.status = 'terbit' and new.deleted_at is null) execute function catat_kosakata();

insert into kosakata (kata)
select distinct unnest(kata_berita(name, "desc", content)) from berita where status = 'terbit' and deleted_at is null;
