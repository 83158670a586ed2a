-- To the server "putra/putri", "selesai.Kepala" and "XII-3" are one word each, a path, a host and a number: neither half was found. A text
-- is parted where the words that are sought are parted, at whatever is no letter and no figure.
create function kata_terpisah(isi text) returns text language sql immutable parallel safe as $$
  select translate(regexp_replace(isi, '\]\([^])[:space:]]*\)', ' ', 'g'), './@_-~<>&+?=#%:', repeat(' ', 15))
$$;
comment on function kata_terpisah is 'A text without the addresses of its links and pictures and without the signs by which the server binds words together.';

drop view daftar_berita;
alter table berita drop column kata;
alter table berita add kata tsvector generated always as (
  setweight(to_tsvector('indonesian', kata_terpisah(name || ' ' || coalesce("desc", ''))), 'A')
    || to_tsvector('indonesian', kata_terpisah(left(content, 200000)))
) stored;
create index berita_kata on berita using gin (kata) where status = 'terbit' and deleted_at is null;
comment on column berita.kata is 'Stems of all its words, for the search of the whole site; those of title and summary weigh A';

create view daftar_berita as
select berita.*, (
  select string_agg(tag.name, ', ' order by berita_tag.urutan)
  from berita_tag
  join tag on tag.id = berita_tag.tag_id and tag.deleted_at is null
  where berita_tag.berita_id = berita.id
) as tags
from berita;
comment on view daftar_berita is 'news as a list that comes and goes as a spreadsheet, with their tags in one cell, without the bin.';

create or replace function kata_berita(nama text, ringkasan text, isi text) returns text[] language sql stable as $$
  select array_agg(kata)
  from unnest(tsvector_to_array(to_tsvector('simple', kata_terpisah(concat_ws(' ', nama, ringkasan, left(isi, 200000)))))) kata
  where kata ~ '^[[:alpha:]]{3,24}$'
$$;

insert into kosakata (kata)
select distinct baru from berita, unnest(kata_berita(name, "desc", content)) baru
where status = 'terbit' and deleted_at is null and not exists (select from kosakata where kosakata.kata = baru);
