-- News as a list that comes and goes as a spreadsheet: with their tags in one cell, those in the bin left out.
create view daftar_berita as
select berita.*, (
  select string_agg(tag.name, ', ' order by berita_tag.urutan)
  from berita_tag
  join tag on tag.id = berita_tag.tag_id and tag.deleted_at is null
  where berita_tag.berita_id = berita.id
) as tags
from berita;
