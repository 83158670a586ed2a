-- The tags of the news: one row each, whatever news carry it, so that a better spelling reaches all of them at once.
create table tag (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  name text not null
);
create unique index tag_name on tag (lower(name)) where deleted_at is null;

create table berita_tag (
  berita_id uuid not null references berita (id),
  tag_id uuid not null references tag (id),
  urutan smallint not null,
  primary key (berita_id, tag_id)
);
create index berita_tag_tag on berita_tag (tag_id);

-- One row for each spelling that differs in more than capitals; the most usual one stays.
insert into tag (name)
select distinct on (lower(ditulis)) ditulis
from (select ditulis, count(*) as kali from berita, unnest(berita.tags) as ditulis group by ditulis) as terpakai
order by lower(ditulis), kali desc, ditulis;

insert into berita_tag (berita_id, tag_id, urutan)
select berita.id, tag.id, min(ditulis.urutan)
from berita, unnest(berita.tags) with ordinality as ditulis (name, urutan)
join tag on lower(tag.name) = lower(ditulis.name)
group by berita.id, tag.id;

alter table berita drop column tags;

-- The register of tags tells how many news carry each.
create view daftar_tag as
select tag.*, (
  select count(*)::integer
  from berita_tag
  join berita on berita.id = berita_tag.berita_id and berita.deleted_at is null
  where berita_tag.tag_id = tag.id
) as dipakai
from tag;
