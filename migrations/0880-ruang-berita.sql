-- What stands below the main picture, which series an item belongs to, when it goes off the site again, and why it was given back.
alter table berita
  add keterangan_gambar text check (char_length(keterangan_gambar) <= 300),
  add seri text check (char_length(seri) <= 80),
  add turun_pada timestamptz,
  add catatan_tinjauan text check (char_length(catatan_tinjauan) <= 600),
  add constraint berita_turun_pada check (turun_pada > terbit_pada);
create index berita_seri on berita (lower(seri), tanggal) where seri is not null and status = 'terbit' and deleted_at is null;
create index berita_turun on berita (turun_pada) where turun_pada is not null and status = 'terbit' and deleted_at is null;

-- Who took a picture, said wherever it stands in a text.
alter table gambar add pemotret text check (char_length(pemotret) <= 120);

-- The secret is kept as it is: whoever reads this table can read the draft itself.
create table berita_pratinjau (
  berita_id uuid primary key references berita (id) on delete cascade,
  rahasia text not null unique check (rahasia ~ '^[A-Za-z0-9_-]{32}$'),
  sampai timestamptz not null,
  at timestamptz not null default now(),
  oleh_id uuid
);
comment on table berita_pratinjau is 'The address under which one news item can be read before it is out, by whoever was given it, until its time ends or it is taken back.';

-- The list shows the new columns too.
drop view daftar_berita;
create view daftar_berita as
select berita.*, (
  select string_agg(tag.name, ', ' order by berita_tag.urutan)
  from berita_tag
  join tag on tag.id = berita_tag.tag_id and tag.deleted_at is null
  where berita_tag.berita_id = berita.id
) as tags
from berita;
comment on view daftar_berita is 'news as a list that comes and goes as a spreadsheet, with their tags in one cell, without the bin.';
