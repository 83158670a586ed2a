-- The search of the whole site reads news through, by the stems of their words; 200,000 letters are more than any of them has.
alter table berita add kata tsvector generated always as (
  to_tsvector('indonesian', name || ' ' || coalesce("desc", '') || ' ' || left(content, 200000))
) stored;
create index berita_kata on berita using gin (kata) where status = 'terbit' and deleted_at is null;
comment on column berita.kata is 'Stems of all its words, for the search of the whole site';
